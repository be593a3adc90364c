"""Which places can be the target of a mission, and who may take part in it.

PR-CARD-28, PR-MISS-08, PR-AGT-48…53; card text comes first (PR-GEN-13).
"""

from __future__ import annotations

from starboard.errors import Illegal
from starboard.games.perry_rhodan.conditions import Scene, applies
from starboard.games.perry_rhodan.kinds import (
    Loyalty,
    MissionKind,
    Phase,
    PlaceKind,
    Side,
    System,
    What,
)
from starboard.games.perry_rhodan.loyalty import agree, loyalties
from starboard.games.perry_rhodan.marks import is_marked, mark
from starboard.games.perry_rhodan.phase_five import is_captive, may_pursue
from starboard.games.perry_rhodan.phase_four import forbids_in_phase_four
from starboard.games.perry_rhodan.printed import Against
from starboard.games.perry_rhodan.standing import forbidden
from starboard.games.perry_rhodan.state import Laid, Mission, Table
from starboard.games.perry_rhodan.vocabulary import Allow, Forbid
from starboard.games.perry_rhodan.zones import Place, place_at

SOL = Against(owner_sol_coordinates_below=-8)
"""The Solar System, Terra and Venus (PR-AGT-51, PR-P5-02)."""
WAS_TARGET = "was_target"
"""The mark of an Anti place that was the target of an offensive or agent mission (PR-AGT-53)."""


def target_of(state: Table, mission: Mission) -> Place:
    """The target place of a mission (PR-MISS-01)."""
    return place_at(state, mission.target_space, mission.target_side, mission.target)


def cannot_be_target(state: Table, place: Place, kind: MissionKind) -> Illegal | None:
    """Why a place of an opponent is no target for anybody (PR-CARD-28, PR-MISS-01, PR-SKILL-81)."""
    top = place.top
    if top is None:
        return Illegal("PR-MISS-01", "no-such-place", place=place.id)
    if f"{place.seat} {place.id}" in (state.turn.closed or ()):
        return Illegal("PR-SKILL-81", "place-is-at-peace", place=place.id)
    if top.card.place_kind is PlaceKind.SPHERE_OF_INFLUENCE:
        return Illegal("PR-CARD-28", "sphere-is-no-target", place=place.id)
    open_to = top.card.attackable
    if not (open_to.offensive if kind is MissionKind.OFFENSIVE else open_to.agent):
        return Illegal("PR-CARD-28", "sphere-is-no-target", place=place.id)
    return None


def cannot_take_part(state: Table, mission: Mission, laid: Laid) -> Illegal | None:
    """Why a ship or unit does not go to this target, its range apart.

    PR-GEN-13, PR-MISS-08, 15, PR-AGT-48…53.
    """
    return cannot_go_anywhere(state, laid) or cannot_go_there(state, mission, laid)


def cannot_go_anywhere(state: Table, laid: Laid) -> Illegal | None:
    """Why a ship or unit takes part in no mission at all now (PR-GEN-13, PR-MISS-08)."""
    if laid.passive and not is_captive(laid):
        return Illegal("PR-MISS-08", "passive-stays", card=laid.id)
    if forbidden(state, laid, What.MISSIONS):
        return Illegal("PR-GEN-13", "kept-from-missions", card=laid.id)
    return None


def cannot_go_there(state: Table, mission: Mission, laid: Laid) -> Illegal | None:
    """What the target has against a ship or unit (PR-MISS-15, PR-AGT-48…53, PR-ERR-05)."""
    refused = forbids_in_phase_four(state, mission, laid)
    if refused is not None:
        return refused
    if mission.kind in (MissionKind.OFFENSIVE, MissionKind.AGENT):
        refused = keeps_out_the_empire(state, mission, laid)
        if refused is not None:
            return refused
    elif mission.kind is MissionKind.DEFENSIVE and mission.side is Side.ANTI:
        place = target_of(state, mission)
        row = place.ships if laid.card.is_ship else place.units
        if any(not agree(laid.card, o.card, laid.side, state.phase) for o in row if o is not laid):
            return Illegal("PR-MISS-15", "other-loyalty", card=laid.id)
    return keeps_out_by_text(state, mission, laid)


# ------------------------------------------------------------------------- the Arkonid Empire


def keeps_out_the_empire(state: Table, mission: Mission, laid: Laid) -> Illegal | None:
    """Pro places that cards of the Arkonid Empire cannot attack (PR-AGT-48…53)."""
    rule = rule_against_empire(state, mission, laid)
    if rule is None or may_pursue(state, mission, laid):
        return None
    if rule.never:
        return Illegal("PR-AGT-50", "empire-cannot-attack", card=laid.id)
    below = rule.owner_sol_coordinates_below
    if below is not None and state.players[mission.target_space].sol >= below:
        return Illegal("PR-AGT-51", "empire-does-not-know-sol", card=laid.id)
    known = rule.attackers_own_anti_place_was_target
    if known and not was_target(state, mission.seat, known):
        return Illegal("PR-AGT-53", "empire-does-not-know-place", card=laid.id)
    return None


def rule_against_empire(state: Table, mission: Mission, laid: Laid) -> Against | None:
    """What the target place says against a card, if that belongs to the Empire (PR-AGT-53)."""
    if mission.side is not Side.ANTI or state.phase < Phase.V:
        return None
    top = target_of(state, mission).top
    if top is None or Loyalty.ARKONIDISCHES_IMPERIUM not in loyalties(laid.card, state.phase):
        return None
    if top.card.system is System.SOL:
        return SOL  # PR-P5-02
    return top.card.attackable.by_imperium


def needed_stealth(state: Table, mission: Mission, laid: Laid) -> int:
    """The stealth value that a ship must exceed to approach the target, or 0.

    PR-AGT-49, PR-ABW-09, 10.
    """
    rule = rule_against_empire(state, mission, laid)
    if rule is None or not laid.card.is_ship or rule.ship_stealth_value_above is None:
        return 0
    if may_pursue(state, mission, laid):
        return 0
    return rule.ship_stealth_value_above


def was_target(state: Table, seat: int, family: str) -> bool:
    """Whether a player's Anti place was the target of an offensive or agent mission (PR-AGT-53)."""
    return is_marked(state, seat, WAS_TARGET, family)


# ------------------------------------------------------------------------- words of cards


def keeps_out_by_text(state: Table, mission: Mission, laid: Laid) -> Illegal | None:
    """What the target place forbids; what the card itself allows beats it (PR-ERR-05)."""
    place = target_of(state, mission)
    words = place.top.card.permanent.get(Forbid) if place.top is not None else None
    if not words or allows_itself(laid, place):
        return None
    for effect in words:
        if not isinstance(effect.do, Forbid) or effect.do.what is not What.MISSIONS_TO:
            continue
        meant = laid.card.is_ship if effect.target.kind == "ship" else laid.card.is_unit
        scene = Scene(laid.owner, laid.side, place.top, laid)
        if meant and applies(state, effect.if_, effect.unless, scene):
            return Illegal("PR-ERR-05", "place-admits-few", card=laid.id, place=place.id)
    return None


def allows_itself(laid: Laid, place: Place) -> bool:
    """Whether the card says that it may go there."""
    allowed = [effect.do.what for effect in laid.card.effects if isinstance(effect.do, Allow)]
    return place.family == "gray_beast" and What.MISSIONS_TO_GRAY_BEAST in allowed


def remember_target(state: Table, mission: Mission) -> None:
    """An Anti place that was a target once may be known to its owner's Empire (PR-AGT-48, 53)."""
    abroad = mission.kind in (MissionKind.OFFENSIVE, MissionKind.AGENT)
    if not abroad or mission.target_side is not Side.ANTI:
        return
    mark(state, mission.target_space, WAS_TARGET, mission.target)
