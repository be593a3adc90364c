"""The toys are known by their ids in the tests of the kernel."""

from __future__ import annotations

from starboard.kernel import registry
from tests.toys import bluff, countdown, harvest, hunt, smugglers

for _game in (bluff.GAME, countdown.GAME, harvest.GAME, hunt.GAME, smugglers.GAME):
    registry.add(_game)
