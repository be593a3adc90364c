"""Words that turn cards, and those that cancel: passivate, activate, cancel."""

from __future__ import annotations

from starboard.cards.words import Word
from starboard.games.perry_rhodan.durations import Span
from starboard.games.perry_rhodan.effects import WORDS, duration_of, keep_lasting, targets_of
from starboard.games.perry_rhodan.events.effects import CardActive, DeedCancelled
from starboard.games.perry_rhodan.fire import stop_break_throughs
from starboard.games.perry_rhodan.kinds import What
from starboard.games.perry_rhodan.passive import turn_passive, wake
from starboard.games.perry_rhodan.reactivation import hold_no_longer, must_stay_passive
from starboard.games.perry_rhodan.state import Deed, Table
from starboard.games.perry_rhodan.vocabulary import Activate, Cancel, Passivate
from starboard.kernel import Chance


def passivate(state: Table, part: int, deed: Deed, verb: Passivate, chance: Chance) -> None:
    """The targets become passive; for so many rounds they stay so.

    PR-PASS-01, 23, PR-TURN-03, 04.
    """
    duration = duration_of(deed, part)
    for laid in targets_of(state, deed, part):
        if not laid.passive:
            turn_passive(state, laid, deed.seat, "PR-PASS-01")
        if duration is not None and duration.span is Span.ROUNDS:
            keep_lasting(state, deed, part, laid.id).what = What.ACTIVATE


def activate(state: Table, part: int, deed: Deed, verb: Activate, chance: Chance) -> None:
    """The targets become active, unless they must stay passive (PR-PASS-03, 23, PR-P5-08)."""
    for laid in targets_of(state, deed, part):
        if verb.even_if_held:
            hold_no_longer(state, laid)
        if laid.passive and not must_stay_passive(state, laid):
            wake(state, laid)
            state.report(CardActive("PR-PASS-03", laid.owner, laid.id))


def cancel(state: Table, part: int, deed: Deed, verb: Cancel, chance: Chance) -> None:
    """What is answered does nothing (PR-EVENT-01, PR-TIME-02)."""
    if verb.what is What.BREAK_THROUGH:
        stop_break_throughs(state)
        return
    answered = state.deeds.get(deed.against)
    if answered is not None:
        answered.cancelled = True
        state.report(DeedCancelled("PR-EVENT-01", answered.seat, answered.card.id))


WORDS.add(Word(Passivate, passivate), Word(Activate, activate), Word(Cancel, cancel))
