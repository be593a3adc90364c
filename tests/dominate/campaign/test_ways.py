"""Ways in missions: they go on where nothing follows, stop where something does, tell nothing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from starboard.errors import NeedsConsent
from starboard.games.dominate import GAME
from starboard.kernel.match import Match
from starboard.kernel.registry import start
from starboard.testing import clause
from tests.dominate.campaign.operation import PL1, PL2, at, mission_file, trigger

TANK = "tank.1"
TRAP = trigger("trap", {"entered": {"figure": {"of": "PL1"}, "field": "mine"}},
               {"destroy": {"figure": {"id": "it"}}})  # fmt: skip
COUNT = trigger("count", {"entered": {"figure": {"of": "PL1"}, "field": "mine"}},
                {"set_flag": "passed"})  # fmt: skip


def match_of(folder: Path, *triggers: object) -> Match[Any]:
    """A mission with a field on which something may happen, read by both."""
    told = mission_file(triggers=list(triggers), fields={"mine": [at("c3")]})
    (folder / "small.yaml").write_text(yaml.safe_dump(told))
    match = start(GAME, seed=1, options={"own": "small"}, cards=[folder])
    for seat in (PL1, PL2):
        match.play(seat, "ready")
    return match


def ways(match: Match[Any]) -> dict[str, list[str]]:
    return {way.touches[1]: [str(move) for move in way.moves] for way in match.ways(PL1, TANK)}


@clause("DD-TRIGGER-02")
def test_a_way_leads_over_several_fields_whatever_the_book_hides(tmp_path: Path) -> None:
    plain = ways(match_of(tmp_path))
    assert plain["d3"] == [f"step {TANK} c3", f"step {TANK} d3"]
    assert ways(match_of(tmp_path, TRAP)) == plain


@clause("DD-TRIGGER-02")
def test_whoever_walks_into_something_stops_there(tmp_path: Path) -> None:
    match = match_of(tmp_path, TRAP)
    match.play(PL1, ways(match)["d3"])
    assert match.played[-1].moves == (f"step {TANK} c3",)
    assert TANK not in match.state.figures


@clause("DD-TRIGGER-02")
@pytest.mark.parametrize("triggers", [(), (COUNT,)], ids=["nothing", "secretly counted"])
def test_where_nothing_can_be_seen_to_follow_the_way_goes_on(
    tmp_path: Path, triggers: tuple[object, ...]
) -> None:
    match = match_of(tmp_path, *triggers)
    match.play(PL1, ways(match)["d3"])
    assert match.state.figures[TANK].field == "d3"


@clause("DD-TRIGGER-02")
def test_no_field_is_tried_for_nothing(tmp_path: Path) -> None:
    match = match_of(tmp_path)
    match.play(PL1, f"step {TANK} c3")
    with pytest.raises(NeedsConsent) as refused:
        match.undo(PL1)
    assert refused.value.why == "learned"
