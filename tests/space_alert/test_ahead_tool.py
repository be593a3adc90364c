"""The ship while a plan is typed: ghosts walk as far as the rows go."""

from __future__ import annotations

from typing import cast

import pytest

from starboard.errors import BadInput
from starboard.games.space_alert.box.ahead_tool import Ghosts, Sketch, ahead


def told(**wants: str) -> Ghosts:
    return cast(Ghosts, ahead(Sketch(**wants), "en").facts)


def test_everybody_walks_as_far_as_their_row_goes() -> None:
    first, second = told(rows="<^a.>")["ahead"]
    assert [turn["station"] for turn in first["turns"]][:4] == [
        "upper_red",
        "lower_red",
        "lower_red",
        "lower_red",
    ]
    assert second["turns"][0]["station"] == "upper_blue"
    assert [turn["fires"] for turn in first["turns"]][:4] == [False, False, True, False]


def test_a_shot_meets_the_threat_that_is_known_to_be_there() -> None:
    found = told(rows="-a", tracks="T1T1T1T1", threats="E1-07.1w,E9-99.2r,I1-03.2r")
    hits = found["ahead"][0]["turns"][1]["hits"]
    assert [hit["card"] for hit in hits] == ["E1-07"]
    threats = [each["card"] for each in found["ship"].values() if each["kind"] == "threat"]
    assert threats == ["E1-07"]


def test_what_is_no_row_is_refused() -> None:
    for rows in ("z", "a" * 13, "a.a.a.a.a.a"):
        with pytest.raises(BadInput):
            told(rows=rows)
