"""Questions of people about a table: why not, what if, what would you do."""

from __future__ import annotations

from collections.abc import Sequence

from starboard.kernel.match import Told
from starboard.kernel.remarks import Advice, Remark
from starboard.server import wire
from starboard.server.jobs.bots import Thinker, Thought
from starboard.server.room.live import Live
from starboard.server.store.records import Person
from starboard.server.views.present import happening, speech_of
from starboard.server.wire.errors import Refusal
from starboard.server.wire.parts import Code, WayPart
from starboard.table.bots import Decided, adviser
from starboard.table.words import Line, costs, line, offer, refusal


def explain(live: Live, seat: int, request: wire.Explain, lang: str) -> wire.Explained:
    """Why a thing or a move cannot be used."""
    match = live.running()
    table = match.view(seat).table
    speech = speech_of(live, lang)
    reasons = match.explain(seat, request.thing)
    return wire.Explained(
        id=request.id, reasons=tuple(refusal(table, each, speech) for each in reasons)
    )


def ways(live: Live, seat: int, request: wire.Ways, lang: str) -> wire.WaysTold:
    """What can be done with a thing by several small moves."""
    match = live.running()
    table, speech = match.view(seat).table, speech_of(live, lang)
    told = [
        WayPart(
            touches=way.touches,
            moves=tuple(map(str, way.moves)),
            label=offer(table, way.moves[0], speech).label,
        )
        for way in match.ways(seat, request.thing)
    ]
    return wire.WaysTold(id=request.id, ways=tuple(told))


def preview(
    live: Live, seat: int, request: wire.Preview | wire.Move, move: str, lang: str
) -> wire.Previewed:
    """What a move would cost and do."""
    match = live.running()
    found = match.preview(seat, move)
    speech = speech_of(live, lang)
    table, meant = match.view(seat).table, match.read(seat, move)
    foretold: Sequence[Remark] = ()
    advice: Advice | None = None
    if isinstance(request, wire.Preview) and request.odds:
        foretold = live.game.face.foretells(table, seat, meant)
    elif isinstance(request, wire.Move) and request.coached:
        advice = live.game.mind.coach(table, seat, meant, match.moves(seat))
    events = [Told(number, 0, event) for number, event in enumerate(found.events, 1)]
    return wire.Previewed(
        id=request.id,
        costs=found.costs,
        costs_text=costs(found.costs, speech),
        events=tuple(happening(live, match, each, table, speech, seat) for each in events),
        complete=found.complete,
        undone=tuple(line(table, each.message, each.arguments, speech) for each in found.undone),
        foretold=tuple(line(table, *remark, speech) for remark in foretold),
        advice=line(table, advice.message, advice.arguments, speech) if advice else None,
        better=str(advice.better) if advice and advice.better else "",
    )


async def hint(
    live: Live, seat: int, request: wire.Hint, thinker: Thinker, person: Person
) -> wire.Hinted:
    """What the adviser of the game would do."""
    match = live.running()
    moves = match.playable(seat)
    if not moves:
        raise Refusal(Code.NOT_NOW, "not-your-decision")
    if len(moves) == 1 and not request.as_one:
        decided = Decided(str(moves[0]))
    else:
        log, bot = tuple(match.log), adviser(live.game)
        thought = Thought(
            live.id, match.setup, log, seat, bot, as_one=request.as_one, asker=person.id
        )
        decided = await thinker.think(thought)
    text = speech_of(live, person.language).reason(
        match.view(seat).table, decided.why, decided.args
    )
    why = Line(message=decided.why, args=decided.args, text=text)
    return wire.Hinted(id=request.id, move=decided.move, further=decided.further, why=why)
