"""How Perry Rhodan is thought about."""
