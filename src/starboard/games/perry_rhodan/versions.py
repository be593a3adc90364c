"""What came with which version of the rules: matches begun before it keep what they had."""

from __future__ import annotations

ALL_WORDS = 2
"""Every word of a card is read (PR-P45-03, PR-ERR-04), ships draw for Hellgate when the mission is
announced (PR-AGT-49), and accessories change hands so often and no more (PR-ACC-05)."""
FLIGHTS_AWAY = 3
"""Who is aboard on a flight of several rounds is not at home (PR-RANGE-16, PR-ASIDE-01)."""
NEIGHBOURS_ANSWER = 3
"""With more than three players only neighbours answer an event (PR-MULTI-02)."""
BEFORE_TALKS = 4
"""After the line-up the attacker may hypnotise a negotiator before he speaks (PR-TIME-01)."""
