"""The change of a phase: declaring it, what falls, following later (PR-PHASE)."""

from __future__ import annotations

from typing import ClassVar

from starboard.errors import Illegal
from starboard.games.perry_rhodan import transition
from starboard.games.perry_rhodan.draws import push_draws, splits
from starboard.games.perry_rhodan.events.phases import (
    Followed,
    OutdatedSetAside,
    OutdatedSunk,
    PhaseBegan,
    PhaseEnded,
)
from starboard.games.perry_rhodan.falling import all_places, fall, is_outdated
from starboard.games.perry_rhodan.kinds import Phase, Side
from starboard.games.perry_rhodan.moves.phases import ChangePhase, Follow
from starboard.games.perry_rhodan.moves.turn import Draw
from starboard.games.perry_rhodan.phase_five import (
    cannot_end_with,
    ends_with_anti_atlan,
    is_captive,
)
from starboard.games.perry_rhodan.scoring import begin_counting, outcome, score_phase
from starboard.games.perry_rhodan.sinking import Way, sink
from starboard.games.perry_rhodan.state import HAND, Player, Table
from starboard.games.perry_rhodan.victory import Wanted, is_won, parts
from starboard.games.perry_rhodan.zones import Place
from starboard.kernel import Act, Chance, Choice, Seat, Seats, Slot, Step

# ------------------------------------------------------------------------- declaring


def is_open(state: Table, seat: Seat) -> bool:
    """Whether everybody can see that a player may declare something now."""
    if state.turn.bonus:
        return False
    return is_behind(state, seat) or is_won(state, seat)


def is_behind(state: Table, seat: Seat) -> bool:
    """Whether a player has not followed yet (PR-PHASE-10, 14)."""
    return state.players[seat].access < state.phase


def cannot_change(
    choice: Choice[Table], state: Table, seat: Seat, move: ChangePhase
) -> Illegal | None:
    """The victory condition must be met now, and not in a bonus turn.

    PR-GEN-07, PR-PHASE-01, 09.
    """
    if state.turn.bonus:
        return Illegal("PR-PHASE-09", "no-change-in-bonus-turn")
    for part in parts(state, seat):
        if not part.met:
            told = {"have": part.have, "need": part.need}
            return Illegal(part.clause, "victory-not-met", part=Wanted(part.word), **told)
    return cannot_end_with(state, seat)


def change(
    choice: Choice[Table], state: Table, seat: Seat, move: ChangePhase, chance: Chance
) -> None:
    """The phase is over: points, what falls, the new source, a bonus turn.

    PR-GEN-08, PR-P45-01, 02, 15, PR-P5-10, PR-PHASE-01…09, 22.
    """
    ended = state.phase
    state.report(PhaseEnded("PR-PHASE-01", seat, ended))
    score_phase(state, seat, anti_atlan=ends_with_anti_atlan(state, seat))
    state.changes.append(seat)
    captive_leaves(state, seat)
    follows = ended.next
    if ended is state.last_phase or follows is None or not can_go_on(state, follows):
        state.finish(outcome(state, "phases-are-over", "PR-PHASE-22"))
        return
    transition.leave_phase(state)
    state.phase = follows
    state.phase_began = state.players[state.first].turns
    state.memo = {}
    state.report(PhaseBegan("PR-PHASE-02", follows))
    transition.enter_phase(state)
    begin_counting(state)
    sweep(state)
    for other in state.others(seat):
        set_aside_outdated(state, state.players[other])
    player = state.players[seat]
    player.access = follows
    player.bonus += 1
    sink_from_hand(state, player, "PR-PHASE-08")
    state.push(*fill(state, player), choice)


def captive_leaves(state: Table, seat: int) -> None:
    """Right after the change Anti-Atlan on the Pro side goes to the sink (PR-P5-10)."""
    for laid in list(state.players[seat].cards.values()):
        if is_captive(laid):
            sink(state, laid, Way.DIRECT, "PR-P5-10")


def can_go_on(state: Table, phase: Phase) -> bool:
    """Whether everybody has a source for the next phase (PR-PHASE-22)."""
    return all(phase in state.players[seat].sources for seat in state.living())


# ------------------------------------------------------------------------- what falls


def sweep(state: Table) -> None:
    """Steps 2 and 3, all players at once (PR-STATUS-06, PR-P45-01, PR-PHASE-01, 02, 05, 06, 13)."""
    for laid in list(state.all_laid()):
        if is_outdated(state, laid) and not laid.card.is_place and state.laid(laid.id):
            sink(state, laid, Way.DIRECT, "PR-PHASE-02")
    for place in all_places(state):
        if is_gone(state, place):
            if not place.units and not place.ships:
                fall(state, place, "PR-PHASE-05")
            elif place.side is Side.PRO:
                fall(state, place, "PR-PHASE-06")
        else:
            shed(state, place)


def is_gone(state: Table, place: Place) -> bool:
    """Whether a place has no card that is not outdated."""
    return bool(place.stack) and all(is_outdated(state, laid) for laid in place.stack)


def shed(state: Table, place: Place) -> None:
    """Of a stack of several phases only the outdated cards go (PR-PHASE-02)."""
    for laid in list(place.stack):
        if is_outdated(state, laid):
            sink(state, laid, Way.DIRECT, "PR-PHASE-02")


def drop_deserted(state: Table) -> None:
    """Outdated Anti places fall as soon as nobody is there, in mid turn too (PR-PHASE-15)."""
    if not state.changes:
        return
    for place in all_places(state):
        deserted = place.side is Side.ANTI and not place.units and not place.ships
        if deserted and is_gone(state, place):
            fall(state, place, "PR-PHASE-15")


# ------------------------------------------------------------------------- outdated hand cards


def outdated_in_hand(state: Table, player: Player) -> list[tuple[Phase, str]]:
    """The outdated hand cards with their backs."""
    return [
        (phase, name)
        for phase, zone in player.hand.items()
        for name in zone.names()
        if name and state.catalogue[name].outdated_in(state.phase)
    ]


def set_aside_outdated(state: Table, player: Player) -> None:
    """Step 4: they can no longer be used, and wait for their owner's turn.

    PR-P45-15, PR-PHASE-01, 05, 07, 10, 12, 13.
    """
    found = outdated_in_hand(state, player)
    if not found:
        return
    aside = dict(player.outdated or {})
    for phase, name in found:
        slots: list[Slot] = aside[phase].slots if phase in aside else []
        aside[phase] = player.hand[phase].beside([*slots, player.hand[phase].take(name)])
    player.outdated = aside
    state.report(OutdatedSetAside("PR-PHASE-07", player.seat, len(found)))


def sink_from_hand(state: Table, player: Player, clause: str) -> None:
    """Step 5: who triggered the change discards them at once (PR-PHASE-01, 08, 13)."""
    found = outdated_in_hand(state, player)
    for phase, name in found:
        player.hand[phase].take(name)
        player.sink.append(name)
    if found:
        state.report(OutdatedSunk(clause, player.seat, tuple(name for _, name in found)))


def sink_set_aside(state: Table, player: Player, clause: str) -> int:
    """What was set aside goes to the sink; says how many cards it was (PR-PHASE-01, 12, 13)."""
    names = [name for zone in (player.outdated or {}).values() for name in zone.names()]
    player.outdated = None
    player.sink += names
    if names:
        state.report(OutdatedSunk(clause, player.seat, tuple(names)))
    return len(names)


def fill(state: Table, player: Player) -> list[FillHand]:
    """The hand is filled up to ten (PR-PHASE-08, 12, 14)."""
    missing = HAND - player.hand_size()
    return [FillHand(player.seat, missing)] if missing > 0 else []


# ------------------------------------------------------------------------- following


def cannot_follow(choice: Choice[Table], state: Table, seat: Seat, move: Follow) -> Illegal | None:
    """There must be a change that was not followed (PR-PHASE-10)."""
    return None if is_behind(state, seat) else Illegal("PR-PHASE-10", "nothing-to-follow")


def follow(choice: Choice[Table], state: Table, seat: Seat, move: Follow, chance: Chance) -> None:
    """The new source is open, the hand is filled up; no bonus turn (PR-PHASE-10, 12, 14)."""
    player = state.players[seat]
    player.access = state.phase
    state.report(Followed("PR-PHASE-10", seat, state.phase))
    sink_set_aside(state, player, "PR-PHASE-12")
    state.push(*fill(state, player), choice)


class ReplaceOutdated(Step[Table]):
    """Who does not follow yet draws as many cards as were set aside (PR-PHASE-13)."""

    seat: int

    def owners(self, state: Table) -> Seats:
        return (self.seat,)

    def run(self, state: Table, chance: Chance) -> None:
        count = sink_set_aside(state, state.players[self.seat], "PR-PHASE-13")
        if count:
            state.push(FillHand(self.seat, count))


def fill_splits(choice: FillHand, state: Table, seat: Seat) -> list[Draw]:
    """Every split of the number among accessible sources (PR-PHASE-08, 11)."""
    return [Draw(phases) for phases in splits(state.players[seat], choice.count)]


def not_that_fill(choice: FillHand, state: Table, seat: Seat, move: Draw) -> Illegal | None:
    """As announced, and from no source that is still closed (PR-PHASE-11)."""
    if move.phases in splits(state.players[seat], choice.count):
        return None
    return Illegal("PR-PHASE-11", "draw-as-announced", count=choice.count)


def draw_fill(choice: FillHand, state: Table, seat: Seat, move: Draw, chance: Chance) -> None:
    """The cards are drawn as announced."""
    push_draws(state, seat, move.phases, "PR-PHASE-08")


class FillHand(Choice[Table]):
    """How many cards come from which source (PR-PHASE-08, 12, 13)."""

    acts: ClassVar[tuple[Act, ...]] = (
        Act(Draw, draw_fill, fill_splits, not_that_fill, fill_splits),
    )
    obvious: ClassVar[bool] = True
    seat: int
    count: int

    def must(self, state: Table) -> Seats:
        return (self.seat,)

    def question(self, state: Table) -> dict[str, str | int]:
        return {"count": self.count}


ACTS: tuple[Act, ...] = (
    Act(ChangePhase, change, reason=cannot_change),
    Act(Follow, follow, reason=cannot_follow),
)
"""What a player may declare in Reaktivierung: the end of a phase, or following it."""
