"""What to plan: an ideal plan for everybody out of what all know, then the own part of it.

The ideal plan only stands on what everybody sees and heard, so all bots come to the same one and
need few words. Then each one fits its own row to the cards it really has.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple
from zlib import crc32

from starboard.games.space_alert.bot.duties import obedient
from starboard.games.space_alert.bot.outlook import EMPTY, Outlook
from starboard.games.space_alert.bot.strangers import Cases, strangers
from starboard.games.space_alert.box.plan import cards_of
from starboard.games.space_alert.content import ship
from starboard.games.space_alert.fast import search
from starboard.games.space_alert.fast.evaluator import Choice, Evaluator, ready
from starboard.games.space_alert.kinds import ZONES, Action
from starboard.games.space_alert.phases import TURNS
from starboard.games.space_alert.setup import new_threat
from starboard.games.space_alert.state import Mission
from starboard.kernel import Seeded

FREE: Final = "abcx<>^-"
ORDERS: Final = 3
"""Under how many orders of damage tokens a plan is tried."""
JOINT_STEPS: Final = 6000
OWN_STEPS: Final = 800
HARDER: Final = 3
"""How much longer a search takes if the others have to change too."""
SLOWER: Final = 12
"""Without machine code a search has to do with so many times fewer steps."""
PATIENCE: Final = 3
"""How often an ideal plan is looked for, twice as long each time, while the mission is lost."""
SAFE: Final = ORDERS * search.WON * 3 // 4
"""What a plan is worth that survives."""
EFFORT: Final = 3
"""What an action costs: turns are kept free for threats that nobody knows yet."""
KEPT: Final = 256
"""How many ideal plans are kept before all are forgotten."""
MARGIN: Final = ORDERS * search.UNIT
"""What a plan has to be worth more before cards are laid anew: a point."""

RESTLESS: Final = 3
"""How often a turn may be planned anew out of turn."""

Rows = tuple[str, ...]


class Known(NamedTuple):
    """What everybody knows, as far as plans depend on it."""

    threats: tuple[tuple[str, int, int], ...]
    rows: Rows
    """What lies in the turns that are over; the others are free."""
    closed: int
    ship: str
    strays: tuple[int, ...] = ()
    """Those on whom nobody counts."""
    strange: Cases = ()
    """What they may do."""


Kept = tuple[tuple[int, str, str], ...]
"""Turns (from 0) in which a board stays as it is, with the card and the letter that lie there."""


class Target(NamedTuple):
    """What should lie on a board: a letter for each turn, a card for each turn of the phase."""

    row: str
    cards: tuple[str, ...]
    rows: Rows = ()
    """What everybody would do then."""
    worth: int = 0

    def holds(self, now: tuple[int, ...], kept: Kept) -> bool:
        """Whether it leaves what has to stay."""
        return all(
            self.cards[now.index(turn)] == card and self.row[turn] == letter
            for turn, card, letter in kept
        )


class Last(NamedTuple):
    """What was planned before, with which cards and for which turns."""

    hand: tuple[str, ...]
    now: tuple[int, ...]
    target: Target


def known(outlook: Outlook) -> Known:
    """What everybody knows now; what was said about this phase may still change."""
    state = outlook.state
    nothing = EMPTY * TURNS
    closed = outlook.closed
    rows = [outlook.public_row(crew, nothing)[:closed] for crew in range(len(state.crew))]
    threats = tuple([(each.card.id, each.number, each.track) for each in state.threats])
    strays, strange = tuple(outlook.strays), strangers(outlook, closed)
    return Known(threats, tuple(rows), closed, damage_of(state), strays, strange)


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


class Ships(Evaluator):
    """Plans for this ship; those tried in more cases are worth no more."""

    def value(self, rows: Rows) -> int:
        return super().value(rows) * ORDERS // self.cases

    @property
    def worth(self) -> int:
        return super().worth * ORDERS // self.cases

    def reckon_with(self, cases: Cases) -> None:
        """Strangers do one of these things."""
        self.meet([dict(rows) for rows in cases])


def ships_of(state: Mission, compiled: bool) -> Ships:
    """Plans for this ship, tried under a few orders of tokens that are nobody's secret."""
    orders = []
    for number in range(ORDERS):
        chance = Seeded(f"crew/{number}")
        order = {}
        for zone, name in enumerate(ZONES):
            left = sorted(ship().tiles[zone])
            order[name] = [left.pop(chance.below(len(left))) for _ in range(len(left))]
        orders.append(order)
    return Ships(bare(state), orders, compiled, EFFORT)


class Thoughts:
    """What was thought about before; the answers depend on nothing but the question."""

    def __init__(self) -> None:
        self.ideals: dict[tuple[Known, int], Rows] = {}

    def ideal(self, ships: Ships, public: Known, turns: int, steps: int) -> Rows:
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
        self.ships: dict[Known, Ships] = {}
        self.targets: dict[tuple[object, ...], Target] = {}
        self.last: dict[int, Last] = {}
        self.begun: dict[tuple[object, ...], Target] = {}
        """What it has begun to lay: nobody stops in the middle because somebody else speaks."""

    def ship(self, outlook: Outlook, public: Known) -> Ships:
        """The ship with the threats that everybody knows."""
        if public not in self.ships:
            self.ships[public] = ships_of(outlook.state, self.compiled)
        return self.ships[public]

    def ideal(self, outlook: Outlook) -> Rows:
        """The best plan for everybody with any cards, out of what all know."""
        public = known(outlook)
        turns = outlook.state.last_turn - 1
        return COMMON.ideal(self.ship(outlook, public), public, turns, self.joint_steps)

    def target(self, outlook: Outlook, crew: int, hand: tuple[str, ...]) -> Target:
        """What a board should look like with these cards; as it is, if that is nearly as good."""
        ideal = self.ideal(outlook)
        rows = expected(outlook, crew, ideal)
        laid = outlook.laid(crew)
        as_is = Target(with_letters(rows[crew], outlook.now, outlook.letters(crew)), laid)
        public = known(outlook)
        ships = self.ship(outlook, public)
        strange = strangers(outlook, outlook.now[-1] + 1)
        ships.reckon_with(strange)
        here = (public, crew, hand, outlook.now)
        obeys = not obedient(as_is.row, outlook, crew, hand)
        if obeys and not self.may_change(outlook, ships, as_is, rows):
            return self.begun.get(here, as_is)
        kept = self.kept(outlook, crew)
        key = (public, outlook.heard, crew, hand, outlook.now, kept)
        if key not in self.targets:
            task = Task(ships, outlook, tuple(rows), crew, hand, kept)
            self.targets[key] = self.thought_over(task)
        found = self.targets[key]
        rows = list(found.rows)
        rows[crew] = with_letters(found.row, outlook.now, outlook.letters(crew))
        ordered = obedient(found.row, outlook, crew, hand)
        if ordered and not obeys:
            task = Task(ships, outlook, tuple(rows), crew, hand)
            found = max([task.with_row(row) for row in ordered], key=lambda each: each.worth)
        elif ordered or (obeys and ships.value(tuple(rows)) >= found.worth - MARGIN):
            found = as_is
        self.begun = {here: found}
        return found

    def kept(self, outlook: Outlook, crew: int) -> Kept:
        """What has to stay as it lies while the rest is planned anew."""
        return ()

    def may_change(self, outlook: Outlook, ships: Ships, as_is: Target, rows: list[str]) -> bool:
        """In turn; otherwise only if somebody holds all up and the ship is lost, not for ever."""
        if not outlook.has_spoken(outlook.seat) or outlook.has_turn:
            return True
        if not outlook.is_held_up or outlook.changes >= RESTLESS * len(outlook.now):
            return False
        crew = outlook.seat
        return ships.value((*rows[:crew], as_is.row, *rows[crew + 1 :])) < SAFE

    def thought_over(self, task: Task) -> Target:
        """The plan of before if it is still good, otherwise a new one that begins with it."""
        last = self.last.get(task.crew)
        starts = [task.rows]
        if last is not None and task.goes_on(last):
            kept = task.after(last.target)
            worth = task.ships.value(kept)
            if worth >= max(SAFE, last.target.worth - MARGIN):
                return last.target._replace(rows=kept, worth=worth)
            starts.append(kept)
        start = max(starts, key=task.value)
        found = task.search(start, self.own_steps)
        self.last[task.crew] = Last(task.hand, task.now, found)
        return found


def expected(outlook: Outlook, crew: int, ideal: Rows) -> list[str]:
    """What everybody does while one board is planned.

    It must not depend on the boards that are planned after it: whoever plans several would
    otherwise change its mind with every card that it lays itself.
    """
    rows = [outlook.guessed_row(each, wished) for each, wished in enumerate(ideal)]
    undecided = [crew, *outlook.after(crew)]
    for each in {*outlook.mine, crew}:
        rows[each] = outlook.own_row(each, ideal[each])
        if each not in undecided:
            rows[each] = with_letters(rows[each], outlook.now, outlook.letters(each))
    return rows


def find_ideal(ships: Ships, public: Known, turns: int, steps: int) -> Rows:
    """Search for a plan of everybody in the turns that are not over; longer if nobody survives."""
    crews = range(len(public.rows))
    acting = [crew for crew in crews if crew not in public.strays]
    places = [crew * TURNS + turn for crew in acting for turn in range(public.closed, turns)]
    ships.reckon_with(public.strange)
    ships.choose(Choice(places, [FREE] * len(crews), [[]] * len(crews), free_from=0))
    start = tuple([row.ljust(TURNS, EMPTY) for row in public.rows])
    best, most = start, search.NOTHING
    for number in range(PATIENCE):
        length = steps << number
        ships.begin(start, [], length, crc32(f"{number} {public!r}".encode()))
        ships.climb(length)
        if ships.worth > most:
            best, most = ships.best()[0], ships.worth
        if most >= SAFE:
            break
    return best


class Task:
    """To lay the cards of a hand in this phase; the others do what fits best to it.

    Nobody knows their cards, but what they said they do, they do.
    """

    def __init__(
        self,
        ships: Ships,
        outlook: Outlook,
        rows: Rows,
        crew: int,
        hand: tuple[str, ...],
        kept: Kept = (),
    ) -> None:
        self.ships = ships
        self.rows = rows
        self.crew = crew
        self.hand = hand
        self.kept = kept
        self.free_cards = tuple(without(hand, [card for _, card, _ in kept]))
        staying = [turn for turn, _, _ in kept]
        self.free = [turn for turn in outlook.now if turn not in staying]
        """The turns of this phase in which the board may change."""
        self.now = outlook.now
        self.later = range(self.now[-1] + 1, outlook.state.last_turn - 1)
        members = enumerate(outlook.state.crew)
        people = [each for each, member in members if not member.android]
        self.later_crew = [each for each in range(len(rows)) if each not in outlook.strays]
        self.willing = [crew, *[each for each in people if each not in {crew, *outlook.strays}]]

    def goes_on(self, last: Last) -> bool:
        """Whether an earlier plan was for the same cards in the same turns."""
        alike = len(last.target.rows) == len(self.rows)
        same = alike and last.hand == self.hand and last.now == self.now
        return same and last.target.holds(self.now, self.kept)

    def after(self, plan: Target) -> Rows:
        """An earlier plan with what is known now about the turns up to the end of this phase."""
        end = self.later.start
        found = [now[:end] + before[end:] for now, before in zip(self.rows, plan.rows, strict=True)]
        found[self.crew] = plan.row
        return tuple(found)

    def value(self, rows: Rows) -> int:
        """What a plan is worth with the cards that there are."""
        return self.ships.value(self.laid(rows)[0])

    def laid(self, rows: Rows) -> tuple[Rows, list[int]]:
        """A plan without the actions that the hand has no card for, and its cards."""
        row = with_letters(
            rows[self.crew], [turn for turn, _, _ in self.kept], [each for _, _, each in self.kept]
        )
        held = cards_of([Action(row[turn]) for turn in self.free], self.free_cards)
        letters = [
            row[turn] if card >= 0 else EMPTY for turn, card in zip(self.free, held, strict=True)
        ]
        cards = [search.NO_CARD] * (len(rows) * TURNS)
        for turn, card in zip(self.free, held, strict=True):
            cards[self.crew * TURNS + turn] = card
        changed = list(rows)
        changed[self.crew] = with_letters(row, self.free, letters)
        return tuple(changed), cards

    def found(self, rows: Rows, cards: list[int], worth: int) -> Target:
        """The own board in a plan, with its cards."""
        lies = {turn: card for turn, card, _ in self.kept}
        for turn in self.free:
            card = cards[self.crew * TURNS + turn]
            lies[turn] = self.free_cards[card] if card >= 0 else ""
        return Target(rows[self.crew], tuple([lies[turn] for turn in self.now]), rows, worth)

    def with_row(self, row: str) -> Target:
        """A board with this row, while the others do what they do."""
        rows = (*self.rows[: self.crew], row, *self.rows[self.crew + 1 :])
        rows, cards = self.laid(rows)
        return self.found(rows, cards, self.ships.value(rows))

    def search(self, start: Rows, steps: int) -> Target:
        """The best way that is found from there; if it is lost, the others have to change too."""
        rows, cards = self.laid(start)
        hands: list[tuple[str, ...]] = [() for _ in rows]
        hands[self.crew] = self.free_cards
        for changing in ([self.crew], self.willing):
            places = [self.crew * TURNS + turn for turn in self.free]
            others = [each for each in changing if each != self.crew]
            places += [each * TURNS + turn for each in others for turn in self.now]
            places += [each * TURNS + turn for each in self.later_crew for turn in self.later]
            choice = Choice(places, [FREE] * len(rows), hands, self.later.start, self.crew)
            self.ships.choose(choice)
            self.ships.begin(rows, cards, steps, crc32(repr((start, hands, places)).encode()))
            self.ships.climb(steps)
            rows, cards = self.ships.best()
            if self.ships.worth >= SAFE:
                break
            steps *= HARDER
        return self.found(rows, cards, self.ships.worth)


def without(hand: Sequence[str], cards: Sequence[str]) -> list[str]:
    """A hand after some of its cards are gone."""
    left = list(hand)
    for card in cards:
        left.remove(card)
    return left


def with_letters(row: str, turns: Sequence[int], letters: list[str]) -> str:
    """A row with other letters in some turns."""
    changed = list(row)
    for turn, letter in zip(turns, letters, strict=True):
        changed[turn] = letter
    return "".join(changed)
