"""Attack, range, counter, suppression and shield."""

from __future__ import annotations

import pytest

from starboard.games.dominate.combat import can_hit
from starboard.games.dominate.content import box
from starboard.games.dominate.events import Destroyed, Suppressed
from starboard.games.dominate.ground import field_at
from starboard.games.dominate.kinds import Class
from starboard.games.dominate.pieces import left
from starboard.games.dominate.state import NEUTRAL
from starboard.testing import clause
from tests.dominate.battlefield import Battlefield

ROW = ". . . . . . ."
WIDE = "\n".join(
    [" " * (row % 2) + " ".join(["x" if (column, row) == (4, 4) else "." for column in range(12)])
     for row in range(12)]
)  # fmt: skip
"""A wide board with a hole at e5, east of d5."""


def axial(q: int, r: int) -> str:
    """The field at axial coordinates seen from d5."""
    return field_at(3 + q + (r + 4 - (r + 4) % 2) // 2 - 2, 4 + r)


@clause("DD-COMBAT-01", "DD-COMBAT-02")
def test_only_a_figure_of_fitting_class_and_range_may_be_attacked() -> None:
    field = Battlefield(ROW)
    tank = field.put("tank", 0, "a1")
    infantry, buggy = field.put("mg_inf", 1, "b1"), field.put("mg_buggy", 1, "g1")
    assert field.why(f"attack {tank} {infantry}").clause == "DD-COMBAT-02"
    assert field.why(f"attack {tank} {buggy}").clause == "DD-RANGE-01"
    assert field.why(f"attack {tank} nothing.1").clause == "DD-COMBAT-01"


TABLE = {
    "mg_inf": "infantry wheeled",
    "rak_inf": "wheeled armoured air building",
    "ing_inf": "",
    "mg_buggy": "infantry wheeled",
    "tank": "wheeled armoured building",
    "artillery": "infantry wheeled building",
    "mobile_fortress": "infantry wheeled armoured air building",
    "harvester": "",
    "apc": "",
    "dropship": "",
    "fighter": "wheeled air",
    "bomber": "infantry wheeled armoured building",
    "mcv": "",
    "mg_tower": "infantry wheeled",
    "rak_tower": "wheeled armoured air",
}
VICTIMS = {
    Class.INFANTRY: "mg_inf",
    Class.WHEELED: "mg_buggy",
    Class.ARMOURED: "apc",
    Class.AIR: "dropship",
    Class.BUILDING: "barracks",
}


@clause("DD-COMBAT-02", "DD-ACTION-03")
@pytest.mark.parametrize("type", TABLE)
def test_every_row_of_the_table_of_targets(type: str) -> None:
    field = Battlefield("""
        . . . . .
         . . . . .
    """)
    sheet = box().sheet(type)
    spot = "b1" if sheet.range in (None, (1, 1), (1, 2), (1, 3)) else "d1"
    shooter = field.put(type, 0, "a1", energy=0)
    hit = []
    for cls, victim in VICTIMS.items():
        target = field.put(victim, 1, spot)
        if f"attack {shooter} {target}" in field.moves():
            hit.append(cls.value)
            assert f"suppress {shooter} {target}" in field.moves()
        field.state.standing[spot].remove(target)
        del field.state.figures[target]
    assert " ".join(hit) == TABLE[type]


@clause("DD-COMBAT-03", "DD-COUNTER-09")
def test_a_rak_inf_attacks_a_tank_and_gets_no_answer() -> None:
    field = Battlefield(ROW)
    rak, tank = field.put("rak_inf", 0, "a1"), field.put("tank", 1, "b1")
    field.attacks(rak, tank)
    assert field.seat == 0
    assert tank not in field
    assert rak in field


@clause("DD-COMBAT-04", "DD-COMBAT-05")
def test_an_attack_destroys_at_once_and_the_figure_is_in_the_supply_again() -> None:
    field = Battlefield(ROW)
    mine, theirs = field.put("tank", 0, "a1"), field.put("mg_buggy", 1, "b1")
    before = left(field.state, 1, "mg_buggy")
    field.attacks(mine, theirs)
    assert theirs not in field
    assert left(field.state, 1, "mg_buggy") == before + 1 == 4


@clause("DD-COMBAT-06", "DD-FAQ-10")
def test_no_figure_attacks_itself() -> None:
    field = Battlefield(ROW)
    fortress = field.put("mobile_fortress", 0, "a1", range=[0, 2])
    assert field.why(f"attack {fortress} {fortress}").clause == "DD-COMBAT-06"


@clause("DD-COMBAT-07", "DD-COUNTER-04")
def test_own_figures_may_be_attacked_and_do_not_answer() -> None:
    field = Battlefield(ROW)
    one, other = field.put("tank", 0, "a1"), field.put("tank", 0, "b1")
    field.attacks(one, other)
    assert field.seat == 0
    assert other not in field
    assert one in field


@clause("DD-COMBAT-08", "DD-COUNTER-11", "DD-CIVIL-06")
@pytest.mark.parametrize(
    ("shooter", "type"),
    [("mg_inf", "civilian"), ("tank", "civil_building"), ("tank", "wall"), ("mg_inf", "bus")],
)
def test_neutral_figures_may_be_attacked_and_do_not_answer(shooter: str, type: str) -> None:
    field = Battlefield(ROW)
    mine, neutral = field.put(shooter, 0, "a1"), field.put(type, NEUTRAL, "b1")
    field.attacks(mine, neutral)
    assert neutral not in field
    assert mine in field
    assert field.seat == 0


@clause("DD-COMBAT-09")
def test_both_results_are_applied_before_what_follows_from_them() -> None:
    field = Battlefield(ROW)
    carrier = field.put("apc", 1, "b1", targets=["armoured"], range=[1, 1])
    rider = field.aboard("mg_inf", carrier)
    tank = field.put("tank", 0, "a1")
    field.attacks(tank, carrier)
    field.counters()
    assert [event.figure for event in field.saw(Destroyed)] == [rider, carrier, tank]


@clause("DD-RANGE-02")
def test_two_ranges_are_given() -> None:
    assert box().sheet("mobile_fortress").range == (1, 2)
    assert box().sheet("artillery").range == (3, 4)


def hits(type: str, at: tuple[int, int]) -> bool:
    """Whether a figure beside the hole hits what stands there."""
    field = Battlefield(WIDE)
    shooter = field.put(type, 0, axial(0, 0))
    target = field.put("mg_inf", 1, axial(*at))
    return can_hit(field.state, field[shooter], field[target])


@clause("DD-RANGE-06", "DD-RANGE-01", "DD-RANGE-04")
@pytest.mark.parametrize(
    ("at", "wanted"),
    [
        ((0, 1), True),
        ((0, 2), True),
        pytest.param((2, -1), True, id="around the hole"),
        pytest.param((2, 0), False, id="behind the hole"),
        ((3, 0), False),
    ],
)
def test_a_mobile_fortress_next_to_a_hole(at: tuple[int, int], wanted: bool) -> None:
    assert hits("mobile_fortress", at) == wanted


@clause("DD-RANGE-07", "DD-RANGE-05")
@pytest.mark.parametrize(
    ("at", "wanted"),
    [
        ((0, 1), False),
        ((0, 2), False),
        pytest.param((2, 0), False, id="straight 2, by way 3"),
        ((0, 3), True),
        ((0, 4), True),
        ((0, 5), False),
        pytest.param((3, 0), True, id="3 behind the hole"),
        pytest.param((4, 0), False, id="straight 4, by way 5"),
    ],
)
def test_artillery_next_to_a_hole(at: tuple[int, int], wanted: bool) -> None:
    assert hits("artillery", at) == wanted


@clause("DD-RANGE-03", "DD-FAQ-26")
def test_one_shoots_over_any_obstacle() -> None:
    field = Battlefield(". ^ . . .")
    fortress, target = field.put("mobile_fortress", 0, "a1"), field.put("tank", 1, "c1")
    field.put("dropship", 1, "b1")
    assert f"attack {fortress} {target}" in field.moves()


@clause("DD-COUNTER-01", "DD-COUNTER-03")
def test_attacker_and_target_are_lost_together_if_the_target_wishes() -> None:
    for answer, survives in (("counter", False), ("hold", True)):
        field = Battlefield(ROW)
        mine, theirs = field.put("mg_inf", 0, "a1"), field.put("mg_inf", 1, "b1")
        field.attacks(mine, theirs)
        assert field.seat == 1
        assert field.moves() == ["counter", "hold"]
        field.do(answer)
        assert theirs not in field
        assert (mine in field) == survives


@clause("DD-COUNTER-02")
@pytest.mark.parametrize("answer", ["counter", "hold"])
def test_only_the_first_attacker_of_a_turn_is_countered(answer: str) -> None:
    field = Battlefield(". . .")
    target = field.put("tank", 1, "b1", shield=True)
    first, second = field.put("tank", 0, "a1", shield=True), field.put("tank", 0, "c1")
    field.attacks(first, target)
    field.do(answer)
    field.attacks(second, target)
    assert field.seat == 0
    assert target not in field
    assert second in field


@clause("DD-COUNTER-02")
def test_the_right_is_gone_though_the_first_attack_could_not_be_countered() -> None:
    field = Battlefield(". . . . .")
    target = field.put("tank", 1, "d1", shield=True)
    gun, tank = field.put("artillery", 0, "a1"), field.put("tank", 0, "e1")
    field[gun].sheet = box().with_values(field[gun].sheet, {"targets": ["armoured"]})
    field.attacks(gun, target)
    assert field.seat == 0
    field.attacks(tank, target)
    assert field.seat == 0
    assert tank in field


@clause("DD-COUNTER-05")
@pytest.mark.parametrize(("at", "asked"), [("b1", False), ("d1", True)])
def test_the_target_must_be_able_to_hit_the_attacker(at: str, asked: bool) -> None:
    field = Battlefield(ROW)
    gun = field.put("artillery", 1, "a1")
    shooter = field.put("mg_buggy", 0, at, range=[1, 4])
    field.attacks(shooter, gun)
    assert (field.seat == 1) == asked


@clause("DD-COUNTER-06", "DD-HELI-09")
def test_a_counter_counts_as_an_attack_and_uses_ammunition() -> None:
    field = Battlefield(". .")
    fighter = field.put("fighter", 1, "b1", shield=True)
    mine = field.put("rak_inf", 0, "a1", shield=True)
    field[fighter].sheet = box().with_values(field[fighter].sheet, {"targets": ["infantry"]})
    field.attacks(mine, fighter)
    field.counters()
    assert field[fighter].loaded is False
    assert (field[mine].hits, field[mine].hit_in) == (1, field.state.turn)


@clause("DD-COUNTER-07", "DD-COUNTER-08")
def test_a_counter_is_not_answered_and_costs_no_activation() -> None:
    field = Battlefield(ROW)
    mine, theirs = field.put("tank", 0, "a1", shield=True), field.put("tank", 1, "b1", shield=True)
    field.attacks(mine, theirs)
    field.counters()
    assert field.seat == 0
    field.ends()
    assert f"attack {theirs} {mine}" in field.moves()


@clause("DD-COUNTER-10")
def test_some_figures_are_not_countered_by_infantry() -> None:
    for silent, asked in ((True, 0), (False, 1)):
        field = Battlefield(ROW)
        mine = field.put("mg_buggy", 0, "a1", infantry_no_counter=silent)
        field.attacks(mine, field.put("mg_inf", 1, "b1"))
        assert field.seat == asked


@clause("DD-FIG-15")
def test_move_or_action() -> None:
    field = Battlefield(ROW)
    gun = field.put("artillery", 0, "a1", move_or_action=True)
    near, far = field.put("mg_inf", 1, "d1"), field.put("mg_inf", 1, "e1")
    assert f"attack {gun} {near}" in field.moves()
    field.steps(gun, "b1")
    assert field.offered(f"attack {gun}") == []
    field = Battlefield(ROW)
    gun = field.put("artillery", 0, "a1", move_or_action=True, speed=2)
    far = field.put("mg_inf", 1, "e1")
    field.steps(gun, "b1")
    assert field.why(f"attack {gun} {far}").clause == "DD-FIG-15"


@clause("DD-SUPP-02", "DD-SUPP-03", "DD-SUPP-04")
def test_suppressive_fire_silences_without_damage_for_this_turn() -> None:
    field = Battlefield(". . .")
    one, other = field.put("mg_inf", 0, "a1"), field.put("mg_inf", 0, "c1")
    target = field.put("mg_inf", 1, "b1", shield=True)
    field.do(f"suppress {one} {target}")
    assert [(event.figure, event.target) for event in field.saw(Suppressed)] == [(one, target)]
    assert field.seat == 0
    assert field[target].hits == 0
    field.attacks(other, target)
    assert field.seat == 0
    assert (field[target].hits, target in field) == (1, True)
    field.ends()
    field.attacks(target, one)
    field.holds()
    assert one not in field


@clause("DD-SUPP-03")
def test_in_the_next_turn_the_target_may_counter_again() -> None:
    field = Battlefield(". . .")
    one = field.put("mg_inf", 0, "a1")
    target = field.put("mg_inf", 1, "b1", shield=True)
    field.do(f"suppress {one} {target}")
    field.ends()
    field.ends()
    field.attacks(one, target)
    assert field.seat == 1


@clause("DD-SUPP-01")
def test_only_what_could_be_attacked_is_suppressed() -> None:
    field = Battlefield(ROW)
    one, tank = field.put("mg_inf", 0, "a1"), field.put("tank", 1, "b1")
    assert field.why(f"suppress {one} {tank}").clause == "DD-COMBAT-02"


@clause("DD-SUPP-05")
def test_some_figures_give_no_suppressive_fire() -> None:
    field = Battlefield(ROW)
    one = field.put("mg_inf", 0, "a1", no_suppressive_fire=True)
    target = field.put("mg_inf", 1, "b1")
    assert field.why(f"suppress {one} {target}").clause == "DD-SUPP-05"
    assert f"attack {one} {target}" in field.moves()


@clause("DD-SHIELD-01", "DD-SHIELD-02", "DD-SHIELD-04")
def test_a_shield_falls_to_two_attacks_within_one_turn() -> None:
    field = Battlefield(". . .")
    target = field.put("mg_tower", 1, "b1", shield=True, targets=[])
    one, other = field.put("tank", 0, "a1"), field.put("rak_inf", 0, "c1")
    field.attacks(one, target)
    assert target in field
    field.ends()
    field.ends()
    field.attacks(one, target)
    assert target in field
    field.attacks(other, target)
    assert target not in field


@clause("DD-SHIELD-03")
def test_a_counter_is_one_of_the_two_attacks() -> None:
    field = Battlefield(". . .")
    mine = field.put("tank", 0, "a1", shield=True)
    first = field.put("tank", 1, "b1")
    field.attacks(mine, first)
    field.counters()
    assert mine in field
    field.ends()
    second = field.put("tank", 1, "b1")
    field.attacks(second, mine)
    field.holds()
    assert mine in field


@clause("DD-FAQ-08")
def test_a_shielded_building_with_one_free_neighbour_falls_to_ground_units() -> None:
    field = Battlefield("^ . .")
    yard = field.put("construction_yard", 1, "a1", shield=True)
    first = field.put("rak_inf", 0, "b1", range=[1, 1])
    second = field.put("tank", 0, "c1")
    field.attacks(first, yard)
    assert yard in field
    field.do(f"crush {second} b1")
    field.attacks(second, yard)
    assert yard not in field


@clause("DD-FAQ-24")
def test_facing_has_no_effect_outdoors() -> None:
    for facing in ("e", "w"):
        field = Battlefield(ROW)
        one, other = field.put("mg_inf", 0, "a1"), field.put("mg_inf", 1, "b1")
        field[other].facing = facing
        field.attacks(one, other)
        assert field.seat == 1
