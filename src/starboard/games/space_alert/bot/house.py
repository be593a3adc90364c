"""The crew bot: plans its row, keeps it up to date, tells the others, and agrees to end.

It sees only its view. Between two announcements it does one thing after the other: it draws, puts
its cards right, calls out what it does, passes a card that somebody asked for, and waits.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from starboard.games.space_alert.bot.outlook import (
    ACTIVATIONS,
    LETTERS,
    Outlook,
    places,
)
from starboard.games.space_alert.bot.planner import Planner, Target
from starboard.games.space_alert.kinds import ABOARD, STATIONS, Half
from starboard.games.space_alert.laying import space_name
from starboard.games.space_alert.moves import (
    Deed,
    Draw,
    GoOn,
    IDo,
    Lay,
    Propose,
    Ready,
    Repair,
    Say,
    Shade,
    Shift,
    TakeBack,
    TurnOver,
    Word,
)
from starboard.games.space_alert.planning import Planning
from starboard.games.space_alert.state import Mission
from starboard.kernel import PASS, Move
from starboard.kernel.bot import Bot, Decision, Reason, Think
from starboard.kernel.loop import choice_of
from starboard.kernel.view import View

ANYTHING: Final = Reason("why-anything")
DONE: Final = Reason("why-all-done")
DONE_WORD: Final = Say(Word.READY)


class House(Bot):
    """Plans with the others."""

    def __init__(self) -> None:
        self.planner = Planner()

    def choose(self, view: View[Any], moves: Sequence[Move], think: Think) -> Decision:
        state = view.table
        assert isinstance(state, Mission)
        if not isinstance(choice_of(state, think.seat), Planning):
            return between_missions(moves)
        for move, why in self.wishes(Outlook(state, think.seat)):
            if move in moves:
                return Decision(move, why)
        return Decision(PASS if PASS in moves else moves[0], DONE)

    def wishes(self, outlook: Outlook) -> list[tuple[Move, Reason]]:
        """What it would like to do now, most urgent first."""
        if not outlook.now:
            return [(Ready(), Reason("why-ready"))]
        if outlook.table.hands[outlook.seat].draws:
            return [(Draw(), Reason("why-draw"))]
        crew = outlook.seat
        target = self.planner.target(outlook, crew, outlook.hand(crew))
        put_right = next_laying(outlook, crew, target)
        if put_right is not None:
            return [(put_right, Reason("why-plan"))]
        told = next_call(outlook, crew, target)
        if told is not None:
            return [(told, Reason("why-tell"))]
        if outlook.settled:
            return [(Ready(), Reason("why-ready"))]
        if outlook.has_turn and outlook.table.said[-1:] != [f"{crew} {DONE_WORD}"]:
            return [(DONE_WORD, Reason("why-done"))]
        return []


def between_missions(moves: Sequence[Move]) -> Decision:
    """Repair what can be repaired, go on, and take the easy threats."""
    for move in moves:
        if isinstance(move, (Repair, GoOn)) or move == Propose(Shade.WHITE, Shade.WHITE):
            return Decision(move, ANYTHING)
    return Decision(PASS if PASS in moves else moves[0], ANYTHING)


# ------------------------------------------------------------------ cards


def next_laying(outlook: Outlook, crew: int, target: Target) -> Move | None:
    """The next move that makes a board look as it should; nothing if it does."""
    laid = outlook.laid(crew)
    for number, turn in enumerate(outlook.now):
        name = space_name(crew, turn + 1)
        wanted = target.cards[number]
        if laid[number] == wanted:
            if wanted and outlook.seen(crew, turn) != target.row[turn]:
                return TurnOver(name)
            continue
        elsewhere = [
            other
            for other in range(len(laid))
            if wanted and laid[other] == wanted and target.cards[other] != wanted
        ]
        if elsewhere:
            return shift(crew, outlook.now[elsewhere[0]], turn, bool(laid[number]))
        if laid[number]:
            return TakeBack(name)
        return Lay(wanted, name, half_of(wanted, target.row[turn]))
    return None


def shift(crew: int, one: int, other: int, both: bool) -> Move:
    """A card moves; two cards change places in the order that the rules ask for."""
    first, second = (min(one, other), max(one, other)) if both else (one, other)
    return Shift(space_name(crew, first + 1), space_name(crew, second + 1))


def half_of(card: str, letter: str) -> Half:
    """The half of a card that shows a letter."""
    return Half.ACTIVATION if card[0] == letter else Half.MOVEMENT


# ------------------------------------------------------------------ call-outs


def next_call(outlook: Outlook, crew: int, target: Target) -> Move | None:
    """What the others do not know yet about this phase."""
    said = outlook.called(crew)
    where = places(target.row)
    for turn in outlook.now:
        letter = target.row[turn].lower()
        if target.row[turn] not in ACTIVATIONS or where[turn] >= ABOARD:
            continue
        known = said.get(turn)
        if known is not None and (known.letter, known.station) == (letter, where[turn]):
            continue
        return IDo(Deed(LETTERS[letter]), STATIONS[where[turn]], turn + 1)
    return None
