"""Events that no other story plays: each is played in its window and does what it says."""

from __future__ import annotations

import pytest

from starboard.games.perry_rhodan.events.combat import StealthDrawn
from starboard.games.perry_rhodan.kinds import MissionKind, Phase, Side, Stat, Window
from starboard.games.perry_rhodan.sections import Section
from starboard.games.perry_rhodan.standing import of_player
from starboard.games.perry_rhodan.state import Mission
from starboard.games.perry_rhodan.strengths import lasting_bonus
from starboard.games.perry_rhodan.transport import capacity
from starboard.games.perry_rhodan.windows import open_window
from starboard.kernel import Forced
from starboard.kernel.loop import advance
from starboard.testing import clause
from tests.perry_rhodan.cards.comes import Comes
from tests.perry_rhodan.fight import Fight, card
from tests.perry_rhodan.missions.spies import Spies
from tests.perry_rhodan.missions.test_counter import hunting
from tests.perry_rhodan.table import GAME, Part
from tests.perry_rhodan.table import Game as SuperPlay
from tests.perry_rhodan.test_mutant_skills import EVEN, GROUND, SPACE, clash, line_up

# ------------------------------------------------------------------------- sections of the turn


@clause("PR-FX-03", "PR-TURN-14")
@pytest.mark.parametrize(
    ("name", "price", "gain"),
    [("materialausgabe", 1, 2), ("materiallieferung", 1, 2), ("alterung", 2, 3)],
)
def test_after_the_draw_cards_are_thrown_off_for_more(name: str, price: int, gain: int) -> None:
    game = Comes(name, Section.SOURCE)
    game.deal(0, ["venus", "reginald_bull"])
    phases = [move for move in game.moves() if move.startswith("draw")]
    if phases:
        game.once(0, phases[0])
    assert game.asked == (0, "AfterDraw")
    before = len(game.hand())
    game.comes()
    assert len(game.hand()) == before - 1 - price + gain
    assert len(game.me.sink) == 1 + price
    assert game.me.sink[-1] == name


@clause("PR-EVENT-02", "PR-PASS-01")
def test_the_uprising_of_the_ferrons_passivates_a_unit_on_ferrol() -> None:
    game = Comes("aufstand_der_ferronen")
    game.put(1, Side.ANTI, "ferrol", "ferrol")
    there = game.put(1, Side.ANTI, "ferrol", "topsider_elite")
    game.comes()
    assert there.passive
    assert not game.theirs("stosstrupp").passive, "who is elsewhere is no target"


@clause("PR-GEN-13", "PR-LAY-21")
def test_the_call_for_the_medics_lays_aralon_out_for_who_has_none() -> None:
    game = Comes("ruf_der_mediziner")
    game.fill_source(1, ["aralon_iv", "terra"])
    game.comes()
    aralon = game.theirs("aralon_iv")
    assert (aralon.space, aralon.side, aralon.place) == (1, Side.ANTI, "aralon")
    assert "aralon_iv" not in game.them.sources[Phase.IV].names()
    again = Comes("ruf_der_mediziner")
    again.put(1, Side.ANTI, "aralon", "aralon_iv")
    assert not any(move.startswith("play") for move in again.moves()), "who has one gets none"


@clause("PR-TURN-20", "PR-TURN-21")
def test_the_call_of_the_deep_finds_atlan_the_dome_or_the_solar_system() -> None:
    game = Comes("ruf_der_tiefe")
    game.fill_source(0, ["tiefseekuppel", "swoofon"])
    game.me.sink = ["atlan_pro", "atlan_anti"]
    game.once(0, "play ruf_der_tiefe pro 0 -")
    while game.asked[1] != "Searching":
        game.once(game.asked[0], "pass")
    assert game.moves() == ["choose atlan_pro", "choose tiefseekuppel", "pass"]
    game.once(0, "choose atlan_pro")
    assert "atlan_pro" in game.hand()
    assert "atlan_pro" not in game.me.sink


@clause("PR-TURN-20")
def test_a_contract_of_mercenaries_finds_ueberschwere() -> None:
    game = Comes("soeldnervertrag")
    game.fill_source(0, ["topthor", "springer_archivar"])
    game.once(0, "play soeldnervertrag anti 0 -")
    while game.asked[1] != "Searching":
        game.once(game.asked[0], "pass")
    assert game.moves() == ["choose topthor", "pass"]
    game.once(0, "choose topthor")
    assert "topthor" in game.hand()


@clause("PR-GEN-13")
@pytest.mark.parametrize(
    ("name", "place", "unit"),
    [
        ("seuche_der_goszuls", "goszuls_planet", "springer_archivar"),
        ("zwischenfall_auf_mirsal", "mirsal_iii", "unterhaendler_von_mirsal"),
    ],
)
def test_who_is_at_a_plagued_place_goes_back_to_the_hand(name: str, place: str, unit: str) -> None:
    game = Comes(name)
    side = Side.ANTI if name == "seuche_der_goszuls" else Side.PRO
    game.put(1, side, place, place)
    game.put(1, side, place, unit)
    game.comes()
    assert unit in game.hand(1)
    assert [laid.card.id for laid in game.them.cards.values() if laid.place == place] == [place]


@clause("PR-TURN-18")
@pytest.mark.parametrize("kept", [13, 14])
def test_the_secret_list_of_stores_lets_three_more_cards_be_kept(kept: int) -> None:
    game = Comes("geheime_lagerliste", Section.DISCARD)
    game.deal(0, ["terra"] * kept)
    game.state.agenda.clear()
    game._begin(Section.DISCARD, 5)
    game.once(0, "play geheime_lagerliste pro 0 -")
    while game.asked[1] == "Answers":
        game.once(game.asked[0], "pass")
    assert of_player(game.state, 0, Stat.HAND_LIMIT) == (3 if kept > 13 else 0)
    assert game.me.hand_size() == kept, "nothing has to go yet"
    assert game.asked == ((0, "Discarding") if kept > 13 else (1, "MissionSection"))


# ------------------------------------------------------------------------- fights


@clause("PR-SPACE-37", "PR-SYM-01")
def test_the_later_ausweichmanoever_saves_a_ship_too() -> None:
    fight = Fight(
        ["iv_raumschiff"], ["good_hope"], side=Side.ANTI, their_hand=["ausweichmanoever_v"],
        draws=[card({"C": 1}, {"B": 1}), card({"C": 3}, {"C": 3}), card({"C": 1}, {"D": 2})],
        quiet=False, phase=Phase.V, phases="I-V",
    )  # fmt: skip
    fight.until(Window.DESTRUCTION, 1)
    fight.plays("ausweichmanoever_v", on="good_hope", by=1)
    fight.skip()
    assert fight.theirs("good_hope").passive
    assert "good_hope" not in fight.sunk(1)


@clause("PR-TRANS-09")
def test_a_hit_in_the_hangar_takes_two_from_the_transport_capacity() -> None:
    fight = clash(["good_hope"], ["iv_raumschiff"], SPACE, hand=["hangartreffer"])
    line_up(fight)
    fight.until(Window.BEFORE_STEALTH, 0)
    ship = fight.theirs("iv_raumschiff")
    before = capacity(fight.state, ship)
    fight.plays("hangartreffer", on="iv_raumschiff")
    fight.passes(*[seat for seat in (1,) if fight.asked == (1, "Answers")])
    assert capacity(fight.state, ship) == max(0, before - 2)
    held = fight.state.lasting[-1]
    assert (held.stat, held.amount, held.until) == (Stat.TRANSPORT, -2, fight.me.turns + 2)


@clause("PR-FX-01", "PR-PASS-01")
def test_the_shock_of_rematerialising_passivates_an_attacking_ship() -> None:
    fight = clash(
        ["good_hope"], ["iv_raumschiff"], SPACE, their_hand=["rematerialisierungsschock"],
        hand=["rematerialisierungsschock"],
    )  # fmt: skip
    line_up(fight)
    fight.until(Window.BEFORE_STEALTH, 0)
    assert not any("rematerialisierungsschock" in move for move in fight.moves(0)), "defender only"
    fight.passes(0)
    fight.plays("rematerialisierungsschock", on="good_hope", by=1)
    fight.skip()
    assert fight.mine("good_hope").passive


@clause("PR-FX-08")
def test_a_tractor_beam_takes_two_from_the_defence_of_a_starship() -> None:
    fight = clash(["good_hope"], ["iv_raumschiff"], SPACE, hand=["zugstrahlung"])
    line_up(fight)
    fight.until(Window.COMBAT_VALUES, 0)
    fight.plays("zugstrahlung", on="iv_raumschiff")
    assert lasting_bonus(fight.state, fight.theirs("iv_raumschiff"), Stat.DEFENCE) == -2
    assert lasting_bonus(fight.state, fight.mine("good_hope"), Stat.DEFENCE) == 0


@clause("PR-FX-04", "PR-FX-10")
def test_three_strokes_of_the_bell_hide_all_active_units_in_the_first_round() -> None:
    fight = clash(
        ["reginald_bull", "stosstrupp"], ["saboteure_i", "iv_anfuehrer"], GROUND,
        hand=["dreimal_glockenschlag"],
    )  # fmt: skip
    line_up(fight)
    assert fight.moment is Window.LINE_UP
    fight.plays("dreimal_glockenschlag")
    own = [fight.mine(name) for name in ("reginald_bull", "stosstrupp")]
    assert [lasting_bonus(fight.state, unit, Stat.STEALTH) for unit in own] == [1, 1]
    assert lasting_bonus(fight.state, fight.theirs("saboteure_i"), Stat.STEALTH) == 0


@clause("PR-SYM-09", "PR-EVENT-01")
def test_the_later_konter_stops_an_event_too() -> None:
    fight = clash(
        ["good_hope"], ["iv_raumschiff"], SPACE, hand=["zugstrahlung"], their_hand=["konter_v"]
    )
    line_up(fight)
    fight.until(Window.COMBAT_VALUES, 0)
    fight.plays("zugstrahlung", on="iv_raumschiff")
    assert fight.asked == (1, "Answers")
    fight.plays("konter_v", by=1)
    fight.skip()
    assert not fight.state.lasting
    assert fight.me.sink == ["zugstrahlung"]
    assert fight.them.sink == ["konter_v"]


# ------------------------------------------------------------------------- missions


@clause("PR-FX-01", "PR-GROUND-01")
def test_a_bombardment_from_orbit_passivates_a_defender_before_the_ground_combat() -> None:
    game = Spies(
        pro={"sol": ["solares_system"] * 3 + ["gazelle", "stosstrupp"]},
        their_anti={"volat": ["volat", "volat", "ara_wachtruppe"]},
        hand=["bombardement"],
    )
    script: list[int | str] = ["action_01", "action_02", "action_03", "action_04"]
    game.loose(0, "attack 1 anti:volat", script)
    while game.asked[1] != "Muster":
        Spies.loose(game, game.asked[0], game.moves(game.asked[0])[0], script)
    game.do("join gazelle")
    game.do("board stosstrupp gazelle")
    stop = "play bombardement pro 0 ara_wachtruppe"
    SuperPlay.play(game, 0, "go")
    while stop not in game.moves(0):
        assert game.asked[1] in ("Moment", "Answers"), game.asked
        SuperPlay.play(game, game.asked[0], "pass")
    SuperPlay.play(game, 0, stop)
    assert game.theirs("ara_wachtruppe").passive
    assert "bombardement" in game.me.sink or game.asked[1] == "Answers"


@clause("PR-FX-04", "PR-ABW-13")
def test_an_agent_in_need_is_harder_to_find_in_this_hunt() -> None:
    shown = {}
    for move in ("pass", "play agent_in_not anti 0 arkonidischer_agent"):
        game = hunting("perry_rhodan_v", their_hand=["agent_in_not"])
        game.do("counter pro:sol")
        game.do("walk perry_rhodan_v")
        SuperPlay.play(game, 0, "go")
        assert game.asked == (1, "Moment")
        game.loose(1, move, [EVEN] * 4)
        while not game.all_told(StealthDrawn):
            moves = game.moves(game.asked[0])
            game.loose(game.asked[0], "pass" if "pass" in moves else moves[0], [EVEN] * 4)
        (event,) = game.all_told(StealthDrawn)
        shown[move] = (event.attacker_value, event.defender_value)
    found, hidden = shown.values()
    assert hidden == (found[0], found[1] + 2)
    assert "agent_in_not" in game.them.sink


@clause("PR-FX-03", "PR-SKILL-75")
def test_a_deflector_hides_its_agent_until_it_is_fetched() -> None:
    game = Spies(
        pro={"sol": ["solares_system"] * 3 + ["gazelle", "kosmischer_agent"]},
        their_anti={"volat": ["volat", "volat"]},
    )
    game.put(0, Side.PRO, "sol", Part("deflektor", onto="kosmischer_agent"))
    game.do("agents 1 anti:volat")
    game.do("join gazelle")
    game.do("board kosmischer_agent gazelle")
    SuperPlay.play(game, 0, "go")
    use = "use deflektor 0 -"
    while use not in game.moves(0):
        assert game.asked[1] in ("Moment", "Answers"), game.asked
        SuperPlay.play(game, game.asked[0], "pass")
    SuperPlay.play(game, 0, use)
    agent = game.mine("kosmischer_agent")
    assert lasting_bonus(game.state, agent, Stat.STEALTH) == 1
    assert game.why_not(use) == "PR-FX-03", "once a window"
    while game.asked[1] in ("Moment", "Answers"):
        SuperPlay.play(game, game.asked[0], "pass")
    game.do("deposit kosmischer_agent")
    game.fought_out([])
    assert lasting_bonus(game.state, agent, Stat.STEALTH) == 1, "it stays there"


@clause("PR-EVENT-02", "PR-MISS-14")
def test_after_a_raid_with_a_reduction_the_springer_take_two_cards() -> None:
    game = SuperPlay(
        anti={"snowman": ["snowman"] * 3 + ["springer_mannschaft"]},
        their_pro={"snowman": ["snowman", "snowman", "stosstrupp"]},
        hand=["ueberfall_der_springer"], section=Section.MISSION, phase=Phase.III,
        source=["snowman"] * 5,
    )  # fmt: skip
    game.state.mission = mission = Mission(
        1, game.state.agenda.open("mission"), MissionKind.OFFENSIVE, 0, Side.ANTI,
        "snowman", "snowman", 1, [],
    )  # fmt: skip
    open_window(game.state, Window.AFTER_MISSION, 0, 1)
    advance(GAME, game.state, Forced())
    assert game.asked == (0, "MissionSection"), "nothing was reduced: nobody is asked"
    mission.reduced = ["stosstrupp"]
    open_window(game.state, Window.AFTER_MISSION, 0, 1)
    advance(GAME, game.state, Forced())
    game.do("play ueberfall_der_springer anti 0 -")
    while game.asked[1] == "Answers":
        game.play(game.asked[0], "pass")
    assert game.asked == (0, "ExtraDraw")
    game.do("draw III+III", "snowman", "snowman")
    assert game.hand() == ["snowman", "snowman"]


@clause("PR-ASIDE-01", "PR-ASIDE-03", "PR-SAC-14")
def test_a_gazelle_scouts_instead_of_a_mission_and_is_away_for_two_rounds() -> None:
    game = Spies(pro={"sol": ["solares_system", "gazelle"]})
    game.do("use gazelle 1 -")
    ship = game.mine("gazelle")
    assert (ship.place, ship.home, ship.ends) == ("", "sol", game.me.turns + 2)
    assert game.me.scouting == 1
    assert game.place("pro:sol").ships == []
    assert game.state.turn.missions == 1, "the mission of the turn is sacrificed"
