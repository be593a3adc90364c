"""How matches ended: scores, ratings and figures."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec
from sqlalchemy import (
    Integer,
    String,
    bindparam,
    case,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)

from starboard.server.store import schema
from starboard.server.store.database import Change, Database, as_new, replacing, row_of
from starboard.server.store.protocol import Taken
from starboard.server.store.records import Held, Onlooker, Rating, Score, Statistics
from starboard.server.store.showing import result_is_told, seen_by, shown_ratings

_scores = schema.scores.c
_ratings = schema.ratings.c
_secrets = schema.secrets.c
_player = bindparam("player", type_=String)
_game = bindparam("game", type_=String)
_limit = bindparam("limit", type_=Integer)

ADD_SCORE = insert(schema.scores)
SCORES = select(schema.scores).where(_scores.table == bindparam("table")).order_by(_scores.seat)
HISTORY = (
    select(schema.scores)
    .where(_scores.player == _player, or_(_game == "", _scores.game == _game), result_is_told())
    .order_by(_scores.ended.desc(), _scores.table, _scores.seat)
    .limit(_limit)
)
STATISTICS = (
    select(
        _scores.game,
        func.count().label("played"),
        func.sum(case((_scores.won, 1), else_=0)).label("won"),
        func.sum(case((_scores.place == 1, 1), else_=0)).label("first"),
        (func.sum(_scores.points) * 1.0 / func.count()).label("points"),
        func.max(_scores.ended).label("last"),
    )
    .where(_scores.player == _player, result_is_told())
    .group_by(_scores.game)
    .order_by(_scores.game)
)
RATING = select(schema.ratings).where(_ratings.game == _game, _ratings.player == _player)
RATINGS_OF = select(schema.ratings).where(_ratings.player == _player).order_by(_ratings.game)
_shown = shown_ratings().subquery("shown")
SHOWN_OF = select(_shown).where(_shown.c.player == _player).order_by(_shown.c.game)
LEADERS = (
    select(_shown)
    .where(_shown.c.game == _game)
    .order_by((_shown.c.mu - 3 * _shown.c.sigma).desc(), _shown.c.player)
    .limit(_limit)
)
HOLD = insert(schema.held)
LET_GO = delete(schema.held).where(schema.held.c.until <= bindparam("ended"))
BELIEVED = ("mu", "sigma", "played")
ADD_RATING = insert(schema.ratings)
SAVE_RATING = (
    update(schema.ratings)
    .where(
        _ratings.game == _game, _ratings.player == _player, _ratings.version == bindparam("read")
    )
    .values(version=_ratings.version + 1, **replacing(schema.ratings, *BELIEVED))
)
SECRET = select(_secrets.value).where(_secrets.name == bindparam("secret"))
ADD_SECRET = insert(schema.secrets)


class Results(Database):
    """Scores and ratings; also the secrets that all workers share."""

    async def record_result(
        self,
        scores: Sequence[Score],
        ratings: Sequence[Rating],
        shown: float | None = None,
        held: Sequence[Held] = (),
    ) -> None:
        """Keep how a table ended, once, and the ratings that follow from it."""
        rows = [{**row_of(score, schema.scores), "shown": shown} for score in scores]
        kept = [Change(ADD_SCORE, row) for row in rows]
        over = [Change(LET_GO, {"ended": each.ended}) for each in scores[:1]]
        await self.write("the result", [*kept, *map(rated, ratings), *over, *map(held_back, held)])

    async def scores(self, table: str) -> list[Score]:
        """How a table ended."""
        return await self.records(Score, schema.scores, SCORES, table=table)

    async def history(
        self, player: str, to: Onlooker, game: str = "", limit: int = 50
    ) -> list[Score]:
        """A player's results, as far as somebody may know them."""
        asked = {"player": player, "game": game, "limit": limit, **seen_by(to)}
        return await self.records(Score, schema.scores, HISTORY, **asked)

    async def statistics(self, player: str, to: Onlooker) -> list[Statistics]:
        """A player's figures by game, of results that somebody may know."""
        found = await self.rows(STATISTICS, player=player, **seen_by(to))
        return [
            msgspec.convert({**row, "points": float(row["points"])}, Statistics) for row in found
        ]

    async def ratings(self, game: str, players: Iterable[str]) -> dict[str, Rating]:
        """Ratings of several players."""
        found = {}
        for player in sorted(set(players) - {""}):
            asked = {"game": game, "player": player}
            if rating := await self.record(Rating, schema.ratings, RATING, **asked):
                found[player] = rating
        return found

    async def ratings_of(self, player: str) -> list[Rating]:
        """A player's ratings in all games."""
        return await self.records(Rating, schema.ratings, RATINGS_OF, player=player)

    async def shown_ratings(self, player: str, to: Onlooker) -> list[Rating]:
        """A player's ratings in all games, as somebody may know them."""
        return await self.records(Rating, schema.ratings, SHOWN_OF, player=player, **seen_by(to))

    async def leaders(self, game: str, to: Onlooker, limit: int = 50) -> list[Rating]:
        """The best of a game, as somebody may know them."""
        asked = {"game": game, "limit": limit, **seen_by(to)}
        return await self.records(Rating, schema.ratings, LEADERS, **asked)

    async def secret(self, name: str, fresh: str) -> str:
        """A secret all workers share."""
        row = await self.first(SECRET, secret=name)
        if row is None:
            try:
                await self.write("the secret", [Change(ADD_SECRET, {"name": name, "value": fresh})])
            except Taken:
                return await self.secret(name, fresh)  # another worker was faster
            return fresh
        return str(row["value"])


def rated(rating: Rating) -> Change:
    """The change that keeps a rating: a first one (version 0), or upon the version read."""
    row = row_of(rating, schema.ratings)
    if rating.version == 0:
        return Change(ADD_RATING, {**row, "version": 1})
    upon = {"game": rating.game, "player": rating.player, "read": rating.version}
    return Change(SAVE_RATING, upon | as_new({name: row[name] for name in BELIEVED}), 1)


def held_back(held: Held) -> Change:
    """The change that keeps a rating as others see it for a while."""
    row = row_of(held.rating, schema.held)
    return Change(HOLD, {**row, "table": held.table, "until": held.until})
