"""Who is out or gives up in the middle of something: the others go on (DD-ROUND-09)."""

from __future__ import annotations

import pytest

from starboard.games.dominate import GAME
from starboard.games.dominate.kinds import Faction
from starboard.games.dominate.pieces import relocate
from starboard.kernel import Forced
from starboard.kernel.loop import advance
from starboard.testing import clause
from tests.dominate.battlefield import Battlefield

ROW = ". . . . . . . . . ."
TEAMS = ((Faction.EFA, Faction.EST), (Faction.REDCAT, Faction.KOBRA))


def gives_up(field: Battlefield, seat: int) -> None:
    """A player gives up, whoever is asked."""
    GAME.concede(field.state, seat, Forced())
    advance(GAME, field.state, Forced())
    assert not list(GAME.invariants(field.state))


@clause("DD-ROUND-09", "DD-OVERRUN-03")
def test_infantry_under_a_tank_whose_player_has_left_is_not_asked() -> None:
    field = Battlefield(ROW, 3)
    tank = field.put("tank", 0, "a1")
    field.put("rak_inf", 1, "b1")
    field.steps(tank, "b1")
    field.finishes()
    gives_up(field, 0)
    assert field.seat == 1
    assert "build" in field.moves()


@clause("DD-ROUND-09", "DD-OVERRUN-10")
def test_infantry_of_who_has_left_does_not_answer_but_the_next_one_does() -> None:
    field = Battlefield(ROW, 3)
    tank = field.put("tank", 0, "a1")
    field.put("rak_inf", 1, "b1")
    field.put("rak_inf", 2, "c1")
    field.steps(tank, "b1", "c1")
    field.finishes()
    gives_up(field, 1)
    assert field.seat == 2
    field.counters()
    assert tank not in field
    assert field.seat == 0


@clause("DD-ROUND-09", "DD-PLACE-18")
def test_a_build_phase_ends_with_its_player_though_somebody_is_asked() -> None:
    field = Battlefield(". . . .", 3)
    field.put("powerplant", 0, "a1")
    field.put("rak_inf", 1, "c1")
    field.produces(0, "refinery@0")
    field.builds()
    field.places("refinery", "b1", "e")
    field.do("harvester yes")
    assert field.seat == 1
    gives_up(field, 0)
    assert field.seat == 1
    assert "build" in field.moves()


@clause("DD-ROUND-09", "DD-COUNTER-03")
@pytest.mark.parametrize(("who", "asked", "left"), [(0, 1, [1]), (1, 0, [0]), (2, 1, [0, 1])])
def test_an_attack_is_carried_out_if_both_are_still_there(
    who: int, asked: int, left: list[int]
) -> None:
    field = Battlefield(ROW, 3)
    shooters = [field.put("mg_inf", 0, "a1"), field.put("mg_inf", 1, "b1")]
    field.attacks(*shooters)
    gives_up(field, who)
    assert field.seat == asked
    assert [seat for seat in (0, 1) if shooters[seat] in field] == left
    if who == 2:
        field.counters()
        assert [name for name in shooters if name in field] == []


@clause("DD-ROUND-09", "DD-ACT-02")
def test_a_movement_goes_on_when_somebody_else_leaves() -> None:
    field = Battlefield(ROW, 3)
    tank = field.put("tank", 0, "a1")
    field.steps(tank, "b1")
    gives_up(field, 2)
    field.steps(tank, "c1", "d1")
    assert field[tank].field == "d1"


@clause("DD-ROUND-09", "DD-TRANSPORT-08")
def test_with_a_player_his_transporters_go_and_whoever_is_aboard() -> None:
    field = Battlefield(ROW, 4, teams=TEAMS)
    carrier, partner = field.put("apc", 0, "b1"), field.put("mg_inf", 2, "c1")
    own = field.aboard("mg_inf", carrier)
    relocate(field.state, field[partner], "")
    field[partner].aboard = carrier
    field[carrier].passengers.append(partner)
    gives_up(field, 0)
    assert [name for name in (carrier, own, partner) if name in field] == []


@clause("DD-ROUND-09", "DD-HARV-07")
def test_the_ore_of_a_player_who_is_out_stays_on_the_field() -> None:
    field = Battlefield(ROW, 3)
    field[field.put("harvester", 1, "c1")].cargo = "europe"
    gives_up(field, 1)
    assert field.state.ore == {"c1": ["europe"]}


@clause("DD-ROUND-09")
def test_who_sells_his_last_building_is_out_at_the_end_of_his_turn() -> None:
    field = Battlefield(ROW, homes=False)
    hut, tank = field.put("barracks", 0, "a1"), field.put("tank", 0, "c1")
    field.put("barracks", 1, "j1")
    field.do(f"sell {hut}")
    assert tank in field
    field.builds()
    field.do("end-turn")
    assert tank not in field
    assert field.state.outcome is not None
    assert field.state.outcome.won == (1,)


@clause("DD-ROUND-09", "DD-MCV-03")
def test_a_yard_that_is_packed_up_keeps_its_player_in_the_game() -> None:
    field = Battlefield(ROW, homes=False)
    yard = field.put("construction_yard", 0, "a1")
    field.put("barracks", 1, "j1")
    field.do(f"pack {yard}")
    field.builds()
    field.do("end-turn")
    assert field.state.outcome is None
    assert field.seat == 1


@clause("DD-ROUND-09", "DD-CAPTURE-03", "DD-CAPTURE-04")
def test_with_his_last_mcv_a_player_is_captured_out_of_the_game() -> None:
    field = Battlefield(ROW, homes=False)
    field.put("barracks", 0, "a1")
    engineer, mcv = field.put("ing_inf", 0, "b1"), field.put("mcv", 1, "c1")
    field.do(f"capture {engineer} {mcv}")
    field.builds()
    field.do("end-turn")
    assert field.state.outcome is not None
    assert field.state.outcome.won == (0,)


# ------------------------------------------------------------------------- after the last round


@clause("DD-ROUND-09")
@pytest.mark.parametrize(
    ("mine", "his", "won"),
    [
        (("barracks",), ("mg_buggy",), (0,)),
        (("mg_buggy",), ("barracks",), (1,)),
        (("mg_inf", "mg_inf"), ("apc",), (0, 1)),
        (("tank",), ("powerplant", "barracks"), (0,)),
    ],
)
def test_equal_values_are_decided_by_buildings_or_shared(
    mine: tuple[str, ...], his: tuple[str, ...], won: tuple[int, ...]
) -> None:
    field = Battlefield(ROW, last_round=1)
    for seat, columns, types in ((0, "abc", mine), (1, "fgh", his)):
        for column, type in zip(columns, types, strict=False):
            field.put(type, seat, f"{column}1")
    for _ in range(2):
        field.builds()
        field.do("end-turn")
    assert field.state.outcome is not None
    assert field.state.outcome.won == won
