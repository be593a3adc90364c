"""Premises, paid points and riddles (PR-PREM, PR-RIDDLE)."""

from __future__ import annotations

import pytest

from starboard.games.perry_rhodan import GAME
from starboard.games.perry_rhodan.events.missions import MissionSacrificed
from starboard.games.perry_rhodan.kinds import Phase, Side, Skill
from starboard.games.perry_rhodan.sections import Section
from starboard.games.perry_rhodan.standing import level_of
from starboard.games.perry_rhodan.state import Covered
from starboard.kernel import OwnZone, Slot, only
from starboard.kernel.codec import dumps
from starboard.kernel.view import View
from starboard.testing import clause
from tests.perry_rhodan.table import Game, Part, example


def put_aside(game: Game, card: str, side: Side, sacrificed: int = 1) -> None:
    """A mission was sacrificed for this card, which lies face down aside."""
    phase = game.state.catalogue[card].phase
    zone = OwnZone(f"{phase}:0", [Slot(card, only(0))], only(0))
    name = f"aside.{game.state.number()}"
    covered = Covered(name, 0, side, phase, zone, sacrificed=sacrificed, turn=game.me.turns)
    game.me.covered[name] = covered


@clause("PR-PREM-01")
def test_premises_are_looked_at_when_a_card_is_played_and_never_again() -> None:
    game = Game(pro={"terra": ["terra", "crest_i"]}, hand=["arkonidischer_forschungskreuzer"])
    game.lays("arkonidischer_forschungskreuzer", "pro:terra")
    game.mine("crest_i").passive = True
    game.do("end-build-up")
    assert game.mine("arkonidischer_forschungskreuzer").place == "terra"


@clause("PR-PREM-02")
@pytest.mark.parametrize(
    ("there", "refused"),
    [(["terra", "crest_i"], ""), (["terra"], "PR-PREM-02"), (["venus", "crest_i"], "PR-PREM-02")],
)
def test_all_parts_of_a_premise_must_be_met(there: list[str], refused: str) -> None:
    game = Game(pro={there[0]: there}, hand=["arkonidischer_forschungskreuzer"])
    assert game.cannot_lay("arkonidischer_forschungskreuzer", "pro:terra") == refused


@clause("PR-PREM-03", "PR-PREM-08")
def test_anne_sloane_needs_terra_and_a_telepath_at_the_same_place() -> None:
    given, _, then = example("PR-PREM-08")
    allowed = []
    for case in given["cases"]:
        columns: dict[str, list[str | Part]] = {"terra": ["terra"] * case["pro_terra"]}
        where = case["telepath_at"].partition("_")[2]
        columns.setdefault(where, ["venus"] if where == "venus" else []).append("john_marshall_i")
        game = Game(pro=columns, hand=["anne_sloane"])
        allowed.append(game.cannot_lay("anne_sloane", "pro:terra") == "")
    assert allowed == then["allowed"]


@clause("PR-PREM-03")
def test_a_premise_may_ask_for_another_place_of_the_side() -> None:
    game = Game(pro={"terra": ["terra"]}, hand=["venus"])
    assert game.cannot_lay("venus", "pro:venus") == ""
    assert game.cannot_lay("venus", "anti:venus") == "PR-PREM-02"


@clause("PR-PREM-04")
def test_a_card_is_played_where_its_premises_are_met() -> None:
    game = Game(pro={"terra": ["terra"], "venus": ["venus"]}, hand=["perry_rhodan_i", "port_venus"])
    assert game.cannot_lay("perry_rhodan_i", "pro:venus") == "PR-PREM-02"
    assert game.cannot_lay("port_venus", "pro:terra") == "PR-PREM-02"
    assert game.cannot_lay("port_venus", "pro:venus") == ""


@clause("PR-PREM-05")
def test_premise_zero_needs_nothing() -> None:
    game = Game(hand=["terra", "venus"])
    assert game.cannot_lay("terra", "pro:terra") == ""
    assert game.cannot_lay("venus", "pro:venus") == "PR-PREM-02"


@clause("PR-PREM-06")
@pytest.mark.parametrize(
    ("there", "refused"),
    [
        pytest.param(["terra", "crest_i"], "", id="first alternative"),
        pytest.param(["terra"] * 3, "", id="second alternative"),
        pytest.param(["terra"] * 2, "PR-PREM-02", id="neither"),
    ],
)
def test_one_alternative_is_enough(there: list[str], refused: str) -> None:
    game = Game(pro={"terra": there}, hand=["thora"])
    assert game.cannot_lay("thora", "pro:terra") == refused


@clause("PR-PREM-07")
def test_a_dual_card_follows_the_premises_of_the_side_it_is_laid_on() -> None:
    two = {"terra": ["terra", "terra"]}
    game = Game(pro=two, anti=two, hand=["thora", "stosstrupp", "saboteure_i"])
    assert game.cannot_lay("thora", "pro:terra") == "PR-PREM-02"
    assert game.cannot_lay("thora", "anti:terra") == ""
    assert game.cannot_lay("stosstrupp", "anti:terra") == "PR-LAY-15"
    assert game.cannot_lay("saboteure_i", "pro:terra") == "PR-LAY-15"


@clause("PR-PASS-10")
@pytest.mark.parametrize(
    "passive", [Part("crest_i", passive=True), Part("terra", passive=True)], ids=["unit", "place"]
)
def test_a_passive_card_is_no_premise(passive: Part) -> None:
    there = ["terra", passive] if passive.card == "crest_i" else [passive, "crest_i"]
    game = Game(pro={"terra": there}, hand=["arkonidischer_forschungskreuzer"])
    assert game.cannot_lay("arkonidischer_forschungskreuzer", "pro:terra") == "PR-PREM-02"


@clause("PR-SKILL-85", "PR-SKILL-86")
def test_who_gives_science_points_becomes_passive() -> None:
    there = ["terra", "terra", "crest_i", "dr_frank_haggard"]
    game = Game(pro={"terra": there}, hand=["positronik"])
    game.lays("positronik", "pro:terra")
    assert game.moves() == ["pay crest_i", "pay dr_frank_haggard"]
    game.do("pay dr_frank_haggard")
    assert game.mine("dr_frank_haggard").passive
    assert not game.mine("crest_i").passive


@clause("PR-SKILL-85")
def test_without_enough_science_the_card_cannot_be_played() -> None:
    there = ["terra", "terra", Part("dr_frank_haggard", passive=True)]
    game = Game(pro={"terra": there}, hand=["positronik"])
    assert game.cannot_lay("positronik", "pro:terra") == "PR-PREM-02"


@clause("PR-SKILL-85")
def test_points_of_a_positronik_are_used_first() -> None:
    there = ["terra", "terra", "positronik", "dr_frank_haggard", "stardust_i"]
    game = Game(pro={"terra": there}, hand=["impulsgeschuetz"])
    game.uses("positronik", on="stardust_i")
    assert game.mine("positronik").passive
    game.lays("impulsgeschuetz", "pro:terra", "stardust_i")
    assert game.asked == (0, "BuildUp")
    assert not game.mine("dr_frank_haggard").passive
    assert game.state.turn.science == {"pro:terra": 0}


# ------------------------------------------------------------------------- riddles


@clause("PR-RIDDLE-01", "PR-RIDDLE-05")
def test_a_riddle_is_solved_by_its_premises_and_set_aside() -> None:
    there = ["terra", "terra", "crest_i", "perry_rhodan_i", "thora"]
    game = Game(pro={"terra": there}, hand=["spur_der_fremden"], source=["stardust_i"])
    game.do("solve spur_der_fremden pro:terra")
    assert game.moves() == ["pay crest_i+perry_rhodan_i", "pay crest_i+thora"]
    game.do("pay crest_i+thora")
    game.do("choose stardust_i", "shuffle")
    assert game.hand() == ["stardust_i"]
    assert game.mine("spur_der_fremden").place == ""
    assert game.mine("crest_i").passive
    assert game.mine("thora").passive
    assert not game.mine("perry_rhodan_i").passive
    assert game.me.riddles == ["spur_der_fremden"]


@clause("PR-RIDDLE-01")
def test_without_its_points_a_riddle_is_not_solved() -> None:
    game = Game(pro={"terra": ["terra", "terra", "crest_i"]}, hand=["spur_der_fremden"])
    assert game.why_not("solve spur_der_fremden pro:terra") == "PR-RIDDLE-01"


@clause("PR-RIDDLE-02", "PR-RIDDLE-03")
def test_a_second_copy_of_a_riddle_may_be_held_but_not_solved() -> None:
    there = ["terra", "terra", "crest_i", "perry_rhodan_i"]
    game = Game(pro={"terra": there}, hand=["spur_der_fremden"] * 2)
    card = game.state.catalogue["spur_der_fremden"]
    assert card.copies is None
    game.do("solve spur_der_fremden pro:terra")
    game.do("pass", "shuffle")
    for laid in game.me.cards.values():
        laid.passive = False
    assert game.why_not("solve spur_der_fremden pro:terra") == "PR-RIDDLE-03"


@clause("PR-RIDDLE-04")
def test_what_a_riddle_only_names_stays_active() -> None:
    there = ["terra", "terra", "crest_i", "perry_rhodan_i", "stosstrupp"]
    game = Game(pro={"terra": there}, hand=["spur_der_fremden"])
    game.do("solve spur_der_fremden pro:terra")
    game.do("pass", "shuffle")
    assert not any(laid.passive for laid in game.place("pro:terra").stack)
    assert not game.mine("stosstrupp").passive
    assert game.mine("crest_i").place == "terra"


@clause("PR-RIDDLE-07")
def test_a_riddle_with_a_sacrifice_is_solved_after_it() -> None:
    there = ["terra", "terra", "crest_i", "perry_rhodan_i", "lossosher"]
    game = Game(pro={"terra": there}, hand=["wanderer"], phase=Phase.II)
    assert game.why_not("solve wanderer pro:terra") == "PR-RIDDLE-01"
    game.me.hand[Phase.II].slots.clear()
    put_aside(game, "wanderer", Side.PRO)
    assert game.why_not("solve wanderer anti:ferrol") == "PR-RIDDLE-01"
    game.do("solve wanderer pro:terra")
    assert not game.me.covered
    assert game.mine("lossosher").passive
    game.do("choose perry_rhodan_i")
    game.do("draw I+I", "stosstrupp", "stosstrupp")
    assert level_of(game.state, game.mine("perry_rhodan_i"), Skill.CELL_ACTIVATOR) > 0
    assert level_of(game.state, game.mine("crest_i"), Skill.CELL_ACTIVATOR) < 0


@clause("PR-RIDDLE-06")
def test_a_riddle_is_put_aside_face_down_for_its_sacrifice() -> None:
    there = ["terra", "terra", "crest_i", "perry_rhodan_i", "lossosher"]
    game = Game(pro={"terra": there}, hand=["wanderer"], phase=Phase.II, section=Section.MISSION)
    game.do("sacrifice wanderer pro")
    told = game.reported(MissionSacrificed)[0]
    assert told.side is Side.PRO
    assert "wanderer" not in str(told)
    assert "wanderer" not in dumps(View(GAME, game.state, 1)).decode()


@clause("PR-SKILL-47")
def test_who_took_part_in_a_mission_gives_no_riddle_points() -> None:
    there = ["terra", "terra", "crest_i", "perry_rhodan_i"]
    game = Game(pro={"terra": there}, hand=["spur_der_fremden"])
    assert game.why_not("solve spur_der_fremden pro:terra") == ""
    game.mine("crest_i").missions = [1]
    assert game.why_not("solve spur_der_fremden pro:terra") == "PR-RIDDLE-01"


@clause("PR-SKILL-48")
def test_riddle_points_of_several_units_at_a_place_add_up() -> None:
    there = ["terra", "terra", "crest_i"]
    game = Game(pro={"terra": there}, hand=["spur_der_fremden"])
    alone = game.why_not("solve spur_der_fremden pro:terra")
    more = Game(pro={"terra": [*there, "perry_rhodan_i"]}, hand=["spur_der_fremden"])
    assert (alone, more.why_not("solve spur_der_fremden pro:terra")) == ("PR-RIDDLE-01", "")
