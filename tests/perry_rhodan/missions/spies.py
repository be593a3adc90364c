"""Stories with agents: one round later, and agents that lie somewhere already."""

from __future__ import annotations

from typing import Any

from starboard.games.perry_rhodan.kinds import Phase, Side
from starboard.games.perry_rhodan.sections import Section
from starboard.games.perry_rhodan.state import Cover
from starboard.kernel import Event, Forced, Secret, only
from starboard.kernel.chance import NeedsChance
from starboard.kernel.loop import act
from tests.perry_rhodan.table import GAME, Game


class Spies(Game):
    """Phase V, my Mission section; windows outside combats are passed, events are kept."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, section=Section.MISSION, phase=Phase.V, **more)
        self.told: list[Event] = []

    def play(self, seat: int, text: str, *chance: int | str) -> None:
        super().play(seat, text, *chance)
        self.told = [*self.told, *self.events]
        while self.asked[1] in ("Moment", "Answers") and not self.state.combats:
            super().play(self.asked[0], "pass")
            self.told = [*self.told, *self.events]

    def loose(self, seat: int, text: str, script: list[int | str]) -> None:
        """A move with as many of these results of chance as it needs."""
        for count in range(len(script) + 1):
            trial = self.state.clone()
            try:
                act(GAME, trial, seat, self.read(seat, text), Forced(*script[:count]))
            except NeedsChance:
                continue
            Game.play(self, seat, text, *script[:count])
            del script[:count]
            self.told = [*self.told, *self.events]
            return
        raise AssertionError(f"{text} needs more chance than {script}")

    def fought_out(self, script: list[int | str], *wanted: str, until: str = "-") -> None:
        """Everybody makes the first wanted move, else passes, else the first one; until this verb.

        A story without such a verb ends with the mission.
        """
        for _ in range(80):
            if self.state.mission is None:
                return
            seat = self.asked[0]
            moves = self.moves(seat)
            if any(move.startswith(until) for move in moves):
                return
            first = next((move for move in (*wanted, "pass") if move in moves), moves[0])
            self.loose(seat, first, script)
        raise AssertionError(self.asked)

    def all_told(self, kind: type[Any]) -> list[Any]:
        """Every event of a kind so far."""
        return [event for event in self.told if isinstance(event, kind)]

    def next_round(self) -> None:
        """My next Mission section."""
        self.state.agenda.clear()
        self.me.turns += 1
        for laid in self.me.cards.values():
            laid.missions = None
        self._begin(Section.MISSION, self.me.turns)

    def hide(self, agent: str, seat: int, space: int, place: str, *gear: str) -> Cover:
        """An agent lies under a cover since the last round."""
        player = self.state.players[seat]
        laid = self.find(agent, seat)
        names = [laid.id, *[self.find(each, seat).id for each in gear]]
        since = player.turns - 1
        hidden = Secret(names, only(seat))
        cover = Cover(f"cover.{self.state.number()}", seat, laid.side, space, place, since, hidden)
        cover.origin = laid.place
        player.covers[cover.id] = cover
        self.state.memo = {}
        return cover

    @property
    def cover(self) -> Cover:
        """My only cover."""
        (cover,) = self.me.covers.values()
        return cover


PRO, ANTI = Side.PRO, Side.ANTI
