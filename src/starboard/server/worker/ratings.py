"""How games ended: results of people and rated bots, and their ratings (openskill)."""

from __future__ import annotations

import contextlib
from typing import Any

from msgspec.structs import replace
from openskill.models import PlackettLuce

from starboard.kernel.agenda import Outcome
from starboard.server.store.protocol import Store, Taken
from starboard.server.store.records import Held, Rating, Score, Table
from starboard.server.store.showing import rated_from, shown_from
from starboard.table.chairs import Chair, ChairKind, is_bot

MODEL = PlackettLuce()
TRIES = 5


def has_run(record: Table, chair: Chair) -> bool:
    """Whether somebody got up from a rated game: it is lost, whatever a bot has made of it.

    Whom the owner has sent away did not run.
    """
    person = chair.person if chair.kind is ChairKind.PERSON else ""
    return record.rated and chair.left and bool(person) and person not in record.removed


def player_of(record: Table, chair: Chair) -> str:
    """Whose result it is: a person's or a bot's; nobody's for those beside a person."""
    if is_bot(chair) and not has_run(record, chair):
        return f"bot:{chair.bot}"
    return chair.person if chair.kind is ChairKind.PERSON else ""


def places_of(record: Table, outcome: Outcome, last: int) -> list[int]:
    """The places of all seats; the last one is that of all who have run."""
    places = zip(record.seats, outcome.places, strict=True)
    return [last if has_run(record, chair) else place for chair, place in places]


async def record_results(store: Store, record: Table, outcome: Outcome) -> None:
    """Keep how a table ended, once, whoever comes first."""
    for _ in range(TRIES):
        if await store.scores(record.id):
            return
        with contextlib.suppress(Taken):  # somebody's rating has changed meanwhile
            before = await ratings_before(store, record) if is_rated(record) else []
            await store.record_result(
                scores_of(record, outcome),
                new_ratings(before, places_of(record, outcome, len(record.seats) + 1)),
                shown_from(record),
                held_back(record, before),
            )
            return


def is_rated(record: Table) -> bool:
    """Whether ratings change: wished for, ended by the rules, all players different."""
    players = [player_of(record, chair) for chair in record.seats]
    return record.rated and all(players) and len(set(players)) == len(players)


def scores_of(record: Table, outcome: Outcome) -> list[Score]:
    """The result of every seat."""
    places = places_of(record, outcome, len(record.seats))
    return [
        Score(
            table=record.id,
            seat=seat,
            player=player_of(record, chair),
            game=record.game,
            place=places[seat],
            points=outcome.points[seat],
            won=seat in outcome.won and not has_run(record, chair),
            rated=is_rated(record),
            ended=record.progress.ended,
        )
        for seat, chair in enumerate(record.seats)
    ]


async def ratings_before(store: Store, record: Table) -> list[Rating]:
    """The ratings of all players before this game."""
    players = [player_of(record, chair) for chair in record.seats]
    known = await store.ratings(record.game, players)
    return [
        known.get(player, Rating(game=record.game, player=player, mu=25.0, sigma=25.0 / 3))
        for player in players
    ]


def held_back(record: Table, before: list[Rating]) -> list[Held]:
    """The ratings that others go on seeing for a while: the new ones would tell how it ended."""
    until = rated_from(record)
    if until <= record.progress.ended:
        return []
    return [Held(table=record.id, rating=rating, until=until) for rating in before]


def new_ratings(before: list[Rating], places: list[int]) -> list[Rating]:
    """The ratings of all players after this game."""
    if not before:
        return []
    teams: Any = [[MODEL.rating(mu=each.mu, sigma=each.sigma)] for each in before]
    rated: Any = MODEL.rate(teams, ranks=[float(place) for place in places])
    return [
        replace(old, mu=team[0].mu, sigma=team[0].sigma, played=old.played + 1)
        for old, team in zip(before, rated, strict=True)
    ]
