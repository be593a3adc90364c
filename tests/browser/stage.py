"""Positions of random games, put before the client without a table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from starboard.bots.named import seat_bot
from starboard.kernel.chance import Seeded
from starboard.kernel.loop import choice_of
from starboard.kernel.match import Match
from starboard.kernel.registry import game_named, start
from starboard.server import telling, wire
from starboard.server.cards import game_cards
from starboard.server.parts import Me, Offer, ViewPart
from starboard.server.store.records import Chair, Progress, Table
from starboard.server.tables import Scene
from tests.browser.person import Person

SCRIPT = Path(__file__).with_name("stage.js")
TABLE = "t" * 24
WILD = 0.25
"""How often a random move is made instead of the house bot's, so that rare questions come up."""


def positions(game: str, number: int, seats: int, count: int) -> Iterator[tuple[Match[Any], int]]:
    """Some positions of a random game, spread over its length, with a seat that has to decide."""
    dice = Random(f"{game}/{number}")
    match = start(game_named(game), seats=seats, seed=f"stage-{number}")
    bot = seat_bot("house", match.game, at_table=True)
    asked: Counter[str] = Counter()
    while not match.over and sum(asked.values()) < count:
        seat = next(iter(match.to_act))
        kind = type(choice_of(match.state, seat)).__name__
        if asked[kind] < 2 and dice.random() < 1 / (1 + 4 * asked[kind]):
            asked[kind] += 1
            yield match, seat
        moves = match.moves(seat)
        if dice.random() < WILD:
            match.play(seat, dice.choice(moves))
        else:
            chance = Seeded(f"{number}/{len(match.log)}")
            match.play(seat, bot.decide(seat, match.view(seat), moves, chance).move)


def scene(match: Match[Any]) -> Scene:
    """The match at a table with people of plain names."""
    names = [f"Player {seat + 1}" for seat in range(match.state.seats)]
    record = Table(
        id=TABLE,
        game=match.game.id,
        rules=match.game.rules,
        owner="p0",
        seats=tuple(
            Chair(kind="person", person=f"p{seat}", name=name) for seat, name in enumerate(names)
        ),
        seed="",
        created=0.0,
        progress=Progress(status="running"),
    )
    return Scene(record, match.game, match)


def speech(match: Match[Any]) -> Any:
    return telling.speech_of(scene(match), "en")


class Stage:
    """A person's page whose server is the test."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.shown = 0
        welcome = wire.Welcome(
            id="", you=Me(person="p0", name="Player 1"), now=0.0, games=game_cards("en")
        )
        person.page.add_init_script(path=SCRIPT)
        person.page.add_init_script(f"stage.welcome = {msgspec.json.encode(welcome).decode()}")
        person.open(f"#/table/{TABLE}")
        person.page.wait_for_function("() => stage.opened")

    def show(self, match: Match[Any], seat: int) -> tuple[Offer, ...]:
        """Put a position before the person on a seat; the moves that are open."""
        self.shown += 1
        now, words, view = scene(match), speech(match), match.view(seat)
        turn = telling.turn(now, match, view, words, str(self.shown), match.moves(seat))
        update = wire.Update(
            table=TABLE,
            seat=seat,
            room=telling.room(now, f"p{seat}", words, 0),
            view=ViewPart(mark=str(self.shown), whole=telling.whole_view(match, view, words)),
            turn=turn,
        )
        page = self.person.page
        page.evaluate(f"stage.show({msgspec.json.encode(update).decode()})")
        page.wait_for_selector(f'.table[data-question^="{self.shown}/"] [data-thing]')
        if self.shown == 1:
            page.wait_for_load_state("networkidle")  # what is printed on the components has come
        return turn.moves

    def sizes(self, moves: tuple[Offer, ...]) -> dict[str, float]:
        """Every thing that a move touches, and how large it is drawn."""
        touched = sorted({thing for move in moves for thing in move.touches})
        found: dict[str, float] = self.person.page.evaluate("ids => stage.sizes(ids)", touched)
        return found

    def clicks(self, move: Offer) -> str:
        """Click the things of a move; the notation of the move that then waits for its button."""
        made: str = self.person.page.evaluate("ids => stage.clicked(ids)", list(move.touches))
        return made


def by_clicks_alone(moves: tuple[Offer, ...]) -> list[Offer]:
    """The moves that differ from all others by what they touch."""
    alike = Counter(tuple(sorted(move.touches)) for move in moves)
    return [move for move in moves if move.touches and alike[tuple(sorted(move.touches))] == 1]
