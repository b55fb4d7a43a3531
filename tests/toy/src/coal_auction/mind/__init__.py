"""How a sensible player judges."""
