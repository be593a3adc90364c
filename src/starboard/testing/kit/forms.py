"""Forms: any text can be written into them, and nothing that is no text."""

from __future__ import annotations

from starboard.errors import BadInput
from starboard.kernel.codec import dumps
from starboard.kernel.forms import LONGEST, Text, filled, text_of
from starboard.kernel.loop import why_not
from starboard.kernel.moves import Move
from starboard.kernel.notation import parse
from starboard.kernel.seats import Seat
from starboard.kernel.written import types_of
from starboard.testing.kit.spot import TEXTS, Spot, Subject

CHECK = "forms"
NO_TEXTS = ("x" * (LONGEST + 1), "one\ntwo", "\x00", "\u202eright to left")
"""What nobody may write."""


def check_kinds(subject: Subject) -> None:
    """A text is the last field of a move, and only of one that says it is open."""
    for kind in subject.game.move_types:
        hints = list(types_of(kind).values())
        if Text in hints[:-1]:
            subject.fail(CHECK, f"the text of “{kind.verb}” is not its last field")
        if kind.open is not (hints[-1:] == [Text]):
            subject.fail(CHECK, f"“{kind.verb}” is open and has no text, or the other way round")


def check_form(spot: Spot, seat: Seat, form: Move) -> None:
    """It is listed empty, takes every text, reads it back exactly, and refuses what is none."""
    if text_of(form):
        spot.fail(CHECK, f"“{form}” of seat {seat} is listed with a text, not as a form")
    for text in (*TEXTS, *form.samples):
        move = filled(form, text)
        refused = why_not(spot.game, spot.state, seat, move)
        if refused is not None:
            spot.fail(CHECK, f"“{form}” of seat {seat} is refused with {text!r}: {refused}")
        if not str(move).isascii() or parse(str(move), spot.game.move_types) != move:
            spot.fail(CHECK, f"“{move}” of seat {seat} is not read back")
        if text in move.touches:
            spot.fail(CHECK, f"“{move}” of seat {seat} takes its text for a thing")
    for text in NO_TEXTS:
        check_refused(spot, seat, filled(form, text))


def check_refused(spot: Spot, seat: Seat, move: Move) -> None:
    """Neither as a move nor as notation; and nothing has changed."""
    before = dumps(spot.state), len(spot.match.log)
    for told in (move, str(move)):
        try:
            spot.match.play(seat, told)
        except BadInput:
            continue
        spot.fail(CHECK, f"“{type(move).verb}” of seat {seat} takes {text_of(move)[:20]!r}")
    if (dumps(spot.state), len(spot.match.log)) != before:
        spot.fail(CHECK, f"“{type(move).verb}” of seat {seat} was refused but changed something")
