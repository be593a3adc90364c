"""What happened, one module a chapter."""
