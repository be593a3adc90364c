"""What others imagine aboard and under covers looks the same and could be true."""

from __future__ import annotations

from starboard.games.perry_rhodan.holds import aboard, agent_under
from starboard.kernel import Seeded
from starboard.kernel.codec import dumps
from starboard.kernel.view import View, imagine_state
from starboard.testing import clause
from tests.perry_rhodan.missions.spies import Spies
from tests.perry_rhodan.table import GAME

AGENTS = ["kosmischer_agent", "laury_marten", "fellmer_lloyd_v"]


def imagined(game, seat, seed):
    return imagine_state(View(GAME, game.state, seat), Seeded(str(seed)))


@clause("PR-AGT-03", "PR-AGT-23")
def test_any_agent_of_the_place_of_departure_may_lie_under_a_cover():
    game = Spies(pro={"tolimon": ["tolimon"] * 3 + AGENTS}, their_anti={"tolimon": ["tolimon"]})
    game.hide("laury_marten", 0, 1, "tolimon")
    found = set()
    for seed in range(40):
        state = imagined(game, 1, seed)
        cover = next(iter(state.players[0].covers.values()))
        found.add(agent_under(state.players[0], cover).card.id)
        assert dumps(View(GAME, state, 1).plain()["table"]["players"][0]["covers"]) == dumps(
            View(GAME, game.state, 1).plain()["table"]["players"][0]["covers"]
        )
    assert found == set(AGENTS)


@clause("PR-SPACE-10")
def test_the_imagined_cargo_fits_and_varies():
    game = Spies(
        pro={"sol": ["solares_system"] * 4 + ["gazelle", "perry_rhodan_v", "stosstrupp"]},
        their_anti={"volat": ["volat", "volat"]},
    )
    game.do("agents 1 anti:volat")
    game.do("join gazelle")
    game.do("board perry_rhodan_v gazelle")
    seen = set()
    for seed in range(40):
        state = imagined(game, 1, seed)
        ship = state.players[0].cards[game.mine("gazelle").id]
        seen.add(tuple(sorted(laid.card.id for laid in aboard(state, ship))))
    assert seen == {(), ("perry_rhodan_v",), ("stosstrupp",)}
