"""The phases of a round (ECL-GEN-02), and what no round changes (ECL-GEN-09)."""

from __future__ import annotations

import pytest

from starboard.errors import BadInput
from starboard.games.eclipse.battle.combat import CombatPhase
from starboard.games.eclipse.cleanup import Cleanup
from starboard.games.eclipse.events import Gained, RoundBegan
from starboard.games.eclipse.kinds import NeutralType
from starboard.games.eclipse.turn import ActionPhase, NextRound, Round
from starboard.games.eclipse.upkeep import UpkeepPhase
from starboard.kernel import NoChance
from starboard.testing import clause
from tests.eclipse.story import Story


@clause("ECL-GEN-02")
def test_a_round_has_four_phases_in_fixed_order() -> None:
    story = Story()
    story.state.agenda.clear()
    Round().run(story.state, NoChance())
    phases = [type(entry) for entry in story.state.agenda.entries()]
    assert phases == [ActionPhase, CombatPhase, UpkeepPhase, Cleanup, NextRound]
    assert story.told(RoundBegan) == [RoundBegan("ECL-GEN-02", 1)]


@clause("ECL-GEN-02")
def test_in_a_new_round_somebody_is_the_first_to_pass_again() -> None:
    story = Story(seats=3)
    story.state.first_pass = True
    story.now(Round())
    before = [player.storage["money"] for player in story.state.players]
    story.passes(seat=0)
    story.passes(seat=1)
    assert [event.clause for event in story.told(Gained)] == ["ECL-ACT-10"]
    after = [player.storage["money"] for player in story.state.players]
    assert after == [before[0] + 2, before[1], before[2]]


@clause("ECL-GEN-09")
@pytest.mark.parametrize("ship", list(NeutralType))
def test_nobody_upgrades_neutral_ships(ship: NeutralType) -> None:
    story = Story()
    story.takes("upgrade")
    with pytest.raises(BadInput):
        story.why(f"install hull {ship} 1")
    assert not any(f" {ship} " in move for move in story.moves())
