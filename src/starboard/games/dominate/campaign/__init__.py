"""Missions and the campaign they make: books, roles, cards, stalemate, log (DD-CAMP, DD-LOG)."""
