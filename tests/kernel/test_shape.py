"""What a game shows as a schema, from which the client's types are made."""

from __future__ import annotations

from enum import StrEnum
from typing import Any, Literal, NotRequired, TypedDict

import pytest

from starboard.kernel import Record
from starboard.kernel.shape import Shapes, shape_of
from starboard.testing.kit.shown import misfit
from tests.toys import bluff


class Colour(StrEnum):
    RED = "red"
    BLUE = "blue"


class Box(TypedDict):
    kind: Literal["box"]
    lid: NotRequired[bool]


class Shelf(Record):
    boxes: list[int]
    under: Shelf | None


@pytest.mark.parametrize(
    ("hint", "schema"),
    [
        pytest.param(int, {"type": "integer"}, id="number"),
        pytest.param(
            str | None, {"anyOf": [{"type": "string"}, {"type": "null"}]}, id="or nothing"
        ),
        pytest.param(Colour, {"enum": ["red", "blue"]}, id="one of a set"),
        pytest.param(list[bool], {"type": "array", "items": {"type": "boolean"}}, id="list"),
        pytest.param(
            dict[str, float],
            {"type": "object", "additionalProperties": {"type": "number"}},
            id="by name",
        ),
        pytest.param(
            tuple[int, str],
            {
                "type": "array",
                "items": [{"type": "integer"}, {"type": "string"}],
                "minItems": 2,
                "maxItems": 2,
            },
            id="pair",
        ),
        pytest.param(Any, {}, id="anything"),
    ],
)
def test_a_type_has_its_schema(hint: Any, schema: dict[str, Any]) -> None:
    assert Shapes().of(hint) == schema


def test_what_may_be_missing_is_not_required() -> None:
    shapes = Shapes()
    assert shapes.of(Box) == {"$ref": "#/$defs/Box"}
    assert shapes.named["Box"]["required"] == ["kind"]
    assert shapes.named["Box"]["properties"]["lid"] == {"type": "boolean"}


def test_a_record_may_contain_its_like() -> None:
    shapes = Shapes()
    shapes.of(Shelf)
    under = shapes.named["Shelf"]["properties"]["under"]
    assert under == {"anyOf": [{"$ref": "#/$defs/Shelf"}, {"type": "null"}]}


def test_every_event_of_a_game_is_there_with_its_fields() -> None:
    events = shape_of(bluff.GAME)["properties"]["events"]["properties"]
    assert set(events) == {"Drew", "Played"}
    assert set(events["Played"]["properties"]) == {"seat", "card"}


def test_what_tools_answer_is_there_by_their_names() -> None:
    shape = shape_of(bluff.GAME, {"odds": Box, "names": list[str]})
    tools = shape["properties"]["tools"]
    assert tools["properties"]["odds"] == {"$ref": "#/$defs/Box"}
    assert tools["required"] == ["odds", "names"]
    assert shape["$defs"]["Box"]["required"] == ["kind"]


@pytest.mark.parametrize(
    ("value", "fault"),
    [
        pytest.param({"kind": "box"}, "", id="fits"),
        pytest.param({"kind": "bag"}, "“kind”: 'bag' is none of ['box']", id="another word"),
        pytest.param({"lid": True}, "“kind” is missing", id="missing"),
        pytest.param({"kind": "box", "lid": 1}, "“lid”: 1 is no boolean", id="another kind"),
        pytest.param({"kind": "box", "key": 1}, "“key” is not declared", id="one too many"),
    ],
)
def test_what_does_not_fit_is_told(value: Any, fault: str) -> None:
    shapes = Shapes()
    assert misfit(shapes.named, shapes.of(Box), value) == fault
