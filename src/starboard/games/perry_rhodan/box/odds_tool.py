"""The odds of a line-up: exact chances for programs, a small table for people."""

from __future__ import annotations

from fractions import Fraction
from typing import TypedDict

from starboard.games.perry_rhodan.box.odds_file import LineUp, Named
from starboard.games.perry_rhodan.odds import Chances, any_breaks, pairing_odds
from starboard.text import texts_for
from starboard.tool import Answer


class PairingOdds(TypedDict):
    """What may come of a pairing in this round."""

    attacker: str
    defender: str
    ahead: float
    """The attacker's stealth value is the greater one."""
    behind: float
    breaks: float
    destroys: float
    """The defender's front card is destroyed."""
    falls: float
    both: float
    survives: float
    """The attacker's front card is still there."""
    holds: float


class LineUpOdds(TypedDict):
    """The pairings one by one, and what all of them together bring."""

    first_round: bool
    pairings: list[PairingOdds]
    any_ahead: float | None
    """At least one attacker may break through; unknown where the pile is shuffled meanwhile."""
    destroyed: float
    """Defenders that fall, on average."""
    lost: float
    """Attackers that fall, on average."""


def answer(line_up: LineUp, lang: str) -> Answer:
    """The odds of a line-up."""
    found = [
        pairing_odds(ours.fighter, theirs.fighter, line_up.pile, line_up.enemy_pile, line_up.first)
        for ours, theirs in line_up.pairings
    ]
    ahead = _any_ahead(line_up)
    facts: LineUpOdds = {
        "first_round": line_up.first,
        "pairings": [
            _facts(ours, theirs, chances)
            for (ours, theirs), chances in zip(line_up.pairings, found, strict=True)
        ],
        "any_ahead": None if ahead is None else float(ahead),
        "destroyed": float(sum(chances.destroys for chances in found)),
        "lost": float(sum(chances.falls for chances in found)),
    }
    return Answer(facts, _lines(line_up, found, ahead, lang))


def _any_ahead(line_up: LineUp) -> Fraction | None:
    """One card a pairing is drawn in the first round; a smaller pile is shuffled in between."""
    size = sum(count for _, count in line_up.pile)
    if not line_up.first or size < len(line_up.pairings):
        return None
    pairs = [(ours.fighter, theirs.fighter) for ours, theirs in line_up.pairings]
    return any_breaks(pairs, line_up.pile)


def _facts(ours: Named, theirs: Named, chances: Chances) -> PairingOdds:
    return {
        "attacker": ours.name,
        "defender": theirs.name,
        "ahead": float(chances.ahead),
        "behind": float(chances.behind),
        "breaks": float(chances.breaks),
        "destroys": float(chances.destroys),
        "falls": float(chances.falls),
        "both": float(chances.both),
        "survives": float(chances.survives),
        "holds": float(chances.holds),
    }


def _lines(line_up: LineUp, found: list[Chances], ahead: Fraction | None, lang: str) -> list[str]:
    texts = texts_for("perry_rhodan")
    lines: list[str] = []
    for number, ((ours, theirs), chances) in enumerate(
        zip(line_up.pairings, found, strict=True), 1
    ):
        names = {"attacker": ours.name, "defender": theirs.name}
        lines.append(texts.say(lang, "odds-pairing", number=number, **names))
        if line_up.first:
            stealth = {
                "ahead": percent(chances.ahead, lang),
                "breaks": percent(chances.breaks, lang),
            }
            lines.append("  " + texts.say(lang, "odds-stealth", **stealth))
        fire = {
            "destroys": percent(chances.destroys, lang),
            "falls": percent(chances.falls, lang),
            "both": percent(chances.both, lang),
        }
        lines.append("  " + texts.say(lang, "odds-fire", **fire))
    if len(found) > 1 and ahead is not None:
        lines.append(texts.say(lang, "odds-all", ahead=percent(ahead, lang)))
    return lines


def percent(chance: Fraction, lang: str) -> str:
    """A chance with one place behind the mark."""
    mark = texts_for("perry_rhodan").say(lang, "card-decimal-mark")
    return f"{float(100 * chance):.1f} %".replace(".", mark)
