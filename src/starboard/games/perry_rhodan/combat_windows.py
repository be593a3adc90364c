"""Moments of a combat, and destructions that may be prevented (PR-TIME, PR-SYM-01)."""

from __future__ import annotations

from starboard.errors import Illegal
from starboard.games.perry_rhodan.kinds import Window
from starboard.games.perry_rhodan.moves.windows import PassRound, Play, Use, UseSkill
from starboard.games.perry_rhodan.skills import cannot_use_skill, skill_uses
from starboard.games.perry_rhodan.state import Combat, Table
from starboard.games.perry_rhodan.windows import (
    Moment,
    cannot_pass_round,
    cannot_play_here,
    cannot_use_here,
    never,
    play_here,
    skill_here,
    use_here,
    window_plays,
    window_uses,
)
from starboard.kernel import Act, Entry, Seat


def moment_of(combat: Combat, moment: Window) -> Moment:
    """Attacker and defender may act, the attacker first (PR-TIME-01)."""
    seats = (combat.attacker, combat.defender)
    return Moment(seats, seats, moment)


class LossMoment(Moment):
    """A card is about to be destroyed; its owner may prevent that (PR-SYM-01, PR-SKILL-61, 62)."""

    loss: str

    def again(self, waiting: tuple[int, ...]) -> LossMoment:
        return LossMoment(waiting, self.order, self.moment, self.loss)

    def could_answer(self, state: Table, seat: Seat) -> bool:
        laid = state.laid(self.loss)
        if laid is None or laid.passive or self.loss not in state.doomed:
            return False  # PR-PASS-17: nothing that would turn it passive again
        return super().could_answer(state, seat)

    def question(self, state: Table) -> dict[str, str | int]:
        return {"card": self.loss}


def saving_plays(window: LossMoment, state: Table, seat: Seat) -> list[Play]:
    """Events that save this card."""
    return [move for move in window_plays(window, state, seat) if saves(window, move.targets)]


def cannot_save_by_play(window: LossMoment, state: Table, seat: Seat, move: Play) -> Illegal | None:
    """Only what saves this card (PR-PASS-17)."""
    if not saves(window, move.targets):
        return Illegal("PR-SYM-01", "is-not-being-destroyed", card=move.card)
    return cannot_play_here(window, state, seat, move)


def saving_uses(window: LossMoment, state: Table, seat: Seat) -> list[Use]:
    """Effects that save this card."""
    return [move for move in window_uses(window, state, seat) if saves(window, move.targets)]


def cannot_save_by_use(window: LossMoment, state: Table, seat: Seat, move: Use) -> Illegal | None:
    """Only what saves this card."""
    if not saves(window, move.targets):
        return Illegal("PR-SYM-01", "is-not-being-destroyed", card=move.card)
    return cannot_use_here(window, state, seat, move)


def saving_skills(window: LossMoment, state: Table, seat: Seat) -> list[UseSkill]:
    """Skills that save this card."""
    found = skill_uses(state, seat, window.moments)
    return [move for move in found if saves(window, move.targets)]


def cannot_save_by_skill(
    window: LossMoment, state: Table, seat: Seat, move: UseSkill
) -> Illegal | None:
    """Only what saves this card."""
    if not saves(window, move.targets):
        return Illegal("PR-SYM-01", "is-not-being-destroyed", card=move.card)
    return cannot_use_skill(state, seat, move, window.moments)


def saves(window: LossMoment, targets: tuple[str, ...]) -> bool:
    """Whether it is aimed at the card that is lost otherwise."""
    return targets == (window.loss,)


LossMoment.acts = (
    Act(Play, play_here, saving_plays, cannot_save_by_play),
    Act(Use, use_here, saving_uses, cannot_save_by_use),
    Act(UseSkill, skill_here, saving_skills, cannot_save_by_skill),
    Act(PassRound, never, reason=cannot_pass_round),
)


def loss_window(state: Table, card: str) -> list[Entry]:
    """The window in which the owner may prevent a destruction."""
    laid = state.laid(card)
    if laid is None:
        return []
    return [LossMoment((laid.owner,), (laid.owner,), Window.DESTRUCTION, card)]
