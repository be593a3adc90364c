"""What a board shows of missions and combats."""

from __future__ import annotations

from fractions import Fraction

from starboard.games.perry_rhodan.combat_windows import LossMoment
from starboard.games.perry_rhodan.face.shown import (
    ChancesShown,
    FrontShown,
    MissionThing,
    PairingThing,
    SumShown,
    Things,
)
from starboard.games.perry_rhodan.fire import BreakOrBonus, ChooseOrder, hits
from starboard.games.perry_rhodan.kinds import Side, Stat, Window
from starboard.games.perry_rhodan.line_up import Leftovers, LineUp
from starboard.games.perry_rhodan.odds import Fighter, box_pile, pairing_odds
from starboard.games.perry_rhodan.passive import weakened
from starboard.games.perry_rhodan.retreat import AskRetreat
from starboard.games.perry_rhodan.state import Combat, Front, Mission, Pairing, Table
from starboard.games.perry_rhodan.strengths import escort_bonus, modifier, strength_of
from starboard.games.perry_rhodan.windows import Moment

STEPS = {
    Window.LINE_UP: "line_up",
    Window.BEFORE_STEALTH: "stealth",
    Window.STEALTH: "stealth",
    Window.AFTER_BREAK_THROUGH: "stealth",
    Window.OPEN_FIRE: "fire",
    Window.COMBAT_VALUES: "fire",
    Window.AFTER_VALUES: "fire",
    Window.DESTRUCTION: "losses",
    Window.ROUND_END: "retreat",
    Window.RETREAT: "retreat",
}
"""To which step of a round a moment belongs (PR-TIME-03, 04)."""


def mission_things(state: Table) -> Things:
    """The mission that is under way, as it was announced."""
    return {} if state.mission is None else {"mission": mission_facts(state.mission)}


def mission_facts(mission: Mission) -> MissionThing:
    """A mission with its target, and who takes part as far as everybody sees it."""
    return {
        "zone": "mission",
        "kind": mission.kind.value,
        "seat": mission.seat,
        "side": "pro" if mission.side is Side.PRO else "anti",
        "origin": mission.origin,
        "target": mission.target,
        "target_space": mission.target_space,
        "goal": mission.goal.value if mission.goal is not None else "",
        "called": mission.called,
        "members": list(mission.members),
    }


def combat_things(state: Table) -> Things:
    """The combat that is fought now, and its pairings."""
    combat = state.combat
    if combat is None:
        return {}
    found: Things = {
        "combat": {
            "zone": "combat",
            "kind": combat.kind.value,
            "attacker": combat.attacker,
            "defender": combat.defender,
            "space": combat.space,
            "side": combat.side.value,
            "place": combat.place,
            "round": combat.round,
            "rounds": combat.rounds,
            "step": step_of(state, combat),
            "limit": combat.limit,
            "attackers": list(combat.attackers),
            "defenders": list(combat.defenders),
            "through": list(combat.through),
        }
    }
    for number, pairing in enumerate(combat.pairings):
        found[f"pairing.{number + 1}"] = pairing_facts(state, combat, number, pairing)
    return found


def pairing_facts(state: Table, combat: Combat, number: int, pairing: Pairing) -> PairingThing:
    """Both fronts as far as they are laid, and what may come of it."""
    told: PairingThing = {
        "zone": "pairing",
        "number": number + 1,
        "broken": pairing.broken,
        "state": standing_of(combat, number, pairing),
    }
    if pairing.attacker is not None:
        told["attacker"] = front(state, pairing.attacker)
    if pairing.defender is not None:
        told["defender"] = front(state, pairing.defender)
    if told["state"] == "open":
        chances = chances_of(state, combat, pairing)
        if chances is not None:
            told["chances"] = chances
    return told


def standing_of(combat: Combat, number: int, pairing: Pairing) -> str:
    """How a pairing has come out, as its attacker sees it."""
    ours, theirs = pairing.attacker, pairing.defender
    if pairing.broken:
        return "through"
    if combat.firing == number:
        return "now"
    if ours is None or theirs is None or ours.attack < 0:
        return "open"
    falls, destroys = hits(theirs, ours), hits(ours, theirs)
    if falls:
        return "both" if destroys else "lost"
    return "won" if destroys else "held"


def step_of(state: Table, combat: Combat) -> str:
    """The step of the round that is being made (PR-COMBAT-01)."""
    top = state.agenda.top
    match top:
        case LossMoment():
            return "losses"
        case Moment(moment=moment) if moment in STEPS:
            return STEPS[moment]
        case LineUp() | Leftovers():
            return "line_up"
        case ChooseOrder() | BreakOrBonus():
            return "stealth"
        case AskRetreat():
            return "retreat"
    return "fire" if combat.firing >= 0 else "line_up" if not combat.pairings else "retreat"


def front(state: Table, shown: Front) -> FrontShown:
    """One side of a pairing with its escorts and values."""
    escorts = {
        role: [each.card for each in shown.escorts if each.role is role]
        for role in (Stat.ATTACK, Stat.DEFENCE)
    }
    return {
        "card": shown.card,
        "attack_escorts": escorts[Stat.ATTACK],
        "defence_escorts": escorts[Stat.DEFENCE],
        "attack_sum": added(state, shown, Stat.ATTACK, shown.bonus_attack),
        "defence_sum": added(state, shown, Stat.DEFENCE, shown.bonus_defence),
        "stealth": shown.stealth,
        "attack": shown.attack,
        "defence": shown.defence,
    }


def added(state: Table, shown: Front, stat: Stat, bonus: int) -> SumShown:
    """What was drawn, and what effects, escorts and the stealth difference add (PR-SPACE-36)."""
    laid = state.laid(shown.card)
    effects = 0 if laid is None else modifier(state, laid, stat)
    escorts = escort_bonus(state, shown, stat)
    value = shown.attack if stat is Stat.ATTACK else shown.defence
    drawn = -1 if value < 0 else max(0, value - effects - escorts - bonus)
    return {"drawn": drawn, "effects": effects, "escorts": escorts, "bonus": bonus}


# ------------------------------------------------------------------------- chances


def chances_of(state: Table, combat: Combat, pairing: Pairing) -> ChancesShown | None:
    """What may come of a pairing for which nothing was drawn yet."""
    ours, theirs = pairing.attacker, pairing.defender
    if ours is None or theirs is None:
        return None
    attacker, defender = fighter(state, ours), fighter(state, theirs)
    if attacker is None or defender is None:
        return None
    first = combat.round == 1 and ours.stealth < 0
    chances = pairing_odds(attacker, defender, box_pile(), box_pile(), first)
    return {
        "ahead": hundredths(chances.ahead),
        "destroys": hundredths(chances.destroys),
        "falls": hundredths(chances.falls),
    }


def fighter(state: Table, shown: Front) -> Fighter | None:
    """A front with everything that counts for it."""
    laid = state.laid(shown.card)
    if laid is None:
        return None
    return Fighter(
        strength_of(laid, Stat.STEALTH),
        strength_of(laid, Stat.ATTACK),
        strength_of(laid, Stat.DEFENCE),
        modifier(state, laid, Stat.STEALTH),
        modifier(state, laid, Stat.ATTACK) + shown.bonus_attack,
        modifier(state, laid, Stat.DEFENCE) + shown.bonus_defence,
        escort_bonus(state, shown, Stat.ATTACK),
        escort_bonus(state, shown, Stat.DEFENCE),
        passive=weakened(state, laid),
        poison=shown.poison,
    )


def hundredths(chance: Fraction) -> int:
    """A chance as people say it; only what is certain is 0 or 100."""
    return round(chance * 100) if chance in (0, 1) else min(99, max(1, round(chance * 100)))
