"""Tools for people with the cards on a table: decks, odds, point sheets, tournaments."""
