"""Plans tried by the thousand: the searches on numbers for those who think in letters."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from math import log
from typing import Any, Final

from starboard.games.space_alert.fast import codes as is_
from starboard.games.space_alert.fast import layout as at
from starboard.games.space_alert.fast import search
from starboard.games.space_alert.fast.compiled import available, kept, machine_code, stamp
from starboard.games.space_alert.fast.encode import (
    Tokens,
    decode_plan,
    encode_cards,
    encode_order,
    encode_plan,
    encode_ship,
)
from starboard.games.space_alert.fast.layout import Numbers
from starboard.games.space_alert.state import Mission

HOT: Final = 2.0
COLD: Final = 0.2
HEATS: Final = tuple([round(search.UNIT * HOT * (COLD / HOT) ** (n / 64)) for n in range(64)])
SLACKS: Final = tuple([round(-1024 * log(1 - (n + 0.5) / 256)) for n in range(256)])
UNLIMITED: Final = 99
Rows = tuple[str, ...]


class Choice:
    """What may be planned: in which places, and with which letters or cards."""

    def __init__(
        self,
        places: Sequence[int],
        letters: Sequence[str],
        hands: Sequence[Sequence[str]] | None = None,
        free_from: int = at.TURNS,
        bound: int = search.NOBODY,
    ) -> None:
        self.places = list(places)
        self.letters = letters
        """What each crew member chooses from freely; heroic ones as often as they stand there."""
        self.hands = hands
        self.free_from = 0 if hands is None else free_from
        """The first turn (from 0) that is free; before it, cards of the hands are needed."""
        self.bound = bound
        """Whose hand that is; everybody has one if it is nobody's."""


class Survey:
    """How a plan does over all orders of tokens."""

    def __init__(self, won: int, points: int, count: int) -> None:
        self.won = won
        self.points = points
        self.count = count


@cache
def the_work(compiled: bool) -> Callable[..., Any]:
    """The search as machine code or as it is written."""
    if not compiled:
        return search.climb
    return machine_code(search.climb, stamped(stamp()))


@cache
def ready() -> bool:
    """Whether there is machine code that was made before."""
    return available() and kept(search.climb, stamped(stamp())) is not None


def stamped(made_from: int) -> Callable[..., Any]:
    """A function that numba keeps on disk: its closure says what it was made from."""

    def work(steps, s, base, cards, orders, m, places, choices, limits, hands):  # type: ignore
        if made_from:
            function(  # type: ignore  # noqa: F821  # put here by machine_code
                steps, s, base, cards, orders, m, places, choices, limits, hands
            )

    return work


class Evaluator:
    """One mission under a few orders of damage tokens; plain Python if it is not compiled."""

    def __init__(
        self,
        state: Mission,
        orders: Sequence[Tokens],
        compiled: bool | None = None,
        effort: int = 0,
    ) -> None:
        self.compiled = available() if compiled is None else compiled
        self.seats = len(state.crew)
        self.size = self.seats * at.TURNS
        self.base = self.numbers(encode_ship(state))
        self.ship = self.numbers(encode_ship(state))
        self.cards = self.numbers(encode_cards(state))
        self.tokens = [encode_order(order) for order in orders]
        self.m = self.numbers(self.fresh_memory())
        self.meet(())
        self.m[search.EFFORT] = effort
        self.work = the_work(self.compiled)
        self.choose(Choice(range(self.size), ["-"] * self.seats))

    def numbers(self, numbers: Numbers) -> Any:
        """A list, or an array for machine code."""
        if not self.compiled:
            return numbers
        from numpy import array, int64

        return array(numbers, dtype=int64)

    def fresh_memory(self) -> Numbers:
        """A search that has not begun."""
        m = [0] * (search.PLAN + 6 * self.size)
        m[search.RANDOM] = 1
        m[search.LENGTH] = 1
        m[search.HEATS] = len(m)
        m[search.HEAT_COUNT] = len(HEATS)
        m[search.SLACKS] = len(m) + len(HEATS)
        m[search.SLACK_COUNT] = len(SLACKS)
        return [*m, *HEATS, *SLACKS]

    def choose(self, choice: Choice) -> None:
        """Say what may be planned from now on."""
        self.choice = choice
        self.places = self.numbers(sorted(choice.places))
        self.choices = self.numbers(letter_choices(choice.letters))
        self.limits = self.numbers(letter_limits(choice, self.seats))
        self.hands = self.numbers(encode_hands(choice.hands or [[]] * self.seats))
        self.m[search.FREE_FROM] = choice.free_from
        self.m[search.BOUND] = choice.bound

    def meet(self, strangers: Sequence[Mapping[int, str]]) -> None:
        """Reckon with strangers: in each case their rows by crew member, whatever is planned."""
        cases: Numbers = []
        for number in range(max(len(strangers), len(self.tokens))):
            rows = strangers[number] if strangers else {}
            cases += self.tokens[number % len(self.tokens)] + strange_places(rows)
        self.m[search.STRANGERS] = int(bool(strangers))
        self.orders = self.numbers(cases)

    @property
    def cases(self) -> int:
        """In how many cases a plan is tried."""
        return len(self.orders) // search.CASE

    def ask(self, steps: int) -> None:
        """Let the numbers be worked on."""
        self.work(
            steps,
            self.ship,
            self.base,
            self.cards,
            self.orders,
            self.m,
            self.places,
            self.choices,
            self.limits,
            self.hands,
        )

    def lay(self, rows: Rows, cards: Sequence[int] = ()) -> None:
        """Put a plan into the memory, with the cards it is laid with."""
        plan = encode_plan(rows)
        laid = list(cards) or [search.NO_CARD] * self.size
        start = search.PLAN
        for place in range(self.size):
            self.m[start + place] = plan[place]
            self.m[start + self.size + place] = laid[place]

    def survey(self, rows: Rows) -> Survey:
        """How a plan does."""
        self.lay(rows)
        self.ask(0)
        m = self.m
        return Survey(int(m[search.SURVIVED]), int(m[search.POINTS]), self.cases)

    def value(self, rows: Rows) -> int:
        """What a plan is worth under all orders together."""
        self.lay(rows)
        self.ask(0)
        return int(self.m[search.TOTAL])

    def begin(self, rows: Rows, cards: Sequence[int], length: int, seed: int) -> None:
        """Begin a search of so many steps at a plan."""
        self.lay(rows, cards)
        self.m[search.RANDOM] = seed % 0xFFFFFFFF + 1
        self.m[search.LENGTH] = length
        self.m[search.STEP] = 0
        self.ask(0)

    def climb(self, steps: int) -> bool:
        """Go on for so many steps; says whether the search has not ended yet."""
        if len(self.places):
            self.ask(steps)
        else:
            self.m[search.STEP] = self.m[search.LENGTH]
        return bool(self.m[search.STEP] < self.m[search.LENGTH])

    @property
    def plans(self) -> int:
        """How many plans were tried."""
        return int(self.m[search.PLANS])

    @property
    def worth(self) -> int:
        """What the best plan of the search is worth under all orders together."""
        return int(self.m[search.BEST])

    def stands_at(self) -> Rows:
        """The plan that the search stands at."""
        start = search.PLAN
        return decode_plan([int(number) for number in self.m[start : start + self.size]])

    def best(self) -> tuple[Rows, list[int]]:
        """The best plan of the search, with the cards it is laid with."""
        start = search.PLAN + 4 * self.size
        found = [int(number) for number in self.m[start : start + 2 * self.size]]
        return decode_plan(found[: self.size]), found[self.size :]


def strange_places(rows: Mapping[int, str]) -> Numbers:
    """What strangers do, place by place; everybody else does as planned."""
    found = [search.AS_PLANNED] * (search.MOST_SEATS * at.TURNS)
    for seat, row in rows.items():
        for turn, letter in enumerate(row):
            found[seat * at.TURNS + turn] = is_.LETTERS.index(letter)
    return found


def letter_choices(letters: Sequence[str]) -> Numbers:
    """What each crew member chooses from: how many different letters, then the letters."""
    found: Numbers = []
    for each in letters:
        row = sorted({is_.LETTERS.index(letter) for letter in each})
        found += [len(row), *row, *[0] * (search.LETTERS - len(row))]
    return found


def letter_limits(choice: Choice, seats: int) -> Numbers:
    """How often each crew member may plan each letter."""
    found = [UNLIMITED] * (seats * search.LETTERS)
    if choice.hands is not None:
        return found
    for seat, letters in enumerate(choice.letters):
        for code in range(is_.HEROIC_A, search.LETTERS):
            found[seat * search.LETTERS + code] = letters.count(is_.LETTERS[code])
    return found


def encode_hands(hands: Sequence[Sequence[str]]) -> Numbers:
    """The width of a row, then a row for each crew member: how many cards, and their letters."""
    width = 1 + 2 * max(len(hand) for hand in hands)
    found = [width]
    for hand in hands:
        row = [len(hand), *[is_.LETTERS.index(letter) for card in hand for letter in card]]
        found += row + [0] * (width - len(row))
    return found
