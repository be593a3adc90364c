"""The components as plain data: what a client needs to draw threats, trajectories and the ship."""

from __future__ import annotations

import msgspec

import starboard.games.space_alert.vocabulary as v
from starboard.games.space_alert.cards import card_names
from starboard.games.space_alert.content import Components, ThreatCard, scoring, ship
from starboard.games.space_alert.face.names import card_name, half_id
from starboard.games.space_alert.face.shown import PlanFace, Printed, ThreatFace
from starboard.games.space_alert.kinds import STATIONS, SYSTEM_B, SYSTEM_C, ZONES
from starboard.text import texts_for

LETTERS = "abcx<>^ABX123456"
NOTES = (
    "cryoshield", "pulse_opens", "damage_cap", "explosion", "per_mark", "lone_strength",
    "rocket_points", "token_hp", "token_per_hit", "tokens_stay", "slows_entry",
    "kills_its_killer", "breach", "repair_bonus", "all_at_once", "no_heavy_laser",
    "hidden_until_x", "hidden_far", "magnet", "rocket_no_effect",
)  # fmt: skip
"""What a card says besides its actions."""
NAMED = ("station", "zone", "weapon", "part", "step")
"""Kinds of things that have names of their own."""
MISSIONS = "option-mission-"
"""Missions are named and described where they are chosen."""


def faces(box: Components, lang: str) -> Printed:
    """Everything that lies on the table, by kind and id."""
    return {
        "threats": {name: threat_face(card, lang) for name, card in box.threats.items()},
        "tracks": {
            name: {"length": track.length, "marks": list(track.marks)}
            for name, track in box.tracks.items()
        },
        "ship": {"plan": ship_face(), "scoring": msgspec.to_builtins(scoring())},
        "names": {"things": names(lang)},
        "cards": {card: {"name": card_name(card, lang)} for card in sorted(card_names())},
    }


def ship_face() -> PlanFace:
    """The ship plan at the start of a mission, by station and zone."""
    plan = ship()
    return {
        "start": STATIONS[plan.start_station],
        "fuel": plan.fuel,
        "rockets": plan.rockets,
        "stations": {
            STATIONS[place]: {
                "weapon": plan.weapons[place].value,
                "strength": plan.strength[place],
                "battery": plan.battery[place],
                "energy": plan.energy[place].value,
                "special": plan.special[place].value,
            }
            for place in range(len(plan.weapons))
        },
        "zones": {
            zone: {
                "reactor": plan.reactor[place],
                "reactor_max": plan.reactor_max[place],
                "shield": plan.shield[place],
                "shield_max": plan.shield_max[place],
            }
            for place, zone in enumerate(ZONES)
        },
    }


def names(lang: str) -> dict[str, str]:
    """What people call stations, zones, weapons, parts, halves, missions; why things fail."""
    say = texts_for("space_alert").say
    found = {f"half.{letter}": say(lang, f"half-{half_id(letter)}") for letter in LETTERS}
    for message in texts_for("space_alert").messages(lang):
        kind, _, rest = message.partition("-")
        if kind in ("why", "cause", "kept") or (kind in NAMED and "-" not in rest):
            found[f"{kind}.{rest}"] = say(lang, message)
        elif message.startswith(MISSIONS) and not message.endswith(".about"):
            mission = message.removeprefix(MISSIONS)
            found[f"mission.{mission}"] = say(lang, message)
            found[f"about.{mission}"] = say(lang, f"{message}.about")
    return found


def threat_face(card: ThreatCard, lang: str) -> ThreatFace:
    """One threat card: its numbers, its three actions in words, and what else it says."""
    return {
        "name": card.name.of(lang),
        "difficulty": card.difficulty.value,
        "severity": card.severity.value,
        "nature": card.nature.value,
        "external": card.external,
        "hp": card.hp,
        "shield": card.shield,
        "speed": card.speed,
        "survived": card.survived,
        "destroyed": card.destroyed,
        "stations": [STATIONS[place] for place in card.stations],
        "system": system_letter(card),
        "frozen": card.cryoshield,
        "hidden": card.hidden_until_x,
        "offspring": bool(card.token_hp),
        "token_per_hit": card.token_per_hit,
        "rocket_points": card.rocket_points,
        "magnet": card.magnet,
        "tokens_stay": card.tokens_stay,
        "actions": ["; ".join(words_of(each, lang) for each in letter) for letter in card.actions],
        "notes": notes(card, lang),
    }


def system_letter(card: ThreatCard) -> str:
    """The letter of the system that a malfunction covers (SA-APPEAR-08)."""
    return {SYSTEM_B: "B", SYSTEM_C: "C"}.get(card.system, "")


def notes(card: ThreatCard, lang: str) -> list[str]:
    """The special rules of a card, in short sentences."""
    say = texts_for("space_alert").say
    told = []
    if card.external and card.no_rocket:
        told.append(say(lang, "face-no_rocket", n=0))
    for name in NOTES:
        value = getattr(card, name)
        if value and (card.external or name != "no_heavy_laser"):
            told.append(say(lang, f"face-{name}", n=int(value)))
    if card.counter.value != "never":
        told.append(say(lang, f"face-counter-{card.counter.value}"))
    if card.retaliation is not None:
        told.append(say(lang, "face-retaliates", what=words_of(card.retaliation, lang)))
    if card.fumes:
        places = [say(lang, f"station-{STATIONS[place]}") for place in card.fumes]
        told.append(say(lang, "face-fumes", where=texts_for("space_alert").listed(lang, places)))
    return told


def words_of(effect: v.AnyEffect, lang: str) -> str:
    """An effect as people read it: what, how much, where, and when only."""
    say = texts_for("space_alert").say
    kind = type(effect).__struct_config__.tag
    message = f"face-do-{kind}{variant(effect)}"
    parts = [say(lang, message, n=number(effect, lang))]
    zones = getattr(effect, "zones", "own")
    if zones != "own":
        parts.append(say(lang, f"face-zones-{zones}"))
    mode = getattr(effect, "mode", "normal")
    if mode != "normal":
        parts.append(say(lang, f"face-mode-{mode}"))
    condition = getattr(effect, "only_if", None)
    if isinstance(condition, v.FewerCubes):
        parts.append(say(lang, "face-if-fewer", n=condition.damage_taken_lt))
    elif condition is not None:
        parts.append(say(lang, f"face-if-{condition}"))
    return " ".join(parts)


def variant(effect: v.AnyEffect) -> str:
    """Where one effect has several wordings: which one."""
    for name in ("stat", "who", "dir", "system"):
        value = getattr(effect, name, "")
        if value:
            return f"-{value}"
    if isinstance(effect, v.Shield) and effect.set is not None:
        return "-set"
    if isinstance(effect, v.Damage) and isinstance(effect.n, v.Amount):
        return "-some"
    return "-else" if getattr(effect, "else_damage", 0) else ""


def number(effect: v.AnyEffect, lang: str) -> str | int:
    """How much, also where only the moment decides."""
    if isinstance(effect, v.Shield) and effect.set is not None:
        return effect.set
    amount = getattr(effect, "n", getattr(effect, "add", 0))
    if isinstance(amount, v.Amount):
        return texts_for("space_alert").say(lang, f"face-amount-{amount.name.lower()}")
    return int(amount)
