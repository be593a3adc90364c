"""The look in a terminal, the same for all games: colour and shape of every seat, a few roles."""

from __future__ import annotations

SHAPES = "▲●■◆⬟✚"
"""The shape of each seat; it stands beside the colour everywhere."""
COLOURS = ("#E69F00", "#56B4E9", "#2FB38A", "#F0E442", "#CC79A7", "#D55E00")
ACCENT = "#FFB454"
"""What you can do."""
QUIET = "#9AA6C4"
INFO = "#5CC8FF"
BAD = "#FF6B6B"
