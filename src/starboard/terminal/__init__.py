"""The terminal game: people and bots in any mix at one keyboard."""

from starboard.table.table import BotSeat
from starboard.terminal.screen import Screen
from starboard.terminal.session import Person, Player, Session

__all__ = ["BotSeat", "Person", "Player", "Screen", "Session"]
