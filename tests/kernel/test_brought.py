"""What seats bring along, what only its owner knows, and what is sealed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

import starboard
from starboard import BadInput, Match
from starboard.cli.options import read_settings
from starboard.kernel import (
    EVERYONE,
    NOBODY,
    UNKNOWN,
    OwnPile,
    OwnZone,
    Pile,
    Record,
    Sealed,
    Seeded,
    Slot,
    Zone,
    only,
)
from starboard.kernel.codec import Reader, dumps, plain
from starboard.kernel.files import read_lines
from starboard.kernel.log import Setup
from starboard.kernel.options import OWN
from starboard.kernel.veil import hiding_fields, veil
from starboard.kernel.view import imagine_state, learned
from tests.toys import smugglers

SILK = "silk silk silk silk silk silk"
SALT = "salt salt salt salt salt salt"


@pytest.fixture
def match() -> Match[Any]:
    """Seat 1 has brought nothing but silk; everybody has sealed a stake."""
    match = starboard.new("smugglers", seats=2, seed=3, brought={1: {"cargo": SILK}})
    match.play(0, "seal 1")
    match.play(1, "seal 3")
    return match


# ---------------------------------------------------------------------- own zones and piles


def test_the_owner_is_told_the_list_and_others_the_number(match: Match[Any]) -> None:
    assert match.view(1).pools["cargo:1"] == ["silk"] * 6
    for viewer in (0, None):
        assert match.view(viewer).pools["cargo:1"] == [UNKNOWN] * 6
    unseen = match.view(0).pools["cargo:0"] + match.state.smugglers[0].hold.names()
    assert sorted(unseen) == sorted(smugglers.USUAL)


def test_the_names_of_an_own_pile_are_nowhere_in_the_view_of_another(match: Match[Any]) -> None:
    match.play(0, match.moves(0)[0])
    assert b"silk" in dumps(match.view(1).table.smugglers[1])  # it has drawn one
    for viewer in (0, None):
        assert b"silk" not in dumps(match.view(viewer).table.smugglers[1])
        assert b"silk" not in dumps(match.view(viewer).pools["cargo:1"])


def test_what_is_not_listed_is_left_to_the_game(match: Match[Any]) -> None:
    dealt = [imagine_state(match.view(0), Seeded(str(seed))) for seed in range(12)]
    cargos = {tuple(state.smugglers[1].cargo.names()) for state in dealt}
    assert len(cargos) > 6
    assert all(UNKNOWN not in cargo and len(cargo) == 6 for cargo in cargos)
    assert imagine_state(match.view(1), Seeded("x")).smugglers[1].cargo.names() == ["silk"] * 6


def test_a_good_shown_to_one_seat_stays_known_to_it(match: Match[Any]) -> None:
    match.state.smugglers[1].cargo.look(1, Seeded("look"), only(0))
    shown = match.view(0).table.smugglers[1].cargo
    assert [slot.name for slot in shown.top] == ["silk"]
    assert match.view(0).pools["cargo:1"] == [UNKNOWN] * 5


def test_a_thing_that_changes_places_with_another_is_learned(match: Match[Any]) -> None:
    before = match.state.clone()
    bag = match.state.smugglers[1].cargo.bag
    bag[bag.index("silk")] = "salt"  # a silk was laid open, a salt put in: as many as before
    assert match.view(0).pools["cargo:1"] == [UNKNOWN] * 6
    assert learned(before, match.state, 0)


def test_an_own_zone_makes_others_of_its_kind() -> None:
    hand = OwnZone("cards", [Slot("ace", NOBODY)], only(2))
    apart = hand.beside([hand.take("ace")])
    assert (type(apart), apart.pool, apart.names(), apart.lists_to(2)) == (
        OwnZone,
        "cards",
        ["ace"],
        True,
    )
    assert not apart.lists_to(0)
    assert not apart.lists_to(None)
    assert type(Zone("cards", []).beside([])) is Zone


def test_several_seats_may_know_a_list() -> None:
    pile = OwnPile("cards", [], ["ace"], [], owners=only(0) | only(2))
    assert [pile.lists_to(seat) for seat in (0, 1, 2, None)] == [True, False, True, False]


@pytest.mark.parametrize("kind", [Zone, Pile])
def test_other_zones_and_piles_are_written_as_ever(kind: type[Record]) -> None:
    told = {"pool": "cards", "slots": []} if kind is Zone else {
        "pool": "cards", "top": [], "bag": [], "bottom": [], "known": 0,
    }  # fmt: skip
    assert plain(kind(*told.values())) == told


# ---------------------------------------------------------------------- sealed


def test_who_may_not_know_a_sealed_thing_sees_nothing(match: Match[Any]) -> None:
    assert match.view(1).table.smugglers[1].stake.value == smugglers.Stake(3, 0)
    for viewer in (0, None):
        assert match.view(viewer).table.smugglers[1].stake == Sealed(None, only(1))
        assert match.view(viewer).table.smugglers[1].luck.value is None


def test_a_sealed_thing_that_is_opened_is_learned(match: Match[Any]) -> None:
    before = match.state.clone()
    assert match.state.smugglers[1].stake.reveal() == smugglers.Stake(3, 0)
    assert match.view(None).table.smugglers[1].stake.value == smugglers.Stake(3, 0)
    assert learned(before, match.state, 0)
    assert not learned(before, match.state, 1)


def test_a_clone_has_a_sealed_record_of_its_own(match: Match[Any]) -> None:
    copy = match.state.clone()
    copy.smugglers[1].stake.value.number = 1
    assert match.state.smugglers[1].stake.value.number == 3


def test_a_state_with_own_piles_and_sealed_things_is_read_as_it_was_written(
    match: Match[Any],
) -> None:
    game = smugglers.GAME
    match.state.smugglers[0].stake = Sealed(None, only(0))
    told = msgspec.json.decode(dumps(match.state))
    read = Reader(game.content(None)).read(smugglers.Table, told)
    assert dumps(read) == dumps(match.state)
    assert read.smugglers == match.state.smugglers
    assert [type(read.smugglers[1].cargo), type(read.smugglers[1].hold)] == [OwnPile, OwnZone]


def test_hash_and_bytes_tell_two_sealed_numbers_apart(match: Match[Any]) -> None:
    before = match.hash
    match.state.smugglers[1].luck.value = 2
    assert match.hash != before


class Hold(Record):
    goods: Zone


class Ship(Record):
    hold: Sealed[Hold]


def test_a_sealed_record_has_no_hidden_places_of_its_own() -> None:
    with pytest.raises(TypeError, match="cannot hold hidden places"):
        hiding_fields(Ship)


def test_veiling_leaves_the_true_state_alone(match: Match[Any]) -> None:
    before = dumps(match.state)
    veil(match.state, 0)
    assert dumps(match.state) == before
    assert match.state.smugglers[1].stake.seen != EVERYONE


# ---------------------------------------------------------------------- private options


def test_what_seats_bring_stands_in_the_setup(match: Match[Any]) -> None:
    assert match.setup.brings() == {1: {"cargo": SILK}}
    assert match.setup.options == {}
    assert match.state.smugglers[1].cargo.names() == ["silk"] * 6


def test_a_setup_without_anything_brought_is_written_as_ever() -> None:
    setup = Setup(game="bluff", rules=1, seats=2, options={}, seed="7")
    assert msgspec.json.encode(setup) == (
        b'{"format":"starboard","version":1,"game":"bluff","rules":1,"seats":2,'
        b'"options":{},"seed":"7","cards":null}'
    )
    assert msgspec.json.decode(msgspec.json.encode(setup), type=Setup).brings() == {}
    none = starboard.new("smugglers", seats=2, brought={0: {"cargo": "  "}, 1: {}})
    assert b"brought" not in msgspec.json.encode(none.setup)


def test_a_match_with_something_brought_is_saved_and_read(
    match: Match[Any], tmp_path: Path
) -> None:
    match.save(tmp_path / "match.jsonl")
    again = starboard.load(tmp_path / "match.jsonl")
    again.verify()
    assert again.setup == match.setup
    assert again.hash == match.hash


def test_what_a_file_says_was_brought_is_checked(match: Match[Any], tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    match.save(path)
    path.write_bytes(path.read_bytes().replace(b"silk silk silk", b"gold gold gold", 1))
    setup, _ = read_lines(path)
    assert setup.brings()[1]["cargo"].startswith("gold")
    with pytest.raises(BadInput, match=r"^seat 1: cargo: unknown; .*\(TOY-CARGO-01\)$"):
        starboard.load(path)


def test_others_are_told_only_what_is_well_known() -> None:
    (option,) = smugglers.GAME.options
    assert option.told("usual") == "usual"
    assert option.told(SILK) == option.told(SALT) == OWN


REFUSED = [
    pytest.param({1: {"cargo": "gold " * 6}}, r"^seat 1: cargo: unknown; there are: ", id="good"),
    pytest.param({1: {"cargo": "salt"}}, r"^seat 1: cargo: at most 6 words, not 1 \(TOY", id="few"),
    pytest.param({1: {"crates": SALT}}, r"^seat 1: option crates: cannot be brought", id="unknown"),
    pytest.param({1: {"cargo": 6}}, r"^seat 1: option cargo: must be a text, not 6$", id="number"),
    pytest.param(
        {1: {"cargo": "x" * 100_000}},
        r"^seat 1: option cargo: at most 60 letters, not 100000: x{59}…$",
        id="long",
    ),
    pytest.param({1: {"cargo": "salt\x00"}}, r"^seat 1: option cargo: must have only", id="odd"),
    pytest.param({2: {"cargo": SALT}}, r"^brought: there is no seat 2 at this table$", id="seat"),
    pytest.param({"x": {"cargo": SALT}}, r"^brought: there is no seat 'x' at this", id="no-seat"),
    pytest.param({1: "salt"}, r"^brought: must have the form", id="form"),
]  # fmt: skip


@pytest.mark.parametrize(("brought", "why"), REFUSED)
def test_what_cannot_be_brought_is_refused_in_one_sentence(brought: Any, why: str) -> None:
    with pytest.raises(BadInput, match=why) as found:
        starboard.new("smugglers", seats=2, brought=brought)
    assert "\n" not in str(found.value)


def test_nothing_can_be_brought_where_a_game_knows_no_such_option() -> None:
    with pytest.raises(BadInput, match=r"option deck: cannot be brought along; .*bring: nothing$"):
        starboard.new("bluff", brought={0: {"deck": "x"}})


def test_what_seats_bring_is_no_option_of_the_table() -> None:
    why = r"^option cargo: is not set for the table; every seat brings its own$"
    with pytest.raises(BadInput, match=why):
        starboard.new("smugglers", options={"cargo": SALT})
    with pytest.raises(BadInput, match=why):
        read_settings(smugglers.GAME.options, [f"cargo={SALT}"])
