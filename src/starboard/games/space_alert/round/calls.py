"""Call-outs: a closed set of sentences that people and bots share (SA-PLAN-03, SA-ANN-12)."""

from __future__ import annotations

from typing import Final

from starboard.errors import Illegal
from starboard.games.space_alert.kinds import ABOARD, STATIONS
from starboard.games.space_alert.moves import Deed, IDo, Say, WeNeed, Word
from starboard.games.space_alert.round.events import DeedCalled, NeedCalled, WordCalled
from starboard.games.space_alert.round.laying import open_turns
from starboard.games.space_alert.state import Mission, table_of
from starboard.kernel import Move

PLACES: Final = STATIONS[:ABOARD]
NEEDS: Final[list[Move]] = [WeNeed(deed, place) for deed in Deed for place in PLACES]
WORDS: Final[list[Move]] = [Say(word) for word in Word]


def may_talk(state: Mission) -> bool:
    """Whether people may communicate now (SA-ANN-12)."""
    return state.table is None or not state.table.outage


def sketch_page(state: Mission) -> str:
    """The ship to be drawn on: one for every mission, as long as it is planned (SA-PLAN-03)."""
    if state.table is None or state.turn > 0 or state.outcome is not None:
        return ""
    return f"mission.{state.table.past.missions + 1}"


def calls(state: Mission, seat: int) -> list[Move]:
    """Everything a person may call out now."""
    if table_of(state).outage or table_of(state).solo:
        return []
    deeds: list[Move] = [
        IDo(deed, place, turn)
        for turn in open_turns(state, seat)
        for deed in Deed
        for place in PLACES
    ]
    return deeds + NEEDS + WORDS


def cannot_call(state: Mission, seat: int, move: Move) -> Illegal | None:
    """Why somebody has to be silent."""
    if table_of(state).solo:
        return Illegal("SA-SOLO-01", "nobody-to-talk-to")
    if table_of(state).outage:
        return Illegal("SA-ANN-12", "communication-is-down")
    if isinstance(move, (IDo, WeNeed)) and move.station not in PLACES:
        return Illegal("SA-PLAN-03", "no-such-station", station=move.station)
    if isinstance(move, IDo) and move.at not in open_turns(state, seat):
        return Illegal("SA-PLAN-03", "not-planned-now", turn=move.at)
    return None


def call_out(state: Mission, seat: int, move: Move) -> None:
    """Everybody hears it and keeps it in mind."""
    table_of(state).said.append(f"{seat} {move}")
    if isinstance(move, IDo):
        state.report(DeedCalled("SA-PLAN-03", seat, move.action.value, move.station, move.at))
    elif isinstance(move, WeNeed):
        state.report(NeedCalled("SA-PLAN-03", seat, move.action.value, move.station))
    elif isinstance(move, Say):
        state.report(WordCalled("SA-PLAN-03", seat, move.word.value))
