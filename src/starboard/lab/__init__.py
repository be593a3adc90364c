"""The laboratory: many games at once, ratings, measurements, adapters."""
