"""The WebSocket: one connection a person, every request answered once."""
