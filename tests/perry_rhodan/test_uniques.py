"""Uniques: one in a space, namesakes of other phases in the sink (PR-UNIQ)."""

from __future__ import annotations

import pytest

from starboard.games.perry_rhodan.events.build_up import UniqueReplaced
from starboard.games.perry_rhodan.kinds import Phase
from starboard.games.perry_rhodan.uniques import is_blocked
from starboard.testing import clause
from tests.perry_rhodan.table import Game, example


@clause("PR-UNIQ-01")
@pytest.mark.parametrize(
    "where", ["pro", "anti", "aside"], ids=["same side", "other side", "set aside"]
)
def test_a_further_copy_of_a_unique_cannot_be_laid_out(where: str) -> None:
    three = ["terra"] * 3
    game = Game(
        pro={"terra": [*three, "thora"] if where != "anti" else three},
        anti={"terra": [*three, "thora"] if where == "anti" else three},
        hand=["thora", "stosstrupp"],
    )
    if where == "aside":
        game.mine("thora").place = ""
    assert game.cannot_lay("thora", "pro:terra") == "PR-UNIQ-01"
    assert game.cannot_lay("stosstrupp", "pro:terra") == ""


@clause("PR-UNIQ-01")
def test_the_same_unique_of_another_phase_is_the_same_unique() -> None:
    game = Game(
        pro={"terra": ["terra", "crest_i"], "sol": ["solares_system"]},
        hand=["crest_v"],
        phase=Phase.V,
        phases="I-V",
    )
    assert game.cannot_lay("crest_v", "pro:sol") == "PR-UNIQ-01"


@clause("PR-UNIQ-02", "PR-UNIQ-06")
def test_klaus_waits_until_his_own_copy_is_in_the_sink() -> None:
    given, _, then = example("PR-UNIQ-06")
    ferrol = ["ferrol"] * 3
    game = Game(
        pro={"ferrol": [*ferrol, "conrad_deringhouse"]},
        anti={"ferrol": [*ferrol, "rok_gor"] + ["stardust_ii"] * given["klaus"]["anti_side"]},
        their_anti={"ferrol": [*ferrol] + ["stardust_ii"] * given["peter"]["in_play"]},
        hand=["stardust_ii"],
        phase=Phase.II,
    )
    assert (game.cannot_lay("stardust_ii", "pro:ferrol") == "") is then["allowed"]
    own = game.mine("stardust_ii")
    del game.me.cards[own.id]
    game.me.sink.append("stardust_ii")
    assert then["allowed_after"] == "klaus_copy_in_matter_sink"
    assert game.cannot_lay("stardust_ii", "pro:ferrol") == ""


@clause("PR-UNIQ-07", "PR-UNIQ-09", "PR-UNIQ-10")
def test_namesakes_of_other_phases_in_the_sink_bar_a_unique() -> None:
    _, _, then = example("PR-UNIQ-10")
    sink = ["crest_i", "talamon_iv", "atlan_anti", "fellmer_lloyd_v"]
    game = Game(sink=sink, phase=Phase.V, phases="I-V")
    candidates = ("crest_v", "fellmer_lloyd_i", "talamon_v", "atlan_anti", "atlan_pro")
    blocked = [is_blocked(game.state, 0, game.state.catalogue[name]) for name in candidates]
    assert [not each for each in blocked] == then["allowed"]


@clause("PR-UNIQ-07")
def test_a_barred_unique_is_refused_with_its_clause() -> None:
    game = Game(
        pro={"sol": ["solares_system"]}, hand=["crest_v"], sink=["crest_i"], phase=Phase.V,
        phases="I-V",
    )  # fmt: skip
    assert game.cannot_lay("crest_v", "pro:sol") == "PR-UNIQ-07"
    game.me.sink = ["crest_v"]
    assert game.cannot_lay("crest_v", "pro:sol") == "", "its own phase does not bar it"


@clause("PR-UNIQ-09")
@pytest.mark.parametrize(("sunk", "barred"), [(1, False), (2, True)])
def test_a_dual_unique_is_barred_by_two_namesakes(sunk: int, barred: bool) -> None:
    game = Game(sink=["talamon_iv"] * sunk, phase=Phase.V, phases="I-V")
    assert is_blocked(game.state, 0, game.state.catalogue["talamon_v"]) is barred


@clause("PR-UNIQ-08")
def test_a_barred_unique_is_discarded_for_another_card_of_its_phase() -> None:
    game = Game(
        hand=["crest_v", "perry_rhodan_v"], sink=["crest_i"], phase=Phase.V, phases="I-V",
        source=["solares_system", "volat", "stosstrupp"],
    )  # fmt: skip
    assert game.why_not("replace perry_rhodan_v") == "PR-UNIQ-08"
    game.do("replace crest_v", "solares_system")
    assert game.why_not("replace crest_v") == "PR-UNIQ-08", "it is not on the hand any more"
    assert sorted(game.hand()) == ["perry_rhodan_v", "solares_system"]
    assert game.me.sink == ["crest_i", "crest_v"]
    assert [event.card for event in game.reported(UniqueReplaced)] == ["crest_v"]
    assert game.asked == (0, "BuildUp")
