"""What becomes of the own plan, as far as its owner can know: where one stands, fires and fails.

It is played with the rules of the film on a copy, by the own cards alone: nobody else acts, no
threat does anything but advance, and nothing that was not announced appears.
"""

from __future__ import annotations

from typing import Final

from starboard.games.space_alert.cards import action_on, other_half
from starboard.games.space_alert.content import NO_MARK, Z
from starboard.games.space_alert.face.shown import AheadThing, HitAhead, Things, TurnAhead
from starboard.games.space_alert.film.actions import act, begin_actions, end_actions
from starboard.games.space_alert.film.crew_events import CrewDelayed, CrewStayed, NothingHappened
from starboard.games.space_alert.film.damage import clear_weapons
from starboard.games.space_alert.film.fates import shield_bonus
from starboard.games.space_alert.film.targets import aims
from starboard.games.space_alert.film.threats import appear
from starboard.games.space_alert.kinds import LOWER_WHITE, SPACE, STATIONS, Fate
from starboard.games.space_alert.phases import TURNS
from starboard.games.space_alert.state import Mission, Threat, table_of
from starboard.games.space_alert.vocabulary import Speed
from starboard.kernel import Event

STAYED: Final = "no-way"
"""Why an arrow that points at the hull moves nobody."""


def ahead_things(state: Mission, seat: int) -> Things:
    """The own crew members turn by turn; nothing once the film runs (SA-PLAN-04)."""
    table = table_of(state)
    if state.turn or not table.phases:
        return {}
    copy = state.clone()
    mine = [crew for crew, board in enumerate(table.boards) if board.owner == seat]
    for crew in mine:
        lay_out(copy, crew)
    found: dict[int, AheadThing] = {
        crew: {"kind": "ahead", "crew": crew, "turns": []} for crew in mine
    }
    for turn in range(1, min(TURNS, state.last_turn - 1) + 1):
        for crew, told in play_turn(copy, turn, mine).items():
            found[crew]["turns"].append(told)
    return {f"ahead.{crew}": thing for crew, thing in found.items()}


def lay_out(state: Mission, crew: int) -> None:
    """The cards of a board become its plan, as at the end of the action round (SA-PLAN-20)."""
    member = state.crew[crew]
    for turn, space in enumerate(table_of(state).boards[crew].spaces):
        for slot in space.card.slots:
            member.plan[turn] = action_on(slot.name, space.half)
            member.backs[turn] = action_on(slot.name, other_half(space.half))


def play_turn(state: Mission, turn: int, mine: list[int]) -> dict[int, TurnAhead]:
    """One turn: threats appear, the own crew acts, the weapons find targets, threats advance."""
    state.turn = turn
    for threat in state.threats:
        if threat.number == turn:
            appear(state, threat)
    begin_actions(state)
    told: dict[int, TurnAhead] = {}
    for crew in state.order:
        if crew in mine:
            told[crew] = play_crew(state, crew)
    end_actions(state)
    bonus = shield_bonus(state)
    for aim in aims(state):
        for crew in mine:
            if told[crew]["fires"] and reaches(state.crew[crew].station, aim.threat):
                told[crew]["hits"].append(hit(aim.threat, aim.strength, bonus))
    clear_weapons(state)
    advance_all(state)
    if state.rocket_first:
        state.rocket_first, state.rocket_second = False, True
    return told


def play_crew(state: Mission, crew: int) -> TurnAhead:
    """What one crew member does in this turn, and why it fails."""
    known, fired = len(state.events), (list(state.fired), state.interceptors)
    act(state, crew)
    events: list[Event] = state.events[known:]
    member = state.crew[crew]
    return {
        "station": STATIONS[member.station],
        "action": member.plan[state.turn - 1].value,
        "fails": why(events),
        "delayed": next((each.cause for each in events if isinstance(each, CrewDelayed)), ""),
        "fires": (state.fired, state.interceptors) != fired,
        "hits": [],
    }


def reaches(station: int, threat: Threat) -> bool:
    """Whether a shot from there can meet it: lasers stay in their zone (SA-TARGET-06, 09)."""
    return station in (SPACE, LOWER_WHITE) or threat.track == station % 3


def why(events: list[Event]) -> str:
    """Why nothing comes of it; nothing where something does."""
    for event in events:
        if isinstance(event, NothingHappened):
            return event.why
        if isinstance(event, CrewStayed):
            return STAYED
    return ""


def hit(threat: Threat, strength: int, bonus: int) -> HitAhead:
    """What the own weapons do to a threat that nobody else fires at (SA-DMG-02)."""
    shield = threat.shield + bonus
    return {
        "card": threat.card.id,
        "strength": strength,
        "shield": shield,
        "amount": max(0, strength - shield),
    }


def advance_all(state: Mission) -> None:
    """Every threat comes nearer by its speed, and faster where its marks say so (SA-THREAT-25)."""
    for threat in state.threats:
        if threat.in_play():
            advance(threat, state.tracks[threat.track].marks)


def advance(threat: Threat, marks: tuple[int, ...]) -> list[int]:
    """Past Z it is gone; gives the marks it comes to (SA-THREAT-02…06)."""
    before = threat.position
    threat.position = max(1, before - threat.speed)
    touched = [marks[space] for space in range(before - 1, threat.position - 1, -1)]
    letters = [mark for mark in touched if mark != NO_MARK]
    for letter in letters:
        for effect in threat.card.actions[letter]:
            if isinstance(effect, Speed):
                threat.speed += effect.add
        if letter == Z:
            threat.fate = Fate.SURVIVED
    return letters


def foreseen(state: Mission, threat: Threat) -> tuple[list[int], list[list[int]]]:
    """Where a threat stands after each turn if nothing stops it, and the turns of X, Y and Z."""
    way: list[int] = []
    due: list[list[int]] = [[], [], []]
    if state.turn:
        return way, due
    track = state.tracks[threat.track]
    copy = threat.clone()
    for turn in range(1, TURNS + 1):
        if turn == copy.number:
            copy.fate, copy.position = Fate.ON_TRACK, track.length
        if copy.in_play():
            for letter in advance(copy, track.marks):
                due[letter].append(turn)
        way.append(copy.position if copy.in_play() else 0)
    return way, due
