"""What the X, Y and Z actions of threats do, on numbers (SA-THREAT-10…33)."""

from __future__ import annotations

from starboard.games.space_alert.fast import codes as is_
from starboard.games.space_alert.fast import layout as at
from starboard.games.space_alert.fast.crew import crew_at, delay, fill_shield, knock_out
from starboard.games.space_alert.fast.fates import destroyed_by_cubes
from starboard.games.space_alert.fast.hull import attack
from starboard.games.space_alert.fast.layout import Numbers
from starboard.games.space_alert.kinds import UPPER_WHITE

EVERYTHING = 99


def carry_out(s: Numbers, cards: Numbers, number: int, effect: int) -> None:
    """Do what an effect says; damage that still has to be drawn stands in the ship's hits."""
    do = cards[effect + at.DO]
    if not holds(s, cards, number, effect):
        return
    if do == is_.ATTACK:
        strength = amount(s, cards, number, effect)
        zones = zones_of(s, cards, number, cards[effect + at.ZONES])
        attack(s, cards, number, strength, zones, cards[effect + at.MODE])
    elif do == is_.DAMAGE:
        damage(s, cards, number, effect)
    elif do == is_.LOSE:
        s[at.STATUS] = at.LOST
    elif do == is_.LEAK or do == is_.DRAIN_SHIELDS or do == is_.DRAIN_REACTOR:
        drain(s, cards, number, effect)
    elif do == is_.DELAY or do == is_.KNOCK_OUT:
        concern_crew(s, cards, number, effect)
    elif do == is_.MOVE or do == is_.SEEK or do == is_.SPREAD:
        move_tokens(s, cards, number, effect)
    elif do >= is_.HEAL and do <= is_.COUNT_MARK:
        change_itself(s, cards, number, effect)
    else:
        change_ship(s, cards, number, effect)


# ------------------------------------------------------------------ whom, where and how much


def holds(s: Numbers, cards: Numbers, number: int, effect: int) -> bool:
    """Whether the condition of an effect is met."""
    only_if = cards[effect + at.ONLY_IF]
    if only_if == is_.ALWAYS:
        return True
    cubes = s[at.THREATS + number * at.THREAT_WIDTH + at.CUBES]
    if only_if == is_.DAMAGED:
        return cubes > 0
    if only_if == is_.UNDAMAGED:
        return cubes <= 0
    return cubes < cards[effect + at.MORE]


def amount(s: Numbers, cards: Numbers, number: int, effect: int) -> int:
    """A number that may depend on the moment (SA-EXT-38, 39, SA-INT-04, SA-THREAT-24, 26)."""
    kind = cards[effect + at.AMOUNT]
    if kind == is_.PRINTED:
        return cards[effect + at.N]
    threat = at.THREATS + number * at.THREAT_WIDTH
    if kind == is_.REMAINING_HP:
        return s[threat + at.HP] - s[threat + at.CUBES]
    if kind == is_.TWICE_REMAINING_HP:
        return 2 * (s[threat + at.HP] - s[threat + at.CUBES])
    if kind == is_.HALF_OF_DAMAGE:
        return s[threat + at.CUBES] // 2
    if kind == is_.PLAYERS_IN_STATION:
        return crowd(s, first_token(s, threat))
    if kind == is_.REACTOR_ENERGY:
        return s[at.REACTOR + first_token(s, threat) % 3]
    if kind == is_.THREE_PER_ROCKET:
        return 3 * max(0, s[at.ROCKETS] - s[threat + at.CUBES])
    return EVERYTHING


def first_token(s: Numbers, threat: int) -> int:
    """The station of the oval token of a threat that has one."""
    for station in range(at.SPACE):
        if s[threat + at.TOKENS] >> station & 1:
            return station
    return at.SPACE


def crowd(s: Numbers, station: int) -> int:
    """How many conscious crew are in a station."""
    count = 0
    for seat in range(s[at.SEATS]):
        crew = crew_at(seat)
        if s[crew + at.STATION] == station and not s[crew + at.KNOCKED_OUT]:
            count += 1
    return count


def zones_of(s: Numbers, cards: Numbers, number: int, zones: int) -> int:
    """The zones an effect names, a bit for each (SA-THREAT-22, 24)."""
    if zones == is_.EVERYWHERE:
        return 7
    if zones == is_.RED_BLUE:
        return 5
    if zones == is_.ONLY_RED:
        return 1
    if zones == is_.ONLY_WHITE:
        return 2
    card = number * at.CARD_WIDTH
    if cards[card + at.EXTERNAL]:
        own = cards[card + at.TRACK]
    else:
        own = first_token(s, at.THREATS + number * at.THREAT_WIDTH) % 3
    return 1 << own if zones == is_.OWN else 7 ^ (1 << own)


# ------------------------------------------------------------------ damage and energy


def damage(s: Numbers, cards: Numbers, number: int, effect: int) -> None:
    """Past all shields (SA-THREAT-23, 24, SA-INT-14)."""
    points = amount(s, cards, number, effect)
    if cards[effect + at.ZONES] == is_.EACH_TOKEN:
        tokens = s[at.THREATS + number * at.THREAT_WIDTH + at.TOKENS]
        for station in range(at.SPACE):
            if tokens >> station & 1:
                s[at.HITS + station % 3] += points
        return
    zones = zones_of(s, cards, number, cards[effect + at.ZONES])
    for zone in range(3):
        if zones >> zone & 1:
            s[at.HITS + zone] = points


def drain(s: Numbers, cards: Numbers, number: int, effect: int) -> None:
    """Energy is lost or becomes damage; some do damage where there is none."""
    do = cards[effect + at.DO]
    zones = zones_of(s, cards, number, cards[effect + at.ZONES])
    reactor = do == is_.DRAIN_REACTOR or (do == is_.LEAK and cards[effect + at.N] != 0)
    store = at.REACTOR if reactor else at.SHIELD
    sum_taken = 0
    first = -1
    for zone in range(3):
        if not zones >> zone & 1:
            continue
        if first < 0:
            first = zone
        most = EVERYTHING if do == is_.LEAK else amount(s, cards, number, effect)
        taken = min(s[store + zone], most)
        s[store + zone] -= taken
        sum_taken += taken
        if do == is_.LEAK:
            s[at.HITS + zone] = taken
    if do == is_.DRAIN_REACTOR and not sum_taken and cards[effect + at.MORE]:
        s[at.HITS + first] = cards[effect + at.MORE]


def change_ship(s: Numbers, cards: Numbers, number: int, effect: int) -> None:
    """Rockets, fuel, shields, stored squads, torn hulls and deadly stations."""
    do = cards[effect + at.DO]
    n = cards[effect + at.N]
    if do == is_.DESTROY_ROCKET:
        destroy_rocket(s, cards, n)
    elif do == is_.DESTROY_FUEL:
        s[at.FUEL] = max(0, s[at.FUEL] - n)
    elif do == is_.FILL_SHIELD:
        zones = zones_of(s, cards, number, cards[effect + at.ZONES])
        for zone in range(3):
            if zones >> zone & 1:
                fill_shield(s, zone)
    elif do == is_.DOUBLE_DAMAGE:
        s[at.DOUBLED] |= zones_of(s, cards, number, cards[effect + at.ZONES])
    elif do == is_.DISABLE_STORED:
        if s[at.STORED + n] == at.ACTIVE:
            s[at.STORED + n] = at.DISABLED
    elif do == is_.LETHAL_ENTRY:
        s[at.DEADLY] = s[at.THREATS + number * at.THREAT_WIDTH + at.TOKENS]


def destroy_rocket(s: Numbers, cards: Numbers, n: int) -> None:
    """Rockets are lost, and warheads with them (SA-INT-09, 10)."""
    lost = min(s[at.ROCKETS], n)
    if not lost:
        return
    s[at.ROCKETS] -= lost
    for other in range(s[at.COUNT]):
        threat = at.THREATS + other * at.THREAT_WIDTH
        points = cards[other * at.CARD_WIDTH + at.ROCKET_POINTS]
        if points and s[threat + at.FATE] == at.ON_TRACK:
            s[threat + at.HP] -= lost
            destroyed_by_cubes(s, cards, other)


# ------------------------------------------------------------------ the threat itself


def change_itself(s: Numbers, cards: Numbers, number: int, effect: int) -> None:
    """Cubes, speed, shield and what a threat has become (SA-THREAT-25, 26, SA-EXT-35)."""
    do = cards[effect + at.DO]
    n = cards[effect + at.N]
    threat = at.THREATS + number * at.THREAT_WIDTH
    if do == is_.HEAL:
        s[threat + at.CUBES] -= min(s[threat + at.CUBES], amount(s, cards, number, effect))
    elif do == is_.SELF_DAMAGE:
        s[threat + at.CUBES] += n
        destroyed_by_cubes(s, cards, number)
    elif do == is_.SPEED:
        s[threat + at.SPEED] += n
    elif do == is_.SHIELD:
        before = 0 if cards[effect + at.MORE] else s[threat + at.OWN_SHIELD]
        s[threat + at.OWN_SHIELD] = before + n
    elif do == is_.REVEAL:
        s[threat + at.HIDDEN] = 0
    elif do == is_.GROW:
        s[threat + at.GROWN] = 1
    elif do == is_.AURA:
        s[threat + at.AURA] = 1
    else:
        s[threat + at.MARKS] += 1


# ------------------------------------------------------------------ crew


def concern_crew(s: Numbers, cards: Numbers, number: int, effect: int) -> None:
    """A group is delayed or knocked out; nobody in space is (SA-THREAT-29, 30, SA-FIGHTER-05)."""
    for seat in range(s[at.SEATS]):
        crew = crew_at(seat)
        if s[crew + at.STATION] == at.SPACE:
            continue
        if not is_meant(s, cards, number, crew, cards[effect + at.N]):
            continue
        if cards[effect + at.DO] == is_.DELAY:
            delay(s, crew)
        else:
            knock_out(s, crew)


def is_meant(s: Numbers, cards: Numbers, number: int, crew: int, who: int) -> bool:
    """Whether a crew member belongs to the group that an effect names."""
    station = s[crew + at.STATION]
    active = s[crew + at.SQUAD] == at.ACTIVE
    if who == is_.ON_SHIP:
        return True
    if who == is_.IN_ZONE:
        return station % 3 == cards[number * at.CARD_WIDTH + at.TRACK]
    if who == is_.NOT_ON_BRIDGE:
        return station != UPPER_WHITE
    if who == is_.WITH_ACTIVE_BOTS:
        return active
    tokens = s[at.THREATS + number * at.THREAT_WIDTH + at.TOKENS]
    here = (tokens >> station & 1) != 0
    return here and not (who == is_.WITHOUT_ACTIVE_BOTS and active)


# ------------------------------------------------------------------ oval tokens


def beside(station: int, way: int) -> int:
    """The next station in a direction; the same where there is none (SA-THREAT-27)."""
    if way == is_.TO_DECK:
        return (station + 3) % 6
    if way == is_.TO_RED:
        return station if station % 3 == 0 else station - 1
    return station if station % 3 == 2 else station + 1


def move_tokens(s: Numbers, cards: Numbers, number: int, effect: int) -> None:
    """An intruder goes on, looks for people, or spreads (SA-THREAT-27, SA-INT-11, 35)."""
    threat = at.THREATS + number * at.THREAT_WIDTH
    do = cards[effect + at.DO]
    if do == is_.MOVE:
        s[threat + at.TOKENS] = 1 << beside(first_token(s, threat), cards[effect + at.N])
    elif do == is_.SEEK:
        seek(s, threat)
    else:
        spread(s, cards, threat, cards[effect + at.N])


def seek(s: Numbers, threat: int) -> None:
    """To the neighbour with most crew, unless there are several (SA-INT-35…37)."""
    here = first_token(s, threat)
    most = -1
    target = -1
    for way in range(3):
        station = beside(here, way)
        if station == here:
            continue
        there = crowd(s, station)
        if there > most:
            most = there
            target = station
        elif there == most:
            target = -1
    if target >= 0:
        s[threat + at.TOKENS] = 1 << target


def spread(s: Numbers, cards: Numbers, threat: int, way: int) -> None:
    """Each token puts one on the next station without slime (SA-INT-11, 13, 18, 19)."""
    slimed = 0
    for other in range(s[at.COUNT]):
        if cards[other * at.CARD_WIDTH + at.SLOWS_ENTRY]:
            slimed |= s[at.THREATS + other * at.THREAT_WIDTH + at.TOKENS]
    tokens = s[threat + at.TOKENS]
    for station in range(at.SPACE):
        target = beside(station, way)
        if tokens >> station & 1 and not slimed >> target & 1:
            s[threat + at.TOKENS] |= 1 << target
            slimed |= 1 << target
