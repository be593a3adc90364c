"""The words of cards at work: one place a word, and texts carried out effect by effect."""

from starboard.cards.words.lexicon import Argument, Lexicon, Word

__all__ = ["Argument", "Lexicon", "Word"]
