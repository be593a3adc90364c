"""The kernel's loop: run steps until somebody has to choose, or the game is over."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from starboard.errors import Endless, Illegal
from starboard.kernel.agenda import Agenda, Entry, State, Step, Together
from starboard.kernel.chance import Chance, NeedsChance
from starboard.kernel.choice import Aside, Choice
from starboard.kernel.forms import with_samples
from starboard.kernel.moves import Move
from starboard.kernel.seats import CLOCK, Seat, Seats

if TYPE_CHECKING:
    from starboard.kernel.game import Game

MOST_STEPS: Final = 5_000
"""Steps between two decisions; the longest move of our games needs about a hundred."""
MOST_EVENTS: Final = 5_000
"""What may happen between two decisions."""
MOST_ENTRIES: Final = 5_000
"""What may lie on one agenda."""


def advance(game: Game[Any], state: State, chance: Chance) -> None:
    """Work the agenda off until it waits for a seat or the game has an outcome."""
    done, events = 0, len(state.events)
    agenda = state.agenda
    stack = agenda.stack
    while stack and state.outcome is None:
        top = stack[-1]
        if isinstance(top, Step):
            run(game, state, agenda, top, chance)
        elif not work(game, state, agenda, chance):
            return
        done += 1
        keep_to_budget(agenda, done, len(state.events) - events)
    state.finish(game.run_out(state) if state.outcome is None else state.outcome)


def steps(game: Game[Any], state: State, chance: Chance) -> Iterator[Entry]:
    """The same one by one, for whoever wants to look: gives each entry before it happens.

    It stops where a seat is waited for, and where nothing is left to do.
    """
    agenda = state.agenda
    stack = agenda.stack
    while stack and state.outcome is None:
        top = stack[-1]
        yield top
        if isinstance(top, Step):
            run(game, state, agenda, top, chance)
        elif not work(game, state, agenda, chance):
            return


def work(game: Game[Any], state: State, agenda: Agenda, chance: Chance) -> bool:
    """Do what lies on top of an agenda; says whether there is more to do without asking anyone."""
    top = agenda.stack[-1]
    if isinstance(top, Choice):
        return put(game, state, agenda, top, chance)
    if isinstance(top, Step):
        run(game, state, agenda, top, chance)
        return True
    assert isinstance(top, Together)
    return work_strands(game, state, top, chance)


def put(game: Game[Any], state: State, agenda: Agenda, choice: Choice[Any], chance: Chance) -> bool:
    """Put the choice on top to its seats; says whether it has gone without asking anyone."""
    must = choice.must(state)
    if not must and (agenda is state.agenda or not choice.may(state)):
        agenda.stack.pop()
        return True
    if choice.obvious and agenda is state.agenda and len(must) == 1 and must[0] != CLOCK:
        moves = choice.moves(state, must[0])
        only = len(moves) == 1 and not moves[0].open
        if only and not may_act(game, state) and not asides_at(game, state, must[0], choice):
            answer(game, state, agenda, must[0], moves[0], chance)
            return True
    if not agenda.waiting:
        agenda.asked += 1
        agenda.waiting = True
    return False


def run(game: Game[Any], state: State, agenda: Agenda, step: Step[Any], chance: Chance) -> None:
    """Run the step on top; where chance is missing nothing has happened and it can run again."""
    stack = agenda.stack
    stack.pop()
    agenda.waiting = False
    state.current = agenda
    if state.memo:
        state.memo = {}
    height, below = len(stack), len(state.agenda.stack)
    try:
        step.run(state, chance)
    except NeedsChance:
        state.agenda.cut(below)
        agenda.cut(height)
        stack.append(step)
        raise
    if len(state.events) > state.settled:
        settle(game, state)


def keep_to_budget(agenda: Agenda, steps: int, events: int) -> None:
    """Rules that do not come to an end by themselves end here."""
    if steps > MOST_STEPS or events > MOST_EVENTS or len(agenda.stack) > MOST_ENTRIES:
        raise Endless(MOST_STEPS)


def work_strands(game: Game[Any], state: State, entry: Together, chance: Chance) -> bool:
    """Work off every strand until each waits; the entry leaves when no seat is waited for."""
    agenda = state.agenda
    done, events = 0, len(state.events)
    for seat in list(entry.strands):
        strand = entry.strands[seat]
        while strand.stack and work(game, state, strand, chance):
            done += 1
            keep_to_budget(strand, done, len(state.events) - events)
            if not agenda.stack or agenda.stack[-1] is not entry:
                return True  # the strand has ended the whole affair, or something goes before it
    if not to_act(state):
        agenda.stack.pop()
        return True
    if not agenda.waiting:
        agenda.asked += 1
        agenda.waiting = True
    return False


def settle(game: Game[Any], state: State) -> None:
    """Let the game answer events with triggers and state-based rules before anything continues."""
    fresh = state.events[state.settled :]
    if fresh:
        state.settled = len(state.events)
        game.settle(state, fresh)


def answer(
    game: Game[Any], state: State, agenda: Agenda, seat: Seat, move: Move, chance: Chance
) -> None:
    """Take the choice off its agenda and carry the move out."""
    choice = agenda.stack.pop()
    assert isinstance(choice, Choice)
    agenda.waiting = False
    state.current = agenda
    state.memo = {}
    height = len(agenda.stack)
    try:
        choice.take(state, seat, move, chance)
    except NeedsChance:
        agenda.cut(height)
        agenda.stack.append(choice)
        raise
    settle(game, state)


def act(game: Game[Any], state: State, seat: Seat, move: Move, chance: Chance) -> None:
    """Carry out a legal move of a seat, then everything that follows without a decision."""
    agenda = agenda_of(state, seat)
    if isinstance(move, Aside):
        state.current = agenda
        state.memo = {}
        move.take(state, seat, chance)
        settle(game, state)
    else:
        answer(game, state, agenda, seat, move, chance)
    advance(game, state, chance)


def agenda_of(state: State, seat: Seat) -> Agenda:
    """The agenda on which this seat acts: its strand, or the main one."""
    if state.agenda.stack:
        top = state.agenda.stack[-1]
        if isinstance(top, Together):
            return top.strands.get(seat, state.agenda)
    return state.agenda


def choice_of(state: State, seat: Seat) -> Choice[Any] | None:
    """The open choice that concerns this seat, if there is one."""
    stack = state.agenda.stack
    if not stack:
        return None
    top = stack[-1]
    if isinstance(top, Choice):
        return top
    own = agenda_of(state, seat).top
    return own if isinstance(own, Choice) else None


def open_choices(state: State) -> list[tuple[Seat, Choice[Any]]]:
    """Every open choice: the one on top, or those of the strands with their seats."""
    if not state.agenda.stack:
        return []
    top = state.agenda.stack[-1]
    if isinstance(top, Choice):
        return [(CLOCK, top)]
    assert isinstance(top, Together)
    found: list[tuple[Seat, Choice[Any]]] = []
    for seat, strand in top.strands.items():
        if strand.stack:
            choice = strand.stack[-1]
            assert isinstance(choice, Choice)
            found.append((seat, choice))
    return found


def to_act(state: State) -> Seats:
    """The seats the game waits for; nobody exactly when it is over."""
    stack = state.agenda.stack
    if stack and isinstance(stack[-1], Choice):
        return stack[-1].must(state)
    return tuple(seat for _, choice in open_choices(state) for seat in choice.must(state))


def may_act(game: Game[Any], state: State) -> Seats:
    """The seats that may act without being waited for."""
    waited = to_act(state)
    found: list[Seat] = []
    for _, choice in open_choices(state):
        found.extend(choice.may(state))
    for seat in range(state.seats):
        if seat not in found and seat not in waited and asides(game, state, seat):
            found.append(seat)
    return tuple(sorted(found))


def asides(game: Game[Any], state: State, seat: Seat) -> list[Aside[Any]]:
    """The asides this seat may take now."""
    choice = choice_of(state, seat)
    return [] if choice is None else asides_at(game, state, seat, choice)


def asides_at(game: Game[Any], state: State, seat: Seat, choice: Choice[Any]) -> list[Aside[Any]]:
    """The asides this seat may take while a choice is open."""
    if not admits_asides(choice, state, seat):
        return []
    return game.legal_asides(state, seat, choice.admits)


def admits_asides(choice: Choice[Any], state: State, seat: Seat) -> bool:
    """Whether a seat may do something aside while a choice is open."""
    return bool(choice.admits) and 0 <= seat < state.seats and choice.admits_from(state, seat)


def conceivable(game: Game[Any], state: State, seat: Seat) -> list[Move]:
    """Every move and aside this seat might think of now, legal or not, in a fixed order."""
    choice = choice_of(state, seat)
    if choice is None:
        return []
    moves: list[Move] = []
    if seat in choice.must(state) or seat in choice.may(state):
        moves = choice.offers(state, seat)
    if admits_asides(choice, state, seat):
        moves = [
            *moves,
            *[move for move in game.asides(state, seat) if isinstance(move, choice.admits)],
        ]
    return moves


def legal_moves(game: Game[Any], state: State, seat: Seat) -> list[Move]:
    """Every legal small move of a seat, asides included, in a fixed order."""
    choice = choice_of(state, seat)
    if choice is None:
        return []
    moves: list[Move] = []
    if seat in choice.must(state) or seat in choice.may(state):
        moves = choice.moves(state, seat)
    if choice.admits:
        moves = [*moves, *asides_at(game, state, seat, choice)]
    return moves


def playable_moves(game: Game[Any], state: State, seat: Seat) -> list[Move]:
    """Every legal move with sample texts instead of forms: what a bot can choose from."""
    return with_samples(legal_moves(game, state, seat))


def why_not(game: Game[Any], state: State, seat: Seat, move: Move) -> Illegal | None:
    """Why a move is not legal now, with its clause; nothing if it is."""
    choice = choice_of(state, seat)
    if choice is None:
        return Illegal(game.timing, "nothing-to-decide")
    if isinstance(move, Aside):
        if not isinstance(move, choice.admits) or not admits_asides(choice, state, seat):
            return Illegal(game.timing, "not-now")
        return move.reason(state, seat)
    if seat not in choice.must(state) and seat not in choice.may(state):
        return Illegal(game.timing, "not-your-decision")
    if choice.act_of(move) is None:
        return Illegal(game.timing, "not-now")
    return choice.reason(state, seat, move)
