"""What every game shares: rules as steps, continuations as data. Pure: no I/O, no clock, no global random."""
