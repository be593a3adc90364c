"""The skills of mutants, each with its levels (PR-SKILL-01…41)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from starboard.games.perry_rhodan.events.effects import DeedCancelled
from starboard.games.perry_rhodan.events.skills import (
    HandSeen,
    NothingThere,
    SkillUsed,
    SourceSeen,
)
from starboard.games.perry_rhodan.kinds import (
    CombatKind,
    Goal,
    MissionKind,
    Phase,
    PrintedSkill,
    Side,
    Skill,
    Stat,
    Window,
)
from starboard.games.perry_rhodan.sections import Section
from starboard.games.perry_rhodan.skills import USES, has_skill
from starboard.games.perry_rhodan.standing import level_of
from starboard.games.perry_rhodan.strengths import lasting_bonus, modifier
from starboard.games.perry_rhodan.windows import open_window
from starboard.kernel import Forced
from starboard.kernel.loop import advance
from starboard.kernel.seats import includes
from starboard.testing import clause
from tests.perry_rhodan.fight import Fight, card
from tests.perry_rhodan.table import GAME, Cards, Game, Part

GROUND, SPACE = CombatKind.GROUND, CombatKind.SPACE
CARDS = GAME.content(None)
EVEN = card({"B": 1}, {"B": 1})


def clash(
    mine: Cards,
    theirs: Cards,
    kind: CombatKind = GROUND,
    *,
    side: Side = Side.PRO,
    cargo: Mapping[str, Sequence[str]] | None = None,
    their_cargo: Mapping[str, Sequence[str]] | None = None,
    beside: Cards = (),
    at_home: Cards = (),
    hand: Sequence[str] = (),
    their_hand: Sequence[str] = (),
    draws: Sequence[str] = (),
    whole: bool = False,
) -> Fight:
    """The windows of a first round, without draws unless the story wants the whole fight."""
    return Fight(
        mine, theirs, kind=kind, side=side, goal=Goal.DESTABILISATION, cargo=cargo, hand=hand,
        their_cargo=their_cargo, beside=beside, at_home=at_home, their_hand=their_hand,
        draws=draws, quiet=False, only_windows=not whole, phase=Phase.V, phases="I-V",
    )  # fmt: skip


def skills_of(fight: Fight, seat: int = 0) -> list[str]:
    """The legal uses of skills."""
    return [move for move in fight.moves(seat) if move.startswith("skill")]


# ------------------------------------------------------------------------- in general


@clause("PR-SKILL-01")
def test_printed_levels_are_nought_one_and_two() -> None:
    levels = {level for each in CARDS.values() for level in each.skills.values()}
    assert levels == {0, 1, 2}
    assert {use.level for use in USES.values()} == {1, 2}


@clause("PR-SKILL-02")
def test_level_nought_gives_nothing_until_it_is_raised() -> None:
    fight = clash(["mutantenanwaerter"], ["iv_anfuehrer"])
    unit = fight.mine("mutantenanwaerter")
    assert level_of(fight.state, unit, Skill.HYPNO) == 0
    assert not has_skill(fight.state, unit, Skill.HYPNO)
    training = fight.put(0, Side.PRO, "terra", Part("mutantentraining", onto="mutantenanwaerter"))
    training.skill = Skill.HYPNO
    fight.state.memo = {}
    assert has_skill(fight.state, unit, Skill.HYPNO)


@clause("PR-SKILL-03")
def test_level_two_may_use_level_one_as_well() -> None:
    fight = clash(["betty_toufry"], ["iv_anfuehrer", Part("thermostrahler", onto="iv_anfuehrer")])
    fight.until(Window.BEFORE_STEALTH, 0)
    assert skills_of(fight) == [
        f"skill betty_toufry telekinet {use} thermostrahler+iv_anfuehrer"
        for use in ("passivate", "activate", "destroy")
    ]


@clause("PR-SKILL-04")
def test_a_skill_makes_its_unit_passive_and_needs_it_active() -> None:
    fight = clash(["andre_noir_i"], ["iv_anfuehrer"])
    fight.until(Window.BEFORE_STEALTH, 0)
    fight.do("skill andre_noir_i hypno person iv_anfuehrer")
    assert fight.mine("andre_noir_i").passive
    idle = clash([Part("andre_noir_i", passive=True)], ["fantan_leute"])
    assert idle.asked == (0, "AskRetreat")


@clause("PR-SKILL-05", "PR-FX-10")
def test_only_those_who_lie_in_the_fight_can_be_targets() -> None:
    fight = clash(["andre_noir_v"], ["fantan_leute", "fantan_kommandant"], beside=["iv_anfuehrer"])
    fight.they("oppose fantan_leute andre_noir_v")
    fight.until(Window.BEFORE_STEALTH, 0)
    assert skills_of(fight) == ["skill andre_noir_v hypno unit fantan_leute"]


@clause("PR-SKILL-06", "PR-SKILL-45")
def test_a_skill_for_itself_changes_nobody_else() -> None:
    fight = clash(["reginald_bull"], ["fantan_kommandant"])
    fight.until(Window.COMBAT_VALUES, 0)
    fight.do("skill reginald_bull ground_combat attack -")
    assert lasting_bonus(fight.state, fight.mine("reginald_bull"), Stat.ATTACK) == 1
    assert lasting_bonus(fight.state, fight.theirs("fantan_kommandant"), Stat.ATTACK) == 0


@clause("PR-SKILL-07")
def test_in_space_a_unit_uses_skills_only_aboard_a_ship() -> None:
    fight = clash(["good_hope", "andre_noir_i"], ["iv_raumschiff", "iv_anfuehrer"], SPACE,
                  cargo={"good_hope": ["andre_noir_i"]})  # fmt: skip
    fight.until(Window.BEFORE_STEALTH, 0)
    assert skills_of(fight) == ["skill andre_noir_i hypno person iv_anfuehrer+iv_raumschiff"]
    ashore = clash(
        ["good_hope"], ["iv_raumschiff", "iv_anfuehrer"], SPACE, at_home=["andre_noir_i"]
    )
    ashore.until(Window.BEFORE_STEALTH, 0)
    assert skills_of(ashore) == []


@clause("PR-SKILL-08")
def test_eleven_skills_are_those_of_mutants() -> None:
    red = [skill for skill in Skill if skill.of_mutants]
    assert len(red) == 11
    assert not Skill.RED_UNIVERSE.of_mutants


@clause("PR-SKILL-09", "PR-SKILL-63")
def test_the_pro_side_uses_one_mutant_skill_unless_the_corps_is_there() -> None:
    fight = two_mutants("andre_noir_i")
    assert skills_of(fight) == []
    corps = two_mutants("andre_noir_i", "john_marshall_i")
    assert "skill anne_sloane telekinet passivate thermostrahler+iv_anfuehrer" in skills_of(corps)


def two_mutants(*first: str) -> Fight:
    """A hypno was used by the Pro side; Anne Sloane is asked next."""
    fight = clash(
        [*first, "anne_sloane"],
        ["iv_anfuehrer", Part("thermostrahler", onto="iv_anfuehrer"), "fantan_kommandant", "ivs"],
    )
    line_up(fight)
    fight.until(Window.BEFORE_STEALTH, 0)
    fight.do("skill andre_noir_i hypno person iv_anfuehrer")
    fight.until(Window.BEFORE_STEALTH, 0)
    return fight


def line_up(fight: Fight) -> None:
    """Both lay their cards as they come, side by side."""
    while fight.asked[1] in ("LineUp", "Leftovers"):
        seat = fight.asked[0]
        moves = [move for move in fight.moves(seat) if not move.startswith(("escort", "skill"))]
        fight.play(seat, (moves or fight.moves(seat))[0])


@clause("PR-SKILL-10")
def test_the_anti_side_uses_any_number_of_mutant_skills() -> None:
    fight = clash(["iv_anfuehrer", "ivs"], ["reginald_bull", "thora"], side=Side.ANTI)
    line_up(fight)
    fight.until(Window.BEFORE_STEALTH, 0)
    fight.do("skill iv_anfuehrer suggestor person reginald_bull")
    fight.until(Window.BEFORE_STEALTH, 0)
    assert "skill ivs hypno person thora" in skills_of(fight)


# ------------------------------------------------------------------------- hypnosis


@pytest.mark.parametrize(
    ("unit", "skill", "use", "target"),
    [
        pytest.param("andre_noir_i", "hypno", "person", "iv_anfuehrer", id="PR-SKILL-16"),
        pytest.param("andre_noir_v", "hypno", "unit", "fantan_leute", id="PR-SKILL-17"),
        pytest.param("mooff", "suggestor", "person", "iv_anfuehrer", id="PR-SKILL-25"),
        pytest.param("kitai_ishibashi", "suggestor", "unit", "fantan_leute", id="PR-SKILL-26"),
    ],
)
@clause("PR-SKILL-16", "PR-SKILL-17", "PR-SKILL-25")
def test_hypno_and_suggestor_make_passive(unit: str, skill: str, use: str, target: str) -> None:
    fight = clash([unit], [target])
    fight.until(Window.BEFORE_STEALTH, 0)
    fight.do(f"skill {unit} {skill} {use} {target}")
    assert fight.theirs(target).passive


@clause("PR-SKILL-16", "PR-SKILL-26")
def test_level_one_reaches_persons_only() -> None:
    first = clash(["andre_noir_i"], ["fantan_leute"])
    first.until(Window.BEFORE_STEALTH, 0)
    assert skills_of(first) == []
    second = clash(["kitai_ishibashi"], ["fantan_leute"])
    second.until(Window.BEFORE_STEALTH, 0)
    assert skills_of(second) == ["skill kitai_ishibashi suggestor unit fantan_leute"]


@clause("PR-SKILL-16")
def test_a_called_name_that_is_not_aboard_costs_and_does_nothing() -> None:
    fight = clash(["good_hope", "andre_noir_i"], ["iv_raumschiff", "iv_anfuehrer"], SPACE,
                  cargo={"good_hope": ["andre_noir_i"]})  # fmt: skip
    fight.until(Window.BEFORE_STEALTH, 0)
    fight.do("skill andre_noir_i hypno person iv_anfuehrer+iv_raumschiff")
    assert fight.reported(NothingThere)
    assert fight.mine("andre_noir_i").passive
    assert not fight.theirs("iv_anfuehrer").passive


@clause("PR-SKILL-16")
def test_a_called_name_aboard_is_hit_and_offers_do_not_tell() -> None:
    def at_window(aboard: dict[str, list[str]]) -> Fight:
        fight = clash(["good_hope", "andre_noir_i"], ["iv_raumschiff", "iv_anfuehrer"], SPACE,
                      cargo={"good_hope": ["andre_noir_i"]}, their_cargo=aboard)  # fmt: skip
        fight.until(Window.BEFORE_STEALTH, 0)
        return fight

    loaded = at_window({"iv_raumschiff": ["iv_anfuehrer"]})
    assert skills_of(loaded) == skills_of(at_window({}))
    loaded.do("skill andre_noir_i hypno person iv_anfuehrer+iv_raumschiff")
    assert loaded.theirs("iv_anfuehrer").passive


@clause("PR-SKILL-51")
def test_hypnoblock_makes_immune() -> None:
    fight = clash(["andre_noir_v"], ["iv_anfuehrer", Part("hypnoblock", onto="iv_anfuehrer")])
    fight.until(Window.BEFORE_STEALTH, 0)
    assert skills_of(fight) == []


@clause("PR-SKILL-11", "PR-TIME-02")
def test_antihypno_cancels_a_hypno() -> None:
    fight = clash(["iv_anfuehrer"], ["tanaka_seiko"], side=Side.ANTI)
    fight.until(Window.BEFORE_STEALTH, 0)
    fight.do("skill iv_anfuehrer hypno person tanaka_seiko")
    assert fight.asked == (1, "Answers")
    fight.they("skill tanaka_seiko antihypno cancel -")
    assert fight.reported(DeedCancelled)
    assert fight.theirs("tanaka_seiko").passive  # by its own skill, not by the hypno
    assert fight.theirs("tanaka_seiko").by_owner_in == fight.combat.round_scope


@clause("PR-SKILL-12")
def test_antihypno_two_is_active_again_but_not_usable_again() -> None:
    fight = clash(["iv_anfuehrer", "ivs"], ["tatjana_michalowna", "thora"], side=Side.ANTI)
    line_up(fight)
    fight.until(Window.BEFORE_STEALTH, 0)
    fight.do("skill iv_anfuehrer hypno person thora")
    fight.they("skill tatjana_michalowna antihypno cancel_2 -")
    assert not fight.theirs("thora").passive
    assert not fight.theirs("tatjana_michalowna").passive
    fight.until(Window.BEFORE_STEALTH, 0)
    fight.do("skill ivs hypno person thora")
    assert fight.asked == (1, "Answers")
    assert fight.moves(1) == ["pass"]


@clause("PR-SKILL-11")
def test_antihypno_helps_against_a_psychostrahler() -> None:
    fight = clash(["reginald_bull", Part("psychostrahler", onto="reginald_bull")], ["antimutant"])
    fight.until(Window.BEFORE_STEALTH, 0)
    fight.uses("psychostrahler", on="antimutant")
    assert fight.asked == (1, "Answers")


# ------------------------------------------------------------------------- accessories


@pytest.mark.parametrize(
    ("unit", "skill", "use", "gone", "passive"),
    [
        pytest.param("tama_yokida", "matter_converter", "passivate", False, True, id="SKILL-18"),
        pytest.param("karya_wint", "matter_converter", "destroy", True, False, id="SKILL-19"),
        pytest.param("anne_sloane", "telekinet", "passivate", False, True, id="SKILL-27"),
        pytest.param("betty_toufry", "telekinet", "destroy", True, False, id="SKILL-28"),
        pytest.param("zuendermutant", "igniter", "accessory", True, False, id="SKILL-38"),
    ],
)
@clause("PR-SKILL-18", "PR-SKILL-27", "PR-SKILL-28")
def test_accessories_become_passive_or_are_destroyed(
    unit: str, skill: str, use: str, gone: bool, passive: bool
) -> None:
    side = Side.ANTI if unit == "zuendermutant" else Side.PRO
    enemy = "reginald_bull" if side is Side.ANTI else "iv_anfuehrer"
    fight = clash([unit], [enemy, Part("thermostrahler", onto=enemy)], side=side)
    fight.until(Window.BEFORE_STEALTH, 0)
    fight.do(f"skill {unit} {skill} {use} thermostrahler+{enemy}")
    assert (fight.sunk(1) == ["thermostrahler"]) is gone
    if not gone:
        assert fight.theirs("thermostrahler").passive is passive


@clause("PR-SKILL-28")
def test_telekinet_two_wakes_an_accessory() -> None:
    fight = clash(
        ["betty_toufry", "thora", Part("thermostrahler", onto="thora", passive=True)],
        ["iv_anfuehrer", "ivs"],
    )
    line_up(fight)
    fight.until(Window.BEFORE_STEALTH, 0)
    fight.do("skill betty_toufry telekinet activate thermostrahler+thora")
    assert not fight.mine("thermostrahler").passive


@clause("PR-SKILL-27", "PR-SKILL-13")
def test_fixed_accessories_are_left_alone() -> None:
    fight = clash(["anne_sloane"], ["iv_anfuehrer", Part("hypnoblock", onto="iv_anfuehrer")])
    fight.until(Window.BEFORE_STEALTH, 0)
    assert skills_of(fight) == []


@clause("PR-SKILL-19")
def test_matter_converter_two_makes_place_accessories_passive_but_not_all() -> None:
    fight = clash(["karya_wint"], ["iv_anfuehrer"], beside=["positronik", "arkon_i"])
    fight.until(Window.BEFORE_STEALTH, 0)
    places = [move for move in skills_of(fight) if "matter_converter place" in move]
    assert places == ["skill karya_wint matter_converter place positronik"]
    fight.do(places[0])
    assert fight.theirs("positronik").passive


@pytest.mark.parametrize(
    "name",
    ["arkon_i", "aeusserer_festungsring", "festung", "festung_der_6_monde", "galaktischer_zoo",
     "gom", "hyper_euphorie", "innerer_festungsring", "nonus_pest", "robotmuecken", "robotregent",
     "tiefseekuppel"],
)  # fmt: skip
@clause("PR-SKILL-41")
def test_places_that_no_igniter_destroys(name: str) -> None:
    fight = clash(["ivan_goratschin"], ["iv_anfuehrer"], beside=[name])
    fight.until(Window.BEFORE_STEALTH, 0)
    assert f"skill ivan_goratschin igniter place {name}" not in skills_of(fight)


@pytest.mark.parametrize("name", ["arkon_i", "aeusserer_festungsring", "innerer_festungsring",
                                  "robotregent", "tiefseekuppel"])  # fmt: skip
@clause("PR-SKILL-19")
def test_places_that_no_matter_converter_touches(name: str) -> None:
    fight = clash(["karya_wint"], ["iv_anfuehrer"], beside=[name])
    fight.until(Window.BEFORE_STEALTH, 0)
    assert skills_of(fight) == []


@clause("PR-SKILL-13")
def test_disintegration_puts_an_accessory_on_top_of_its_source() -> None:
    fight = clash(["laury_marten"], ["iv_anfuehrer", Part("thermostrahler", onto="iv_anfuehrer")])
    fight.until(Window.BEFORE_STEALTH, 0)
    fight.do("skill laury_marten disintegration remove thermostrahler+iv_anfuehrer")
    assert [slot.name for slot in fight.them.sources[Phase.I].top] == ["thermostrahler"]
    assert fight.sunk(1) == []


@clause("PR-SKILL-15")
def test_disintegration_two_shuffles_the_source() -> None:
    fight = clash(["antimutant"], ["reginald_bull", Part("thermostrahler", onto="reginald_bull")],
                  side=Side.ANTI)  # fmt: skip
    fight.until(Window.BEFORE_STEALTH, 0)
    size = len(fight.them.sources[Phase.I])
    fight.do("skill antimutant disintegration remove_2 thermostrahler+reginald_bull")
    source = fight.them.sources[Phase.I]
    assert source.top == []
    assert source.names().count("thermostrahler") == 1
    assert len(source) == size + 1


@clause("PR-SKILL-14")
def test_disintegration_changes_the_pairing_and_wakes() -> None:
    fight = clash(["laury_marten", "thora"], ["iv_anfuehrer", "fantan_kommandant"])
    line_up(fight)
    fight.until(Window.LINE_UP, 0)
    before = [pairing.attacker.card for pairing in fight.combat.pairings if pairing.attacker]
    fight.do("skill laury_marten disintegration swap thora")
    after = [pairing.attacker.card for pairing in fight.combat.pairings if pairing.attacker]
    assert after == before[::-1]
    assert not fight.mine("laury_marten").passive
    assert fight.combat.spent == [f"{fight.mine('laury_marten').id} disintegration"]


# ------------------------------------------------------------------------- stealth


@pytest.mark.parametrize(
    ("unit", "use", "kind", "target", "offered"),
    [
        pytest.param("son_okura", "formation", GROUND, "fantan_leute", True, id="1 a troop"),
        pytest.param("son_okura", "single", GROUND, "iv_anfuehrer", False, id="1 no person"),
        pytest.param("tanaka_seiko", "single", GROUND, "iv_anfuehrer", True, id="2 a person"),
    ],
)
@clause("PR-SKILL-20", "PR-SKILL-21")
def test_orter_lowers_stealth(
    unit: str, use: str, kind: CombatKind, target: str, offered: bool
) -> None:
    fight = clash([unit], [target], kind)
    fight.until(Window.STEALTH, 0)
    if not offered:
        assert skills_of(fight) == []
        return
    fight.do(f"skill {unit} locator {use} {target}")
    assert lasting_bonus(fight.state, fight.theirs(target), Stat.STEALTH) == -1


@clause("PR-SKILL-20")
def test_orter_one_reaches_a_fleet_in_space() -> None:
    fight = clash(["good_hope", "son_okura"], ["fantan_schwarm"], SPACE,
                  cargo={"good_hope": ["son_okura"]})  # fmt: skip
    fight.until(Window.STEALTH, 0)
    fight.do("skill son_okura locator formation fantan_schwarm")
    assert lasting_bonus(fight.state, fight.theirs("fantan_schwarm"), Stat.STEALTH) == -1


@clause("PR-SKILL-22")
@pytest.mark.parametrize(
    ("printed", "mutant"),
    [
        ("frequenzseher", "son_okura"),
        ("lauscher", "nomo_yatuhin"),
        ("peiler", "tanaka_seiko"),
        ("teleoptiker", "ralf_marten"),
    ],
)
def test_older_words_on_cards_count_as_orter(printed: str, mutant: str) -> None:
    assert CARDS[mutant].printed_as == {Skill.LOCATOR: PrintedSkill(printed)}
    fight = clash(["good_hope", mutant], ["fantan_schwarm"], SPACE, cargo={"good_hope": [mutant]})
    fight.until(Window.STEALTH, 0)
    fight.do(f"skill {mutant} locator formation fantan_schwarm")
    assert lasting_bonus(fight.state, fight.theirs("fantan_schwarm"), Stat.STEALTH) == -1


@clause("PR-SKILL-29")
def test_telepath_lowers_the_stealth_of_an_active_unit() -> None:
    fight = clash(["john_marshall_i"], ["iv_anfuehrer"])
    fight.until(Window.STEALTH, 0)
    fight.do("skill john_marshall_i telepath stealth iv_anfuehrer")
    assert lasting_bonus(fight.state, fight.theirs("iv_anfuehrer"), Stat.STEALTH) == -1


@clause("PR-SKILL-30")
def test_telepath_two_sees_the_hand_of_the_attacker() -> None:
    fight = Fight(["saboteure_i"], ["ishi_matsu"], side=Side.ANTI, begin=False, quiet=False,
                  hand=["verrat", "fehlalarm"], phase=Phase.V, phases="I-V")  # fmt: skip
    open_window(fight.state, Window.MISSION_ANNOUNCED, 0, 1)
    advance(GAME, fight.state, Forced())
    fight.until(Window.MISSION_ANNOUNCED, 1)
    fight.they("skill ishi_matsu telepath hand -")
    assert fight.reported(HandSeen)[0].cards == ("fehlalarm", "verrat")
    assert all(includes(slot.seen, 1) for slot in fight.me.hand[Phase.I].slots)


# ------------------------------------------------------------------------- teleporters


@pytest.mark.parametrize(
    ("unit", "use", "bonus"),
    [
        pytest.param("tako_kakuta", "defence", 3, id="PR-SKILL-31"),
        pytest.param("ras_tschubai", "defence_2", 5, id="PR-SKILL-37"),
    ],
)
@clause("PR-SKILL-31", "PR-SKILL-37", "PR-FX-07")
def test_a_teleporter_raises_his_defence_after_the_values_are_known(
    unit: str, use: str, bonus: int
) -> None:
    fight = clash([unit], ["fantan_leute"], whole=True)
    stealth = card({"B": 1, "C": 1, "D": 1})
    mine, theirs = card({"B": 1}, {"B": 1}), card({"C": 3}, {"C": 3})
    fight.until(Window.AFTER_VALUES, 0, stealth, mine, theirs)
    before = fight.front(unit).defence
    front = fight.front(unit)
    fight.do(f"skill {unit} teleporter {use} -")
    assert front.defence == before + bonus
    assert fight.sunk(0) == []


@clause("PR-SKILL-32")
def test_a_teleporter_hides_himself_and_a_person() -> None:
    fight = clash(["tako_kakuta", "thora"], ["iv_anfuehrer", "fantan_kommandant"])
    line_up(fight)
    fight.until(Window.STEALTH, 0)
    fight.do("skill tako_kakuta teleporter stealth thora")
    for name in ("tako_kakuta", "thora"):
        assert lasting_bonus(fight.state, fight.mine(name), Stat.STEALTH) == 1


@clause("PR-SKILL-37")
def test_teleporter_two_hides_two_persons() -> None:
    fight = clash(["ras_tschubai", "thora", "reginald_bull"],
                  ["iv_anfuehrer", "fantan_kommandant", "clark_g_flipper"])  # fmt: skip
    line_up(fight)
    fight.until(Window.STEALTH, 0)
    assert "skill ras_tschubai teleporter stealth_2 reginald_bull+thora" in skills_of(fight)


def boarding(**more: Sequence[str]) -> Fight:
    """Tako Kakuta and Thora are aboard GOOD HOPE; an IV-Raumschiff faces it."""
    return clash(
        ["good_hope", "tako_kakuta", "thora"],
        ["iv_raumschiff", Part("schutzschirm", onto="iv_raumschiff"), "clark_g_flipper"],
        SPACE, cargo={"good_hope": ["tako_kakuta", "thora"]},
        their_cargo={"iv_raumschiff": list(more.get("theirs", ()))},
    )  # fmt: skip


@clause("PR-SKILL-33", "PR-SKILL-34")
def test_a_teleporter_boards_an_active_starship_for_one_round() -> None:
    fight = boarding(theirs=["clark_g_flipper"])
    fight.until(Window.BEFORE_STEALTH, 0)
    fight.do("skill tako_kakuta teleporter jump iv_raumschiff+thora")
    boarded = fight.state.combats[-1]
    assert len(fight.state.combats) == 2
    assert (boarded.kind, boarded.rounds, boarded.limit) == (GROUND, 1, 0)
    assert boarded.boarding == fight.theirs("iv_raumschiff").id
    assert boarded.attackers == [fight.mine("tako_kakuta").id, fight.mine("thora").id]
    assert boarded.defenders == [fight.theirs("clark_g_flipper").id]


@clause("PR-SKILL-35", "PR-SKILL-36")
def test_a_boarder_who_breaks_through_stops_the_ship_and_all_return_passive() -> None:
    fight = boarding()
    fight.until(Window.BEFORE_STEALTH, 0)
    fight.do("skill tako_kakuta teleporter jump iv_raumschiff+thora")
    assert fight.moves(0) == ["reduce iv_raumschiff", "reduce schutzschirm"]
    fight.do("reduce iv_raumschiff")
    assert fight.theirs("iv_raumschiff").passive
    assert fight.mine("tako_kakuta").passive
    assert fight.mine("thora").passive


@clause("PR-SKILL-35")
def test_a_boarder_may_reduce_a_ship_accessory_instead() -> None:
    fight = boarding()
    fight.until(Window.BEFORE_STEALTH, 0)
    fight.do("skill tako_kakuta teleporter jump iv_raumschiff")
    fight.do("reduce schutzschirm")
    assert fight.sunk(1) == ["schutzschirm"]
    assert not fight.theirs("iv_raumschiff").passive


@clause("PR-SKILL-36")
def test_without_the_teleporter_his_companions_are_lost() -> None:
    fight = boarding(theirs=["clark_g_flipper"])
    fight.until(Window.BEFORE_STEALTH, 0)
    fight.do("skill tako_kakuta teleporter jump iv_raumschiff+thora")
    fight.do("front tako_kakuta")
    fight.quiet = True
    fight.do("escort thora tako_kakuta attack", card({"C": 1}, {"B": 1}),
             card({"B": 1}, {"B": 1}), card({"C": 3}, {"B": 2}))  # fmt: skip
    assert fight.sunk(0) == ["tako_kakuta", "thora"]
    assert len(fight.state.combats) == 1


# ------------------------------------------------------------------------- igniters, scouts


@pytest.mark.parametrize(
    ("unit", "use", "kind", "target"),
    [
        pytest.param("zuendermutant", "person", GROUND, "reginald_bull", id="1 a person"),
        pytest.param("zuendermutant", "starship", SPACE, "good_hope", id="1 a starship"),
        pytest.param("ivan_goratschin", "unit", GROUND, "stosstrupp", id="2 a unit"),
        pytest.param("ivan_goratschin", "place", GROUND, "positronik", id="2 a place accessory"),
    ],
)
@clause("PR-SKILL-38", "PR-SKILL-40")
def test_an_igniter_destroys(unit: str, use: str, kind: CombatKind, target: str) -> None:
    mine: Cards = ["iv_raumschiff", unit] if kind is SPACE else [unit]
    theirs: Cards = ["reginald_bull", target] if use == "place" else [target]
    fight = clash(mine, theirs, kind, side=Side.ANTI,
                  cargo={"iv_raumschiff": [unit]} if kind is SPACE else None)  # fmt: skip
    fight.until(Window.BEFORE_STEALTH, 0)
    fight.do(f"skill {unit} igniter {use} {target}")
    assert target in fight.sunk(1)


@pytest.mark.parametrize("answer", ["ausweichmanoever_i", "kritische_treffer"])
@clause("PR-SKILL-39", "PR-TIME-02")
def test_an_ignited_starship_can_be_saved(answer: str) -> None:
    fight = clash(["iv_raumschiff", "zuendermutant"], ["good_hope"], SPACE, side=Side.ANTI,
                  cargo={"iv_raumschiff": ["zuendermutant"]}, their_hand=[answer])  # fmt: skip
    fight.until(Window.BEFORE_STEALTH, 0)
    fight.do("skill zuendermutant igniter starship good_hope")
    assert fight.asked == (1, "Answers")
    fight.effect = 1
    fight.plays(answer, by=1)
    assert fight.theirs("good_hope")
    assert fight.sunk(1) == [answer]


@clause("PR-SKILL-23")
def test_a_scout_in_the_line_up_has_accessories_named() -> None:
    fight = clash(["wuriu_sengu", "thora"], ["iv_anfuehrer", "fantan_kommandant"])
    state = fight.state
    fight.do("front wuriu_sengu")
    fight.they("oppose iv_anfuehrer wuriu_sengu")
    assert skills_of(fight) == ["skill wuriu_sengu scout accessories -"]
    fight.load(1, "fantan_kommandant", [])
    fight.do("skill wuriu_sengu scout accessories -")
    assert includes(state.players[1].holds[fight.theirs("fantan_kommandant").id].aboard.seen, 0)
    assert fight.asked == (0, "LineUp")


@clause("PR-SKILL-24")
def test_a_scout_of_level_two_looks_into_a_source_in_his_turn() -> None:
    game = Game(anti={"terra": ["terra", "antimutant"]}, section=Section.MISSION, phase=Phase.V,
                phases="I-V")  # fmt: skip
    game.them.sources[Phase.I].bag = ["verrat", "verrat"]
    game.do("skill antimutant scout source seat.1+I", "verrat", "verrat")
    assert game.reported(SourceSeen)[0].cards == ("verrat", "verrat")
    assert [slot.name for slot in game.them.sources[Phase.I].top] == ["verrat", "verrat"]
    assert game.asked == (0, "MissionSection")


@clause("PR-SKILL-24")
def test_but_not_in_reactivation() -> None:
    game = Game(anti={"terra": ["terra", "antimutant", Part("saboteure_i", passive=True)]},
                section=Section.REACTIVATION, phase=Phase.V, phases="I-V")  # fmt: skip
    assert not [move for move in game.moves() if move.startswith("skill")]


@clause("PR-SKILL-75", "PR-SKILL-76")
def test_spionage_counts_in_counter_missions_only() -> None:
    for name, level in (("allan_d_mercant_i", 1), ("julian_tifflor_v", 2)):
        fight = Fight([name], [], begin=False, mission=MissionKind.COUNTER, phase=Phase.V,
                      phases="I-V")  # fmt: skip
        unit = fight.mine(name)
        assert modifier(fight.state, unit, Stat.STEALTH) == level
        fight.mission.kind = MissionKind.OFFENSIVE
        assert modifier(fight.state, unit, Stat.STEALTH) == 0


def test_a_used_skill_is_told_with_its_level() -> None:
    fight = clash(["andre_noir_v"], ["fantan_leute"])
    fight.until(Window.BEFORE_STEALTH, 0)
    fight.do("skill andre_noir_v hypno unit fantan_leute")
    used = fight.reported(SkillUsed)[0]
    assert (used.skill, used.level) == (Skill.HYPNO, 2)
