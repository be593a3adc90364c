"""Phase IV: the Robot Regent, the Aras, and who may fly where (PR-P4)."""

from __future__ import annotations

from starboard.errors import Illegal
from starboard.games.perry_rhodan.cards import Card
from starboard.games.perry_rhodan.kinds import (
    BuildType,
    Cluster,
    Loyalty,
    MissionKind,
    Phase,
    Side,
    Track,
    What,
)
from starboard.games.perry_rhodan.lasting import in_force
from starboard.games.perry_rhodan.loyalty import is_loyal
from starboard.games.perry_rhodan.marks import is_marked, mark
from starboard.games.perry_rhodan.modifiers import (
    FLIGHT,
    ara_modifier,
    ara_number,
    regent_modifier,
    regent_number,
)
from starboard.games.perry_rhodan.standing import allowed
from starboard.games.perry_rhodan.state import Laid, Mission, Table
from starboard.games.perry_rhodan.vocabulary import Points
from starboard.games.perry_rhodan.zones import place_at

FLEW = "flew-to-m-13"
"""Mark: the first flight to M-13 with a ship of build type Arkoniden."""


# ------------------------------------------------------------------------- modifiers


def regent_modifier_of(state: Table, seat: int, side: Side) -> int:
    """RM of a side of a player: cards, the first flight, what holds for a mission (PR-P4-04…07)."""
    total = regent_modifier(cards_of(state, seat, side), side)
    if side is Side.PRO:
        return total + (FLIGHT if is_marked(state, seat, FLEW) else 0)
    return total + _for_this_mission(state, seat)


def _for_this_mission(state: Table, seat: int) -> int:
    """Arkon III, Festungsringe and Motuner raise the Anti RM for one mission (PR-P4-09)."""
    total = 0
    for each in in_force(state):
        if each.card is not None and each.against == seat:
            verb = each.card.effects[each.effect].do
            if isinstance(verb, Points) and verb.track is Track.RM_ANTI:
                total += int(verb.amount)
    return total


def ara_modifier_of(state: Table, seat: int, side: Side) -> int:
    """AM of a side of a player (PR-P4-13, 14)."""
    return ara_modifier(cards_of(state, seat, side), side)


def cards_of(state: Table, seat: int, side: Side) -> list[Card]:
    """What a player has on a side; what is set aside has no influence (PR-ASIDE-01)."""
    own = state.players[seat].cards.values()
    return [laid.card for laid in own if laid.side is side and laid.place]


def regent_number_of(state: Table, attacker: int, target: int) -> int:
    """Robotregent # of an attack (PR-P4-10)."""
    return regent_number(
        regent_modifier_of(state, attacker, Side.ANTI), regent_modifier_of(state, target, Side.PRO)
    )


def ara_number_of(state: Table, attacker: int, target: int) -> int:
    """Ara # of an attack (PR-P4-17)."""
    return ara_number(
        ara_modifier_of(state, attacker, Side.PRO), ara_modifier_of(state, target, Side.ANTI)
    )


def note_flight(state: Table, seat: int, family: str, ships: list[Laid]) -> None:
    """The first mission to M-13 with a ship built by Arkoniden raises RM (Pro).

    PR-TRANS-07, PR-AGT-49, PR-P4-07.
    """
    built = any(ship.card.build_type is BuildType.ARKONIDEN for ship in ships)
    if state.phase is Phase.IV and built and is_in_m_13(state, family):
        mark(state, seat, FLEW)


def is_in_m_13(state: Table, family: str) -> bool:
    """Whether a place is M-13 or lies in it."""
    cards = state.catalogue.of_family(family)
    return any(card.cluster is Cluster.M_13 or card.family == Cluster.M_13 for card in cards)


# ------------------------------------------------------------------------- who may fly where


def forbids_in_phase_four(state: Table, mission: Mission, laid: Laid) -> Illegal | None:
    """What the Robot Regent and the Aras have against a card in this mission (PR-P4)."""
    if state.phase is not Phase.IV:
        return None
    target, offensive = mission.target_space, mission.kind is MissionKind.OFFENSIVE
    refused = cannot_join(state, laid, target, mission.target, offensive=offensive)
    if refused is not None or not offensive:
        return refused
    return cannot_attack_aralon(state, mission.seat, mission.side, target, mission.target)


def cannot_join(
    state: Table, laid: Laid, target: int, family: str, *, offensive: bool
) -> Illegal | None:
    """Why an Arkonid ship or unit cannot join a mission in phase IV (PR-P4-01, 11)."""
    if state.phase is not Phase.IV or not is_loyal(state, laid, Loyalty.ARKONIDEN):
        return None
    leaves = laid.card.is_ship and not is_in_m_13(state, family)
    if leaves and allowed(state, laid, What.MISSIONS_OUTSIDE_M_13) is None:
        return Illegal("PR-P4-01", "arkonids-stay-in-m-13", card=laid.id)
    if offensive:
        number = regent_number_of(state, laid.owner, target)
        if laid.card.anti_number > number:
            told = {"need": laid.card.anti_number, "have": number}
            return Illegal("PR-P4-11", "regent-forbids", card=laid.id, **told)
    return None


def cannot_attack_aralon(
    state: Table, seat: int, side: Side, target: int, family: str
) -> Illegal | None:
    """A Pro attack on Aralon needs an Ara # below 1 and an Aralon of one's own (PR-P4-18)."""
    if state.phase is not Phase.IV or side is not Side.PRO or family != "aralon":
        return None
    if not any(place_at(state, seat, each, "aralon").stack for each in Side):
        return Illegal("PR-P4-18", "needs-own-aralon")
    number = ara_number_of(state, seat, target)
    if number >= 1:
        return Illegal("PR-P4-18", "aras-protect-aralon", have=number)
    return None
