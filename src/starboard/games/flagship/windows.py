"""Windows: where other players may act between actions (FS-TIMING)."""

from __future__ import annotations

from typing import ClassVar

from starboard.errors import Illegal
from starboard.games.flagship.answers import (
    cannot_play,
    cannot_use,
    could_answer,
    plays_of,
    uses_of,
)
from starboard.games.flagship.asides import Cash, Claim
from starboard.games.flagship.attack import (
    cannot_attack,
    conceivable_attacks,
    could_attack,
    declare,
    possible_attacks,
)
from starboard.games.flagship.moves import Attack, Play, Use
from starboard.games.flagship.playing import play_event, use_ability
from starboard.games.flagship.state import Table
from starboard.kernel import Act, Aside, Chance, Choice, Entry, Seat, Seats, Window


def could_act(state: Table, seat: int) -> bool:
    """Whether everybody can see that a player might do something between actions."""
    key = ("could act", seat)
    known = state.memo.get(key)
    if known is None:
        known = could_answer(state, seat, None) or could_attack(state, seat)
        state.memo[key] = known
    return bool(known)


def needs_action_phase(state: Table, name: str) -> bool:
    """Whether an event is neither for any time nor an answer (FS-TIMING-06)."""
    card = state.cards.cards.get(name)
    return card is not None and not card.anytime and not card.windows


def attacks_now(choice: Choice[Table], state: Table, seat: Seat) -> list[Attack]:
    """Every conceivable attack while no action goes on."""
    return conceivable_attacks(state, seat)


def legal_attacks(choice: Choice[Table], state: Table, seat: Seat) -> list[Attack]:
    """Every legal attack while no action goes on."""
    return possible_attacks(state, seat)


def cannot_attack_now(
    choice: Choice[Table], state: Table, seat: Seat, move: Attack
) -> Illegal | None:
    """Attacks between actions are like those of an own turn (FS-TIMING-02)."""
    return cannot_attack(state, seat, move)


def plays_now(choice: Choice[Table], state: Table, seat: Seat) -> list[Play]:
    """Event cards that answer nothing."""
    return plays_of(state, seat, None)


def uses_now(choice: Choice[Table], state: Table, seat: Seat) -> list[Use]:
    """Abilities that answer nothing."""
    return uses_of(state, seat, None)


def cannot_use_now(choice: Choice[Table], state: Table, seat: Seat, move: Use) -> Illegal | None:
    """Abilities between actions are like those of an own turn (FS-TIMING-02)."""
    return cannot_use(state, seat, move, None, 0)


# ------------------------------------------------------------------------- between actions


def attack_between(window: AnyTime, state: Table, seat: Seat, move: Attack, chance: Chance) -> None:
    """Attack between actions (FS-TIMING-02)."""
    declare(state, seat, move)


def cannot_play_between(window: AnyTime, state: Table, seat: Seat, move: Play) -> Illegal | None:
    """Only events for any time are played between actions (FS-TIMING-06)."""
    if needs_action_phase(state, move.card):
        return Illegal("FS-TIMING-06", "only-in-action-phase", card=move.card)
    return cannot_play(state, seat, move.card, None, 0)


def possible_plays_between(window: AnyTime, state: Table, seat: Seat) -> list[Play]:
    """Event cards for any time that can be played now."""
    return [
        move
        for move in plays_of(state, seat, None)
        if not needs_action_phase(state, move.card)
        and cannot_play(state, seat, move.card, None, 0) is None
    ]


def play_between(window: AnyTime, state: Table, seat: Seat, move: Play, chance: Chance) -> None:
    """Play an event between actions (FS-TIMING-01)."""
    play_event(state, seat, move.card, 0, 0)


def use_between(window: AnyTime, state: Table, seat: Seat, move: Use, chance: Chance) -> None:
    """Use an ability between actions (FS-TIMING-01)."""
    use_ability(state, seat, move, 0)


class AnyTime(Window[Table]):
    """No action goes on: abilities, attacks and anytime events of the others (FS-TIMING-01)."""

    acts: ClassVar[tuple[Act, ...]] = (
        Act(Attack, attack_between, attacks_now, cannot_attack_now, legal_attacks),
        Act(Play, play_between, plays_now, cannot_play_between, possible_plays_between),
        Act(Use, use_between, uses_now, cannot_use_now),
    )
    admits: ClassVar[tuple[type[Aside[Table]], ...]] = (Cash, Claim)

    def could_answer(self, state: Table, seat: Seat) -> bool:
        return could_act(state, seat)

    def owners(self, state: Table) -> Seats:
        """It belongs to the turn (FS-TIMING-04)."""
        return ()

    def question(self, state: Table) -> dict[str, str | int]:
        return {"active": state.active}


def open_between(state: Table, seat: int, ending: bool) -> None:
    """After a completed action the others may act, clockwise (FS-TIMING-02, 06)."""
    others = tuple(state.rivals(seat))
    again = (seat, *others) if ending else others
    state.push(Between(others, again))


class Between(AnyTime):
    """Between two actions (FS-TIMING-02)."""

    def again(self, waiting: tuple[int, ...]) -> Between:
        return Between(waiting, self.order)


def before_actions(state: Table, seat: int) -> list[Entry]:
    """A turn has begun, and no action of it yet: the others may act (FS-TIMING-08)."""
    others = tuple(state.rivals(seat))
    return [BeforeActions(others, others)] if state.rules >= 2 else []


class BeforeActions(AnyTime):
    """Between the start of a turn and its first action (FS-TIMING-08)."""

    def again(self, waiting: tuple[int, ...]) -> BeforeActions:
        return BeforeActions(waiting, self.order)
