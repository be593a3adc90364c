"""The combat phase: battles, reputation, attacks on the population, occupation (ECL-CMB…OCC)."""
