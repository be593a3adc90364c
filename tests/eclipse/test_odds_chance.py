"""Drawing many times at once has the same distribution as drawing one by one."""

from __future__ import annotations

from math import comb
from random import Random

import pytest

from starboard.games.eclipse.odds.chance import Urn, binomial


@pytest.mark.parametrize(
    ("times", "chance"), [(5, 0.3), (30, 0.9), (40, 0.1), (60, 0.4), (100, 0.75), (1000, 0.012)]
)
def test_successes_are_binomial(times: int, chance: float) -> None:
    random, samples = Random(4), 12_000
    drawn = [binomial(times, chance, random) for _ in range(samples)]
    assert all(0 <= count <= times for count in drawn)
    error = 0.0
    for count in range(times + 1):
        likely = comb(times, count) * chance**count * (1 - chance) ** (times - count) * samples
        if likely >= 10:
            error = max(error, abs(drawn.count(count) - likely) / likely**0.5)
    assert error < 4


def test_certain_and_impossible_results() -> None:
    assert binomial(9, 1.0, Random(1)) == 9
    assert binomial(9, 0.0, Random(1)) == 0


@pytest.mark.parametrize("times", [1, 7, 40_000])
def test_every_draw_has_one_result(times: int) -> None:
    urn = Urn([(7, 0.25), (8, 0.7), (9, 0.05)])
    drawn = urn.draw(times, Random(2))
    assert sum(drawn.values()) == times
    assert set(drawn) <= {7, 8, 9}
    if times > 1000:
        assert drawn[8] / times == pytest.approx(0.7, abs=0.01)
        assert drawn[9] / times == pytest.approx(0.05, abs=0.01)
