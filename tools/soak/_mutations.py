"""Cards as nobody would print them: mutations of printed cards, and games with those accepted."""

from __future__ import annotations

import copy
import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from random import Random
from types import FrameType
from typing import Any, NamedTuple

import yaml

from starboard.errors import BadInput, Error
from starboard.games.flagship import Flagship
from starboard.games.flagship.asides import Cash
from starboard.games.flagship.cards.card import Catalogue
from starboard.games.flagship.cards.content import FOLDER
from starboard.games.flagship.cards.deck_text import encode_deck
from starboard.games.flagship.cards.decks import Deck, validate_main_ship
from starboard.games.flagship.cards.kinds import Limit, Pile, Scope, Target, Until, When
from starboard.games.flagship.cards.starters import starter_decks
from starboard.games.flagship.events import AbilityTriggered
from starboard.games.flagship.face.printed import faces
from starboard.games.flagship.moves import EndTurn
from starboard.games.flagship.state import Table
from starboard.kernel import Event, Move, Pass, Seat
from starboard.kernel.agenda import State
from starboard.kernel.chance import Seeded
from starboard.kernel.loop import advance
from starboard.kernel.options import read_options
from starboard.kernel.play import Tally, play_out
from starboard.kernel.yaml_files import Name
from tools.soak._mixed import Broken

Entry = dict[str, Any]

CARDS = 16
"""Mutants that take part in a game."""
MOVES = 250
"""Moves of a game: long enough for cards to come into play, short enough for many games."""
STEPS = 3_000
"""Steps with events that a move may take; printed cards need fewer than a hundred."""
SECONDS = 60
"""Time on the processor for a game: what makes no steps, but goes on, ends here."""
AMOUNTS = (-1, 0, 1, 2, 3, 4, 5, 6, 8, 10, 15, 20, 21, 30, 100, 101, 1_000, 10**6, 10**9, 10**15)
WORDS: dict[str, Sequence[str]] = {
    "target": list(Target),
    "scope": list(Scope),
    "when": list(When),
    "until": list(Until),
    "limit": list(Limit),
    "pile": list(Pile),
}
"""Fields whose words are exchanged for others of their kind."""
LISTS = ("effects", "won", "tied", "otherwise", "faster", "on_hit", "on_full_absorb")
"""Fields that hold effects."""


class Runaway(Error):
    """A move that does not end: what it kept doing."""

    def __init__(self, triggers: set[tuple[int, str]], where: str) -> None:
        super().__init__(sorted(triggers), where)
        self.triggers = triggers
        """The triggers that went off lately: seat and card."""

    @property
    def is_alone(self) -> bool:
        """Whether one card of one player does it, or no trigger at all."""
        return len(self.triggers) <= 1


class Counted(Flagship):
    """Flagship that counts the steps of a move and stops one that does not end."""

    def __init__(self) -> None:
        self.steps = 0
        self.triggers: list[tuple[int, str]] = []

    def settle(self, state: Table, events: list[Event]) -> None:
        self.steps += 1
        fired = [event for event in events if isinstance(event, AbilityTriggered)]
        self.triggers += [(event.seat, event.card) for event in fired]
        if self.steps > STEPS:
            raise Runaway(set(self.triggers[-200:]), type(state.agenda.stack[-1]).__name__)
        super().settle(state, events)

    def begin_move(self) -> None:
        """Count from here."""
        self.steps, self.triggers = 0, []


# ------------------------------------------------------------------------- mutations


@cache
def printed() -> tuple[Entry, ...]:
    """All printed cards as their files have them."""
    files = sorted(FOLDER.glob("*.yaml"))
    found = [yaml.safe_load(file.read_text(encoding="utf-8"))["cards"] for file in files]
    return tuple({"source": "mutant", **entry} for cards in found for entry in cards)


LOOPING: tuple[object, ...] = (
    "free_attack",
    "reveal_market",
    *[{"destroy": word} for word in ("this", "own_item", "own_unit", "enemy_item", "chosen")],
    *[{"repair": word} for word in ("this", "own_destroyed_item", "each_own_destroyed_item")],
    *[{"to_market_discard": word} for word in ("this", "own_destroyed_item")],
    {"put_into_play": {"piles": ["market_row", "market_discard"]}},
    {"damage": {"target": "enemy_unit", "amount": 1}},
    {"choose": "own_item"},
)
"""What loops are made of, besides what triggers wait for."""
STUMBLING: tuple[object, ...] = (
    *[{"choose": word} for word in ("enemy_unit", "enemy_item", "opponent", "enemy_hand_card")],
    *[{"choose": word} for word in ("own_unit", "own_destroyed_item")],
    *[{"to_market_discard": word} for word in ("chosen", "own_item", "enemy_market_card")],
    *[{"to_market_discard": word} for word in ("each_own_unit", "each_own_destroyed_item")],
    *[{"discard": {"who": "opponent", "pick": word}} for word in ("random", "chosen", "by_owner")],
    *[{"look": word} for word in ("chosen", "enemy_hand")],
    *[{"fetch": {"pile": word}} for word in ("draw_deck", "draw_discard")],
    *[{word: 20} for word in ("draw", "arrange_market", "discard")],
    {"destroy": "enemy_unit"},
    {"drain": "own_item"},
    {"charge": {"target": "each_own_unit", "amount": 100}},
    {"compare_speed": {"faster": [{"draw": 1}]}},
    {"contest": {"dice": 1, "won": [{"destroy": "enemy_unit"}], "tied": [{"destroy": "own_unit"}]}},
    {"redirect_attack": "own_unit"},
    {"grant": {"until": "turn_end", "effects": [{"modify_max_charge": -2}]}},
    "reshuffle",
    "cancel_event",
)
"""What texts trip over: things that are gone, players who are out, cards held twice."""


@cache
def known_effects() -> tuple[object, ...]:
    """Every effect on a printed card."""
    return tuple(part for entry in printed() for part in effects_in(entry))


def any_effect(random: Random) -> object:
    """An effect of a printed card, or one of those that make trouble."""
    return copy.deepcopy(random.choice(random.choice((known_effects(), LOOPING, STUMBLING))))


def effects_in(value: object) -> Iterator[object]:
    """What stands in lists of effects, all the way down."""
    for key, part in items_of(value):
        if key in LISTS:
            yield from part
        yield from effects_in(part)


def items_of(value: object) -> list[tuple[Any, Any]]:
    """The parts of a mapping or a list with their keys."""
    if isinstance(value, dict):
        return list(value.items())
    return list(enumerate(value)) if isinstance(value, list) else []


def batch(random: Random, count: int = CARDS) -> tuple[list[Entry], int]:
    """So many mutants that a table accepts, and how many were tried for them."""
    found: list[Entry] = []
    tried = 0
    while len(found) < count:
        entry = mutant(random, tried)
        tried += 1
        if accepted(entry):
            found.append(entry)
    return found, tried


def mutant(random: Random, number: int) -> Entry:
    """A printed card after one to six changes, cheap enough to come into play."""
    entry: Entry = copy.deepcopy(random.choice(printed()))
    for _ in range(random.randint(1, 6)):
        random.choice(CHANGES)(random, entry)
    entry["id"] = f"m{number}"
    entry["name"] = {"de": f"Mutant {number}", "en": f"Mutant no. {number}"}
    entry["faction"] = "neutral"
    if entry["type"]["kind"] != "event":
        entry["price"] = 0
    return entry


def change_amount(random: Random, entry: Entry) -> None:
    """Another number somewhere."""
    places = [place for place in places_in(entry) if is_number(place[0][place[1]])]
    if places:
        holder, key = random.choice(places)
        holder[key] = random.choice(AMOUNTS)


def is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def change_word(random: Random, entry: Entry) -> None:
    """Another word of the same kind somewhere: target, moment, scope, pile, limit."""
    places = []
    for holder, key in places_in(entry):
        for words in WORDS.values():
            if holder[key] in words:
                places.append((holder, key, words))
    if places:
        holder, key, words = random.choice(places)
        holder[key] = str(random.choice(words))


def change_effect(random: Random, entry: Entry) -> None:
    """An effect becomes one of another card, or one more is added, or one is put into another."""
    lists = [part for key, part in walk(entry) if key in LISTS and part]
    if not lists:
        return
    chosen = random.choice(lists)
    effect = any_effect(random)
    place = random.randrange(len(chosen))
    match random.randrange(3):
        case 0:
            chosen[place] = effect
        case 1:
            chosen.insert(place, effect)
        case _:
            chosen[place] = wrapped(random, chosen[place])


def wrapped(random: Random, effect: object) -> Entry:
    """An effect under a condition."""
    return random.choice(
        [
            {"roll": {f"{random.randint(1, 6)}+": [effect]}},
            {"may_pay": {"credits": random.choice(AMOUNTS), "effects": [effect]}},
            {"opponent_may_pay": {"credits": 1000, "otherwise": [effect]}},
            {"later": {"when": str(random.choice(list(When))), "effects": [effect]}},
            {"contest": {"dice": 1, "won": [effect], "tied": [effect]}},
            {"compare_speed": {"faster": [effect]}},
        ]
    )


def add_trigger(random: Random, entry: Entry) -> None:
    """One more trigger with one to three effects."""
    when = str(random.choice([*When, When.THIS_DESTROYED, When.OWN_ITEM_DESTROYED]))
    effects = [any_effect(random) for _ in range(random.randint(1, 4))]
    trigger: Entry = {"when": when, "effects": effects}
    if random.random() < 0.3:
        trigger["limit"] = str(random.choice(list(Limit)))
    if random.random() < 0.3:
        trigger["works_face_down"] = True
    if entry["type"]["kind"] == "event" and "effects" in entry:
        entry["effects"].append({"later": {"when": when, "effects": effects}})
    else:
        entry.setdefault("abilities", []).append({"trigger": trigger})


def add_loop(random: Random, entry: Entry) -> None:
    """Two triggers of what loops are made of: one that a turn sets off, and one that goes on."""
    for moments in ((When.TURN_START, When.TURN_END, When.ITEM_BOUGHT), list(When)[4:]):
        effects = [copy.deepcopy(random.choice(LOOPING)) for _ in range(random.randint(1, 3))]
        trigger = {"when": str(random.choice(moments)), "effects": effects}
        if entry["type"]["kind"] != "event" or "abilities" in entry:
            entry.setdefault("abilities", []).append({"trigger": trigger})


def add_ability(random: Random, entry: Entry) -> None:
    """One more ability, of another card."""
    other = random.choice(printed())
    if entry.get("abilities") and other.get("abilities"):
        entry["abilities"].append(copy.deepcopy(random.choice(other["abilities"])))


CHANGES: tuple[Callable[[Random, Entry], None], ...] = (
    change_amount,
    change_word,
    change_effect,
    change_effect,
    add_trigger,
    add_loop,
    add_ability,
)


def walk(value: object, key: object = "") -> Iterator[tuple[object, Any]]:
    """Everything in a card with its key."""
    yield key, value
    for inner, part in items_of(value):
        yield from walk(part, inner)


def places_in(entry: Entry) -> list[tuple[Any, Any]]:
    """Where a value stands: what holds it, and its key; the frame of the card stays as it is."""
    kept = ("id", "name", "type", "rarity", "faction", "source", "price")
    return [
        (part, key)
        for field, value in entry.items()
        if field not in kept
        for part in [{field: value}, *[inner for _, inner in walk(value)]]
        for key, below in items_of(part)
        if not isinstance(below, (dict, list)) and part != {field: value}
    ]


def accepted(entry: Entry) -> bool:
    """Whether a table would be opened with this card."""
    game = Flagship()
    try:
        game.check_options(2, read_options(game.options, {}), game.content([entry]))
    except BadInput:
        return False
    return True


# ------------------------------------------------------------------------- games


class Ended(NamedTuple):
    """How a game went: its moves, and whether several cards went on together without end."""

    moves: int
    together: bool


def play(random: Random, mutants: Sequence[Entry]) -> Ended:
    """A game of two to four with these cards; raises `Runaway` where one card goes on alone."""
    game = Counted()
    state = table_with(random, mutants, game)
    tally = Tally()

    def choose(state: State, seat: Seat, moves: list[Move]) -> Move:
        game.begin_move()
        busy = [move for move in moves if not isinstance(move, (Cash, EndTurn, Pass))]
        return random.choice(busy if busy and random.random() < 0.8 else moves)

    def watch(state: State, seat: Seat, move: Move) -> None:
        assert isinstance(state, Table)
        for wrong in game.invariants(state):
            raise Broken(f"after {move}: {wrong}")

    chance = Seeded(f"mutants/{random.random()}")
    try:
        with processor_time(SECONDS):
            advance(game, state, chance)
            play_out(game, state, choose, chance, MOVES, watch, tally)
    except Runaway as runaway:
        if runaway.is_alone:
            raise
        return Ended(tally.decisions, together=True)
    return Ended(tally.decisions, together=False)


def table_with(random: Random, mutants: Sequence[Entry], game: Flagship) -> Table:
    """A table at which everybody has these cards, and they can all be drawn."""
    content = game.content(list(mutants))
    assert isinstance(content, Catalogue)
    for lang in ("de", "en"):
        faces(content, lang)
    seats = random.choice((2, 2, 3, 4))
    decks = [encode_deck(deck_with(random, mutants, content)) for _ in range(seats)]
    options = read_options(game.options, {"decks": decks, "ready_ships": True})
    game.check_options(seats, options, content)
    return game.setup(seats, options, content)


def deck_with(random: Random, mutants: Sequence[Entry], cards: Catalogue) -> Deck:
    """A starter deck with many mutants; those that fit into the main ship sit there already."""
    deck = random.choice(list(starter_decks().values()))
    items = [entry["id"] for entry in mutants if cards[entry["id"]].is_item]
    events = [entry["id"] for entry in mutants if cards[entry["id"]].is_event]
    ship = [part for part in deck.main_ship if cards[part].is_ship or cards[part].is_pilot]
    for name in (*random.sample(items, len(items)), *deck.main_ship):
        if cards[name].is_equipment and not validate_main_ship([*ship, name], cards):
            ship.append(name)
    return Deck(
        name=Name(de="Mutanten", en="Mutants"),
        main_ship=tuple(ship),
        market=(*items * 2, *deck.market[:10]),
        events=(*events * 4, *deck.events),
    )


@contextmanager
def processor_time(seconds: float) -> Iterator[None]:
    """Stop what keeps the processor busy for so long, whether it makes steps or not."""

    def ring(number: int, frame: FrameType | None) -> None:
        raise Runaway(set(), f"no end after {seconds} seconds in {frame}")

    before = signal.signal(signal.SIGVTALRM, ring)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)
