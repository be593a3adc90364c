"""Asteroid: cards of two phases that bring points or take them away; the first with ten wins.

It has nothing to do with any game of the house: the layer of card games stands on its own.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import StrEnum
from pathlib import Path
from typing import ClassVar, Final

from starboard.cards import bench, commands
from starboard.cards.bench import Filter, Tally
from starboard.cards.catalogue import Catalogue, Entry
from starboard.cards.checks import unperformed
from starboard.cards.decks import DeckForm, Section
from starboard.cards.effects import Op, Reader, Record, Rows
from starboard.cards.words import Argument, Lexicon, Word
from starboard.cards.words.carrying import Carry, TextQuestion
from starboard.cards.writing import Writer
from starboard.errors import BadInput, Illegal
from starboard.kernel import (
    Act,
    Chance,
    Content,
    Event,
    Game,
    Move,
    OptionValue,
    Outcome,
    Seat,
    State,
)
from starboard.kernel import Record as StateRecord
from starboard.kernel.log import Setup
from starboard.kernel.match import Match, begin
from starboard.kernel.yaml_files import Name
from starboard.text import COMMON, Texts

TEXTS = Texts(COMMON, Path(__file__).parent / "text")

# ------------------------------------------------------------------------- cards


class Phase(StrEnum):
    I = "I"  # noqa: E741  # as the cards print it
    V = "V"


class Gain(Op, frozen=True, tag="gain"):
    amount: int


class Steal(Op, frozen=True, tag="steal"):
    amount: int = 1


class Shine(Op, frozen=True, tag="shine"):
    """Nobody performs it."""


class Outcomes(Record, frozen=True):
    rows: ClassVar[Rows | None] = Rows("on", "effects")
    on: int
    effects: tuple[Effect, ...]


class Price(Record, frozen=True):
    rows: ClassVar[Rows | None] = Rows("of", "cost", fields=True)
    of: str
    cost: int = 0
    free: bool = False


class Toss(Op, frozen=True, tag="toss"):
    short: ClassVar[str] = "outcomes"
    whole: ClassVar[bool] = True
    outcomes: tuple[Outcomes, ...]


Effect = Gain | Steal | Shine | Toss


class Card(Record, frozen=True):
    printed: ClassVar[bool] = True
    id: str
    name: Name
    phase: Phase
    rare: bool = False
    effects: tuple[Effect, ...] = ()
    prices: tuple[Price, ...] = ()


READER: Final = Reader(Card, "gain: 2")


class Box(Catalogue[Card]):
    """Twins of one name belong to different phases."""

    def mark(self, card: Card) -> str:
        return card.phase.value


def read_entry(entry: Entry, at: str) -> Card:
    card = READER.read(entry, at)
    for fault in unperformed(card, WORDS):
        raise fault.within(at)
    return card


def entry(card_id: str, name: str, phase: str = "I", **fields: object) -> dict[str, object]:
    names = {"de": name, "en": f"{name} in English"}
    return {"id": card_id, "name": names, "phase": phase, **fields}


ENTRIES = [
    entry("crest_1", "Crest", effects=[{"gain": 2}]),
    entry("crest_5", "Crest", "V", effects=[{"gain": 5}], rare=True),
    entry("thief", "Diebin", effects=[{"steal": 3}, {"gain": 1}]),
    entry("coin", "Münze", effects=[{"toss": {1: [{"gain": 1}], 6: [{"steal": {}}]}}]),
]


def box() -> Box:
    return Box(read_entry, {}).adding(ENTRIES, "asteroid.yaml")


# ------------------------------------------------------------------------- rules


class Deed(StateRecord):
    seat: int
    card: str
    over: bool


class Table(State):
    cards: Box
    points: list[int]
    deeds: dict[int, Deed]


class From(Move):
    verb: ClassVar[str] = "from"
    whom: int


class Gained(Event):
    seat: int
    amount: int


class CarryOut(Carry[Table, Deed]):
    deed: int
    effects: tuple[Effect, ...]

    def text(self, state: Table) -> Deed | None:
        deed = state.deeds[self.deed]
        return None if deed.over else deed

    def words(self) -> Lexicon:
        return WORDS


class AskWhom(TextQuestion[Table, Deed]):
    deed: int
    amount: int

    def text(self, state: Table) -> Deed | None:
        return state.deeds.get(self.deed)

    def chooser(self, state: Table, deed: Deed) -> Seat:
        return deed.seat

    def matters(self, state: Table, deed: Deed) -> bool:
        return bool(rich(state, deed, Steal(amount=self.amount)))

    def whom(self, state: Table, seat: Seat) -> list[From]:
        return [From(each) for each in rich(state, state.deeds[self.deed], Steal())]

    def take_from(self, state: Table, seat: Seat, move: From, chance: Chance) -> None:
        state.points[move.whom] -= self.amount
        gain(state, self.deed, state.deeds[self.deed], Gain(amount=self.amount), chance)

    acts = (Act(From, take_from, whom),)


def gain(state: Table, number: int, deed: Deed, effect: Gain, chance: Chance) -> None:
    state.points[deed.seat] += effect.amount
    state.report(Gained("TOY-01", deed.seat, effect.amount))
    if state.points[deed.seat] >= 10:
        state.finish(Outcome((1, 2), tuple(state.points), (deed.seat,), "ten", "TOY-01"))


def steal(state: Table, number: int, deed: Deed, effect: Steal, chance: Chance) -> None:
    state.push(AskWhom(number, effect.amount))


def rich(state: Table, deed: Deed, effect: Steal) -> list[int]:
    others = [seat for seat in range(state.seats) if seat != deed.seat]
    return [seat for seat in others if state.points[seat] >= effect.amount]


def toss(state: Table, number: int, deed: Deed, effect: Toss, chance: Chance) -> None:
    rolled = chance.die()
    for outcome in effect.outcomes:
        if outcome.on == rolled:
            state.push(CarryOut(number, outcome.effects))


def points(effect: Gain) -> float:
    return float(effect.amount)


def of_whom(writer: Writer, effect: Steal) -> Mapping[str, Argument]:
    return {"whom": writer.listed(["A", "B"], "list-or")}


WORDS: Final = Lexicon()
WORDS.add(
    Word(Gain, gain, worth=points),
    Word(Steal, steal, candidates=rich, worth=0.5, says=of_whom),
    Word(Toss, toss, message=lambda effect: "toss-coin"),
)


class Asteroid(Game[Table]):
    """Seat 0 plays one card after the other."""

    id: ClassVar[str] = "asteroid"
    seats: ClassVar[tuple[int, ...]] = (2, 3)
    timing: ClassVar[str] = "TOY-01"
    move_types: ClassVar[tuple[type[Move], ...]] = (From,)

    def content(self, own: object) -> Content:
        return box()

    def setup(self, seats: int, options: Mapping[str, OptionValue], content: Content) -> Table:
        assert isinstance(content, Box)
        return Table(seats, 1, content, [0] + [4] * (seats - 1), {})

    def run_out(self, state: Table) -> Outcome:
        ones = (1,) * state.seats
        return Outcome(ones, tuple(state.points), (), "over", "TOY-01")


def play(*cards: str, seats: int = 2, seed: str = "1") -> Match[Table]:
    """A match in which seat 0 has just played these cards, the first one first."""

    class Begun(Asteroid):
        def setup(self, seats: int, options: Mapping[str, OptionValue], content: Content) -> Table:
            state = super().setup(seats, options, content)
            for number, card in enumerate(cards):
                state.deeds[number] = Deed(0, card, False)
            texts = [CarryOut(n, state.cards[card].effects) for n, card in enumerate(cards)]
            state.push(*texts)
            return state

    setup = Setup(game="asteroid", rules=1, seats=seats, options={}, seed=seed)
    return begin(Begun(), setup)


# ------------------------------------------------------------------------- decks


class Deck(Record, frozen=True):
    name: Name
    id: str = ""
    source: tuple[str, ...] = ()
    sideboard: tuple[str, ...] = ()


class Decks(DeckForm[Deck, Card]):
    code = "toy1:"
    sections = (
        Section("source", ("quelle", "source")),
        Section("sideboard", ("reserve", "sideboard"), listed=True),
    )

    def parts(self, deck: Deck) -> Mapping[str, tuple[str, ...]]:
        return {"source": deck.source, "sideboard": deck.sideboard}

    def make(self, name: Name, deck_id: str, parts: Mapping[str, tuple[str, ...]]) -> Deck:
        return Deck(name=name, id=deck_id, **dict(parts))

    def belongs(self, card: Card) -> str:
        return "source"

    def misplaced(self, card: Card, section: str, where: str) -> BadInput | None:
        if section == "sideboard" and card.rare:
            return BadInput(where, "is-no-card")
        return None


class Commands(commands.Commands[Deck, Card]):
    game = "asteroid"
    form = Decks()

    @property
    def texts(self) -> Texts:
        return TEXTS

    def starters(self) -> Mapping[str, Deck]:
        return {"first": Deck(name=Name(de="Erstes", en="First"), id="first", source=("thief",))}

    def faults(self, deck: Deck, cards: Catalogue[Card]) -> list[Illegal]:
        twice = [card for card in deck.source if deck.source.count(card) > 1]
        return [Illegal("TOY-02", "deck-twice", card=card) for card in dict.fromkeys(twice)]

    def sizes(self, deck: Deck, cards: Catalogue[Card]) -> dict[str, int]:
        return {"cards": len(deck.source)}

    def type_line(self, card: Card, lang: str) -> str:
        return f"Phase {card.phase.value}"

    def values_line(self, card: Card, lang: str) -> str:
        return f"{WORDS.worth(card.effects):g}"

    def text(self, card: Card, lang: str, cards: Catalogue[Card]) -> list[str]:
        writer = Writer(lang, TEXTS, WORDS)
        return [writer.effect(effect) for effect in card.effects]

    def rarity(self, card: Card, lang: str) -> str:
        return "rare" if card.rare else "common"


class Bench(bench.Bench[Deck, Card]):
    """Rare cards never lie in the sideboard; coins belong into no deck."""

    commands = Commands()
    filters = (Filter("phase", tuple(Phase), lambda card: card.phase.value),)

    def catalogue(self) -> Catalogue[Card]:
        return box()

    def homes(self, card: Card) -> tuple[str, ...]:
        if card.id == "coin":
            return ()
        return ("source",) if card.rare else ("source", "sideboard")

    def tallies(self, deck: Deck, cards: Catalogue[Card]) -> Iterator[Tally]:
        yield Tally("source", len(deck.source), 2, 4)
        yield Tally("sideboard", len(deck.sideboard), most=1)
