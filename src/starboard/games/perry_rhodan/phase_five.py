"""Phase V: Anti-Atlan, the empire outside M-13, the Strukturtasterstation (PR-P5, PR-ERR-05)."""

from __future__ import annotations

from starboard.errors import Illegal
from starboard.games.perry_rhodan.events.phases import ShipsDetected
from starboard.games.perry_rhodan.kinds import BuildType, Phase, Side
from starboard.games.perry_rhodan.marks import is_marked, mark
from starboard.games.perry_rhodan.standing import immune_to
from starboard.games.perry_rhodan.state import Laid, Mission, Player, Table
from starboard.games.perry_rhodan.victory import atlans
from starboard.games.perry_rhodan.vocabulary import Mark as Sighting
from starboard.games.perry_rhodan.zones import place_at

ATLAN_PRO, ATLAN_ANTI = "atlan_pro", "atlan_anti"
PURSUIT = "pursuit:"
"""Mark, with the turn in which it may be: a place to which ships may be followed."""
KNOWN = "known-place"
"""Mark: a place that was reached in pursuit."""


# ------------------------------------------------------------------------- Anti-Atlan


def owns_pro_atlan(player: Player) -> bool:
    """Whether a Pro-Atlan was in the deck, wherever it is now (PR-P5-06, 12)."""
    return (
        any(laid.card.id == ATLAN_PRO for laid in player.cards.values())
        or ATLAN_PRO in player.sink
        or player.holds_card(ATLAN_PRO)
        or any(ATLAN_PRO in pile.names() for pile in player.sources.values())
        or any(covered.zone.has(ATLAN_PRO) for covered in player.covered.values())
    )


def ends_with_anti_atlan(state: Table, seat: int) -> bool:
    """Whether only Anti-Atlan meets the condition (PR-P5-06, 11, 12)."""
    if state.phase is not Phase.V:
        return False
    return all(unit.card.id == ATLAN_ANTI for unit in atlans(state, seat))


def cannot_end_with(state: Table, seat: int) -> Illegal | None:
    """With Anti-Atlan only who owns no Pro-Atlan may end the phase (PR-P5-06, 12)."""
    if ends_with_anti_atlan(state, seat) and owns_pro_atlan(state.players[seat]):
        return Illegal("PR-P5-06", "owns-pro-atlan")
    return None


def is_captive(laid: Laid) -> bool:
    """Anti-Atlan on the Pro side: never acts, but may be carried to Sol (PR-P5-08, 10)."""
    return laid.card.id == ATLAN_ANTI and laid.side is Side.PRO


# ------------------------------------------------------------------------- Strukturtasterstation


def detect(state: Table, mission: Mission, ships: list[Laid]) -> None:
    """Ships that leave the place of an enemy station for a Pro place are seen.

    PR-TRANS-07, PR-AGT-41, PR-P5-03, 04.
    """
    if mission.side is not Side.PRO or mission.target_side is not Side.PRO:
        return
    for seat in state.others(mission.seat):
        seen = [ship for ship in ships if is_seen(state, seat, mission.origin, ship)]
        if seen:
            player = state.players[seat]
            mark(state, seat, f"{PURSUIT}{player.turns + 1}", goal_of(mission))
            names = tuple([ship.id for ship in seen])
            state.report(ShipsDetected("PR-P5-03", seat, names))


def is_seen(state: Table, seat: int, family: str, ship: Laid) -> bool:
    """Whether an active station at that place sees a ship: stealth A or B, and not immune."""
    stations = place_at(state, seat, Side.ANTI, family).accessories
    return any(
        isinstance(effect.do, Sighting)
        and not station.passive
        and ship.card.stealth is not None
        and ship.card.stealth.letter in effect.target.filter.stealth
        and not immune_to(state, ship, station.card.family)
        for station in stations
        for effect in station.card.effects
    )


def goal_of(mission: Mission) -> str:
    """A place of a player, as marks remember it."""
    return f"{mission.target_space}:{mission.target}"


def may_pursue(state: Table, mission: Mission, laid: Laid) -> bool:
    """In the round after, and ever after that, ships built by Arkoniden may go there.

    PR-AGT-48, 49, PR-P5-02, 05.
    """
    if mission.side is not Side.ANTI or laid.card.build_type is not BuildType.ARKONIDEN:
        return False
    seat, goal = mission.seat, goal_of(mission)
    now = f"{PURSUIT}{state.players[seat].turns}"
    return is_marked(state, seat, now, goal) or is_marked(state, seat, KNOWN, goal)


def note_pursuit(state: Table, mission: Mission, ships: list[Laid]) -> None:
    """A place that was reached in pursuit is known from now on (PR-P5-05)."""
    if any(may_pursue(state, mission, ship) for ship in ships):
        mark(state, mission.seat, KNOWN, goal_of(mission))
