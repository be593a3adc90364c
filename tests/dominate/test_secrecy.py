"""What is in a slot makes no difference to anything that others can see (DD-BUILD-04, DD-ORDER-02).

Each test plays the same story in several worlds that differ in what one seat keeps to itself, and
writes down what another seat or a spectator gets to see: whose decision it is, every view and
every event, as soon as something changes for that viewer. All worlds must read the same.
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from starboard.games.dominate import GAME
from starboard.games.dominate.content import box
from starboard.games.dominate.kinds import Faction
from starboard.kernel import Forced
from starboard.kernel.codec import dumps, plain
from starboard.kernel.loop import advance, may_act, to_act
from starboard.kernel.match import as_seen
from starboard.kernel.options import read_options
from starboard.kernel.view import View
from starboard.testing import clause
from tests.dominate.battlefield import Battlefield

PLAIN = """
    . . . . . . .
     . . . . . . .
    . . . . . . .
     . . . . . . .
"""
OTHERS = [
    pytest.param(1, id="opponent"),
    pytest.param(2, id="third"),
    pytest.param(None, id="spectator"),
]
Story = list[str]


class Watcher:
    """Everything one viewer sees of a game, without what looks the same as before."""

    def __init__(self, field: Battlefield, viewer: int | None) -> None:
        self.field, self.viewer = field, viewer
        self.seen: list[object] = []
        self.look()

    def look(self) -> None:
        state = self.field.state
        told = [as_seen(event, self.viewer) for event in state.events]
        events = [plain(event) for event in told if event is not None]
        self.field.forget()
        view = dumps(View(GAME, state, self.viewer))
        now = (to_act(state), may_act(GAME, state), view)
        last = [entry for entry in self.seen if isinstance(entry, tuple)][-1:]
        self.seen.extend(events)
        if last != [now]:
            self.seen.append(now)

    def plays(self, moves: Sequence[str]) -> None:
        for move in moves:
            self.field.do(move)
            self.look()


def base() -> Battlefield:
    """Seat 0 has two barracks, a factory and a yard; everybody else a yard far away."""
    field = Battlefield(PLAIN, seats=3)
    field.put("powerplant", 0, "g4")
    field.put("barracks", 0, "b2")
    field.put("barracks", 0, "d2")
    field[field.put("factory", 0, "f2")].facing = "e"
    return field


PASSED = ["build", "end-turn"]
ORDERS = {
    "nothing": [],
    "one": ["order mg_inf"],
    "many": ["order mg_inf", "order rak_inf", "order tank", "order powerplant"],
    "dear": ["order mobile_fortress"],
    "uplink": ["order uplink"],
}


@pytest.mark.parametrize("viewer", OTHERS)
@pytest.mark.parametrize("orders", [name for name in ORDERS if name != "nothing"])
@clause("DD-ORDER-02", "DD-BUILD-04", "DD-FAQ-23")
def test_orders_leave_no_trace(orders: str, viewer: int | None) -> None:
    streams = []
    for world in ("nothing", orders):
        watcher = Watcher(base(), viewer)
        watcher.plays(["build", *ORDERS[world], "end-turn", *PASSED * 6])
        streams.append(watcher.seen)
    assert streams[0] == streams[1]


@pytest.mark.parametrize("viewer", OTHERS)
@clause("DD-BUILD-04", "DD-RECYCLE-01")
def test_what_is_recycled_leaves_no_trace(viewer: int | None) -> None:
    streams = []
    for recycled in ([], ["recycle tank@1"], ["recycle mg_inf@0", "recycle tank@1"]):
        field = base()
        field.produces(0, "mg_inf@1", "tank@2")
        watcher = Watcher(field, viewer)
        watcher.plays(["build", *recycled, "end-turn", *PASSED * 3])
        streams.append(watcher.seen)
    assert streams[0] == streams[1] == streams[2]


@pytest.mark.parametrize("viewer", OTHERS)
@clause("DD-BUILD-04")
def test_a_placed_figure_tells_nothing_about_the_rest(viewer: int | None) -> None:
    streams = []
    for hidden in ([], ["tank@0"], ["rak_inf@0", "powerplant@3"]):
        field = base()
        field.produces(0, "mg_inf@0", *hidden)
        watcher = Watcher(field, viewer)
        watcher.plays(["build", "place mg_inf c1 -", "end-turn", *PASSED * 3])
        streams.append(watcher.seen)
    assert streams[0] == streams[1] == streams[2]


@pytest.mark.parametrize("viewer", OTHERS)
@clause("DD-PLACE-13")
def test_a_harvester_in_production_does_not_show_when_a_refinery_is_placed(
    viewer: int | None,
) -> None:
    streams = []
    for hidden in ([], ["harvester@2"]):
        field = base()
        for at in ("a4", "b4"):
            field.put("harvester", 0, at)
        field.produces(0, "refinery@0", *hidden)
        watcher = Watcher(field, viewer)
        watcher.plays(["build", "place refinery c3 e", "harvester no", "end-turn", *PASSED])
        streams.append(watcher.seen)
    assert streams[0] == streams[1]


@pytest.mark.parametrize("viewer", OTHERS)
@clause("DD-BUILD-11")
def test_nobody_sees_whether_something_was_too_much(viewer: int | None) -> None:
    worlds: list[tuple[list[str], Story]] = [
        ([], ["pass"]),
        (["mg_inf@1"], ["pass"]),
        (["mg_inf@1", "rak_inf@1"], ["lose mg_inf@0"]),
        (["mg_inf@1", "rak_inf@1", "tank@3"], ["lose rak_inf@0"]),
    ]
    streams = []
    for orders, answer in worlds:
        field = base()
        field.produces(0, *orders)
        field.put("rak_inf", 1, "c3")
        watcher = Watcher(field, viewer)
        watcher.plays([*PASSED, "attack rak_inf.1 barracks.1", *answer, *PASSED * 3])
        streams.append(watcher.seen)
    assert streams[0] == streams[1] == streams[2] == streams[3]


@pytest.mark.parametrize("viewer", OTHERS)
@clause("DD-BUILD-11")
def test_nobody_sees_what_went_with_the_last_building(viewer: int | None) -> None:
    streams = []
    for orders in ([], ["tank@1"]):
        field = base()
        field.produces(0, *orders)
        field.put("rak_inf", 1, "f4")
        watcher = Watcher(field, viewer)
        watcher.plays([*PASSED, "attack rak_inf.1 factory.1", *PASSED * 3])
        streams.append(watcher.seen)
    assert streams[0] == streams[1]


@pytest.mark.parametrize(
    "viewer", [pytest.param(2, id="third"), pytest.param(None, id="spectator")]
)
@clause("DD-CAPTURE-08")
def test_third_parties_do_not_see_whether_something_passed(viewer: int | None) -> None:
    worlds: list[tuple[list[str], Story]] = [
        ([], ["pass"]),
        (["mg_inf@1"], ["pass"]),
        (["mg_inf@1", "rak_inf@1"], ["take mg_inf@0"]),
        (["mg_inf@1", "ing_inf@2"], ["take ing_inf@1"]),
    ]
    streams = []
    for orders, answer in worlds:
        field = base()
        field.produces(0, *orders)
        field.put("ing_inf", 1, "c3")
        watcher = Watcher(field, viewer)
        watcher.plays([*PASSED, "capture ing_inf.1 barracks.1", *answer, *PASSED * 3])
        streams.append(watcher.seen)
    assert streams[0] == streams[1] == streams[2] == streams[3]


@pytest.mark.parametrize(
    "viewer", [pytest.param(2, id="third"), pytest.param(None, id="spectator")]
)
@clause("DD-CAPTURE-07")
def test_third_parties_do_not_see_what_passed_with_the_last_building(viewer: int | None) -> None:
    streams = []
    for orders in ([], ["tank@1"]):
        field = base()
        field.produces(0, *orders)
        field.put("ing_inf", 1, "f3")
        watcher = Watcher(field, viewer)
        watcher.plays([*PASSED, "capture ing_inf.1 factory.1", *PASSED * 3])
        streams.append(watcher.seen)
    assert streams[0] == streams[1]


@clause("DD-CAPTURE-08")
def test_the_capturer_does_not_see_the_other_categories() -> None:
    streams = []
    for hidden in ([], ["tank@2"], ["powerplant@1"]):
        field = base()
        field.produces(0, "mg_inf@1", "rak_inf@1", *hidden)
        field.put("ing_inf", 1, "c3")
        watcher = Watcher(field, 1)
        watcher.plays([*PASSED, "capture ing_inf.1 barracks.1", "take mg_inf@0", *PASSED * 3])
        streams.append(watcher.seen)
    assert streams[0] == streams[1] == streams[2]


@clause("DD-CAPTURE-07")
def test_who_captures_without_effect_does_not_see_whether_something_is_in_production() -> None:
    streams = []
    for orders in ([], ["mg_inf@1"]):
        field = base()
        field.produces(0, *orders)
        field.put("ing_inf", 1, "c3")
        watcher = Watcher(field, 1)
        watcher.plays([*PASSED, "capture ing_inf.1 barracks.1", "pass", *PASSED * 3])
        streams.append(watcher.seen)
    assert streams[0] == streams[1]


@pytest.mark.parametrize(
    "viewer", [pytest.param(2, id="opponent"), pytest.param(None, id="spectator")]
)
@clause("DD-ROUND-09")
def test_what_partners_give_each_other_leaves_no_trace(viewer: int | None) -> None:
    teams = ((Faction.EFA, Faction.REDCAT), (Faction.EST,))
    streams = []
    for gifts in ([], ["give 1 5"], ["give 1 1", "give 1 19"]):
        field = Battlefield(PLAIN, 3, teams=teams, team_credits=True)
        watcher = Watcher(field, viewer)
        watcher.plays(["build", *gifts, "end-turn", *PASSED * 3])
        streams.append(watcher.seen)
    assert streams[0] == streams[1] == streams[2]


@clause("DD-ORDER-02")
def test_the_watcher_notices_a_difference() -> None:
    """Otherwise all of this would show nothing."""
    streams = []
    for orders in ([], ["order mg_inf"]):
        watcher = Watcher(base(), 0)
        watcher.plays(["build", *orders, "end-turn"])
        streams.append(watcher.seen)
    assert streams[0] != streams[1]


@pytest.mark.parametrize("open_credits", [True, False])
@clause("DD-FAQ-23")
def test_credits_are_hidden_unless_the_table_wants_them_open(open_credits: bool) -> None:
    options = read_options(GAME.options, {"open_credits": open_credits, "start": 1})
    state = GAME.setup(2, options, box())
    advance(GAME, state, Forced())
    for viewer in (1, None):
        seen = View(GAME, state, viewer).table.players[0].credits.value
        assert seen == (state.players[0].money() if open_credits else None)
    assert View(GAME, state, 0).table.players[0].credits.value == state.players[0].money()
