"""What every table on a screen shares: wire types, the contract of drawing, from a match to one viewer's scene."""
