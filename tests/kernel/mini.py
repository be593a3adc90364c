"""The smallest things that can lie on an agenda, for tests of the kernel alone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

from starboard.errors import Illegal
from starboard.kernel import (
    Act,
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


class Own(Step[Notes]):
    """Something of one seat's."""

    seat: int

    def owners(self, state: Notes) -> Seats:
        return (self.seat,)

    def run(self, state: Notes, chance: Chance) -> None:
        state.said.append(f"of {self.seat}")


class PushThenRoll(Step[Notes]):
    """Pushes what follows before it asks for chance."""

    def run(self, state: Notes, chance: Chance) -> None:
        state.push(Say("after the die"))
        state.said.append(str(chance.die()))


class Roll(Step[Notes]):
    """Notes a die."""

    def run(self, state: Notes, chance: Chance) -> None:
        state.said.append(str(chance.die()))


class Name(Move):
    verb: ClassVar[str] = "name"
    word: str


class Spend(Aside[Notes]):
    """Uses a coin up."""

    verb: ClassVar[str] = "spend"

    def reason(self, state: Notes, seat: Seat) -> Illegal | None:
        return None if state.coins[seat] else Illegal("MINI-02", "no-coins")

    def take(self, state: Notes, seat: Seat, chance: Chance) -> None:
        state.coins[seat] -= 1


def words_to_name(ask: Ask, state: Notes, seat: Seat) -> list[Name]:
    return [Name(word) for word in ask.words]


def cannot_name(ask: Ask, state: Notes, seat: Seat, move: Name) -> Illegal | None:
    if move.word not in ask.words:
        return Illegal("MINI-03", "no-such-word", word=move.word)
    return None


def name(ask: Ask, state: Notes, seat: Seat, move: Name, chance: Chance) -> None:
    state.said.append(f"{seat} {move.word}")
    if move.word == "roll":
        state.push(Roll())


class Ask(Choice[Notes]):
    """One seat names one of some words; `roll` is a word that is followed by a die."""

    acts: ClassVar[tuple[Act, ...]] = (Act(Name, name, words_to_name, cannot_name),)
    seat: int
    words: tuple[str, ...]

    def must(self, state: Notes) -> Seats:
        return (self.seat,)


class AskPicky(Ask):
    """It knows why it has no use for anything else."""

    def refuse(self, state: Notes, seat: Seat, thing: str) -> Illegal | None:
        return Illegal("MINI-02", "not-here", thing=thing)


class Answered(Noted):
    """Tells something, though nothing is uncovered."""

    tells: ClassVar[bool] = True


class AskAnswered(Ask):
    """Whoever names a word is answered."""

    def take(self, state: Notes, seat: Seat, move: Move, chance: Chance) -> None:
        super().take(state, seat, move, chance)
        state.report(Answered("MINI-01", "yes"))


class AskOpenly(Ask):
    """Everybody sees which words there are."""

    obvious: ClassVar[bool] = True


class AskWithCoins(AskOpenly):
    """A coin may be spent meanwhile."""

    admits: ClassVar[tuple[type[Aside[Notes]], ...]] = (Spend,)


def say_no(window: Answers, state: Notes, seat: Seat) -> list[Name]:
    return [Name("no")]


def cannot_say(window: Answers, state: Notes, seat: Seat, move: Name) -> Illegal | None:
    return None if move.word == "no" else Illegal("MINI-03", "no-such-word", word=move.word)


def answer(window: Answers, state: Notes, seat: Seat, move: Name, chance: Chance) -> None:
    state.push(Say(f"{seat} says no"))


class Answers(Window[Notes]):
    """Everybody in order may name a word."""

    acts: ClassVar[tuple[Act, ...]] = (Act(Name, answer, say_no, cannot_say),)

    def again(self, waiting: tuple[int, ...]) -> Answers:
        return Answers(waiting, self.order)


class AnswersOfTheRich(Answers):
    """Who has no coin left, as everybody can see, is not asked; the next one speaks first."""

    def could_answer(self, state: Notes, seat: Seat) -> bool:
        return state.coins[seat] > 0

    def after(self, seat: Seat) -> tuple[int, ...]:
        at = self.order.index(seat) + 1
        return self.order[at:] + self.order[:at]

    def again(self, waiting: tuple[int, ...]) -> AnswersOfTheRich:
        return AnswersOfTheRich(waiting, self.order)


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

    def asides(self, state: Notes, seat: Seat) -> Iterable[Aside[Notes]]:
        return [Spend()]


GAME = Mini()


def match_of(*entries: Entry, seats: int = 2, seed: str = "mini") -> Match[Notes]:
    """A match that begins with these entries."""
    setup = Setup(game="mini", rules=3, seats=seats, options={}, seed=seed)
    return begin(Mini(*entries), setup)


def said_by(*entries: Entry) -> list[str]:
    """What is noted when these entries are worked off."""
    return match_of(*entries).state.said


def answered(state: Notes, *moves: tuple[Seat, Move], chance: Chance | None = None) -> Notes:
    """A state after some moves."""
    for seat, move in moves:
        act(GAME, state, seat, move, chance or Seeded("answered"))
    return state


def begun(*entries: Entry, seats: int = 2) -> Notes:
    """A state with these entries, waiting for its first answer."""
    state = Notes(seats, 3, [], [1] * seats)
    state.agenda.push(*entries)
    advance(GAME, state, Seeded("begun"))
    return state
