"""The build phase and the build slot (DD-BUILD)."""

from __future__ import annotations

import pytest

from starboard.games.dominate import GAME
from starboard.games.dominate.content import box
from starboard.games.dominate.kinds import Faction
from starboard.kernel.view import View
from starboard.testing import clause
from tests.dominate.battlefield import Battlefield

PLAIN = """
    . . . . . .
     . . . . . .
    . . . . . .
     . . . . . .
"""
TEAMS = ((Faction.EFA, Faction.REDCAT), (Faction.EST,))


def base(energy: int = 4) -> Battlefield:
    """A barracks and a factory, with energy to spare."""
    field = Battlefield(PLAIN)
    field.put("powerplant", 0, "f4", energy=energy + 2)
    field[field.put("factory", 0, "c2")].facing = "e"
    field.put("barracks", 0, "a4")
    return field


@clause("DD-BUILD-01")
def test_the_steps_come_in_fixed_order() -> None:
    field = base()
    field.produces(0, "mg_inf@1", "tank@3", "mg_tower@0")
    field.builds()
    assert field.in_slot() == ["mg_inf@0", "mg_tower@0", "tank@2"]  # advance first
    field.places("mg_inf", "b4")
    field.do("recycle tank@2")
    assert field.why("place mg_tower b2 -").clause == "DD-BUILD-01"
    field.do("recycle mg_tower@0")
    field.orders("mg_inf")
    assert field.why("recycle mg_inf@1").clause == "DD-BUILD-01"
    assert not field.offered("recycle")
    assert not field.offered("place")


@clause("DD-BUILD-01")
def test_each_step_may_be_left_out() -> None:
    field = base()
    field.produces(0, "mg_inf@0")
    field.builds()
    field.orders("tank")
    assert field.why("place mg_inf b4 -").clause == "DD-BUILD-01"
    field.do("end-turn")
    field.ends()
    field.builds()
    field.places("mg_inf", "b4")


@pytest.mark.parametrize(("before", "after"), [("3", "2"), ("1", "0"), ("0", "0"), ("8", "7")])
@clause("DD-BUILD-02")
def test_everything_advances_by_one_at_most_to_ready(before: str, after: str) -> None:
    field = base()
    field.produces(0, f"tank@{before}")
    field.builds()
    assert field.in_slot() == [f"tank@{after}"]


@clause("DD-BUILD-02")
def test_the_slots_of_others_do_not_advance() -> None:
    field = base()
    field.put("barracks", 1, "f1", energy=0)
    field.produces(1, "mg_inf@1")
    field.builds()
    assert field.in_slot(1) == ["mg_inf@1"]


@clause("DD-BUILD-03")
def test_without_energy_only_power_plants_advance() -> None:
    field = base(energy=-1)
    field.produces(0, "tank@2", "powerplant@1")
    field.builds()
    assert field.in_slot() == ["powerplant@0", "tank@2"]


@pytest.mark.parametrize(
    ("viewer", "sees"),
    [
        pytest.param(0, True, id="owner"),
        pytest.param(1, True, id="partner"),
        pytest.param(2, False, id="opponent"),
        pytest.param(None, False, id="spectator"),
    ],
)
@clause("DD-BUILD-04")
def test_owner_and_partner_look_into_a_slot_and_nobody_else(viewer: int | None, sees: bool) -> None:
    field = Battlefield(PLAIN, 3, teams=TEAMS)
    field.put("factory", 0, "c2", energy=0)
    field.produces(0, "tank@3")
    slot = View(GAME, field.state, viewer).table.players[0].slot
    assert [name for secret in slot.values() for name in secret.names] == ["tank@3"] * sees


@clause("DD-BUILD-05")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_a_skirmish_every_player_has_a_slot(seats: int) -> None:
    field = Battlefield(PLAIN, seats)
    for seat in range(seats):
        field.builds()
        field.orders("mg_tower")
        field.do("end-turn")
        assert field.in_slot(seat) == ["mg_tower@1"]


@pytest.mark.parametrize("number", range(9))
@clause("DD-BUILD-06")
def test_slot_fields_are_ready_and_one_to_eight(number: int) -> None:
    field = base()
    field.produces(0, f"tank@{number}")
    assert not list(GAME.invariants(field.state))


@clause("DD-BUILD-06")
def test_there_is_no_ninth_field() -> None:
    field = base()
    field.produces(0, "tank@9")
    assert list(GAME.invariants(field.state))


@clause("DD-BUILD-07")
def test_several_figures_may_be_on_one_field() -> None:
    field = base()
    field.put("barracks", 0, "a1", energy=0)
    field.builds()
    field.orders("mg_inf", "rak_inf", "mg_tower")
    assert field.in_slot() == ["mg_inf@1", "mg_tower@1", "rak_inf@1"]


@clause("DD-BUILD-08")
def test_finished_figures_may_wait_but_count_for_the_limit() -> None:
    field = base()
    field.produces(0, "tank@0")
    field.builds()
    assert field.why("order mg_buggy").clause == "DD-ORDER-06"
    field.do("end-turn")
    field.ends()
    field.builds()
    assert field.in_slot() == ["tank@0"]
    field.places("tank", "d2")
    field.orders("mg_buggy")


@pytest.mark.parametrize(("type", "turns"), [("mg_inf", 1), ("mg_buggy", 2), ("tank", 3)])
@clause("DD-BUILD-09")
def test_a_figure_is_finished_after_its_build_time_in_own_turns(type: str, turns: int) -> None:
    field = base()
    field.builds()
    field.orders(type)
    field.do("end-turn")
    field.ends()
    for _ in range(turns - 1):
        field.builds()
        assert not field.offered("place")
        field.do("end-turn")
        field.ends()
    field.builds()
    assert field.offered("place")


@clause("DD-BUILD-10")
def test_the_end_of_the_build_phase_is_the_end_of_the_turn() -> None:
    field = base()
    field.builds()
    field.orders("mg_inf")
    assert field.seat == 0
    field.do("end-turn")
    assert field.seat == 1
    assert field.offered("build")


# ------------------------------------------------------------------------- partners


def partners(team_credits: bool = True) -> Battlefield:
    """Seats 0 and 1 play together, seat 2 alone."""
    return Battlefield(PLAIN, 3, teams=TEAMS, team_credits=team_credits)


@clause("DD-ROUND-09")
def test_in_the_build_phase_credits_may_be_given_to_the_partner() -> None:
    field = partners()
    field.builds()
    assert field.offered("give") == [f"give 1 {credits}" for credits in range(1, 21)]
    field.do("give 1 15")
    assert [field.player(seat).money() for seat in range(3)] == [5, 35, 20]
    assert field.why("give 1 6").clause == "DD-MAT-09"
    field.orders("mg_tower")
    field.do("give 1 3")
    assert field.player().money() == 0


@pytest.mark.parametrize("move", ["give 0 5", "give 2 5", "give 7 5", "give -1 5"])
@clause("DD-ROUND-09")
def test_nobody_else_gets_credits(move: str) -> None:
    field = partners()
    field.builds()
    assert field.why(move).message == "no-partner"


@pytest.mark.parametrize("credits", [-5, 0, 21])
@clause("DD-MAT-09")
def test_a_gift_is_at_least_one_credit_and_at_most_all(credits: int) -> None:
    field = partners()
    field.builds()
    assert field.why(f"give 1 {credits}").clause == "DD-MAT-09"


@clause("DD-ROUND-09")
def test_without_word_in_the_scenario_nothing_is_given() -> None:
    field = partners(team_credits=False)
    field.builds()
    assert not field.offered("give")
    assert field.why("give 1 5").message == "no-gifts"


@clause("DD-BUILD-03", "DD-ENERGY-07")
@pytest.mark.parametrize("type", [sheet.id for sheet in box().orderable()])
def test_without_energy_nothing_but_a_power_plant_gets_on(type: str) -> None:
    field = Battlefield(". . .")
    field.put("barracks", 0, "a1")
    field.put("factory", 0, "c1")
    field.produces(0, f"{type}@3")
    field.builds()
    assert field.in_slot() == [f"{type}@{2 if type == 'powerplant' else 3}"]
