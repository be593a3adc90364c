"""Two rules at once: what one chapter says where another one is at work.

A place that falls under agents, a unit that lives in a ship that retreats, a sacrifice while a
source runs dry, accessories whose bearer is not where it is listed.
"""

from __future__ import annotations

from starboard.games.perry_rhodan.action_cards import action_cards
from starboard.games.perry_rhodan.events.missions import SacrificeLapsed
from starboard.games.perry_rhodan.kinds import CombatKind, Goal, Phase, Side
from starboard.games.perry_rhodan.ruins import fall
from starboard.games.perry_rhodan.sections import Section
from starboard.games.perry_rhodan.state import Covered
from starboard.games.perry_rhodan.turn import begin, take_turn
from starboard.kernel import Forced
from starboard.kernel.loop import advance
from starboard.testing import clause
from tests.perry_rhodan.fight import Fight, card
from tests.perry_rhodan.missions.spies import Spies
from tests.perry_rhodan.table import GAME, Game, Part

AGENT = "kosmischer_agent"
GOALS = {each.goal: name for name, each in action_cards().items()}


def on_tolimon(*mine: str | Part, **more: object) -> Spies:
    """My agent has walked from my Pro-Tolimon to their Anti-Tolimon with what it has."""
    game = Spies(
        pro={"tolimon": ["tolimon"] * 3 + [AGENT, *mine]},
        their_anti={"tolimon": ["tolimon"]},
        **more,
    )
    for move in ("agents 1 anti:tolimon", f"walk {AGENT}", "go", f"deposit {AGENT}", "landed"):
        game.do(move)
    return game


# ------------------------------------------------------------------------- places that fall


@clause("PR-RED-09", "PR-AGT-23")
def test_with_the_last_card_of_a_place_the_agents_under_covers_there_go_to_hand() -> None:
    game = on_tolimon(Part("deflektor", onto=AGENT))
    fall(game.state, game.place("pro:tolimon", 1))
    assert game.me.covers, "their other Tolimon is another place"
    fall(game.state, game.place("anti:tolimon", 1))
    assert not game.me.covers
    assert sorted(game.hand()) == ["deflektor", AGENT]


@clause("PR-RED-09")
def test_in_matches_of_older_rules_agents_stay_above_nothing() -> None:
    game = on_tolimon()
    game.state.rules = 3
    fall(game.state, game.place("anti:tolimon", 1))
    assert game.me.covers


# ------------------------------------------------------------------------- who is not at home


def under_attack(goal: Goal, *, with_gear: bool) -> Spies:
    """I attack their Pro-Tolimon; their agent is elsewhere, its Deflektor perhaps with it."""
    game = Spies(
        anti={"aralon": ["aralon_v"], "tolimon": ["tolimon", "meuterer"]},
        their_pro={
            "tolimon": ["tolimon"] * 3
            + [AGENT, "solare_garde", "horace_mullon", Part("deflektor", onto=AGENT)]
        },
    )
    game.hide(AGENT, 1, 0, "aralon", *(["deflektor"] if with_gear else []))
    game.do("attack 1 pro:tolimon", GOALS[goal])
    return game


@clause("PR-OFF-06", "PR-TARGET-01", "PR-AGT-23")
def test_a_sabotage_names_what_was_announced_at_the_place_wherever_it_is() -> None:
    for with_gear in (False, True):
        game = under_attack(Goal.SABOTAGE, with_gear=with_gear)
        assert game.state.mission is not None
        assert game.state.mission.called == "deflektor"


@clause("PR-ACC-05", "PR-AGT-23")
def test_who_may_rearm_is_asked_whatever_lies_under_the_cover() -> None:
    for with_gear in (False, True):
        game = under_attack(Goal.DESTABILISATION, with_gear=with_gear)
        game.do("walk meuterer")
        game.do("go")
        assert game.asked == (1, "Rearm")
        assert ("equip deflektor solare_garde" in game.moves(1)) is not with_gear


@clause("PR-SPACE-08", "PR-AGT-23")
def test_a_defender_is_asked_who_goes_aboard_even_if_all_who_are_listed_are_elsewhere() -> None:
    game = Spies(
        anti={"volat": ["volat", "arkonidischer_kreuzer", "arkonidische_landetruppen"]},
        their_pro={"swoofon": ["swoofon", AGENT, "staaten_klasse"]},
    )
    game.hide(AGENT, 1, 0, "volat")
    game.do("attack 1 pro:swoofon", GOALS[Goal.DESTABILISATION])
    game.do("join arkonidischer_kreuzer")
    game.do("go")
    assert game.asked == (1, "LoadUp")
    assert game.moves(1) == ["ready"]


def sabotage(called: str) -> Game:
    """Their Anti-Terra holds a secret card; I come on foot and call a name."""
    game = Game(
        pro={"terra": ["terra", "stosstrupp"]},
        their_anti={"terra": ["terra", "festung"]},
        their_hand=["geheimstuetzpunkt"],
        section=Section.MISSION,
    )
    zone = game.them.hand[Phase.I]
    game.them.covered["secret.90"] = Covered("secret.90", 1, Side.ANTI, Phase.I, zone, "terra")
    game.them.hand[Phase.I] = zone.beside([])
    game.do("attack 1 anti:terra", GOALS[Goal.SABOTAGE])
    assert game.moves() == ["call festung", "call geheimstuetzpunkt"]
    for move in (f"call {called}", "walk stosstrupp", "go"):
        game.do(move)
        while game.asked[1] == "Moment":
            game.passes(game.asked[0])
    return game


@clause("PR-OFF-06", "PR-SECRET-02", "PR-TARGET-01")
def test_a_sabotage_may_guess_what_a_secret_accessory_is_called() -> None:
    game = sabotage("geheimstuetzpunkt")
    assert game.them.sink == ["geheimstuetzpunkt"]
    assert not game.them.covered
    game = sabotage("festung")
    assert game.them.sink == ["festung"]
    assert game.them.covered, "nobody has seen what it is"


# ------------------------------------------------------------------------- ships that move


@clause("PR-CARD-35", "PR-TRANS-05", "PR-MISS-17")
def test_who_lives_in_a_ship_at_a_star_cluster_is_unloaded_where_it_retreats_to() -> None:
    fight = Fight(
        ["leichter_kreuzer"],
        ["springer_flotte", Part("springer_archivar", onto="springer_flotte")],
        place="m_13", stack=["m_13"], phase=Phase.IV, phases="I-V", begin=False,
    )  # fmt: skip
    fight.put(1, Side.ANTI, "topsid", "topsid")
    fight.put(1, Side.ANTI, "topsid", "topsider_gelehrter")
    fight.begin(
        CombatKind.SPACE, card({"B": 1}), card({"D": 1}, {"C": 2}), card({"D": 1}, {"D": 2})
    )
    fight.do("stay")
    fight.they("retreat")
    assert fight.asked == (1, "Trim")
    assert fight.moves(1) == ["drop springer_archivar"]
    fight.they("drop springer_archivar")
    assert fight.theirs("springer_flotte").place == "topsid"
    assert fight.sunk(1) == ["springer_archivar"]


def arrived() -> Game:
    """A Space Jet that left two rounds ago reaches Pro-Zalit; it is my Mission section."""
    game = Game(
        pro={"sol": ["solares_system"] * 2 + ["space_jet"], "zalit": ["zalit"] * 2},
        anti={"volat": ["volat"] * 2, "swoofon": ["swoofon", "arkonidischer_kreuzer"]},
        phase=Phase.V,
        section=Section.MISSION,
    )
    for move in ("defend pro:zalit", "join space_jet", "go"):
        game.do(move)
    game.state.agenda.clear()
    game.me.turns += 2
    begin(game.state, 0, bonus=False)
    advance(GAME, game.state, Forced())
    while game.asked[1] != "MissionSection":
        game.do("done")
    assert game.mine("space_jet").place == "zalit"
    return game


@clause("PR-RANGE-16", "PR-TURN-09", "PR-MISS-03")
def test_a_long_defensive_flight_was_the_mission_of_its_departure_and_binds_no_later_one() -> None:
    game = arrived()
    assert game.why_not("defend anti:volat") == "", "the other side is free"
    game.put(0, Side.PRO, "hellgate", "hellgate")
    game.do("defend pro:hellgate")
    game.do("join space_jet")


# ------------------------------------------------------------------------- sacrifices


@clause("PR-SAC-06", "PR-SAC-08", "PR-TURN-17")
def test_who_misses_a_turn_for_an_empty_source_loses_the_sacrifices_made_before() -> None:
    game = Game(
        pro={"terra": ["terra"] * 3 + ["reginald_bull"]},
        hand=["titan_veastark"],
        section=Section.MISSION,
        phase=Phase.IV,
    )
    game.do("sacrifice titan_veastark pro")
    game.state.agenda.clear()
    game.state.events.clear()
    game.me.skips = 1
    take_turn(game.state, game.me, bonus=False)
    advance(GAME, game.state, Forced())
    assert [event.card for event in game.state.events if isinstance(event, SacrificeLapsed)] == [
        "titan_veastark"
    ]
    assert game.me.sink == ["titan_veastark"]
    assert not game.me.covered


# ------------------------------------------------------------------------- accessories


@clause("PR-ACC-12", "PR-LAY-29")
def test_a_unit_that_is_laid_out_takes_what_another_one_left_there() -> None:
    game = Game(
        pro={"terra": ["terra"] * 3 + ["thermostrahler"]}, hand=["stosstrupp", "panzerwagen"]
    )
    game.lays("stosstrupp", "pro:terra")
    assert game.mine("thermostrahler").on == game.mine("stosstrupp").id
    assert game.cannot_lay("panzerwagen", "pro:terra", game.mine("stosstrupp").id) != ""


@clause("PR-ACC-11", "PR-ACC-12", "PR-ACC-04")
def test_what_a_unit_leaves_at_home_is_taken_by_another_one_there() -> None:
    game = Game(
        pro={
            "terra": ["terra"] * 3
            + ["good_hope", "perry_rhodan_i", "reginald_bull"]
            + [Part("thermostrahler", onto="reginald_bull")],
            "venus": ["venus"] * 2,
        },
        section=Section.MISSION,
    )
    for move in ("defend pro:venus", "join good_hope", "board reginald_bull good_hope"):
        game.do(move)
    game.do("leave thermostrahler")
    game.do("go")
    assert game.mine("thermostrahler").on == game.mine("perry_rhodan_i").id


@clause("PR-ACC-04", "PR-PASS-12", "PR-TURN-08")
def test_what_lies_loose_beside_sleepers_is_taken_when_one_wakes() -> None:
    game = Game(
        pro={"terra": ["terra"] * 2 + ["thermostrahler", Part("stosstrupp", passive=True)]},
        section=Section.REACTIVATION,
    )
    assert game.mine("thermostrahler").on == ""
    game.do("wake stosstrupp")
    assert game.mine("thermostrahler").on == game.mine("stosstrupp").id


@clause("PR-ACC-23", "PR-SINK-05", "PR-DEF-05")
def test_a_unit_without_room_at_the_target_takes_its_accessory_to_the_sink() -> None:
    game = Game(
        pro={
            "terra": ["terra"] * 3
            + ["good_hope", "perry_rhodan_i", "reginald_bull"]
            + [Part("thermostrahler", onto="reginald_bull")],
            "venus": ["venus", "stosstrupp"],
        },
        section=Section.MISSION,
    )
    for move in ("defend pro:venus", "join good_hope", "board reginald_bull good_hope"):
        game.do(move)
    game.do("board perry_rhodan_i good_hope")
    game.do("go")
    assert game.why_not("drop stosstrupp") == "PR-DEF-05"
    game.do("drop reginald_bull")
    assert sorted(game.me.sink) == ["reginald_bull", "thermostrahler"]


@clause("PR-PASS-12", "PR-PASS-13")
def test_when_others_depart_a_passive_unit_keeps_what_it_has_and_passive_things_stay() -> None:
    for unit, thing, refused in ((True, False, "PR-PASS-12"), (False, True, "PR-PASS-13")):
        game = Game(
            pro={
                "terra": ["terra"] * 3
                + ["good_hope", "perry_rhodan_i", Part("reginald_bull", passive=unit)]
                + [Part("thermostrahler", onto="reginald_bull", passive=thing)],
                "venus": ["venus"] * 2,
            },
            section=Section.MISSION,
        )
        for move in ("defend pro:venus", "join good_hope", "board perry_rhodan_i good_hope"):
            game.do(move)
        assert game.why_not("equip thermostrahler perry_rhodan_i") == refused
        assert game.why_not("equip thermostrahler good_hope") == refused


# ------------------------------------------------------------------------- laying out


@clause("PR-LAY-28", "PR-SECRET-02")
def test_a_secret_place_accessory_too_lies_once_at_a_place() -> None:
    game = Game(anti={"terra": ["terra"] * 3, "venus": ["venus"]}, hand=["geheimstuetzpunkt"] * 2)
    game.lays("geheimstuetzpunkt", "anti:terra")
    assert game.cannot_lay("geheimstuetzpunkt", "anti:terra") == "PR-LAY-28"


@clause("PR-LAY-14", "PR-CAP-02", "PR-LAY-28")
def test_a_card_laid_in_another_space_counts_against_the_cap_there_and_not_at_home() -> None:
    for mine, theirs, refused in (
        (["honur", "hoehlensystem_auf_honur"], ["terra"], ""),
        (["honur", "honur"], ["terra", "festung"], "PR-CAP-01"),
    ):
        game = Game(
            anti={"honur": mine},
            their_pro={"terra": theirs},
            hand=["hyper_euphorie"],
            phase=Phase.IV,
        )
        top = game.theirs("terra").id
        assert game.cannot_lay("hyper_euphorie", "anti:honur", top) == refused
    game = Game(
        anti={"honur": ["honur"] * 3},
        their_pro={"terra": ["terra"] * 3},
        hand=["hyper_euphorie"] * 2,
        phase=Phase.IV,
    )
    there = game.place("pro:terra", 1).top
    assert there is not None
    game.lays("hyper_euphorie", "anti:honur", there.id)
    assert game.cannot_lay("hyper_euphorie", "anti:honur", there.id) == "PR-LAY-28"


SCHOLAR = {
    "id": "gelehrter",
    "name": {"de": "Gelehrter", "en": "Scholar"},
    "phase": "I",
    "type": "person",
    "side": "pro",
    "rarity": "common",
    "values": {"range": 1, "stealth": "A", "attack": "A", "defence": "A"},
    "skills": {"science": 1},
    "premises": {"pro": [[{"place": "terra"}, {"science": 1}]]},
    "source": "proposed",
}


@clause("PR-PREM-01", "PR-SKILL-85")
def test_a_scholar_does_not_pay_with_science_for_itself() -> None:
    game = Game(
        pro={"terra": ["terra"] * 3 + ["dr_frank_haggard"]}, hand=["gelehrter"], own=[SCHOLAR]
    )
    game.lays("gelehrter", "pro:terra")
    while game.asked[1] == "Paying":
        assert game.moves() == ["pay dr_frank_haggard"]
        game.do("pay dr_frank_haggard")
    assert game.mine("dr_frank_haggard").passive
    assert not game.mine("gelehrter").passive


# ------------------------------------------------------------------------- set aside


def gazelle_aside() -> Game:
    """A Gazelle is set aside at my Pro-Sol for two rounds, for a sacrificed mission."""
    game = Game(
        pro={"sol": ["solares_system", "gazelle"], "hellgate": ["hellgate"]},
        phase=Phase.V,
        section=Section.MISSION,
    )
    game.do("use gazelle 1 -")
    assert (game.mine("gazelle").place, game.state.turn.sacrificed) == ("", True)
    return game


def two_turns_on(game: Game) -> None:
    """My next turn but one begins."""
    game.state.agenda.clear()
    game.me.turns += 1
    take_turn(game.state, game.me, bonus=False)
    advance(GAME, game.state, Forced())


@clause("PR-ASIDE-03", "PR-CAP-11")
def test_who_was_set_aside_returns_to_its_place_however_full_that_is() -> None:
    game = gazelle_aside()
    for _ in range(2):
        game.put(0, Side.PRO, "sol", "staaten_klasse")
    two_turns_on(game)
    assert game.mine("gazelle").place == "sol"
    assert len(game.place("pro:sol").ships) == 3
    assert game.me.scouting == 1


@clause("PR-ASIDE-03", "PR-RED-09")
def test_if_the_place_has_fallen_who_was_set_aside_returns_to_hand() -> None:
    game = gazelle_aside()
    for laid in game.place("pro:sol").stack:
        del game.me.cards[laid.id]
    two_turns_on(game)
    assert game.hand() == ["gazelle"]


# ------------------------------------------------------------------------- Psychoduell


def duel(*gear: Part) -> Game:
    """Anti-Atlan on my Arkon III, my Hellgate and the event that brings him there."""
    return Game(
        anti={"arkon_iii": ["arkon_iii_v"] * 3 + ["atlan_anti", *gear]},
        pro={"hellgate": ["hellgate"]},
        hand=["psychoduell_auf_hellgate"],
        phase=Phase.V,
    )


@clause("PR-P5-07", "PR-ACC-19")
def test_atlan_takes_only_fixed_accessories_to_hellgate() -> None:
    for gear, place in (("hypnoblock", "hellgate"), ("schwerer_strahler", "arkon_iii")):
        game = duel(Part(gear, onto="atlan_anti"))
        game.plays("psychoduell_auf_hellgate", card({"D": 4}), on="atlan_anti")
        atlan, thing = game.mine("atlan_anti"), game.mine(gear)
        assert (atlan.side, atlan.place, atlan.passive) == (Side.PRO, "hellgate", True)
        assert (thing.place, thing.on == atlan.id) == (place, place == "hellgate")


@clause("PR-P5-07", "PR-UNIQ-01")
def test_a_second_atlan_stays_on_the_hand() -> None:
    game = Game(
        pro={"hellgate": ["hellgate"], "sol": ["solares_system"] * 3 + ["atlan_pro"]},
        hand=["psychoduell_auf_hellgate", "atlan_anti"],
        phase=Phase.V,
    )
    game.plays("psychoduell_auf_hellgate", card({"D": 4}), on="atlan_anti")
    assert game.hand() == ["atlan_anti"]
    assert game.place("pro:hellgate").units == []


# ------------------------------------------------------------------------- twins


@clause("PR-UNIQ-03", "PR-UNIQ-05")
def test_a_ship_that_meets_its_twin_takes_all_it_carries_and_the_twin_sleeps_till_the_end() -> None:
    game = Game(
        pro={"terra": ["terra"] * 4 + ["stardust_ii", "john_mcclears"]},
        their_anti={"ferrol": ["ferrol"] * 3 + ["stardust_ii"]},
        phase=Phase.II,
        section=Section.MISSION,
    )
    game.put(0, Side.PRO, "terra", Part("schutzschirm", onto="stardust_ii"))
    game.do("attack 1 anti:ferrol", GOALS[Goal.DEVASTATION])
    for move in ("join stardust_ii", "board john_mcclears stardust_ii", "go"):
        game.do(move)
    assert sorted(game.me.sink) == ["john_mcclears", "schutzschirm", "stardust_ii"]
    assert game.state.mission is None
    assert not game.theirs("stardust_ii").passive


@clause("PR-UNIQ-03")
def test_who_is_aboard_meets_nobody_in_space() -> None:
    fight = Fight(
        ["iv_raumschiff", "thora"], ["good_hope", "thora"], side=Side.ANTI, only_line_up=True,
        cargo={"iv_raumschiff": ["thora"]}, their_cargo={"good_hope": ["thora"]},
    )  # fmt: skip
    assert fight.mine("thora").passive is fight.theirs("thora").passive is False
