"""Mixed games: everything is watched and counted."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from tools.soak._mixed import Mixed

from tests.bots import situations
from tests.toys import bluff, hunt

assert situations.TOYS  # the toys are known to the registry


class Losing(bluff.Bluff):
    """Loses count of its cards."""

    id: ClassVar[str] = "losing"

    def invariants(self, state: bluff.Table) -> Iterable[str]:
        if "6" in state.discard:
            yield "a six is gone"


def test_mixed_games_end_without_a_fault_and_vary_seats_and_bots() -> None:
    mixed = Mixed(bluff.GAME, bluff.CARDS)
    results = [mixed.play(index) for index in range(20)]
    assert all(result.finished and not result.error and not result.fault for result in results)
    assert {len(result.seats) for result in results} == {2, 3, 4}
    assert {name for result in results for name in result.seats} == {"random", "rarest", "greedy"}
    assert mixed.seen.never() == ((), (), ())


def test_mixed_games_write_into_forms() -> None:
    mixed = Mixed(hunt.GAME)
    results = [mixed.play(index) for index in range(10)]
    assert all(result.finished and not result.error and not result.fault for result in results)
    assert mixed.played["note a"] > 0


def test_the_memory_of_rarest_goes_on_from_game_to_game() -> None:
    mixed = Mixed(bluff.GAME)
    mixed.play(0)
    before = sum(mixed.played.values())
    mixed.play(1)
    assert 0 < before < sum(mixed.played.values())


def test_a_broken_invariant_is_an_error_with_its_move() -> None:
    result = Mixed(Losing()).play(0)
    assert not result.finished
    assert result.error is not None
    assert result.error["error"] == "Broken: after play 6: a six is gone"
