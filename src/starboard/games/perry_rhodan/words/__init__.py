"""What the words of cards do, one module a family; importing this fills the table of words."""

from starboard.games.perry_rhodan.words import hands, turning

__all__ = ["hands", "turning"]
