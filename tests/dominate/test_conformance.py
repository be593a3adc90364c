"""The promises that every game keeps."""

from __future__ import annotations

import pytest

from starboard.games.dominate import GAME
from starboard.testing.conformance import conform

MISSIONS = (
    "e2_phantom_convoy",
    "e1_blood_red_sunshine_beach",
    "r5_factory_chapter_2",
    "r7_factory_chapter_4",
    "campaign",
)
"""Outdoors with and without fog, two indoors, and from card to card."""


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_dominate_conforms(seats: int) -> None:
    conform(GAME, games=1, seats=(seats,))


@pytest.mark.parametrize("scenario", MISSIONS)
def test_missions_conform(scenario: str) -> None:
    conform(GAME, games=1, seats=(2,), options={"scenario": scenario}, positions=4)
