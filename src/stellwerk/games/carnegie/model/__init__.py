"""What lies on the table: names, components, player boards, the state, and its written form."""
