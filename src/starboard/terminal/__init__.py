"""The terminal game: people and bots in any mix at one keyboard."""

from starboard.terminal.screen import Screen
from starboard.terminal.session import BotSeat, Person, Player, Session

__all__ = ["BotSeat", "Person", "Player", "Screen", "Session"]
