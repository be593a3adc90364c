"""The treasure hunt with one deliberate fault each: answers, forms, ways."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from starboard.errors import Illegal
from starboard.kernel import (
    Act,
    Move,
    Seat,
    Text,
    Way,
)
from tests.toys import hunt

# ---------------------------------------------------------------------- answers


class Unsaid(hunt.Walked):
    """Looks as if nothing had been told."""


class SilentDay(hunt.Day):
    def report_nothing(self, state: hunt.Table) -> None:
        state.report(Unsaid("TOY-DIG-03", state.at))


class SilentNothing(hunt.Hunt):
    """Where nothing is found no event says that this is an answer."""

    day = SilentDay


class AgreementThatDoesNotEnd(hunt.Hunt):
    """All agree to end it, and nothing happens."""

    def agree(self, state: hunt.Table) -> None:
        state.days = 1


class FaultInALongGame(hunt.Hunt):
    """Breaks only in a mode that nobody gets without asking for it."""

    def invariants(self, state: hunt.Table) -> Iterable[str]:
        if state.days > 5:
            yield "the days are too long"


# ---------------------------------------------------------------------- forms


def in_plain_letters(
    day: PlainDay, state: hunt.Table, seat: Seat, move: hunt.Note
) -> Illegal | None:
    if not move.text.isascii():
        return Illegal("TOY-NOTE-01", "nothing-written")
    return hunt.cannot_note(day, state, seat, move)


class PlainDay(hunt.Day):
    acts = (
        *hunt.Day.acts[:2],
        Act(hunt.Note, hunt.note, hunt.notes, in_plain_letters),
        hunt.Day.acts[3],
    )


class FormThatWantsPlainLetters(hunt.Hunt):
    """Whoever writes umlauts is refused."""

    day = PlainDay


def begun(day: WordyDay, state: hunt.Table, seat: Seat) -> list[hunt.Note]:
    return [*hunt.notes(day, state, seat), hunt.Note("a", Text("found"))]


class WordyDay(hunt.Day):
    acts = (
        *hunt.Day.acts[:2],
        Act(hunt.Note, hunt.note, begun, hunt.cannot_note),
        hunt.Day.acts[3],
    )


class FormWithAText(hunt.Hunt):
    """Something is written in a form already."""

    day = WordyDay


class ForgetfulNote(hunt.Note):
    open: ClassVar[bool] = False


class TextThatIsNotOpen(hunt.Hunt):
    """A move has a text but does not say so."""

    move_types = (hunt.Go, hunt.Dig, ForgetfulNote, hunt.Rest, hunt.Bury)


class Headline(Move):
    verb: ClassVar[str] = "note"
    open: ClassVar[bool] = True
    text: Text
    about: str


class TextBeforeOtherWords(hunt.Hunt):
    """A text is not the last field."""

    move_types = (hunt.Go, hunt.Dig, Headline, hunt.Rest, hunt.Bury)


# ---------------------------------------------------------------------- ways


class WayThatIsTooLong(hunt.Hunt):
    """Goes on where no steps are left."""

    def ways(self, state: hunt.Table, seat: Seat, thing: str) -> list[Way]:
        return [Way(("d",), (hunt.Go("d"), hunt.Go("c")) * 4)] if thing == "c" == state.at else []


class WayToElsewhere(hunt.Hunt):
    """Says another place than it leads to."""

    def ways(self, state: hunt.Table, seat: Seat, thing: str) -> list[Way]:
        return [Way(("a",), way.moves) for way in super().ways(state, seat, thing)]


class WayBeyondNews(hunt.Hunt):
    """Digs on the way, and then wants to go on."""

    def ways(self, state: hunt.Table, seat: Seat, thing: str) -> list[Way]:
        found = super().ways(state, seat, thing)
        if state.at in state.dug:
            return []
        return [Way(way.touches, (hunt.Dig(), way.moves[0])) for way in found if len(way.moves) < 2]


class WayThatKnows(hunt.Hunt):
    """Leads only to where the treasure is."""

    def ways(self, state: hunt.Table, seat: Seat, thing: str) -> list[Way]:
        found = super().ways(state, seat, thing)
        return [way for way in found if [*way.touches] == state.treasures[-1].names]
