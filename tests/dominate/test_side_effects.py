"""What an act leaves behind besides its result: told, spent, seen, and what is offered next."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
import yaml

from starboard.games.dominate import GAME
from starboard.games.dominate.box.check_tool import Checked, check
from starboard.games.dominate.box.setup_tool import Wanted, setup
from starboard.games.dominate.building import Building as BuildPhase
from starboard.games.dominate.campaign.using import known_cards
from starboard.games.dominate.events import Boarded, Stepped, Suppressed
from starboard.games.dominate.indoors.events import (
    DoorTurned,
    GuardAppeared,
    GuardSent,
    NothingFound,
    Touched,
)
from starboard.games.dominate.invariants import field_faults
from starboard.games.dominate.kinds import Category
from starboard.games.dominate.legacy.reward_cards import reward_cards
from starboard.games.dominate.ordering import ORDERING, PLACING, cost_of
from starboard.games.dominate.script import running
from starboard.games.dominate.script.cards import read_effects
from starboard.games.dominate.script.words import Role
from starboard.games.dominate.slot import limit_of
from starboard.games.dominate.state import Table
from starboard.kernel.loop import choice_of
from starboard.testing import clause
from starboard.tool import Document
from tests.dominate.battlefield import Battlefield
from tests.dominate.building import PL1, PL2, Building
from tests.dominate.campaign.operation import Operation, at, named, trigger
from tests.dominate.test_guards import opened_door
from tests.dominate.test_tools import PLAN

ROOMS = """
    +---+---+---+---+---+---+
    | .   . a .   .   .   . |
    +---+---+---+---+---+---+
"""
HALL = """
    +---+---+---+---+---+---+
    | .   .   .   .   .   . |
    +---+---+---+---+---+---+
"""
IN_FRONT: Role = "PL1"


# ------------------------------------------------------------------------- outdoors


@clause("DD-ACT-01", "DD-ACT-02")
def test_while_one_figure_is_active_nothing_is_offered_for_others() -> None:
    field = Battlefield(". . . .\n . . . .")
    tank, other = field.put("tank", 0, "a1"), field.put("tank", 0, "a2")
    field.put("mg_inf", 1, "c1")
    assert field.offered(f"attack {other}") != []
    field.steps(tank, "b1")
    assert {move.split()[1] for move in field.moves() if " " in move} == {tank}


@clause("DD-CAPTURE-02", "DD-CAPTURE-05")
def test_who_survives_a_capture_has_acted_all_the_same() -> None:
    field = Battlefield(". . . .")
    engineer = field.put("ing_inf", 0, "a1", survives_capture=1)
    plant = field.put("powerplant", 1, "b1")
    field.do(f"capture {engineer} {plant}")
    assert field[plant].owner == 0
    assert [move for move in field.moves() if engineer in move] == []
    assert field[engineer].used == field.state.turn


@clause("DD-SUPP-02", "DD-SUPP-03", "DD-SUPP-04")
def test_who_is_lost_on_the_way_suppresses_nobody() -> None:
    field = Battlefield(". . . .")
    tank, _ = field.put("tank", 0, "a1"), field.put("rak_inf", 1, "b1")
    victim = field.put("mg_buggy", 1, "c1")
    field.steps(tank, "b1")
    field.do(f"suppress {tank} {victim}")
    field.counters()
    assert tank not in field
    assert field.saw(Suppressed) == []
    assert field[victim].suppressed_in != field.state.turn


@clause("DD-TRANSPORT-13", "DD-TRANSPORT-03")
def test_getting_in_is_told() -> None:
    field = Battlefield(". . .")
    rider, carrier = field.put("mg_inf", 0, "a1"), field.put("apc", 0, "b1")
    field.do(f"board {rider} {carrier}")
    assert [(each.figure, each.transporter) for each in field.saw(Boarded)] == [(rider, carrier)]
    assert field[rider].field == ""


@clause("DD-BUILD-02", "DD-ORDER-02")
def test_a_build_phase_begins_with_placing_and_says_how_far_it_is() -> None:
    field = Battlefield(". . .")
    field.put("barracks", 0, "a1")
    field.builds()
    stages = [stage_of(field.state)]
    field.orders("mg_inf")
    stages.append(stage_of(field.state))
    field.do("end-turn")
    field.ends()
    field.builds()
    assert [*stages, stage_of(field.state)] == [PLACING, ORDERING, PLACING]


def stage_of(state: Table) -> object:
    """How far the build phase of the first seat has come, as it is asked for."""
    choice = choice_of(state, 0)
    assert isinstance(choice, BuildPhase)
    return choice.question(state)["stage"]


@clause("DD-MOVE-17")
def test_two_units_on_a_field_are_a_fault() -> None:
    field = Battlefield(". . .")
    one, other = field.put("tank", 0, "a1"), field.put("tank", 0, "b1")
    assert list(field_faults(field.state, "a1", [one])) == []
    assert list(field_faults(field.state, "a1", [one, other])) != []
    assert list(field_faults(field.state, "z9", [one])) != []
    plant, bridge = field.put("powerplant", 0, "c1"), field.put("bridge", -1, "c1")
    assert list(field_faults(field.state, "c1", [one, plant])) != []
    assert list(field_faults(field.state, "c1", [one, bridge])) == []


# ------------------------------------------------------------------------- indoors


@clause("DD-INACT-01", "DD-INACT-07")
def test_who_touches_what_is_told_to_everybody() -> None:
    house = Building(ROOMS)
    agent = house.intruder("mg_inf", "b1")
    other = house.intruder("mg_inf", "a1")
    house.do(f"inspect {agent} {house.door('a')}")
    house.do("done")
    house.steps(other, "b1")
    house.do(f"act {other} {house.door('a')}")
    told = [(each.figure, each.target, each.acted) for each in house.saw(Touched)]
    assert told == [(agent, house.door("a"), False), (other, house.door("a"), True)]
    assert [each.clause for each in house.saw(Touched)] == ["DD-INACT-01", "DD-INACT-07"]


@clause("DD-INACT-17", "DD-INACT-18", "DD-INACT-19")
def test_a_door_that_is_closed_is_something_that_was_done() -> None:
    house = Building(ROOMS, doors={"a": "open"})
    agent = house.intruder("mg_inf", "b1")
    house.do(f"act {agent} {house.door('a')}")
    assert house.door_state("a") == "closed"
    assert [(each.door, each.becomes) for each in house.saw(DoorTurned)] == [
        (house.door("a"), "closed")
    ]
    assert house.saw(NothingFound) == []


@clause("DD-INCOMB-11")
def test_a_door_that_was_blown_open_is_not_locked_any_more() -> None:
    house = Building(ROOMS, doors={"a": "locked"})
    rocket = house.intruder("rak_inf", "a1")
    assert house.gate("a").locked.value
    house.do(f"attack {rocket} {house.door('a')}")
    assert (house.door_state("a"), house.gate("a").locked.value) == ("blown", False)


@clause("DD-INACT-21", "DD-INACT-20")
def test_only_who_lies_down_is_carried() -> None:
    house = Building(HALL)
    agent, friend = house.intruder("mg_inf", "a1"), house.intruder("mg_inf", "b1")
    desk = house.thing("object", "a1")
    house.do(f"pick-up {agent} {friend}")
    assert (house[agent].passengers, house[friend].aboard) == ([], "")
    assert [each.target for each in house.saw(NothingFound)] == [friend]
    house.do("done")
    house.do(f"pick-up {friend} {desk}")
    assert [each.target for each in house.saw(NothingFound)] == [friend, desk]


@clause("DD-INCOMB-01", "DD-ALARM-07")
@pytest.mark.parametrize(("who", "shots"), [(PL1, True), (PL2, False)])
def test_only_shots_of_intruders_are_heard(who: int, shots: bool) -> None:
    house = Building(HALL)
    agent, guard = house.intruder("mg_inf", "a1"), house.guard("c1")
    house.guard("f1")
    if who == PL2:
        house.sounds()
        house.ends()
    attacker, target = (agent, guard) if who == PL1 else (guard, agent)
    house.do(f"attack {attacker} {target}")
    assert house.floor.shots is shots


@clause("DD-INMOVE-06")
def test_after_every_step_everybody_looks() -> None:
    house = Building(ROOMS, doors={"a": "open"})
    agent, guard = house.intruder("mg_inf", "a1"), house.guard("e1")
    house.begin()
    assert house.floor.seen_by == []
    house.steps(agent, "b1", "c1")
    assert house.floor.seen_by == [guard]


@clause("DD-GUARD-05")
def test_who_may_fire_before_a_step_goes_no_further_for_it() -> None:
    house = Building()
    house.intruder("ing_inf", "c2")
    house.intruder("mg_inf", "h2")
    guard = house.guard("e1", "patrol", route="e1 d1 c1 b1 a1", stops="e1 c1 a1")
    house.ends()
    while house.seat == PL2 and "hold" in house.moves():
        house.do("hold")
    gone = [each.field for each in house.saw(Stepped) if each.figure == guard]
    assert gone == ["d1", "c1"]


@clause("DD-GUARD-25")
def test_who_was_sent_through_a_door_remembers_which() -> None:
    house, (guard,) = opened_door(("f1", "stationary"))
    assert [each.figure for each in house.saw(GuardSent)] == [guard]
    assert house.duty(guard).errand == house.door("a")


@clause("DD-GUARD-10", "DD-GUARD-15")
def test_guards_and_guardbots_are_on_duty_when_they_are_set_up() -> None:
    house = Building(HALL)
    assert house.robot(house.bot("f1", "w")).on
    house.backstage.changed["guardbot"] = "inactive"
    assert house.duty(house.guard("d1")).duty.value == "stationary"


@clause("DD-INFOG-06")
@pytest.mark.parametrize(("door", "field"), [("closed", "c2"), ("locked", "")])
def test_a_patrol_comes_back_through_a_door_unless_it_is_locked(door: str, field: str) -> None:
    house = Building(
        """
        +---+---+---+
        | .   .   . |
        +-a-+---+-b-+
        | .   .   . |
        +---+---+---+
        | .   .   . |
        +---+---+---+
        """,
        doors={"a": "open", "b": door},
        tiles={"A": "a2:c2", "B": "a1:c1", "C": "a3:c3"},
        start=("A", "C"),
    )
    house.intruder("mg_inf", "a3")
    guard = house.guard("a2", "patrol", route="a2 a1 b1 c1 c2", stops="a2 c2")
    came_back = False
    for _ in range(5):
        house.round()
        came_back = came_back or any(each.figure == guard for each in house.saw(GuardAppeared))
        came_back = came_back or house[guard].field == "c2"
    assert came_back is bool(field)


# ------------------------------------------------------------------------- missions


@clause("DD-CAMP-01")
def test_commanders_begin_with_nothing_but_what_the_mission_gives() -> None:
    indoors, outdoors = Operation(plan=HALL), Operation()
    assert [player.money() for player in indoors.state.players] == [0, 0]
    assert [player.money() for player in outdoors.state.players] == [10, 10]
    assert [player.seat for player in outdoors.state.players] == [0, 1]
    assert [player.stage.value for player in outdoors.state.players] == [PLACING, PLACING]


@clause("DD-LOG-03")
def test_cards_of_earlier_missions_are_known_until_they_are_used() -> None:
    log = "efa.got.weapon_hack.2 efa.used.weapon_hack.1 red.got.funds_received.1"
    mission = Operation(log=log)
    assert [known_cards(mission.state, seat) for seat in (0, 1)] == [
        ["weapon_hack"],
        ["funds_received"],
    ]
    mission.page(0).used["weapon_hack"] = 2
    assert known_cards(mission.state, 0) == []


@clause("DD-ACT-01", "DD-ROUND-10")
def test_who_may_not_be_activated_any_more_is_offered_no_shot_either() -> None:
    pair = {"id": "pair", "type": "mg_inf", "faction": "RedCat", "at": [at("f1"), at("g1")]}
    limit = {"figure": {"id": "pair"}, "activations_per_turn": 1}
    mission = Operation(figures=[pair], limits=[limit])
    mission.put("mg_inf", PL1, "h1")
    mission.ends()
    one, other = mission.ids("pair")
    assert mission.offered(f"attack {other}") != []
    mission.do(f"step {one} f2")
    mission.done()
    assert [move for move in mission.moves() if other in move.split()] == []


@clause("DD-CAMP-18")
def test_red_boxes_and_fog_stand_on_the_sheet_of_the_game_master_only() -> None:
    sheets = [
        "\n".join(setup(Wanted("r1_terminate_hamid_khoury", seat), "en").lines)
        for seat in ("PL1", "PL2")
    ]
    assert ["secret “Khoury flees" in sheet for sheet in sheets] == [False, True]
    assert ["for tile B, once A lies" in sheet for sheet in sheets] == [False, True]


@clause("DD-CAMP-26")
def test_who_agrees_after_the_end_changes_nothing() -> None:
    over = Operation(triggers=[trigger("over", {"round_end": {"round": 1}}, {"win": "PL2"})])
    over.round()
    assert over.over
    assert (over.mission.winner, over.mission.reason) == (PL2, "trigger")
    agreed = Operation()
    GAME.agree(agreed.state)
    assert (agreed.mission.winner, agreed.mission.reason) == (PL2, "stalemate")
    assert agreed.state.round == 1


@clause("DD-INPREP-16")
def test_what_lies_on_an_inspected_square_is_inspected_and_nothing_else() -> None:
    look = trigger("look", {"inspected": {"object": "desk"}}, {"set_flag": "read"})
    desk = {"id": "desk", "kind": "desk", "at": [1, 0]}
    for square, read in (("b1", True), ("a1", False)):
        mission = Operation(plan=HALL, triggers=[look], objects=[desk])
        mission.do(f"inspect {mission.id('agent')} {square}")
        assert ("read" in mission.room.flags) is read
    use = trigger("use", {"acted": {"object": "desk"}}, {"set_flag": "used"})
    labelled = {**desk, "blue": named("Desk")}
    used = Operation(plan=HALL, triggers=[use], objects=[labelled])
    used.do(f"act {used.id('agent')} b1")
    assert "used" not in used.room.flags
    named_field = trigger("spot", {"inspected": {"object": "corner"}}, {"set_flag": "seen"})
    corner = Operation(plan=HALL, triggers=[named_field], fields={"corner": [at("b1")]})
    corner.do(f"inspect {corner.id('agent')} b1")
    assert "seen" in corner.room.flags


@clause("DD-INMOVE-07")
def test_who_is_sent_indoors_walks_to_his_square() -> None:
    cow = {"id": "nurse", "at": at("d1"), "name": named("Nurse")}
    go = trigger("go", {"mission_start": {}}, {"go_to": {"figure": {"id": "nurse"}, "field": "f"}})
    mission = Operation(plan=HALL, civilians=[cow], triggers=[go], fields={"f": [at("f1")]})
    mission.round()
    assert mission["nurse"].field != "d1"


@clause("DD-CAPTURE-08")
def test_a_capturer_is_shown_nothing_where_there_is_nothing_to_pick() -> None:
    field = Battlefield(". . . . . .")
    engineer = field.put("ing_inf", 0, "a1")
    barracks = field.put("barracks", 1, "b1")
    field.put("barracks", 1, "f1")
    field.produces(1, "mg_inf@1")
    field.player(1).shown.names = ["rak_inf@3"]
    field.do(f"capture {engineer} {barracks}")
    assert field.player(1).shown.names == []


@clause("DD-REWARD-01")
def test_a_card_that_is_given_has_not_been_used() -> None:
    give = trigger("give", {"mission_start": {}}, {"reward": {"card": "weapon_hack", "to": "EFA"}})
    mission = Operation(triggers=[give])
    assert mission.mission.gained["PL1"].names == ["weapon_hack"]
    assert mission.page(0).used == {}


def with_card(monkeypatch: pytest.MonkeyPatch, effect: dict[str, object]) -> Operation:
    """A mission in which somebody plays a card of his own: one with this effect."""
    card = msgspec.structs.replace(reward_cards()["infinite_power"], effect=(effect,))
    monkeypatch.setattr(running, "card_effects", lambda _: read_effects(card, "own"))
    mission = Operation(log="efa.got.infinite_power.1")
    mission.do("use infinite_power")
    return mission


@clause("DD-REWARD-02", "DD-ORDER-05")
def test_a_limit_that_is_raised_is_higher_for_so_many_rounds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    effect = {"of": "holder", "kind": "infantry", "by": 2, "rounds": 2}
    mission = with_card(monkeypatch, {"raise_limit": effect})
    limits = [limit_of(mission.state, seat, Category.INFANTRY) for seat in (PL1, PL2)]
    assert limits == [2, 0]
    assert limit_of(mission.state, PL1, Category.VEHICLES) == 0
    mission.round()
    mission.round()
    assert limit_of(mission.state, PL1, Category.INFANTRY) == 0


@clause("DD-REWARD-02")
def test_what_costs_less_is_never_paid_for_with_less_than_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    effect = {"of": "holder", "kind": "infantry", "by": 2}
    mission = with_card(monkeypatch, {"lower_cost": effect})
    for type, seat, less in (
        ("rak_inf", PL1, 2), ("mg_inf", PL1, 2), ("rak_inf", PL2, 0), ("tank", PL1, 0),
    ):  # fmt: skip
        sheet = mission.state.box.sheet(type)
        assert cost_of(mission.state, seat, sheet) == max(0, sheet.cost - less)


# ------------------------------------------------------------------------- plans of one's own


def first_fault(plan: dict[str, object], tmp_path: Path) -> tuple[str, str]:
    """The message and clause of what is wrong with a skirmish; nothing where it is sound."""
    path = tmp_path / "own.yaml"
    path.write_text(yaml.safe_dump({**PLAN, **plan}), "utf-8")
    facts = check(Checked(Document(str(path))), "en").facts
    assert isinstance(facts, dict)
    faults = [(fault["message"], fault["clause"]) for fault in facts["faults"]]
    return faults[0] if faults else ("", "")


@clause("DD-MOVE-06", "DD-MOVE-07", "DD-FOREST-02")
@pytest.mark.parametrize(
    ("type", "place", "message"),
    [
        ("ship", [1, 1], ""),
        ("ship", [0, 1], "cannot-stand-on"),
        ("tank", [1, 1], "cannot-stand-on"),
        ("tank", [0, 1], ""),
    ],
)
def test_what_swims_is_set_up_on_water_only(
    type: str, place: list[int], message: str, tmp_path: Path
) -> None:
    ship = {"cls": "armoured", "speed": 2, "moves_on": ["water"], "targets": []}
    board = dict(PLAN["board"])  # type: ignore[call-overload]
    board["figures"] = [*board["figures"], {"type": type, "faction": "EFA", "at": place}]
    plan: dict[str, object] = {"special_figures": {"ship": ship}, "board": board}
    assert first_fault(plan, tmp_path)[0] == message


@clause("DD-ORDER-05", "DD-ORDER-06", "DD-ORDER-07")
@pytest.mark.parametrize(
    ("field", "message"), [("READY", ""), (3, ""), (99, "no-slot-field"), ("SOON", "no-slot-field")]
)
def test_what_is_in_production_has_a_field_of_the_slot(
    field: object, message: str, tmp_path: Path
) -> None:
    seats = [
        {"faction": "EFA", "credits": 5, "slot": {"powerplant": field}},
        {"faction": "RedCat", "credits": 5},
    ]
    assert first_fault({"seats": seats}, tmp_path)[0] == message


@clause("DD-FIG-13")
@pytest.mark.parametrize(("first", "message"), [("EFA", ""), ("KOBRA", "faction-not-seated")])
def test_who_begins_has_a_seat(first: str, message: str, tmp_path: Path) -> None:
    assert first_fault({"first": first}, tmp_path)[0] == message
