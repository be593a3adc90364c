"""Verhandlung: stealth decides at once who gets through, all others have to go (PR-SKILL-79…82)."""

from __future__ import annotations

from starboard.games.perry_rhodan.action_pile import ask_action, take_action
from starboard.games.perry_rhodan.events.combat import StealthDrawn
from starboard.games.perry_rhodan.events.skills import Negotiated
from starboard.games.perry_rhodan.fire import facing, let_through
from starboard.games.perry_rhodan.kinds import Column, Role, Stat
from starboard.games.perry_rhodan.passive import turn_passive
from starboard.games.perry_rhodan.state import Combat, Deed, Laid, Mission, Table
from starboard.games.perry_rhodan.strengths import needs_card, stealth_value
from starboard.games.perry_rhodan.zones import home_of
from starboard.kernel import Chance


def negotiate(state: Table, deed: Deed, laid: Laid, chance: Chance) -> None:
    """The draws of all pairings first, then who breaks through; the combat is over."""
    combat, mission = state.combat, state.mission
    assert combat is not None
    assert mission is not None
    draw_all(state, combat, chance)
    for pairing in combat.pairings:
        ours, theirs = pairing.attacker, pairing.defender
        if ours is not None and theirs is not None and ours.stealth > theirs.stealth:
            pairing.broken = True
            let_through(state, combat, ours.card)
    make_peace(state, deed, laid, combat, mission)
    state.agenda.abandon(combat.scope)


def draw_all(state: Table, combat: Combat, chance: Chance) -> None:
    """One action card a pairing, where one is needed (PR-SKILL-79, 82)."""
    found = [facing(state, combat, number) for number in range(len(combat.pairings))]
    pairs = [each for each in found if each is not None]
    needed = [needs(state, attacker, defender) for _, attacker, _, defender in pairs]
    player = state.players[combat.attacker]
    names = ask_action(player, sum(needed), chance)
    for (ours, attacker, theirs, defender), is_needed in zip(pairs, needed, strict=True):
        shown = take_action(player, names.pop(0)) if is_needed else None
        ours.stealth = stealth_value(state, attacker, shown, Column.RED)
        theirs.stealth = stealth_value(state, defender, shown, Column.GREEN)
        told = (ours.card, ours.stealth, theirs.card, theirs.stealth)
        state.report(StealthDrawn("PR-SKILL-79", *told))


def needs(state: Table, attacker: Laid, defender: Laid) -> bool:
    """Whether a card has to be drawn for a pairing."""
    return any(needs_card(state, each, Stat.STEALTH) for each in (attacker, defender))


def make_peace(state: Table, deed: Deed, laid: Laid, combat: Combat, mission: Mission) -> None:
    """Who is not through has to go; own units become passive, and the place is left alone."""
    if deed.level == 1:
        for unit in home_of(state, laid).units:
            if unit.owner == laid.owner and not unit.passive:
                turn_passive(state, unit, deed.seat, "PR-SKILL-81")
    combat.attackers.clear()
    mission.withdrew = Role.ATTACKER
    here = home_of(state, laid)
    state.turn.closed = [*(state.turn.closed or ()), f"{here.seat} {here.id}"]
    state.report(Negotiated("PR-SKILL-80", deed.seat, here.id))
