"""Line-up: alternating, with obligation, escorts and leftovers (PR-SPACE-10…22)."""

from __future__ import annotations

import pytest

from starboard.games.perry_rhodan.kinds import Stat
from starboard.games.perry_rhodan.line_up import may_escort
from starboard.testing import clause
from tests.perry_rhodan.fight import Fight
from tests.perry_rhodan.table import GAME, example

CARDS = GAME.content(None)


def test_a_single_pairing_is_laid_by_itself() -> None:
    fight = Fight(["good_hope"], ["iv_raumschiff"])
    assert fight.front("good_hope").escorts == []
    assert fight.combat.round == 1
