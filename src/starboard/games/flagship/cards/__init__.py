"""The cards of Flagship: what is printed on them, files of them, decks and packs."""
