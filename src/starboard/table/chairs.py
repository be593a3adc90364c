"""Who sits where, and what everybody is called."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

import msgspec

from starboard.kernel.seats import Seat

BOT_NAMES = ("Ada", "Alan", "Grace", "Konrad", "Hedy", "Joseph")
"""By seat, the same in every language."""
CALL_SIGNS = (
    "Heron", "Kestrel", "Curlew", "Merlin", "Osprey", "Plover", "Siskin", "Swift", "Tern", "Wren",
)  # fmt: skip
"""What people are called who do not say: birds, since stars are places of the games."""


class ChairKind(StrEnum):
    """Who sits on a seat; `hot` is somebody beside a person, at the same device."""

    EMPTY = "empty"
    PERSON = "person"
    BOT = "bot"
    HOT = "hot"


class Chair(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits on a seat; of somebody beside a person `person` is that person."""

    kind: ChairKind = ChairKind.EMPTY
    person: str = ""
    name: str = ""
    bot: str = ""
    ready: bool = False
    left: bool = False
    """A person who got up during the game; a bot plays for them."""
    orders: dict[str, str] = {}
    """Private standing orders: kind of window to `always`, `answer` or `never`."""
    brought: dict[str, str] = {}
    """What the seat brings along for private options; secret until the end."""


EMPTY = Chair()


def is_bot(chair: Chair) -> bool:
    """Whether a bot decides for this seat; also for a person who has left."""
    return chair.kind is ChairKind.BOT or chair.left


def is_deserted(chairs: Sequence[Chair]) -> bool:
    """Whether no person sits at a table any more."""
    return all(is_bot(chair) for chair in chairs)


def name_of(chairs: Sequence[Chair], seat: Seat) -> str:
    """What a seat is called; bots have names too, so that two of a kind can be told apart."""
    chair = chairs[seat]
    if chair.kind is ChairKind.BOT and not chair.name:
        return BOT_NAMES[seat % len(BOT_NAMES)]
    return chair.name or str(seat + 1)


def names_of(chairs: Sequence[Chair]) -> list[str]:
    """What all seats are called."""
    return [name_of(chairs, seat) for seat in range(len(chairs))]


def people_among(chairs: Sequence[Chair], seats: Sequence[Seat]) -> list[Seat]:
    """Those of some seats where people decide; time is nobody."""
    return [seat for seat in seats if seat >= 0 and not is_bot(chairs[seat])]


def bots_among(chairs: Sequence[Chair], seats: Sequence[Seat]) -> list[Seat]:
    """Those of some seats where bots decide."""
    return [seat for seat in seats if seat >= 0 and is_bot(chairs[seat])]
