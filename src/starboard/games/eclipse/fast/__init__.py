"""What is compiled to machine code where numba is installed."""
