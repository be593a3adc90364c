"""Offensive missions: four goals, a fight at the target, and the way home (PR-OFF)."""

from __future__ import annotations

from typing import ClassVar

from starboard.errors import Illegal
from starboard.games.perry_rhodan.accessories import can_be_taken_alone
from starboard.games.perry_rhodan.action_pile import ask_action, take_action
from starboard.games.perry_rhodan.attackable import cannot_be_target, target_of
from starboard.games.perry_rhodan.battle import GroundBattle, SpaceBattle
from starboard.games.perry_rhodan.cards import Card
from starboard.games.perry_rhodan.ending import OfMission
from starboard.games.perry_rhodan.events.missions import GoalDrawn, TargetCalled
from starboard.games.perry_rhodan.flights import AT_TARGET
from starboard.games.perry_rhodan.formation import (
    conceivable_origins,
    mission_of,
    rested_places,
    somebody_gets_there,
)
from starboard.games.perry_rhodan.holds import listed_gear, listed_units
from starboard.games.perry_rhodan.initiative import extra_for, none_left, wrong_side
from starboard.games.perry_rhodan.journey import (
    FlyOff,
    GoHome,
    OpenTarget,
    TakeUp,
    announce,
    moment,
)
from starboard.games.perry_rhodan.kinds import BOTH, Goal, MissionKind, Side, Window
from starboard.games.perry_rhodan.landing import Land
from starboard.games.perry_rhodan.moves.missions import Attack, CallName
from starboard.games.perry_rhodan.phase_four import cannot_attack_aralon
from starboard.games.perry_rhodan.radio import Listening
from starboard.games.perry_rhodan.reduction import NOTHING_THERE, Reduction, hindrance, reducers
from starboard.games.perry_rhodan.state import Mission, Table
from starboard.games.perry_rhodan.targets import neighbours
from starboard.games.perry_rhodan.unveiling import conceivable_secrets, secrets_at
from starboard.games.perry_rhodan.versions import AS_THE_BOOK_SAYS, follows
from starboard.games.perry_rhodan.victory import note_reduction
from starboard.games.perry_rhodan.zones import place_at, place_id, places, split_place
from starboard.kernel import Act, Chance, Choice, Entry, Seat, Seats


def draft(state: Table, seat: int, kind: MissionKind, player: int, place: str) -> Mission | None:
    """The mission into the space of another player as it would be announced.

    PR-OFF-01, 04, 09, PR-AGT-48.
    """
    where = split_place(place)
    if where is None or player not in neighbours(state, seat):
        return None
    return drafted(state, seat, kind, player, *where)


def drafted(
    state: Table, seat: int, kind: MissionKind, player: int, side: Side, family: str
) -> Mission:
    """The mission to a place of another player."""
    mission = Mission(0, 0, kind, seat, side.other, "", family, player, [])
    mission.extra = extra_for(state, side.other)
    return mission


def targets(state: Table, seat: int) -> list[tuple[int, str]]:
    """Every place of every player within reach (PR-MULTI-01)."""
    return [
        (player, place_id(side, family))
        for player in neighbours(state, seat)
        for side in BOTH
        for family, place in places(state, player, side).items()
        if place.top is not None
    ]


def open_targets(state: Table, seat: int, kind: MissionKind) -> list[Mission]:
    """The missions of a kind that may be announced; whether a side has anybody is seen first."""
    sides = [side for side in BOTH if has_somebody(state, seat, side)]
    if not sides:
        return []
    found = [
        drafted(state, seat, kind, player, side, family)
        for player in neighbours(state, seat)
        for side in BOTH
        if side.other in sides
        for family, place in places(state, player, side).items()
        if cannot_be_target(state, place, kind) is None
    ]
    return [mission for mission in found if nobody_flies(state, mission) is None]


def has_somebody(state: Table, seat: int, side: Side) -> bool:
    """Whether a side has a mission left, and somebody who could go (PR-MISS-03, 05)."""
    if wrong_side(state, side) or none_left(state, side):
        return False
    return bool(rested_places(state, seat, side))


def attacks(choice: Choice[Table], state: Table, seat: Seat) -> list[Attack]:
    """Every place of others."""
    return [Attack(player, place) for player, place in targets(state, seat)]


def legal_attacks(choice: Choice[Table], state: Table, seat: Seat) -> list[Attack]:
    """Every place of others that somebody may attack now."""
    found = open_targets(state, seat, MissionKind.OFFENSIVE)
    return [Attack(each.target_space, place_id(each.target_side, each.target)) for each in found]


def cannot_attack(choice: Choice[Table], state: Table, seat: Seat, move: Attack) -> Illegal | None:
    """Into the space of another player, to a place of the opposite side (PR-OFF-01, PR-MISS-02)."""
    mission = draft(state, seat, MissionKind.OFFENSIVE, move.player, move.place)
    if mission is None:
        return Illegal("PR-OFF-01", "no-such-place", place=move.place)
    return cannot_announce(state, mission)


def cannot_announce(state: Table, mission: Mission) -> Illegal | None:
    """Why a mission abroad cannot be announced.

    PR-CARD-28, PR-SIDE-02, PR-MISS-02, 03, PR-OFF-04, PR-AGT-48, 51, PR-P4-18.
    """
    space, side, family = mission.target_space, mission.target_side, mission.target
    place = place_at(state, space, side, family)
    refused = cannot_be_target(state, place, mission.kind)
    refused = refused or wrong_side(state, mission.side)
    if not mission.fetching:
        refused = refused or none_left(state, mission.side)
    return refused or nobody_flies(state, mission)


def nobody_flies(state: Table, mission: Mission) -> Illegal | None:
    """Why nobody goes to a place that is a target as such (PR-MISS-02, PR-P4-18)."""
    space, family = mission.target_space, mission.target
    if mission.kind is MissionKind.OFFENSIVE:
        refused = cannot_attack_aralon(state, mission.seat, mission.side, space, family)
        if refused is not None:
            return refused
    if somebody_gets_there(state, mission):
        return None
    place = target_of(state, mission)
    return Illegal("PR-MISS-02", "nobody-gets-there", place=place.id)


def attack(choice: Choice[Table], state: Table, seat: Seat, move: Attack, chance: Chance) -> None:
    """Announce it, draw the goal, name its target, muster, fly, fight, reduce, go home (PR-OFF)."""
    mission = draft(state, seat, MissionKind.OFFENSIVE, move.player, move.place)
    assert mission is not None
    state.push(choice)
    mission.bare = is_bare(state, mission)
    announce(
        state,
        mission,
        "PR-OFF-03",
        moment(mission, Window.MISSION_ANNOUNCED),
        *goal_steps(mission),
        TakeUp(seat),
        moment(mission, Window.IN_FLIGHT),
        FlyOff(seat),
        *at_target(mission),
    )


def goal_steps(mission: Mission) -> tuple[Entry, ...]:
    """The goal is drawn, may be changed, and its target is named (PR-OFF-04…09)."""
    seat = mission.seat
    return (DrawGoal(seat), moment(mission, Window.GOAL_DRAWN), CallTarget(seat))


def at_target(mission: Mission) -> tuple[Entry, ...]:
    """What happens once the formation is there, until its end (PR-MISS-13)."""
    seat = mission.seat
    return (
        Listening(seat),
        OpenTarget(seat),
        SpaceBattle(),
        moment(mission, Window.BEFORE_GROUND_COMBAT),
        Land(seat),
        GroundBattle(),
        moment(mission, Window.BEFORE_REDUCTION),
        CountBare(seat),
        Reduction(),
        GoHome(seat),
        moment(mission, Window.AFTER_MISSION),
    )


AT_TARGET[MissionKind.OFFENSIVE] = lambda mission: (*goal_steps(mission), *at_target(mission))


# ------------------------------------------------------------------------- the goal


def needs_goal(state: Table, mission: Mission) -> bool:
    """Whether a reduction is conceivable: somebody could unload units there (PR-OFF-14)."""
    families = [mission.origin] if mission.origin else conceivable_origins(state, mission)
    return any(
        not unit.passive
        for family in families
        for unit in listed_units(state, mission.seat, mission.side, family)
    )


class DrawGoal(OfMission):
    """An action card for the goal is drawn and lies open (PR-OFF-04, 14)."""

    def run(self, state: Table, chance: Chance) -> None:
        mission, player = mission_of(state), state.players[self.seat]
        mission.called = ""
        if not needs_goal(state, mission):
            mission.goal = None
            return
        name = ask_action(player, 1, chance)[0]
        mission.goal = take_action(player, name).goal
        state.report(GoalDrawn("PR-OFF-04", self.seat, mission.goal))


# ------------------------------------------------------------------------- its target


def names_for(state: Table, mission: Mission) -> list[str]:
    """What may be named, by what everybody sees at the place (PR-OFF-05…07, PR-TARGET-01)."""
    at = (mission.target_space, mission.target_side, mission.target)
    place = place_at(state, *at)
    match mission.goal:
        case Goal.ASSASSINATION:
            cards = [unit.card for unit in listed_units(state, *at)]
        case Goal.SABOTAGE:
            blind = follows(state, AS_THE_BOOK_SAYS)
            gear = listed_gear(state, *at) if blind else place.gear
            things = [*place.accessories, *gear]
            cards = [each.card for each in things if can_be_sabotaged(each.card)]
            secret = conceivable_secrets(state, place)
            return list(dict.fromkeys([*[card.family for card in cards], *secret]))
        case _:
            cards = []
    return list(dict.fromkeys(card.family for card in cards))


def can_be_sabotaged(card: Card) -> bool:
    """A place or unit accessory; fixed ones only where they can be taken alone (PR-OFF-06, 07)."""
    return not card.is_ship_accessory and can_be_taken_alone(card)


def calls(choice: CallTarget, state: Table, seat: Seat) -> list[CallName]:
    """Every name that lies there; units of equal name are not told apart (PR-OFF-05)."""
    return [CallName(name) for name in names_for(state, mission_of(state))]


def cannot_call(choice: CallTarget, state: Table, seat: Seat, move: CallName) -> Illegal | None:
    """Only what the goal aims at; nothing fixed (PR-OFF-05…07)."""
    mission = mission_of(state)
    if move.name in names_for(state, mission):
        return None
    clause = "PR-OFF-07" if mission.goal is Goal.SABOTAGE else "PR-OFF-05"
    return Illegal(clause, "cannot-be-called", name=move.name)


def call(choice: CallTarget, state: Table, seat: Seat, move: CallName, chance: Chance) -> None:
    """The name is public; who bears it may not be there (PR-TARGET-02, PR-OFF-05)."""
    mission_of(state).called = move.name
    state.report(TargetCalled("PR-OFF-05", seat, move.name))


class CallTarget(Choice[Table]):
    """The target of an assassination or a sabotage is named at the start (PR-OFF-05, 06)."""

    acts: ClassVar[tuple[Act, ...]] = (Act(CallName, call, calls, cannot_call, calls),)
    obvious: ClassVar[bool] = True
    seat: int

    def must(self, state: Table) -> Seats:
        return (self.seat,) if names_for(state, mission_of(state)) else ()

    def question(self, state: Table) -> dict[str, str | int]:
        goal = mission_of(state).goal
        return {"goal": goal.value if goal is not None else ""}


def is_bare(state: Table, mission: Mission) -> bool:
    """Whether nothing at the place could be reduced from the start (PR-OFF-06, 08, 09, 15)."""
    place = target_of(state, mission)
    things = [each for each in [*place.accessories, *place.gear] if can_be_sabotaged(each.card)]
    at = (mission.target_space, mission.target_side, mission.target)
    empty = not things and not secrets_at(state, place)
    return empty and not listed_units(state, *at) and place.count <= 1


class CountBare(OfMission):
    """Nothing was there to reduce, but all else is met: it counts as a reduction (PR-OFF-15)."""

    def run(self, state: Table, chance: Chance) -> None:
        mission = mission_of(state)
        if mission.bare and hindrance(state, mission) == NOTHING_THERE:
            at = (mission.target_space, mission.target_side, mission.target)
            note_reduction(state, self.seat, *at, reducers(state, mission))


ACTS: tuple[Act, ...] = (Act(Attack, attack, attacks, cannot_attack, legal_attacks),)
