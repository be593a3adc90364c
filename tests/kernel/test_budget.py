"""Rules that do not come to an end by themselves are stopped, and change nothing."""

from __future__ import annotations

import pickle
from collections.abc import Callable

import pytest

from starboard.errors import Endless
from starboard.kernel import Chance, Event, Forced, Seeded, Step, together
from starboard.kernel.loop import MOST_EVENTS, MOST_STEPS
from starboard.kernel.match import Match
from tests.kernel.mini import Ask, Mini, Name, Noted, Notes, Say, match_of


class Echo(Step[Notes]):
    """Comes back whenever it has happened."""

    def run(self, state: Notes, chance: Chance) -> None:
        state.push(self)


class Burst(Step[Notes]):
    """Reports much at once, so often."""

    left: int

    def run(self, state: Notes, chance: Chance) -> None:
        for _ in range(MOST_EVENTS // 4):
            state.report(Noted("MINI-01", "again"))
        if self.left:
            state.push(Burst(self.left - 1))


class Flood(Step[Notes]):
    """Leaves more to be done than it does."""

    def run(self, state: Notes, chance: Chance) -> None:
        state.push(*[Say("later")] * MOST_STEPS, self)


class Count(Step[Notes]):
    """Happens a number of times, then no more."""

    left: int

    def run(self, state: Notes, chance: Chance) -> None:
        if self.left > 1:
            state.push(Count(self.left - 1))


class Start(Ask):
    """Whoever names a word sets off what goes with it."""

    def take(self, state: Notes, seat: int, move: object, chance: Chance) -> None:
        assert isinstance(move, Name)
        state.said.append(move.word)
        state.push(WORDS[move.word](), Start(seat, self.words))


WORDS: dict[str, Callable[[], Step[Notes]]] = {
    "echo": Echo,
    "burst": lambda: Burst(100),
    "flood": Flood,
    "endless": lambda: Count(MOST_STEPS + 1),
    "long": lambda: Count(MOST_STEPS - 3),
    "loud": lambda: Burst(2),
    "calm": lambda: Say("calm"),
}


def started() -> Match[Notes]:
    """A match in which one seat may set anything off."""
    return match_of(Start(0, tuple(WORDS)))


@pytest.mark.parametrize("word", ["echo", "burst", "flood", "endless"])
def test_what_never_ends_is_refused_and_changes_nothing(word: str) -> None:
    match = started()
    match.play(0, Name("calm"))
    before, question = match.hash, match.question(0)
    with pytest.raises(Endless):
        match.play(0, Name(word))
    assert (match.hash, match.question(0), len(match.log)) == (before, question, 1)
    assert not match.state.events
    match.play(0, Name("calm"))  # and it can be played on
    assert match.state.said.count("calm") == 4


@pytest.mark.parametrize("word", ["echo", "burst", "flood", "endless"])
def test_a_macro_that_never_ends_changes_nothing_either(word: str) -> None:
    match = started()
    with pytest.raises(Endless):
        match.play(0, [Name("calm"), Name(word)])
    assert (match.state.said, len(match.log)) == ([], 0)


def test_what_is_only_long_or_loud_comes_to_its_end_again_and_again() -> None:
    match = started()
    for _ in range(3):
        match.play(0, Name("long"))
        match.play(0, Name("loud"))
    assert len(match.log) == 6


def test_the_budget_is_that_of_a_move_and_not_of_a_state_that_is_played_on_and_on() -> None:
    match = started()
    for _ in range(8):
        match.play(0, Name("loud"))
        match.state.events = match.history[-1].copy()  # as a search that never clears them
    assert len(match.log) == 8


def test_a_setup_that_never_ends_is_refused() -> None:
    with pytest.raises(Endless):
        match_of(Echo())


def test_a_strand_that_never_ends_is_refused() -> None:
    with pytest.raises(Endless):
        match_of(together({0: Echo(), 1: Ask(1, ("a",))}))


class Ringing(Mini):
    """Answers every event with one more of its kind."""

    def settle(self, state: Notes, events: list[Event]) -> None:
        state.push(Say("and again"))


def test_a_trigger_that_sets_itself_off_is_refused() -> None:
    match = started()
    match.game = Ringing(Start(0, tuple(WORDS)))
    with pytest.raises(Endless):
        match.play(0, Name("calm"))
    assert match.state.said == []


class Surrender(Mini):
    """Whoever gives up leaves something endless behind."""

    def concede(self, state: Notes, seat: int, chance: Chance) -> None:
        state.push(Echo())


def test_giving_up_without_end_changes_nothing() -> None:
    match = started()
    match.game = Surrender(Start(0, tuple(WORDS)))
    with pytest.raises(Endless):
        match.concede(1)
    assert len(match.log) == 0
    match.play(0, Name("calm"))


def test_the_refusal_survives_the_way_out_of_a_process_and_has_words() -> None:
    endless = pickle.loads(pickle.dumps(Endless(MOST_STEPS)))
    assert isinstance(endless, Endless)
    assert "5,000" in endless.said("en")
    assert "5.000" in endless.said("de")


class RollOn(Step[Notes]):
    """Rolls without end."""

    def run(self, state: Notes, chance: Chance) -> None:
        chance.die()
        state.push(self)


def test_dice_that_did_not_count_come_again() -> None:
    match = match_of(Ask(0, ("roll", "stop")), Ask(0, ("roll", "stop")))
    twin = match.clone()
    twin.chance = Seeded(match.setup.seed)
    match.state.agenda.stack.insert(1, RollOn())
    match.snapshots[0] = twin.state.clone()
    with pytest.raises(Endless):
        match.play(0, Name("stop"))
    for each in (match, twin):
        each.play(0, Name("roll"))
    assert match.log == twin.log


def test_a_scripted_match_goes_back_as_well() -> None:
    match = started()
    match.chance = Forced()
    with pytest.raises(Endless):
        match.play(0, Name("echo"))
    assert match.state.said == []
