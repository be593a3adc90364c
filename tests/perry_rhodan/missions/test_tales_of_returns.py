"""Ships and units that come home, or do not: retreats, caps, lost boats, places that are full."""

from __future__ import annotations

import pytest

from starboard.games.perry_rhodan.events.missions import CameHome
from starboard.games.perry_rhodan.holds import is_carried, open_holds
from starboard.games.perry_rhodan.kinds import Goal, Side, Window
from starboard.games.perry_rhodan.landing import reembark
from starboard.games.perry_rhodan.refuges import not_taken
from starboard.testing import clause
from tests.perry_rhodan.fight import Fight, card
from tests.perry_rhodan.missions.spies import Spies
from tests.perry_rhodan.missions.test_fought_missions import CALM, LEVEL, against_a_cruiser
from tests.perry_rhodan.missions.test_offensive import GOAL, Mission
from tests.perry_rhodan.table import GAME
from tests.perry_rhodan.test_combat import battle
from tests.perry_rhodan.test_mutant_skills import SPACE, clash

ANTI = Side.ANTI


@clause("PR-RETR-08", "PR-RED-12")
def test_with_one_place_in_reach_the_ships_go_there_unasked() -> None:
    game = Mission(["stosstrupp", "good_hope"], ["terra", "depot"])
    game.do("attack 1 anti:terra", GOAL[Goal.SABOTAGE])
    game.do("join good_hope")
    game.do("board stosstrupp good_hope")
    game.do("go")
    game.do("unload stosstrupp")
    game.do("landed")
    assert game.state.mission is None
    assert {game.mine(name).place for name in ("stosstrupp", "good_hope")} == {"terra"}


@clause("PR-RETR-12", "PR-TRANS-07")
def test_ships_do_not_go_home_to_strangers_while_there_is_another_place() -> None:
    game = Spies(
        anti={
            "arkon_iii": ["arkon_iii_v"] * 2 + ["arkonidischer_kreuzer", "naats_v"],
            "archetz": ["archetz"],
            "aralon": ["aralon_v", "adventurous"],
        },
        their_pro={"swoofon": ["swoofon", "positronik"]},
    )
    game.do("attack 1 pro:swoofon", GOAL[Goal.DEVASTATION])
    game.do("from anti:arkon_iii")
    game.do("join arkonidischer_kreuzer")
    game.do("board naats_v arkonidischer_kreuzer")
    game.do("go")
    game.do("unload naats_v")
    game.do("landed")
    game.do("reduce positronik")
    assert game.moves() == ["to anti:arkon_iii", "to anti:archetz"]
    assert game.why_not("to anti:aralon") == "PR-RETR-11"


@clause("PR-TRANS-14", "PR-TRANS-15")
def test_which_boats_find_no_room_on_the_way_home() -> None:
    cards = GAME.content(None)
    one, two, three = (cards[name] for name in ("zerstoererstaffel", "stardust_i", "good_hope"))
    nought = cards["raumjaegerstaffel"]
    assert [card.transport for card in (nought, one, two, three)] == [0, 1, 2, 3]

    def lost(capacities: list[int]) -> list[str]:
        boats = [Boat(card) for card in (nought, one, one, two, three)]
        return sorted(boat.card.id for boat in not_taken(boats, capacities))  # type: ignore[arg-type]

    everybody = ["good_hope", "raumjaegerstaffel", "stardust_i", *["zerstoererstaffel"] * 2]
    assert lost([]) == everybody
    assert lost([2, 1]) == everybody
    assert lost([3]) == ["good_hope", "raumjaegerstaffel", "stardust_i"]
    assert lost([3, 3]) == ["good_hope", "raumjaegerstaffel"]
    assert lost([4]) == ["raumjaegerstaffel"]


class Boat:
    """A ship of which only the card matters."""

    def __init__(self, card: object) -> None:
        self.card = card


@clause("PR-RETR-17", "PR-RETR-18")
def test_ships_that_go_back_to_the_place_of_the_combat_are_not_counted_anew() -> None:
    fight = Fight(["good_hope"], ["iv_raumschiff"] * 3, begin=False, beside=["ivs"])
    battle(fight)
    ships = [fight.state.laid(name) for name in fight.defenders]
    fight.they(f"board ivs {fight.defenders[0]}")
    fight.they("ready")
    fight.comes(card({"B": 2}, {"C": 1}))
    first, second, third = fight.defenders
    fight.they(f"oppose {first} good_hope")
    fight.they(f"escort {second} {first} attack")
    fight.they(f"escort {third} {first} attack")
    fight.do("break good_hope")
    assert fight.over
    assert not fight.reported(CameHome)
    assert [ship.place for ship in ships if ship] == ["terra"] * 3  # one more than the cap


@clause("PR-RETR-11")
def test_ships_that_have_to_retreat_and_reach_no_place_are_lost_with_all_aboard() -> None:
    fight = clash(["terra_ship"], ["iv_raumschiff", "ivs"], SPACE, whole=True,
                  their_cargo={"iv_raumschiff": ["ivs"]}, their_hand=["nottransition"])  # fmt: skip
    fight.until(Window.BEFORE_STEALTH, 1)
    fight.plays("nottransition", side="anti", by=1)
    fight.skip()
    assert fight.sunk(1) == ["iv_raumschiff", "ivs", "nottransition"]


@clause("PR-TRANS-07", "PR-RETR-11", "PR-RETR-02")
def test_a_boat_without_its_carrier_cannot_retreat_but_after_three_rounds_it_is_lost() -> None:
    game = against_a_cruiser("stardust_i")
    game.do("attack 1 anti:volat")
    game.do("join staaten_klasse")
    game.do("carry stardust_i staaten_klasse")
    lost = [card({"D": 1}, {"D": 1}), card({"D": 4}, {"D": 4})]
    script: list[int | str] = [LEVEL, *lost, CALM[1], CALM[1], CALM[0], CALM[0]]
    game.loose(0, "go", script)
    game.fought_out(script, "front staaten_klasse", "escort stardust_i staaten_klasse attack",
                    until="stay")  # fmt: skip
    assert game.me.sink == ["staaten_klasse"]
    assert game.why_not("retreat") == "PR-RETR-11"


@clause("PR-RETR-21", "PR-TRANS-06")
@pytest.mark.parametrize(
    ("there", "gone", "saved"),
    [
        pytest.param(["good_hope", "stardust_i"], ["good_hope"], True, id="another ship is there"),
        pytest.param(["good_hope"], ["good_hope"], False, id="none is there any more"),
        pytest.param(["good_hope", "raumjaegerstaffel"], ["good_hope"], False, id="no room in it"),
        pytest.param(["good_hope"], [], True, id="its own ship waits"),
    ],
)
def test_units_on_the_ground_go_aboard_a_ship_that_is_still_there(
    there: list[str], gone: list[str], saved: bool
) -> None:
    fight = Fight([*there, "stosstrupp"], [], begin=False)
    fight.mission.members = [fight.mine(name).id for name in there]
    unit = fight.mine("stosstrupp")
    fight.mission.landed = {unit.id: fight.mine("good_hope").id}
    open_holds(fight.state, [fight.mine(name) for name in there])
    for name in gone:
        del fight.me.cards[fight.mine(name).id]
    reembark(fight.state, fight.mission)
    assert is_carried(fight.state, unit) is saved
    assert fight.sunk() == ([] if saved else ["stosstrupp"])
    assert fight.mission.landed is None


@clause("PR-RETR-21", "PR-RETR-04")
def test_nobody_goes_aboard_a_ship_that_has_retreated() -> None:
    fight = Fight(["good_hope", "stosstrupp"], [], begin=False)
    ship, unit = fight.mine("good_hope"), fight.mine("stosstrupp")
    fight.mission.members = fight.mission.retreated = [ship.id]
    fight.mission.landed = {unit.id: "ship.gone"}
    reembark(fight.state, fight.mission)
    assert fight.sunk() == ["stosstrupp"]
