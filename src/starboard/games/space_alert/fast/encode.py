"""A ship and its threats written down as numbers, and what became of them read back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import starboard.games.space_alert.vocabulary as words
from starboard.games.space_alert.content import ThreatCard, Track
from starboard.games.space_alert.fast import codes as is_
from starboard.games.space_alert.fast import layout as at
from starboard.games.space_alert.fast.layout import Numbers
from starboard.games.space_alert.film.points import squads_left_off
from starboard.games.space_alert.kinds import STATIONS, ZONES, Counter, Fate, Nature, Special, Squad
from starboard.games.space_alert.missions.lessons import left_out, out_of_use
from starboard.games.space_alert.state import Crew, Mission, Threat
from starboard.games.space_alert.vocabulary import AnyEffect, FewerCubes

FATES: Final = (Fate.COMING, Fate.ON_TRACK, Fate.DESTROYED, Fate.SURVIVED)
SQUADS: Final = (Squad.NONE, Squad.ACTIVE, Squad.DISABLED)
NATURES: Final = (Nature.EXTERNAL, Nature.INTRUDER, Nature.MALFUNCTION, Nature.HULL_BREACH)
COUNTERS: Final = (Counter.NEVER, Counter.ALWAYS, Counter.AFTER_X)
NAMES: Final = {"drain_shield": "drain_shields"}
Tokens = Mapping[str, Sequence[str]]
"""The damage tokens of each zone, in some order."""


def bits(places: Sequence[int]) -> int:
    """A bit for each place."""
    return sum([1 << place for place in set(places)])


# ------------------------------------------------------------------ the ship


def encode_ship(state: Mission) -> Numbers:
    """A mission between two turns as numbers; the order of its tokens is still to be written."""
    s = [0] * (at.THREATS + at.THREAT_WIDTH * len(state.threats))
    for place, number in single_numbers(state):
        s[place] = number
    for place, numbers in listed_numbers(state):
        s[place : place + len(numbers)] = [int(number) for number in numbers]
    for seat, crew in enumerate(state.crew):
        start = at.CREW + seat * at.CREW_WIDTH
        s[start : start + at.CREW_WIDTH] = encode_crew(crew)
    for number, threat in enumerate(state.threats):
        start = at.THREATS + number * at.THREAT_WIDTH
        s[start : start + at.THREAT_WIDTH] = encode_threat(threat)
    return s


def single_numbers(state: Mission) -> list[tuple[int, int]]:
    """What is one number, with its place."""
    return [
        (at.TURN, state.turn),
        (at.FUEL, state.fuel),
        (at.ROCKETS, state.rockets),
        (at.ROCKET_FIRST, int(state.rocket_first)),
        (at.ROCKET_SECOND, int(state.rocket_second)),
        (at.PULSE_RANGE, state.pulse_range),
        (at.INTERCEPTORS, state.interceptors),
        (at.OLD_DAMAGE, state.old_damage),
        (at.MAINTAINED, int(state.maintained)),
        (at.AT_WINDOW, state.at_window),
        (at.DOUBLED, state.doubled),
        (at.DEADLY, bits(state.deadly)),
        (at.SEATS, len(state.crew)),
        (at.COUNT, len(state.threats)),
        (at.LAST_TURN, state.last_turn),
        (at.CHECKED, int(state.checks)),
        (at.LEFT_OFF, left_off(state)),
        (at.LEFT_OUT, left_out_bits(state)),
    ]


def listed_numbers(state: Mission) -> list[tuple[int, Sequence[int]]]:
    """What is a number for each zone or station, with its place."""
    return [
        (at.IN_TURN, state.order),
        (at.REACTOR, state.reactor),
        (at.REACTOR_MAX, state.reactor_max),
        (at.SHIELD, state.shield),
        (at.SHIELD_MAX, state.shield_max),
        (at.STRENGTH, state.strength),
        (at.FIRED, state.fired),
        (at.STORED, [SQUADS.index(squad) for squad in state.stored]),
        (at.LIFT_BROKEN, state.lift_broken),
        (at.LIFT_USED, state.lift_used),
        (at.CONFIRMED, state.confirmed),
        (at.TILES, [bits([part_of(tile) for tile in tiles]) for tiles in state.tiles]),
    ]


def left_off(state: Mission) -> int:
    """Points lost to squads that earlier missions of a campaign have left behind (SA-CAMP-26)."""
    return is_.PER_DISABLED * squads_left_off(state)


def left_out_bits(state: Mission) -> int:
    """What a mission for newcomers does without (SA-SETUP-13)."""
    systems = [number for number, kind in enumerate(Special) if out_of_use(state, kind)]
    return bits(systems) | (is_.NO_TOKENS if left_out(state, "damage_tokens") else 0)


def part_of(tile: str) -> int:
    """The part of the ship that a damage token names, as a number."""
    return [part.value for part in is_.PARTS].index(tile.partition("_")[2])


def encode_crew(crew: Crew) -> Numbers:
    """A crew member with its plan."""
    plan = [is_.LETTERS.index(action.value) for action in crew.plan]
    squad = SQUADS.index(crew.squad)
    return [crew.station, squad, int(crew.delayed), int(crew.knocked_out), *plan]


def encode_threat(threat: Threat) -> Numbers:
    """What changes about a threat; the last four are only used while weapons aim."""
    return [
        FATES.index(threat.fate),
        threat.position,
        threat.hp,
        threat.cubes,
        threat.speed,
        threat.shield,
        int(threat.hidden),
        int(threat.frozen),
        int(threat.aura),
        int(threat.grown),
        threat.marks,
        bits(threat.tokens),
        threat.origin,
        len(threat.repairs),
        bits(threat.repairs),
        int(threat.struck),
        *[0, 0, 0, 0],
    ]


def encode_order(tokens: Tokens) -> Numbers:
    """The order in which tokens are drawn; those that are face up may be missing."""
    found: Numbers = []
    for zone in ZONES:
        parts = [part_of(tile) for tile in tokens[zone]]
        found += parts + [part for part in range(len(is_.PARTS)) if part not in parts]
    return found


def encode_plan(rows: Sequence[str]) -> Numbers:
    """Rows of letters one after the other."""
    return [is_.LETTERS.index(letter) for row in rows for letter in row]


def decode_plan(plan: Sequence[int]) -> tuple[str, ...]:
    """Rows of letters again."""
    letters = "".join([is_.LETTERS[code] for code in plan])
    return tuple([letters[place : place + at.TURNS] for place in range(0, len(letters), at.TURNS)])


# ------------------------------------------------------------------ the cards


def encode_cards(state: Mission) -> Numbers:
    """What is printed on the threats of a mission, in their order."""
    cards: Numbers = []
    for threat in state.threats:
        cards += encode_card(threat.card, threat.number, threat.track, state.tracks[threat.track])
    return cards


def encode_card(card: ThreatCard, number: int, track: int, path: Track) -> Numbers:
    """A card with the trajectory it comes on."""
    marks = list(path.marks) + [at.NO_MARK] * (at.EXTERNAL - at.TRACK_MARKS - len(path.marks))
    answer = card.retaliation
    found = [
        *[number, track, path.length, *marks],
        *[int(card.external), NATURES.index(card.nature), bits(card.stations), card.system],
        *[COUNTERS.index(card.counter), int(card.no_rocket), int(card.rocket_no_effect)],
        *[int(card.no_heavy_laser), int(card.hidden_far), int(card.magnet)],
        *[int(card.pulse_opens), card.damage_cap, card.explosion, card.per_mark],
        *[card.lone_strength, int(card.rocket_points), card.token_hp, int(card.token_per_hit)],
        *[int(card.tokens_stay), int(card.slows_entry), int(card.kills_its_killer)],
        *[bits(card.fumes), card.breach, card.repair_bonus, card.all_at_once],
        *[card.attack_aura, card.shield_aura, card.survived, card.destroyed],
        answer.n if answer is not None and isinstance(answer.n, int) else 0,
        is_.MODES.index(answer.mode) if answer is not None else 0,
        *[len(effects) for effects in card.actions],
    ]
    for effects in card.actions:
        told = [number for effect in effects for number in encode_effect(effect)]
        found += told + [0] * (at.EFFECTS_MOST * at.EFFECT_WIDTH - len(told))
    return found


def encode_effect(effect: AnyEffect) -> Numbers:
    """An effect: what, how much, where, how, and when only."""
    name = str(type(effect).__struct_config__.tag)
    n = getattr(effect, "n", 0)
    only_if, more = encode_condition(getattr(effect, "only_if", None))
    kind = is_.PRINTED if isinstance(n, int) else is_.AMOUNTS.index(n)
    return [
        is_.EFFECTS.index(NAMES.get(name, name)),
        encode_detail(effect) if kind == is_.PRINTED else 0,
        kind,
        is_.ZONES.index(getattr(effect, "zones", "own")),
        is_.MODES.index(getattr(effect, "mode", "normal")),
        only_if,
        more or encode_more(effect),
    ]


def encode_condition(condition: words.Condition | None) -> tuple[int, int]:
    """When an effect happens, with a number of cubes where one is named."""
    if condition is None:
        return is_.ALWAYS, 0
    if isinstance(condition, FewerCubes):
        return is_.FEWER_CUBES, condition.damage_taken_lt
    return (is_.DAMAGED if condition == "damaged" else is_.UNDAMAGED), 0


def encode_detail(effect: AnyEffect) -> int:
    """The one number that says more about an effect."""
    if isinstance(effect, (words.Delay, words.KnockOut)):
        return is_.WHO.index(effect.who)
    if isinstance(effect, (words.Move, words.Spread)):
        return is_.WAYS.index(effect.dir)
    if isinstance(effect, words.DisableStoredSquad):
        return STATIONS.index(effect.station)
    if isinstance(effect, words.Speed):
        return effect.add
    if isinstance(effect, words.Shield):
        return (effect.set or 0) + effect.add
    if isinstance(effect, words.Leak):
        return int(effect.system == "reactor")
    n = getattr(effect, "n", 0)
    assert isinstance(n, int)
    return n


def encode_more(effect: AnyEffect) -> int:
    """Whether a shield is set, or the damage where there is no energy to lose."""
    if isinstance(effect, words.Shield):
        return int(effect.set is not None)
    return effect.else_damage if isinstance(effect, words.DrainReactor) else 0
