"""When somebody has to look at a table, and what is due then."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

from starboard.kernel.game import Game
from starboard.kernel.loop import choice_of
from starboard.kernel.match import Match
from starboard.kernel.seats import CLOCK
from starboard.server.room.clock import due, out_of_time
from starboard.server.store.records import Chair, Table
from starboard.text.orders import Order, Orders, window_kinds
from starboard.text.sentences import Speech

QUICK = 1.2
SPREAD = 1.2
"""A standing order is answered after as many seconds as a quick person needs."""


def next_look(record: Table, match: Match[Any], now: float) -> float | None:
    """The next instant at which something happens at this table without a person."""
    if match.over or record.progress.paused is not None:
        return None
    instants = [due(match, record.progress, record.clock)]
    first = out_of_time(record.progress, thinkers(record, match))
    instants.append(first[0] if first else None)
    if bots_asked(record, match):
        instants.append(now)
    if passing(record, match):
        instants.append(record.progress.since + delay_of(record))
    return min((instant for instant in instants if instant is not None), default=None)


def is_bot(chair: Chair) -> bool:
    """Whether a bot decides for this seat; also for a person who has left."""
    return chair.kind == "bot" or chair.left


def is_deserted(record: Table) -> bool:
    """Whether no person sits at a table any more."""
    return all(is_bot(chair) for chair in record.seats)


def thinkers(record: Table, match: Match[Any]) -> list[int]:
    """The seats of people who are waited for."""
    return [seat for seat in match.to_act if seat >= 0 and not is_bot(record.seats[seat])]


def bots_asked(record: Table, match: Match[Any]) -> list[int]:
    """The seats of bots who are waited for."""
    return [seat for seat in match.to_act if seat >= 0 and is_bot(record.seats[seat])]


def bots_meanwhile(record: Table, match: Match[Any]) -> list[int]:
    """The seats of bots who may act while only time is waited for, as in a live mission."""
    if any(seat != CLOCK for seat in match.to_act):
        return []
    return [seat for seat in match.may_act if is_bot(record.seats[seat])]


def passing(record: Table, match: Match[Any]) -> list[int]:
    """The seats that let the open window go by, as they have ordered."""
    return [seat for seat in thinkers(record, match) if lets_go(record, match, seat)]


def lets_go(record: Table, match: Match[Any], seat: int) -> bool:
    """Whether the standing orders of a seat answer for it."""
    given = record.seats[seat].orders
    if not given:
        return False
    orders = Orders(Order(given.get("default", Order.ALWAYS)))
    orders.given = {kind: Order(when) for kind, when in given.items() if kind != "default"}
    return orders.passes(choice_of(match.state, seat), match.moves(seat), windows(match.game))


def delay_of(record: Table) -> float:
    """How long a standing order waits: like a person, and nobody can foresee it."""
    told = sha256(f"{record.seed}:order:{record.progress.length}".encode()).digest()
    return QUICK + SPREAD * told[0] / 255


_WINDOWS: dict[str, list[str]] = {}


def windows(game: Game[Any]) -> list[str]:
    """The kinds of windows that orders can be given for: those in which people are asked."""
    if game.id not in _WINDOWS:
        speech = Speech(game, "en", ())
        asked = speech.texts.messages("en")
        _WINDOWS[game.id] = [kind for kind in window_kinds(speech) if f"choice-{kind}" in asked]
    return _WINDOWS[game.id]
