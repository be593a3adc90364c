"""Stealth, attack and defence as numbers, with all that is added (PR-SPACE-20, PR-FX-08, 09).

Standing effects are worked out of the cards on the table; what holds for a while is a `Lasting`.
"""

from __future__ import annotations

from starboard.games.perry_rhodan.accessories import gear_of
from starboard.games.perry_rhodan.action_cards import ActionCard, Strength, value
from starboard.games.perry_rhodan.effects import parts_of
from starboard.games.perry_rhodan.holds import cover_over
from starboard.games.perry_rhodan.kinds import Column, MissionKind, Skill, Stat
from starboard.games.perry_rhodan.lasting import in_force
from starboard.games.perry_rhodan.passive import weakened
from starboard.games.perry_rhodan.standing import Standing, concerns, level_of, standing
from starboard.games.perry_rhodan.state import Front, Laid, Lasting, Table
from starboard.games.perry_rhodan.vocabulary import Modify, Set

LOWEST = {Stat.STEALTH: 1, Stat.ATTACK: 0, Stat.DEFENCE: 0}
"""PR-FX-08, 09."""
COLUMNS = {Stat.ATTACK: Column.RED, Stat.DEFENCE: Column.GREEN}
"""PR-SPACE-36."""


# ------------------------------------------------------------------------- values


def strength_of(laid: Laid, stat: Stat) -> Strength:
    """The printed letter."""
    card = laid.card
    found = {Stat.STEALTH: card.stealth, Stat.ATTACK: card.attack, Stat.DEFENCE: card.defence}[stat]
    assert found is not None
    return found


def needs_card(state: Table, laid: Laid, stat: Stat) -> bool:
    """Whether an action card has to be drawn; not for A, nor for what a passive card has anyway."""
    if stat is not Stat.DEFENCE and weakened(state, laid):
        return False
    return set_to(state, laid, stat) is None and strength_of(laid, stat).needs_card


def stealth_value(state: Table, laid: Laid, card: ActionCard | None, column: Column) -> int:
    """A passive card has 1 and what its accessories always give (PR-PASS-04, 11, PR-SPACE-26)."""
    if weakened(state, laid):
        return max(1, 1 + gear_bonus(state, laid, Stat.STEALTH))
    drawn = value(card, strength_of(laid, Stat.STEALTH), column)
    return max(1, drawn + modifier(state, laid, Stat.STEALTH))


def combat_value(
    state: Table, laid: Laid, front: Front, stat: Stat, card: ActionCard | None
) -> int:
    """What was drawn, effects, escorts and the difference (PR-SPACE-36, PR-PASS-05, 22)."""
    if stat is Stat.ATTACK and weakened(state, laid):
        return 0
    fixed = set_to(state, laid, stat)
    if fixed is not None:
        return fixed
    drawn = value(card, strength_of(laid, stat), COLUMNS[stat])
    bonus = front.bonus_attack if stat is Stat.ATTACK else front.bonus_defence
    added = modifier(state, laid, stat) + escort_bonus(state, front, stat) + bonus
    return max(LOWEST[stat], drawn + added)


def escort_bonus(state: Table, front: Front, stat: Stat) -> int:
    """+1 for each escort of that side that is not weakened (PR-SPACE-20, PR-PASS-06, 07)."""
    found = [state.laid(escort.card) for escort in front.escorts if escort.role is stat]
    return len([laid for laid in found if laid is not None and not weakened(state, laid)])


def modifier(state: Table, laid: Laid, stat: Stat) -> int:
    """Everything that effects add to a value now."""
    total = standing_bonus(state, laid, stat) + lasting_bonus(state, laid, stat)
    return total + (agent_bonus(state, laid) if stat is Stat.STEALTH else 0)


def agent_bonus(state: Table, laid: Laid) -> int:
    """Spionage, and what a radio message of this round costs an agent.

    PR-AGT-29, 49, PR-ABW-14.
    """
    cover = cover_over(state, laid)
    radioed = cover is not None and cover.radioed == state.players[laid.owner].turns
    return espionage_bonus(state, laid) - (1 if radioed else 0)


def espionage_bonus(state: Table, laid: Laid) -> int:
    """Spionage gives its level in agent missions and counter missions.

    PR-AGT-49, PR-ABW-14, PR-SKILL-75, 76.
    """
    mission = state.mission
    if mission is None or mission.kind not in (MissionKind.AGENT, MissionKind.COUNTER):
        return 0
    return max(0, level_of(state, laid, Skill.ESPIONAGE))


# ------------------------------------------------------------------------- for a while


def lasting_on(state: Table, laid: Laid, stat: Stat) -> list[Lasting]:
    """What holds for a while and concerns a value of a card."""
    return [each for each in in_force(state) if each.on == laid.id and each.stat is stat]


def lasting_bonus(state: Table, laid: Laid, stat: Stat) -> int:
    """What used effects and skills add."""
    return sum([each.amount for each in lasting_on(state, laid, stat) if not sets(each)])


def set_to(state: Table, laid: Laid, stat: Stat) -> int | None:
    """The number that an effect makes of a value, if one does."""
    found = [each.amount for each in lasting_on(state, laid, stat) if sets(each)]
    return found[-1] if found else None


def sets(lasting: Lasting) -> bool:
    """Whether it makes a value a number instead of adding to it."""
    if lasting.card is None:
        return False
    part = parts_of(lasting.card.effects[lasting.effect])[lasting.part]
    return isinstance(part.do, Set)


# ------------------------------------------------------------------------- always


def standing_bonus(state: Table, laid: Laid, stat: Stat) -> int:
    """What cards on the table add as long as they lie there active."""
    return sum(amounts(state, laid, stat, standing(state, Modify)))


def gear_bonus(state: Table, laid: Laid, stat: Stat) -> int:
    """What the accessories of a card always add, even while it is passive (PR-PASS-04, 08)."""
    gear = gear_of(state, laid)
    worn = [each for each in standing(state, Modify) if each.source in gear]
    return sum(amounts(state, laid, stat, worn))


def amounts(state: Table, laid: Laid, stat: Stat, effects: list[Standing]) -> list[int]:
    """What each of these permanent effects adds to a value of a card."""
    return [
        each.effect.do.amount
        for each in effects
        if isinstance(each.effect.do, Modify)
        and each.effect.do.stat is stat
        and not is_ashore(state, each.source)
        and concerns(state, each, laid)
    ]


def is_ashore(state: Table, source: Laid) -> bool:
    """Aboard a boarded ship places and their accessories give nothing.

    PR-PASS-08, PR-SPACE-06, PR-SKILL-34.
    """
    boarding = state.combat is not None and bool(state.combat.boarding)
    return boarding and (source.card.is_place or source.card.is_place_accessory)
