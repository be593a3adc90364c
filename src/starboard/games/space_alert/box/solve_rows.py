"""Plans as letters, ships that are alike, and damage tokens in a fixed order."""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from typing import Final

from starboard.games.space_alert.kinds import ZONES, Action
from starboard.games.space_alert.phases import TURNS
from starboard.games.space_alert.state import Crew, Mission, Threat
from starboard.kernel import Chance

EMPTY: Final = Action.EMPTY.value

Rows = tuple[str, ...]
"""A plan: twelve letters for each crew member."""


def laid(rows: Sequence[Sequence[Action]]) -> Rows:
    """Rows of actions as twelve letters each."""
    return tuple(["".join([a.value for a in row]).ljust(TURNS, EMPTY) for row in rows])


def fields(kind: type[Crew | Threat | Mission], lists: bool, *without: str) -> list[str]:
    """The names of the fields that hold lists, or of those that do not."""
    named = kind.field_types.items()
    return [name for name, of in named if of.startswith("list") == lists and name not in without]


CREW: Final = attrgetter(*fields(Crew, False))
THREAT: Final = attrgetter(*fields(Threat, False, "card"))
THREAT_LISTS: Final = attrgetter(*fields(Threat, True))
SHIP: Final = attrgetter(*fields(Mission, False, "table"))
SHIP_LISTS: Final = attrgetter(
    *fields(Mission, True, "crew", "threats", "tracks", "tiles", "drawn")
)


def fingerprint(state: Mission) -> tuple[object, ...]:
    """Equal for ships that go on alike under the same actions; tokens drawn are those missing."""
    return (
        SHIP(state),
        tuple([tuple(each) for each in SHIP_LISTS(state)]),
        tuple([tuple(tiles) for tiles in state.tiles]),
        tuple([CREW(crew) for crew in state.crew]),
        tuple([THREAT(threat) for threat in state.threats]),
        tuple([tuple(each) for threat in state.threats for each in THREAT_LISTS(threat)]),
    )


class TokenOrder(Chance):
    """The damage tokens of each zone in a fixed order; the same draws whatever the plan."""

    def __init__(self, order: dict[str, tuple[str, ...]]) -> None:
        super().__init__()
        self.order = order
        self.asked = False

    def draw(self, names: Sequence[str]) -> str:
        self.asked = True
        zone = names[0].split("_")[0]
        return next(tile for tile in self.order[zone] if tile in names)


def zone_tiles(state: Mission) -> dict[str, list[str]]:
    """The tokens still face down, by the name of their zone."""
    return {zone: list(state.tiles[number]) for number, zone in enumerate(ZONES)}
