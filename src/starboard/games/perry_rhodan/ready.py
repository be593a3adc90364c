"""Which open cards of a player have something to use at a moment, by what is printed on them.

That follows from what lies there; it is worked out anew only when a card comes or goes.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from starboard.games.perry_rhodan.cards import Card
from starboard.games.perry_rhodan.kinds import Skill, Window
from starboard.games.perry_rhodan.state import Laid, Table
from starboard.kernel import Seat

Moments = frozenset[Window]
ByMoment = dict[Window, list[Laid]]

USED_AT: dict[Skill, set[Window]] = {}
"""The moments at which a skill can be used; `skills` fills it."""


class Ready(NamedTuple):
    """The cards that lie there, and those of them with effects and with skills for each moment."""

    lie: list[Laid]
    effects: ByMoment
    skills: ByMoment


def ready(state: Table, seat: Seat) -> Ready:
    """The open cards of a player by the moments of what is printed on them."""
    lie = list(state.players[seat].cards.values())
    key = f"ready {seat}"
    known = state.traced.get(key)
    if isinstance(known, Ready) and known.lie == lie:
        return known
    fresh = Ready(lie, {}, {})
    for laid in lie:
        for moment in moments_of_effects(laid.card):
            fresh.effects.setdefault(moment, []).append(laid)
        for moment in moments_of_skills(laid.card):
            fresh.skills.setdefault(moment, []).append(laid)
    state.traced[key] = fresh
    return fresh


@lru_cache(maxsize=10_000)
def moments_of_effects(card: Card) -> Moments:
    """The moments of all effects of a card, of those too that are kept for another one."""
    return frozenset(effect.played_in or effect.window for effect in card.effects)


@lru_cache(maxsize=10_000)
def moments_of_skills(card: Card) -> Moments:
    """The moments at which a unit or ship can use a skill that is printed on it."""
    skills = card.skills if card.is_unit or card.is_ship else ()
    return frozenset(moment for skill in skills for moment in USED_AT.get(skill, ()))


def with_effects(state: Table, seat: Seat, moments: Moments) -> list[Laid]:
    """The open cards of a player with effects for one of these moments, in their order."""
    known = ready(state, seat)
    return at(known, known.effects, moments)


def with_skills(
    state: Table, seat: Seat, granted: frozenset[Skill], moments: Moments
) -> list[Laid]:
    """Units and ships of a player with a skill for one of these moments, printed or granted."""
    known = ready(state, seat)
    if any(not moments.isdisjoint(USED_AT.get(skill, ())) for skill in granted):
        return [laid for laid in known.lie if laid.card.is_unit or laid.card.is_ship]
    return at(known, known.skills, moments)


def at(known: Ready, cards: ByMoment, moments: Moments) -> list[Laid]:
    """The cards of one or several moments, in the order in which they lie there."""
    found = [cards[moment] for moment in moments if moment in cards]
    if not found:
        return []
    if len(found) == 1:
        return found[0]
    some = {laid.id for part in found for laid in part}
    return [laid for laid in known.lie if laid.id in some]
