"""Tests of the workshop: documents, files, command line, soak."""
