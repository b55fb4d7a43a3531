"""The table on a screen: where everything lies, what it looks like, what can be picked, what is asked."""
