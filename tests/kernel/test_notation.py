"""A line that leaves words out: filled in where only one move begins like that."""

from __future__ import annotations

from typing import ClassVar

import pytest

import starboard
from starboard.errors import BadInput, Illegal
from starboard.kernel import Act, Chance, Choice, Move, Seat, Seats
from starboard.kernel.log import LogEntry, Setup
from starboard.kernel.match import Match, begin
from tests.kernel.mini import Mini, Name, Notes
from tests.toys import hunt


class Fire(Move):
    verb: ClassVar[str] = "fire"
    weapon: str
    target: str
    barrel: int


def shots(aim: Aim, state: Notes, seat: Seat) -> list[Fire]:
    return [Fire(*shot.split()[:2], int(shot.split()[2])) for shot in aim.shots]


def is_jammed(aim: Aim, state: Notes, seat: Seat, move: Fire) -> Illegal | None:
    return Illegal("MINI-04", "jammed") if str(move) in aim.jammed else None


def fire(aim: Aim, state: Notes, seat: Seat, move: Fire, chance: Chance) -> None:
    state.said.append(str(move))


class Aim(Choice[Notes]):
    """Fire one of some shots, but for those that are jammed."""

    acts: ClassVar[tuple[Act, ...]] = (Act(Fire, fire, shots, is_jammed),)
    seat: int
    shots: tuple[str, ...]
    jammed: tuple[str, ...] = ()

    def must(self, state: Notes) -> Seats:
        return (self.seat,)


class Battery(Mini):
    move_types: ClassVar[tuple[type[Move], ...]] = (Fire, Name)


SHOTS = ("laser a 0", "twin a 0", "twin a 1", "twin b 0", "gun a 0")


def aiming(*jammed: str, shots: tuple[str, ...] = SHOTS) -> Match[Notes]:
    """Seat 0 is about to fire."""
    setup = Setup(game="mini", rules=3, seats=2, options={}, seed="aim")
    return begin(Battery(Aim(0, shots, jammed)), setup)


@pytest.mark.parametrize(
    ("line", "jammed", "whole"),
    [
        pytest.param("fire laser a 0", (), "fire laser a 0", id="nothing left out"),
        pytest.param("fire laser a", (), "fire laser a 0", id="one word left out"),
        pytest.param("  fire   laser ", (), "fire laser a 0", id="two words left out"),
        pytest.param("fire twin b", (), "fire twin b 0", id="one of several targets"),
        pytest.param("fire twin a", ("fire twin a 0",), "fire twin a 1", id="one legal"),
        pytest.param(
            "fire", tuple(f"fire {shot}" for shot in SHOTS[1:]), "fire laser a 0", id="the verb"
        ),
    ],
)
def test_what_a_line_leaves_out_is_filled_in_where_there_is_no_choice(
    line: str, jammed: tuple[str, ...], whole: str
) -> None:
    match = aiming(*jammed)
    assert str(match.read(0, line)) == whole
    match.play(0, line)
    assert match.state.said == [whole]
    assert match.log[-1].moves == (whole,)


@pytest.mark.parametrize(
    ("line", "words"),
    [
        pytest.param(
            "fire twin a", "could be several moves: fire twin a 0, fire twin a 1$", id="two"
        ),
        pytest.param("fire t", "must have the form “fire WEAPON TARGET BARREL”", id="half a word"),
        pytest.param("fire bow a", "must have the form “fire WEAPON TARGET BARREL”", id="none"),
        pytest.param("fire twin a 0 1", "must have the form", id="too many words"),
        pytest.param("aim twin", "“aim” is no move of this game", id="no verb"),
    ],
)
def test_a_line_that_leaves_a_choice_open_is_refused_and_says_between_what(
    line: str, words: str
) -> None:
    match = aiming()
    before = match.hash
    with pytest.raises(BadInput, match=words):
        match.play(0, line)
    assert (match.hash, match.log) == (before, [])


def test_only_the_first_of_many_moves_are_named() -> None:
    match = aiming(shots=tuple(f"twin a {barrel}" for barrel in range(9)))
    with pytest.raises(BadInput, match=r"fire twin a 0, (fire twin a \d, ){4}…$"):
        match.play(0, "fire twin")


def test_a_short_line_for_what_is_not_legal_names_the_rule() -> None:
    match = aiming("fire laser a 0")
    with pytest.raises(Illegal) as refused:
        match.play(0, "fire laser")
    assert (refused.value.clause, refused.value.message) == ("MINI-04", "jammed")
    assert match.explain(0, "fire laser") == (refused.value,)


def test_nothing_is_filled_in_for_a_seat_that_is_not_asked() -> None:
    with pytest.raises(BadInput, match="must have the form"):
        aiming().play(1, "fire laser")


def test_a_stored_line_leaves_nothing_out() -> None:
    with pytest.raises(BadInput, match="must have the form"):
        aiming().follow(LogEntry(n=1, seat=0, kind="move", moves=("fire laser",)))


def test_a_text_of_somebody_s_own_is_never_filled_in() -> None:
    match = starboard.new("hunt", seed=1)
    match.play(hunt.KEEPER, "bury a")
    assert "note b" in [str(move).removesuffix(" -") for move in match.moves(0)]
    with pytest.raises(BadInput, match="must have the form “note ABOUT TEXT”"):
        match.play(0, "note b")
