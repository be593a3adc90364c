"""Every card of Flagship does what it says: one story or more for each."""
