"""Tools for people with the box on the table."""
