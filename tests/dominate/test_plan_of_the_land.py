"""What the game master sees of tiles that still lie in the fog, and nobody else (DD-CAMP-05)."""

from __future__ import annotations

from starboard.games.dominate import GAME
from starboard.games.dominate.content import box
from starboard.games.dominate.face.missions import mission_things
from starboard.games.dominate.state import Table
from starboard.kernel.loop import advance
from starboard.kernel.options import read_options
from starboard.kernel.play import Quick
from starboard.kernel.view import veil
from starboard.testing import clause


def begun() -> Table:
    options = read_options(GAME.options, {"scenario": "x1_training_ground"})
    state: Table = GAME.setup(2, options, box())
    advance(GAME, state, Quick(1))
    return state


def planned(state: Table, seat: int | None) -> dict[str, list[str]]:
    """The fields of the plan that a seat is shown, with what is written there."""
    seen, _ = veil(state, seat)
    things = mission_things(seen, seat)
    return {
        name: [mark["en"] for mark in thing["marks"]]
        for name, thing in things.items()
        if thing["kind"] == "planned"
    }


@clause("DD-CAMP-05")
def test_the_game_master_sees_who_waits_in_the_fog() -> None:
    state = begun()
    assert state.mission is not None
    plan = planned(state, state.mission.pl2)
    assert plan["k4"] == ["Depot"]
    assert plan["j5"] == ["MG Tower"]
    assert plan["i3"] == ["Boar"]
    assert "e5" not in plan  # it is laid


@clause("DD-CAMP-05")
def test_nobody_else_sees_the_plan() -> None:
    state = begun()
    assert state.mission is not None
    assert planned(state, state.mission.pl1) == {}
    assert planned(state, None) == {}
