"""What one viewer is told of a table, and how little of it has to be sent again."""
