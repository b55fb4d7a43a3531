"""What every game promises. Each test is run at every table of every game that is certified."""
