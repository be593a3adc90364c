"""Stumbling, on the kernel's loop as at the table (SA-ACT-04…06)."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.games.space_alert import GAME as SPACE_ALERT
from starboard.games.space_alert.kinds import SPACE, Action
from starboard.games.space_alert.moves import stumble_to
from starboard.kernel import CLOCK, PASS, Game, Move
from starboard.kernel.loop import act, advance, legal_moves, to_act, why_not
from starboard.testing import clause
from starboard.text.sentences import Speech
from tests.space_alert.crew import Ship
from tests.space_alert.live import Live

GAME: Game[Any] = Game()


def asked(plan: str, backs: str, at: str = "upper_white") -> Ship:
    """A ship whose crew member is asked for a stumble in the first turn."""
    ship = Ship(plan, at=at)
    ship.state.stumbling = ship.state.maintained = True
    for turn, letter in enumerate(backs):
        ship.crew[0].backs[turn] = Action(letter)
    advance(GAME, ship.state, ship.chance)
    return ship


def answer(ship: Ship, move: Move) -> None:
    act(GAME, ship.state, 0, move, ship.chance)


@clause("SA-ACT-04", "SA-ACT-06")
def test_a_stumble_carries_out_the_other_half_and_delays_the_next_action() -> None:
    ship = asked("a<", "^a")
    answer(ship, stumble_to(Action.GRAVOLIFT))
    assert ship.state.turn == 3
    assert (
        ship.where() == "lower_white"
    )  # the heavy laser was not fired, and nobody walks in turn 2
    assert ship.state.reactor[1] == 3
    assert ship.crew[0].plan[:3] == [Action.GRAVOLIFT, Action.EMPTY, Action.RED]
    answer(ship, PASS)
    assert ship.where() == "lower_red"


@clause("SA-ACT-06", "SA-DELAY-02")
def test_the_delay_of_a_stumble_ends_at_the_next_free_space() -> None:
    ship = asked("ab-c", "^")
    answer(ship, stumble_to(Action.GRAVOLIFT))
    assert ship.crew[0].plan[:5] == [
        Action.GRAVOLIFT, Action.EMPTY, Action.B, Action.C, Action.EMPTY
    ]  # fmt: skip


@clause("SA-ACT-06")
def test_after_a_stumble_the_next_card_comes_a_turn_later() -> None:
    ship = asked("ab", "^>")
    answer(ship, stumble_to(Action.GRAVOLIFT))
    assert ship.state.turn == 3  # turn 2 was empty, so nothing was asked
    assert ship.crew[0].plan[2] is Action.B
    assert ship.crew[0].backs[2] is Action.BLUE
    assert len(ship.crew[0].backs) == 12


@clause("SA-ACT-05")
def test_only_the_other_half_and_the_other_arrow_can_be_meant() -> None:
    ship = asked("<", "c")
    assert legal_moves(GAME, ship.state, 0) == [PASS, stumble_to(Action.C), stumble_to(Action.BLUE)]
    ship = asked(">", "c")
    assert legal_moves(GAME, ship.state, 0) == [PASS, stumble_to(Action.C), stumble_to(Action.RED)]
    ship = asked("^", "c")
    assert legal_moves(GAME, ship.state, 0) == [PASS, stumble_to(Action.C)]
    refused = why_not(GAME, ship.state, 0, stumble_to(Action.BLUE))
    assert refused is not None
    assert refused.clause == "SA-ACT-05"


@clause("SA-ACT-04")
def test_without_a_card_nobody_is_asked() -> None:
    ship = asked("", "")
    assert ship.state.outcome is not None
    assert to_act(ship.state) == ()


@clause("SA-ACT-05")
def test_the_unconscious_are_not_asked() -> None:
    ship = Ship("<")
    ship.state.stumbling = ship.crew[0].knocked_out = True
    advance(GAME, ship.state, ship.chance)
    assert to_act(ship.state) == ()


@clause("SA-ACT-04")
def test_who_passes_does_what_was_laid() -> None:
    ship = asked("<", "c")
    answer(ship, PASS)
    assert ship.where() == "upper_red"
    assert not ship.said("SA-ACT-04")


@clause("SA-ACT-01", "SA-ACT-03")
@pytest.mark.parametrize("stumbling", [False, True])
def test_asking_for_stumbles_changes_nothing_when_everybody_passes(stumbling: bool) -> None:
    ship = Ship("bx>a^ca<bc^a", "c^a>b<c^aab", threats=["E1-05 white#2", "I1-03 internal#3"])
    ship.state.stumbling = stumbling
    advance(GAME, ship.state, ship.chance)
    while ship.state.outcome is None:
        assert CLOCK not in to_act(ship.state)
        act(GAME, ship.state, to_act(ship.state)[0], PASS, ship.chance)
    plain = Ship("bx>a^ca<bc^a", "c^a>b<c^aab", threats=["E1-05 white#2", "I1-03 internal#3"])
    plain.neglected = True
    plain.finish()
    assert ship.score == plain.score
    assert ship.damage == plain.damage


@clause("SA-ACT-05", "SA-FIGHTER-11")
def test_a_card_put_right_in_space_comes_home_with_its_other_half_below() -> None:
    ship = asked("a", "^")
    ship.crew[0].station = SPACE
    answer(ship, stumble_to(Action.GRAVOLIFT))
    assert ship.state.turn == 3  # the way home, and then the delay for the stumble
    assert legal_moves(GAME, ship.state, 0) == [PASS, stumble_to(Action.A)]


@clause("SA-ACT-04", "SA-ANDROID-13")
@pytest.mark.parametrize(
    ("lang", "asks"),
    [
        ("de", "Android 3, oben liegt: B. War das so gemeint?"),
        ("en", "Android 3, on top: B. Was it meant that way?"),
    ],
)
def test_whoever_is_asked_for_a_stumble_hears_whose_card_it_is(lang: str, asks: str) -> None:
    live = Live(seats=2, stumbling=True, hands=["a< b>"])
    live.lays(0, "a<", turn=1).lays(0, "b>", turn=1, crew=2).until(300)
    speech = Speech(SPACE_ALERT, lang, ("Ada", "Grace"))
    assert speech.question(live.state, 0).startswith("Ada, ")
    live.passes(0)
    assert speech.question(live.state, 0) == asks
