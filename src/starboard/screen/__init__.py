"""What games and the terminal draw with: the look, keys, and what a game shows in a terminal."""

from starboard.screen.terminal import Terminal, terminal_of

__all__ = ["Terminal", "terminal_of"]
