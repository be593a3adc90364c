"""Indoor missions: squares, doors, guards, alarm."""
