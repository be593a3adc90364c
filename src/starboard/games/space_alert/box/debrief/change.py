"""The fewest cards that would have saved the ship: one, two or three, held and open at that time.

A card is open as long as its phase is planned, and nobody lays it against a threat that has not
been announced yet. So a change counts only if each of its turns belongs to a phase in which one of
the threats that it holds off was known.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations, islice, product
from typing import Final, NamedTuple

from starboard.games.space_alert.box.plan import Planned
from starboard.games.space_alert.box.resolve import Film, ListedTokens, start_mission
from starboard.games.space_alert.box.solve_cards import FREE, Cards
from starboard.games.space_alert.box.solve_odds import (
    Value,
    exact_value,
    sampled_value,
    token_orders,
    with_plan,
)
from starboard.games.space_alert.box.solve_rows import EMPTY, Rows, laid
from starboard.games.space_alert.fast.evaluator import Evaluator
from starboard.games.space_alert.kinds import Fate
from starboard.games.space_alert.phases import TURNS, phase_of

MOST: Final = 3
ORDERS: Final = 4
"""The orders of tokens that a change is tried under."""
BEAM: Final = 40
"""So many of the most hopeful changes are built upon."""
NEAR: Final = 1
"""Two people help each other in the same turn, or one turn apart."""
JUDGED: Final = 24
"""So many of the best are looked at closely."""
SLOW: Final = 700
"""Plans that are tried in all where there is no machine code."""


class Edit(NamedTuple):
    """Another letter in one space."""

    seat: int
    place: int
    letter: str


Edits = tuple[Edit, ...]


class Saving:
    """A change that helps, and what the plan is worth with it."""

    def __init__(self, edits: Edits, rows: Rows, value: Value) -> None:
        self.edits = edits
        self.rows = rows
        self.value = value


class Changes:
    """All small changes of a plan, and what they are worth."""

    def __init__(self, planned: Planned, seed: str = "0", compiled: bool | None = None) -> None:
        self.planned = planned
        self.start = start_mission(planned)
        self.given = laid(planned.rows)
        self.cards = Cards(planned)
        self.ships = Evaluator(
            self.start, token_orders(self.start, planned, f"{seed}/change", ORDERS), compiled
        )
        self.tried: dict[Rows, int] = {}
        self.most = 10**9 if self.ships.compiled else SLOW
        self.before = self.judge(self.given)
        self.film = self.played(self.given)

    def smallest(self) -> Saving | None:
        """The fewest cards with which the ship comes home more often, or earns more if it did."""
        hopeful: list[Edits] = [()]
        most = MOST if self.before.survival < 1 else 1
        for count in range(1, most + 1):
            wider = self.widened(hopeful, count)
            ranked = sorted(wider, key=lambda edits: -self.worth(edits))
            for edits in islice(ranked, JUDGED):
                saving = self.looked_at(edits)
                if saving is not None:
                    return saving
            hopeful = ranked[:BEAM]
        return None

    def widened(self, hopeful: Iterable[Edits], count: int) -> list[Edits]:
        """Changes of one card more, those of two people together and those of two turns swapped."""
        wider = [self.sorted((*edits, edit)) for edits in hopeful for edit in self.singles()]
        if count == 2:
            wider += [*self.together(), *self.swapped()]
        places = {edits: len({edit[:2] for edit in edits}) for edits in wider}
        return [edits for edits, spaces in places.items() if spaces == count and self.worth(edits)]

    def sorted(self, edits: Edits) -> Edits:
        return tuple(sorted(edits))

    def singles(self) -> list[Edit]:
        """Every other letter in every space."""
        return [
            Edit(seat, place, letter)
            for seat, place in product(range(len(self.given)), range(TURNS))
            for letter in FREE + EMPTY + self.cards.heroic[seat]
            if letter != self.given[seat][place]
        ]

    def together(self) -> Iterator[Edits]:
        """Two people who do something at about the same time."""
        acts = [edit for edit in self.singles() if edit.letter in "abcxA"]
        for one, other in combinations(acts, 2):
            if one.seat != other.seat and abs(one.place - other.place) <= NEAR:
                yield self.sorted((one, other))

    def swapped(self) -> Iterator[Edits]:
        """Two cards of one person change places."""
        for seat, row in enumerate(self.given):
            for one, other in combinations(range(TURNS), 2):
                if row[one] != row[other]:
                    yield (Edit(seat, one, row[other]), Edit(seat, other, row[one]))

    def laid_out(self, edits: Edits) -> Rows | None:
        """The plan with a change; nothing where somebody has no card for it."""
        rows = list(self.given)
        for edit in edits:
            row = rows[edit.seat]
            rows[edit.seat] = row[: edit.place] + edit.letter + row[edit.place + 1 :]
        held = all(self.cards.allow(seat, rows[seat]) for seat in {edit.seat for edit in edits})
        return tuple(rows) if held else None

    def worth(self, edits: Edits) -> int:
        """What the search thinks of a change; nothing where it cannot be laid or tried."""
        rows = self.laid_out(edits)
        if rows is None:
            return 0
        if rows not in self.tried:
            if len(self.tried) >= self.most:
                return 0
            self.tried[rows] = self.ships.value(rows)
        return self.tried[rows]

    def looked_at(self, edits: Edits) -> Saving | None:
        """A change that really helps and that somebody could have thought of."""
        rows = self.laid_out(edits)
        if rows is None or not self.helps(sampled_value(self.ships, rows)):
            return None
        value = self.judge(rows)
        if not self.helps(value) or not self.was_open(edits, rows):
            return None
        return Saving(edits, rows, value)

    def helps(self, value: Value) -> bool:
        """Whether a plan comes home where ours did not, or earns more where it did."""
        if self.before.survival < 1:
            return value.survival > max(0.5, self.before.survival)
        return value.rank() > self.before.rank()

    def judge(self, rows: Rows) -> Value:
        """The value of a plan: exact where it can be."""
        exact = exact_value(self.start, rows, self.planned.tiles)
        return exact if exact is not None else sampled_value(self.ships, rows)

    def played(self, rows: Rows) -> Film:
        """The film of a plan with the tokens of the table."""
        return Film(with_plan(self.start, rows), ListedTokens(self.planned.tiles, "0"))

    def was_open(self, edits: Edits, rows: Rows) -> bool:
        """Whether every changed turn was still open when a threat that it holds off was known."""
        known = self.held_off(rows)
        return bool(known) and all(phase_of(edit.place + 1) >= min(known) for edit in edits)

    def held_off(self, rows: Rows) -> list[int]:
        """The phases, from 0, in which those threats were announced that come off worse now."""
        phases = {
            (card.id, number): given.phase - 1 if given.phase else phase_of(number)
            for (card, number, _), given in zip(
                self.planned.threats, self.planned.plan.threats, strict=True
            )
        }
        pairs = zip(self.film.state.threats, self.played(rows).state.threats, strict=True)
        return [
            phases[before.card.id, before.number]
            for before, after in pairs
            if (after.fate is Fate.DESTROYED, after.cubes)
            > (before.fate is Fate.DESTROYED, before.cubes)
            or (before.card.id == self.film.state.lost_to and self.film.lost)
        ]
