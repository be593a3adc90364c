"""The end of a game in a terminal: everybody's points, as people count them."""

from __future__ import annotations

from typing import ClassVar

import pytest

from starboard.kernel.registry import start
from starboard.terminal import Person
from tests.terminal.script import session
from tests.toys import hunt


class Quarters(hunt.Hunt):
    """Counts in quarters."""

    units: ClassVar[int] = 4


@pytest.mark.parametrize(
    ("game", "lang", "line"),
    [
        pytest.param(hunt.GAME, "en", "Marion: 1 · Kolja: 2", id="whole"),
        pytest.param(Quarters(), "en", "Marion: 0.25 · Kolja: 0.5", id="quarters"),
        pytest.param(Quarters(), "de", "Marion: 0,25 · Kolja: 0,5", id="quarters in German"),
    ],
)
def test_the_points_of_all_are_shown_at_the_end(game: hunt.Hunt, lang: str, line: str) -> None:
    match = start(game, seed=1, options={"days": 1})
    match.play(hunt.KEEPER, "bury c")
    match.play(hunt.SEEKER, "dig")
    match.play(hunt.KEEPER, "bury a")
    play, screen = session(match, [Person("Marion"), Person("Kolja")], ["", "rest"], lang)
    play.run()
    assert match.over
    assert line in screen.last
