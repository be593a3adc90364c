"""Positions in which a sensible commander sees the move at once, and so does the house bot."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from starboard.games.dominate import GAME
from starboard.games.dominate.bot.house import House
from starboard.games.dominate.state import READY
from starboard.kernel.bot import Budget, Think
from starboard.kernel.chance import Seeded
from starboard.kernel.loop import legal_moves
from starboard.kernel.view import View
from tests.dominate.battlefield import Battlefield

MEADOW = """
    . . . . . . . .
     . . . . . . . .
    . . . . . . . .
     . . . . . . . .
    . . . . . . . .
"""


def meadow(**more: int) -> Battlefield:
    """Open ground, eight fields by five."""
    return Battlefield(MEADOW, **more)


def decision(field: Battlefield) -> str:
    """What the house bot does next."""
    seat = field.seat
    view = View(GAME, field.state, seat)
    think = Think(GAME, seat, view, Budget(), Seeded("positions"))
    moves = legal_moves(GAME, field.state, seat)
    return str(House().choose(view, moves, think).move)


def acts(field: Battlefield) -> list[str]:
    """What the house bot does in the rest of the phase; it answers for the others too."""
    found: list[str] = []
    while not found or found[-1] not in ("build", "end-turn"):
        moves = legal_moves(GAME, field.state, field.seat)
        found.append(decision(field) if len(moves) > 1 else str(moves[0]))
        if found[-1] not in ("build", "end-turn"):
            field.do(found[-1])
    return found


def does(found: list[str], *moves: str) -> bool:
    """Whether all of these moves were made, in this order."""
    left = iter(found)
    return all(any(move == wanted for move in left) for wanted in moves)


# ------------------------------------------------------------------------- fighting


def test_the_tank_is_not_given_away_for_a_machine_gunner() -> None:
    field = meadow()
    tank = field.put("tank", 0, "a3")
    soldier = field.put("mg_inf", 1, "d3")
    field.put("rak_inf", 1, "f3")
    field.put("rak_inf", 1, "f2")
    assert not does(acts(field), f"step {tank} d3")
    assert soldier in field


def test_a_tank_drives_over_infantry_that_cannot_hurt_it() -> None:
    field = meadow()
    field.put("tank", 0, "a3")
    soldier = field.put("mg_inf", 1, "c3")
    acts(field)
    assert soldier not in field


def test_a_tank_does_not_drive_over_rockets() -> None:
    field = meadow()
    tank = field.put("tank", 0, "a3")
    field.put("rak_inf", 1, "b3")
    acts(field)
    assert tank in field


def test_suppress_first_then_attack() -> None:
    field = meadow()
    tanks = [field.put("tank", 0, place) for place in ("b3", "c2")]
    enemy = field.put("tank", 1, "d3")
    found = [move.split()[0] for move in acts(field) if enemy in move.split()]
    assert found == ["suppress", "attack"]
    assert enemy not in field
    assert all(tank in field for tank in tanks)


def test_the_cheaper_one_attacks_where_the_attacker_is_lost() -> None:
    field = meadow()
    rockets = field.put("rak_inf", 0, "b3")
    field.put("tank", 0, "b2")
    enemy = field.put("tank", 1, "c3")
    found = acts(field)
    assert does(found, f"attack {rockets} {enemy}")
    assert enemy not in field


def test_nobody_is_attacked_who_shoots_back_at_something_dearer() -> None:
    field = meadow()
    buggy = field.put("artillery", 0, "b3", range=[1, 1], move_or_action=False)
    field.put("mg_inf", 1, "c3")
    assert not any(move.startswith(f"attack {buggy}") for move in acts(field))


def test_a_shielded_fortress_is_attacked_only_by_two() -> None:
    alone = meadow()
    rockets = alone.put("rak_inf", 0, "b3")
    alone.put("mobile_fortress", 1, "d3")
    assert not any(move.startswith(f"attack {rockets}") for move in acts(alone))
    field = meadow()
    for place in ("b3", "b2", "b4"):
        field.put("rak_inf", 0, place)
    fortress = field.put("mobile_fortress", 1, "d3")
    acts(field)
    assert fortress not in field


def test_artillery_shoots_from_afar() -> None:
    field = meadow()
    gun = field.put("artillery", 0, "a3")
    target = field.put("mg_inf", 1, "d3")
    assert decision(field) == f"attack {gun} {target}"


def test_a_harvester_leaves_the_reach_of_a_tank() -> None:
    field = meadow()
    harvester = field.put("harvester", 0, "d3")
    field.put("tank", 1, "h3")
    acts(field)
    assert field[harvester].field[0] in "abc"


def test_an_intruder_is_hunted_before_the_far_base() -> None:
    field = meadow()
    field.put("barracks", 0, "a1")
    field.put("powerplant", 0, "a2")
    gunner = field.put("mg_inf", 0, "d3")
    field.put("ing_inf", 1, "b3")
    acts(field)
    assert field[gunner].field[0] in "bc"


def test_the_strike_takes_the_dearest_thing() -> None:
    field = meadow()
    field.put("powerplant", 0, "a1")
    uplink = field.put("uplink", 0, "a2")
    field.put("mg_inf", 1, "h1")
    fat = field.put("harvester", 1, "h5")
    field.player().strike = READY
    assert f"strike {uplink} {fat}" in acts(field)


def test_shooting_back_costs_nothing() -> None:
    field = meadow()
    enemy = field.put("mg_inf", 1, "c3")
    own = field.put("mg_inf", 0, "b3")
    field.attacks(own, enemy)
    assert field.seat == 1
    assert decision(field) == "counter"


# ------------------------------------------------------------------------- errands


def test_the_engineer_takes_the_factory() -> None:
    field = meadow()
    engineer = field.put("ing_inf", 0, "c3")
    factory = field.put("factory", 1, "d3")
    field.put("barracks", 1, "c2")
    assert decision(field) == f"capture {engineer} {factory}"


def test_an_engineer_walks_to_what_he_can_take() -> None:
    field = meadow()
    engineer = field.put("ing_inf", 0, "a3")
    field.put("refinery", 1, "f3")
    acts(field)
    assert field[engineer].field[0] in "bc"


def test_a_harvester_fetches_ore_and_brings_it_home() -> None:
    field = Battlefield("""
        . . . . . .
         . . . . . .
        . . . o . .
    """)
    field.put("powerplant", 0, "a2")
    field[field.put("refinery", 0, "a1")].facing = "e"
    harvester = field.put("harvester", 0, "b1")
    for _ in range(3):
        acts(field)
        field.ends()
        field.ends()
    acts(field)
    assert field.player().money() == 26
    assert not field[harvester].cargo


# ------------------------------------------------------------------------- base


def building(*figures: str, credits: int = 20, round: int = 0) -> Battlefield:
    """The build phase of a base with these buildings beside its yard."""
    field = meadow(credits=credits, last_round=20)
    field.state.round = round or 1
    places = ("b2", "d2", "b4", "d4", "f2", "f4")
    field.put("construction_yard", 0, "c3")
    for type, place in zip(figures, places, strict=False):
        field.put(type, 0, place)
    field.state.ore.update({"h1": ["europe"], "h2": ["europe"], "g5": ["europe"]})
    field.builds()
    return field


BASES: list[tuple[str, Callable[[], Battlefield], str]] = [
    ("energy first", lambda: building("refinery"), "order powerplant"),
    ("ore is money", lambda: building("powerplant"), "order refinery"),
    ("then infantry", lambda: building("powerplant", "refinery"), "order barracks"),
    ("a second refinery brings a harvester",
     lambda: building("powerplant", "refinery", "barracks"), "order refinery"),
    ("nothing that comes too late",
     lambda: building("powerplant", "refinery", "barracks", round=20), "end-turn"),
    ("saving for the refinery",
     lambda: building("powerplant", credits=9), "end-turn"),
]  # fmt: skip


@pytest.mark.parametrize(("build", "best"), [pytest.param(*base[1:], id=base[0]) for base in BASES])
def test_what_a_base_orders(build: Callable[[], Battlefield], best: str) -> None:
    assert acts(build())[0] == best


def test_in_the_last_round_what_is_not_ready_becomes_credits_again() -> None:
    field = meadow(last_round=20)
    field.state.round = 20
    field.produces(0, "construction_yard@4")
    field.builds()
    assert acts(field) == ["recycle construction_yard@3", "end-turn"]


def test_a_refinery_opens_towards_the_ore_and_brings_its_harvester() -> None:
    field = building("powerplant")
    field.produces(0, "refinery@0")
    found = acts(field)
    assert found[0].startswith("place refinery")
    assert found[1] == "harvester yes"
    assert len(field.figures("harvester")) == 1


def test_an_engineer_who_comes_no_further_repairs_the_bridge_and_crosses_it() -> None:
    field = Battlefield(". % . . .")
    engineer, bridge = field.put("ing_inf", 0, "a1"), field.at("b1")[0]
    field.put("factory", 1, "e1")
    assert acts(field) == [f"repair {engineer} {bridge}", "build"]
    field.round()
    assert acts(field)[:2] == [f"step {engineer} b1", f"step {engineer} c1"]
