"""The goal of an offensive mission is reached: a card is reduced (PR-RED)."""

from __future__ import annotations

from typing import ClassVar

from starboard.errors import Illegal
from starboard.games.perry_rhodan.accessories import can_be_taken_alone
from starboard.games.perry_rhodan.battle import defending_units, landed_units, target_place
from starboard.games.perry_rhodan.events.combat import CardReduced, NothingReduced
from starboard.games.perry_rhodan.formation import mission_of
from starboard.games.perry_rhodan.kinds import Goal, Role
from starboard.games.perry_rhodan.moves.combat import Reduce
from starboard.games.perry_rhodan.ruins import fall
from starboard.games.perry_rhodan.sinking import Way, sink
from starboard.games.perry_rhodan.state import Laid, Mission, Table
from starboard.games.perry_rhodan.transition import taken_first
from starboard.games.perry_rhodan.unveiling import uncover
from starboard.games.perry_rhodan.versions import OF_ONE_NAME, follows
from starboard.games.perry_rhodan.victory import note_reduction
from starboard.games.perry_rhodan.zones import Place
from starboard.kernel import Act, Chance, Choice, Seat, Seats, Step

# ------------------------------------------------------------------------- whether


def reducers(state: Table, mission: Mission) -> list[Laid]:
    """The active units that can reduce: all of them, or only those that broke through.

    PR-RED-02, 03, PR-PASS-16.
    """
    units = landed_units(state, mission)
    alone = not defending_units(state, mission) or mission.withdrew is Role.DEFENDER
    through = mission.through or ()
    able = units if alone else [unit for unit in units if unit.id in through]
    return [unit for unit in able if not unit.passive]


def hindrance(state: Table, mission: Mission) -> tuple[str, str] | None:
    """Why nothing is reduced: the clause, and the reason in a word."""
    if mission.goal is None:
        return "PR-RED-01", "goal"
    held = defending_units(state, mission) and mission.withdrew is not Role.DEFENDER
    landed = [unit.id for unit in landed_units(state, mission)]
    if held and not set(landed) & set(mission.through or ()):
        return "PR-RED-02", "held"
    if not reducers(state, mission):
        return "PR-RED-03", "nobody"
    if mission.goal is Goal.DEVASTATION and mission.losses:
        return "PR-RED-10", "spared"
    if not reducible(state, mission):
        return NOTHING_THERE
    return None


NOTHING_THERE = ("PR-RED-11", "none")


# ------------------------------------------------------------------------- what


def reducible(state: Table, mission: Mission) -> list[Laid]:
    """The cards of which one is reduced by the goal (PR-RED-04…09)."""
    place = target_place(state, mission)
    match mission.goal:
        case Goal.ASSASSINATION:
            return [unit for unit in units_at(place) if unit.card.family == mission.called]
        case Goal.SABOTAGE:
            return [each for each in things_at(place) if each.card.family == mission.called]
        case Goal.DESTABILISATION:
            return top_of(place) if place.count > 1 and has_troop(state, mission) else []
        case Goal.DEVASTATION:
            top = top_of(place) if has_troop(state, mission) else []
            return [*units_at(place), *things_at(place), *top]
    return []


def units_at(place: Place) -> list[Laid]:
    """The units of the owner of a place."""
    return [unit for unit in place.units if unit.owner == place.seat]


def things_at(place: Place) -> list[Laid]:
    """Accessories of units and of the place that can be reduced on their own (PR-RED-07, 08)."""
    return [
        each
        for each in [*place.accessories, *place.gear]
        if not each.card.is_ship_accessory and can_be_taken_alone(each.card)
    ]


def ships_at(place: Place) -> list[Laid]:
    """Ships and their accessories, which only Innere Sicherheit 2 offers (PR-SKILL-56)."""
    gear = [each for each in place.gear if each.card.is_ship_accessory]
    return [*place.ships, *gear]


def top_of(place: Place) -> list[Laid]:
    """The place card of the highest phase; Terra and Sol have an order (PR-RED-06, PR-P45-11)."""
    taken = taken_first(place)
    return [] if taken is None else [taken]


def has_troop(state: Table, mission: Mission) -> bool:
    """Whether an active troop of the attacker can reduce (PR-RED-05, 09)."""
    return any(unit.card.is_troop for unit in reducers(state, mission))


def offered(state: Table, mission: Mission) -> list[Laid]:
    """What may be named: by the goal, or what the defender chooses instead.

    PR-RED-08, 09, PR-SKILL-55, 56.
    """
    if not mission.security:
        found = reducible(state, mission)
        return found if mission.goal is Goal.DEVASTATION else told_apart(found)
    place = target_place(state, mission)
    stack = top_of(place) if place.count > 1 and has_troop(state, mission) else []
    ships = ships_at(place) if mission.security > 1 else []
    return [*units_at(place), *things_at(place), *stack, *ships]


def told_apart(cards: list[Laid]) -> list[Laid]:
    """One of each kind of card: those that are printed and lie there alike are not told apart."""
    kinds = {(laid.card.id, laid.passive, laid.on): laid for laid in reversed(cards)}
    return [laid for laid in cards if kinds[laid.card.id, laid.passive, laid.on] is laid]


# ------------------------------------------------------------------------- the choice


def reductions(choice: NameReduction, state: Table, seat: Seat) -> list[Reduce]:
    """Every card that may be named."""
    return [Reduce(laid.id) for laid in offered(state, mission_of(state))]


def cannot_reduce(choice: NameReduction, state: Table, seat: Seat, move: Reduce) -> Illegal | None:
    """Only what the goal allows at this place (PR-RED-08, 09)."""
    if move.card in [laid.id for laid in offered(state, mission_of(state))]:
        return None
    return Illegal("PR-RED-08", "cannot-be-reduced", card=move.card)


def reduce_named(
    choice: NameReduction, state: Table, seat: Seat, move: Reduce, chance: Chance
) -> None:
    """The named card is reduced."""
    laid = state.laid(move.card)
    assert laid is not None
    reduce_card(state, mission_of(state), laid)


class NameReduction(Choice[Table]):
    """Which card is reduced? The attacker says it, or the defender (PR-RED-08, PR-SKILL-55)."""

    acts: ClassVar[tuple[Act, ...]] = (
        Act(Reduce, reduce_named, reductions, cannot_reduce, reductions),
    )
    obvious: ClassVar[bool] = True

    def must(self, state: Table) -> Seats:
        mission = mission_of(state)
        return (mission.target_space if mission.security else mission.seat,)


class Reduction(Step[Table]):
    """After the combat the goal is reached, or not (PR-OFF-06, PR-RED-01…11)."""

    def run(self, state: Table, chance: Chance) -> None:
        mission = mission_of(state)
        found = hindrance(state, mission)
        if found == NOTHING_THERE and mission.goal is Goal.SABOTAGE:
            uncover(state, target_place(state, mission), mission.called)
            found = hindrance(state, mission)
        if found is not None:
            state.report(NothingReduced(found[0], mission.seat, found[1]))
            return
        if mission.goal is Goal.DEVASTATION or mission.security or has_choice(state, mission):
            state.push(NameReduction())
        else:
            reduce_card(state, mission, reducible(state, mission)[0])


def has_choice(state: Table, mission: Mission) -> bool:
    """Whether several that differ bear the name that was called: the attacker takes one.

    The book does not tell them apart (PR-RED-04, 07); only Innere Sicherheit lets the defender
    say which card it is (PR-SKILL-55).
    """
    return follows(state, OF_ONE_NAME) and len(offered(state, mission)) > 1


def reduce_card(state: Table, mission: Mission, laid: Laid) -> None:
    """A card goes to the sink; the last card of a place takes the place with it.

    PR-SINK-03, PR-RED-09, PR-WIN-05, PR-VP-06, 12.
    """
    place = target_place(state, mission)
    where = (mission.target_space, place.side, place.family)
    note_reduction(state, mission.seat, *where, reducers(state, mission))
    mission.reduced = [*(mission.reduced or ()), laid.card.id]
    state.report(CardReduced("PR-SINK-03", mission.seat, laid.id))
    last = laid.card.is_place and place.count == 1
    sink(state, laid, Way.REDUCED)
    if last:
        fall(state, place)
