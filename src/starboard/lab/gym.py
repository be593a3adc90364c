"""Adapters for reinforcement learning: the shapes of PettingZoo (AEC) and Gymnasium.

Neither library is needed. An observation is a dict with `observation` (the view as plain data)
and `action_mask`; an action is an index into the legal moves, which have a fixed order. The
action space has a fixed size: moves beyond `actions` cannot be chosen. A form counts once for each
of its sample texts. Where time could pass,
everybody who may act is asked first, until they pass.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from starboard.bots.worth import worth
from starboard.kernel.match import Match
from starboard.kernel.moves import Move
from starboard.kernel.options import not_between
from starboard.kernel.registry import new
from starboard.kernel.seats import CLOCK, Seat
from starboard.table.table import Table

ACTIONS = 512

Observation = dict[str, Any]
Info = dict[str, Any]
Opponent = Callable[[Observation], int]


class TableEnv:
    """One agent after the other, as in PettingZoo's AECEnv: agents are `seat_0`, `seat_1`, …"""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        actions: int = ACTIONS,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.actions = actions
        self.reset(0)

    @property
    def metadata(self) -> dict[str, object]:
        """What PettingZoo asks of an environment."""
        return {"name": f"starboard_{self.game}", "is_parallelizable": False, "render_modes": []}

    def reset(
        self, seed: int | str | None = None, options: Mapping[str, object] | None = None
    ) -> None:
        """A new game: that of a seed, or without one another game in the row of the last seed."""
        if seed is not None:
            self.seed, self.games = str(seed), 0
        dealt = f"{self.seed}/{self.games}" if self.games else self.seed
        self.games += 1
        self.match: Match[Any] = new(
            self.game, seats=self.seats, seed=dealt, options=options or self.options
        )
        self.table = Table(self.match)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.match.state.seats)]
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Info] = {agent: {} for agent in self.agents}
        self._go_on()

    @property
    def seat(self) -> Seat:
        """The seat that is asked now; the first one when the game is over."""
        return self.table.asked if self.match.to_act else 0

    @property
    def agent_selection(self) -> str:
        """The agent that is asked now."""
        return self.possible_agents[self.seat]

    def moves(self) -> tuple[Move, ...]:
        """The moves behind the actions of the agent that is asked."""
        return self.match.playable(self.seat)[: self.actions]

    def observe(self, agent: str) -> Observation:
        """What an agent knows and which actions are legal for it now."""
        seat = self.possible_agents.index(agent)
        asked = seat == self.seat and not self.match.over
        legal = len(self.moves()) if asked else 0
        mask = [1] * legal + [0] * (self.actions - legal)
        return {"observation": self.match.view(seat).plain(), "action_mask": mask}

    def last(self) -> tuple[Observation, float, bool, bool, Info]:
        """Observation, reward, termination, truncation and info of the agent that is asked."""
        agent = self.agent_selection
        return (
            self.observe(agent),
            self.rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action: int | None) -> None:
        """Play the move with that index; after the end `None` is the only action."""
        if self.match.over:
            return
        moves = self.moves()
        if action is None or not 0 <= action < len(moves):
            raise not_between("action", action, 0, len(moves) - 1)
        self.table.play(self.seat, moves[action])
        self._go_on()

    def _go_on(self) -> None:
        """Let time pass where nothing else can happen; hand out rewards at the end."""
        while self.seat == CLOCK:
            self.table.pass_time()
        outcome = self.match.outcome
        if outcome is not None:
            self.terminations = dict.fromkeys(self.possible_agents, True)
            for seat, agent in enumerate(self.possible_agents):
                self.rewards[agent] = 2 * worth(outcome, seat) - 1


class SeatEnv:
    """One seat against opponents, as in Gymnasium's Env."""

    def __init__(self, table: TableEnv, opponent: Opponent, seat: Seat = 0) -> None:
        self.table = table
        self.opponent = opponent
        self.agent = table.possible_agents[seat]

    def reset(
        self, seed: int | str | None = None, options: Mapping[str, object] | None = None
    ) -> tuple[Observation, Info]:
        """A new game, as at the table, played until this seat is asked."""
        self.table.reset(seed, options)
        self._wait()
        return self.table.observe(self.agent), {}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, Info]:
        """One move of this seat, then those of the others."""
        self.table.step(action)
        self._wait()
        observation = self.table.observe(self.agent)
        over = self.table.terminations[self.agent]
        return observation, self.table.rewards[self.agent], over, False, {}

    def _wait(self) -> None:
        while not self.table.match.over and self.table.agent_selection != self.agent:
            self.table.step(self.opponent(self.table.observe(self.table.agent_selection)))
