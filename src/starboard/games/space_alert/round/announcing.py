"""What an announcement does when its instant has come (SA-ANN)."""

from __future__ import annotations

from bisect import insort
from typing import Final

from starboard.games.space_alert.content import components
from starboard.games.space_alert.kinds import INTERNAL, TRACKS, Severity
from starboard.games.space_alert.missions.mission import FIVE
from starboard.games.space_alert.missions.timeline import Say
from starboard.games.space_alert.round.events import (
    ActionRoundEnded,
    CardsPickedUp,
    DataCameIn,
    EndWarned,
    HeroicRevealed,
    OutageBegan,
    OutageEnded,
    PhaseEnded,
    ReportIgnored,
    ThreatAnnounced,
    TransferClosed,
    TransferOpened,
)
from starboard.games.space_alert.round.preparation import deck_name
from starboard.games.space_alert.round.schedule import Cue
from starboard.games.space_alert.setup import new_threat
from starboard.games.space_alert.state import Mission, table_of
from starboard.games.space_alert.table import CHIEF, OFFICER, Table
from starboard.kernel import EVERYONE, Chance, Pile, Zone, only

VOID_ALONE: Final = (Say.INCOMING_DATA, Say.DATA_TRANSFER, Say.TRANSFER_OVER, Say.OUTAGE,
                     Say.OUTAGE_OVER)  # fmt: skip
"""What one person alone need not care about (SA-SOLO-08)."""


def counts(state: Mission, cue: Cue) -> bool:
    """Whether a threat counts: unconfirmed ones only with five crew (SA-ANN-07, SA-ANDROID-12)."""
    return not cue.unconfirmed or len(state.crew) >= FIVE


def deck_of(table: Table, cue: Cue) -> Pile:
    """The deck that a threat is drawn from (SA-ANN-02, 04)."""
    severity = Severity.SERIOUS if cue.serious else Severity.COMMON
    return table.threats[deck_name(cue.track != TRACKS[INTERNAL], severity, cue.colour)]


def ask(state: Mission, cue: Cue, chance: Chance) -> list[str]:
    """The card of an announced threat; chance speaks before anything is written."""
    if cue.say is not Say.THREAT or not counts(state, cue):
        return []
    return deck_of(table_of(state), cue).ask(1, chance)


def announce(state: Mission, cue: Cue, drawn: list[str]) -> None:
    """Carry out one announcement; a threat brings the card that was drawn for it."""
    table = table_of(state)
    if table.solo and cue.say in VOID_ALONE:
        return
    if cue.say is Say.THREAT:
        announce_threat(state, cue, drawn)
    elif cue.say is Say.INCOMING_DATA:
        for hand in table.hands:
            hand.draws += 1
        state.report(DataCameIn("SA-ANN-08", cue.at))
    elif cue.say is Say.DATA_TRANSFER:
        open_transfer(table, True)
        state.report(TransferOpened("SA-ANN-09", cue.at))
    elif cue.say is Say.TRANSFER_OVER:
        open_transfer(table, False)
        state.report(TransferClosed("SA-ANN-10", cue.at))
    elif cue.say is Say.OUTAGE:
        table.outage = True
        state.report(OutageBegan("SA-ANN-12", cue.left))
    elif cue.say is Say.OUTAGE_OVER:
        table.outage = False
        state.report(OutageEnded("SA-ANN-12", cue.at))
    elif cue.say is Say.PHASE_END:
        end_phase(state, cue.phase)
    elif cue.say is Say.MISSION_END:
        end_round(state)
    else:
        clause = "SA-ANN-17" if cue.phase == table.phases else "SA-ANN-13"
        state.report(EndWarned(clause, cue.phase, cue.left))


def announce_threat(state: Mission, cue: Cue, drawn: list[str]) -> None:
    """A threat that counts is laid out; other reports are only told (SA-ANN-07, SA-SOLO-02)."""
    if counts(state, cue):
        lay_out(state, cue, drawn)
    else:
        clause = "SA-SOLO-02" if table_of(state).solo else "SA-ANN-07"
        state.report(ReportIgnored(clause, cue.number, cue.track))


def lay_out(state: Mission, cue: Cue, drawn: list[str]) -> None:
    """Its card lies face up at its trajectory with its number (SA-ANN-02…06)."""
    table = table_of(state)
    internal = cue.track == TRACKS[INTERNAL]
    clause = "SA-ANN-05" if internal else "SA-ANN-03"
    seat = table.roles[CHIEF if internal else OFFICER]
    deck_of(table, cue).deal(drawn, EVERYONE)
    for name in drawn:
        threat = new_threat(components().threats[name], cue.number, TRACKS.index(cue.track))
        insort(state.threats, threat, key=lambda each: each.number)
        state.report(ThreatAnnounced(clause, seat, cue.number, name, cue.track))


def open_transfer(table: Table, is_open: bool) -> None:
    """From the announcement to the beep everybody may give one card (SA-ANN-09, 10)."""
    table.transfer = is_open
    for hand in table.hands:
        hand.may_give = is_open


def end_phase(state: Mission, phase: int) -> None:
    """Nobody plans that phase any more; whoever still did picks up the next cards (SA-ANN-15)."""
    table = table_of(state)
    table.phase = phase + 1  # SA-ANN-14
    state.report(PhaseEnded("SA-ANN-14", phase))
    for seat, hand in enumerate(table.hands):
        if hand.phase <= phase:
            pick_up(state, seat, "SA-ANN-15")


def end_round(state: Mission) -> None:
    """Nobody plans anything any more (SA-ANN-17, 18)."""
    table = table_of(state)
    table.phase = table.phases + 1
    table.outage = False
    open_transfer(table, False)
    for hand in table.hands:
        hand.phase = table.phase
    state.report(ActionRoundEnded("SA-ANN-17", state.now))


def pick_up(state: Mission, seat: int, clause: str) -> None:
    """A person goes on to the next phase with its cards (SA-PLAN-12, 13, SA-SOLO-04)."""
    hand = table_of(state).hands[seat]
    hand.phase += 1
    take_pile(state, seat, clause)


def take_pile(state: Mission, seat: int, clause: str) -> None:
    """The pile of the phase joins the hand; nobody else sees it (SA-PLAN-01, 02, 13)."""
    hand = table_of(state).hands[seat]
    if hand.phase > len(hand.later) or hand.gone:
        return
    pile = hand.later[hand.phase - 1]
    cards = pile.names()
    for slot in pile.slots:
        slot.seen = only(seat)
        hand.cards.add(slot)
    hand.later[hand.phase - 1] = Zone(pile.pool, [])
    state.report(CardsPickedUp(clause, seat, hand.phase, tuple(cards)))


def reveal_heroics(state: Mission) -> None:
    """The heroic cards of the androids are turned up (SA-ANDROID-10, SA-SOLO-03)."""
    table = table_of(state)
    for crew, board in enumerate(table.boards):
        for slot in board.heroic.slots:
            slot.seen = EVERYONE
            clause = "SA-SOLO-03" if table.solo else "SA-ANDROID-10"
            state.report(HeroicRevealed(clause, f"crew.{crew}", slot.name))
