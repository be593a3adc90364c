"""Turns that are resolved once and remembered: what makes many similar plans cheap to try.

A `Moment` is the ship at the start of a turn, without the cards still to come. The same actions
at the same moment lead to the same next moment, so a plan that differs from a known one from
some turn on is only resolved from there, and again only until the ship is the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from typing import Final

from starboard.games.space_alert.kinds import ZONES, Action
from starboard.games.space_alert.movement import TURNS
from starboard.games.space_alert.points import penalties, threat_points
from starboard.games.space_alert.state import Crew, Mission, Threat
from starboard.games.space_alert.turn import LAST, Turn
from starboard.kernel import Chance, Step

EMPTY: Final = Action.EMPTY.value
ACTIONS: Final = {action.value: action for action in Action}
MOST: Final = 8_000
"""How many moments are kept before all are forgotten, for the sake of memory."""

Rows = tuple[str, ...]
"""A plan: twelve letters for each crew member."""


def fields(kind: type[Crew | Threat | Mission], lists: bool, *without: str) -> list[str]:
    """The names of the fields that hold lists, or of those that do not."""
    named = zip(kind.__match_args__, kind.field_types, strict=True)
    return [name for name, of in named if of.startswith("list") == lists and name not in without]


CREW: Final = attrgetter(*fields(Crew, False))
THREAT: Final = attrgetter(*fields(Threat, False, "card"))
THREAT_LISTS: Final = attrgetter(*fields(Threat, True))
SHIP: Final = attrgetter(*fields(Mission, False))
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


class Ending:
    """How a plan comes out under one order of tokens."""

    def __init__(self, state: Mission) -> None:
        assert state.outcome is not None
        self.won = bool(state.outcome.won)
        self.score = state.outcome.points[0]
        cubes = sum([threat.cubes for threat in state.threats])
        if self.won:
            self.worth = 200.0 + self.score + 0.05 * cubes
        else:
            self.worth = 3.0 * state.turn + threat_points(state) + cubes - penalties(state)
        """What the search climbs: a lost mission is the better the later it was lost."""


class Moment:
    """The ship at the start of a turn, and where each choice of actions leads from here."""

    def __init__(self, state: Mission) -> None:
        self.state = state
        self.turn = state.turn + 1
        self.out = [seat for seat, crew in enumerate(state.crew) if crew.knocked_out]
        self.certain: dict[str, Passage] = {}
        self.drawn: dict[tuple[str, int], Passage] = {}


class Passage:
    """What a turn leads to, and whose cards were pushed back in it (SA-DELAY-01)."""

    def __init__(self, then: Moment | Ending, pushed: tuple[int, ...]) -> None:
        self.then = then
        self.pushed = pushed


class Turns:
    """All turns that were resolved so far, under a few orders of damage tokens."""

    def __init__(self, start: Mission, orders: Sequence[dict[str, tuple[str, ...]]]) -> None:
        self.start = start
        self.orders = orders
        self.resolved = 0
        self.forget()

    def forget(self) -> None:
        """Begin anew."""
        self.moments: dict[tuple[object, ...], Moment] = {}
        first = self.start.clone()
        lay_nothing(first)
        self.first = Moment(first)

    def endings(self, rows: Rows, orders: tuple[int, ...]) -> list[tuple[Ending, int]]:
        """The endings of a plan under some orders, each with the number that lead to it."""
        if len(self.moments) > MOST:
            self.forget()
        found: list[tuple[Ending, int]] = []
        ahead = [(self.first, rows, orders)]
        while ahead:
            moment, left, together = ahead.pop()
            for passage, those in self.passages(moment, left, together):
                if isinstance(passage.then, Ending):
                    found.append((passage.then, len(those)))
                else:
                    ahead.append((passage.then, later(left, passage, moment.turn), those))
        return found

    def all_endings(self, rows: Rows) -> list[tuple[Ending, int]]:
        """The endings of a plan under all orders."""
        return self.endings(rows, tuple(range(len(self.orders))))

    def passages(
        self, moment: Moment, rows: Rows, orders: tuple[int, ...]
    ) -> list[tuple[Passage, tuple[int, ...]]]:
        """Where a turn leads, order by order; orders that agree stay together."""
        letters = self.letters(moment, rows)
        certain = moment.certain.get(letters)
        if certain is not None:
            return [(certain, orders)]
        groups: dict[int, tuple[Passage, list[int]]] = {}
        for order in orders:
            passage = moment.drawn.get((letters, order))
            if passage is None:
                passage, chancy = self.resolve(moment, letters, order)
                if not chancy:
                    moment.certain[letters] = passage
                    return [(passage, orders)]
                moment.drawn[letters, order] = passage
            groups.setdefault(id(passage.then), (passage, []))[1].append(order)
        return [(passage, tuple(those)) for passage, those in groups.values()]

    def letters(self, moment: Moment, rows: Rows) -> str:
        """The actions of this turn; of the unconscious none."""
        if moment.turn == LAST:
            return ""
        letters = "".join([row[moment.turn - 1] for row in rows])
        for seat in moment.out:
            letters = letters[:seat] + EMPTY + letters[seat + 1 :]
        return letters

    def resolve(self, moment: Moment, letters: str, order: int) -> tuple[Passage, bool]:
        """Carry out one turn by the rules, and whether damage tokens were drawn in it."""
        self.resolved += 1
        state = moment.state.clone()
        place = moment.turn - 1
        for crew, letter in zip(state.crew, letters, strict=False):
            crew.plan[place] = ACTIONS[letter]
        chance = TokenOrder(self.orders[order])
        run_turn(state, chance)
        pushed = tuple(
            [
                seat
                for seat, letter in enumerate(letters)
                if letter != EMPTY and state.crew[seat].plan[place] is Action.EMPTY
            ]
        )
        return Passage(self.reached(state), pushed), chance.asked

    def reached(self, state: Mission) -> Moment | Ending:
        """The moment as it is known already, if it is; its cards are taken off the boards."""
        if state.outcome is not None:
            return Ending(state)
        key = fingerprint(state)
        known = self.moments.get(key)
        if known is None:
            lay_nothing(state)
            state.events = []
            known = self.moments[key] = Moment(state)
        return known


def lay_nothing(state: Mission) -> None:
    """Take all cards off the boards."""
    for crew in state.crew:
        crew.plan = [Action.EMPTY] * TURNS


def run_turn(state: Mission, chance: Chance) -> None:
    """One turn of the mission round, up to the next or the end."""
    stack = state.agenda.stack
    while state.outcome is None:
        step = stack.pop()
        assert isinstance(step, Step)
        step.run(state, chance)
        if stack and isinstance(stack[-1], Turn):
            return


def later(rows: Rows, passage: Passage, turn: int) -> Rows:
    """The cards after a turn in which some were pushed back."""
    if not passage.pushed:
        return rows
    return tuple(
        [push(row, turn - 1) if seat in passage.pushed else row for seat, row in enumerate(rows)]
    )


def push(row: str, place: int) -> str:
    """A row whose card moves on by a turn, with those behind it up to a gap (SA-DELAY-01…04)."""
    gap = row.find(EMPTY, place)
    last = gap if gap >= 0 else len(row) - 1
    return row[:place] + EMPTY + row[place:last] + row[last + 1 :]


def zone_tiles(state: Mission) -> dict[str, list[str]]:
    """The tokens still face down, by the name of their zone."""
    return {zone: list(state.tiles[number]) for number, zone in enumerate(ZONES)}
