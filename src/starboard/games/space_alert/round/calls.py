"""Call-outs: a closed set of sentences that people and bots share (SA-PLAN-03, SA-ANN-12)."""

from __future__ import annotations

from typing import Final

from starboard.errors import Illegal
from starboard.games.space_alert.kinds import ABOARD, STATIONS
from starboard.games.space_alert.moves import Deed, IDo, Say, WeNeed, Word
from starboard.games.space_alert.round.events import DeedCalled, NeedCalled, WordCalled
from starboard.games.space_alert.round.laying import open_turns
from starboard.games.space_alert.state import Mission, table_of
from starboard.kernel import Act, Chance, Choice, Move, Seat

PLACES: Final = STATIONS[:ABOARD]
NEEDS: Final = [WeNeed(deed, place) for deed in Deed for place in PLACES]
WORDS: Final = [Say(word) for word in Word]


def may_talk(state: Mission) -> bool:
    """Whether people may communicate now (SA-ANN-12)."""
    return state.table is None or not state.table.outage


def sketch_page(state: Mission) -> str:
    """The ship to be drawn on: one for every mission, as long as it is planned (SA-PLAN-03)."""
    if state.table is None or state.turn > 0 or state.outcome is not None:
        return ""
    return f"mission.{state.table.past.missions + 1}"


def must_be_silent(state: Mission) -> Illegal | None:
    """Why nobody may call anything out."""
    if table_of(state).solo:
        return Illegal("SA-SOLO-01", "nobody-to-talk-to")
    if table_of(state).outage:
        return Illegal("SA-ANN-12", "communication-is-down")
    return None


def no_such_station(station: str) -> Illegal | None:
    """Why nothing can be done there."""
    if station not in PLACES:
        return Illegal("SA-PLAN-03", "no-such-station", station=station)
    return None


def deeds(planning: Choice[Mission], state: Mission, seat: Seat) -> list[IDo]:
    """What somebody may say that they do in this phase."""
    if must_be_silent(state):
        return []
    return [
        IDo(deed, place, turn)
        for turn in open_turns(state, seat)
        for deed in Deed
        for place in PLACES
    ]


def cannot_call_deed(
    planning: Choice[Mission], state: Mission, seat: Seat, move: IDo
) -> Illegal | None:
    """Why that cannot be said."""
    refused = must_be_silent(state) or no_such_station(move.station)
    if refused is None and move.at not in open_turns(state, seat):
        return Illegal("SA-PLAN-03", "not-planned-now", turn=move.at)
    return refused


def call_deed(
    planning: Choice[Mission], state: Mission, seat: Seat, move: IDo, chance: Chance
) -> None:
    """“I do C in the lower blue station in turn 5” (SA-PLAN-03)."""
    remember(state, seat, move)
    state.report(DeedCalled("SA-PLAN-03", seat, move.action.value, move.station, move.at))
    state.push(planning)


def needs(planning: Choice[Mission], state: Mission, seat: Seat) -> list[WeNeed]:
    """What somebody may say that is needed."""
    return [] if must_be_silent(state) else NEEDS


def cannot_call_need(
    planning: Choice[Mission], state: Mission, seat: Seat, move: WeNeed
) -> Illegal | None:
    """Why that cannot be said."""
    return must_be_silent(state) or no_such_station(move.station)


def call_need(
    planning: Choice[Mission], state: Mission, seat: Seat, move: WeNeed, chance: Chance
) -> None:
    """“We need A in the upper red station” (SA-PLAN-03)."""
    remember(state, seat, move)
    state.report(NeedCalled("SA-PLAN-03", seat, move.action.value, move.station))
    state.push(planning)


def words(planning: Choice[Mission], state: Mission, seat: Seat) -> list[Say]:
    """What else somebody may say."""
    return [] if must_be_silent(state) else WORDS


def cannot_call_word(
    planning: Choice[Mission], state: Mission, seat: Seat, move: Say
) -> Illegal | None:
    """Why that cannot be said."""
    return must_be_silent(state)


def call_word(
    planning: Choice[Mission], state: Mission, seat: Seat, move: Say, chance: Chance
) -> None:
    """“Yes”, “help” (SA-PLAN-03)."""
    remember(state, seat, move)
    state.report(WordCalled("SA-PLAN-03", seat, move.word.value))
    state.push(planning)


def remember(state: Mission, seat: Seat, move: Move) -> None:
    """Everybody hears it and keeps it in mind."""
    table_of(state).said.append(f"{seat} {move}")


CALLING: Final = (
    Act(IDo, call_deed, deeds, cannot_call_deed, legal=deeds),
    Act(WeNeed, call_need, needs, cannot_call_need, legal=needs),
    Act(Say, call_word, words, cannot_call_word, legal=words),
)
"""What is called out."""
