"""Battle odds: what may come of a battle, and how likely; they know no table."""
