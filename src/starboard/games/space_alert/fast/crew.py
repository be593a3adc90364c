"""The player actions on numbers: what each letter of a plan does (SA-ACT, SA-MOVE, SA-DELAY)."""

from __future__ import annotations

from starboard.games.space_alert.fast import codes as is_
from starboard.games.space_alert.fast import layout as at
from starboard.games.space_alert.fast.fates import destroy, destroyed_by_cubes
from starboard.games.space_alert.fast.layout import Numbers
from starboard.games.space_alert.kinds import UPPER_RED, WHITE


def crew_at(seat: int) -> int:
    """Where the numbers of a crew member begin."""
    return at.CREW + seat * at.CREW_WIDTH


def player_actions(s: Numbers, cards: Numbers) -> None:
    """All crew members act, clockwise from the captain (SA-ACT-01…03)."""
    begin_actions(s)
    for place in range(s[at.SEATS]):
        act(s, cards, s[at.IN_TURN + place])
    add_repair_bonus(s, cards)
    phase = is_.PHASE[s[at.TURN]]
    points = is_.VISUAL[min(s[at.AT_WINDOW], len(is_.VISUAL) - 1)]
    if points > s[at.CONFIRMED + phase]:
        s[at.CONFIRMED + phase] = points


def begin_actions(s: Numbers) -> None:
    """A fresh turn; delays count (SA-DELAY-05, SA-MOVE-06, SA-VISUAL-02, SA-INT-47)."""
    for zone in range(3):
        s[at.LIFT_USED + zone] = 0
    s[at.AT_WINDOW] = 0
    for number in range(s[at.COUNT]):
        threat = at.THREATS + number * at.THREAT_WIDTH
        s[threat + at.REPAIRS] = 0
        s[threat + at.REPAIRED_AT] = 0
    for seat in range(s[at.SEATS]):
        crew = crew_at(seat)
        if s[crew + at.DELAYED]:
            s[crew + at.DELAYED] = 0
            push_back(s, crew)


def push_back(s: Numbers, crew: int) -> None:
    """The card of this turn goes to the next, and pushes on to an empty space (SA-DELAY-01…04)."""
    carried = is_.EMPTY
    for place in range(crew + at.PLAN + s[at.TURN] - 1, crew + at.PLAN + at.TURNS):
        laid = s[place]
        s[place] = carried
        if laid == is_.EMPTY:
            return
        carried = laid


def act(s: Numbers, cards: Numbers, seat: int) -> None:
    """Carry out the card that lies in this turn's space (SA-ACT-03, SA-FIGHTER-10, SA-HERO-10)."""
    crew = crew_at(seat)
    if s[crew + at.KNOCKED_OUT]:
        return
    action = s[crew + at.PLAN + s[at.TURN] - 1]
    station = s[crew + at.STATION]
    if station == at.SPACE:
        act_in_space(s, cards, crew, action)
    elif action == is_.EMPTY:
        return
    elif action == is_.A or action == is_.HEROIC_A:
        if not covered(s, cards, station, 0, action == is_.HEROIC_A):
            fire(s, station, action == is_.HEROIC_A)
    elif action == is_.B or action == is_.HEROIC_B:
        if not covered(s, cards, station, 1, action == is_.HEROIC_B):
            transfer(s, station, action == is_.HEROIC_B)
    elif action == is_.C:
        if not covered(s, cards, station, 2, False):
            use_special(s, crew, station)
    elif action == is_.BATTLEBOTS or action == is_.HEROIC_BATTLEBOTS:
        fight(s, cards, crew, action == is_.HEROIC_BATTLEBOTS)
    else:
        move(s, cards, crew, station, action)


# ------------------------------------------------------------------ moving


def move(s: Numbers, cards: Numbers, crew: int, station: int, action: int) -> None:
    """Through a door, by gravolift, or heroically (SA-MOVE-01…06, SA-HERO-01)."""
    zone = station % 3
    if action == is_.RED:
        if zone != 0:
            enter(s, cards, crew, station - 1)
    elif action == is_.BLUE:
        if zone != 2:
            enter(s, cards, crew, station + 1)
    elif action == is_.GRAVOLIFT:
        enter(s, cards, crew, (station + 3) % 6)
        if s[at.LIFT_BROKEN + zone] or s[at.LIFT_USED + zone]:
            delay(s, crew)
        s[at.LIFT_USED + zone] = 1
    elif station != action - is_.TO_FIRST:
        enter(s, cards, crew, action - is_.TO_FIRST)


def enter(s: Numbers, cards: Numbers, crew: int, station: int) -> None:
    """Come into a station, with what waits there (SA-INT-05, 12, 44)."""
    s[crew + at.STATION] = station
    if s[at.DEADLY] >> station & 1:
        knock_out(s, crew)
        return
    for number in range(s[at.COUNT]):
        tokens = s[at.THREATS + number * at.THREAT_WIDTH + at.TOKENS]
        if cards[number * at.CARD_WIDTH + at.SLOWS_ENTRY] and tokens >> station & 1:
            delay(s, crew)


def act_in_space(s: Numbers, cards: Numbers, crew: int, action: int) -> None:
    """Attack again, or come back and lose a turn (SA-FIGHTER-08…11, SA-HERO-11)."""
    if action == is_.BATTLEBOTS:
        s[at.INTERCEPTORS] = 1
    elif action == is_.HEROIC_BATTLEBOTS:
        s[at.INTERCEPTORS] = 2
    else:
        push_back(s, crew)
        enter(s, cards, crew, UPPER_RED)


def delay(s: Numbers, crew: int) -> None:
    """The next action comes a turn later; several reasons count once (SA-DELAY-05…07)."""
    if not s[crew + at.KNOCKED_OUT]:
        s[crew + at.DELAYED] = 1


def knock_out(s: Numbers, crew: int) -> None:
    """Out for the rest of the mission, and the squad with it (SA-THREAT-30, 31)."""
    if s[crew + at.KNOCKED_OUT]:
        return
    s[crew + at.KNOCKED_OUT] = 1
    if s[crew + at.SQUAD] == at.ACTIVE:
        s[crew + at.SQUAD] = at.DISABLED


# ------------------------------------------------------------------ systems


def fire(s: Numbers, station: int, heroic: bool) -> None:
    """Mark a weapon as fired, at the cost of its energy (SA-WEAPON-01…06, SA-HERO-03)."""
    if s[at.FIRED + station]:
        return
    if not is_.BATTERY[station]:
        reactor = at.REACTOR + station % 3
        if not s[reactor]:
            return
        s[reactor] -= 1
    s[at.FIRED + station] = 2 if heroic else 1


def transfer(s: Numbers, station: int, heroic: bool) -> None:
    """B: fill a shield or reactor; a hero adds a cube (SA-ENERGY-01…06, SA-HERO-05…08)."""
    zone = station % 3
    bonus = is_.HEROIC_BONUS if heroic else 0
    kind = is_.ENERGY[station]
    if kind == is_.FILLS_SHIELD:
        if fill_shield(s, zone):
            s[at.SHIELD + zone] += bonus
    elif kind == is_.FILLS_SIDE_REACTOR:
        room = s[at.REACTOR_MAX + zone] - s[at.REACTOR + zone]
        moved = min(s[at.REACTOR + WHITE], room)
        if moved > 0:
            s[at.REACTOR + WHITE] -= moved
            s[at.REACTOR + zone] += moved + bonus
    elif s[at.FUEL]:
        s[at.FUEL] -= 1
        room = s[at.REACTOR_MAX + zone] - s[at.REACTOR + zone]
        if room > 0:
            s[at.REACTOR + zone] += room + bonus


def fill_shield(s: Numbers, zone: int) -> bool:
    """From the reactor of the zone into its shield; says whether anything flows."""
    moved = min(s[at.REACTOR + zone], s[at.SHIELD_MAX + zone] - s[at.SHIELD + zone])
    if moved <= 0:
        return False
    s[at.REACTOR + zone] -= moved
    s[at.SHIELD + zone] += moved
    return True


def use_special(s: Numbers, crew: int, station: int) -> None:
    """C: whatever the station has (SA-ACT-15, SA-MAINT-01, 02, SA-ROCKET-01…03)."""
    kind = is_.SPECIAL[station]
    if s[at.LEFT_OUT] >> kind & 1:
        return
    if kind == is_.SQUADS:
        take_squad(s, crew, station)
    elif kind == is_.INTERCEPTORS:
        take_off(s, crew)
    elif kind == is_.COMPUTER:
        if is_.IN_TIME[s[at.TURN]]:
            s[at.MAINTAINED] = 1
    elif kind == is_.ROCKETS:
        if s[at.ROCKETS] and not s[at.ROCKET_FIRST]:
            s[at.ROCKETS] -= 1
            s[at.ROCKET_FIRST] = 1
    else:
        s[at.AT_WINDOW] += 1


def take_squad(s: Numbers, crew: int, station: int) -> None:
    """Take the squad of the station, or wake one's own (SA-BOT-01…05, SA-INT-08)."""
    if s[crew + at.SQUAD] == at.DISABLED:
        s[crew + at.SQUAD] = at.ACTIVE
    elif s[crew + at.SQUAD] == at.NO_SQUAD:
        s[crew + at.SQUAD] = s[at.STORED + station]
        s[at.STORED + station] = at.NO_SQUAD


def take_off(s: Numbers, crew: int) -> None:
    """Into space with an active squad, one at a time (SA-FIGHTER-01…03, 07)."""
    if s[crew + at.SQUAD] != at.ACTIVE:
        return
    for seat in range(s[at.SEATS]):
        if s[crew_at(seat) + at.STATION] == at.SPACE:
            return
    s[crew + at.STATION] = at.SPACE
    s[at.INTERCEPTORS] = 1


# ------------------------------------------------------------------ fights and repairs


def covered(s: Numbers, cards: Numbers, station: int, system: int, heroic: bool) -> bool:
    """Repair what covers a system, if anything does (SA-ACT-08…14, SA-HERO-09, SA-INT-21)."""
    found = False
    for number in range(s[at.COUNT]):
        if cards[number * at.CARD_WIDTH + at.SYSTEM] != system:
            continue
        threat = at.THREATS + number * at.THREAT_WIDTH
        if not s[threat + at.TOKENS] >> station & 1:
            continue
        found = True
        if s[threat + at.FATE] == at.ON_TRACK:
            repair(s, cards, number, station, is_.HEROIC_REPAIR if heroic else 1)
            return True
    return found


def repair(s: Numbers, cards: Numbers, number: int, station: int, cubes: int) -> None:
    """Red cubes on a malfunction; some need several at once (SA-ACT-09, SA-INT-21, 46, 47)."""
    threat = at.THREATS + number * at.THREAT_WIDTH
    card = number * at.CARD_WIDTH
    s[threat + at.REPAIRS] += 1
    s[threat + at.REPAIRED_AT] |= 1 << station
    if cards[card + at.ALL_AT_ONCE]:
        if s[threat + at.REPAIRS] >= cards[card + at.ALL_AT_ONCE]:
            destroy(s, cards, number)
        return
    s[threat + at.CUBES] += cubes
    if not destroyed_by_cubes(s, cards, number):
        return
    for seat in range(s[at.SEATS]):
        crew = crew_at(seat)
        if cards[card + at.FUMES] >> s[crew + at.STATION] & 1:
            knock_out(s, crew)


def add_repair_bonus(s: Numbers, cards: Numbers) -> None:
    """Repairs at all stations of a threat in one turn are worth more (SA-INT-30, 34)."""
    for number in range(s[at.COUNT]):
        card = number * at.CARD_WIDTH
        if not cards[card + at.REPAIR_BONUS]:
            continue
        threat = at.THREATS + number * at.THREAT_WIDTH
        if s[threat + at.FATE] != at.ON_TRACK:
            continue
        if s[threat + at.REPAIRED_AT] == cards[card + at.STATIONS]:
            s[threat + at.CUBES] += cards[card + at.REPAIR_BONUS]
            destroyed_by_cubes(s, cards, number)


def fight(s: Numbers, cards: Numbers, crew: int, heroic: bool) -> None:
    """A squad attacks the intruder with the lowest number in its station (SA-BOT-06…11)."""
    if s[crew + at.SQUAD] != at.ACTIVE:
        return
    station = s[crew + at.STATION]
    for number in range(s[at.COUNT]):
        threat = at.THREATS + number * at.THREAT_WIDTH
        card = number * at.CARD_WIDTH
        if cards[card + at.NATURE] != at.INTRUDER or s[threat + at.FATE] != at.ON_TRACK:
            continue
        if s[threat + at.TOKENS] >> station & 1:
            hit(s, cards, number, crew, heroic)
            return


def hit(s: Numbers, cards: Numbers, number: int, crew: int, heroic: bool) -> None:
    """One red cube, and what the intruder does about it (SA-BOT-07, 08, SA-HERO-10)."""
    card = number * at.CARD_WIDTH
    counter = cards[card + at.COUNTER]
    grown = s[at.THREATS + number * at.THREAT_WIDTH + at.GROWN]
    strikes_back = counter == at.ALWAYS or (counter == at.AFTER_X and grown != 0)
    destroyed = wound(s, cards, number, s[crew + at.STATION])
    if destroyed and cards[card + at.KILLS_ITS_KILLER]:
        knock_out(s, crew)
    elif strikes_back and not heroic:
        s[crew + at.SQUAD] = at.DISABLED


def wound(s: Numbers, cards: Numbers, number: int, station: int) -> bool:
    """Put the red cube where it belongs; says whether the threat is destroyed (SA-INT-16, 42)."""
    threat = at.THREATS + number * at.THREAT_WIDTH
    card = number * at.CARD_WIDTH
    has_offspring = cards[card + at.TOKEN_HP] != 0
    if has_offspring and station != s[threat + at.ORIGIN]:
        s[threat + at.TOKENS] &= ~(1 << station)
    else:
        s[threat + at.CUBES] += 1
        if cards[card + at.TOKEN_PER_HIT]:
            s[threat + at.TOKENS] &= ~(1 << station)
        if s[threat + at.CUBES] < s[threat + at.HP]:
            return False
        if has_offspring:
            s[threat + at.ORIGIN] = -1
            s[threat + at.TOKENS] &= ~(1 << station)
    if has_offspring and s[threat + at.TOKENS]:
        return False
    destroy(s, cards, number)
    return True
