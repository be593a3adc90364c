"""Sacrificing missions: one a turn, for a card that lies aside unseen and may lapse."""

from __future__ import annotations

from starboard.games.perry_rhodan.events.missions import MissionSacrificed, SacrificeLapsed
from starboard.games.perry_rhodan.kinds import Phase, Side
from starboard.games.perry_rhodan.sections import Section
from starboard.kernel.view import View
from starboard.testing import clause
from tests.perry_rhodan.table import GAME, Game

DRAWN = "stosstrupp"


def with_good_hope(**more):
    """Three Terra and Thora: the premise of the GOOD HOPE, but for the sacrifice."""
    return Game(
        pro={"terra": ["terra"] * 3 + ["thora"], "venus": ["venus", "stardust_i"]},
        hand=["good_hope"],
        section=Section.MISSION,
        source=[DRAWN] * 10,
        **more,
    )


ON = {
    "Reactivation": "done",
    "MissionSection": "end-missions",
    "DrawSection": "draw I",
    "AfterDraw": "pass",
    "BuildUp": "end-build-up",
}
"""What a player does who does nothing."""


def until(game, kind):
    """Nothing is done by anybody until I am asked for this section."""
    move = ON[game.asked[1]]
    for _ in range(20):
        draws = move == "draw I" or (move == "end-missions" and game.state.phase is Phase.I)
        game.play(game.asked[0], move, *([DRAWN] if draws else []))
        if game.asked == (0, kind):
            return
        move = ON[game.asked[1]]
    raise AssertionError(game.asked)


def to_build_up(game):
    until(game, "BuildUp")


def to_my_next_missions(game):
    until(game, "MissionSection")


@clause("PR-SAC-01", "PR-SAC-02")
def test_a_mission_is_forgone_for_a_side_and_announced():
    game = with_good_hope()
    game.do("sacrifice good_hope pro")
    told = game.reported(MissionSacrificed)[0]
    assert (told.seat, told.side, told.phase, told.count) == (0, Side.PRO, Phase.I, 1)
    assert game.why_not("defend pro:terra") == "PR-MISS-03"


@clause("PR-SAC-03")
def test_the_card_lies_aside_face_down():
    game = with_good_hope()
    game.do("sacrifice good_hope pro")
    assert game.hand() == []
    aside = next(iter(game.me.covered.values()))
    assert aside.zone.names() == ["good_hope"]
    seen = next(iter(View(GAME, game.state, 1).table.players[0].covered.values()))
    assert (seen.zone.names(), seen.phase) == ([""], Phase.I)


@clause("PR-SAC-04", "PR-SAC-14")
def test_in_build_up_the_card_is_taken_up_and_played_and_premises_stay_untouched():
    game = with_good_hope()
    game.do("sacrifice good_hope pro")
    to_build_up(game)
    game.lays("good_hope", "pro:terra")
    assert game.mine("good_hope").place == "terra"
    assert not game.mine("thora").passive
    assert game.mine("thora").place == "terra"
    game.do("end-build-up")
    assert not game.me.covered
    assert "good_hope" not in game.me.sink


@clause("PR-SAC-01")
def test_without_the_sacrifice_the_premise_is_not_met():
    game = with_good_hope()
    to_build_up(game)
    assert game.cannot_lay("good_hope", "pro:terra") == "PR-PREM-02"


@clause("PR-SAC-02")
def test_the_card_is_played_for_the_side_of_the_sacrifice():
    game = Game(
        pro={"snowman": ["snowman"] * 2},
        anti={"snowman": ["snowman"] * 3},
        hand=["ganymed"],
        section=Section.MISSION,
        phase=Phase.III,
        source=[DRAWN] * 10,
    )
    game.do("sacrifice ganymed anti")
    to_build_up(game)
    assert game.cannot_lay("ganymed", "pro:snowman") == "PR-LAY-01"
    assert game.cannot_lay("ganymed", "anti:snowman") == ""


@clause("PR-SAC-05")
def test_a_card_that_is_not_played_goes_to_the_sink():
    game = with_good_hope()
    game.do("sacrifice good_hope pro")
    to_build_up(game)
    game.do("end-build-up")
    assert game.reported(SacrificeLapsed)[0].card == "good_hope"
    assert game.me.sink == ["good_hope"]
    assert game.hand() == [DRAWN]
    assert not game.me.covered


@clause("PR-SAC-05")
def test_a_second_copy_on_the_hand_stays_there():
    game = with_good_hope()
    game.deal(0, ["good_hope"])
    game.do("sacrifice good_hope pro")
    to_build_up(game)
    game.lays("good_hope", "pro:terra")
    game.do("end-build-up")
    assert sorted(game.hand()) == ["good_hope", DRAWN]
    assert game.me.sink == []


def titan(section=Section.MISSION):
    """Three Terra and a navigator; the TITAN asks for two sacrifices there."""
    return Game(
        pro={"terra": ["terra"] * 3 + ["reginald_bull"]},
        hand=["titan_veastark"],
        section=section,
        phase=Phase.IV,
        source=[DRAWN] * 10,
    )


@clause("PR-SAC-06", "PR-SAC-07")
def test_two_sacrifices_in_consecutive_turns_let_the_card_be_played_after_the_last():
    game = titan()
    game.do("sacrifice titan_veastark pro")
    to_build_up(game)
    assert game.cannot_lay("titan_veastark", "pro:terra") == "PR-PREM-02"
    to_my_next_missions(game)
    aside = next(iter(game.me.covered))
    game.do(f"sacrifice {aside} pro")
    assert game.reported(MissionSacrificed)[0].count == 2
    to_build_up(game)
    game.lays("titan_veastark", "pro:terra")
    assert game.mine("titan_veastark").place == "terra"


@clause("PR-SAC-06", "PR-SAC-08")
def test_a_turn_without_the_second_sacrifice_loses_all():
    game = titan()
    game.do("sacrifice titan_veastark pro")
    to_build_up(game)
    to_my_next_missions(game)
    game.do("end-missions")
    assert game.reported(SacrificeLapsed)[0].card == "titan_veastark"
    assert game.me.sink == ["titan_veastark"]
    assert not game.me.covered


@clause("PR-SAC-06")
def test_further_sacrifices_are_for_the_same_side_and_no_more_than_asked():
    game = titan()
    game.do("sacrifice titan_veastark pro")
    to_build_up(game)
    to_my_next_missions(game)
    aside = next(iter(game.me.covered))
    assert game.why_not(f"sacrifice {aside} anti") == "PR-SAC-02"
    game.do(f"sacrifice {aside} pro")
    game.state.turn.sacrificed, game.state.turn.missions = False, 0
    assert game.why_not(f"sacrifice {aside} pro") == "PR-SAC-06"


@clause("PR-SAC-09")
def test_after_a_mission_nothing_is_sacrificed():
    game = with_good_hope()
    game.do("defend pro:terra")
    game.do("join stardust_i")
    game.do("go")
    assert game.why_not("sacrifice good_hope pro") == "PR-SAC-09"


@clause("PR-SAC-10")
def test_a_mission_after_a_sacrifice_is_on_its_side():
    game = Game(
        pro={"terra": ["terra"] * 3},
        anti={"terra": ["terra"], "venus": ["venus", "iv_raumschiff"]},
        hand=["good_hope"],
        section=Section.MISSION,
    )
    game.do("sacrifice good_hope pro")
    game.state.turn.missions = 0
    assert game.why_not("defend anti:terra") == "PR-SAC-10"


@clause("PR-SAC-11")
def test_only_one_mission_a_turn_is_sacrificed():
    game = with_good_hope()
    game.deal(0, ["arkonidisches_beiboot"])
    game.do("sacrifice good_hope pro")
    assert game.why_not("sacrifice arkonidisches_beiboot pro") == "PR-SAC-11"


@clause("PR-SAC-12")
def test_who_cannot_make_a_mission_can_sacrifice_one():
    game = Game(pro={"terra": ["terra"]}, hand=["good_hope"], section=Section.MISSION)
    assert game.moves() == ["sacrifice good_hope pro", "end-missions"]


@clause("PR-SAC-01")
def test_a_card_that_asks_for_none_is_not_put_aside():
    game = with_good_hope()
    game.deal(0, ["stosstrupp"])
    assert game.why_not("sacrifice stosstrupp pro") == "PR-SAC-01"
    assert game.why_not("sacrifice reginald_bull pro") == "PR-SAC-03"
