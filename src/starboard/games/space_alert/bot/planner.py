"""What to plan: an ideal plan for everybody out of what all know, then the own part of it.

The ideal plan only stands on what everybody sees and heard, so all bots come to the same one and
need few words. Then each one fits its own row to the cards it really has.
"""

from __future__ import annotations

from typing import Final, NamedTuple
from zlib import crc32

from starboard.games.space_alert.bot.outlook import EMPTY, Outlook
from starboard.games.space_alert.content import ship
from starboard.games.space_alert.fast import search
from starboard.games.space_alert.fast.evaluator import Choice, Evaluator, ready
from starboard.games.space_alert.kinds import ZONES, Action
from starboard.games.space_alert.movement import TURNS
from starboard.games.space_alert.plan import cards_of
from starboard.games.space_alert.setup import new_threat
from starboard.games.space_alert.state import Mission
from starboard.kernel import Seeded

FREE: Final = "abcx<>^-"
ORDERS: Final = 2
"""Under how many orders of damage tokens a plan is tried."""
JOINT_STEPS: Final = 8000
OWN_STEPS: Final = 500
SLOWER: Final = 12
"""Without machine code a search has to do with so many times fewer steps."""
PATIENCE: Final = 3
"""How often a search begins anew where it has led, if the mission is still lost there."""
SAFE: Final = ORDERS * search.WON * 3 // 4
"""What a plan is worth that survives."""
EFFORT: Final = 2
"""What an action costs: turns are kept free for threats that nobody knows yet."""
KEPT: Final = 256
"""How many ideal plans are kept before all are forgotten."""
MARGIN: Final = ORDERS * search.UNIT
"""What a plan has to be worth more before cards are laid anew: a point."""

Rows = tuple[str, ...]


class Known(NamedTuple):
    """What everybody knows, as far as plans depend on it."""

    threats: tuple[tuple[str, int, int], ...]
    rows: Rows
    """What lies in the turns that are over; the others are free."""
    closed: int
    ship: str


class Target(NamedTuple):
    """What should lie on a board: a letter for each turn, a card for each turn of the phase."""

    row: str
    cards: tuple[str, ...]
    rows: Rows = ()
    """What everybody would do then."""
    worth: int = 0


def known(outlook: Outlook) -> Known:
    """What everybody knows now; what was said about this phase may still change."""
    state = outlook.state
    nothing = EMPTY * TURNS
    closed = outlook.closed
    rows = [outlook.public_row(crew, nothing)[:closed] for crew in range(len(state.crew))]
    threats = tuple([(each.card.id, each.number, each.track) for each in state.threats])
    return Known(threats, tuple(rows), closed, damage_of(state))


def damage_of(state: Mission) -> str:
    """What else a plan depends on: trajectories, order of play, and how the ship is."""
    tracks = [track.id for track in state.tracks]
    stored = [squad.value for squad in state.stored]
    return repr((tracks, state.order, state.last_turn, state.checks, state.tiles, stored))


def bare(state: Mission) -> Mission:
    """The ship before its first turn without any card, as the search wants it."""
    film = state.clone()
    film.table = None
    film.threats = [new_threat(each.card, each.number, each.track) for each in state.threats]
    for crew in film.crew:
        crew.plan = [Action.EMPTY] * TURNS
    return film


def evaluator(state: Mission, compiled: bool) -> Evaluator:
    """Plans for this ship, tried under a few orders of tokens that are nobody's secret."""
    orders = []
    for number in range(ORDERS):
        chance = Seeded(f"crew/{number}")
        order = {}
        for zone, name in enumerate(ZONES):
            left = sorted(ship().tiles[zone])
            order[name] = [left.pop(chance.below(len(left))) for _ in range(len(left))]
        orders.append(order)
    return Evaluator(bare(state), orders, compiled, EFFORT)


class Thoughts:
    """What was thought about before; the answers depend on nothing but the question."""

    def __init__(self) -> None:
        self.ideals: dict[tuple[Known, int], Rows] = {}

    def ideal(self, ships: Evaluator, public: Known, turns: int, steps: int) -> Rows:
        """The best plan for everybody out of what all know."""
        if len(self.ideals) >= KEPT:
            self.ideals.clear()
        key = (public, steps)
        if key not in self.ideals:
            self.ideals[key] = find_ideal(ships, public, turns, steps)
        return self.ideals[key]


COMMON: Final = Thoughts()
"""All bots of a process would come to the same ideal plan; one of them thinks for all."""


class Planner:
    """Thinks for one seat; what it has thought about once it keeps."""

    def __init__(self, compiled: bool | None = None) -> None:
        self.compiled = ready() if compiled is None else compiled
        divided = 1 if self.compiled else SLOWER
        self.joint_steps = JOINT_STEPS // divided
        self.own_steps = OWN_STEPS // divided
        self.ships: dict[Known, Evaluator] = {}
        self.targets: dict[tuple[object, ...], Target] = {}

    def ship(self, outlook: Outlook, public: Known) -> Evaluator:
        """The ship with the threats that everybody knows."""
        if public not in self.ships:
            self.ships[public] = evaluator(outlook.state, self.compiled)
        return self.ships[public]

    def ideal(self, outlook: Outlook) -> Rows:
        """The best plan for everybody with any cards, out of what all know."""
        public = known(outlook)
        turns = outlook.state.last_turn - 1
        return COMMON.ideal(self.ship(outlook, public), public, turns, self.joint_steps)

    def target(self, outlook: Outlook, crew: int, hand: tuple[str, ...]) -> Target:
        """What a board should look like with these cards; as it is, if that is nearly as good."""
        ideal = self.ideal(outlook)
        rows = [outlook.guessed_row(each, ideal[each]) for each in range(len(ideal))]
        rows[crew] = outlook.own_row(crew, ideal[crew])
        laid = outlook.laid(crew)
        as_is = Target(with_letters(rows[crew], outlook.now, outlook.letters(crew)), laid)
        if outlook.has_spoken(outlook.seat) and not outlook.has_turn:
            return as_is
        public = known(outlook)
        ships = self.ship(outlook, public)
        key = (public, tuple(rows), crew, hand, outlook.now)
        if key not in self.targets:
            self.targets[key] = find_target(ships, outlook, rows, crew, hand, self.own_steps)
        found = self.targets[key]
        rows = list(found.rows)
        rows[crew] = with_letters(found.row, outlook.now, outlook.letters(crew))
        ships.begin(tuple(rows), [], 1, 0)
        return found if ships.worth < found.worth - MARGIN else as_is


def find_ideal(ships: Evaluator, public: Known, turns: int, steps: int) -> Rows:
    """Search for a plan of everybody in the turns that are not over."""
    crews = range(len(public.rows))
    places = [crew * TURNS + turn for crew in crews for turn in range(public.closed, turns)]
    ships.choose(Choice(places, [FREE] * len(crews), [[]] * len(crews), free_from=0))
    rows = tuple([row.ljust(TURNS, EMPTY) for row in public.rows])
    return climbed(ships, rows, [], steps, repr(public))[0]


def climbed(
    ships: Evaluator, rows: Rows, cards: list[int], steps: int, about: str
) -> tuple[Rows, list[int]]:
    """A search whose course only depends on what it is about; longer if nobody survives."""
    for number in range(PATIENCE):
        ships.begin(rows, cards, steps, crc32(f"{number} {about}".encode()))
        ships.climb(steps)
        rows, cards = ships.best()
        if ships.worth >= SAFE:
            break
    return rows, cards


def find_target(
    ships: Evaluator,
    outlook: Outlook,
    rows: list[str],
    crew: int,
    hand: tuple[str, ...],
    steps: int,
) -> Target:
    """Search for the best way to lay the cards of a hand; later turns may have any.

    If the mission is lost then, the others may do better later on.
    """
    now = outlook.now
    later = range(now[-1] + 1, outlook.state.last_turn - 1)
    hands: list[tuple[str, ...]] = [() for _ in rows]
    hands[crew] = hand
    held = cards_of([Action(rows[crew][turn]) for turn in now], hand)
    letters = [
        rows[crew][turn] if card >= 0 else EMPTY for turn, card in zip(now, held, strict=True)
    ]
    rows[crew] = with_letters(rows[crew], now, letters)
    best, laid = tuple(rows), [search.NO_CARD] * (len(rows) * TURNS)
    for turn, card in zip(now, held, strict=True):
        laid[crew * TURNS + turn] = card
    for crews in ([crew], list(range(len(rows)))):
        places = [crew * TURNS + turn for turn in now]
        places += [each * TURNS + turn for each in crews for turn in later]
        ships.choose(Choice(places, [FREE] * len(rows), hands, free_from=now[-1] + 1))
        about = repr((rows, crew, hand, len(places)))
        best, laid = climbed(ships, best, laid, steps * len(crews), about)
        if ships.worth >= SAFE:
            break
    used = [laid[crew * TURNS + turn] for turn in now]
    chosen = tuple([hand[card] if card >= 0 else "" for card in used])
    return Target(best[crew], chosen, best, ships.worth)


def with_letters(row: str, turns: tuple[int, ...], letters: list[str]) -> str:
    """A row with other letters in some turns."""
    changed = list(row)
    for turn, letter in zip(turns, letters, strict=True):
        changed[turn] = letter
    return "".join(changed)
