"""A deed: attempted and paid, answered, carried out, over (PR-FX, PR-TIME-02, PR-EVENT)."""

from __future__ import annotations

from starboard.games.perry_rhodan.effects import Carry, effect_of
from starboard.games.perry_rhodan.events.effects import EffectUsed, EventPlayed
from starboard.games.perry_rhodan.passive import turn_passive
from starboard.games.perry_rhodan.sinking import Way, sink
from starboard.games.perry_rhodan.state import Deed, Laid, Table
from starboard.games.perry_rhodan.zones import home_of
from starboard.kernel import Chance, Entry, Seats, Step


def play_event(state: Table, deed: Deed, answers: Entry | None) -> None:
    """An event leaves the hand: that is its cost (PR-EVENT-02, PR-SYM-08)."""
    player = state.players[deed.seat]
    player.hand[deed.card.phase].take(deed.card.id)
    assert deed.side is not None
    state.deeds[deed.number] = deed
    state.report(EventPlayed("PR-EVENT-02", deed.seat, deed.card.id, deed.side, deed.targets))
    follow(state, deed, answers)


def use_effect(state: Table, deed: Deed, laid: Laid, answers: Entry | None) -> None:
    """An effect of a laid-out card is paid for and used (PR-PASS-02, PR-SYM-02)."""
    state.deeds[deed.number] = deed
    state.report(EffectUsed("PR-FX-01", deed.seat, laid.id, deed.effect, deed.targets))
    laid.used = {**(laid.used or {}), deed.effect: state.turn.number}
    pay(state, deed, laid)
    follow(state, deed, answers)


def pay(state: Table, deed: Deed, laid: Laid) -> None:
    """What the effect costs, at once (PR-PASS-02, PR-SYM-02)."""
    cost = effect_of(deed).cost
    if cost.passivate_other:
        others = [other for other in home_of(state, laid).cards() if not other.passive]
        other = next(other for other in others if other.card.family == cost.passivate_other)
        turn_passive(state, other, deed.seat, "PR-PASS-02")
    if cost.passivate:
        turn_passive(state, laid, deed.seat, "PR-PASS-02")
    if cost.sink:
        sink(state, laid, Way.DIRECT, "PR-SYM-02")


def follow(state: Table, deed: Deed, answers: Entry | None) -> None:
    """Answers first, then what it does, then its end."""
    entries: list[Entry] = [Carry(deed.number), EndDeed(deed.number)]
    state.push(*([answers] if answers is not None else []), *entries)


class EndDeed(Step[Table]):
    """A deed is over: an event goes to the sink (PR-EVENT-02)."""

    deed: int

    def owners(self, state: Table) -> Seats:
        return ()

    def run(self, state: Table, chance: Chance) -> None:
        deed = state.deeds.pop(self.deed)
        if not deed.source:
            state.players[deed.seat].sink.append(deed.card.id)
