"""Attacks on the ship and damage tokens, on numbers (SA-THREAT-10…24)."""

from __future__ import annotations

from starboard.games.space_alert.fast import codes as is_
from starboard.games.space_alert.fast import layout as at
from starboard.games.space_alert.fast.fates import aura
from starboard.games.space_alert.fast.layout import Numbers
from starboard.games.space_alert.kinds import LOWER_WHITE

PARTS = len(is_.PARTS)


def attack(s: Numbers, cards: Numbers, number: int, strength: int, zones: int, mode: int) -> None:
    """Zone after zone, each behind its own shield; `zones` has a bit for each (SA-THREAT-10…12)."""
    if strength <= 0:
        return
    strength += aura(s, cards, at.ATTACK_AURA, number)
    for zone in range(3):
        if not zones >> zone & 1:
            continue
        absorbed = 0 if mode == is_.IGNORE_SHIELDS else min(s[at.SHIELD + zone], strength)
        s[at.SHIELD + zone] -= absorbed
        through = strength - absorbed
        s[at.HITS + zone] = through * 2 if mode == is_.DOUBLE_PAST_SHIELD else through


def take_damage(s: Numbers) -> None:
    """Damage tokens are drawn; the seventh of a zone ends the mission (SA-THREAT-13, 20, 21)."""
    torn = False
    for zone in range(3):
        points = s[at.HITS + zone]
        s[at.HITS + zone] = 0
        if points <= 0 or torn:
            continue
        wanted = points * factor(s, zone)
        for _ in range(wanted):
            if not s[at.TILES + zone]:
                torn = True
                break
            draw_token(s, zone)
    if torn:
        s[at.STATUS] = at.LOST


def factor(s: Numbers, zone: int) -> int:
    """Tokens per point: a torn hull and old structural damage double (SA-INT-26, SA-CAMP-18)."""
    tokens = 2 if s[at.DOUBLED] >> zone & 1 else 1
    return tokens * 2 if s[at.OLD_DAMAGE] >> zone & 1 else tokens


def draw_token(s: Numbers, zone: int) -> None:
    """Lay the next token face up that still lies face down (SA-THREAT-13…19)."""
    s[at.DREW] = 1
    for place in range(at.ORDER + zone * PARTS, at.ORDER + (zone + 1) * PARTS):
        part = s[place]
        if s[at.TILES + zone] >> part & 1:
            s[at.TILES + zone] &= ~(1 << part)
            if not s[at.LEFT_OUT] & is_.NO_TOKENS:
                lay_token(s, zone, part)
            return


def lay_token(s: Numbers, zone: int, part: int) -> None:
    """What a damaged part can no longer do (SA-THREAT-14…19)."""
    if part == is_.UPPER_WEAPON:
        s[at.STRENGTH + zone + 3] -= 1
    elif part == is_.LOWER_WEAPON:
        if zone == LOWER_WHITE:
            s[at.PULSE_RANGE] -= 1
        else:
            s[at.STRENGTH + zone] -= 1
    elif part == is_.SHIELD_PART:
        s[at.SHIELD_MAX + zone] -= 1
        s[at.SHIELD + zone] = min(s[at.SHIELD + zone], s[at.SHIELD_MAX + zone])
    elif part == is_.REACTOR_PART:
        s[at.REACTOR_MAX + zone] -= 1
        s[at.REACTOR + zone] = min(s[at.REACTOR + zone], s[at.REACTOR_MAX + zone])
    elif part == is_.GRAVOLIFT_PART:
        s[at.LIFT_BROKEN + zone] = 1


def damage_of(s: Numbers, zone: int) -> int:
    """How many damage tokens lie in a zone."""
    count = 0
    for part in range(PARTS):
        count += 1 - (s[at.TILES + zone] >> part & 1)
    return count
