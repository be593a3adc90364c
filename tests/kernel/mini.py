"""The smallest things that can lie on an agenda, for tests of the kernel alone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

from starboard.errors import Illegal
from starboard.kernel import (
    Aside,
    Chance,
    Choice,
    Content,
    Entry,
    Event,
    Game,
    Move,
    OptionValue,
    Pass,
    Seat,
    Seats,
    Seeded,
    State,
    Step,
    Window,
)
from starboard.kernel.log import Setup
from starboard.kernel.loop import act, advance
from starboard.kernel.match import Match, begin


class Notes(State):
    """What happened, in order."""

    said: list[str]
    coins: list[int]


class Noted(Event):
    word: str


class Say(Step[Notes]):
    """Notes a word."""

    word: str

    def run(self, state: Notes, chance: Chance) -> None:
        state.said.append(self.word)
        state.report(Noted("MINI-01", self.word))


class Fight(Step[Notes]):
    """Opens a scope with three things to do in it."""

    def run(self, state: Notes, chance: Chance) -> None:
        scope = state.agenda.open("fight")
        state.push(Say("first"), Flee(scope), Say("never"))


class Flee(Step[Notes]):
    """Abandons a scope."""

    scope: int

    def run(self, state: Notes, chance: Chance) -> None:
        state.agenda.abandon(self.scope)


class End(Step[Notes]):
    """Ends the game, and then wants to go on."""

    def run(self, state: Notes, chance: Chance) -> None:
        state.finish(GAME.run_out(state))
        state.push(Say("after the end"))


class Roll(Step[Notes]):
    """Notes a die."""

    def run(self, state: Notes, chance: Chance) -> None:
        state.said.append(str(chance.die()))


class Name(Move):
    verb: ClassVar[str] = "name"
    word: str


class Spend(Aside):
    """Uses a coin up."""

    verb: ClassVar[str] = "spend"

    def reason(self, state: State, seat: Seat) -> Illegal | None:
        assert isinstance(state, Notes)
        return None if state.coins[seat] else Illegal("MINI-02", "no-coins")

    def take(self, state: State, seat: Seat, chance: Chance) -> None:
        assert isinstance(state, Notes)
        state.coins[seat] -= 1


class Ask(Choice[Notes]):
    """One seat names one of some words; `roll` is a word that is followed by a die."""

    accepts: ClassVar[tuple[type[Move], ...]] = (Name,)
    seat: int
    words: tuple[str, ...]

    def must(self, state: Notes) -> Seats:
        return (self.seat,)

    def offers(self, state: Notes, seat: Seat) -> list[Move]:
        return [Name(word) for word in self.words]

    def reason(self, state: Notes, seat: Seat, move: Move) -> Illegal | None:
        assert isinstance(move, Name)
        if move.word not in self.words:
            return Illegal("MINI-03", "no-such-word", word=move.word)
        return None

    def take(self, state: Notes, seat: Seat, move: Move, chance: Chance) -> None:
        assert isinstance(move, Name)
        state.said.append(f"{seat} {move.word}")
        if move.word == "roll":
            state.push(Roll())


class AskOpenly(Ask):
    """Everybody sees which words there are."""

    obvious: ClassVar[bool] = True


class AskWithCoins(AskOpenly):
    """A coin may be spent meanwhile."""

    admits: ClassVar[tuple[type[Aside], ...]] = (Spend,)


class Answers(Window[Notes]):
    """Everybody in order may name a word."""

    accepts: ClassVar[tuple[type[Move], ...]] = (Name, Pass)

    def answers(self, state: Notes, seat: Seat) -> list[Move]:
        return [Name("no")]

    def again(self, waiting: tuple[int, ...]) -> Answers:
        return Answers(waiting, self.order)

    def answer(self, state: Notes, seat: Seat, move: Move, chance: Chance) -> None:
        state.push(Say(f"{seat} says no"))


class Mini(Game[Notes]):
    """A game that is nothing but its agenda."""

    id: ClassVar[str] = "mini"
    timing: ClassVar[str] = "MINI-00"
    rules: ClassVar[int] = 3
    move_types: ClassVar[tuple[type[Move], ...]] = (Name, Pass, Spend)

    def __init__(self, *entries: Entry) -> None:
        self.entries = entries

    def setup(self, seats: int, options: Mapping[str, OptionValue], content: Content) -> Notes:
        state = Notes(seats, self.rules, [], [1] * seats)
        state.agenda.push(*self.entries)
        return state

    def asides(self, state: Notes, seat: Seat) -> Iterable[Aside]:
        return [Spend()]


GAME = Mini()


def match_of(*entries: Entry, seats: int = 2, seed: str = "mini") -> Match[Notes]:
    """A match that begins with these entries."""
    setup = Setup(game="mini", rules=3, seats=seats, options={}, seed=seed)
    return begin(Mini(*entries), setup)


def said_by(*entries: Entry) -> list[str]:
    """What is noted when these entries are worked off."""
    return match_of(*entries).state.said


def answered(state: Notes, *moves: tuple[Seat, Move]) -> Notes:
    """A state after some moves."""
    for seat, move in moves:
        act(GAME, state, seat, move, Seeded("answered"))
    return state


def begun(*entries: Entry, seats: int = 2) -> Notes:
    """A state with these entries, waiting for its first answer."""
    state = Notes(seats, 3, [], [1] * seats)
    state.agenda.push(*entries)
    advance(GAME, state, Seeded("begun"))
    return state
