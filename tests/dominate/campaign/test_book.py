"""Mission files: every word is read as a type, and what is wrong has one clear sentence."""

from __future__ import annotations

from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
import yaml

from starboard.errors import BadInput
from starboard.games.dominate import GAME
from starboard.games.dominate.campaign.checks import warnings
from starboard.games.dominate.content import box
from starboard.games.dominate.script.effects import ON_CARDS_ONLY, Do
from starboard.games.dominate.script.states import STATES
from starboard.games.dominate.script.whens import When
from starboard.games.dominate.script.words import words_of
from starboard.kernel.match import begin
from starboard.kernel.options import read_options
from starboard.kernel.registry import start
from starboard.testing import clause
from tests.dominate.campaign.operation import HALL, Operation, at, mission_file, named, trigger

MISSIONS = 16


@clause("DD-CAMP-02")
def test_sixteen_missions_are_described_in_both_books() -> None:
    books = [name for name in box().books if name[0] in "er"]
    assert len(books) == MISSIONS
    for name in books:
        book = box().books[name]
        assert set(book.pages) == {"PL1", "PL2"}
        for page in book.pages.values():
            assert page.message.orders.de != page.message.orders.en
            assert all(goal.aim for goal in page.goals)


def test_every_event_and_effect_of_the_vocabulary_is_known() -> None:
    events = {word for word, _ in words_of(When)} - STATES
    assert events | {"alarm", "door"} == {
        "mission_start", "round_start", "round_end", "turn_end", "captured", "destroyed",
        "attacked", "entered", "boarded", "unloaded", "placed", "unfolded", "repaired", "revealed",
        "inspected", "acted", "explicit", "picked_up", "door", "terminal", "alarm", "seen",
        "card_used",
    }  # fmt: skip
    effects = {word for word, _ in words_of(Do)}
    assert len(effects) == 52
    assert set(ON_CARDS_ONLY) < effects


BAD: list[Any] = [
    pytest.param({"pl1": "KOBRA"}, "pl1.commander", id="commander"),
    pytest.param({"triggers": [trigger("x", {"captured": {"figure": {"id": "nobody"}}})]},
                 "no-such-figure-id", id="figure"),
    pytest.param({"triggers": [trigger("x", {"caught": {}})]}, "unknown-field", id="event"),
    pytest.param({"triggers": [trigger("x", {"mission_start": {}}, {"win": "PL3"})]},
                 "must-be-one-of", id="seat"),
    pytest.param({"triggers": [trigger("x", {"mission_start": {}}, {})]}, "needs-one-word",
                 id="no word"),
    pytest.param({"triggers": [trigger("x", {"mission_start": {}},
                                       {"win": "PL1", "set_flag": "f"})]},
                 "needs-one-word", id="two words"),
    pytest.param({"triggers": [trigger("x", {"mission_start": {}},
                                       {"give_item": {"to": "PL1", "item": "sword"}})]},
                 "no-such-item", id="item"),
    pytest.param({"fields": {"shop": [at("c3")]},
                  "triggers": [trigger("x", {"mission_start": {}},
                                       {"shop": {"for": "PL1", "at": "shop",
                                                 "prices": {"sword": 2}}})]},
                 "no-such-ware", id="ware"),
    pytest.param({"items": {"tank": named("Tank")}}, "named-twice", id="item like a figure"),
    pytest.param({"triggers": [trigger("x", {"mission_start": {}},
                                       {"must_read": {"who": "PL1", "text": "E1"}})]},
                 "no-such-text", id="text"),
    pytest.param({"triggers": [trigger("x", {"mission_start": {}},
                                       {"spawn": {"type": "mg_inf", "at": "nowhere"}})]},
                 "no-place-called", id="place"),
    pytest.param({"triggers": [trigger("x", {"mission_start": {}},
                                       {"spawn": {"type": "dragon", "at": "actor"}})]},
                 "no-such-type", id="type"),
    pytest.param({"triggers": [trigger("x", {"mission_start": {}},
                                       {"reward": {"to": "EFA", "card": "joker"}})]},
                 "no-such-card", id="reward card"),
    pytest.param({"triggers": [trigger("x", {"mission_start": {}},
                                       {"mission_card": {"to": "EFA", "card": "e9"}})]},
                 "no-such-card", id="mission card"),
    pytest.param({"triggers": [trigger("x", {"mission_start": {}}, {"enable": "y"})]},
                 "no-such-trigger", id="trigger"),
    pytest.param({"triggers": [trigger("x", {"mission_start": {}}, {"reveal": "Z"})]},
                 "no-tile-called", id="tile"),
    pytest.param({"triggers": [trigger("x", {"mission_start": {}},
                                       {"goal": {"id": "peace", "set": "done"}})]},
                 "no-goal-called", id="goal"),
    pytest.param({"triggers": [trigger("x", {"mission_start": {}},
                                       {"set": {"figure": {"id": "engineer"},
                                                "values": {"colour": 1}}})]},
                 "no-such-value", id="value"),
    pytest.param({"triggers": [trigger("x", {"mission_start": {}},
                                       {"energy_bonus": {"of": "PL1", "by": 2}})]},
                 "only-on-cards", id="card word"),
    pytest.param({"triggers": [trigger("x", {"mission_start": {}}, {"alarm": True})]},
                 "only-indoors", id="alarm outdoors"),
    pytest.param({"triggers": [trigger("x", {"mission_start": {}}),
                               trigger("x", {"mission_start": {}})]}, "named-twice", id="twice"),
    pytest.param({"figures": [{"type": "tank", "faction": "EFA", "at": [40, 1]}]},
                 "not-on-the-board", id="off the board"),
    pytest.param({"fields": {"far": [[40, 1]]}}, "not-on-the-board", id="place off the board"),
    pytest.param({"start_tiles": ["Q"]}, "no-tile-called", id="start tile"),
    pytest.param({"fog": True}, "fog-needs-start", id="fog"),
    pytest.param({"labels": [{"field": "gate", "blue": named("Gate")}]}, "no-place-called",
                 id="label"),
    pytest.param({"name": {"de": "Nur Deutsch"}}, "missing-field", id="one language"),
    pytest.param({"colour": "red"}, "unknown-field", id="unknown key"),
    pytest.param({"tiles": {f"T{n}": {"at": [0, 0], "size": [1, 1]} for n in range(12)}},
                 "too-many-tiles", id="tiles"),
]  # fmt: skip


@pytest.mark.parametrize(("more", "message"), BAD)
def test_a_broken_mission_is_refused_with_file_and_place(
    more: dict[str, Any], message: str
) -> None:
    with pytest.raises(BadInput) as refused:
        box().copy().add_own(mission_file(**deepcopy(more)), "small.yaml")
    error = refused.value
    assert error.where.startswith("small.yaml")
    assert message in (error.message, error.where.partition(": ")[2])
    for lang in ("de", "en"):
        assert error.message not in error.said(lang)
        assert len(error.said(lang)) < 200


@clause("DD-INACT-05")
@pytest.mark.parametrize(
    ("effect", "warned"),
    [
        ({"alarm": True}, True),
        ({"win": "PL2"}, True),
        ({"destroy": {"figure": {"of": "PL1"}}}, True),
        ({"read_aloud": named("Dust")}, False),
        ({"win": "PL1"}, False),
    ],
)
def test_an_author_is_warned_where_inspecting_is_punished(effect: object, warned: bool) -> None:
    desk = {"id": "desk", "kind": "desk", "at": [1, 0]}
    mission = Operation(
        plan=HALL,
        objects=[desk],
        triggers=[trigger("x", {"inspected": {"object": "desk"}}, effect)],
    )
    found = list(warnings(mission.box.books["small"]))
    assert [(each.clause, each.message) for each in found] == (
        [("DD-INACT-05", "grave-by-inspecting")] if warned else []
    )


@clause("DD-INACT-05")
@pytest.mark.parametrize("name", sorted(box().books))
def test_no_mission_punishes_inspecting(name: str) -> None:
    assert list(warnings(box().books[name])) == []


# ------------------------------------------------------------------------- one's own


def test_own_missions_and_scenarios_come_from_a_folder_and_travel_with_the_match(
    tmp_path: Path,
) -> None:
    won = trigger("hut", {"captured": {"figure": {"type": "civil_building"}}}, {"win": "PL1"})
    hut = {"type": "civil_building", "at": at("c1"), "side": "yellow"}
    mission = mission_file(figures=[hut], triggers=[won])
    (tmp_path / "small.yaml").write_text(yaml.safe_dump(mission))
    plain = yaml.safe_load((box().folder / "skirmish" / "s2_mill_brook.yaml").read_text())
    (tmp_path / "brook.yaml").write_text(yaml.safe_dump({**plain, "id": "brook"}))
    match = start(GAME, seed=1, options={"own": "small"}, cards=[tmp_path])
    (tmp_path / "small.yaml").unlink()
    again = begin(GAME, match.setup)
    for seat in (0, 1):
        again.play(seat, "ready")
    again.play(0, "capture ing_inf.1 civil_building.1")
    assert again.outcome is not None
    assert again.outcome.won == (0,)
    other = start(GAME, seed=1, options={"own": "brook"}, cards=[tmp_path])
    assert other.state.scenario.id == "brook"


@pytest.mark.parametrize(
    ("entry", "message"),
    [
        ([1], "is-no-scenario"),
        ({"name": "x"}, "is-no-scenario"),
        ({"id": "s2_mill_brook", "pl1": 1}, "scenario-exists"),
    ],
)
def test_what_is_no_scenario_of_ones_own_is_refused(entry: object, message: str) -> None:
    with pytest.raises(BadInput) as refused:
        GAME.content([entry])
    assert refused.value.message == message


def test_an_unknown_scenario_of_ones_own_is_refused() -> None:
    options = read_options(GAME.options, {"own": "mine"})
    with pytest.raises(BadInput) as refused:
        GAME.check_options(2, options, box())
    assert refused.value.message == "no-such-scenario"
