"""How things print themselves: in one line here, drawn by a module above the kernel."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from starboard.kernel.seats import CLOCK, Seat, Seats

DRAWING = "starboard.screen.prompt"
"""What draws boards and knows texts and rules; the kernel only knows its name."""


def drawn(what: str, thing: object) -> str:
    """What the module above makes of a thing; it is imported when first asked for."""
    return str(getattr(import_module(DRAWING), what)(thing))


def said_seats(seats: Seats) -> str:
    """Seats as they are counted: `seat 1`, `seats 0, 2`, `time`."""
    numbers = [str(seat) for seat in seats if seat != CLOCK]
    people = f"seat{'s' if len(numbers) > 1 else ''} {', '.join(numbers)}" if numbers else ""
    time = "time" if CLOCK in seats else ""
    return " and ".join([whom for whom in (people, time) if whom])


def seen_by(seat: Seat | None) -> str:
    """Whose view it is."""
    return "as everybody sees it" if seat is None else f"as seat {seat} sees it"


def entries(count: int) -> str:
    """So many entries of a log."""
    return "1 entry" if count == 1 else f"{count} entries"


def answering(thing: object, base: type[Any]) -> str:
    """A room of a game in one line: its class, and which of the questions it answers."""
    kind, questions = type(thing), vars(base)
    asked = [name for name in questions if name[0] != "_" and callable(questions[name])]
    own = [name for name in asked if getattr(kind, name) is not getattr(base, name)]
    return f"<{kind.__name__}: {', '.join(own)}>" if own else f"<{kind.__name__}>"
