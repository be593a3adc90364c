"""The compute damage step on numbers (SA-TARGET, SA-DMG, SA-EXT)."""

from __future__ import annotations

from starboard.games.space_alert.fast import codes as is_
from starboard.games.space_alert.fast import layout as at
from starboard.games.space_alert.fast.crew import crew_at, knock_out
from starboard.games.space_alert.fast.fates import aura, destroyed_by_cubes, out_there
from starboard.games.space_alert.fast.hull import attack, take_damage
from starboard.games.space_alert.fast.layout import Numbers

ANY_ZONE = -1


def compute_damage(s: Numbers, cards: Numbers) -> None:
    """Targets first, then damage, then answers (SA-TARGET-03, SA-DMG-01…07, SA-EXT-34, 40)."""
    if weapons_fired(s):
        aim_all(s, cards)
        bonus = aura(s, cards, at.SHIELD_AURA, -1)
        for number in range(s[at.COUNT]):
            if s[at.THREATS + number * at.THREAT_WIDTH + at.AIMED] == 2:
                damage_threat(s, cards, number, bonus)
    remove_destroyed(s, cards)
    clear_weapons(s)
    answer_all(s, cards)


def weapons_fired(s: Numbers) -> bool:
    """Whether anything was fired at all."""
    fired = s[at.ROCKET_SECOND] + s[at.INTERCEPTORS]
    for station in range(6):
        fired += s[at.FIRED + station]
    return fired != 0


def clear_weapons(s: Numbers) -> None:
    """Everything goes back to its place (SA-DMG-06, 07, SA-ROCKET-06, SA-FIGHTER-10)."""
    for station in range(6):
        s[at.FIRED + station] = 0
    s[at.INTERCEPTORS] = 0
    s[at.ROCKET_SECOND] = 0


# ------------------------------------------------------------------ targets


def aim_all(s: Numbers, cards: Numbers) -> None:
    """Which threats are hit and how strongly, before any damage is done (SA-TARGET-03)."""
    for number in range(s[at.COUNT]):
        threat = at.THREATS + number * at.THREAT_WIDTH
        s[threat + at.AIMED] = 1 if can_be_seen(s, cards, number) else 0
        s[threat + at.AIMED_STRENGTH] = 0
        s[threat + at.AIMED_PULSE] = 0
        s[threat + at.AIMED_ROCKET] = 0
    for station in range(6):
        if s[at.FIRED + station] and is_.WEAPON[station] != is_.PULSE_CANNON:
            fire_laser(s, cards, station)
    if s[at.FIRED + is_.PULSE_STATION]:
        fire_pulse(s)
    if s[at.ROCKET_SECOND]:
        rocket_hits(s, cards)
    if s[at.INTERCEPTORS]:
        interceptors_attack(s, cards)


def can_be_seen(s: Numbers, cards: Numbers, number: int) -> bool:
    """Stealth and satellites far out are ignored by all weapons (SA-EXT-01, 25)."""
    threat = at.THREATS + number * at.THREAT_WIDTH
    if s[threat + at.HIDDEN] or not out_there(s, cards, number):
        return False
    far = is_.DISTANCE[s[threat + at.POSITION]] == is_.FAR
    return not (far and cards[number * at.CARD_WIDTH + at.HIDDEN_FAR] != 0)


def add(s: Numbers, number: int, strength: int) -> None:
    """Another weapon aims at a threat."""
    threat = at.THREATS + number * at.THREAT_WIDTH
    s[threat + at.AIMED] = 2
    s[threat + at.AIMED_STRENGTH] += strength


def nearest(s: Numbers, cards: Numbers, zone: int, needs: int, refuses: int, most: int) -> int:
    """The one closest to its Z, of several the lowest number, none: -1 (SA-TARGET-07, 08)."""
    best = -1
    space = 99
    for number in range(s[at.COUNT]):
        threat = at.THREATS + number * at.THREAT_WIDTH
        card = number * at.CARD_WIDTH
        if not s[threat + at.AIMED] or s[threat + at.POSITION] >= space:
            continue
        if zone != ANY_ZONE and cards[card + at.TRACK] != zone:
            continue
        if refuses and cards[card + refuses]:
            continue
        if needs and not cards[card + needs]:
            continue
        if is_.DISTANCE[s[threat + at.POSITION]] <= most:
            best = number
            space = s[threat + at.POSITION]
    return best


def strength_of(s: Numbers, station: int) -> int:
    """The strength of a fired weapon: damage lowers it, heroism raises it."""
    bonus = is_.HEROIC_BONUS if s[at.FIRED + station] == 2 else 0
    return s[at.STRENGTH + station] + bonus


def fire_laser(s: Numbers, cards: Numbers, station: int) -> None:
    """One target in the own zone, at any distance (SA-TARGET-06…08, SA-EXT-09)."""
    refuses = at.NO_HEAVY_LASER if is_.WEAPON[station] == is_.HEAVY_LASER else 0
    target = nearest(s, cards, station % 3, 0, refuses, is_.FAR)
    if target >= 0:
        add(s, target, strength_of(s, station))


def fire_pulse(s: Numbers) -> None:
    """Everything in range on every trajectory (SA-TARGET-09, SA-HERO-04, SA-EXT-06)."""
    for number in range(s[at.COUNT]):
        threat = at.THREATS + number * at.THREAT_WIDTH
        if not s[threat + at.AIMED]:
            continue
        if is_.DISTANCE[s[threat + at.POSITION]] <= s[at.PULSE_RANGE]:
            add(s, number, strength_of(s, is_.PULSE_STATION))
            s[threat + at.AIMED_PULSE] = 1


def rocket_hits(s: Numbers, cards: Numbers) -> None:
    """The closest one anywhere, or the one that draws it (SA-TARGET-10…12, SA-EXT-02, 32)."""
    target = nearest(s, cards, ANY_ZONE, at.MAGNET, 0, is_.FAR)
    if target < 0:
        target = nearest(s, cards, ANY_ZONE, 0, at.NO_ROCKET, is_.ROCKET_RANGE)
    if target < 0:
        return
    harmless = cards[target * at.CARD_WIDTH + at.ROCKET_NO_EFFECT] != 0
    add(s, target, 0 if harmless else is_.ROCKET_STRENGTH)
    s[at.THREATS + target * at.THREAT_WIDTH + at.AIMED_ROCKET] = 1


def interceptors_attack(s: Numbers, cards: Numbers) -> None:
    """All that is close, or the torn hull (SA-TARGET-13…15, SA-EXT-26, 27, SA-INT-24, 25)."""
    close = 0
    last = -1
    for number in range(s[at.COUNT]):
        threat = at.THREATS + number * at.THREAT_WIDTH
        breach = cards[number * at.CARD_WIDTH + at.BREACH]
        if breach and s[threat + at.FATE] == at.ON_TRACK:
            s[threat + at.CUBES] += breach
            destroyed_by_cubes(s, cards, number)
            return
        if s[threat + at.AIMED] and is_near(s, threat):
            close += 1
            last = number
    bonus = is_.HEROIC_BONUS if s[at.INTERCEPTORS] == 2 else 0
    if close == 1 and cards[last * at.CARD_WIDTH + at.LONE_STRENGTH]:
        add(s, last, cards[last * at.CARD_WIDTH + at.LONE_STRENGTH] + bonus)
        ram(s)
        return
    strength = is_.LONE_STRENGTH if close == 1 else is_.SPREAD_STRENGTH
    for number in range(s[at.COUNT]):
        threat = at.THREATS + number * at.THREAT_WIDTH
        if s[threat + at.AIMED] and is_near(s, threat):
            add(s, number, strength + bonus)


def is_near(s: Numbers, threat: int) -> bool:
    """Whether interceptors reach a threat."""
    return is_.DISTANCE[s[threat + at.POSITION]] <= is_.INTERCEPTOR_RANGE


def ram(s: Numbers) -> None:
    """Whoever attacks the Behemoth alone does not come back (SA-EXT-27, 30)."""
    for seat in range(s[at.SEATS]):
        if s[crew_at(seat) + at.STATION] == at.SPACE:
            knock_out(s, crew_at(seat))


# ------------------------------------------------------------------ damage


def damage_threat(s: Numbers, cards: Numbers, number: int, bonus: int) -> None:
    """Add up, subtract the shield once, lay red cubes (SA-DMG-02, 03, SA-EXT-02…08, 16, 18, 33)."""
    threat = at.THREATS + number * at.THREAT_WIDTH
    card = number * at.CARD_WIDTH
    if s[threat + at.FROZEN]:
        s[threat + at.FROZEN] = 0
        return
    opened = s[threat + at.AIMED_PULSE] != 0 and cards[card + at.PULSE_OPENS] != 0
    shield = 0 if opened else s[threat + at.OWN_SHIELD] + bonus
    strength = s[threat + at.AIMED_STRENGTH]
    amount = max(0, strength - shield) if strength != 0 else 0
    if cards[card + at.DAMAGE_CAP]:
        amount = min(amount, cards[card + at.DAMAGE_CAP])
    if amount:
        s[threat + at.CUBES] += amount
        s[threat + at.STRUCK] = 1
    if s[threat + at.AIMED_ROCKET] and cards[card + at.MAGNET]:
        s[threat + at.OWN_SHIELD] += 1


def remove_destroyed(s: Numbers, cards: Numbers) -> None:
    """Take destroyed threats away; an explosion may destroy more (SA-DMG-04, SA-EXT-23, 34)."""
    blast = 0
    for number in range(s[at.COUNT]):
        if out_there(s, cards, number) and destroyed_by_cubes(s, cards, number):
            blast += cards[number * at.CARD_WIDTH + at.EXPLOSION]
    if not blast:
        return
    for number in range(s[at.COUNT]):
        if out_there(s, cards, number):
            threat = at.THREATS + number * at.THREAT_WIDTH
            s[threat + at.CUBES] += blast
            s[threat + at.STRUCK] = 1
            destroyed_by_cubes(s, cards, number)


def answer_all(s: Numbers, cards: Numbers) -> None:
    """Threats attack because of what was done to them (SA-EXT-34, 40, 41)."""
    for number in range(s[at.COUNT]):
        threat = at.THREATS + number * at.THREAT_WIDTH
        card = number * at.CARD_WIDTH
        if not s[threat + at.STRUCK]:
            continue
        s[threat + at.STRUCK] = 0
        if cards[card + at.RETALIATION]:
            mode = cards[card + at.RETALIATION_MODE]
            attack(s, cards, number, cards[card + at.RETALIATION], 7, mode)
        elif s[threat + at.FATE] == at.DESTROYED and cards[card + at.PER_MARK]:
            strength = s[threat + at.MARKS] * cards[card + at.PER_MARK]
            attack(s, cards, number, strength, 1 << cards[card + at.TRACK], is_.NORMAL)
        else:
            continue
        take_damage(s)
        if s[at.STATUS] != at.GOES_ON:
            return
