"""Skills that agents bring home or send (PR-SKILL-57…60, 72…74, PR-PASS-15)."""

from __future__ import annotations

import pytest

from starboard.games.perry_rhodan.accessories import cannot_bear
from starboard.games.perry_rhodan.espionage import gain, worth
from starboard.games.perry_rhodan.kinds import Side
from starboard.testing import clause
from tests.perry_rhodan.fight import card
from tests.perry_rhodan.missions.spies import Spies
from tests.perry_rhodan.missions.test_fetching import AGENT, RADIO, abroad, fetched
from tests.perry_rhodan.table import GAME, Game


@pytest.mark.parametrize(
    ("agent", "points"),
    [
        pytest.param("springer_agent", 1, id="PR-SKILL-57 level 1"),
        pytest.param("meisterspion", 2, id="PR-SKILL-58 level 2"),
        pytest.param("zuendermutant", 0, id="level 0"),
    ],
)
@clause("PR-SKILL-57", "PR-SKILL-58")
def test_koordinaten_von_sol_are_lost_by_level(agent: str, points: int) -> None:
    game = Spies(anti={"terra": ["terra", agent]}, their_pro={"sol": ["solares_system"]})
    laid = game.mine(agent)
    assert worth(game.state, laid, 1, "sol") == points
    gain(game.state, 0, Side.ANTI, 1, worth(game.state, laid, 1, "sol"))
    assert game.them.sol == -points
    assert game.me.sol == 0


@pytest.mark.parametrize(
    "place",
    [
        pytest.param(each.id, id=each.id)
        for each in GAME.content(None).values()
        if each.scouting_value and each.phase.value == "V"
    ],
)
@clause("PR-SKILL-72")
def test_sondierung_brings_the_points_of_the_place(place: str) -> None:
    printed = GAME.content(None)[place]
    game = Game(pro={"sol": ["solares_system", AGENT]}, their_anti={printed.family: [place]},
                phase=printed.phase)  # fmt: skip
    assert worth(game.state, game.mine(AGENT), 1, printed.family) == printed.scouting_value
    assert printed.scouting_value in (1, 2)


@clause("PR-SKILL-72")
def test_sondierung_is_used_at_once_after_the_return() -> None:
    game = fetched(abroad())
    assert game.moves() == [f"deliver {AGENT}", "landed"]
    game.do("landed")
    assert game.me.scouting == 0


@clause("PR-SKILL-74", "PR-SKILL-60")
def test_sent_points_make_only_the_transmitter_passive() -> None:
    game = abroad(RADIO, gear=(RADIO,))
    game.do(f"radio {game.cover.id} {RADIO} pro:sol", card({"C": 3}))
    assert game.me.scouting == 1
    assert game.mine(RADIO).passive
    assert not game.mine(AGENT).passive


@clause("PR-PASS-15")
def test_an_exposed_agent_neither_passes_on_nor_takes_accessories() -> None:
    game = abroad(RADIO, gear=(RADIO,))
    game.mine(AGENT).passive = True
    game.cover.exposed = True
    refused = cannot_bear(game.state, game.mine(RADIO), game.mine(AGENT))
    assert refused is not None
    assert refused.clause == "PR-PASS-12"
