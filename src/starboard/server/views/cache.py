"""The pictures of a table: the last one of each viewer, and what the next one can take from it.

What everybody sees is made once for all viewers. What lies hidden is made anew for a viewer only
when it has changed; that it has not is known from its bytes.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from functools import lru_cache
from typing import Any, NamedTuple

from starboard.kernel.agenda import State, Together
from starboard.kernel.codec import plain
from starboard.kernel.face import Things
from starboard.kernel.record import Record
from starboard.kernel.veil import (
    PLACES,
    Place,
    Pools,
    hiding_fields,
    in_order,
    veil_place,
    veil_strands,
    veiled_with,
)
from starboard.kernel.view import View
from starboard.server.views.layers import Lists, Picture, Pieces, Steps, encode
from starboard.server.views.moment import Moment
from starboard.server.views.patch import escaped
from starboard.server.views.present import called
from starboard.text.sentences import Speech

Viewer = tuple[int | None, str]
"""A seat (or none) and a language."""
AGENDA = "/table/agenda"


class Hidden(NamedTuple):
    """What a seat sees of a hidden place, and the names it cannot see there."""

    place: Place
    piece: bytes
    pools: Pools


class Seen(NamedTuple):
    """What a seat sees of all hidden places."""

    places: dict[str, Hidden]
    pieces: Pieces
    pools: Pools


class Kept:
    """A hidden place: its true bytes, and what was made of them for each seat."""

    def __init__(self, told: bytes) -> None:
        self.told = told
        self.seen: dict[int | None, Hidden] = {}


class Turned(NamedTuple):
    """What a viewer knows now, the mark of what it knew before, and how to get from there."""

    picture: Picture
    base: str
    patch: list[bytes]


class Sheet:
    """A state in pieces: what everybody sees, and where the hidden places are."""

    def __init__(self, state: State, written: Any) -> None:
        self.pieces: Pieces = {}
        self.places: dict[str, tuple[Place, bytes]] = {}
        self.inside: set[str] = {"/seats"}
        self.spread(state, written, "/table")
        self.lists: Lists = frozenset(self.inside)

    def spread(self, value: Any, told: Any, path: str) -> None:
        """Cut a value into pieces, down to the hidden places in it."""
        if isinstance(value, PLACES):
            self.pieces[path] = b""  # it has its place in the order, whoever looks
            self.places[path] = (value, encode(told))
        elif isinstance(value, Record) and told:
            hiding = hiding_fields(type(value))
            for name, part in told.items():
                if name in hiding:
                    self.spread(getattr(value, name), part, f"{path}/{name}")
                else:
                    self.pieces[f"{path}/{name}"] = encode(part)
        elif isinstance(value, list) and value:
            self.inside.add(path)
            for index, item in enumerate(value):
                self.spread(item, told[index], f"{path}/{index}")
        elif isinstance(value, dict) and value:
            for item, (key, part) in zip(value.values(), told.items(), strict=True):
                self.spread(item, part, f"{path}/{escaped(key)}")
        else:
            self.pieces[path] = encode(told)


class Album:
    """The last pictures of a table."""

    def __init__(self) -> None:
        self.shown: tuple[object, ...] = ()
        """The match of the last pictures, and the names of the people at the table."""
        self.pictures: dict[Viewer, Picture] = {}
        self.fresh: dict[Viewer, Turned] = {}
        """The pictures of the present moment."""
        self.told: tuple[object, dict[Hashable, Any]] = (None, {})
        """A match, and what was made of it that holds until it goes on."""
        self.places: dict[str, Kept] = {}
        self.hidden: dict[int | None, Seen] = {}

    def lasting(self, match: object) -> dict[Hashable, Any]:
        """What was made of a match; matches are replaced, never changed."""
        if self.told[0] is not match:
            self.told = (match, {})
        return self.told[1]

    def turned(self, moment: Moment, viewer: Viewer) -> Turned:
        """What a viewer knows now."""
        speech = moment.speech(viewer[1])
        shown = (moment.match, speech.names)
        if self.shown != shown:
            self.shown = shown
            self.fresh = {}
        if viewer not in self.fresh:
            self.fresh[viewer] = self.next(moment, viewer, speech)
        return self.fresh[viewer]

    def next(self, moment: Moment, viewer: Viewer, speech: Speech) -> Turned:
        """The next picture of a viewer."""
        sheet, seat = self.sheet(moment), viewer[0]
        own = own_pieces(moment, seat)
        besides = own_things(moment, seat, speech)
        own.update(besides.pieces)
        shared: Pieces = moment.once(
            ("shared", speech.lang, besides.whole),
            lambda: shared_pieces(moment, sheet, None if besides.whole else speech),
        )
        picture = Picture(shared, self.hidden_from(sheet, seat).pieces, own, sheet.lists)
        before = self.pictures.get(viewer)
        self.pictures[viewer] = picture
        steps: Steps = moment.once("steps", Steps)
        if before is None:
            steps.first(picture)
            return Turned(picture, "", [])
        return Turned(picture, before.mark, steps.between(before, picture))

    # ------------------------------------------------------------------ hidden places

    def sheet(self, moment: Moment) -> Sheet:
        """The state of the moment in pieces."""

        def spread() -> Sheet:
            sheet = Sheet(moment.match.state, moment.written())
            self.look_at(sheet)
            return sheet

        sheet: Sheet = moment.once("sheet", spread)
        return sheet

    def veiled(self, moment: Moment, seat: int | None) -> tuple[Any, Pools]:
        """The state as a seat sees it, and its pools."""
        sheet = self.sheet(moment)
        hidden = self.hidden_from(sheet, seat)
        seen = {id(place): hidden.places[path].place for path, (place, _) in sheet.places.items()}
        return veiled_with(moment.match.state, seat, seen), hidden.pools

    def look_at(self, sheet: Sheet) -> None:
        """Find out which hidden places have changed since the last moment."""
        if self.places.keys() != sheet.places.keys():
            self.places = {path: self.places[path] for path in self.places if path in sheet.places}
            self.hidden = {}
        changed = []
        for path, (_, told) in sheet.places.items():
            kept = self.places.get(path)
            if kept is None or kept.told != told:
                self.places[path] = Kept(told)
                changed.append(path)
        if changed:
            for seat, seen in self.hidden.items():
                self.hidden[seat] = self.seen_now(sheet, seat, seen, changed)

    def hidden_from(self, sheet: Sheet, seat: int | None) -> Seen:
        """What a seat sees of the hidden places, and its pools."""
        if seat not in self.hidden:
            self.hidden[seat] = self.seen_now(sheet, seat, Seen({}, {}, {}), sheet.places)
        return self.hidden[seat]

    def seen_now(
        self, sheet: Sheet, seat: int | None, before: Seen, changed: Iterable[str]
    ) -> Seen:
        """What a seat sees after some hidden places have changed."""
        places, pieces, pools = before.places.copy(), before.pieces.copy(), before.pools.copy()
        stirred: set[str] = set()
        for path in changed:
            hidden = self.hidden_at(path, sheet.places[path][0], seat)
            stirred.update(hidden.pools, places[path].pools if path in places else ())
            places[path], pieces[path] = hidden, hidden.piece
        for pool in stirred:
            pools[pool] = [name for each in places.values() for name in each.pools.get(pool, ())]
            pieces[f"/pools/{escaped(pool)}"] = encode(sorted(pools[pool]))
            if not pools[pool]:
                del pools[pool], pieces[f"/pools/{escaped(pool)}"]
        return Seen(places, pieces, in_order(pools))

    def hidden_at(self, path: str, place: Place, seat: int | None) -> Hidden:
        """What a seat sees of one hidden place."""
        kept = self.places[path]
        if seat not in kept.seen:
            copy, pools = place.clone(), Pools()
            veil_place(copy, seat, pools)
            kept.seen[seat] = Hidden(copy, encode(plain(copy)), pools)
        return kept.seen[seat]


def own_pieces(moment: Moment, seat: int | None) -> Pieces:
    """What a viewer sees otherwise than others, besides hidden places, things and names."""
    view = moment.view(seat)
    own: Pieces = {"/seat": encode(seat), "/choice": encode(view.choice)}
    if not moment.match.game.face.facts_are_public:
        own.update(told_seats(view, range(view.table.seats)))
    elif seat is not None:
        own.update(told_seats(view, [seat]))
    agenda = moment.match.state.agenda
    if moment.once("together", lambda: any(isinstance(e, Together) for e in agenda.entries())):
        agenda = agenda.clone()
        veil_strands(agenda, seat)
        own[AGENDA] = encode(plain(agenda))
    return own


class Besides(NamedTuple):
    """Things of a viewer with their names: those besides everybody's, or all (`whole`)."""

    pieces: Pieces
    whole: bool


def shared_pieces(moment: Moment, sheet: Sheet, speech: Speech | None) -> Pieces:
    """What all viewers see alike; with things and their names in a language, where it is given."""
    view = moment.view(None)
    pieces: Pieces = {
        "/game": encode(view.game),
        "/rules": encode(view.rules),
        "/to_act": encode(view.to_act),
        "/may_act": encode(view.may_act),
        "/outcome": encode(plain(view.outcome)),
        **sheet.pieces,
    }
    if moment.match.game.face.facts_are_public:
        pieces.update(told_seats(view, range(view.table.seats)))
    if speech is not None:
        pieces.update(told_things(view, view.things, speech))
    return pieces


def told_seats(view: View[Any], seats: Iterable[int]) -> Pieces:
    """The numbers of some seats, as a viewer knows them."""
    facts_of, table = view.definition.face.seat_facts, view.table
    return {f"/seats/{seat}": encode(facts_of(table, seat)) for seat in seats}


def own_things(moment: Moment, seat: int | None, speech: Speech) -> Besides:
    """The things that only this viewer sees or sees otherwise, and what its moves touch."""
    if seat is None:
        return Besides({}, False)
    view = moment.view(seat)
    own = moment.match.game.face.own_things(view.table, seat)
    pieces = told_things(view, view.things if own is None else own, speech)
    for move in moment.moves(seat):
        for thing in move.touches:
            _, name = paths_of(thing)
            if name not in pieces:
                pieces[name] = encode(called(view, thing, speech))
    return Besides(pieces, own is None)


def told_things(view: View[Any], things: Things, speech: Speech) -> Pieces:
    """Some things and their names, as a viewer knows them."""
    pieces: Pieces = {}
    for thing, facts in things.items():
        place, name = paths_of(thing)
        pieces[place] = encode(facts)
        pieces[name] = encode(called(view, thing, speech))
    return pieces


@lru_cache(8_192)
def paths_of(thing: str) -> tuple[str, str]:
    """Where a thing and its name stand in a view."""
    key = escaped(thing)
    return f"/things/{key}", f"/names/{key}"
