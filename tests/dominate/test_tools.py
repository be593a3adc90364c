"""`starboard dominate setup|look|check`: for people with the box on the table."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random

import pytest
import yaml

from starboard import installed
from starboard.cli import main
from starboard.errors import BadInput
from starboard.games.dominate import GAME
from starboard.games.dominate.box.check_tool import Checked, check
from starboard.games.dominate.box.look_tool import Position, look
from starboard.games.dominate.box.setup_tool import Wanted, setup
from starboard.games.dominate.content import FOLDER, box
from starboard.kernel import registry
from starboard.testing import clause
from starboard.text import LANGUAGES
from starboard.tool import Answer, Document

PLAN: dict[str, object] = {
    "id": "own", "name": {"de": "Eigen", "en": "Own"}, "players": 2,
    "seats": [{"faction": "EFA", "credits": 5}, {"faction": "RedCat", "credits": 5}],
    "victory": [{"last_standing": {}}],
    "board": {
        "kind": "outdoor", "look": "europe",
        "rows": ". . . o\n . ~ = .\n. ^ : f",
        "figures": [
            {"type": "construction_yard", "faction": "EFA", "at": [0, 0]},
            {"type": "construction_yard", "faction": "RedCat", "at": [2, 0]},
        ],
        "fields": {"middle": [[1, 0]]},
    },
}  # fmt: skip
"""A small scenario without a fault."""


@pytest.fixture
def command_line() -> Iterator[None]:
    """The game is known to the command line."""
    before = dict(registry._LOADED), dict(installed._ADDED)
    registry.add(GAME)
    yield
    registry._LOADED.clear()
    registry._LOADED.update(before[0])
    installed._ADDED.clear()
    installed._ADDED.update(before[1])


def written(folder: Path, data: object, name: str = "own.yaml") -> Document:
    """Something as a YAML file."""
    path = folder / name
    path.write_text(yaml.safe_dump(data, allow_unicode=True), "utf-8")
    return Document(str(path))


def changed(**changes: object) -> dict[str, object]:
    """The small scenario with other entries."""
    return {**PLAN, **changes}


def with_board(**changes: object) -> dict[str, object]:
    """The small scenario with another board."""
    board = PLAN["board"]
    assert isinstance(board, dict)
    return changed(board={**board, **changes})


def with_figure(**figure: object) -> dict[str, object]:
    """The small scenario with one more figure."""
    board = PLAN["board"]
    assert isinstance(board, dict)
    return with_board(figures=[*board["figures"], figure])


# ------------------------------------------------------------------------- check


def found(tmp_path: Path, data: object) -> list[tuple[str, str]]:
    """What is wrong with a scenario: messages and clauses."""
    answer = check(Checked(written(tmp_path, data)), "en")
    facts = answer.facts
    assert isinstance(facts, dict)
    assert answer.no == bool(facts["faults"])
    return [(fault["message"], fault["clause"]) for fault in facts["faults"]]


@clause("DD-ROUND-09", "DD-FIG-13", "DD-BOARD-01")
def test_a_scenario_without_a_fault_is_good(tmp_path: Path) -> None:
    assert found(tmp_path, PLAN) == []


@clause("DD-MOVE-06", "DD-MOVE-07", "DD-FOREST-02")
def test_aircraft_may_be_anywhere_and_vehicles_on_a_bridge(tmp_path: Path) -> None:
    standing = {"dropship": [1, 0], "tank": [2, 0], "fighter": [0, 1], "mg_inf": [1, 1]}
    figures = [{"type": type, "faction": "EFA", "at": at} for type, at in standing.items()]
    plan = with_board(rows=". ~ =\n ^ f .", fields={}, figures=figures)
    assert [each for each in found(tmp_path, plan) if each[0] == "cannot-stand-on"] == []
    swapped = [{**each, "at": [0, 1]} for each in figures if each["type"] != "fighter"]
    plan = with_board(rows=". ~ =\n ^ f .", fields={}, figures=swapped[1:2])
    assert ("cannot-stand-on", "DD-MOVE-06") in found(tmp_path, plan)


@clause("DD-BUILD-05", "DD-BUILD-06")
@pytest.mark.parametrize("field", ["READY", 1, 8])
def test_production_begins_on_any_field_of_the_slot(tmp_path: Path, field: str | int) -> None:
    slot = {"faction": "EFA", "credits": 1, "slot": {"powerplant": field}}
    plan = changed(seats=[slot, {"faction": "RedCat", "credits": 1}])
    assert [each for each in found(tmp_path, plan) if each[0] == "no-slot-field"] == []


@clause("DD-MOVE-06", "DD-FOREST-02", "DD-MAT-06")
@pytest.mark.parametrize("scenario", sorted(box().skirmishes))
def test_the_printed_skirmishes_are_good(scenario: str) -> None:
    answer = check(Checked(Document(str(FOLDER / "skirmish" / f"{scenario}.yaml"))), "en")
    assert answer.lines == ["The scenario can be played."]


@clause("DD-MOVE-06", "DD-MAT-02", "DD-FOG-03")
@pytest.mark.parametrize("mission", sorted(box().books))
def test_the_printed_missions_are_good(mission: str) -> None:
    answer = check(Checked(Document(str(FOLDER / "campaign" / f"{mission}.yaml"))), "de")
    assert answer.lines == ["Das Szenario ist spielbar."]


def test_a_mission_is_checked_like_a_scenario(tmp_path: Path) -> None:
    path = FOLDER / "campaign" / "e1_blood_red_sunshine_beach.yaml"
    data = yaml.safe_load(path.read_text("utf-8"))
    data["triggers"].append(data["triggers"][0])
    assert ("named-twice", "") in found(tmp_path, json.loads(json.dumps(data)))


FAULTS: list[tuple[str, dict[str, object], str, str]] = [
    ("a text in one language", changed(name={"de": "Eigen", "en": " "}), "text-missing",
     "DD-ROUND-09"),
    ("a seat too few", changed(players=3), "seats-not-players", "DD-ROUND-09"),
    ("a colour twice",
     changed(seats=[{"faction": "EFA", "credits": 5}, {"faction": "EFA", "credits": 6}]),
     "faction-twice", "DD-FIG-13"),
    ("who begins is not there", changed(first="KOBRA"), "faction-not-seated", "DD-ROUND-03"),
    ("half a team", changed(teams=[["EFA"]]), "teams-not-seats", "DD-ROUND-09"),
    ("no way to win", changed(victory=[]), "no-way-to-win", "DD-ROUND-09"),
    ("two ways in one entry",
     changed(victory=[{"last_standing": {}, "points_at_round": {"round": 9}}]), "not-one-way",
     "DD-ROUND-09"),
    ("fields to hold without a name", changed(victory=[{"hold": {"field": "hill", "turns": 2}}]),
     "fields-not-named", "DD-ROUND-09"),
    ("no buildings nowhere", changed(no_building=["hill"]), "fields-not-named", "DD-ROUND-09"),
    ("a named field beyond the edge", with_board(fields={"far": [[9, 9]]}), "not-on-the-board",
     "DD-BOARD-01"),
    ("too much ore", with_board(rows="\n".join([". . . ."] + ["o o o o o o o o o"] * 5),
                                figures=[], fields={}), "more-than-there-are", "DD-MAT-04"),
    ("too many fords", with_board(rows=". . .\n : : : : :", fields={}), "more-than-there-are",
     "DD-MAT-04"),
    ("too many of a kind",
     with_figure(type="construction_yard", faction="EFA", at=[[1, 0], [0, 1], [0, 2]]),
     "more-than-there-are", "DD-MAT-04"),
    ("an unknown figure", with_figure(type="zeppelin", faction="EFA", at=[1, 0]),
     "no-such-figure-type", "DD-FIG-01"),
    ("a figure of nobody's colour", with_figure(type="tank", faction="KOBRA", at=[1, 0]),
     "faction-not-seated", "DD-FIG-13"),
    ("a tank on water", with_figure(type="tank", faction="EFA", at=[1, 1]), "cannot-stand-on",
     "DD-MOVE-06"),
    ("a tank on a mountain", with_figure(type="tank", faction="EFA", at=[1, 2]),
     "cannot-stand-on", "DD-MOVE-06"),
    ("a harvester in the forest", with_figure(type="harvester", faction="EFA", at=[3, 2]),
     "cannot-stand-on", "DD-MOVE-06"),
    ("a building on a ford", with_figure(type="barracks", faction="EFA", at=[2, 2]),
     "no-ground-for-it", "DD-PLACE-05"),
    ("a building on ore", with_figure(type="barracks", faction="EFA", at=[3, 0]),
     "stands-on-ore", "DD-PLACE-07"),
    ("two on one field", with_figure(type="mg_inf", faction="EFA", at=[0, 0]),
     "field-taken-twice", "DD-MOVE-11"),
    ("no field at all", with_board(rows="x x", fields={}, figures=[]), "no-fields", "DD-BOARD-01"),
    ("beyond the edge", with_figure(type="mg_inf", faction="EFA", at=[7, 7]), "not-on-the-board",
     "DD-BOARD-01"),
    ("a refinery that opens nowhere",
     with_figure(type="refinery", faction="EFA", at=[0, 2], facing="w"), "faces-off-the-board",
     "DD-HARV-06"),
    ("a crate in production",
     changed(seats=[{"faction": "EFA", "credits": 1, "slot": {"crate": 1}}, {"faction": "RedCat",
             "credits": 1}]), "not-to-be-ordered-type", "DD-ORDER-01"),
    ("a slot field that is not there",
     changed(seats=[{"faction": "EFA", "credits": 1, "slot": {"powerplant": 12}},
             {"faction": "RedCat", "credits": 1}]), "no-slot-field", "DD-BUILD-05"),
    ("a tank without a factory",
     changed(seats=[{"faction": "EFA", "credits": 1, "slot": {"tank": 2}}, {"faction": "RedCat",
             "credits": 1}]), "slot-too-full", "DD-BUILD-08"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("data", "message", "clause_id"),
    [pytest.param(*row[1:], id=row[0], marks=[clause(str(row[3]))]) for row in FAULTS],
)
def test_what_is_wrong_is_named_with_its_clause(
    tmp_path: Path, data: dict[str, object], message: str, clause_id: str
) -> None:
    assert (message, clause_id) in found(tmp_path, data)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("data", [pytest.param(row[1], id=row[0]) for row in FAULTS])
def test_every_fault_has_its_sentence(tmp_path: Path, data: dict[str, object], lang: str) -> None:
    for line in check(Checked(written(tmp_path, data)), lang).lines:
        assert "own.yaml: " in line
        assert "(DD-" in line
        assert "{" not in line
        assert not re.search(r": [a-z]+(-[a-z]+)+[ :]", line), "a message id without a sentence"


def test_a_folder_is_checked_file_by_file(tmp_path: Path) -> None:
    written(tmp_path, PLAN, "a.yaml")
    written(tmp_path, changed(victory=[]), "b.yaml")
    (tmp_path / "c.yaml").write_text("- just a list", "utf-8")
    answer = check(Checked(Document(str(tmp_path))), "en")
    assert answer.no
    assert [line.partition(": ")[0][-6:] for line in answer.lines] == ["b.yaml", "c.yaml"]


def test_an_empty_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInput) as refused:
        check(Checked(Document(str(tmp_path))), "en")
    assert refused.value.message == "folder-is-empty"


def test_a_giant_board_is_not_looked_at(tmp_path: Path) -> None:
    with pytest.raises(BadInput) as refused:
        check(Checked(written(tmp_path, with_board(rows="\n".join(["."] * 99)))), "en")
    assert refused.value.message == "board-too-large"


# ------------------------------------------------------------------------- look


POSITION: dict[str, object] = {
    "board": {
        "rows": ". . f . .\n . . . ~ .\n. o . . .",
        "figures": [
            {"type": "tank", "faction": "EFA", "at": [0, 0]},
            {"type": "rak_inf", "faction": "RedCat", "at": [2, 1]},
            {"type": "barracks", "faction": "RedCat", "at": [4, 0]},
        ],
    }
}


@clause("DD-ENERGY-02", "DD-ENERGY-03")
def test_a_position_says_who_reaches_and_hits_whom(tmp_path: Path) -> None:
    facts = look(Position(written(tmp_path, POSITION)), "en").facts
    assert isinstance(facts, dict)
    tank, rockets, barracks = facts["figures"]
    assert tank["reach"] == ["b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"]
    assert (tank["shots"], tank["hit_by"]) == ([], ["rak_inf.1"])
    assert rockets["shots"] == [
        {"target": "tank.1", "field": "b2", "destroyed": True, "countered": False}
    ]
    assert (barracks["reach"], barracks["hit_by"]) == ([], [])
    assert [base["energy"] for base in facts["bases"]] == [0, -1]
    assert list(facts["bases"][0]["slot"]) == ["infantry", "vehicles", "buildings"]
    assert facts["bases"][1]["limits"] == {"infantry": 1, "vehicles": 0, "buildings": 0}


@clause("DD-COUNTER-01", "DD-SHIELD-01")
def test_a_shot_says_what_comes_of_it(tmp_path: Path) -> None:
    figures = [
        {"type": "mg_inf", "faction": "EFA", "at": [0, 0]},
        {"type": "mg_inf", "faction": "RedCat", "at": [1, 0]},
        {"type": "tank", "faction": "EFA", "at": [3, 0]},
        {"type": "construction_yard", "faction": "RedCat", "at": [4, 0]},
    ]
    data = {"board": {"rows": ". . . . .", "figures": figures}}
    lines = look(Position(written(tmp_path, data)), "en").lines
    assert "  attacks MG-Inf 2 ● from A1: it shoots back, both are lost" in lines
    yard = "  hits Construction Yard 1 ● from D1: its shield holds once, no counter-attack"
    assert yard in lines


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_field_can_be_looked_at(tmp_path: Path, lang: str) -> None:
    lines = look(Position(written(tmp_path, POSITION), at="a1"), lang).lines
    assert len(lines) == 3
    assert "A1" in lines[0]
    assert len(look(Position(written(tmp_path, POSITION), at="b1"), lang).lines) == 1


def test_figures_of_an_own_kind_have_the_name_on_their_sheet(tmp_path: Path) -> None:
    board = {"rows": ". .", "figures": [{"type": "walker", "faction": "EFA", "at": [0, 0]}]}
    special = {"walker": {"name": "Walker", "cls": "armoured", "speed": 1}}
    data = {"special_figures": special, "board": board}
    lines = look(Position(written(tmp_path, data)), "de").lines
    assert lines[0] == "Walker 1 ▲ (EFA) auf A1"


def test_a_field_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInput) as refused:
        look(Position(written(tmp_path, POSITION), at="z9"), "en")
    assert refused.value.message == "not-on-the-board"


# ------------------------------------------------------------------------- setup


def test_the_sheet_of_a_scenario_lists_everything_tile_by_tile() -> None:
    answer = setup(Wanted("s2_mill_brook"), "en")
    facts = answer.facts
    assert isinstance(facts, dict)
    assert facts["take"]["ore"] == 20
    assert facts["take"]["bridge"] == 2
    assert facts["take"]["mg_inf"] == 4
    assert [tile["tile"] for tile in facts["tiles"]] == ["A", "B", "C", "D"]
    assert sum(len(tile["put"]) for tile in facts["tiles"]) == sum(facts["take"].values())
    assert "  Refinery (EFA): C5 (towards the west)" in answer.lines


def test_the_sheet_of_one_faction_leaves_the_others_out() -> None:
    facts = setup(Wanted("s2_mill_brook", seat="EFA"), "en").facts
    assert isinstance(facts, dict)
    factions = {put["faction"] for tile in facts["tiles"] for put in tile["put"]}
    assert factions == {"", "EFA"}
    assert [seat["faction"] for seat in facts["seats"]] == ["EFA"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("scenario", sorted(box().skirmishes))
def test_every_scenario_has_its_sheet_in_both_languages(scenario: str, lang: str) -> None:
    lines = setup(Wanted(scenario), lang).lines
    assert len(lines) > 10
    assert not [line for line in lines if "{" in line]


@pytest.mark.parametrize(
    ("wants", "message"),
    [
        (Wanted("atlantis"), "no-such-plan"),
        (Wanted("x" * 10_000), "no-such-plan"),
        (Wanted("s2_mill_brook", seat="EST"), "nobody-plays-that"),
        (Wanted("e3_microgen", seat="EST"), "nobody-plays-that"),
        (Wanted("s2_mill_brook", seat="x" * 10_000), "nobody-plays-that"),
    ],
)
@clause("DD-CAMP-05")
def test_what_is_not_there_is_refused(wants: Wanted, message: str) -> None:
    with pytest.raises(BadInput) as refused:
        setup(wants, "en")
    assert refused.value.message == message
    assert len(refused.value.said("en")) < 700


def test_a_mission_may_be_named_as_in_the_log_book() -> None:
    assert setup(Wanted("e3"), "en").lines == setup(Wanted("e3_microgen"), "en").lines


# ------------------------------------------------------------------------- command line


@pytest.mark.usefixtures("command_line")
def test_the_command_line_answers_with_its_exit_code(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good, bad = written(tmp_path, PLAN), written(tmp_path, changed(victory=[]), "bad.yaml")
    assert main(["dominate", "check", good.name, "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"scenarios": ["own"], "faults": []}
    assert main(["dominate", "check", bad.name]) == 1
    assert "there is no way to win (DD-ROUND-09)" in capsys.readouterr().out
    (tmp_path / "worse.yaml").write_text("id: [", "utf-8")
    assert main(["dominate", "look", str(tmp_path / "worse.yaml")]) == 2
    said = capsys.readouterr().err.strip()
    assert len(said.splitlines()) == 1
    assert "worse.yaml" in said


# ------------------------------------------------------------------------- any input


JUNK = [None, "", 0, -1, 99999, True, [], {}, "x" * 5000, ["EFA"], {"de": 1}, [[0, 0]], "~"]


def spoilt(data: object, random: Random) -> object:
    """The same data with one entry replaced by something else."""
    if isinstance(data, dict) and data and random.random() < 0.85:
        key = random.choice(list(data))
        return {**data, key: spoilt(data[key], random)}
    if isinstance(data, list) and data and random.random() < 0.85:
        at = random.randrange(len(data))
        return [*data[:at], spoilt(data[at], random), *data[at + 1 :]]
    return random.choice(JUNK)


def answered(tool: Callable[[], Answer]) -> str:
    """What a tool says, or the sentence with which it refuses."""
    try:
        return "\n".join(tool().lines)
    except BadInput as refused:
        said = refused.said("de")
        return said if len(said.splitlines()) == 1 else ""


@pytest.mark.parametrize("seed", range(120))
def test_whatever_is_handed_over_gets_an_answer_or_one_sentence(tmp_path: Path, seed: int) -> None:
    random = Random(seed)
    for data in (spoilt(PLAN, random), spoilt(POSITION, random)):
        document = written(tmp_path, data)
        assert answered(partial(check, Checked(document), "de"))
        assert answered(partial(look, Position(document), "de"))
