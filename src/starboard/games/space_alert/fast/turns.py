"""Twelve turns, the thirteenth and the jump, on numbers (SA-APPEAR, SA-THREAT, SA-END)."""

from __future__ import annotations

from starboard.games.space_alert.fast import codes as is_
from starboard.games.space_alert.fast import layout as at
from starboard.games.space_alert.fast.crew import crew_at, delay, enter, player_actions
from starboard.games.space_alert.fast.effects import carry_out
from starboard.games.space_alert.fast.fates import destroy, out_there, survive
from starboard.games.space_alert.fast.hull import damage_of, take_damage
from starboard.games.space_alert.fast.layout import Numbers
from starboard.games.space_alert.fast.weapons import compute_damage
from starboard.games.space_alert.kinds import UPPER_RED


def run(s: Numbers, cards: Numbers) -> None:
    """From the turn after this one to the end of the mission (SA-APPEAR-04)."""
    for turn in range(s[at.TURN] + 1, s[at.LAST_TURN]):
        run_turn(s, cards, turn)
        if s[at.STATUS] != at.GOES_ON:
            return
    last_turn(s, cards)


def run_turn(s: Numbers, cards: Numbers, turn: int) -> None:
    """One row of the mission steps board."""
    s[at.TURN] = turn
    for number in range(s[at.COUNT]):
        if cards[number * at.CARD_WIDTH + at.NUMBER] == turn:
            appear(s, cards, number)
    player_actions(s, cards)
    compute_damage(s, cards)
    if s[at.STATUS] == at.GOES_ON:
        threat_actions(s, cards)
    if s[at.STATUS] != at.GOES_ON:
        return
    if s[at.ROCKET_FIRST]:  # SA-ROCKET-04
        s[at.ROCKET_FIRST] = 0
        s[at.ROCKET_SECOND] = 1
    if s[at.CHECKED] and is_.CHECKS[turn]:
        check_computer(s)


def last_turn(s: Numbers, cards: Numbers) -> None:
    """Weapons and threats once more, then the jump (SA-END-04, 06)."""
    s[at.TURN] = s[at.LAST_TURN]
    compute_damage(s, cards)
    if s[at.STATUS] != at.GOES_ON:
        return
    for seat in range(s[at.SEATS]):
        crew = crew_at(seat)
        if s[crew + at.STATION] == at.SPACE and not s[crew + at.KNOCKED_OUT]:
            enter(s, cards, crew, UPPER_RED)
    threat_actions(s, cards)
    if s[at.STATUS] == at.GOES_ON:
        s[at.STATUS] = at.COMPLETED
        visual = s[at.CONFIRMED] + s[at.CONFIRMED + 1] + s[at.CONFIRMED + 2]
        s[at.SCORE] = threat_points(s, cards) + visual - penalties(s)


def check_computer(s: Numbers) -> None:
    """Was the computer looked after in time? (SA-MAINT-03, 04)"""
    if not s[at.MAINTAINED]:
        for seat in range(s[at.SEATS]):
            if s[crew_at(seat) + at.STATION] != at.SPACE:
                delay(s, crew_at(seat))
    s[at.MAINTAINED] = 0


# ------------------------------------------------------------------ threats


def appear(s: Numbers, cards: Numbers, number: int) -> None:
    """Number token on the first space, oval tokens aboard (SA-APPEAR-05, 06, 10, 11, SA-INT-17)."""
    threat = at.THREATS + number * at.THREAT_WIDTH
    card = number * at.CARD_WIDTH
    s[threat + at.FATE] = at.ON_TRACK
    s[threat + at.POSITION] = cards[card + at.LENGTH]
    s[threat + at.TOKENS] = cards[card + at.STATIONS]
    if cards[card + at.TOKEN_HP]:
        for station in range(at.SPACE):
            if cards[card + at.STATIONS] >> station & 1:
                s[threat + at.ORIGIN] = station
    if cards[card + at.ROCKET_POINTS]:  # SA-INT-01, 03
        s[threat + at.HP] = s[at.ROCKETS]
        if not s[at.ROCKETS]:
            destroy(s, cards, number)


def threat_actions(s: Numbers, cards: Numbers) -> None:
    """Threats advance in the order of their numbers (SA-THREAT-01, 02)."""
    for number in range(s[at.COUNT]):
        threat = at.THREATS + number * at.THREAT_WIDTH
        if s[threat + at.FATE] != at.ON_TRACK:
            continue
        advance(s, cards, number, s[threat + at.SPEED])
        while s[at.WAITING] and s[at.STATUS] == at.GOES_ON:
            work(s, cards)
        if s[at.STATUS] != at.GOES_ON:
            return


def push(s: Numbers, kind: int, number: int, what: int, effect: int) -> None:
    """Something to do next, before what waits already."""
    entry = at.WORK + s[at.WAITING] * at.WORK_WIDTH
    s[entry] = kind
    s[entry + 1] = number
    s[entry + 2] = what
    s[entry + 3] = effect
    s[at.WAITING] += 1


def work(s: Numbers, cards: Numbers) -> None:
    """Do what waits on top."""
    s[at.WAITING] -= 1
    entry = at.WORK + s[at.WAITING] * at.WORK_WIDTH
    number = s[entry + 1]
    if s[at.THREATS + number * at.THREAT_WIDTH + at.FATE] != at.ON_TRACK:
        return
    if s[entry] == at.ADVANCE:
        advance(s, cards, number, s[entry + 2])
    else:
        act(s, cards, number, s[entry + 2], s[entry + 3])


def advance(s: Numbers, cards: Numbers, number: int, spaces: int) -> None:
    """Move a threat; the marks it lands on or passes call for actions (SA-THREAT-02…05)."""
    threat = at.THREATS + number * at.THREAT_WIDTH
    before = s[threat + at.POSITION]
    after = max(1, before - spaces)
    s[threat + at.POSITION] = after
    for space in range(after, before):
        mark = cards[number * at.CARD_WIDTH + at.TRACK_MARKS + space]
        if mark != at.NO_MARK:
            push(s, at.ACT, number, mark, 0)


def act(s: Numbers, cards: Numbers, number: int, letter: int, first: int) -> None:
    """An X, Y or Z action, from one of its effects on (SA-THREAT-03, 33, SA-EXT-14)."""
    card = number * at.CARD_WIDTH
    base = card + at.EFFECT + letter * at.EFFECTS_MOST * at.EFFECT_WIDTH
    for place in range(first, cards[card + at.EFFECTS + letter]):
        effect = base + place * at.EFFECT_WIDTH
        if cards[effect + at.DO] == is_.ADVANCE_OTHERS:
            push(s, at.ACT, number, letter, place + 1)
            drive(s, cards, number, cards[effect + at.N])
            return
        carry_out(s, cards, number, effect)
        if s[at.STATUS] != at.GOES_ON:
            return
        if s[at.HITS] or s[at.HITS + 1] or s[at.HITS + 2]:
            take_damage(s)
            if s[at.STATUS] != at.GOES_ON:
                return
            push(s, at.ACT, number, letter, place + 1)
            return
    if letter == at.Z and s[at.THREATS + number * at.THREAT_WIDTH + at.FATE] == at.ON_TRACK:
        survive(s, cards, number)


def drive(s: Numbers, cards: Numbers, driver: int, spaces: int) -> None:
    """All other external threats move on, in the order of their numbers (SA-EXT-14)."""
    for number in range(s[at.COUNT] - 1, -1, -1):
        if number != driver and out_there(s, cards, number):
            push(s, at.ADVANCE, number, spaces, 0)


# ------------------------------------------------------------------ points


def threat_points(s: Numbers, cards: Numbers) -> int:
    """For destroyed and survived threats; others count nothing (SA-SCORE-02, 03, SA-END-07)."""
    points = 0
    for number in range(s[at.COUNT]):
        fate = s[at.THREATS + number * at.THREAT_WIDTH + at.FATE]
        if fate == at.DESTROYED:
            points += cards[number * at.CARD_WIDTH + at.POINTS_DESTROYED]
        elif fate == at.SURVIVED:
            points += cards[number * at.CARD_WIDTH + at.POINTS_SURVIVED]
    return points


def penalties(s: Numbers) -> int:
    """Damage, the worst zone once more, crew and squads (SA-SCORE-04…08)."""
    worst = 0
    lost = 0
    for zone in range(3):
        tokens = damage_of(s, zone)
        worst = max(worst, tokens)
        lost += is_.PER_DAMAGE * tokens
    for seat in range(s[at.SEATS]):
        crew = crew_at(seat)
        lost += is_.PER_KNOCKED_OUT * s[crew + at.KNOCKED_OUT]
        if s[crew + at.SQUAD] == at.DISABLED:
            lost += is_.PER_DISABLED
    for station in range(6):
        if s[at.STORED + station] == at.DISABLED:
            lost += is_.PER_DISABLED
    return lost + is_.PER_WORST * worst + s[at.LEFT_OFF]
