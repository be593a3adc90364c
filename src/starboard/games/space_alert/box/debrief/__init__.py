"""The debriefing: what lost the ship, link by link backwards, and a word for everybody."""
