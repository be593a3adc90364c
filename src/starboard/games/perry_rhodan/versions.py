"""What came with which version of the rules: matches begun before it keep what they had."""

from __future__ import annotations

from starboard.kernel.agenda import State

ALL_WORDS = 2
"""Every word of a card is read (PR-P45-03, PR-ERR-04), ships draw for Hellgate when the mission is
announced (PR-AGT-49), and accessories change hands so often and no more (PR-ACC-05)."""
FLIGHTS_AWAY = 3
"""Who is aboard on a flight of several rounds is not at home (PR-RANGE-16, PR-ASIDE-01)."""
NEIGHBOURS_ANSWER = 3
"""With more than three players only neighbours answer an event (PR-MULTI-02)."""
BEFORE_TALKS = 4
"""After the line-up the attacker may hypnotise a negotiator before he speaks (PR-TIME-01)."""
AS_THE_BOOK_SAYS = 4
"""Agents at a place that falls go to hand (PR-RED-09, PR-PHASE-21), and what is asked does not tell
what lies under covers (PR-TARGET-01, PR-AGT-23). Loose accessories find a unit (PR-ACC-12), who
lives in a ship is unloaded where it lands (PR-TRANS-05), a long flight binds no later turn
(PR-RANGE-16), caps count where a card lies (PR-CAP-02, PR-LAY-28)."""
OF_ONE_NAME = 5
"""Of several cards with the called name the attacker takes one (PR-RED-04, 07, PR-SKILL-55)."""
ONE_TURN_MISSED = 5
"""Who renews several sources before his next turn misses that one turn (PR-TURN-17)."""


def follows(state: State, version: int) -> bool:
    """Whether a match was begun under these rules or later ones."""
    return state.rules >= version
