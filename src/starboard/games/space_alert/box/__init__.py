"""Tools for people with the box on their table: mission player, resolver, post-mortem."""
