"""Laws that hold in every mission, whatever the crew planned."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice

import pytest

from starboard.games.space_alert import GAME
from starboard.games.space_alert.box.resolve import Film
from starboard.games.space_alert.content import components, ship
from starboard.games.space_alert.film.events import MissionScored
from starboard.games.space_alert.kinds import INTERNAL, SPACE, Action, Fate, Nature, Squad
from starboard.games.space_alert.setup import new_mission
from starboard.games.space_alert.state import Mission
from starboard.kernel import Seeded, Step
from starboard.kernel.codec import Reader, dumps
from starboard.kernel.loop import steps

MISSIONS = 150
LETTERS = tuple(action for action in Action)


def some_mission(seed: str) -> Mission:
    """A mission drawn at random: crew, plans, trajectories and threats."""
    chance = Seeded(seed)
    box = components()
    tracks = list(box.tracks.values())
    lines = [tracks.pop(chance.below(len(tracks))) for _ in range(4)]
    cards = list(box.threats.values())
    threats = []
    for number in range(1, 9, 1 + chance.below(8)):
        card = cards.pop(chance.below(len(cards)))
        threats.append((card, number, chance.below(3) if card.external else INTERNAL))
    plans = [
        [LETTERS[chance.below(len(LETTERS))] for _ in range(12)] for _ in range(1 + chance.below(5))
    ]
    return new_mission(lines, threats, plans)


def wrong(state: Mission) -> Iterator[str]:
    """What cannot be, said for developers."""
    bonus = ship().heroic_bonus
    for zone in range(3):
        if not 0 <= state.shield[zone] <= state.shield_max[zone] + bonus:
            yield f"shield {zone}"
        if not 0 <= state.reactor[zone] <= state.reactor_max[zone] + bonus:
            yield f"reactor {zone}"
        if len(state.tiles[zone]) + len(state.drawn[zone]) != 6:
            yield f"tokens {zone}"
    squads = [crew.squad for crew in state.crew] + state.stored
    if len([squad for squad in squads if squad is not Squad.NONE]) != 2:
        yield "squads"
    flying = state.rocket_first + state.rocket_second
    if not (0 <= state.fuel <= 3 and state.rockets >= 0 and state.rockets + flying <= 3):
        yield "supplies"
    if len([crew for crew in state.crew if crew.station == SPACE]) > 1:
        yield "space"
    for threat in state.threats:
        if threat.in_play() and threat.cubes >= threat.hp and not threat.card.token_hp:
            yield f"{threat.card.id} should be gone"
        if threat.in_play() and not threat.card.external and not threat.tokens:
            yield f"{threat.card.id} has no token"
        if threat.fate is Fate.DESTROYED and threat.tokens:
            yield f"{threat.card.id} left a token"
        stays = threat.card.tokens_stay or threat.card.nature is Nature.MALFUNCTION
        if threat.fate is Fate.SURVIVED and threat.tokens and not stays:
            yield f"{threat.card.id} stayed"


@pytest.mark.parametrize("part", range(5))
def test_energy_tokens_squads_and_rockets_are_never_made_or_lost(part: int) -> None:
    for number in range(part, MISSIONS, 5):
        state, chance = some_mission(str(number)), Seeded(f"tokens {number}")
        for entry in steps(GAME, state, chance):
            assert isinstance(entry, Step)
            assert list(wrong(state)) == [], f"mission {number}, turn {state.turn}"
        assert list(wrong(state)) == [], f"mission {number}, turn {state.turn}"
        assert state.outcome is not None
        assert state.turn == 13 or not state.outcome.won


def test_a_copy_in_the_middle_of_a_mission_goes_on_the_same_way() -> None:
    for number in range(20):
        state = some_mission(str(number))
        for entry in islice(steps(GAME, state, Seeded(str(number))), 30 + 1):
            assert isinstance(entry, Step)
        copy = state.clone()
        assert dumps(copy) == dumps(state)
        Film(state, Seeded("rest"))
        Film(copy, Seeded("rest"))
        assert dumps(copy) == dumps(state)


def test_a_mission_can_be_stored_in_the_middle_and_read_again() -> None:
    for number in range(20):
        state = some_mission(str(number))
        for entry in islice(steps(GAME, state, Seeded(str(number))), number * 3 + 1):
            assert isinstance(entry, Step)
        again = Reader(components()).read(Mission, json.loads(dumps(state)))
        assert dumps(again) == dumps(state)
        assert again == state


def test_the_score_is_the_sum_of_its_parts() -> None:
    completed = 0
    for number in range(60):
        film = Film(some_mission(str(number)), Seeded(str(number)))
        for told in film.told:
            if isinstance(told.event, MissionScored):
                event = told.event
                assert event.score == event.threats + event.visual - event.penalties
                completed += 1
    assert completed
