"""What tests of games are written with."""

from starboard.testing.clauses import clause

__all__ = ["clause"]
