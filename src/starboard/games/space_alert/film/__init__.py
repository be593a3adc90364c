"""The mission round, played like a film: turns, crew, threats and damage (SA-APPEAR … SA-SCORE)."""
