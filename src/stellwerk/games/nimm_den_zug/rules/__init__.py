"""The rulebook: one file per heading, with moves, options and scoring beside them."""
