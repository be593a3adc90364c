"""What scenarios bring along: terrain tokens, special figures, named buildings, cards."""

from __future__ import annotations

import pytest

from starboard.games.dominate import GAME
from starboard.games.dominate.content import box
from starboard.games.dominate.events import Captured, Inspected
from starboard.games.dominate.ground import field_at
from starboard.games.dominate.kinds import Side
from starboard.games.dominate.legacy.mission_cards import mission_cards
from starboard.games.dominate.legacy.reward_cards import reward_cards
from starboard.games.dominate.printed import Placement
from starboard.games.dominate.setup import set_up, skirmish_table
from starboard.games.dominate.state import NEUTRAL, NO_STRIKE, STRIKE
from starboard.kernel import Forced
from starboard.kernel.loop import advance
from starboard.kernel.options import read_options
from starboard.kernel.yaml_files import Name
from starboard.testing import clause
from tests.dominate.battlefield import Battlefield

SKIRMISH_FILE = "dominate/content/skirmish/own.yaml"


@clause("DD-MAT-10")
def test_there_are_no_more_cards_and_booklets_than_the_box_holds() -> None:
    assert sum(card.copies for card in reward_cards().values()) == 39
    assert len(mission_cards()) <= 40
    assert len({card.slot for card in mission_cards().values()}) == len(mission_cards())
    assert len(box().skirmishes) <= 11


@clause("DD-BOARD-04", "DD-FORD-02")
@pytest.mark.parametrize(
    ("sign", "clause_id"),
    [(".", ""), ("f", ""), ("~", "DD-PLACE-05"), ("^", "DD-PLACE-05"), (":", "DD-PLACE-06")],
)
def test_what_can_be_built_on(sign: str, clause_id: str) -> None:
    field = Battlefield(f". {sign} .")
    field.put("powerplant", 0, "a1")
    field.produces(0, "barracks@1")
    field.builds()
    if clause_id:
        assert field.why("place barracks b1 -").clause == clause_id
    else:
        field.places("barracks", "b1")


@clause("DD-FORD-02")
def test_no_yard_unfolds_on_a_ford() -> None:
    field = Battlefield(". : .")
    mcv = field.put("mcv", 0, "b1")
    assert field.offered("unfold") == []
    field.steps(mcv, "c1")
    assert field.offered("unfold") == [f"unfold {mcv}"]


@clause("DD-BOARD-09")
@pytest.mark.parametrize(("token", "steps"), [("forest", ["b1"]), ("mountain", [])])
def test_a_token_turns_its_field_into_what_it_shows(token: str, steps: list[str]) -> None:
    field = Battlefield(". . .")
    tank = field.put("tank", 0, "a1")
    field.state.land.lay({"b1": token})
    assert field.offered(f"step {tank}") == [f"step {tank} {place}" for place in steps]
    if steps:
        field.steps(tank, "b1")
        assert field.state.activation is None  # a forest ends the movement


@clause("DD-ROUND-10")
def test_a_skirmish_may_bring_figures_of_its_own() -> None:
    own = box().copy()
    plan = {
        "id": "own", "name": {"de": "Eigen", "en": "Own"}, "players": 2,
        "seats": [{"faction": "EFA", "credits": 5}, {"faction": "RedCat", "credits": 5}],
        "victory": [{"last_standing": {}}],
        "special_figures": {
            "hovercraft": {"cls": "wheeled", "speed": 2, "moves_on": ["water"], "cost": 4},
            "tank": {"speed": 5},
        },
        "board": {
            "kind": "outdoor", "look": "europe", "rows": "~ ~ ~ .",
            "figures": [
                {"type": "hovercraft", "faction": "EFA", "at": [0, 0]},
                {"type": "tank", "faction": "RedCat", "at": [3, 0]},
            ],
        },
    }  # fmt: skip
    own.add_skirmish(plan, SKIRMISH_FILE)
    state = skirmish_table(1, own, own.skirmishes["own"], 0, False)
    hovercraft, tank = state.figures["hovercraft.1"], state.figures["tank.1"]
    assert (hovercraft.sheet.speed, hovercraft.sheet.cost, hovercraft.owner) == (2, 4, 0)
    assert (tank.sheet.speed, own.sheet("tank").speed) == (5, 3)


@clause("DD-ROUND-03", "DD-ROUND-09")
def test_who_plays_later_begins_with_more_credits() -> None:
    options = read_options(GAME.options, {"scenario": "s3_relay_hill", "start": 2})
    state = GAME.setup(3, options, box())
    advance(GAME, state, Forced())
    assert state.order == [1, 2, 0]
    assert [player.money() for player in state.players] == [20, 18, 19]


@clause("DD-CAPTURE-06")
def test_a_neutral_building_of_a_skirmish_holds_no_surprise() -> None:
    field = Battlefield(". c .")
    engineer = field.put("ing_inf", 0, "a1")
    field.do(f"capture {engineer} civil_building.1")
    assert [event.figure for event in field.saw(Inspected)] == ["civil_building.1"]
    assert field.saw(Captured) == []
    assert field["civil_building.1"].owner == NEUTRAL
    assert engineer not in field
    assert field.seat == 0


@clause("DD-CIVIL-04", "DD-CIVIL-05")
def test_a_civil_building_may_have_a_name_and_lie_on_either_side() -> None:
    field = Battlefield(". . .")
    name = Name(de="Mühle", en="Mill")
    for column, side in ((0, Side.GREEN), (1, Side.YELLOW)):
        plan = Placement(type="civil_building", at=(column, 0), id="mill", side=side, name=name)
        (building,) = set_up(field.state, plan)
        assert (building.side, building.label) == (side.value, "mill")
        assert building.field == field_at(column, 0)


@clause("DD-FAQ-30")
def test_where_there_are_no_orbital_strikes_an_uplink_brings_no_token() -> None:
    field = Battlefield(". . .")
    field.put("powerplant", 0, "a1")
    field.produces(0, "uplink@1")
    field.state.strikes = False
    field.builds()
    field.places("uplink", "b1")
    assert field.player().strike == NO_STRIKE
    field.do("end-turn")
    for _ in range(2 * STRIKE + 1):
        field.ends()
    assert field.seat == 0
    assert field.offered("strike") == []
