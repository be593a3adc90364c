"""The HTTP interface and the pages."""
