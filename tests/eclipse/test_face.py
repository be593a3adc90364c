"""What Eclipse shows besides what lies there: previews, prices, what is left."""

from __future__ import annotations

from collections import Counter

import pytest

from starboard.games.eclipse import GAME
from starboard.games.eclipse.content import box
from starboard.games.eclipse.face.shown import Facts, ShipThing, StackThing, Thing
from starboard.kernel import Seeded
from starboard.kernel.codec import plain
from starboard.kernel.loop import act, legal_moves, to_act
from starboard.kernel.shape import shape_of
from starboard.kernel.veil import veil
from starboard.testing.kit.shown import misfit
from tests.eclipse.fights import ARENA, Fight
from tests.eclipse.story import Story


def facts(story: Story, seat: int = 0) -> Facts:
    return GAME.face.seat_facts(story.state, seat)  # type: ignore[return-value]  # as declared


def thing(story: Story, name: str, seat: int | None = None) -> Thing:
    return GAME.face.things(story.state, seat)[name]  # type: ignore[return-value]  # as declared


def ship(story: Story, name: str) -> ShipThing:
    return thing(story, name)  # type: ignore[return-value]  # a ship


def prices_of(story: Story, technology: str) -> dict[str, int]:
    """What a technology costs seat 0, by track."""
    tracks = {track: thing(story, track, 0) for track in ("military", "grid", "nano")}
    found = {track: told["prices"].get(technology) for track, told in tracks.items()}
    return {track: price for track, price in found.items() if price is not None}


# ------------------------------------------------------------------------- money


def test_what_discs_cost_is_said_before_they_are_spent() -> None:
    story = Story()
    story.player().discs = 4  # nine spaces are empty: 13, then 17, 21, 25, 30
    story.player().tracks["money"] = 9  # three are uncovered: 4
    story.store(money=12)
    assert facts(story)["balance"] == 4 - 13
    assert facts(story)["money_after"] == [3, -1, -5, -9, -14]


def test_discs_beyond_the_track_cost_nothing_yet() -> None:
    story = Story()
    story.player().discs = 15  # thirteen spaces, two more beside them
    story.player().tracks["money"] = 11  # 2
    story.store(money=1)
    assert facts(story)["money_after"][:6] == [3, 3, 3, 3, 3, 2]


@pytest.mark.parametrize("action", ["explore", "research", "build"])
def test_an_action_costs_what_was_said(action: str) -> None:
    story = Story()
    story.player().discs = 6
    told = facts(story)["money_after"]
    story.takes(action)
    assert facts(story)["money_after"] == told[1:]


def test_who_is_out_of_the_game_owes_nothing() -> None:
    story = Story(seats=3)
    GAME.concede(story.state, 1, Seeded("out"))
    assert facts(story, 1)["money_after"] == [0]


# ------------------------------------------------------------------------- technologies


@pytest.mark.parametrize(
    ("known", "technology", "prices"),
    [
        pytest.param([], "neutron_bombs", {"military": 2}, id="no-discount"),
        pytest.param(["neutron_bombs"], "plasma_cannon", {"military": 5}, id="one-off"),
        pytest.param(["neutron_bombs"], "neutron_bombs", {}, id="known-already"),
        pytest.param(
            ["neutron_bombs", "starbase"],
            "ancient_labs",
            {"military": 11, "grid": 12, "nano": 13},
            id="a-rare-one-by-track",
        ),
    ],
)
def test_prices_are_those_of_the_tracks(
    known: list[str], technology: str, prices: dict[str, int]
) -> None:
    story = Story()
    story.player().technologies = {"military": [], "grid": ["gauss_shield"], "nano": []}
    for name in known:
        story.learn(name)
    story.state.tray = {technology: 1}
    assert prices_of(story, technology) == prices


def test_research_costs_what_was_said() -> None:
    story = Story()
    story.store(science=30)
    story.takes("research")
    name = next(iter(story.state.tray))
    track, price = next(iter(prices_of(story, name).items()))
    story.researches(name, track)
    assert story.player().storage["science"] == 30 - price
    assert prices_of(story, name) == {}


def test_a_full_track_has_no_price() -> None:
    story = Story()
    military = [each.id for each in box().technologies.values() if each.category == "military"]
    story.player().technologies["military"] = military[:7]
    story.state.tray = {military[7]: 1, "ancient_labs": 1}
    assert prices_of(story, military[7]) == {}
    assert prices_of(story, "ancient_labs").keys() == {"grid", "nano"}


def test_an_own_track_says_what_the_next_technology_costs_less() -> None:
    story = Story()
    story.player().technologies["nano"] = ["nanorobots", "fusion_drive"]
    story.state.tray = {"advanced_robotics": 2, "neutron_bombs": 1}
    told = thing(story, "nano", 0)
    prices = {"advanced_robotics": 6}
    assert told == {"kind": "technologies", "count": 2, "discount": 2, "prices": prices}


@pytest.mark.parametrize("portals", [True, False], ids=["with-portals", "without"])
def test_everybody_can_count_what_is_left_in_the_bag(portals: bool) -> None:
    story = Story(3, ["eridani_empire", "orion_hegemony"], warp_portals=portals, seed="bag")
    chance = Seeded("bag")
    for _ in range(300):
        seats = to_act(story.state)
        if not seats:
            break
        moves = legal_moves(GAME, story.state, seats[0])
        act(GAME, story.state, seats[0], moves[chance.below(len(moves))], chance)
    assert len(facts(story)["technologies"]["military"]) > 0
    seen = GAME.face.things(veil(story.state, None)[0], None)["stack.technologies"]
    bag: StackThing = seen  # type: ignore[assignment]  # as declared
    assert bag["technologies"] == dict(Counter(story.state.technologies.names()))
    assert bag["left"] == len(story.state.technologies)


@pytest.mark.parametrize(("lang", "name"), [("de", "Technologiebeutel"), ("en", "technology bag")])
def test_the_bag_has_a_name(lang: str, name: str) -> None:
    assert GAME.face.name_of(Story().state, "stack.technologies", lang) == name


# ------------------------------------------------------------------------- ships


def test_ships_say_how_much_damage_they_bear() -> None:
    fight = Fight({0: ["cruiser"], 1: ["dreadnought"]})
    fight.neutrals("ancient", "gcds")
    assert [ship(fight, fight.ids(0, "cruiser")[0])["hull"]] == [1]
    assert ship(fight, fight.ids(1, "dreadnought")[0])["hull"] == 2
    assert ship(fight, fight.ids(-1, "gcds")[0])["hull"] == 7
    fight.fit(0, "cruiser", "improved_hull")
    assert ship(fight, fight.ids(0, "cruiser")[0])["hull"] == 3


def test_only_ships_of_the_duel_fight() -> None:
    fight = Fight({0: ["cruiser", "starbase"]}, retreats=[0])
    fight.neutrals("ancient")
    before = [fight.ids(0, "cruiser")[0], fight.ids(0, "starbase")[0], fight.ids(-1, "ancient")[0]]
    assert [ship(fight, name)["fights"] for name in before] == [False, False, False]
    fight.begin(1, 1)  # the Ancient comes first and misses
    assert fight.asked == (0,)
    assert [ship(fight, name)["fights"] for name in before] == [True, False, True]
    at_home = fight.ship("221", 0, "interceptor").id
    assert not ship(fight, at_home)["fights"]
    assert ship(fight, before[0])["sector"] == ARENA


def test_the_battle_says_who_fights_and_which_dice_are_left() -> None:
    fight = Fight({0: ["cruiser", "dreadnought"], 1: ["interceptor"]})
    assert "battle" not in GAME.face.things(fight.state, None)
    fight.begin(6)  # the interceptor comes first, and seat 1 is asked whom it hits
    assert fight.asked == (1,)
    die = {"kind": "interceptor", "colour": "yellow", "face": 6, "damage": 1}
    duel = {"sector": ARENA, "defender": 0, "attacker": 1, "round": 1}
    assert thing(fight, "battle", 0) == {"kind": "battle", **duel, "dice": [die]}


def test_the_round_is_told() -> None:
    story = Story()
    assert thing(story, "round") == {"kind": "round", "number": 1}
    story.state.round = 5
    assert thing(story, "round", 0) == {"kind": "round", "number": 5}


def test_a_blueprint_names_every_part_in_effect() -> None:
    story = Story()
    story.player().blueprints["interceptor"][0] = "plasma_cannon"
    story.player().outside["interceptor"].append("muon_source")
    told = facts(story)["ships"]["interceptor"]
    assert told["parts"] == ["plasma_cannon", "nuclear_source", "nuclear_drive", "muon_source"]


# ------------------------------------------------------------------------- types


@pytest.mark.parametrize("lang", ["de", "en"])
def test_what_is_printed_is_what_the_face_declares(lang: str) -> None:
    shape = shape_of(GAME)
    told = plain(GAME.face.printed(box(), lang))
    assert misfit(shape["$defs"], shape["properties"]["printed"], told) == ""


def test_the_last_round_and_the_damage_of_dice_are_printed() -> None:
    told = GAME.face.printed(box(), "en")
    assert told["tracks"]["round"] == {"last": 8}
    assert told["dice"]["damage"] == {"yellow": 1, "orange": 2, "blue": 3, "red": 4}
