"""Points are shown in points, whatever a game counts in."""

from __future__ import annotations

from typing import ClassVar

import pytest

from starboard.kernel.agenda import Outcome
from starboard.text.points import shown
from starboard.text.sentences import Speech
from tests.toys import hunt


@pytest.mark.parametrize(
    ("points", "units", "english", "german"),
    [
        pytest.param(7, 1, "7", "7", id="whole"),
        pytest.param(100, 1, "100", "100", id="a hundred keeps its noughts"),
        pytest.param(300, 120, "2.5", "2,5", id="a half"),
        pytest.param(40, 120, "⅓", "⅓", id="a third"),
        pytest.param(-200, 120, "-1⅔", "-1⅔", id="one and two thirds less"),
        pytest.param(15, 120, "⅛", "⅛", id="an eighth"),
        pytest.param(28, 120, "0.23", "0,23", id="what has no sign is rounded"),
        pytest.param(120, 120, "1", "1", id="one"),
        pytest.param(-12, 120, "-0.1", "-0,1", id="less than nothing"),
        pytest.param(0, 120, "0", "0", id="nothing"),
        pytest.param(-1, 1000, "0", "0", id="next to nothing"),
        pytest.param(148_140, 120, "1,234.5", "1.234,5", id="thousands"),
        pytest.param(10 / 3, 1, "3.33", "3,33", id="a mean"),
    ],
)
def test_points_are_told_exactly_or_with_two_decimals_in_the_readers_language(
    points: float, units: int, english: str, german: str
) -> None:
    assert (shown(points, units, "en"), shown(points, units, "de")) == (english, german)


class Quarters(hunt.Hunt):
    """Counts in quarters."""

    id: ClassVar[str] = "quarters"
    units: ClassVar[int] = 4


def test_a_game_that_counts_in_quarters_is_told_in_points() -> None:
    speech = Speech(Quarters(), "de", ("Marion", "Kolja"))
    ended = Outcome((1, 2), (10, 3), (0,), "over", "X-1")
    assert speech.points(ended) == "Marion: 2,5 · Kolja: 0,75"
    assert speech.points(Outcome((1, 1), (0, 0), (), "over", "X-1")) == ""
