"""Gatherings: what several phones hand in to one screen, for a while."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Double,
    Integer,
    String,
    bindparam,
    delete,
    func,
    insert,
    literal,
    or_,
    select,
    update,
)

from starboard.server.store import schema
from starboard.server.store.database import Change, Database, as_new, replacing, row_of
from starboard.server.store.records import Gathering, Slip

EVERYBODYS = "gatherings"
"""Whoever adds one waits for the others, or there would be more than there may be."""

_gatherings = schema.gatherings.c
_slips = schema.slips.c
_id = bindparam("gathering_id", type_=String)
_now = bindparam("now", type_=Double)
_most = bindparam("most", type_=Integer)
_count = select(func.count()).select_from(schema.gatherings)

ADD = insert(schema.gatherings)
ADD_SLIP = insert(schema.slips)
ALL_HAVE_ROOM = select(literal(1)).where(_count.scalar_subquery() < _most)
HERE = _count.where(_gatherings.source == bindparam("source", type_=String))
SOURCE_HAS_ROOM = select(literal(1)).where(HERE.scalar_subquery() < _most)
ONE = select(schema.gatherings).where(_gatherings.id == _id, _gatherings.until > _now)
SLIPS = select(schema.slips).where(_slips.gathering == _id).order_by(_slips.place)
SAVE = (
    update(schema.gatherings)
    .where(_gatherings.id == _id, _gatherings.until > _now)
    .values(replacing(schema.gatherings, "about", "open"))
)
HAND_IN = (
    update(schema.slips)
    .where(
        _slips.gathering == _id,
        _slips.place == bindparam("at", type_=Integer),
        or_(
            _slips.holder.in_(["", bindparam("new_holder", type_=String)]),
            bindparam("over", type_=Boolean),
        ),
        select(_gatherings.id)
        .where(_gatherings.id == _id, _gatherings.open, _gatherings.until > _now)
        .exists(),
    )
    .values(version=_slips.version + 1, **replacing(schema.slips, "holder", "text"))
)
_gone = select(_gatherings.id).where(_gatherings.until <= _now)
DROP_SLIPS = delete(schema.slips).where(_slips.gathering.in_(_gone))
DROP = delete(schema.gatherings).where(_gatherings.until <= _now)


class Gatherings(Database):
    """Gatherings and their slips."""

    async def add_gathering(
        self, gathering: Gathering, places: int, here: int, together: int
    ) -> None:
        """Keep a new one with so many places; `Full` where there are too many."""
        slips = [Slip(gathering=gathering.id, place=place) for place in range(places)]
        changes = [
            *self.locks(EVERYBODYS),
            Change(ALL_HAVE_ROOM, {"most": together}, 1, "all"),
            Change(SOURCE_HAS_ROOM, {"source": gathering.source, "most": here}, 1, "source"),
            Change(ADD, row_of(gathering, schema.gatherings)),
            *[Change(ADD_SLIP, row_of(slip, schema.slips)) for slip in slips],
        ]
        await self.write(f"gathering {gathering.id}", changes)

    async def gathering(self, id: str, now: float) -> Gathering | None:
        """One of them, until its time is over."""
        return await self.record(Gathering, schema.gatherings, ONE, gathering_id=id, now=now)

    async def save_gathering(self, gathering: Gathering, now: float) -> None:
        """Tell the phones something else, or take nothing more; `Taken` if it is gone."""
        told = as_new({"about": gathering.about, "open": gathering.open})
        change = Change(SAVE, {"gathering_id": gathering.id, "now": now, **told}, 1)
        await self.write(f"gathering {gathering.id}", [change])

    async def slips(self, id: str) -> list[Slip]:
        """What was handed in so far, place by place."""
        return await self.records(Slip, schema.slips, SLIPS, gathering_id=id)

    async def hand_in(self, slip: Slip, now: float, over: bool = False) -> None:
        """Keep a slip; `Taken` if another phone has its place, or nothing is taken any more."""
        at = {"gathering_id": slip.gathering, "at": slip.place, "over": over, "now": now}
        handed = as_new({"holder": slip.holder, "text": slip.text})
        await self.write(f"gathering {slip.gathering}", [Change(HAND_IN, at | handed, 1)])

    async def forget_gatherings(self, now: float) -> None:
        """Drop those whose time is over."""
        await self.write(
            "gatherings", [Change(DROP_SLIPS, {"now": now}), Change(DROP, {"now": now})]
        )
