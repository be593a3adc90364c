"""Every card of the box comes into play by the premise that is printed on it."""

from __future__ import annotations

import pytest

from starboard.games.perry_rhodan.content import catalogue
from starboard.games.perry_rhodan.kinds import Side
from starboard.testing import clause
from tests.perry_rhodan.cards.comes import Comes

CARDS = catalogue()
LAID = [card.id for card in CARDS.values() if not card.is_event]
FREE = [name for name in LAID if any(() in CARDS[name].premise(side) for side in Side)]
"""Those that may lie anywhere on one of their sides: premise 0."""


@clause("PR-LAY-01", "PR-PREM-02")
@pytest.mark.parametrize("name", LAID)
def test_a_card_lies_where_its_premise_holds(name: str) -> None:
    game = Comes(name)
    card = game.card
    game.comes()
    assert name not in game.hand()
    if card.secret:
        (covered,) = game.me.covered.values()
        assert (covered.zone.names(), covered.place) == ([name], game.family)
    elif card.is_riddle:
        assert card.family in (game.me.riddles or ())
    else:
        laid = game.mine(name)
        assert laid.owner == 0
        if card.is_status or card.laid_at is not None:
            return
        assert (laid.space, laid.side) == (0, game.side)
        assert laid.place == ("sol" if card.family == "sol" else game.family)
        if card.is_unit_accessory or card.is_ship_accessory:
            assert game.mine(laid.on).place == laid.place


@clause("PR-PREM-01", "PR-PREM-02")
@pytest.mark.parametrize("name", [name for name in LAID if name not in FREE])
def test_without_its_premise_it_does_not(name: str) -> None:
    game = Comes(name)
    game.me.cards.clear()
    game.me.scouting, game.me.riddles = 0, None
    game.state.memo = {}
    assert not any(move.split()[1:2] == [name] for move in game.moves())
