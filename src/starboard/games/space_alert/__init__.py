"""Space Alert: ten minutes of planning by everyone at once, then the film of what was planned."""
