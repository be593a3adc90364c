"""Call-outs: a closed set of sentences that people and bots share (SA-PLAN-03, SA-ANN-12)."""

from __future__ import annotations

from typing import Final

from starboard.errors import Illegal
from starboard.games.space_alert.kinds import ABOARD, STATIONS
from starboard.games.space_alert.moves import Assign, Deed, IDo, Say, WeNeed, Word
from starboard.games.space_alert.round.events import (
    DeedCalled,
    NeedCalled,
    ThreatAssigned,
    WordCalled,
)
from starboard.games.space_alert.round.laying import open_turns
from starboard.games.space_alert.state import Mission, table_of
from starboard.kernel import Act, Chance, Choice, Move, Seat

PLACES: Final = STATIONS[:ABOARD]
NEEDS: Final = [WeNeed(deed, place) for deed in Deed for place in PLACES]
CAPTAIN: Final = 0
"""The place of the captain among the roles."""
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


def unlisted(planning: Choice[Mission], state: Mission, seat: Seat) -> list[Assign]:
    """Nothing: the captain's word is no alternative to a deed, and who lists moves passes it by.

    So the moves of a stored match remain as many as they were.
    """
    return []


def cannot_assign(
    planning: Choice[Mission], state: Mission, seat: Seat, move: Assign
) -> Illegal | None:
    """Why a threat cannot be given to somebody."""
    refused = must_be_silent(state)
    table = table_of(state)
    if refused is None and seat != table.roles[CAPTAIN]:
        return Illegal("SA-PLAN-03", "only-the-captain-assigns")
    if refused is None and move.threat not in [threat.card.id for threat in state.threats]:
        return Illegal("SA-PLAN-03", "no-such-threat")
    if refused is None and move.to not in [f"seat.{other}" for other in table.present]:
        return Illegal("SA-PLAN-03", "nobody-to-take-it")
    return refused


def assign(
    planning: Choice[Mission], state: Mission, seat: Seat, move: Assign, chance: Chance
) -> None:
    """“Konrad, take the Fighter” (SA-PLAN-03)."""
    remember(state, seat, move)
    state.report(ThreatAssigned("SA-PLAN-03", seat, move.threat, move.to))
    state.push(planning)


def remember(state: Mission, seat: Seat, move: Move) -> None:
    """Everybody hears it and keeps it in mind."""
    table_of(state).said.append(f"{seat} {move}")


CALLING: Final = (
    Act(IDo, call_deed, deeds, cannot_call_deed, legal=deeds),
    Act(WeNeed, call_need, needs, cannot_call_need, legal=needs),
    Act(Say, call_word, words, cannot_call_word, legal=words),
    Act(Assign, assign, unlisted, cannot_assign),
)
"""What is called out."""
