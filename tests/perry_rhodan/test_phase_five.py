"""Phase V: Anti-Atlan."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.games.perry_rhodan.awards import PARTS
from starboard.games.perry_rhodan.kinds import Phase
from starboard.games.perry_rhodan.scoring import points
from starboard.games.perry_rhodan.sections import Section
from starboard.testing import clause
from tests.perry_rhodan.table import Game


def with_anti_atlan(**more: Any) -> Game:
    """Everything for the change of phase V is there, with Anti-Atlan."""
    return Game(
        pro={
            "sol": ["solares_system", "atlan_anti"],
            "mirsal_iii": ["mirsal_iii", "perry_rhodan_v"],
        },
        anti={"mirsal_iii": ["mirsal_iii", "ara_diplomat"]},
        phase=Phase.V,
        section=Section.REACTIVATION,
        **more,
    )


@clause("PR-P5-06", "PR-P5-10", "PR-P5-11")
def test_the_change_with_anti_atlan_scores_one_and_he_leaves() -> None:
    game = with_anti_atlan()
    game.do("change-phase")
    assert points(game.state, 0) == PARTS
    assert game.me.sink == ["atlan_anti"]
    assert game.state.outcome is not None


@clause("PR-P5-06", "PR-P5-12")
@pytest.mark.parametrize(
    "more",
    [
        pytest.param({"hand": ["atlan_pro"]}, id="on hand"),
        pytest.param({"sink": ["atlan_pro"]}, id="destroyed"),
        pytest.param({"source": ["atlan_pro"]}, id="in the source"),
    ],
)
def test_who_owns_a_pro_atlan_cannot_use_the_other_one(more: dict[str, Any]) -> None:
    assert with_anti_atlan(**more).why_not("change-phase") == "PR-P5-06"


@clause("PR-P5-06")
@pytest.mark.parametrize("options", [{"anti_atlan": False}, {"tournament": True}])
def test_without_the_rule_only_pro_atlan_counts(options: dict[str, object]) -> None:
    game = with_anti_atlan(options=options)
    assert game.asked == (0, "MissionSection")  # nothing to declare
