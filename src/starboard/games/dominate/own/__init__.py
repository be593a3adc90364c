"""Scenarios and missions of one's own: read, checked, and added to the box."""
