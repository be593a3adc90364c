"""What a board gets of a mission: fog, rooms, and one's own page that stays readable."""

from __future__ import annotations

from starboard.games.dominate import GAME
from starboard.kernel.view import View
from starboard.testing import clause
from tests.dominate.campaign.operation import PL1, PL2, Operation, at, named, trigger

ROOMS = """
    +---+---+---+---+
    | .   . a .   . |
    +---+---+---+---+
"""
REACH = {"reach": {"figure": {"of": "PL1"}, "field": "there"}}


@clause("DD-INPREP-05", "DD-FAQ-28")
def test_everybody_can_read_his_page_and_what_he_has_heard_again() -> None:
    start = trigger("start", {"mission_start": {}}, {"read_aloud": named("Listen")},
                    {"note": named("Only you")})  # fmt: skip
    mission = Operation(triggers=[start], rules={"PL1": [named("Ships swim")]})
    mission.round()
    pages = {}
    for seat in (PL1, PL2):
        page = View(GAME, mission.state, seat).things["page"]
        assert page["kind"] == "page"
        pages[seat] = page
    assert [rule["en"] for rule in pages[PL1]["rules"]] == ["Ships swim"]
    assert [line["text"]["en"] for line in pages[PL1]["heard"]] == ["Listen"]
    assert [line["text"]["en"] for line in pages[PL2]["heard"]] == ["Listen", "Only you"]
    assert pages[PL1]["goals"]["win"]["state"] == "open"
    assert "page" not in View(GAME, mission.state, None).things


def test_rooms_doors_and_things_are_shown_as_far_as_they_are_known() -> None:
    desk = {"id": "desk", "kind": "desk", "at": [0, 0], "blue": named("Desk"),
            "inspect": named("A letter"), "red": named("Fake")}  # fmt: skip
    tiles = {"A": {"at": [0, 0], "size": [2, 1]}, "B": {"at": [2, 0], "size": [2, 1]}}
    mission = Operation(plan=ROOMS, doors={"a": {"state": "locked"}}, objects=[desk], tiles=tiles,
                        start_tiles=["A"])  # fmt: skip
    door, spot = mission.id("a"), mission.id("desk")
    seen = View(GAME, mission.state, PL1).things
    assert set(seen) >= {"a1", "b1", door, spot}
    assert "c1" not in seen
    assert seen["a1"]["walls"] == ["n", "s", "w"]
    assert "locked" not in seen[door]
    assert seen[spot]["label"]["en"] == "Desk"
    assert "told" not in seen[spot]
    master = View(GAME, mission.state, PL2).things
    assert master[door]["locked"] is True
    assert (master[spot]["told"]["en"], master[spot]["red"]["en"]) == ("A letter", "Fake")


@clause("DD-INPREP-05")
def test_a_goal_says_where_it_leads_as_soon_as_that_is_seen() -> None:
    goal = {"id": "win", "text": named("Get there"),
            "aim": [REACH, {"act": "a"}]}  # fmt: skip
    held = {"id": "held", "text": named("Stop them")}
    tiles = {"A": {"at": [0, 0], "size": [2, 1]}, "B": {"at": [2, 0], "size": [2, 1]}}
    for there, seen in (([1, 0], ["b1"]), ([3, 0], [])):
        mission = Operation(plan=ROOMS, doors={"a": {"state": "closed"}}, tiles=tiles,
                            start_tiles=["A"], goals={"PL1": [goal], "PL2": [held]},
                            fields={"there": [there]})  # fmt: skip
        shown = View(GAME, mission.state, PL1).things["page"]["goals"]["win"]
        assert (shown["fields"], shown["things"]) == (seen, [mission.id("a")])


def test_fog_tokens_and_the_facts_of_a_commander_are_shown() -> None:
    tiles = {"A": {"at": [0, 0], "size": [7, 4]}, "B": {"at": [7, 0], "size": [1, 4]}}
    tokens = [{"field": at("h1"), "tile": "B", "beside": "A"}]
    mission = Operation(tiles=tiles, start_tiles=["A"], fog_tokens=tokens,
                        log="efa.victory.2 efa.got.shytan.1 efa.card.e2")  # fmt: skip
    view = View(GAME, mission.state, PL2)
    assert view.things["h1"] == {"kind": "fog", "column": 7, "row": 0}
    facts = view.seats[PL1]
    assert (facts["role"], facts["victory"], facts["rewards"]) == ("PL1", 2, {"shytan": 1})
    assert facts["missions"] == ["e2_phantom_convoy"]
    assert facts["cards"]["e2_phantom_convoy"]["name"]["de"] == "Phantomkonvoi"
    assert facts["cards"]["e2_phantom_convoy"]["text"]["en"] == "Tyre tracks without vehicles."
    assert facts["cards"]["shytan"]["text"]["de"]


@clause("DD-GUARD-07", "DD-GUARD-04")
def test_the_squares_that_a_guard_sees_are_shown_to_everybody() -> None:
    guard = {"id": "g", "kind": "stationary", "at": [0, 0]}
    mission = Operation(plan=ROOMS, doors={"a": {"state": "closed"}}, guards=[guard])
    for seat in (PL1, PL2):
        seen = View(GAME, mission.state, seat).things
        assert seen["b1"]["seen_by"] == [mission.id("g")]
        assert seen["c1"]["seen_by"] == []  # the door is closed


@clause("DD-INFOG-01", "DD-INPREP-01")
def test_only_the_game_master_sees_the_plan_of_what_is_not_laid() -> None:
    desk = {"id": "desk", "kind": "desk", "at": [3, 0], "blue": named("Desk")}
    tiles = {"A": {"at": [0, 0], "size": [2, 1]}, "B": {"at": [2, 0], "size": [2, 1]}}
    mission = Operation(plan=ROOMS, doors={"a": {"state": "closed"}}, objects=[desk], tiles=tiles,
                        start_tiles=["A"])  # fmt: skip
    master = View(GAME, mission.state, PL2).things
    assert (master["d1"]["kind"], master["d1"]["tile"]) == ("planned", "B")
    assert set(master["d1"]["walls"]) == {"n", "e", "s"}
    assert [mark["en"] for mark in master["d1"]["marks"]] == ["Desk"]
    assert "d1" not in View(GAME, mission.state, PL1).things


@clause("DD-TRIGGER-02", "DD-TRIGGER-14")
def test_a_book_shows_how_often_each_of_its_triggers_was_met_and_to_nobody_else() -> None:
    start = trigger("start", {"mission_start": {}}, {"read_aloud": named("Listen")})
    later = trigger("later", {"round_start": {"round": 9}}, {"read_aloud": named("Later")})
    mission = Operation(triggers=[start, later])
    mission.round()
    pages = [View(GAME, mission.state, seat).things["page"] for seat in (PL1, PL2)]
    assert [list(page["triggers"]) for page in pages] == [[], ["start", "later"]]
    assert [each["fired"] for each in pages[1]["triggers"].values()] == [1, 0]
