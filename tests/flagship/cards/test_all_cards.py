"""No card is forgotten."""

from __future__ import annotations

import re
from pathlib import Path

from starboard.games.flagship.cards.content import catalogue


def test_every_card_that_does_something_has_a_story() -> None:
    here = Path(__file__)
    stories = [path for path in here.parent.glob("test_*.py") if path != here]
    told = {word for path in stories for word in re.findall(r"\w+", path.read_text("utf-8"))}
    acting = [card.id for card in catalogue().cards.values() if card.abilities or card.effects]
    assert len(acting) > 100
    assert [card for card in acting if card not in told] == []
