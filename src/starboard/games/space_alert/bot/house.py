"""The crew bot: plans its row, keeps it up to date, tells the others, and agrees to end.

It sees only its view. Between two announcements it does one thing after the other: it draws, puts
its cards right, calls out what it does, passes a card that somebody asked for, and waits.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import Any, Final

from starboard.games.space_alert.bot.duties import fulfils, read_assignment
from starboard.games.space_alert.bot.outlook import (
    ACTIVATIONS,
    LETTERS,
    Outlook,
    places,
)
from starboard.games.space_alert.bot.planner import SAFE, Planner, Target
from starboard.games.space_alert.bot.purpose import PLAN, Purposes
from starboard.games.space_alert.box.plan import cards_of
from starboard.games.space_alert.cards import is_heroic
from starboard.games.space_alert.kinds import ABOARD, STATIONS, Action, Half
from starboard.games.space_alert.moves import (
    Deed,
    Draw,
    EndPhase,
    Give,
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
    WeNeed,
    Word,
)
from starboard.games.space_alert.round.laying import space_name
from starboard.games.space_alert.round.planning import Planning
from starboard.games.space_alert.state import Mission
from starboard.kernel import PASS, Move
from starboard.kernel.bot import Bot, Decision, Reason, Think
from starboard.kernel.loop import choice_of
from starboard.kernel.view import View

ANYTHING: Final = Reason("bot-anything")
DONE: Final = Reason("bot-all-done")
READY: Final = Reason("bot-ready")
DONE_WORD: Final = Say(Word.READY)
MINE: Final = Say(Word.MINE)
NO: Final = Say(Word.NO)
YES: Final = Say(Word.YES)
HELP: Final = Say(Word.HELP)


class House(Bot):
    """Plans with the others."""

    def __init__(self, planner: Planner | None = None) -> None:
        self.planner = Planner() if planner is None else planner
        self.purposes = Purposes()

    def choose(self, view: View[Any], moves: Sequence[Move], think: Think) -> Decision:
        state = view.table
        assert isinstance(state, Mission)
        if not isinstance(choice_of(state, think.seat), Planning):
            return between_missions(moves)
        for move, why in self.wishes(Outlook(state, think.seat)):
            if move in moves:
                return Decision(move, why)
        return Decision(PASS if PASS in moves else moves[0], DONE)

    def wishes(self, outlook: Outlook) -> Iterable[tuple[Move, Reason]]:
        """What it would like to do now, most urgent first."""
        table = outlook.table
        if not outlook.now:
            return [(Ready(), READY)]
        if table.hands[outlook.seat].draws:
            return [(Draw(), Reason("bot-draw"))]
        crew = outlook.seat
        target = self.planner.target(outlook, crew, outlook.hand(crew))
        talks = not table.solo and not table.outage
        answer = next_reply(outlook, target) or next_answer(outlook, target) if talks else None
        if answer is not None:  # whoever asked waits for it: it comes before everything else
            return [(answer, Reason("bot-no" if answer == NO else "bot-answer"))]
        put_right = next_laying(outlook, crew, target)
        if put_right is not None:
            return [(put_right, self.reason(outlook, target, crew, put_right))]
        if talks:
            said = self.words(outlook, target)
            if said:
                return said
        if outlook.settled or table.solo:
            return chain(self.android_moves(outlook), [(Ready(), READY)], untimed(outlook))
        return []

    def words(self, outlook: Outlook, target: Target) -> list[tuple[Move, Reason]]:
        """What it has to say or to give, one thing at a time; nothing if all is said."""
        crew = outlook.seat
        gift = next_gift(outlook, target)
        if gift is not None:
            return [(gift, Reason("bot-give"))]
        told = next_call(outlook, crew, target)
        if told is not None:
            why = self.purposes.of(outlook, target, crew, told.at - 1)
            return [(told, Reason("bot-tell") if why == PLAN else why)]
        need = next_need(outlook, self.planner.ideal(outlook)[crew])
        if need is not None:
            return [(need, Reason("bot-need"))]
        silent = outlook.settled or not outlook.has_turn
        if not silent and outlook.table.said[-1:] != [f"{crew} {DONE_WORD}"]:
            return [(DONE_WORD, Reason("bot-done"))]
        return [(HELP, Reason("bot-lost"))] if is_lost(outlook, target) else []

    def android_moves(self, outlook: Outlook) -> Iterator[tuple[Move, Reason]]:
        """A card to spare for each android that this seat looks after (SA-ANDROID-07).

        One after the other: what is laid for the first counts for those behind it.
        """
        for crew in outlook.androids:
            target = self.planner.target(outlook, crew, outlook.hand(crew))
            laying = next_laying(outlook, crew, target)
            if laying is not None:
                yield laying, self.reason(outlook, target, crew, laying)

    def reason(self, outlook: Outlook, target: Target, crew: int, move: Move) -> Reason:
        """Why a card is laid, turned, moved or taken back."""
        match move:
            case Lay(space=space) | TurnOver(space=space):
                turn = int(space.rpartition(".")[2]) - 1
                return self.purposes.of(outlook, target, crew, turn)
            case TakeBack() | Shift():
                return Reason("bot-takes-back")
        return PLAN


def untimed(outlook: Outlook) -> list[tuple[Move, Reason]]:
    """Without a clock, whoever is done ends the phase (SA-SOLO-09)."""
    return [] if outlook.table.timed else [(EndPhase(), READY)]


def spare(outlook: Outlook, target: Target) -> list[str]:
    """Plain cards of the hand that the own plan does not need."""
    found = [slot.name for slot in outlook.table.hands[outlook.seat].cards.slots]
    for card in target.cards:
        if card in found:
            found.remove(card)
    return [card for card in found if not is_heroic(card)]


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
        if not outlook.is_held(wanted):
            return fetch(outlook, crew, wanted)
        return Lay(wanted, name, half_of(wanted, target.row[turn]))
    return None


def fetch(outlook: Outlook, crew: int, card: str) -> Move | None:
    """A card comes back from a board that is planned later (SA-SOLO-07)."""
    for board in outlook.after(crew):
        laid = outlook.laid(board)
        if card in laid:
            return TakeBack(space_name(board, outlook.now[laid.index(card)] + 1))
    return None


def shift(crew: int, one: int, other: int, both: bool) -> Move:
    """A card moves; two cards change places in the order that the rules ask for."""
    first, second = (min(one, other), max(one, other)) if both else (one, other)
    return Shift(space_name(crew, first + 1), space_name(crew, second + 1))


def half_of(card: str, letter: str) -> Half:
    """The half of a card that shows a letter."""
    return Half.ACTIVATION if card[0] == letter else Half.MOVEMENT


# ------------------------------------------------------------------ call-outs


def next_call(outlook: Outlook, crew: int, target: Target) -> IDo | None:
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


def next_need(outlook: Outlook, ideal: str) -> Move | None:
    """The first action that everybody would expect here and that the hand has no card for."""
    wished = [Action(ideal[turn]) for turn in outlook.now]
    held = cards_of(wished, outlook.hand(outlook.seat))
    asked = [need.letter for need in outlook.needs if need.seat == outlook.seat]
    where = places(ideal)
    for turn, wish, card in zip(outlook.now, wished, held, strict=True):
        if card < 0 and wish.value in LETTERS and wish.value not in asked:
            return WeNeed(Deed(LETTERS[wish.value]), STATIONS[where[turn]])
    return None


def next_answer(outlook: Outlook, target: Target) -> Move | None:
    """Answer the last thing somebody asked for: this seat does it, or not."""
    line, need = next(reversed(outlook.asked.items()), (0, None))
    answers = {f"{outlook.seat} {MINE}", f"{outlook.seat} {NO}"}
    if need is None or need.seat == outlook.seat or answers & set(outlook.table.said[line:]):
        return None
    where = places(target.row)
    does = [(target.row[turn].lower(), where[turn]) for turn in outlook.now]
    return MINE if (need.letter, need.station) in does else NO


def next_reply(outlook: Outlook, target: Target) -> Move | None:
    """Say once to the captain whether this seat meets the threat that it was given last."""
    given = [
        (line, found[0])
        for line, found in enumerate(map(read_assignment, outlook.table.said))
        if found is not None and found[1] == outlook.seat
    ]
    if not given:
        return None
    line, card = given[-1]
    if {f"{outlook.seat} {YES}", f"{outlook.seat} {NO}"} & set(outlook.table.said[line:]):
        return None
    threat = next((each for each in outlook.state.threats if each.card.id == card), None)
    return YES if threat is not None and fulfils(target.row, outlook, threat) else NO


def is_lost(outlook: Outlook, target: Target) -> bool:
    """Whether no plan survives any more and nobody has been told in this phase."""
    if not target.rows or target.worth >= SAFE:
        return False
    told = outlook.table.said.count(f"{outlook.seat} {HELP}")
    return told < outlook.table.phase


def next_gift(outlook: Outlook, target: Target) -> Move | None:
    """A card to spare for somebody who asked for it, while data can be transferred."""
    table = outlook.table
    if not table.transfer or not table.hands[outlook.seat].may_give:
        return None
    lacking = {need.letter for need in outlook.needs if need.seat == outlook.seat}
    for need in reversed(outlook.needs):
        if need.letter in lacking:
            continue  # what somebody has asked for they do not pass on, so nothing goes to and fro
        fitting = sorted([card for card in spare(outlook, target) if card[0] == need.letter])
        if need.seat != outlook.seat and need.seat in table.present and fitting:
            return Give(fitting[0], f"seat.{need.seat}")
    return None
