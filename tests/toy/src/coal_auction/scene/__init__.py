"""What the table looks like, from what a viewer sees only."""
