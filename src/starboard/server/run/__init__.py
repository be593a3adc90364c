"""How a server is run: processes, connections, hand-off, backup."""
