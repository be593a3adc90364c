"""What counts as learned: a secret opened where it lies, and an answer that opens nothing."""

from __future__ import annotations

import pytest

import starboard
from starboard import Match
from starboard.kernel import EVERYONE, Secret, State, only
from starboard.kernel.view import learned
from tests.toys import hunt


class Drawers(State):
    """Secrets by name, and some in a row."""

    named: dict[str, Secret]
    row: list[Secret]


def secret(*seats: int) -> Secret:
    seen = 0
    for seat in seats:
        seen |= only(seat)
    return Secret(["x"], seen)


def open_to_all() -> Secret:
    return Secret(["x"], EVERYONE)


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        pytest.param({"a": secret(1)}, {"a": secret(1)}, False, id="nothing happens"),
        pytest.param({"a": secret(1)}, {"a": open_to_all()}, True, id="opened"),
        pytest.param(
            {"a": secret(1)}, {"a": open_to_all(), "b": secret(1)}, True, id="opened, one appears"
        ),
        pytest.param(
            {"b": secret(1)}, {"a": open_to_all(), "b": secret(1)}, False, id="an open one appears"
        ),
        pytest.param({"a": secret(1)}, {"b": secret(1)}, False, id="carried elsewhere"),
        pytest.param({"a": secret(1)}, {}, True, id="gone"),
        pytest.param({"a": secret(0)}, {"a": open_to_all()}, False, id="known already"),
    ],
)
def test_a_secret_is_learned_where_it_lies(
    before: dict[str, Secret], after: dict[str, Secret], told: bool
) -> None:
    assert learned(Drawers(2, 1, before, []), Drawers(2, 1, after, []), 0) is told


def test_a_row_is_compared_place_by_place() -> None:
    before = Drawers(2, 1, {}, [secret(1), secret(1)])
    after = Drawers(2, 1, {}, [open_to_all(), secret(1), secret(1)])
    assert learned(before, after, 0)
    assert not learned(before, after, 1)


# ---------------------------------------------------------------------- answers


def buried_at(place: str) -> Match[hunt.Table]:
    match: Match[hunt.Table] = starboard.new("hunt", seed=1)
    match.play(hunt.KEEPER, f"bury {place}")
    return match


def test_a_walk_can_be_taken_back_freely() -> None:
    match = buried_at("a")
    match.play(0, "go b")
    match.undo(0)
    assert match.state.at == "c"


@pytest.mark.parametrize("place", ["a", "c"], ids=["nothing here", "found"])
def test_an_answer_cannot_be_taken_back_freely_whatever_it_is(place: str) -> None:
    match = buried_at(place)
    match.play(0, "dig")
    with pytest.raises(starboard.NeedsConsent) as asked:
        match.undo(0)
    assert asked.value.why == "learned"


def test_an_answer_before_the_last_move_stays_in_the_way() -> None:
    match = buried_at("a")
    match.play(0, "dig")
    match.play(0, "go b")
    match.undo(0)  # the walk behind it is free
    with pytest.raises(starboard.NeedsConsent):
        match.undo(0)


def test_a_negative_answer_cuts_several_moves_played_as_one() -> None:
    match = buried_at("a")
    match.play(0, ["go b", "dig", "go a"])
    assert match.log[-1].moves == ("go b", "dig")
    assert match.state.at == "b"


@pytest.mark.parametrize("place", ["a", "c"])
def test_a_preview_does_not_answer(place: str) -> None:
    preview = buried_at(place).preview(0, "dig")
    assert (preview.events, preview.complete) == ((), False)
