"""A round is resolved: order, stealth, break-through or bonus, open fire (PR-SPACE-23…41)."""

from __future__ import annotations

from typing import ClassVar

from starboard.errors import Illegal
from starboard.games.perry_rhodan.action_cards import ActionCard
from starboard.games.perry_rhodan.action_pile import ask_action, take_action
from starboard.games.perry_rhodan.combat_windows import moment_of
from starboard.games.perry_rhodan.events.combat import (
    BonusTaken,
    BreakStopped,
    BrokeThrough,
    NothingHit,
    OrderChosen,
    StayedHidden,
    StealthDrawn,
    ValuesDrawn,
)
from starboard.games.perry_rhodan.holds import cover_over
from starboard.games.perry_rhodan.kinds import Column, MissionKind, Role, Stat, Window
from starboard.games.perry_rhodan.line_up import fought
from starboard.games.perry_rhodan.losses import doom
from starboard.games.perry_rhodan.moves.combat import Bonus, BreakThrough, Order
from starboard.games.perry_rhodan.state import Combat, Front, Laid, Pairing, Table
from starboard.games.perry_rhodan.strengths import combat_value, needs_card, stealth_value
from starboard.kernel import Act, Chance, Choice, Seat, Seats, Step

ROLES = (Role.ATTACKER, Role.DEFENDER)


# ------------------------------------------------------------------------- the order


def set_order(choice: ChooseOrder, state: Table, seat: Seat, move: Order, chance: Chance) -> None:
    """The pairings are resolved in this order (PR-SPACE-24)."""
    fought(state).backwards = move.backwards
    state.report(OrderChosen("PR-SPACE-24", seat, move.backwards))


def orders(choice: ChooseOrder, state: Table, seat: Seat) -> list[Order]:
    """From left to right, or from right to left."""
    return [Order(False), Order(True)]


class ChooseOrder(Choice[Table]):
    """The attacker decides in which order pairings are resolved (PR-SPACE-24)."""

    acts: ClassVar[tuple[Act, ...]] = (Act(Order, set_order, orders),)

    def must(self, state: Table) -> Seats:
        combat = fought(state)
        return (combat.attacker,) if combat.pairings[1:] else ()


def in_order(combat: Combat) -> list[int]:
    """The pairings as they are resolved (PR-SPACE-24)."""
    return sorted(range(len(combat.pairings)), reverse=combat.backwards)


def facing(state: Table, combat: Combat, number: int) -> tuple[Front, Laid, Front, Laid] | None:
    """Attacker and defender of a pairing that still fight each other."""
    pairing = combat.pairings[number]
    if pairing.broken or pairing.attacker is None or pairing.defender is None:
        return None
    ours, theirs = pairing.attacker, pairing.defender
    if ours.card not in combat.attackers or theirs.card not in combat.defenders:
        return None
    attacker, defender = state.laid(ours.card), state.laid(theirs.card)
    return None if attacker is None or defender is None else (ours, attacker, theirs, defender)


# ------------------------------------------------------------------------- stealth


class StealthStep(Step[Table]):
    """The stealth values of every pairing, one after the other (PR-SPACE-26, 39)."""

    def run(self, state: Table, chance: Chance) -> None:
        state.push(*[DrawStealth(number) for number in in_order(fought(state))])


class DrawStealth(Step[Table]):
    """The attacker draws one card for both values; the higher one gains (PR-SPACE-26…28)."""

    number: int

    def run(self, state: Table, chance: Chance) -> None:
        combat = fought(state)
        found = facing(state, combat, self.number)
        if found is None:
            return
        ours, attacker, theirs, defender = found
        player = state.players[combat.attacker]
        needed = needs_card(state, attacker, Stat.STEALTH)
        needed = needed or needs_card(state, defender, Stat.STEALTH)
        drawn = ask_action(player, 1, chance) if needed else []
        card = take_action(player, drawn[0]) if drawn else None
        ours.stealth = stealth_value(state, attacker, card, Column.RED)
        theirs.stealth = stealth_value(state, defender, card, Column.GREEN)
        told = (ours.card, ours.stealth, theirs.card, theirs.stealth)
        state.report(StealthDrawn("PR-SPACE-26", *told))
        compare_stealth(state, combat, self.number, ours, theirs)


def compare_stealth(state: Table, combat: Combat, number: int, ours: Front, theirs: Front) -> None:
    """Who is ahead decides at once; an agent that is ahead is not fought.

    PR-SPACE-27, 28, 36, PR-ABW-13…15.
    """
    mission = state.mission
    hunt = mission if mission is not None and mission.kind is MissionKind.COUNTER else None
    if hunt is not None and theirs.stealth > ours.stealth and not is_exposed(state, theirs.card):
        combat.pairings[number].broken = True
        state.report(StayedHidden("PR-ABW-14", combat.defender, theirs.card))
        return
    if hunt is not None:
        hunt.caught = [*(hunt.caught or ()), theirs.card]
    if ours.stealth > theirs.stealth:
        state.push(BreakOrBonus(number, Role.ATTACKER))
    elif theirs.stealth > ours.stealth:
        state.push(BreakOrBonus(number, Role.DEFENDER))


def is_exposed(state: Table, card: str) -> bool:
    """Whether an agent was exposed earlier: it cannot regain its cover here (PR-ABW-15, 20)."""
    laid = state.laid(card)
    cover = None if laid is None else cover_over(state, laid)
    return cover is not None and cover.exposed


def difference(pairing: Pairing) -> int:
    """The higher stealth value minus the lower one (PR-SPACE-28)."""
    assert pairing.attacker is not None
    assert pairing.defender is not None
    return abs(pairing.attacker.stealth - pairing.defender.stealth)


def break_throughs(choice: BreakOrBonus, state: Table, seat: Seat) -> list[BreakThrough]:
    """The front that is ahead."""
    front = fought(state).pairings[choice.number].front(choice.role)
    return [] if front is None else [BreakThrough(front.card)]


def cannot_break(
    choice: BreakOrBonus, state: Table, seat: Seat, move: BreakThrough
) -> Illegal | None:
    """Only the attacker, and not while agents are hunted (PR-SPACE-27, 31, PR-ABW-15)."""
    if choice.role is Role.DEFENDER:
        return Illegal("PR-SPACE-31", "defender-cannot-break", card=move.card)
    if state.mission is not None and state.mission.kind is MissionKind.COUNTER:
        return Illegal("PR-ABW-15", "no-break-in-counter-mission", card=move.card)
    front = fought(state).pairings[choice.number].front(choice.role)
    if front is None or front.card != move.card:
        return Illegal("PR-SPACE-27", "is-not-ahead", card=move.card)
    return None


def break_through(
    choice: BreakOrBonus, state: Table, seat: Seat, move: BreakThrough, chance: Chance
) -> None:
    """The card is laid beside the combat (PR-SPACE-33)."""
    combat = fought(state)
    combat.pairings[choice.number].broken = True
    let_through(state, combat, move.card)


def let_through(state: Table, combat: Combat, card: str) -> None:
    """A card is through and fights no more (PR-SPACE-33, PR-GROUND-17, PR-AGT-19)."""
    combat.attackers.remove(card)
    combat.through.append(card)
    state.report(BrokeThrough("PR-SPACE-33", combat.attacker, card))


def stop_break_throughs(state: Table) -> None:
    """Who broke through in this round did not after all (PR-SPACE-41)."""
    combat = state.combat
    if combat is None:
        return
    for pairing in combat.pairings:
        front = pairing.attacker
        if pairing.broken and front is not None and front.card in combat.through:
            pairing.broken = False
            combat.through.remove(front.card)
            combat.attackers.append(front.card)
            state.report(BreakStopped("PR-SPACE-41", combat.attacker, front.card))


def bonuses(choice: BreakOrBonus, state: Table, seat: Seat) -> list[Bonus]:
    """Every division of the difference (PR-SPACE-28, 29)."""
    points = difference(fought(state).pairings[choice.number])
    return [Bonus(points - part, part) for part in range(points + 1)]


def wrong_bonus(choice: BreakOrBonus, state: Table, seat: Seat, move: Bonus) -> Illegal | None:
    """The whole difference, no more and no less (PR-SPACE-28)."""
    points = difference(fought(state).pairings[choice.number])
    if min(move.attack, move.defence) < 0 or move.attack + move.defence != points:
        return Illegal("PR-SPACE-28", "whole-difference", points=points)
    return None


def take_bonus(choice: BreakOrBonus, state: Table, seat: Seat, move: Bonus, chance: Chance) -> None:
    """The difference is added to attack and defence (PR-SPACE-28, 29)."""
    front = fought(state).pairings[choice.number].front(choice.role)
    assert front is not None
    front.bonus_attack, front.bonus_defence = move.attack, move.defence
    state.report(BonusTaken("PR-SPACE-28", seat, front.card, move.attack, move.defence))


class BreakOrBonus(Choice[Table]):
    """Who is ahead breaks through or takes the difference as bonus, at once (PR-SPACE-27…31)."""

    acts: ClassVar[tuple[Act, ...]] = (
        Act(BreakThrough, break_through, break_throughs, cannot_break),
        Act(Bonus, take_bonus, bonuses, wrong_bonus),
    )
    number: int
    role: Role

    def must(self, state: Table) -> Seats:
        return (fought(state).seat(self.role),)

    def question(self, state: Table) -> dict[str, str | int]:
        pairing = fought(state).pairings[self.number]
        front = pairing.front(self.role)
        assert front is not None
        return {"card": front.card, "points": difference(pairing)}


# ------------------------------------------------------------------------- open fire


class OpenFire(Step[Table]):
    """Pairing by pairing; a result is applied before the next is determined (PR-SPACE-39)."""

    def run(self, state: Table, chance: Chance) -> None:
        state.push(*[Fire(number) for number in in_order(fought(state))])


class Fire(Step[Table]):
    """Each player draws one card for attack and defence of his front (PR-SPACE-36)."""

    number: int

    def run(self, state: Table, chance: Chance) -> None:
        combat = fought(state)
        found = facing(state, combat, self.number)
        if found is None:
            return
        ours, attacker, theirs, defender = found
        both = ((ours, attacker), (theirs, defender))
        drawn = [self.ask(state, laid, chance) for _, laid in both]
        for (front, laid), name in zip(both, drawn, strict=True):
            owner = state.players[laid.owner]
            read_values(state, front, laid, take_action(owner, name) if name else None)
        combat.firing = self.number  # PR-SPACE-37, PR-SKILL-49
        state.push(moment_of(combat, Window.AFTER_VALUES), Compare(self.number))

    def ask(self, state: Table, laid: Laid, chance: Chance) -> str:
        """The action card of a front's owner, where one is needed.

        PR-ACT-09, 14, PR-SPACE-36, 37.
        """
        attack = needs_card(state, laid, Stat.ATTACK)
        if not attack and not needs_card(state, laid, Stat.DEFENCE):
            return ""
        return ask_action(state.players[laid.owner], 1, chance)[0]


def read_values(state: Table, front: Front, laid: Laid, card: ActionCard | None) -> None:
    """Left the attack, right the defence, each with what is added to it (PR-SPACE-36)."""
    front.attack = combat_value(state, laid, front, Stat.ATTACK, card)
    front.defence = combat_value(state, laid, front, Stat.DEFENCE, card)
    told = (laid.owner, front.card, front.attack, front.defence)
    state.report(ValuesDrawn("PR-SPACE-36", *told))


class Compare(Step[Table]):
    """Greater attack than enemy defence destroys, both ways at once (PR-SPACE-37, 40)."""

    number: int

    def run(self, state: Table, chance: Chance) -> None:
        combat = fought(state)
        found = facing(state, combat, self.number)
        if found is None:
            return
        ours, _, theirs, _ = found
        combat.firing = -1
        lost: list[str] = []
        if hits(ours, theirs):
            lost.append(theirs.card)
        if hits(theirs, ours):
            lost.append(ours.card)
        if lost:
            doom(state, lost, "PR-SPACE-37")
        else:
            state.report(NothingHit("PR-SPACE-37", ours.card, theirs.card))


def hits(front: Front, enemy: Front) -> bool:
    """Whether a front destroys its enemy; poison also at equal values.

    PR-SPACE-34, 37, 38, PR-SKILL-49.
    """
    if front.critical:
        return True
    if front.poison:
        return front.attack >= enemy.defence
    return front.attack > enemy.defence
