"""Finished figures come onto the board (DD-PLACE)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from starboard.errors import Illegal
from starboard.games.dominate.activation import begin, finish
from starboard.games.dominate.events import Placed
from starboard.games.dominate.harvesting import HARVESTER, unload_field
from starboard.games.dominate.kinds import Class, Direction
from starboard.games.dominate.losses import destroy
from starboard.games.dominate.moves import Harvester, Place
from starboard.games.dominate.ordering import PLACING, stage_over
from starboard.games.dominate.overrun import drive_over
from starboard.games.dominate.pieces import in_play, left, put, unit_at
from starboard.games.dominate.printed import Sheet
from starboard.games.dominate.settling import EndMovement
from starboard.games.dominate.sites import (
    building_ground,
    doors_of,
    why_no_ground,
    why_no_place,
    why_no_stop,
)
from starboard.games.dominate.slot import finished, take_out
from starboard.games.dominate.state import READY, Figure, Table
from starboard.games.dominate.strike_token import settle_token
from starboard.kernel import Act, Chance, Choice, Seat, Seats, Step

FACING: Final = {"refinery": "DD-HARV-06", "factory": "DD-PLACE-16"}
"""What has sides, and the clause that says what they are for."""
SIDES: Final = tuple([side.value for side in Direction])


# ------------------------------------------------------------------------- the move


def placings(choice: Choice[Table], state: Table, seat: Seat) -> Iterator[Place]:
    """Every finished figure, wherever its kind might appear."""
    for type in finished(state, seat):
        sheet = state.box.sheet(type)
        for field in candidates(state, seat, sheet):
            for side in sides_of(type):
                yield Place(type, field, side)


def candidates(state: Table, seat: int, sheet: Sheet) -> list[str]:
    """The fields to be thought of, whatever stands there."""
    if sheet.cls is Class.BUILDING:
        return list(building_ground(state, seat))
    return doors_of(state, seat, sheet)


def sides_of(type: str) -> tuple[str, ...]:
    """The sides that a figure may be turned to; most have none."""
    return SIDES if type in FACING else ("",)


def placing_refused(choice: Choice[Table], state: Table, seat: Seat, move: Place) -> Illegal | None:
    """A figure on READY, in the first stage (DD-PLACE-01, DD-BUILD-01)."""
    if stage_over(state, seat, PLACING):
        return Illegal("DD-BUILD-01", "placing-is-over")
    if move.type not in finished(state, seat):
        return Illegal("DD-PLACE-01", "not-finished", type=move.type)
    if move.facing not in sides_of(move.type):
        clause = FACING.get(move.type, "DD-PLACE-01")
        return Illegal(clause, "wrong-side", type=move.type)
    return why_no_place(state, seat, state.box.sheet(move.type), move.field)


def legal_placings(choice: Choice[Table], state: Table, seat: Seat) -> Iterator[Place]:
    """The same, each field looked at once."""
    if stage_over(state, seat, PLACING):
        return
    for type in finished(state, seat):
        sheet = state.box.sheet(type)
        for field in candidates(state, seat, sheet):
            if is_free(state, seat, sheet, field):
                for side in sides_of(type):
                    yield Place(type, field, side)


def is_free(state: Table, seat: int, sheet: Sheet, field: str) -> bool:
    """Whether a finished figure can be placed on one of its candidates."""
    if sheet.cls is Class.BUILDING:
        return why_no_ground(state, field) is None
    return why_no_stop(state, seat, sheet, field) is None


def take_placing(
    choice: Choice[Table], state: Table, seat: Seat, move: Place, chance: Chance
) -> None:
    """It may serve for the next one at once (DD-PLACE-11)."""
    take_out(state, seat, f"{move.type}@{READY}")
    figure = appear(state, seat, move.type, move.field, move.facing)
    if move.type == "refinery" and offer_stands(state, figure):
        state.push(OfferHarvester(seat, figure.id))  # DD-PLACE-13
    elif move.type == "uplink":  # DD-UPLINK-01
        settle_token(state, seat)  # DD-UPLINK-01


PLACE = Act(Place, take_placing, placings, placing_refused, legal_placings)


# ------------------------------------------------------------------------- appearing


def appear(state: Table, seat: int, type: str, field: str, facing: str = "") -> Figure:
    """A figure stands on the board, loaded if it is an aircraft (DD-PLACE-21)."""
    other = unit_at(state, field)
    figure = put(state, state.box.sheet(type), seat, field)
    figure.facing = facing or figure.facing  # DD-HARV-06, DD-PLACE-16
    state.report(Placed("DD-PLACE-01", seat, figure.id, field))
    if other is not None:
        come_down_on(state, figure, other)  # DD-PLACE-18
    return figure


def come_down_on(state: Table, figure: Figure, other: Figure) -> None:
    """Infantry under a vehicle is lost; an enemy's may answer first (DD-PLACE-14, 18).

    Its owner is asked by everybody's agenda; the build phase waits for that.
    """
    if not state.hostile(figure.owner, other.owner):
        destroy(state, other, figure.owner, "DD-PLACE-18", figure.id)
        return
    begin(state, figure)
    drive_over(state, figure, other)
    state.agenda.push(EndMovement(), PutDown())


class PutDown(Step[Table]):
    """The vehicle stands, or is lost; the build phase goes on."""

    def run(self, state: Table, chance: Chance) -> None:
        finish(state)


# ------------------------------------------------------------------------- the harvester


def offer_stands(state: Table, refinery: Figure) -> bool:
    """Whether a harvester might come with a refinery, by what everybody sees (DD-PLACE-13).

    One in production is nobody's business, so it does not count here.
    """
    field, sheet = unload_field(refinery), state.box.sheet(HARVESTER)
    if in_play(state, refinery.colour, HARVESTER) >= sheet.per_faction:
        return False
    return why_no_stop(state, refinery.owner, sheet, field) is None


def answers(choice: OfferHarvester, state: Table, seat: Seat) -> tuple[Harvester, ...]:
    return Harvester(True), Harvester(False)


def answer_refused(
    choice: OfferHarvester, state: Table, seat: Seat, move: Harvester
) -> Illegal | None:
    if move.take and left(state, seat, HARVESTER) <= 0:
        return Illegal("DD-PLACE-04", "none-left", type=HARVESTER)
    return None


def take_answer(
    choice: OfferHarvester, state: Table, seat: Seat, move: Harvester, chance: Chance
) -> None:
    """Free, from the supply, on the unload field (DD-PLACE-13)."""
    if move.take:
        appear(state, seat, HARVESTER, unload_field(state.figures[choice.refinery]))


class OfferHarvester(Choice[Table]):
    """The harvester of a new refinery, now or never (DD-PLACE-13)."""

    acts: ClassVar[tuple[Act, ...]] = (Act(Harvester, take_answer, answers, answer_refused),)

    seat: int
    refinery: str

    def must(self, state: Table) -> Seats:
        return (self.seat,)

    def question(self, state: Table) -> dict[str, str | int]:
        return {"figure": self.refinery}
