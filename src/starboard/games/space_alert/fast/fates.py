"""How threats end, on numbers (SA-DMG-04, SA-THREAT-06…09)."""

from __future__ import annotations

from starboard.games.space_alert.fast import layout as at
from starboard.games.space_alert.fast.layout import Numbers


def destroy(s: Numbers, cards: Numbers, number: int) -> None:
    """The card goes to the captain, its tokens leave (SA-ACT-10, 11, SA-BOT-07, SA-INT-28)."""
    threat = at.THREATS + number * at.THREAT_WIDTH
    s[threat + at.FATE] = at.DESTROYED
    s[threat + at.TOKENS] = 0
    if cards[number * at.CARD_WIDTH + at.BREACH]:
        s[at.DOUBLED] = 0


def destroyed_by_cubes(s: Numbers, cards: Numbers, number: int) -> bool:
    """Destroy a threat that has as many red cubes as hit points; says whether it has."""
    threat = at.THREATS + number * at.THREAT_WIDTH
    if s[threat + at.CUBES] < s[threat + at.HP]:
        return False
    destroy(s, cards, number)
    return True


def survive(s: Numbers, cards: Numbers, number: int) -> None:
    """After its Z action a threat is out of reach (SA-THREAT-06…09, SA-INT-20, 44)."""
    threat = at.THREATS + number * at.THREAT_WIDTH
    card = number * at.CARD_WIDTH
    s[threat + at.FATE] = at.SURVIVED
    if cards[card + at.NATURE] != at.MALFUNCTION and not cards[card + at.TOKENS_STAY]:
        s[threat + at.TOKENS] = 0


def aura(s: Numbers, cards: Numbers, stat: int, without: int) -> int:
    """What others add to attacks or shields of external threats (SA-EXT-10…13, 20…22)."""
    bonus = 0
    for number in range(s[at.COUNT]):
        threat = at.THREATS + number * at.THREAT_WIDTH
        if number != without and s[threat + at.AURA] and s[threat + at.FATE] != at.DESTROYED:
            bonus += cards[number * at.CARD_WIDTH + stat]
    return bonus


def out_there(s: Numbers, cards: Numbers, number: int) -> bool:
    """Whether it is an external threat on its trajectory."""
    on_track = s[at.THREATS + number * at.THREAT_WIDTH + at.FATE] == at.ON_TRACK
    return on_track and cards[number * at.CARD_WIDTH + at.EXTERNAL] != 0
