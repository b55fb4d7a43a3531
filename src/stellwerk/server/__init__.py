"""Tables, seats, the store, HTTP and WebSocket."""
