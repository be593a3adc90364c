"""Tools for developers; none of this is installed."""
