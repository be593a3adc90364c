"""The line-up of a combat: alternating, with obligation, escorts and leftovers (PR-SPACE-10…22)."""

from __future__ import annotations

from typing import ClassVar

from starboard.errors import Illegal
from starboard.games.perry_rhodan.cards import Card
from starboard.games.perry_rhodan.events.combat import EscortLaid, FrontLaid, SatOut
from starboard.games.perry_rhodan.kinds import Role, Skill, Stat, Window
from starboard.games.perry_rhodan.moves.combat import OpenPairing, Oppose, PlaceEscort
from starboard.games.perry_rhodan.moves.windows import UseSkill
from starboard.games.perry_rhodan.ready import Moments
from starboard.games.perry_rhodan.skills import cannot_use_skill, legal_skill_uses, skill_uses
from starboard.games.perry_rhodan.state import Combat, Escort, Front, Pairing, Table
from starboard.games.perry_rhodan.windows import use_skill
from starboard.kernel import Act, Chance, Choice, Seat, Seats, Step

ESCORTS = 2
"""PR-SPACE-14, PR-GROUND-05."""
ROLES = (Stat.ATTACK, Stat.DEFENCE)


def may_escort(card: Card, front: Card) -> bool:
    """Starships do not escort fleets, persons do not escort troops (PR-SPACE-16, PR-GROUND-05)."""
    return not ((front.is_fleet and card.is_starship) or (front.is_troop and card.is_person))


# ------------------------------------------------------------------------- who lies where


def fronts(combat: Combat, role: Role) -> list[Front]:
    """The fronts of one side, from left to right."""
    found = [pairing.front(role) for pairing in combat.pairings]
    return [front for front in found if front is not None]


def unplaced(combat: Combat, role: Role) -> list[str]:
    """Cards on the combat hand: not laid in this round yet."""
    placed = placed_cards(combat)
    return [card for card in combat.side_of(role) if card not in placed]


def placed_cards(combat: Combat) -> set[str]:
    """Every card that lies in the combat area: fronts and escorts."""
    found: set[str] = set()
    for pairing in combat.pairings:
        for front in (pairing.attacker, pairing.defender):
            if front is not None:
                found.add(front.card)
                found.update([escort.card for escort in front.escorts])
    return found


def unopposed(combat: Combat, role: Role) -> list[Front]:
    """Fronts of the other side that nobody of this side faces (PR-SPACE-12)."""
    found = [
        pairing.front(role.other) for pairing in combat.pairings if pairing.front(role) is None
    ]
    return [front for front in found if front is not None]


def room_for_pairing(combat: Combat) -> bool:
    """Whether a further pairing may be opened (PR-SPACE-17, PR-GROUND-09, 21)."""
    return not combat.limit or len(combat.pairings) < combat.limit


def faced_fronts(combat: Combat, role: Role) -> list[Front]:
    """The own fronts that have an opponent."""
    return [
        front
        for pairing in combat.pairings
        if pairing.front(role.other) is not None and (front := pairing.front(role)) is not None
    ]


def escort_fronts(state: Table, combat: Combat, role: Role, card_id: str) -> list[Front]:
    """The own fronts behind which a card may be laid (PR-SPACE-13…16)."""
    card = printed(state, card_id)
    return [
        front
        for front in faced_fronts(combat, role)
        if len(front.escorts) < ESCORTS and may_escort(card, printed(state, front.card))
    ]


def printed(state: Table, card_id: str) -> Card:
    """What is printed on a card that lies in a combat."""
    laid = state.laid(card_id)
    assert laid is not None
    return laid.card


def finds_room(state: Table, combat: Combat, role: Role) -> bool:
    """Whether a card of one side can still be laid in this round (PR-GROUND-21, PR-SPACE-22)."""
    cards = unplaced(combat, role)
    if not cards:
        return False
    if unopposed(combat, role) or room_for_pairing(combat):
        return True
    return any(escort_fronts(state, combat, role, card) for card in cards)


# ------------------------------------------------------------------------- laying cards


def opposing(choice: LineUp, state: Table, seat: Seat) -> list[Oppose]:
    """Every own card against every enemy front without an opponent."""
    combat = fought(state)
    return [
        Oppose(card, front.card)
        for front in unopposed(combat, choice.role)
        for card in unplaced(combat, choice.role)
    ]


def cannot_oppose(choice: LineUp, state: Table, seat: Seat, move: Oppose) -> Illegal | None:
    """A card on the combat hand, a front without an opponent (PR-SPACE-11, 12)."""
    combat = fought(state)
    if move.card not in unplaced(combat, choice.role):
        return Illegal("PR-SPACE-11", "not-on-combat-hand", card=move.card)
    if not any(front.card == move.against for front in unopposed(combat, choice.role)):
        return Illegal("PR-SPACE-12", "has-its-opponent", card=move.against)
    return None


def oppose(choice: LineUp, state: Table, seat: Seat, move: Oppose, chance: Chance) -> None:
    """The card faces that front and no other (PR-SPACE-11, 12, PR-GROUND-10, 11)."""
    combat = fought(state)
    for pairing in combat.pairings:
        front = pairing.front(choice.role.other)
        if front is not None and front.card == move.against:
            pairing.put(choice.role, Front(move.card, []))
    state.report(FrontLaid("PR-SPACE-11", seat, move.card, move.against))
    state.push(LineUp(choice.role.other))


def openings(choice: LineUp, state: Table, seat: Seat) -> list[OpenPairing]:
    """Every own card beside the others."""
    return [OpenPairing(card) for card in unplaced(fought(state), choice.role)]


def legal_openings(choice: LineUp, state: Table, seat: Seat) -> list[OpenPairing]:
    """All of them, unless a front still waits for its opponent or there is no more room."""
    combat = fought(state)
    if unopposed(combat, choice.role) or not room_for_pairing(combat):
        return []
    return openings(choice, state, seat)


def cannot_open(choice: LineUp, state: Table, seat: Seat, move: OpenPairing) -> Illegal | None:
    """Only when every enemy front has its opponent, and within the limit."""
    combat = fought(state)
    if move.card not in unplaced(combat, choice.role):
        return Illegal("PR-SPACE-11", "not-on-combat-hand", card=move.card)
    waiting = unopposed(combat, choice.role)
    if waiting:
        return Illegal("PR-SPACE-12", "must-oppose", card=waiting[0].card)
    if not room_for_pairing(combat):
        return Illegal("PR-GROUND-21", "pairing-limit", limit=combat.limit)
    return None


def open_pairing(
    choice: LineUp, state: Table, seat: Seat, move: OpenPairing, chance: Chance
) -> None:
    """The card opens a pairing (PR-SPACE-10, 13)."""
    pairing = Pairing(None, None)
    pairing.put(choice.role, Front(move.card, []))
    fought(state).pairings.append(pairing)
    state.report(FrontLaid("PR-SPACE-13", seat, move.card, ""))
    state.push(LineUp(choice.role.other))


def escorts(choice: LineUp, state: Table, seat: Seat) -> list[PlaceEscort]:
    """Every own card behind every own front, for attack or for defence."""
    combat = fought(state)
    return [
        PlaceEscort(card, front.card, role)
        for card in unplaced(combat, choice.role)
        for front in faced_fronts(combat, choice.role)
        for role in ROLES
    ]


def legal_escorts(choice: LineUp, state: Table, seat: Seat) -> list[PlaceEscort]:
    """Those of them that may be laid: none while a front still waits for its opponent."""
    combat = fought(state)
    if unopposed(combat, choice.role):
        return []
    return [
        PlaceEscort(card, front.card, role)
        for card in unplaced(combat, choice.role)
        for front in escort_fronts(state, combat, choice.role, card)
        for role in ROLES
    ]


def cannot_escort(choice: LineUp, state: Table, seat: Seat, move: PlaceEscort) -> Illegal | None:
    """Only when every enemy front has its opponent; two at most, and of the right kind."""
    combat = fought(state)
    if move.card not in unplaced(combat, choice.role):
        return Illegal("PR-SPACE-11", "not-on-combat-hand", card=move.card)
    waiting = unopposed(combat, choice.role)
    if waiting:
        return Illegal("PR-SPACE-12", "must-oppose", card=waiting[0].card)
    return wrong_escort(state, combat, choice.role, move)


def wrong_escort(state: Table, combat: Combat, role: Role, move: PlaceEscort) -> Illegal | None:
    """Why a card cannot be laid behind a front (PR-SPACE-13…16)."""
    front = next((each for each in faced_fronts(combat, role) if each.card == move.front), None)
    if front is None or move.role not in ROLES:
        return Illegal("PR-SPACE-13", "no-own-front", card=move.front)
    if len(front.escorts) >= ESCORTS:
        return Illegal("PR-SPACE-14", "two-escorts-at-most", card=move.front)
    if not may_escort(printed(state, move.card), printed(state, front.card)):
        return Illegal("PR-SPACE-16", "cannot-escort-that", card=move.card, front=move.front)
    return None


def escort(choice: LineUp, state: Table, seat: Seat, move: PlaceEscort, chance: Chance) -> None:
    """The card is laid behind the front (PR-SPACE-15)."""
    lay_escort(state, choice.role, seat, move)
    state.push(LineUp(choice.role.other))


def lay_escort(state: Table, role: Role, seat: Seat, move: PlaceEscort) -> None:
    """A card supports a front from now on (PR-SPACE-15)."""
    for front in fronts(fought(state), role):
        if front.card == move.front:
            front.escorts.append(Escort(move.card, move.role))
    state.report(EscortLaid("PR-SPACE-15", seat, move.card, move.front, move.role))


SCOUTING: Moments = frozenset({Window.LINE_UP})


def scouts(choice: LineUp, state: Table, seat: Seat) -> list[UseSkill]:
    """Späher who lie in a pairing already (PR-SKILL-23)."""
    return [move for move in skill_uses(state, seat, SCOUTING) if move.skill is Skill.SCOUT]


def legal_scouts(choice: LineUp, state: Table, seat: Seat) -> list[UseSkill]:
    """Those of them who may look now."""
    found = legal_skill_uses(state, seat, SCOUTING)
    return [move for move in found if move.skill is Skill.SCOUT]


def cannot_scout(choice: LineUp, state: Table, seat: Seat, move: UseSkill) -> Illegal | None:
    """Why a skill is not used during the line-up."""
    if move.skill is not Skill.SCOUT:
        return Illegal("PR-SKILL-23", "skill-not-now", card=move.card, skill=move.skill)
    return cannot_use_skill(state, seat, move, SCOUTING)


def scout(choice: LineUp, state: Table, seat: Seat, move: UseSkill, chance: Chance) -> None:
    """The opponent tells what his units carry, then the line-up goes on (PR-SKILL-23)."""
    state.push(choice)
    use_skill(state, seat, move, Window.LINE_UP)


class LineUp(Choice[Table]):
    """One side lays its next card, then the other one does (PR-SPACE-11)."""

    acts: ClassVar[tuple[Act, ...]] = (
        Act(Oppose, oppose, opposing, cannot_oppose, opposing),
        Act(OpenPairing, open_pairing, openings, cannot_open, legal_openings),
        Act(PlaceEscort, escort, escorts, cannot_escort, legal_escorts),
        Act(UseSkill, scout, scouts, cannot_scout, legal_scouts),
    )
    obvious: ClassVar[bool] = True
    role: Role

    def must(self, state: Table) -> Seats:
        combat = fought(state)
        return (combat.seat(self.role),) if finds_room(state, combat, self.role) else ()


class LayOut(Step[Table]):
    """Both sides lay alternately until neither finds room, the attacker first.

    PR-SPACE-10, 11, 18, 19.
    """

    def run(self, state: Table, chance: Chance) -> None:
        combat = fought(state)
        for role in (Role.ATTACKER, Role.DEFENDER):
            if finds_room(state, combat, role):
                state.push(LineUp(role), self)
                return
        state.push(Leftovers(Role.ATTACKER), Leftovers(Role.DEFENDER), ClearArea())


# ------------------------------------------------------------------------- leftovers


def left_over(state: Table, combat: Combat, role: Role) -> list[str]:
    """Fronts without an opponent that can become escorts of others (PR-SPACE-18, 22, PR-FX-10)."""
    lone = [
        front.card
        for pairing in combat.pairings
        if pairing.front(role.other) is None and (front := pairing.front(role)) is not None
    ]
    return [card for card in lone if escort_fronts(state, combat, role, card)]


def conversions(choice: Leftovers, state: Table, seat: Seat) -> list[PlaceEscort]:
    """Every lone front behind every front that has an opponent."""
    combat = fought(state)
    return [
        PlaceEscort(card, front.card, role)
        for card in left_over(state, combat, choice.role)
        for front in escort_fronts(state, combat, choice.role, card)
        for role in ROLES
    ]


def cannot_convert(
    choice: Leftovers, state: Table, seat: Seat, move: PlaceEscort
) -> Illegal | None:
    """Only a front without an opponent, behind one that has its own (PR-SPACE-18)."""
    combat = fought(state)
    if move.card not in left_over(state, combat, choice.role):
        return Illegal("PR-SPACE-18", "has-its-opponent", card=move.card)
    return wrong_escort(state, combat, choice.role, move)


def convert(choice: Leftovers, state: Table, seat: Seat, move: PlaceEscort, chance: Chance) -> None:
    """The lone front becomes an escort (PR-AGT-20, 54, PR-SPACE-18, 22)."""
    combat = fought(state)
    combat.pairings = [
        pairing
        for pairing in combat.pairings
        if (front := pairing.front(choice.role)) is None or front.card != move.card
    ]
    lay_escort(state, choice.role, seat, move)
    state.push(choice)


class Leftovers(Choice[Table]):
    """Fronts without an opponent become escorts where they can (PR-SPACE-18, 22)."""

    acts: ClassVar[tuple[Act, ...]] = (Act(PlaceEscort, convert, conversions, cannot_convert),)
    obvious: ClassVar[bool] = True
    role: Role

    def must(self, state: Table) -> Seats:
        combat = fought(state)
        return (combat.seat(self.role),) if left_over(state, combat, self.role) else ()


class ClearArea(Step[Table]):
    """Who found no opponent and no front to escort lies beside the combat.

    PR-SPACE-19, 22, PR-FX-10.
    """

    def run(self, state: Table, chance: Chance) -> None:
        combat = fought(state)
        combat.pairings = [
            pairing
            for pairing in combat.pairings
            if pairing.attacker is not None and pairing.defender is not None
        ]
        for role in (Role.ATTACKER, Role.DEFENDER):
            for card in unplaced(combat, role):
                state.report(SatOut("PR-SPACE-19", combat.seat(role), card))


def fought(state: Table) -> Combat:
    """The combat that is fought now."""
    combat = state.combat
    assert combat is not None
    return combat
