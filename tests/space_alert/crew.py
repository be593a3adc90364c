"""Missions in a few lines.

    ship = Ship("a", at="upper_red", threats=["E1-07 red@5"])
    ship.go()
    assert ship["E1-07"].cubes == 2

Each plan is one crew member, a letter for each turn from the first on. A threat with `@5` is on
space 5 of its trajectory before the story begins; one with `#3` appears in turn 3. Trajectories
are T1 (X on 5) unless the story says otherwise. The computer is looked after unless the story
says `neglected=True`. Damage tokens come in the order of `tiles`, then those that do least.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, TypeVar

import pytest

from starboard.games.space_alert import GAME
from starboard.games.space_alert.content import components
from starboard.games.space_alert.film.threats import appear
from starboard.games.space_alert.film.turn import Jump, Turn
from starboard.games.space_alert.kinds import STATIONS, TRACKS, ZONES, Action, Fate, Squad
from starboard.games.space_alert.setup import new_mission
from starboard.games.space_alert.state import Crew, Mission, Threat
from starboard.kernel import Chance, Event, Step
from starboard.kernel.loop import steps

E = TypeVar("E", bound=Event)
GENTLE = ("structural", "gravolift", "lower_weapon", "upper_weapon", "reactor", "shield")
_GIVEN = re.compile(r"(?P<code>\S+) (?P<track>\w+)(?:@(?P<space>\d+))?(?:#(?P<number>\d+))?")


class Tokens(Chance):
    """Damage tokens in a given order, then the gentlest first; counts what was asked for."""

    def __init__(self, *tiles: str) -> None:
        super().__init__()
        self.tiles = list(tiles)

    def draw(self, names: Sequence[str]) -> str:
        if self.tiles:
            assert self.tiles[0] in names, f"{self.tiles[0]} is not among {names}"
            return self.tiles.pop(0)
        return min(names, key=lambda name: GENTLE.index(name.split("_", 1)[1]))


class Ship:
    """A ship in the middle of its mission round."""

    def __init__(
        self,
        *plans: str,
        threats: Sequence[str] = (),
        at: str | Sequence[str] = (),
        squads: Sequence[str] = (),
        tiles: Sequence[str] = (),
        neglected: bool = False,
        **tracks: str,
    ) -> None:
        box = components()
        lines = [box.tracks[tracks.get(name, "T1")] for name in TRACKS]
        given = [_GIVEN.fullmatch(text) for text in threats]
        cards = [
            (box.threats[m["code"]], int(m["number"] or 0), TRACKS.index(m["track"]))
            for m in given
            if m
        ]
        assert len(cards) == len(threats)
        rows = [[Action(letter) for letter in plan] for plan in plans or ("",)]
        self.state: Mission = new_mission(lines, cards, rows)
        self.chance = Tokens(*tiles)
        self.neglected = neglected
        places = [at] * len(rows) if isinstance(at, str) else at
        for crew, place in zip(self.state.crew, places, strict=False):
            crew.station = STATIONS.index(place)
        for crew, squad in zip(self.state.crew, squads, strict=False):
            crew.squad = Squad(squad)
        for m in sorted((m for m in given if m), key=lambda m: int(m["number"] or 0)):
            if m["space"]:
                threat = next(t for t in self.state.threats if t.fate is Fate.COMING)
                appear(self.state, threat)
                threat.position = int(m["space"])

    def __getitem__(self, code: str) -> Threat:
        return next(threat for threat in self.state.threats if threat.card.id == code)

    @property
    def crew(self) -> list[Crew]:
        return self.state.crew

    def where(self, seat: int = 0) -> str:
        return STATIONS[self.crew[seat].station]

    def go(self, turns: int = 1) -> Ship:
        """Play whole turns, at most to the end of the mission."""
        last = self.state.turn + turns
        for entry in steps(GAME, self.state, self.chance):
            assert isinstance(entry, Step), f"the film waits for {entry}"
            if isinstance(entry, Turn):
                if entry.turn > last:
                    break
                self.state.maintained = self.state.maintained or not self.neglected
            if isinstance(entry, Jump) and last < 14:
                break
        return self

    def finish(self) -> Ship:
        """Play to the end of the mission."""
        return self.go(20)

    def all(self, kind: type[E]) -> list[E]:
        return [event for event in self.state.events if isinstance(event, kind)]

    def said(self, clause: str) -> bool:
        """Whether something happened by that clause."""
        return any(event.clause == clause for event in self.state.events)

    @property
    def damage(self) -> list[int]:
        return [len(drawn) for drawn in self.state.drawn]

    @property
    def score(self) -> int:
        assert self.state.outcome is not None
        assert self.state.outcome.won
        return self.state.outcome.points[0]

    @property
    def lost(self) -> bool:
        return self.state.outcome is not None and not self.state.outcome.won


def zone(name: str) -> int:
    return ZONES.index(name)


def rows(table: str) -> list[Any]:
    """The rows of a table; the words before the bar name one."""
    found = []
    for line in table.strip().splitlines():
        name, _, told = (part.strip() for part in line.partition("|"))
        found.append(pytest.param(*name.split(), *told.split(), id=name))
    return found
