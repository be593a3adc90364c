"""Statements that keep the list of tables fair, and the number of tables bounded."""

from __future__ import annotations

from typing import Any

from sqlalchemy import (
    Boolean,
    ColumnElement,
    Double,
    Integer,
    Select,
    String,
    bindparam,
    delete,
    exists,
    func,
    insert,
    literal,
    or_,
    select,
)

from starboard.server.kinds import Status, Visibility
from starboard.server.store import schema

EACH, TOGETHER = 5, 50
"""Tables of one owner, and from one source, that stand in the list of the others."""

_tables = schema.tables.c
_sources = schema.sources.c
_seats = schema.seats.c
_people = schema.people.c
_unfinished = or_(_tables.status == Status.LOBBY, _tables.status == Status.RUNNING)
_most = bindparam("most", type_=Integer)
_before = bindparam("before", type_=Double)


def fair(*conditions: ColumnElement[bool]) -> Select[Any]:
    """Tables under some conditions: the newest of every source, then the second ones, and so on.

    So nobody is pushed out of the list by somebody else who opens many.
    """
    newest = (_tables.created.desc(), _tables.id)
    source = func.coalesce(_sources.source, _tables.owner)
    places = (
        select(
            _tables.id,
            func.row_number().over(partition_by=_tables.owner, order_by=newest).label("own"),
            func.row_number().over(partition_by=source, order_by=newest).label("here"),
        )
        .select_from(schema.tables.outerjoin(schema.sources, _sources.table == _tables.id))
        .where(*conditions)
        .subquery("places")
    )
    return (
        select(schema.tables)
        .join(places, places.c.id == _tables.id)
        .where(places.c.own <= EACH, places.c.here <= TOGETHER)
        .order_by(places.c.here, *newest)
    )


OWNED = (
    select(func.count().label("count"))
    .select_from(schema.tables)
    .where(_tables.owner == bindparam("owner", type_=String), _unfinished)
)
OPENED = (
    select(func.count().label("count"))
    .select_from(schema.tables.join(schema.sources, _sources.table == _tables.id))
    .where(_sources.source == bindparam("source", type_=String), _unfinished)
)
OWNER_HAS_ROOM = select(literal(1)).where(OWNED.scalar_subquery() < _most)
SOURCE_HAS_ROOM = select(literal(1)).where(OPENED.scalar_subquery() < _most)
ADD_SOURCE = insert(schema.sources)
DROP_SOURCE = delete(schema.sources).where(_sources.table == bindparam("dropped", type_=String))
DROP_SOURCES = delete(schema.sources).where(
    _sources.table.not_in(select(_tables.id).where(_unfinished))
)

_theirs = or_(
    _people.id == _tables.owner,
    _people.id.in_(select(_seats.person).where(_seats.table == _tables.id)),
)
DESERTED = (
    select(schema.tables)
    .where(
        _tables.status == Status.LOBBY,
        _tables.created < _before,
        (_tables.visibility == Visibility.OPEN) == bindparam("open", type_=Boolean),
        ~exists().where(_theirs, _people.seen >= _before),
    )
    .order_by(_tables.created)
    .limit(bindparam("limit", type_=Integer))
)
"""Tables that wait for people of whom nobody has been there for long."""
