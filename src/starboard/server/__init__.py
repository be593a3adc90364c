"""The server: people, tables, play over a socket, and the storage under them."""
