"""Drawing from matter sources: announced splits, renewal, outdated cards (PR-TURN-10…17)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement

from starboard.errors import Illegal
from starboard.games.perry_rhodan.awards import Reason
from starboard.games.perry_rhodan.events.effects import SourceShuffled
from starboard.games.perry_rhodan.events.turn import CardsDrawn, OutdatedDrawn, SourceRenewed
from starboard.games.perry_rhodan.kinds import PHASES, Phase
from starboard.games.perry_rhodan.moves.turn import Shuffle
from starboard.games.perry_rhodan.scoring import fine
from starboard.games.perry_rhodan.state import Player, Table
from starboard.games.perry_rhodan.versions import ONE_TURN_MISSED, follows
from starboard.kernel import Act, Chance, Choice, Seat, Seats, Step, only


def accessible(player: Player) -> tuple[Phase, ...]:
    """The matter sources that a player may draw from (PR-PHASE-18)."""
    return tuple([phase for phase in player.sources if phase <= player.access])


def splits(player: Player, count: int) -> list[tuple[Phase, ...]]:
    """Every way to share draws among the accessible sources (PR-TURN-12)."""
    phases = [phase for phase in PHASES if phase in accessible(player)]
    return list(combinations_with_replacement(phases, count))


def push_draws(state: Table, seat: int, phases: tuple[Phase, ...], clause: str) -> None:
    """Draw so many cards of each source as announced."""
    wanted = Counter(phases)
    state.push(
        *[DrawCards(seat, phase, wanted[phase], clause) for phase in PHASES if wanted[phase]]
    )


class DrawCards(Step[Table]):
    """Some cards of one source; an empty one is renewed first.

    PR-START-11, PR-TURN-10, 14, 15, PR-PHASE-17.
    """

    seat: int
    phase: Phase
    count: int
    clause: str

    def owners(self, state: Table) -> Seats:
        return (self.seat,)

    def run(self, state: Table, chance: Chance) -> None:
        player = state.players[self.seat]
        source = player.sources[self.phase]
        if not len(source):
            if renew(state, player, self.phase, chance):
                state.push(self)
            return
        names = source.ask(min(self.count, len(source)), chance)
        missing = self.count - len(names)
        kept: list[str] = []
        for slot in source.deal(names, only(self.seat)):
            if is_outdated(state, slot.name):
                player.sink.append(slot.name)
                state.report(OutdatedDrawn("PR-PHASE-17", self.seat, slot.name))
                missing += 1
            else:
                player.hand[self.phase].add(slot)
                kept.append(slot.name)
        if kept:
            told = (self.seat, self.phase, len(kept), tuple(kept))
            state.report(CardsDrawn(self.clause, *told))
        if missing:
            state.push(DrawCards(self.seat, self.phase, missing, self.clause))


def is_outdated(state: Table, name: str) -> bool:
    """Whether a card is outdated in the phase that is played.

    PR-SYM-11, PR-START-02, 11, PR-PHASE-17.
    """
    card = state.card(name)
    return card is not None and card.outdated_in(state.phase)


def renew(state: Table, player: Player, phase: Phase, chance: Chance) -> bool:
    """Make an empty source anew out of the sink; says whether it holds anything (PR-TURN-15…17)."""
    back = [name for name in player.sink if goes_back(state, name, phase)]
    player.sources[phase].shuffle(chance, back)
    for name in back:
        player.sink.remove(name)
    player.skips = 1 if follows(state, ONE_TURN_MISSED) else player.skips + 1
    state.report(SourceRenewed("PR-TURN-15", player.seat, phase, len(back)))
    fine(state, player.seat, Reason.RENEWED)
    return bool(back)


# ------------------------------------------------------------------------- needless shuffling


def looked_into(player: Player) -> list[Phase]:
    """The accessible sources of which somebody knows the order."""
    return [phase for phase in accessible(player) if player.sources[phase].top]


def shuffles(choice: Choice[Table], state: Table, seat: Seat) -> list[Shuffle]:
    """Every source whose order somebody knows."""
    return [Shuffle(phase) for phase in looked_into(state.players[seat])]


def cannot_shuffle(
    choice: Choice[Table], state: Table, seat: Seat, move: Shuffle
) -> Illegal | None:
    """A source whose order nobody knows is shuffled already (PR-DECK-02, PR-VP-02)."""
    if move.phase in looked_into(state.players[seat]):
        return None
    return Illegal("PR-VP-02", "nothing-to-shuffle", phase=move.phase)


def shuffle_needlessly(
    choice: Choice[Table], state: Table, seat: Seat, move: Shuffle, chance: Chance
) -> None:
    """No rule asks for it: it costs a tenth of a point (PR-VP-02)."""
    state.players[seat].sources[move.phase].shuffle(chance)
    state.report(SourceShuffled("PR-VP-02", seat, move.phase))
    fine(state, seat, Reason.SHUFFLED)
    state.push(choice)


SHUFFLING = Act(Shuffle, shuffle_needlessly, shuffles, cannot_shuffle, shuffles)
"""Shuffling a source that no rule wants to be shuffled."""


def goes_back(state: Table, name: str, phase: Phase) -> bool:
    """Cards with that back, but no uniques and nothing outdated (PR-TURN-16, 17, PR-VP-01)."""
    card = state.catalogue[name]
    return card.phase is phase and not card.unique and not card.outdated_in(state.phase)
