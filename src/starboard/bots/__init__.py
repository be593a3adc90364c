"""Bots for every game. They receive views, never states: see `docs/write-a-bot.md`."""

from starboard.bots.guard import Fault, Guarded
from starboard.bots.named import BOTS, read_bots, seat_bot
from starboard.kernel.bot import Blind, Bot, Budget, Decision, Reason, Think

__all__ = [
    "BOTS",
    "Blind",
    "Bot",
    "Budget",
    "Decision",
    "Fault",
    "Guarded",
    "Reason",
    "Think",
    "read_bots",
    "seat_bot",
]
