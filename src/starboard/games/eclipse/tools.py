"""The tools of Eclipse, for people with the box on the table: battle odds."""

from __future__ import annotations

from typing import NotRequired, TypedDict

import msgspec

from starboard.errors import BadInput
from starboard.games.eclipse.odds.fleet import Party
from starboard.games.eclipse.odds.input import read_battle
from starboard.games.eclipse.odds.odds import SAMPLES, Method, Odds, PartyOdds, odds
from starboard.games.eclipse.words import party_name, ship_name, told
from starboard.kernel.yaml_files import parse_yaml
from starboard.tool import Answer, Document, Tool

MOST_SAMPLES = 10_000_000
RARE = 0.0005
"""Chances below this are left out of the text; `--json` has them all."""


class Battle(msgspec.Struct):
    """The sides of a battle as YAML, and how to work it out."""

    battle: Document
    method: Method | None = None
    samples: int = SAMPLES
    seed: int = 0


class SideOdds(TypedDict):
    """How a battle ends for one side; it is a species or neutral."""

    species: NotRequired[str]
    neutral: NotRequired[str]
    strategy: str
    wins: float
    survivors: dict[str, dict[str, float]]
    """By type, the chance of so many ships left."""
    losses: dict[str, float]
    retreated: NotRequired[dict[str, dict[str, float]]]


class BattleOdds(TypedDict):
    """How a battle ends."""

    method: Method
    samples: NotRequired[int]
    interval: NotRequired[float]
    sides: list[SideOdds]
    none: float
    """The chance that nobody is left."""
    stalemate: float
    rounds: float


def battle_odds(wants: Battle, lang: str) -> Answer:
    """The odds of the battle in a document."""
    if not 1 <= wants.samples <= MOST_SAMPLES:
        raise BadInput("--samples", "expected-number", low=1, high=str(MOST_SAMPLES))
    where = wants.battle.name
    parties = read_battle(parse_yaml(wants.battle.read(), where), where, lang)
    found = odds(parties, wants.method, wants.samples, wants.seed)
    return Answer(facts(found), lines(found, lang))


def facts(found: Odds) -> BattleOdds:
    """The odds as plain data."""
    told: BattleOdds = {
        "method": found.method,
        "sides": [_side_facts(side) for side in found.sides],
        "none": found.none,
        "stalemate": found.stalemate,
        "rounds": found.rounds,
    }
    if found.method is Method.SIMULATED:
        told["samples"] = found.samples
        told["interval"] = found.interval
    return told


def _side_facts(side: PartyOdds) -> SideOdds:
    party = side.party
    told: SideOdds = {
        "strategy": _strategy(party),
        "wins": side.wins,
        "survivors": {
            ships.name: _spread(side.survivors[index]) for index, ships in enumerate(party.ships)
        },
        "losses": {ships.name: side.losses(index) for index, ships in enumerate(party.ships)},
    }
    told["neutral" if party.neutral else "species"] = party.name
    if party.may_retreat:
        told["retreated"] = {
            ships.name: _spread(side.retreated[index]) for index, ships in enumerate(party.ships)
        }
    return told


def _strategy(party: Party) -> str:
    return "neutral_rule" if party.neutral else party.strategy


def _spread(chances: list[float]) -> dict[str, float]:
    return {str(count): chance for count, chance in enumerate(chances)}


def lines(found: Odds, lang: str) -> list[str]:
    """The odds as people read them."""
    if found.method is Method.EXACT:
        said = [told(lang, "odds-method-exact")]
    else:
        interval = _number(100 * found.interval, 2, lang)
        said = [told(lang, "odds-method-simulated", samples=found.samples, interval=interval)]
    for number, side in enumerate(found.sides, 1):
        said += ["", *_side_lines(number, side, lang)]
    said.append("")
    if found.none > 0:
        said.append(told(lang, "odds-none", chance=_percent(found.none, lang)))
    if found.stalemate > 0:
        said.append(told(lang, "odds-stalemate", chance=_percent(found.stalemate, lang)))
    said.append(told(lang, "odds-rounds", rounds=_number(found.rounds, 2, lang)))
    return said


def _side_lines(number: int, side: PartyOdds, lang: str) -> list[str]:
    party = side.party
    said = [
        told(
            lang,
            "odds-side",
            number=number,
            name=party_name(party.name, lang),
            wins=_percent(side.wins, lang),
            strategy=told(lang, "odds-strategy", strategy=_strategy(party)),
        )
    ]
    for index, ships in enumerate(party.ships):
        ship = ship_name(ships.name, lang)
        spread = _spread_text(side.survivors[index], "odds-left", lang)
        losses = _number(side.losses(index), 2, lang)
        said.append("   " + told(lang, "odds-survivors", ship=ship, spread=spread, losses=losses))
        if party.may_retreat and side.retreated[index][0] < 1 - RARE:
            spread = _spread_text(side.retreated[index], "odds-got-away", lang)
            said.append("   " + told(lang, "odds-retreated", ship=ship, spread=spread))
    return said


def _spread_text(chances: list[float], message: str, lang: str) -> str:
    return ", ".join(
        told(lang, message, count=count, chance=_percent(chance, lang))
        for count, chance in reversed(list(enumerate(chances)))
        if chance >= RARE
    )


def _percent(chance: float, lang: str) -> str:
    return _number(100 * chance, 1, lang) + (" %" if lang == "de" else "%")


def _number(value: float, digits: int, lang: str) -> str:
    text = f"{value:.{digits}f}"
    return text.replace(".", ",") if lang == "de" else text


TOOLS = (Tool(words="odds", wants=Battle, answer=battle_odds, facts=BattleOdds, online=True),)
