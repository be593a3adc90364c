"""How games ended: results of people and rated bots, and their ratings (openskill)."""

from __future__ import annotations

import contextlib
from typing import Any

from openskill.models import PlackettLuce

from starboard.kernel.agenda import Outcome
from starboard.server.looking import is_bot
from starboard.server.store.protocol import Store, Taken
from starboard.server.store.records import Chair, Rating, Score, Table

MODEL = PlackettLuce()
TRIES = 5


def player_of(chair: Chair) -> str:
    """Whose result it is: a person's or a bot's; nobody's for those beside a person."""
    if is_bot(chair):
        return f"bot:{chair.bot}"
    return chair.person if chair.kind == "person" else ""


async def record_results(store: Store, record: Table, outcome: Outcome) -> None:
    """Keep how a table ended, once, whoever comes first."""
    for _ in range(TRIES):
        if await store.scores(record.id):
            return
        with contextlib.suppress(Taken):  # somebody's rating has changed meanwhile
            ratings = await new_ratings(store, record, outcome) if is_rated(record) else []
            await store.record_result(scores_of(record, outcome), ratings)
            return


def is_rated(record: Table) -> bool:
    """Whether ratings change: wished for, ended by the rules, all players different."""
    players = [player_of(chair) for chair in record.seats]
    return record.rated and all(players) and len(set(players)) == len(players)


def scores_of(record: Table, outcome: Outcome) -> list[Score]:
    """The result of every seat."""
    return [
        Score(
            table=record.id,
            seat=seat,
            player=player_of(chair),
            game=record.game,
            place=outcome.places[seat],
            points=outcome.points[seat],
            won=seat in outcome.won,
            rated=is_rated(record),
            ended=record.progress.ended,
        )
        for seat, chair in enumerate(record.seats)
    ]


async def new_ratings(store: Store, record: Table, outcome: Outcome) -> list[Rating]:
    """The ratings of all players after this game."""
    players = [player_of(chair) for chair in record.seats]
    known = await store.ratings(record.game, players)
    fresh = Rating(game=record.game, player="", mu=25.0, sigma=25.0 / 3)
    before = [known.get(player, fresh) for player in players]
    teams: Any = [[MODEL.rating(mu=each.mu, sigma=each.sigma)] for each in before]
    rated: Any = MODEL.rate(teams, ranks=[float(place) for place in outcome.places])
    return [
        Rating(
            game=record.game,
            player=player,
            mu=team[0].mu,
            sigma=team[0].sigma,
            played=old.played + 1,
            version=old.version,
        )
        for player, old, team in zip(players, before, rated, strict=True)
    ]
