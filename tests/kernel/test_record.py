"""Records: fields with types, and what follows from them."""

from __future__ import annotations

from typing import ClassVar

import pytest

from starboard.kernel.agenda import State
from starboard.kernel.events import Event
from starboard.kernel.record import Fact, Record
from starboard.kernel.written import types_of


class Crate(Record):
    name: str
    weight: int = 1


class Sealed(Crate):
    seal: str = "wax"


class Hold(Record):
    limit: ClassVar[int] = 9
    crates: list[Crate]
    best: Crate | None = None
    by_deck: dict[str, Crate] | None = None

    def heaviest(self) -> int:
        return max(crate.weight for crate in self.crates)


class Label(Fact):
    text: str
    crate: str


class Loaded(Event):
    crate: str


class Ship(State):
    hold: Hold
    label: Label


def test_a_record_is_made_from_its_fields_in_order() -> None:
    assert Crate("ore", 4) == Crate(name="ore", weight=4)


def test_a_field_may_have_a_default() -> None:
    assert Crate("ore").weight == 1


def test_a_field_without_a_default_has_to_be_given() -> None:
    with pytest.raises(TypeError, match="name"):
        Crate()  # type: ignore[call-arg]


def test_inherited_fields_come_first() -> None:
    assert Sealed.field_names == ("name", "weight", "seal")
    assert Sealed("ore", 2, "lead").seal == "lead"


def test_an_event_has_its_clause_and_then_its_own_fields() -> None:
    assert Loaded("X-01", "ore").values() == ("X-01", "ore")


def test_class_constants_are_no_fields() -> None:
    assert Hold.field_names == ("crates", "best", "by_deck")


def test_records_of_different_kinds_are_never_equal() -> None:
    assert Crate("ore", 1) != Label("ore", "1")


def test_a_clone_shares_no_record_and_no_list_with_the_original() -> None:
    hold = Hold([Crate("ore")], Crate("gold"), {"low": Crate("tin")})
    copy = hold.clone()
    copy.crates[0].weight = 7
    copy.crates.append(Crate("silk"))
    assert copy.best is not None
    assert copy.by_deck is not None
    copy.best.weight = 8
    copy.by_deck["low"].weight = 9
    assert hold == Hold([Crate("ore")], Crate("gold"), {"low": Crate("tin")})


def test_a_clone_is_of_the_same_kind_even_without_a_clone_of_its_own() -> None:
    Crate("ore").clone()
    assert Sealed("ore", 2, "lead").clone() == Sealed("ore", 2, "lead")


def test_a_clone_of_a_state_shares_facts_and_has_an_agenda_of_its_own() -> None:
    ship = Ship(2, 1, Hold([]), Label("fragile", "ore"))
    ship.now = 12
    copy = ship.clone()
    assert (copy.seats, copy.now, copy.label is ship.label) == (2, 12, True)
    assert copy.agenda is not ship.agenda
    assert copy.current is copy.agenda


def test_types_are_known_once_every_class_exists() -> None:
    assert types_of(Hold) == {
        "crates": list[Crate],
        "best": Crate | None,
        "by_deck": dict[str, Crate] | None,
    }
