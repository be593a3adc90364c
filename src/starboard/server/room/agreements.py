"""What a table agrees on: undo, pause, the end; who has to consent, and what then happens."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Any

from msgspec.structs import replace

from starboard.errors import NeedsConsent
from starboard.kernel.codec import dumps
from starboard.kernel.match import Match
from starboard.server.kinds import Proposed, TimeOut
from starboard.server.room.clock import resumed
from starboard.server.room.live import Live, Step, note
from starboard.server.room.play import advanced, concede, going_on, looked_at, with_chair
from starboard.server.store.records import Proposal, Table
from starboard.server.wire.errors import Refusal, not_allowed, not_found, not_now
from starboard.server.wire.parts import Code
from starboard.server.wire.requests import Reply
from starboard.table.bots import stand_in
from starboard.table.consent import refusing_bots, still_asked
from starboard.table.entries import trial


def undo(live: Live, seat: int, now: float) -> Step:
    """Take the last move back, or ask those who have to consent."""
    before = going_on(live)
    match = trial(before)
    try:
        match.undo(seat, time=now)
    except NeedsConsent as needed:
        return ask_for_undo(live, seat, needed, now)
    return undone(live, match, seat, now)


def ask_for_undo(live: Live, seat: int, needed: NeedsConsent, now: float) -> Step:
    """People are asked; bots may refuse at once."""
    if refusing_bots(needed, live.record.seats):
        raise Refusal(Code.NOT_ALLOWED, "bot-refuses-undo")
    if not still_asked(live.record.seats, seat):
        return undo_with_consent(live, seat, now)
    entry = next(entry.n for entry in reversed(live.running().played) if entry.seat == seat)
    return proposed(live, Proposal(kind=Proposed.UNDO, seat=seat, entry=entry))


def undo_with_consent(live: Live, seat: int, now: float) -> Step:
    """Take the last move back; everybody has consented."""
    match = trial(live.running())
    match.undo(seat, consent=range(match.state.seats), time=now)
    return undone(live, match, seat, now)


def undone(live: Live, match: Match[Any], seat: int, now: float) -> Step:
    """After an undo; the chat tells of it only where everybody can see that something changed."""
    noticed = dumps(match.view(None)) != dumps(live.running().view(None))
    notes = (note("note-undone", seat=seat),) if noticed else ()
    return Step(advanced(live, match, now), match, notes=notes)


def proposal_id(record: Table, proposal: Proposal) -> str:
    """What people call a proposal; it does not tell how long the log is."""
    told = f"{record.seed}:{proposal.kind}:{proposal.seat}:{proposal.entry}"
    return sha256(told.encode()).hexdigest()[:12]


def propose(live: Live, seat: int, what: Proposed, now: float) -> Step:
    """Propose something; where nobody has to be asked it happens at once."""
    live.running()
    paused = live.record.progress.paused is not None
    if what is Proposed.UNDO:
        return undo(live, seat, now)
    if (what is Proposed.PAUSE and paused) or (what is Proposed.RESUME and not paused):
        raise not_now("game-is-paused" if paused else "game-is-not-paused")
    proposal = Proposal(kind=what, seat=seat)
    if not still_asked(live.record.seats, seat):
        return carried_out(live, proposal, now)
    return proposed(live, proposal)


def proposed(live: Live, proposal: Proposal) -> Step:
    """A proposal that now waits; the same one again changes nothing."""
    for known in live.record.proposals:
        if replace(known, agreed=()) == proposal:
            return Step(live.record, answer=proposal_id(live.record, known))
    others = tuple(each for each in live.record.proposals if each.kind != proposal.kind)
    record = replace(live.record, proposals=(*others, proposal))
    return Step(record, answer=proposal_id(record, proposal))


def reply(live: Live, seat: int, request: Reply, now: float) -> Step:
    """Consent or refuse; the last consent carries it out."""
    known = {proposal_id(live.record, each): each for each in live.record.proposals}
    asked = known.get(request.proposal)
    if asked is None:
        raise not_found("proposal")
    if not request.yes:
        rest = tuple(each for each in live.record.proposals if each is not asked)
        told = note(f"note-refused-{asked.kind}", seat=seat)
        return Step(replace(live.record, proposals=rest), notes=(told,))
    if seat not in still_asked(live.record.seats, asked.seat, asked.agreed):
        raise not_allowed("not-asked")
    agreed = replace(asked, agreed=(*asked.agreed, seat))
    if not still_asked(live.record.seats, asked.seat, agreed.agreed):
        return carried_out(live, agreed, now)
    kept = tuple(agreed if each is asked else each for each in live.record.proposals)
    return Step(replace(live.record, proposals=kept))


def carried_out(live: Live, proposal: Proposal, now: float, known: Table | None = None) -> Step:
    """Everybody has consented."""
    before = known or live.record
    rest = tuple(each for each in before.proposals if each.kind != proposal.kind)
    record = replace(before, proposals=rest)
    told = (note(f"note-{proposal.kind}"),)
    if proposal.kind is Proposed.UNDO:
        return undo_with_consent(live, proposal.seat, now)
    if proposal.kind is Proposed.AGREE:
        match = trial(live.running())
        match.agree(time=now)
        return Step(advanced(live, match, now, record), match, notes=told)
    if proposal.kind is Proposed.ABANDON:
        return Step(record.given_up(now), notes=told)
    progress = replace(record.progress, paused=now, deadline=None)
    if proposal.kind is Proposed.RESUME:
        progress = resumed(record.progress, now)
    return Step(looked_at(replace(record, progress=progress), live.running(), now), notes=told)


def taken_over(live: Live, seats: Sequence[int], message: str, now: float) -> Step:
    """Bots play on for some seats; what waited for nobody else is carried out."""
    match = live.running()
    record = live.record
    for seat in seats:
        chair = record.seats[seat]
        changed = replace(chair, left=True, bot=chair.bot or stand_in(live.game), ready=False)
        record = with_chair(record, seat, changed)
    notes = tuple(note(message, seat=seat) for seat in seats)
    chairs, proposals = record.seats, record.proposals
    agreed = [each for each in proposals if not still_asked(chairs, each.seat, each.agreed)]
    waiting = tuple(each for each in proposals if each not in agreed)
    record = replace(record, proposals=waiting)
    for proposal in agreed:
        if proposal.kind is not Proposed.UNDO:  # bots would not take back everything
            step = carried_out(live, proposal, now, record)
            return step._replace(notes=(*notes, *step.notes))
    return Step(looked_at(record, match, now), notes=notes)


def time_out(live: Live, seat: int, now: float) -> Step:
    """A seat is out of time: it has given up, or a bot plays on."""
    if live.record.clock.on_time_out is TimeOut.CONCEDE:
        return concede(live, seat, now)
    return taken_over(live, [seat], "note-out-of-time", now)
