"""What the house bot expects of a raid: by stealth, by loyalty, and by what is there to take."""

from __future__ import annotations

import pytest

from starboard.games.perry_rhodan.bot.outlook import Outlook
from starboard.games.perry_rhodan.bot.raids import Raid, at_least, best_raid
from starboard.games.perry_rhodan.kinds import MissionKind, Phase
from starboard.games.perry_rhodan.marks import mark
from starboard.games.perry_rhodan.offensive import draft
from starboard.games.perry_rhodan.sections import Section
from starboard.games.perry_rhodan.victory import REDUCED
from tests.perry_rhodan.table import Game


def raid(*mine: str, guards: tuple[str, ...] = (), there: bool = False) -> Raid:
    """From my Anti-Aralon to their Pro-Aqua in phase IV."""
    game = Game(
        anti={"aralon": ["aralon_iv"] * 4 + list(mine)},
        their_pro={"aqua": ["aqua", "aqua", *guards]},
        section=Section.MISSION,
        phase=Phase.IV,
    )
    if there:
        mark(game.state, 0, REDUCED, "aralon")
    mission = draft(game.state, 0, MissionKind.OFFENSIVE, 1, "pro:aqua")
    assert mission is not None
    return best_raid(Outlook(game.state, 0), mission)


def test_units_board_only_ships_of_their_own_loyalty() -> None:
    assert [unit.card.id for unit in raid("ara_raumer", "ara_wachtruppe").units] == [
        "ara_wachtruppe"
    ]
    assert raid("walzenschiff", "ara_wachtruppe").units == ()


def test_stealth_gets_past_guards_and_its_lack_does_not() -> None:
    guards = ("talamons_soeldner",) * 3
    assert raid("ara_raumer", "ara_wachtruppe", guards=guards).success < 0.02
    assert raid("ara_raumer", "keklos", guards=guards).success > 0.2


def test_what_the_victory_condition_waits_for_is_worth_much_more() -> None:
    plain = raid("ara_raumer", "ara_wachtruppe")
    wanted = raid("ara_raumer", "ara_wachtruppe", there=True)
    assert wanted.success == plain.success
    assert wanted.gain > plain.gain + 5.0


@pytest.mark.parametrize(("tries", "wanted", "chance"), [(3, 0, 1.0), (2, 2, 0.25), (2, 3, 0.0)])
def test_so_many_hits_or_more(tries: int, wanted: int, chance: float) -> None:
    assert at_least(tries, 0.5, wanted) == pytest.approx(chance)
