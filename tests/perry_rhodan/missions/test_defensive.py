"""Defensive missions: within one side of the own space, without a fight."""

from __future__ import annotations

from starboard.games.perry_rhodan.events.combat import CombatBegan
from starboard.games.perry_rhodan.events.missions import CameHome, MissionAnnounced, MissionDeparted
from starboard.games.perry_rhodan.kinds import MissionKind, Phase, Side
from starboard.games.perry_rhodan.placing import Arrive
from starboard.games.perry_rhodan.sections import Section
from starboard.kernel import Forced
from starboard.kernel.loop import advance
from starboard.testing import clause
from tests.perry_rhodan.missions.spies import Spies
from tests.perry_rhodan.table import GAME, Game, Part, example


def at_terra(*cards, venus=("venus",), **options):
    """The Mission section with these cards on Pro-Terra."""
    pro = {"terra": ["terra", "terra", *cards], "venus": list(venus)}
    return Game(pro=pro, section=Section.MISSION, **options)


@clause("PR-DEF-01", "PR-DEF-07", "PR-MISS-07")
def test_a_defensive_mission_is_announced_with_its_target_and_draws_no_goal():
    game = at_terra("good_hope")
    game.do("defend pro:venus")
    told = game.reported(MissionAnnounced)[0]
    assert (told.kind, told.player, told.place) == (MissionKind.DEFENSIVE, 0, "pro:venus")
    assert game.state.mission.goal is None
    assert game.asked == (0, "Muster")


@clause("PR-DEF-08", "PR-DEF-09", "PR-MISS-01")
def test_ships_and_units_are_taken_up_and_placed_at_the_target():
    game = at_terra("good_hope", "reginald_bull", "stosstrupp")
    game.do("defend pro:venus")
    game.do("join good_hope")
    game.do("board reginald_bull good_hope")
    game.do("go")
    assert {laid.card.id for laid in game.place("pro:venus").cards()} == {
        "venus", "good_hope", "reginald_bull",
    }  # fmt: skip
    assert [laid.card.id for laid in game.place("pro:terra").units] == ["stosstrupp"]
    assert not game.me.holds


@clause("PR-DEF-02", "PR-RANGE-05")
def test_the_target_has_another_name_and_lies_on_the_same_side():
    game = Game(
        pro={"terra": ["terra", "good_hope", "reginald_bull"]},
        anti={"terra": ["terra"], "venus": ["venus"]},
        section=Section.MISSION,
    )
    assert game.why_not("defend pro:terra") == "PR-DEF-03"
    assert game.why_not("defend anti:venus") == "PR-DEF-03"
    assert game.why_not("defend anti:terra") == "PR-DEF-03"


@clause("PR-DEF-03", "PR-RANGE-05")
def test_units_alone_do_not_leave_their_planet():
    game = at_terra("reginald_bull")
    assert game.why_not("defend pro:venus") == "PR-DEF-03"
    game = at_terra("reginald_bull", "good_hope")
    game.do("defend pro:venus")
    assert game.why_not("walk reginald_bull") == "PR-RANGE-05"


@clause("PR-DEF-03")
def test_between_ferrol_and_rofus_units_walk():
    game = Game(
        pro={"ferrol": ["ferrol", "reginald_bull"], "rofus": ["rofus"], "terra": ["terra"]},
        section=Section.MISSION,
        phase=Phase.II,
    )
    assert game.why_not("defend pro:terra") == "PR-DEF-03"
    game.do("defend pro:rofus")
    game.do("walk reginald_bull")
    game.do("go")
    assert game.mine("reginald_bull").place == "rofus"


@clause("PR-DEF-04")
def test_agents_of_others_at_the_target_are_not_fought():
    game = Spies(
        pro={"sol": ["solares_system", "staaten_klasse", "stosstrupp"], "swoofon": ["swoofon"]},
        their_anti={"arkon_iii": ["arkon_iii_v", "arkonidischer_agent"]},
    )
    game.hide("arkonidischer_agent", 1, 0, "swoofon")
    game.do("defend pro:swoofon")
    game.do("join staaten_klasse")
    game.do("board stosstrupp staaten_klasse")
    game.do("go")
    assert game.all_told(CombatBegan) == []
    assert game.mine("stosstrupp").place == "swoofon"
    assert [cover.place for cover in game.them.covers.values()] == ["swoofon"]


@clause("PR-DEF-05", "PR-SINK-05")
def test_what_exceeds_the_caps_goes_directly_to_the_sink_as_the_owner_picks():
    game = at_terra("good_hope", "reginald_bull", "perry_rhodan_i", venus=("venus", "stosstrupp"))
    game.do("defend pro:venus")
    game.do("join good_hope")
    game.do("board reginald_bull good_hope")
    game.do("board perry_rhodan_i good_hope")
    game.do("go")
    assert game.asked == (0, "Trim")
    assert game.moves() == ["drop perry_rhodan_i", "drop reginald_bull"]
    assert game.why_not("drop stosstrupp") == "PR-DEF-05"
    game.do("drop reginald_bull")
    assert game.me.sink == ["reginald_bull"]
    assert [laid.card.id for laid in game.place("pro:venus").units] == [
        "perry_rhodan_i", "stosstrupp",
    ]  # fmt: skip
    assert game.asked == (0, "MissionSection")


@clause("PR-DEF-06")
def test_one_ferrol_with_a_unit_takes_two_ships_and_one_unit_more():
    given, _, then = example("PR-DEF-06")
    assert (given["place_cards"], len(given["units_present"])) == (1, 1)
    game = Game(
        pro={
            "rofus": ["rofus", *["ferronische_flotte"] * 3, "reginald_bull", "perry_rhodan_i"],
            "ferrol": ["ferrol", "stosstrupp"],
        },
        section=Section.MISSION,
        phase=Phase.II,
    )
    fleets = [laid.id for laid in game.place("pro:rofus").ships]
    game.do("defend pro:ferrol")
    for fleet in fleets:
        game.do(f"join {fleet}")
    game.do(f"board reginald_bull {fleets[0]}")
    game.do(f"board perry_rhodan_i {fleets[0]}")
    game.do("go")
    game.do(f"drop {fleets[2]}")
    game.do("drop perry_rhodan_i")
    assert len(game.place("pro:ferrol").ships) == then["max_arriving_ships"]
    assert len(game.place("pro:ferrol").units) == 1 + then["max_unloaded_units"]


@clause("PR-RETR-14")
def test_a_ship_without_room_is_lost_with_those_aboard():
    game = Game(
        pro={
            "rofus": ["rofus", *["ferronische_flotte"] * 3, "reginald_bull"],
            "ferrol": ["ferrol"],
        },
        section=Section.MISSION,
        phase=Phase.II,
    )
    fleets = [laid.id for laid in game.place("pro:rofus").ships]
    game.do("defend pro:ferrol")
    for fleet in fleets:
        game.do(f"join {fleet}")
    game.do(f"board reginald_bull {fleets[2]}")
    game.do("go")
    game.do(f"drop {fleets[2]}")
    assert sorted(game.me.sink) == ["ferronische_flotte", "reginald_bull"]


SPRINGER_AND_TOPSIDER = {
    "snowman": ["snowman", "walzenschiff"],
    "goszuls_planet": ["goszuls_planet", "topsider_flotte", "topsider_aufklaerer"],
}


@clause("PR-MISS-15")
def test_anti_ships_do_not_move_to_ships_of_another_loyalty():
    game = Game(anti=SPRINGER_AND_TOPSIDER, section=Section.MISSION, phase=Phase.III)
    assert game.why_not("defend anti:snowman") == "PR-DEF-03"
    game = Game(
        anti={"snowman": ["snowman", "saboteure_i"], "terra": ["terra", "walzenschiff", "thora"]},
        section=Section.MISSION,
        phase=Phase.III,
    )
    game.do("defend anti:snowman")
    game.do("join walzenschiff")
    assert game.why_not("board thora walzenschiff") == "PR-TRANS-02"


def brought_together(**anti):
    """Ships that an effect brings to Anti-Snowman."""
    game = Game(anti=anti, section=Section.MISSION, phase=Phase.III)
    new = tuple(laid.id for laid in game.place("anti:goszuls_planet").ships)
    game.state.push(Arrive(0, Side.ANTI, "snowman", new))
    advance(GAME, game.state, Forced())
    return game


@clause("PR-MISS-17")
def test_ships_brought_to_another_loyalty_go_to_the_sink():
    game = brought_together(**SPRINGER_AND_TOPSIDER)
    assert game.moves() == ["drop topsider_flotte", "drop topsider_aufklaerer"]
    game.do("drop topsider_flotte")
    game.do("drop topsider_aufklaerer")
    assert [laid.card.id for laid in game.place("anti:snowman").ships] == ["walzenschiff"]


@clause("PR-MISS-18")
def test_where_no_loyalty_was_first_the_owner_chooses_which_one_goes():
    game = brought_together(
        snowman=["snowman"], goszuls_planet=["goszuls_planet", "topsider_flotte", "walzenschiff"]
    )
    assert game.moves() == ["drop topsider_flotte", "drop walzenschiff"]
    game.do("drop walzenschiff")
    assert [laid.card.id for laid in game.place("anti:snowman").ships] == ["topsider_flotte"]
    assert game.asked == (0, "MissionSection")


@clause("PR-MISS-16")
def test_ships_and_units_of_different_loyalties_share_a_place():
    game = Game(
        anti={"terra": ["terra", "spindelschiff"], "venus": ["venus", "saboteure_i"]},
        section=Section.MISSION,
    )
    game.do("defend anti:venus")
    game.do("join spindelschiff")
    game.do("go")
    assert game.mine("spindelschiff").card.loyalty is not game.mine("saboteure_i").card.loyalty
    assert game.mine("spindelschiff").place == game.mine("saboteure_i").place == "venus"


@clause("PR-MISS-03")
def test_one_mission_a_turn():
    game = at_terra("good_hope")
    game.do("defend pro:venus")
    game.do("join good_hope")
    game.do("go")
    assert game.why_not("defend pro:terra") == "PR-MISS-03"


@clause("PR-TURN-09")
def test_after_something_for_one_side_the_other_side_makes_no_mission():
    game = Game(
        pro={"terra": ["terra", "good_hope"], "venus": ["venus"]},
        anti={"terra": ["terra", "iv_raumschiff"], "venus": ["venus"]},
        section=Section.MISSION,
    )
    game.do("defend pro:venus")
    game.do("join good_hope")
    game.do("go")
    assert game.why_not("defend anti:venus") == "PR-TURN-09"


@clause("PR-MISS-08")
def test_passive_cards_take_no_part():
    game = at_terra("good_hope", Part("reginald_bull", passive=True))
    game.do("defend pro:venus")
    game.do("join good_hope")
    assert game.why_not("board reginald_bull good_hope") == "PR-MISS-08"
    game = at_terra(Part("good_hope", passive=True))
    assert game.why_not("defend pro:venus") == "PR-DEF-03"


@clause("PR-MISS-01")
def test_a_mission_departs_from_one_place_that_its_player_chooses():
    game = Game(
        pro={"terra": ["terra", "good_hope"], "venus": ["venus", "stardust_i"], "rofus": ["rofus"]},
        section=Section.MISSION,
        phase=Phase.II,
    )
    game.do("defend pro:terra")
    assert game.state.mission.origin == "venus"
    assert game.why_not("join good_hope") == "PR-MISS-01"
    game.do("join stardust_i")
    game.do("go")
    assert game.reported(MissionDeparted)[0].place == "pro:venus"
    assert game.reported(CameHome)[0].cards == (game.mine("stardust_i").id,)


@clause("PR-DEF-01")
def test_a_place_that_is_not_there_is_no_target():
    assert at_terra("good_hope").why_not("defend pro:ferrol") == "PR-DEF-01"
