"""The words for tables, once for store and wire: where they stand, who comes, what is agreed on."""

from __future__ import annotations

from enum import StrEnum

import msgspec


class Status(StrEnum):
    """Where a table stands."""

    LOBBY = "lobby"
    RUNNING = "running"
    FINISHED = "finished"
    ABANDONED = "abandoned"


class Visibility(StrEnum):
    """Who can come to a table: anybody, anybody with the link, nobody else."""

    OPEN = "open"
    INVITE = "invite"
    PRIVATE = "private"


class TimeOut(StrEnum):
    """What happens to a seat whose time is up."""

    BOT = "bot"
    CONCEDE = "concede"


class Proposed(StrEnum):
    """What a table can agree on."""

    UNDO = "undo"
    PAUSE = "pause"
    RESUME = "resume"
    AGREE = "agree"
    """End the game here; nobody wins."""
    ABANDON = "abandon"
    """Give the table up; the game has no result."""


class Mark(
    msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True, forbid_unknown_fields=True
):
    """A mark on the sketch pad: whose, which sign, at which thing; an arrow leads `to` one."""

    seat: int
    sign: str
    at: str
    to: str = ""
    number: int = 0


UNFINISHED = (Status.LOBBY, Status.RUNNING)
OVER = (Status.FINISHED, Status.ABANDONED)
