"""Twin missions: the same page of PL1 and the same start plan, and everything else differs.

PL1, and whoever watches, must get the same bytes until something is learned: views, events, moves,
refusals, names, previews and what a bot decides.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from starboard.games.dominate import GAME
from starboard.games.dominate.campaign.events import FogReached
from starboard.games.dominate.indoors.events import NothingFound
from starboard.kernel import Seeded
from starboard.kernel.codec import dumps, plain
from starboard.kernel.loop import legal_moves, may_act, to_act, why_not
from starboard.kernel.match import as_seen
from starboard.kernel.notation import parse
from starboard.kernel.view import View, imagine_state
from starboard.testing import clause
from tests.dominate.campaign.operation import PL1, PL2, Operation, at, named, trigger

ROWS = """
    . . . . . . . . . . . .
     . . . . . . . . . . . .
    . . . {0} {0} {1} . . . . . .
     . . . . {1} . . . . . . .
"""
TILES = {
    "A": {"at": [0, 0], "size": [3, 4]},
    "B": {"at": [3, 0], "size": [3, 4]},
    "C": {"at": [6, 0], "size": [6, 4]},
}
START = [
    {"id": "buggy", "type": "mg_buggy", "faction": "EFA", "at": at("a2")},
    {"id": "yard", "type": "construction_yard", "faction": "EFA", "at": at("a4")},
    {"id": "house", "type": "civil_building", "at": at("b1"), "side": "green"},
    {"id": "scout", "type": "mg_inf", "faction": "RedCat", "at": at("c4")},
]


def outdoor(first: bool) -> Operation:
    """Other land, other figures, other triggers, other texts, other orders for PL2."""
    hidden = [
        {"id": "secret" if first else "trap", "type": "tank" if first else "mg_tower",
         "faction": "RedCat", "at": at("e2" if first else "e4")},
        {"id": "depot", "type": "refinery" if first else "barracks", "faction": "RedCat",
         "at": at("k2"), "hidden": not first},
    ]  # fmt: skip
    when = {"entered": {"figure": {"of": "PL1"}, "field": "mine"}}
    return Operation(
        rows=ROWS.format("o" if first else "f", "." if first else "~"),
        armies=[*START, *hidden],
        tiles=TILES,
        start_tiles=["A"],
        fog_tokens=[{"field": at("d2"), "tile": "B", "beside": "A"},
                    *([{"field": at("g2"), "tile": "C", "beside": "B"}] if first else [])],
        fields={"mine": [at("k3" if first else "l4")], **({} if first else {"nest": [at("e1")]})},
        labels=[{"field": "mine", "red": named("Mine" if first else "Quicksand")}],
        triggers=[
            trigger("mine" if first else "sand", when, {"read_aloud": named("Bang")}),
            trigger("time", {"round_end": {"round": 8 if first else 9}}, {"win": "PL2"}),
            *([] if first else [trigger("more", {"placed": {"figure": {"of": "PL2"}}},
                                        {"set_flag": "placed"})]),
        ],
        texts={"E1": {"book": "EFA", "de": f"Text {first}", "en": f"text {first}"}},
        rules={"PL1": [named("Drive on the right")],
               "PL2": [named("Be quick" if first else "Be slow")]},
        message={role: {"flavour": named(role), "orders": named(f"{role} {role == 'PL1' or first}")}
                 for role in ("PL1", "PL2")},
        start_credits={"PL1": 10, "PL2": 5 if first else 25},
        outcome={"won": [{"victory": {"EFA": 1 if first else 3}}]},
        limits=[] if first else [{"figure": {"id": "scout"}, "activations_per_turn": 1}],
    )  # fmt: skip


PLAN = """
    +---+---+---+---+---+---+---+---+
    | .   .   . a .   .   . | .   . |
    +   +   +   +   +   +   +   +   +
    | .   .   . | .   .   . b .   . |
    +---+---+---+---+---+---+---+---+
"""


def indoor(first: bool) -> Operation:
    """Other rooms behind the doors, other guards and routes, other labels, other locks."""
    route = {"kind": "patrol", "route": [[3, 0], [5, 0]], "stops": [[3, 0], [5, 0]],
             "walk": "back_and_forth"} if first else {"kind": "irregular"}  # fmt: skip
    desk = {"id": "desk", "kind": "desk", "at": [1, 0], "blue": named("Desk"), "use": "read",
            "inspect": named("A map" if first else "A letter"),
            "red": named("Key inside" if first else "Empty")}  # fmt: skip
    safe = {"id": "safe", "kind": "safe", "at": [5, 1], "blue": named("Safe"), "use": "take"}
    return Operation(
        plan=PLAN,
        tiles={"A": {"at": [0, 0], "size": [3, 2]}, "B": {"at": [3, 0], "size": [3, 2]},
               "C": {"at": [6, 0], "size": [2, 2]}},
        start_tiles=["A"],
        team=[{"id": "agent", "type": "mg_inf", "at": [[0, 0], [0, 1]]}],
        doors={"a": {"state": "closed" if first else "locked", "blue": named("Hall")},
               "b": {"state": "closed"}},
        guards=[{"id": "g1", "at": [3, 0], **route},
                *([{"id": "g2", "at": [7, 1], "kind": "stationary"}] if first else [])],
        objects=[desk, safe] if first else [desk],
        triggers=[
            trigger("safe" if first else "desk", {"acted": {"object": "safe" if first else "desk"}},
                    {"give_item": {"to": "PL1", "item": "key"}}),
            trigger("deep", {"stands_on": {"figure": {"of": "PL1"}, "tile": "C"}},
                    {"win": "PL1" if first else "PL2"}),
        ],
    )  # fmt: skip


HOSTILE = (
    "judge mine", "judge sand", "judge more", "pick d2", "pick g2", "pick e2", "decide answer.1",
    "use funds_received", "step tank.1 d2", "attack mg_buggy.1 tank.1", "mission e2_phantom_convoy",
    "attack mg_inf.1 guard.1", "act mg_inf.1 object.2", "inspect mg_inf.1 d1", "ready",
)  # fmt: skip
"""What a client might try that knows one of the two missions."""
WORDS = ("secret", "trap", "depot", "mine", "sand", "g1", "desk", "safe", "answer.1", "key", "E1",
         "tank.1", "guard.1", "object.2", "tile.2", "time", "e2_phantom_convoy")  # fmt: skip


def seen_by(mission: Operation, viewer: int | None) -> list[object]:
    """Everything that a viewer can get hold of."""
    state = mission.state
    told = [as_seen(event, viewer) for event in state.events]
    table = View(GAME, state, viewer)
    found: list[object] = [plain(event) for event in told if event is not None]
    found += [dumps(table), to_act(state), may_act(GAME, state)]
    found += [GAME.face.name_of(table.table, word, lang) for word in WORDS for lang in ("de", "en")]
    if viewer is not None:
        found += [str(move) for move in legal_moves(GAME, state, viewer)]
        found += refusals(mission, viewer)
    imagined = imagine_state(table, Seeded("twin"))
    found.append(dumps(View(GAME, imagined, viewer)))
    return found


def refusals(mission: Operation, viewer: int) -> Iterator[object]:
    for move in HOSTILE:
        refused = why_not(GAME, mission.state, viewer, parse(move, GAME.move_types))
        yield None if refused is None else (refused.clause, refused.message, refused.arguments)


def play_both(twins: Sequence[Operation], moves: Sequence[str], viewer: int | None) -> None:
    """Both are played move by move; nothing may tell them apart."""
    assert seen_by(twins[0], viewer) == seen_by(twins[1], viewer)
    for move in moves:
        for twin in twins:
            twin.forget()
            twin.do(move)
        assert seen_by(twins[0], viewer) == seen_by(twins[1], viewer), move


@pytest.mark.parametrize("viewer", [PL1, None])
@clause("DD-CAMP-05", "DD-FOG-09")
def test_twins_outdoors_look_the_same_until_the_fog_lifts(viewer: int | None) -> None:
    twins = [outdoor(True), outdoor(False)]
    quiet = ["step mg_buggy.1 b2", "done", "build", "end-turn", "build", "end-turn",
             "step mg_buggy.1 a2"]  # fmt: skip
    play_both(twins, quiet, viewer)
    for twin in twins:
        twin.forget()
        twin.do("step mg_buggy.1 b2")
        twin.do("step mg_buggy.1 c2")
    assert [len(twin.saw(FogReached)) for twin in twins] == [1, 1]
    assert seen_by(twins[0], viewer) != seen_by(twins[1], viewer)


@pytest.mark.parametrize("viewer", [PL1, None])
@clause("DD-INPREP-07", "DD-CAMP-05")
def test_twins_indoors_look_the_same_until_something_is_touched(viewer: int | None) -> None:
    twins = [indoor(True), indoor(False)]
    quiet = ["step mg_inf.1 b1", "done", "step mg_inf.2 b2", "inspect mg_inf.2 c2"]
    play_both(twins, quiet, viewer)
    assert [len(twin.saw(NothingFound)) for twin in twins] == [1, 1]
    for twin in twins:
        twin.forget()
        twin.done()
        twin.ends()
        while twin.seat == PL2:
            twin.ends()
        twin.do("inspect mg_inf.1 object.1")
    assert twins[0].heard(PL1)[-1] == "A map"
    assert twins[1].heard(PL1)[-1] == "A letter"


GHOST = {"ghost": {"name": "Ghost", "cls": "wheeled", "speed": 3, "targets": []}}


@clause("DD-CAMP-05")
def test_a_kind_of_figure_that_only_the_mission_has_is_named_where_it_stands() -> None:
    ghost = {"id": "spook", "type": "ghost", "faction": "RedCat", "at": at("d1")}
    plain, waiting, seen = Operation(), Operation(special_figures=GHOST), Operation(
        special_figures=GHOST, figures=[ghost]
    )  # fmt: skip
    for thing in ("ghost", "small:ghost", "ghost.1", "small:ghost.1", "ghost@2"):
        assert GAME.face.name_of(waiting.view(PL1), thing, "en") == thing
        assert GAME.face.name_of(plain.view(PL1), thing, "en") == thing
    assert GAME.face.name_of(seen.view(PL1), "ghost.1", "en").startswith("Ghost 1")


@clause("DD-CAMP-05")
def test_pl1_knows_less_than_pl2() -> None:
    for build in (outdoor, indoor):
        mission = build(True)
        worth: dict[int, Any] = {}
        for seat in (PL1, PL2):
            table = mission.view(seat).mission
            assert table is not None
            worth[seat] = (table.backroom.value, table.pages["PL2"].value)
        assert worth[PL1] == (None, None)
        assert all(part is not None for part in worth[PL2])
