"""Scripts of missions: what is noticed, what holds, what is done (DD-TRIGGER)."""
