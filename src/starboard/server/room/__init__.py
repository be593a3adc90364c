"""A table with its people: what may be done there, and what it becomes. No I/O."""
