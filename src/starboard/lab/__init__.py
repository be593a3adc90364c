"""The laboratory: many games at once, ratings, adapters."""
