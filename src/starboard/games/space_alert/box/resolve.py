"""The resolver: plays the mission round of a plan and says how it came out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NotRequired, TypedDict

from starboard.games.space_alert import GAME
from starboard.games.space_alert.box.plan import Planned
from starboard.games.space_alert.film.points import (
    SQUADS,
    knocked_out,
    squads_down,
    threat_points,
    visual_points,
)
from starboard.games.space_alert.film.turn import LAST, Jump, Turn
from starboard.games.space_alert.kinds import (
    LOWER_RED,
    SPACE,
    STATIONS,
    ZONES,
    Fate,
    Part,
    Squad,
)
from starboard.games.space_alert.missions.lessons import shorten
from starboard.games.space_alert.options import CREW, OPTIONS, read_wishes
from starboard.games.space_alert.round.preparation import new_board, new_table
from starboard.games.space_alert.setup import damage_before, new_mission
from starboard.games.space_alert.state import Mission, table_of
from starboard.games.space_alert.table import Table
from starboard.kernel import Chance, Event, Seeded
from starboard.kernel.loop import steps

Json = dict[str, object]


class FinalThreat(TypedDict):
    """What has become of a threat."""

    code: str
    state: str
    position: NotRequired[int]
    hp: NotRequired[int]


class CarriedSquad(TypedDict):
    """A squad of battlebots and who leads it."""

    crew: int
    state: str


class Result(TypedDict):
    """How a mission came out."""

    status: Literal["won", "lost"]
    turn: NotRequired[int]
    """In which it was lost."""
    lost_to: NotRequired[str]
    damage: dict[str, int]
    damage_drawn: dict[str, list[str]]
    destroyed: int
    survived: int
    threat_points: int
    visual: int
    knocked_out: int
    disabled_squads: int
    stored_lower_red_squad_disabled: bool
    mission_score: int | None
    final_threats: list[FinalThreat]
    squads: list[CarriedSquad]
    turns: list[list[object]]
    """The ship after each turn."""


class ListedTokens(Seeded):
    """Damage tokens as they were drawn at the table; what is not listed is left to the seed."""

    def __init__(self, listed: dict[int, list[str]], seed: str) -> None:
        super().__init__(seed)
        self.listed = {ZONES[zone]: list(tiles) for zone, tiles in listed.items()}

    def draw(self, names: Sequence[str]) -> str:
        waiting = self.listed.get(names[0].split("_")[0], [])
        while waiting:
            tile = waiting.pop(0)
            if tile in names:
                self.results.append(tile)
                return tile
        return super().draw(names)


class Told:
    """An event with the turn and step in which it happened."""

    def __init__(self, turn: int, step: str, event: Event) -> None:
        self.turn = turn
        self.step = step
        self.event = event


class Film:
    """A mission round as it went, at most to a turn: every event, and the ship after each turn."""

    def __init__(self, state: Mission, chance: Chance, last: int = LAST) -> None:
        self.state = state
        self.told: list[Told] = []
        self.turns: list[list[object]] = []
        self.known = len(state.events)
        for entry in steps(GAME, state, chance):
            self._hear()
            if isinstance(entry, Turn) and entry.turn > last:
                break
            if (isinstance(entry, Turn) and state.turn) or isinstance(entry, Jump):
                self.turns.append(snapshot(state))
        self._hear()
        self.lost = not state.outcome.won if state.outcome is not None else False

    def _hear(self) -> None:
        """What has happened since it was asked last."""
        state, known = self.state, self.known
        self.told += [Told(state.turn, state.step, event) for event in state.events[known:]]
        self.known = len(state.events)


def start_mission(planned: Planned) -> Mission:
    """The ship of a plan before the first turn."""
    androids = [row - 1 for row in planned.plan.androids]
    state = new_mission(planned.tracks, planned.threats, planned.rows, androids)
    state.order = list(planned.order)  # SA-ANDROID-06
    start = planned.plan.start
    if start is not None:
        for zone, parts in start.damage.items():
            damage_before(state, ZONES.index(zone), [Part(part) for part in parts])
        for station, squad in enumerate(state.stored):
            if squad is Squad.ACTIVE and STATIONS[station] not in start.squads:
                state.stored[station] = Squad.NONE
    if planned.topics:
        shorten(state, planned.topics)
        state.table = table_for(planned)
    return state


def table_for(planned: Planned) -> Table:
    """The table of a mission that leaves something out (SA-SETUP-13)."""
    wishes = read_wishes({option.name: option.default for option in OPTIONS})
    table = table_of(new_table(CREW, wishes))
    table.boards = [new_board(row) for row in range(len(planned.rows))]
    table.mission = planned.plan.mission
    if planned.plan.start is not None:  # SA-CAMP-20
        table.past.squads = SQUADS - len(planned.plan.start.squads)
    return table


def play(planned: Planned, seed: str = "0") -> Film:
    """The film of a plan, with its listed damage tokens or those of a seed."""
    return Film(start_mission(planned), ListedTokens(planned.tiles, seed))


def snapshot(state: Mission) -> list[object]:
    """The ship after a turn: damage, shields, reactors, fuel, rockets, and where the crew is."""
    places = " ".join([place(crew.station) + "k" * crew.knocked_out for crew in state.crew])
    return [
        state.turn,
        [state.damage(zone) for zone in range(3)],
        state.shield.copy(),
        state.reactor.copy(),
        state.fuel,
        state.rockets,
        places,
    ]


def place(station: int) -> str:
    """A station as one letter."""
    return "S" if station == SPACE else str(station + 1)


def result(film: Film, planned: Planned) -> Result:
    """How the mission came out: the same keys as the expected results of a case."""
    state = film.state
    fates = [threat.fate for threat in state.threats]
    found: Result = {
        "status": "lost" if film.lost else "won",
        "damage": {zone: state.damage(number) for number, zone in enumerate(ZONES)},
        "damage_drawn": {
            zone: [tile[len(zone) + 1 :] for tile in state.drawn[number]]
            for number, zone in enumerate(ZONES)
        },
        "destroyed": fates.count(Fate.DESTROYED),
        "survived": fates.count(Fate.SURVIVED),
        "threat_points": threat_points(state),
        "visual": visual_points(state),
        "knocked_out": knocked_out(state),
        "disabled_squads": squads_down(state),
        "stored_lower_red_squad_disabled": state.stored[LOWER_RED] is Squad.DISABLED,
        "mission_score": None if film.lost else score(state),
        "final_threats": [final_threat(state, index) for index in given_order(planned)],
        "squads": [
            {"crew": seat + 1, "state": crew.squad.value}
            for seat, crew in enumerate(state.crew)
            if crew.squad is not Squad.NONE
        ],
        "turns": film.turns,
    }
    if film.lost:
        found["turn"] = state.turn
        found["lost_to"] = lost_to(state)
    return found


def lost_to(state: Mission) -> str:
    """The name of the threat that ended the mission."""
    for threat in state.threats:
        if threat.card.id == state.lost_to:
            return threat.card.name.en
    return ""


def score(state: Mission) -> int:
    """The final score of a completed mission."""
    assert state.outcome is not None
    return state.outcome.points[0]


def given_order(planned: Planned) -> list[int]:
    """Where the threats of the plan, in its order, stand in the state, which sorts by number."""
    count = len(planned.threats)
    by_number = sorted(range(count), key=lambda index: planned.threats[index][1])
    return sorted(range(count), key=lambda place: by_number[place])


def final_threat(state: Mission, index: int) -> FinalThreat:
    """What has become of a threat."""
    threat = state.threats[index]
    found: FinalThreat = {"code": threat.card.id, "state": threat.fate.value}
    if threat.fate is Fate.ON_TRACK:
        found["position"] = threat.position
        found["hp"] = threat.hp - threat.cubes
    return found
