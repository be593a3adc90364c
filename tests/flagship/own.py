"""Cards that are in no box, for stories and for what is refused."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from starboard.errors import BadInput
from starboard.games.flagship import GAME
from starboard.kernel.options import read_options

Entry = dict[str, Any]


def armor(*abilities: object, **changes: object) -> Entry:
    """Armor with these abilities."""
    card: Entry = {
        "id": "panzer",
        "name": {"de": "Testpanzer", "en": "Test Armor"},
        "type": {"kind": "equipment", "class": "armor"},
        "rarity": "common",
        "source": "own",
        "price": 500,
        "needs": {"armor": 1},
        "abilities": list(abilities),
    }
    return {**card, **changes}


def event(*effects: object, **changes: object) -> Entry:
    """A plain event with these effects."""
    card: Entry = {
        "id": "ereignis",
        "name": {"de": "Testereignis", "en": "Test Event"},
        "type": {"kind": "event"},
        "rarity": "common",
        "source": "own",
        "discard_value": 500,
        "effects": list(effects),
    }
    return {**card, **changes}


def lasting(*abilities: object, **changes: object) -> Entry:
    """An effect event with these abilities."""
    card = event(type={"kind": "event", "class": "effect"}, until="leaves_play", **changes)
    del card["effects"]
    return {**card, "abilities": list(abilities)}


def trigger(when: str, *effects: object, **more: object) -> Entry:
    """An ability that happens by itself."""
    return {"trigger": {"when": when, "effects": list(effects), **more}}


def accept(*cards: Mapping[str, object]) -> None:
    """Begin nothing, but ask whether a table with these cards could."""
    GAME.check_options(2, read_options(GAME.options, {}), GAME.content(list(cards)))


def refused(*cards: Mapping[str, object]) -> BadInput:
    """Why no table is opened with these cards."""
    with pytest.raises(BadInput) as caught:
        accept(*cards)
    assert len(str(caught.value)) < 2500
    return caught.value
