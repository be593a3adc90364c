"""What occurred and what never did."""

from __future__ import annotations

from tools.soak._measure import Occurrences

from starboard.bots.simple import Random
from starboard.kernel import Seeded
from starboard.kernel.bot import Budget, Think
from starboard.kernel.loop import advance
from starboard.kernel.play import play_out
from tests.toys import bluff

CARDS = sorted({*bluff.CARDS, "joker"})


def watched(decisions: int) -> Occurrences:
    """A random game up to a number of decisions."""
    seen = Occurrences(bluff.GAME, CARDS)
    state = bluff.GAME.setup(2, {}, bluff.GAME.content(None))
    chance, own = Seeded("deal"), Seeded("bot")
    advance(bluff.GAME, state, chance)
    state.events.clear()
    think = Think(bluff.GAME, 0, None, Budget(), own)
    play_out(
        bluff.GAME, state, lambda state, seat, moves: Random().pick(moves, think).move, chance,
        decisions, seen.watch,
    )  # fmt: skip
    return seen


def test_before_the_first_move_nothing_has_occurred() -> None:
    never = watched(0).never()
    assert never.moves == ("block", "pass", "play")
    assert set(never.events) >= {"Drew", "Played"}
    assert never.cards == tuple(CARDS)


def test_after_a_whole_game_only_what_is_impossible_is_missing() -> None:
    seen = watched(1000)
    assert seen.never().moves == ()
    assert seen.never().cards == ("joker",)
    assert "Played" not in seen.never().events
    assert seen.moves["play"] == seen.events["Played"] - seen.moves["block"]


def test_counts_can_be_stored_and_go_on() -> None:
    seen = watched(1000)
    later = Occurrences(bluff.GAME, CARDS)
    later.add(seen.plain())
    later.add(seen.plain())
    assert later.moves["play"] == 2 * seen.moves["play"]
    assert later.never() == seen.never()


def test_uses_say_by_which_kind_of_move_a_card_was_named() -> None:
    seen = watched(1000)
    assert seen.uses["play 6"] == 2
    assert sum(seen.uses.values()) == seen.moves["play"]
