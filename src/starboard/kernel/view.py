"""What a seat may know: the veiled state, and full states that look the same to that seat."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import Any, Generic

from starboard.kernel.agenda import S, State
from starboard.kernel.chance import Chance
from starboard.kernel.codec import plain
from starboard.kernel.face import Facts, Things
from starboard.kernel.game import Game
from starboard.kernel.hidden import UNKNOWN, Pile, Sealed, Secret, Zone
from starboard.kernel.loop import choice_of, may_act, open_choices, to_act
from starboard.kernel.printing import drawn, said_seats, seen_by
from starboard.kernel.record import Record
from starboard.kernel.seats import NOBODY, Seat, Seats, includes
from starboard.kernel.veil import Pools, hidden_parts, hiding_fields, pools_hidden, veil

TRIES = 100

Where = tuple[Hashable, ...]
"""The way to a place in a state."""


class View(Generic[S]):
    """The knowledge of one seat, or of a spectator (`seat` is None).

    `table` is the state with everything this seat cannot know taken out; `pools` says which
    things are somewhere among the unknown places of each pool. Of a pool whose list is not for
    this seat it holds as many unknown names.
    """

    def __init__(
        self,
        game: Game[S],
        state: S,
        seat: Seat | None,
        veiled: tuple[S, Pools] | None = None,
        beside: View[S] | None = None,
    ) -> None:
        """`veiled` is the state as this seat sees it, `beside` another view of the same state.

        Where somebody has made them already that saves work.
        """
        self.definition = game
        self.seat = seat
        self.to_act: Seats = to_act(state) if beside is None else beside.to_act
        self.may_act: Seats = may_act(game, state) if beside is None else beside.may_act
        self.table, self.pools = veil(state, seat) if veiled is None else veiled

    @property
    def game(self) -> str:
        """The game's id."""
        return self.definition.id

    @property
    def rules(self) -> int:
        """The rules version."""
        return self.table.rules

    @property
    def outcome(self) -> Any:
        """How it ended, or nothing."""
        return self.table.outcome

    @property
    def choice(self) -> dict[str, Any] | None:
        """The open choice that concerns this seat, or the first one that is open."""
        state = self.table
        own = None if self.seat is None else choice_of(state, self.seat)
        choices = open_choices(state)
        if own is None and choices:
            own = choices[0][1]
        if own is None:
            return None
        return {**own.question(state), "kind": type(own).__name__, "waits_for": list(self.to_act)}

    @property
    def seats(self) -> list[Facts]:
        """The few public numbers of every seat."""
        face, table = self.definition.face, self.table
        return [face.seat_facts(table, seat) for seat in range(table.seats)]

    @property
    def things(self) -> Things:
        """The things on the table by id."""
        return self.definition.face.things(self.table, self.seat)

    def plain(self) -> dict[str, Any]:
        """The view as plain data, for the wire and for comparison."""
        return {
            "game": self.game,
            "rules": self.rules,
            "seat": self.seat,
            "to_act": self.to_act,
            "may_act": self.may_act,
            "choice": self.choice,
            "seats": self.seats,
            "things": self.things,
            "outcome": plain(self.outcome),
            "table": plain(self.table),
            "pools": self.pools,
        }

    def __repr__(self) -> str:
        return f"<{self.game} {seen_by(self.seat)}: {standing(self.table, self.to_act)}>"

    def __str__(self) -> str:
        """The table as this seat sees it, drawn as plain text in English."""
        return drawn("view_drawn", self)


def standing(state: State, waited_for: Seats) -> str:
    """How it came out, or which choices are open, by their names in the rules, and whose."""
    if state.outcome is not None:
        return repr(state.outcome)
    kinds = dict.fromkeys([type(choice).__name__ for _, choice in open_choices(state)])
    return f"{', '.join(kinds)} of {said_seats(waited_for)}"


def imagine_state(view: View[S], chance: Chance) -> S:
    """A full state that looks the same to the viewer, dealt anew from the pools."""
    for _ in range(TRIES):
        state = deal(view, chance)
        if view.definition.mind.fits(state, view.seat):
            return state
    return state


def deal(view: View[S], chance: Chance) -> S:
    """Deal every pool at random onto its unknown places; the game fills in what is not listed."""
    state = view.table.clone()
    assert type(state) is type(view.table)
    pools = {pool: shuffled(names, chance) for pool, names in view.pools.items()}
    for place in hidden_parts(state):
        if isinstance(place, (Zone, Pile)) and place.lists_to(view.seat):
            deal_place(place, pools)
    view.definition.mind.complete(state, view.seat, chance)
    return state


def deal_place(place: Zone | Pile, pools: Pools) -> None:
    """Deal from its pool onto the unknown places of a zone or pile."""
    for slot in place.slots if isinstance(place, Zone) else place.top + place.bottom:
        if slot.name == UNKNOWN:
            slot.name = pools[place.pool].pop()
    if isinstance(place, Pile) and place.bag and place.bag[0] == UNKNOWN:
        count = len(place.bag)
        place.bag = sorted(pools[place.pool][-count:])
        del pools[place.pool][-count:]


def shuffled(names: list[str], chance: Chance) -> list[str]:
    """The names in random order (Fisher and Yates)."""
    order = names.copy()
    for last in range(len(order) - 1, 0, -1):
        other = chance.below(last + 1)
        order[last], order[other] = order[other], order[last]
    return order


def learned(before: State, after: State, seat: Seat | None) -> bool:
    """Whether something that was hidden from this seat no longer is."""
    hidden_before = pools_hidden(before, seat)
    hidden_after = pools_hidden(after, seat)
    for pool, names in hidden_before.items():
        left = hidden_after.get(pool, []).copy()
        for name in names:
            if name not in left:
                return True
            left.remove(name)
    return secret_learned(kept_from(before, seat), kept_from(after, seat))


def secret_learned(before: dict[Where, bool], after: dict[Where, bool]) -> bool:
    """Whether a secret was opened where it lies, or fewer are left: it was opened and is gone."""
    opened = any(kept and after.get(where) is False for where, kept in before.items())
    return opened or sum(before.values()) > sum(after.values())


def kept_from(state: State, seat: Seat | None) -> dict[Where, bool]:
    """By its place in the state: whether a secret is kept from this seat, who knows it or not."""
    return {
        where: secret.seen != NOBODY and not includes(secret.seen, seat)
        for where, secret in secrets_in(state, ())
    }


def secrets_in(value: object, where: Where) -> Iterator[tuple[Where, Secret | Sealed[Any]]]:
    """Every secret in a part of a state with its place: fields, numbers and keys on the way."""
    if isinstance(value, (Secret, Sealed)):
        yield where, value
    elif isinstance(value, Record):
        for name in hiding_fields(type(value)):
            yield from secrets_in(getattr(value, name), (*where, name))
    elif isinstance(value, list):
        for number, item in enumerate(value):
            yield from secrets_in(item, (*where, number))
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from secrets_in(item, (*where, key))
