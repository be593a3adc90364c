"""Cards on action boards: what may be laid, taken back, turned and moved, and where (SA-PLAN)."""

from __future__ import annotations

from typing import Final

from starboard.errors import Illegal
from starboard.games.space_alert.cards import HALVES, is_heroic, other_half
from starboard.games.space_alert.kinds import Half
from starboard.games.space_alert.moves import Lay, Shift, TakeBack, TurnOver
from starboard.games.space_alert.phases import PHASES, TURNS, phase_of
from starboard.games.space_alert.round.events import (
    CardLaid,
    CardsShifted,
    CardTakenBack,
    CardTurned,
)
from starboard.games.space_alert.state import Mission, table_of
from starboard.games.space_alert.table import Space, Table
from starboard.kernel import EVERYONE, Act, Chance, Choice, Move, Seat, Slot, only

NAMES: Final = [[f"space.{crew}.{turn}" for turn in range(TURNS + 1)] for crew in range(5)]
PLACES: Final = {
    NAMES[crew][turn]: (crew, turn) for crew in range(5) for turn in range(1, TURNS + 1)
}
"""The crew member and the turn of each space."""


def space_name(crew: int, turn: int) -> str:
    """The id of a space of an action board."""
    return NAMES[crew][turn]


def is_over(table: Table) -> bool:
    """Whether the action round has ended."""
    return table.phase > table.phases


def space_at(state: Mission, name: str) -> Space:
    """The space with that id."""
    crew, turn = PLACES[name]
    return table_of(state).boards[crew].spaces[turn - 1]


def open_boards(state: Mission, seat: int) -> list[int]:
    """The crew members this person may plan for: their own and the androids (SA-ANDROID-07)."""
    return [crew for crew, member in enumerate(state.crew) if crew == seat or member.android]


def open_turns(state: Mission, seat: int) -> tuple[int, ...]:
    """The turns of the phase this person is planning (SA-PLAN-04, 05)."""
    table = table_of(state)
    phase = table.hands[seat].phase
    return PHASES[phase - 1] if phase <= table.phases else ()


def closed(state: Mission, seat: int, name: str) -> Illegal | None:
    """Why a person may not touch a space, whatever lies there."""
    table = table_of(state)
    if name not in PLACES or PLACES[name][0] >= len(state.crew):
        return Illegal("SA-PLAN-05", "no-such-space", space=name)
    crew, turn = PLACES[name]
    if crew != seat and not state.crew[crew].android:
        return Illegal("SA-PLAN-05", "not-your-board")
    phase = phase_of(turn) + 1
    if phase < table.phase:
        return Illegal("SA-ANN-14", "phase-was-ended", phase=phase)
    if phase < table.hands[seat].phase:
        return Illegal("SA-PLAN-15", "phase-is-over", phase=phase)
    if phase > min(table.hands[seat].phase, table.phases):
        return Illegal("SA-PLAN-16", "phase-is-to-come", phase=phase)
    return None


def fixed(state: Mission, seat: int, name: str) -> Illegal | None:
    """Why a person may not change what lies on a space."""
    refused = closed(state, seat, name)
    if refused is not None:
        return refused
    if not space_at(state, name).card.slots:
        return Illegal("SA-PLAN-10", "space-is-empty")
    if state.crew[PLACES[name][0]].android and not table_of(state).solo:
        return Illegal("SA-ANDROID-08", "android-card-stays")  # SA-SOLO-07
    return None


def hand_cards(state: Mission, seat: int) -> list[str]:
    """The different cards of a hand, sorted."""
    return sorted({slot.name for slot in table_of(state).hands[seat].cards.slots})


def all_spaces(state: Mission) -> list[str]:
    """Every space of every action board."""
    return [name for crew in range(len(state.crew)) for name in NAMES[crew][1:]]


# ------------------------------------------------------------------ laying


def lays(planning: Choice[Mission], state: Mission, seat: Seat) -> list[Lay]:
    """Every card on every free space, and one card on all others, whose refusal can be told."""
    cards = hand_cards(state, seat)
    found = [
        move
        for crew in open_boards(state, seat)
        for turn in open_turns(state, seat)
        if not table_of(state).boards[crew].spaces[turn - 1].card.slots
        for move in lays_on(NAMES[crew][turn], cards_for(state, crew, cards))
    ]
    found += [Lay(card, name, Half.ACTIVATION) for name in all_spaces(state) for card in cards[:1]]
    return list(dict.fromkeys(found))


def cards_for(state: Mission, crew: int, cards: list[str]) -> list[str]:
    """What may be laid on a board out of a hand: heroic cards stay (SA-ANDROID-09, 11)."""
    android = state.crew[crew].android
    here = [card for card in cards if not (android and is_heroic(card))]
    heroic = table_of(state).boards[crew].heroic.slots
    return here + [slot.name for slot in heroic if slot.seen == EVERYONE]


def lays_on(space: str, cards: list[str]) -> list[Lay]:
    """Each of these cards on a space, either way round (SA-PLAN-07)."""
    return [Lay(card, space, half) for card in cards for half in HALVES]


def cannot_lay(planning: Choice[Mission], state: Mission, seat: Seat, move: Lay) -> Illegal | None:
    """Why a card cannot be laid there."""
    refused = closed(state, seat, move.space)
    if refused is not None:
        return refused
    if space_at(state, move.space).card.slots:
        return Illegal("SA-PLAN-06", "space-is-taken")
    crew = PLACES[move.space][0]
    if table_of(state).boards[crew].heroic.has(move.card):
        return None  # SA-ANDROID-11, SA-SOLO-06
    if not table_of(state).hands[seat].cards.has(move.card):
        return Illegal("SA-PLAN-05", "card-not-in-hand")
    if is_heroic(move.card) and state.crew[crew].android:
        return Illegal("SA-ANDROID-09", "heroic-card-stays")
    return None


def lay(planning: Choice[Mission], state: Mission, seat: Seat, move: Lay, chance: Chance) -> None:
    """The card goes from the hand to the board, face down (SA-PLAN-05, SA-ANDROID-07)."""
    table = table_of(state)
    crew = PLACES[move.space][0]
    hand = table.hands[seat].cards
    own = table.boards[crew].heroic
    slot = own.take(move.card) if own.has(move.card) else hand.take(move.card)
    openly = state.crew[crew].android
    slot.seen = EVERYONE if openly else only(seat)
    if not table.solo:  # SA-ANN-09, SA-SOLO-04
        forget(hand.slots, seat)
    space = space_at(state, move.space)
    space.card.add(slot)
    space.half = move.half  # SA-PLAN-07
    clause = "SA-ANDROID-07" if openly else "SA-PLAN-05"
    state.report(CardLaid(clause, seat, move.space, move.half.value, move.card, openly))
    state.push(planning)


def forget(slots: list[Slot], seat: int) -> None:
    """Whoever gave a card no longer knows whether it is still in the hand."""
    for slot in slots:
        slot.seen = only(seat)


# ------------------------------------------------------------------ changing what lies there


def take_backs(planning: Choice[Mission], state: Mission, seat: Seat) -> list[TakeBack]:
    """From every space."""
    return [TakeBack(name) for name in all_spaces(state)]


def cannot_take_back(
    planning: Choice[Mission], state: Mission, seat: Seat, move: TakeBack
) -> Illegal | None:
    """Why a card stays where it lies."""
    return fixed(state, seat, move.space)


def take_back(
    planning: Choice[Mission], state: Mission, seat: Seat, move: TakeBack, chance: Chance
) -> None:
    """Back to the hand, an android's heroic card beside its board (SA-PLAN-11, SA-SOLO-06, 07)."""
    table = table_of(state)
    crew = PLACES[move.space][0]
    slot = space_at(state, move.space).card.slots.pop()
    openly = state.crew[crew].android
    if is_heroic(slot.name) and openly:
        table.boards[crew].heroic.add(slot)
    else:
        table.hands[seat].cards.add(slot)
    state.report(CardTakenBack("SA-PLAN-11", seat, move.space, slot.name, openly))
    state.push(planning)


def turn_overs(planning: Choice[Mission], state: Mission, seat: Seat) -> list[TurnOver]:
    """On every space."""
    return [TurnOver(name) for name in all_spaces(state)]


def cannot_turn_over(
    planning: Choice[Mission], state: Mission, seat: Seat, move: TurnOver
) -> Illegal | None:
    """Why a card stays as it lies."""
    return fixed(state, seat, move.space)


def turn_over(
    planning: Choice[Mission], state: Mission, seat: Seat, move: TurnOver, chance: Chance
) -> None:
    """The other half is on top now (SA-PLAN-11)."""
    space = space_at(state, move.space)
    space.half = other_half(space.half)
    state.report(CardTurned("SA-PLAN-11", seat, move.space, space.half.value))
    state.push(planning)


def shifts(planning: Choice[Mission], state: Mission, seat: Seat) -> list[Shift]:
    """Every card that may be moved, to every space of its board that is planned now."""
    turns = open_turns(state, seat)
    return [
        move
        for crew in open_boards(state, seat)
        if may_change(state, crew)
        for turn in turns
        if table_of(state).boards[crew].spaces[turn - 1].card.slots
        for move in shifts_from(state, crew, turn, turns)
    ]


def may_change(state: Mission, crew: int) -> bool:
    """Whether what lies on a board can still be changed (SA-ANDROID-08, SA-SOLO-07)."""
    return not state.crew[crew].android or table_of(state).solo


def shifts_from(state: Mission, crew: int, turn: int, turns: tuple[int, ...]) -> list[Shift]:
    """Where a card can go: a swap is told once, from the first of its spaces."""
    spaces, names = table_of(state).boards[crew].spaces, NAMES[crew]
    return [
        Shift(names[turn], names[there])
        for there in turns
        if there > turn or (there < turn and not spaces[there - 1].card.slots)
    ]


def cannot_shift(
    planning: Choice[Mission], state: Mission, seat: Seat, move: Shift
) -> Illegal | None:
    """Why a card cannot move there."""
    refused = fixed(state, seat, move.space) or closed(state, seat, move.other)
    if refused is not None:
        return refused
    (crew, turn), (other, there) = PLACES[move.space], PLACES[move.other]
    if crew != other or turn == there:
        return Illegal("SA-PLAN-11", "shift-on-one-board")
    if there < turn and space_at(state, move.other).card.slots:
        return Illegal("SA-PLAN-11", "same-swap")  # the same as from there to here
    return None


def shift(
    planning: Choice[Mission], state: Mission, seat: Seat, move: Shift, chance: Chance
) -> None:
    """A card moves, or two cards change places (SA-PLAN-11)."""
    one, other = space_at(state, move.space), space_at(state, move.other)
    one.card, other.card = other.card, one.card
    one.half, other.half = other.half, one.half
    state.report(CardsShifted("SA-PLAN-11", seat, move.space, move.other))
    state.push(planning)


LAYING: Final = (
    Act(Lay, lay, lays, cannot_lay),
    Act(TakeBack, take_back, take_backs, cannot_take_back),
    Act(TurnOver, turn_over, turn_overs, cannot_turn_over),
    Act(Shift, shift, shifts, cannot_shift),
)
"""What is done with cards on boards."""


def layings(state: Mission, seat: Seat) -> list[Move]:
    """Every legal move with cards on boards, board by board and space by space."""
    found: list[Move] = []
    cards, turns = hand_cards(state, seat), open_turns(state, seat)
    for crew in open_boards(state, seat):
        here, spaces = cards_for(state, crew, cards), table_of(state).boards[crew].spaces
        for turn in turns:
            name = NAMES[crew][turn]
            if not spaces[turn - 1].card.slots:
                found += lays_on(name, here)
            elif may_change(state, crew):
                found += [TakeBack(name), TurnOver(name), *shifts_from(state, crew, turn, turns)]
    return found
