"""What the words of cards do, one module a family; importing this fills the table of words."""

from starboard.games.perry_rhodan.words import counting, hands, moving, searching, turning

__all__ = ["counting", "hands", "moving", "searching", "turning"]
