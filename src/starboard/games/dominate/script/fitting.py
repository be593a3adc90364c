"""Which figures a filter means."""

from __future__ import annotations

from collections.abc import Container, Iterator

from starboard.games.dominate.campaign.pages import PL1
from starboard.games.dominate.campaign.records import Run
from starboard.games.dominate.kinds import Class
from starboard.games.dominate.script.scene import (
    Being,
    beings,
    fallen,
    ids_of,
    mission_of,
    place_named,
    role_of,
    tagged,
    tile_fields,
    within,
)
from starboard.games.dominate.script.words import ACTOR, CHOSEN, IT, Filter, Near, some
from starboard.games.dominate.state import Table


class Sieve:
    """Who could fit at all, by kind and colour; it is quickly said of most that they cannot."""

    def __init__(self, state: Table, wanted: Filter, run: Run | None) -> None:
        self.state = state
        self.wanted = wanted
        self.run = run
        self.types = some(wanted.type or ())
        self.classes = some(wanted.cls or ())
        self.colours: dict[str, bool] = {}
        """Whether a colour may be meant, once that was asked."""

    def lets_pass(self, type: str, cls: Class, colour: str) -> bool:
        """Whether all that can be said of a kind and a colour fits."""
        if (self.types and type not in self.types) or (self.classes and cls not in self.classes):
            return False
        meant = self.colours.get(colour)
        if meant is None:
            meant = self.colours[colour] = self.is_meant(colour)
        return meant

    def is_meant(self, colour: str) -> bool:
        """Whether a faction, or whoever has its colour, is meant."""
        wanted = self.wanted
        if wanted.faction and colour not in some(wanted.faction):
            return False
        if not wanted.of:
            return True
        return role_of(self.state, colour) in roles(self.state, wanted, self.run)


def fits(state: Table, wanted: Filter, one: Being, run: Run | None = None) -> bool:
    """Whether all named parts of a filter fit."""
    sieve = Sieve(state, wanted, run)
    return sieve.lets_pass(one.type, one.cls, one.colour) and fits_besides(state, wanted, one, run)


def fits_besides(state: Table, wanted: Filter, one: Being, run: Run | None) -> bool:
    """What cannot be said of a kind and a colour: names, tags, side, and where and how it is."""
    if wanted.id and not is_called(state, wanted, one, run):
        return False
    if wanted.side and one.side not in some(wanted.side):
        return False
    if wanted.tag and not any(is_tagged(state, tag, one) for tag in some(wanted.tag)):
        return False
    return fits_there(state, wanted, one, run)


def is_called(state: Table, wanted: Filter, one: Being, run: Run | None) -> bool:
    """By a name of the plan, or as the figure of the event or the one that caused it."""
    for word in some(wanted.id):
        if word == CHOSEN or (word == one.name if not one.id else one.id in ids_of(state, word)):
            return True
        if run is not None and one.id and one.id == {IT: run.it, ACTOR: run.actor}.get(word):
            return True
    return False


def ids_meant(state: Table, wanted: Filter, run: Run | None) -> set[str] | None:
    """The figures on the table that are called so; nothing if they may have any name."""
    if not wanted.id or wanted.names(CHOSEN):
        return None
    found: set[str] = set() if run is None else {run.it, run.actor}
    for word in some(wanted.id):
        found.update(ids_of(state, word))
    return found


def is_tagged(state: Table, tag: str, one: Being) -> bool:
    return one.id in tagged(state, tag) if one.id else tag in one.tags


def roles(state: Table, wanted: Filter, run: Run | None) -> set[str]:
    """The roles that `of` means; holder and opponent as the script has them."""
    found: set[str] = set()
    for word in some(wanted.of):
        if word in ("holder", "opponent") and run is not None:
            found.add(seat_role(state, seat_called(state, word, run)))
        else:
            found.add(word)
    return found


def seat_called(state: Table, word: str, run: Run) -> int:
    """The seat of a role, or of holder and opponent."""
    mission = mission_of(state)
    if word == "holder":
        return run.holder
    if word == "opponent":
        return mission.pl2 if run.holder == mission.pl1 else mission.pl1
    return mission.pl1 if word == PL1 else mission.pl2


def seat_role(state: Table, seat: int) -> str:
    return mission_of(state).role(seat)


def fits_there(state: Table, wanted: Filter, one: Being, run: Run | None) -> bool:
    """Where somebody is, and how."""
    if wanted.prone is not None and one.prone is not wanted.prone:
        return False
    if wanted.standing is not None and (one.prone or bool(one.aboard)) is wanted.standing:
        return False
    if wanted.carried is not None and bool(one.aboard) is not wanted.carried:
        return False
    if wanted.alive is not None and one.alive is not wanted.alive:
        return False
    if wanted.field and not is_at(state, some(wanted.field), one):
        return False
    if wanted.tile and not any(one.field in tile_fields(state, tile) for tile in some(wanted.tile)):
        return False
    return wanted.near is None or is_near(state, wanted.near, one, run)


def is_at(state: Table, names: tuple[str, ...], one: Being) -> bool:
    """Whether somebody is on a named field."""
    return any(one.field in place_named(state, name) for name in names)


def is_near(state: Table, near: Near, one: Being, run: Run | None) -> bool:
    """Whether a fitting figure on the table is at most so far away."""
    if not one.field or not one.id:
        return False
    around = within(state, one.field, near.distance)
    for other in fitting(state, near.to, run):
        if other.id and other.id != one.id and other.field and other.field in around:
            return True
    return False


def fitting(
    state: Table, wanted: Filter, run: Run | None = None, places: Container[str] | None = None
) -> Iterator[Being]:
    """Everybody whom a filter means, perhaps only at some places."""
    if places is None and wanted.field:
        places = {field for name in some(wanted.field) for field in place_named(state, name)}
    ids = ids_meant(state, wanted, run)
    for one in beings(state, ids, places, Sieve(state, wanted, run)):
        if fits_besides(state, wanted, one, run):
            yield one
    if wanted.alive is False:
        for one in fallen(state):
            if (places is None or one.field in places) and fits(state, wanted, one, run):
                yield one
