"""Moments of a combat, and destructions that may be prevented (PR-TIME, PR-SYM-01)."""

from __future__ import annotations

from starboard.errors import Illegal
from starboard.games.perry_rhodan.asking import might_act
from starboard.games.perry_rhodan.brainwashing import CARD, Learn
from starboard.games.perry_rhodan.kinds import MissionKind, Side, Skill, Window
from starboard.games.perry_rhodan.moves.windows import PassRound, Play, Use, UseSkill
from starboard.games.perry_rhodan.skills import cannot_use_skill, skill_uses
from starboard.games.perry_rhodan.standing import level_of
from starboard.games.perry_rhodan.state import Combat, Laid, Table
from starboard.games.perry_rhodan.targets import seat_word
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
from starboard.kernel import Act, Chance, Entry, Seat


def moment_of(combat: Combat, moment: Window) -> Moment:
    """Attacker and defender may act, the attacker first (PR-TIME-01)."""
    seats = (combat.attacker, combat.defender)
    return Moment(seats, seats, moment)


class LossMoment(Moment):
    """A card is about to be destroyed; its owner may prevent that (PR-SYM-01, PR-SKILL-61, 62)."""

    loss: str

    @property
    def occasion(self) -> str:
        return ""

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
    """Only what saves this card (PR-PASS-17, PR-SYM-01)."""
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
    found = skill_uses(state, seat, window.moments(state))
    return [move for move in found if saves(window, move.targets)]


def cannot_save_by_skill(
    window: LossMoment, state: Table, seat: Seat, move: UseSkill
) -> Illegal | None:
    """Only what saves this card."""
    if not saves(window, move.targets):
        return Illegal("PR-SYM-01", "is-not-being-destroyed", card=move.card)
    return cannot_use_skill(state, seat, move, window.moments(state))


def saves(window: LossMoment, targets: tuple[str, ...]) -> bool:
    """Whether it is aimed at the card that is lost otherwise."""
    return targets == (window.loss,)


LossMoment.acts = (
    Act(Play, play_here, saving_plays, cannot_save_by_play),
    Act(Use, use_here, saving_uses, cannot_save_by_use),
    Act(UseSkill, skill_here, saving_skills, cannot_save_by_skill),
    Act(PassRound, never, reason=cannot_pass_round),
)


# ------------------------------------------------------------------------- agents


class CaughtMoment(LossMoment):
    """An agent has lost its fight; before it is destroyed it may be brainwashed (PR-ABW-17)."""

    def again(self, waiting: tuple[int, ...]) -> CaughtMoment:
        return CaughtMoment(waiting, self.order, self.moment, self.loss)

    def could_answer(self, state: Table, seat: Seat) -> bool:
        gone = state.laid(self.loss) is None or self.loss not in state.doomed
        return not gone and might_act(state, seat, self.moment)


def cannot_wash(window: CaughtMoment, state: Table, seat: Seat, move: Play) -> Illegal | None:
    """Against the owner of the agent, which no Hypnoblock protects (PR-ABW-17, 18, PR-SKILL-51)."""
    agent = state.laid(window.loss)
    if agent is None or move.targets != (seat_word(agent.owner),):
        return Illegal("PR-ABW-17", "no-such-target", card=move.card)
    if level_of(state, agent, Skill.HYPNOBLOCK) >= 1:
        return Illegal("PR-SKILL-51", "target-is-immune", card=move.card, target=agent.id)
    return cannot_play_here(window, state, seat, move)


def wash(window: CaughtMoment, state: Table, seat: Seat, move: Play, chance: Chance) -> None:
    """The event is played on the caught agent."""
    play_here(window, state, seat, move, chance)
    state.deeds[max(state.deeds)].loss = window.loss


CaughtMoment.acts = (Act(Play, wash, window_plays, cannot_wash),)


def caught_window(state: Table, laid: Laid) -> list[Entry]:
    """The window for a defeated Pro agent in a counter mission (PR-ABW-17, 18)."""
    mission = state.mission
    counter = mission is not None and mission.kind is MissionKind.COUNTER
    if mission is None or not counter or laid.side is Side.ANTI or laid.owner == mission.seat:
        return []
    seats = (mission.seat,)
    played = state.players[mission.seat].sink.count(CARD)
    learn = Learn(mission.seat, laid.owner, played)
    return [CaughtMoment(seats, seats, Window.AGENT_CAUGHT, laid.id), learn]


# ------------------------------------------------------------------------- before a loss


def loss_window(state: Table, card: str) -> list[Entry]:
    """The windows before a destruction: the owner may prevent it, an agent be brainwashed."""
    laid = state.laid(card)
    if laid is None:
        return []
    owner = (laid.owner,)
    prevent = LossMoment(owner, owner, Window.DESTRUCTION, card)
    return [prevent, *caught_window(state, laid)]
