"""Perry Rhodan keeps what every game promises."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from starboard.games.perry_rhodan import GAME
from starboard.games.perry_rhodan.content import catalogue
from starboard.games.perry_rhodan.deck_text import encode_deck, starter_decks
from starboard.testing.conformance import conform


def test_perry_rhodan_conforms() -> None:
    conform(GAME, games=3, seats=(2, 3, 4), options={"rounds": 6}, positions=4)


@pytest.mark.parametrize("phases", ["II", "IV", "V", "I-III"])
def test_later_phases_and_campaigns_conform(phases: str) -> None:
    options = {"phases": phases, "rounds": 6}
    conform(GAME, games=1, seats=(2, 4), options=options, positions=4, texts=False)


def test_nobody_learns_anything_about_a_deck_that_somebody_brings() -> None:
    one = starter_decks()["raumflotte"]
    other = {phase: swapped(names) for phase, names in one.sources.items()}
    decks = [encode_deck(one), encode_deck(replace(one, sources=other))]
    brought = [{1: {"deck": deck}} for deck in decks]
    conform(GAME, games=2, seats=(2,), options={"rounds": 4}, texts=False, brought=brought)


def swapped(names: tuple[str, ...]) -> tuple[str, ...]:
    """As many cards, but other ones: of places the first and the last trade numbers."""
    places = sorted({name for name in names if catalogue()[name].is_place})
    return tuple(places[0] if name == places[-1] else name for name in names)
