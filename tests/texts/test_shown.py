"""`starboard games GAME --shown`: the fields of things and facts, for those who write bots."""

from __future__ import annotations

import random
from typing import Any, Literal, NotRequired, TypedDict

import pytest

import starboard
from starboard import installed
from starboard.cli import main
from starboard.kernel.match import Match
from starboard.kernel.registry import game_named
from starboard.text.shown import Kind, Shown, shown_by, shown_lines, told_type
from tests.bots import situations

TYPED = [game for game in sorted(installed.entries()) if shown_by(game_named(game)).things]
"""Games that declare what they show; the others are told so."""


def test_games_that_have_declared_what_they_show_still_do() -> None:
    assert {"flagship", "space_alert"} <= set(TYPED)


def positions(game: str) -> list[Match[Any]]:
    """Matches after a few and after many random moves."""
    found = []
    for seed in range(2):
        match, dice = starboard.new(game, seed=seed), random.Random(seed)
        for number in range(160):
            if match.over:
                break
            seat = match.to_act[0]
            match.play(seat, dice.choice(match.moves(seat)))
            if number % 40 == 0:
                found.append(match.clone())
        found.append(match)
    return found


def fits(told: object, kinds: tuple[Kind, ...]) -> bool:
    """Whether one of the kinds has all the fields of something, and nothing it needs is missing."""
    assert isinstance(told, dict)
    return any(
        set(told) <= {field.name for field in kind.fields}
        and {field.name for field in kind.fields if not field.optional} <= set(told)
        for kind in kinds
    )


@pytest.mark.parametrize("game", TYPED)
def test_every_thing_and_every_seat_has_the_fields_that_are_told(game: str) -> None:
    shown = shown_by(starboard.new(game).game)
    seen = 0
    for match in positions(game):
        for seat in (None, *range(match.state.seats)):
            view = match.view(seat)
            assert all(fits(facts, shown.facts) for facts in view.seats)
            strange = [key for key in view.things if not fits(view.things[key], shown.things)]
            assert strange == []
            seen += len(view.things)
    assert seen > 200


@pytest.mark.parametrize("game", TYPED)
def test_every_kind_of_thing_has_a_sentence(game: str) -> None:
    shown = shown_by(starboard.new(game).game)
    kinds = (*shown.things, *shown.facts, *shown.inside)
    assert len(kinds) > 4
    assert [kind.name for kind in kinds if not kind.about] == []


def test_fields_are_told_with_their_type_and_what_stands_beside_them() -> None:
    lines = list(shown_lines(shown_by(starboard.new("flagship").game)))
    assert "ItemThing: An item on the field or in a hangar." in lines
    assert '  zone        "field" | "hangar"' in lines
    assert "  face_down   bool; Destroyed." in lines
    assert "  slots       dict[str, int]; may be missing; How many slots of each kind" in [
        line.partition(" a unit")[0] for line in lines
    ]
    assert "Facts: The public numbers of a player." in lines


def test_a_record_inside_a_record_is_told_too() -> None:
    shown = shown_by(starboard.new("space_alert").game)
    assert [kind.name for kind in shown.inside] == [
        "TurnAhead",
        "HitAhead",
        "Penalties",
        "Penalized",
        "Risk",
    ]
    score = next(kind for kind in shown.things if kind.name == "ScoreThing")
    assert {field.name: field.type for field in score.fields}["penalties"] == "Penalties"


class Place(TypedDict):
    """Somewhere."""

    at: tuple[int, int]


class Base(TypedDict):
    """What all have."""

    kind: Literal["a"]
    """Which."""


class Thing(Base):
    """One."""

    many: list[Place]
    maybe: NotRequired[str | None]


class Loose(Thing, total=False):
    """One that need not be there in full."""

    odd: int


def test_inherited_fields_keep_their_notes() -> None:
    found = Kind.of(Thing)
    assert [field.name for field in found.fields] == ["kind", "many", "maybe"]
    assert [field.note for field in found.fields] == ["Which.", "", ""]
    assert [field.optional for field in found.fields] == [False, False, True]
    loose = Kind.of(Loose).fields
    assert [(field.name, field.optional) for field in loose[2:]] == [("maybe", True), ("odd", True)]
    assert loose[0].note == "Which."


@pytest.mark.parametrize(
    ("hint", "said"),
    [
        (int, "int"),
        (dict[str, list[int]], "dict[str, list[int]]"),
        (Literal["a", "b"], '"a" | "b"'),
        (tuple[int, ...], "tuple[int, …]"),
        (str | None, "str | None"),
        (list[Place], "list[Place]"),
        (Any, "Any"),
    ],
    ids=str,
)
def test_types_are_told_as_they_are_written(hint: object, said: str) -> None:
    assert told_type(hint) == said


def test_a_game_without_types_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert situations.TOYS
    assert shown_by(starboard.new("harvest").game) == Shown((), (), ())
    assert main(["--lang", "en", "games", "harvest", "--shown"]) == 0
    said = "harvest declares no types of what it shows; look at view.things and view.seats.\n"
    assert capsys.readouterr().out == said


def test_the_command_needs_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "games", "--shown"]) == 2
    assert capsys.readouterr().err.startswith("starboard: GAME is missing")
    assert main(["--lang", "en", "games", "chess", "--shown"]) == 2


def test_one_game_may_be_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "games", "space-alert"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 1
    assert lines[0].startswith("space_alert")
