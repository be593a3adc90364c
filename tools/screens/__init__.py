"""Screenshots of the client: real positions, every size, both themes, both languages."""
