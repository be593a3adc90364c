"""From when on, and to whom, it is told how a table ended: as its game was shown.

Whoever sat there knows it at once. Everybody else is told by `shown_from`: of an open table with
spectators as late as they see it, of any other table never.

A rating tells of results as well: who watches it sees the last one. So others see the rating from
before a game until `rated_from`. A game of a hidden table moves it at the end of its day, together
with all others of that day; which of them it was, where and against whom, is not told.
"""

from __future__ import annotations

from sqlalchemy import (
    ColumnElement,
    Double,
    Select,
    String,
    and_,
    bindparam,
    func,
    or_,
    select,
)

from starboard.server.kinds import Visibility
from starboard.server.store import schema
from starboard.server.store.records import Onlooker, Table

LONGEST = 3_600.0
"""Seconds by which spectators see things later at most."""
DAY = 86_400.0

_viewer = bindparam("viewer", type_=String)
_now = bindparam("now", type_=Double)
_scores = schema.scores.c
_tables = schema.tables.c
_seats = schema.seats.c
_ratings = schema.ratings.c


def is_public(record: Table) -> bool:
    """Whether everybody may look at the game of a table, sooner or later."""
    return record.visibility == Visibility.OPEN and record.spectators


def shown_from(record: Table) -> float | None:
    """The instant from which everybody may know how a table ended; never, if it is hidden."""
    return record.progress.ended + record.delay if is_public(record) else None


def rated_from(record: Table) -> float:
    """The instant from which everybody sees ratings that this table has changed."""
    shown = shown_from(record)
    return (record.progress.ended // DAY + 1) * DAY if shown is None else shown


def sat_at(table: ColumnElement[str]) -> ColumnElement[bool]:
    """Whether the one who wants to know sat at a table, to its end or not."""
    mine = select(_seats.seat).where(_seats.table == table, _seats.person == _viewer)
    return and_(_viewer != "", mine.exists())


def result_is_told() -> ColumnElement[bool]:
    """Of scores: whether somebody may know them."""
    own = and_(_viewer != "", _scores.player == _viewer)
    return or_(_scores.shown <= _now, own, sat_at(_scores.table))


def end_is_told() -> ColumnElement[bool]:
    """Of finished tables that everybody may look at: whether somebody may know that they are over.

    Where no result was kept it can only be late enough in any case.
    """
    kept = select(_scores.seat).where(_scores.table == _tables.id, _scores.shown <= _now)
    return or_(_tables.ended <= _now - LONGEST, kept.exists(), sat_at(_tables.id))


def shown_ratings() -> Select[tuple[object, ...]]:
    """Ratings as somebody may know them: those before the first game that is not told yet."""
    held, later = schema.held.alias("held"), schema.held.alias("later")
    first = (
        select(func.min(later.c.played))
        .where(
            later.c.player == _ratings.player,
            later.c.game == _ratings.game,
            later.c.until > _now,
            ~sat_at(later.c.table),
        )
        .scalar_subquery()
    )
    before = and_(
        held.c.player == _ratings.player, held.c.game == _ratings.game, held.c.played == first
    )
    names = ("mu", "sigma", "played", "version")
    shown = [func.coalesce(held.c[name], _ratings[name]).label(name) for name in names]
    return (
        select(_ratings.game, _ratings.player, *shown)
        .select_from(schema.ratings.outerjoin(held, before))
        .where(func.coalesce(held.c.played, _ratings.played) > 0)
    )


def seen_by(to: Onlooker) -> dict[str, object]:
    """The values that the conditions above ask for."""
    return {"viewer": to.person, "now": to.now}
