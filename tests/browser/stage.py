"""Positions of random games, put before the client without a table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from tools.screens.stored import stored

from starboard.bots.named import seat_bot
from starboard.kernel.chance import Seeded
from starboard.kernel.loop import choice_of
from starboard.kernel.match import Match, begin
from starboard.kernel.registry import game_named, start
from starboard.kernel.seats import CLOCK
from starboard.server import wire
from starboard.server.room.live import Audience, Scene
from starboard.server.store.records import Progress, Table
from starboard.server.views import present
from starboard.server.views.catalogue import game_cards
from starboard.server.wire.parts import Me, ViewPart
from starboard.table.chairs import Chair, ChairKind
from starboard.table.entries import follow_stored
from tests.browser.conftest import SitDown
from tests.browser.hands import Offer, at_friend, thing, way_to
from tests.browser.person import WAIT, Person
from tests.browser.planner import ON_THE_WAY, steps_of

Position = tuple[Match[Any], int]
"""A match, and a seat at which somebody may decide."""
SCRIPT = Path(__file__).with_name("stage.js")
TABLE = "t" * 24
PHONE = 600
"""Pixels below which a screen is a phone's."""
WILD = 0.25
"""How often a random move is made instead of the house bot's, so that rare questions come up."""
LOUD = ("i_do", "we_need", "say", "pass", "end")
"""What one says in a planning, and what ends it."""


def every_position(game: str, number: int, seats: int) -> Iterator[Position]:
    """Whatever there is to decide in a random game."""
    return planning(number, seats) if game == "space_alert" else decisions(game, number, seats)


def positions(game: str, number: int, seats: int, count: int) -> Iterator[Position]:
    """Some positions of a random game, spread over its length: no question too often."""
    dice = Random(f"{game}/{number}")
    asked: Counter[str] = Counter()
    for match, seat in decisions(game, number, seats):
        kind = type(choice_of(match.state, seat)).__name__
        if asked[kind] < 2 and dice.random() < 1 / (1 + 4 * asked[kind]):
            asked[kind] += 1
            yield match, seat
        if sum(asked.values()) == count:
            return


def decisions(game: str, number: int, seats: int) -> Iterator[Position]:
    """Every position of a random game in which somebody has to decide."""
    dice = Random(f"{game}/{number}")
    match = start(game_named(game), seats=seats, seed=f"stage-{number}")
    bot = seat_bot("house", match.game, at_table=True)
    while not match.over:
        seat = next(iter(match.to_act))
        yield match, seat
        moves = match.moves(seat)
        if dice.random() < WILD:
            match.play(seat, dice.choice(moves))
        else:
            chance = Seeded(f"{number}/{len(match.log)}")
            match.play(seat, bot.decide(seat, match.view(seat), moves, chance).move)


def planning(number: int, seats: int) -> Iterator[Position]:
    """Moments of a mission planned at random: everybody does something, then time passes."""
    dice = Random(number)
    match = start(game_named("space_alert"), seats=seats, seed=f"reach-{number}")
    match.play(CLOCK, match.moves(CLOCK)[0])
    while CLOCK in match.to_act:
        for seat in range(seats):
            quiet = [move for move in match.moves(seat) if move.verb not in LOUD]
            if quiet:
                match.play(seat, dice.choice(quiet))
        if match.over:
            return  # everybody was ready before the time was up
        yield match, dice.randrange(seats)
        match.play(CLOCK, match.moves(CLOCK)[0])


def stored_match(name: str, at: int) -> Match[Any]:
    """A stored match after one of its entries."""
    setup, entries = stored(name)
    match = begin(game_named(setup.game), setup)
    for entry in entries[:at]:
        follow_stored(match, entry)
    return match


def everybody(now: Scene) -> Audience:
    """All people of a table have it open."""
    return Audience(people=frozenset(chair.person for chair in now.record.seats))


def scene(match: Match[Any]) -> Scene:
    """The match at a table with people of plain names."""
    names = [f"Player {seat + 1}" for seat in range(match.state.seats)]
    record = Table(
        id=TABLE,
        game=match.game.id,
        rules=match.game.rules,
        owner="p0",
        seats=tuple(
            Chair(kind=ChairKind.PERSON, person=f"p{seat}", name=name)
            for seat, name in enumerate(names)
        ),
        seed="",
        created=0.0,
        progress=Progress(status="running"),
    )
    return Scene(record, match.game, match)


def speech(match: Match[Any]) -> Any:
    return present.speech_of(scene(match), "en")


class Stage:
    """A person's page whose server is the test."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.shown = 0
        self.game = ""
        self.moves: list[Offer] = []
        """The moves that are open, but for waiting where that needs no button."""
        welcome = wire.Welcome(
            id="", you=Me(person="p0", name="Player 1"), now=0.0, games=game_cards("en")
        )
        person.page.add_init_script(path=SCRIPT)
        person.page.add_init_script(f"stage.welcome = {msgspec.json.encode(welcome).decode()}")
        person.open(f"#/table/{TABLE}")
        person.page.wait_for_function("() => stage.opened")

    @classmethod
    def of_width(cls, sit_down: SitDown, width: int) -> Stage:
        """At a desk, or with a phone."""
        phone = width < PHONE
        return cls(sit_down(width=width, height=844 if phone else 800, touch=phone))

    def show(self, match: Match[Any], seat: int, *, news: int = 0, waits: bool = True) -> None:
        """Put a position before the person on a seat; with `news` also so many events before it.

        It `waits` until the position is drawn; where beats are told first that takes its time.
        """
        self.shown += 1
        self.game = match.game.id
        now, words, view = scene(match), speech(match), match.view(seat)
        turn = present.turn(now, match, view, words, str(self.shown), match.moves(seat))
        update = wire.Update(
            table=TABLE,
            seat=seat,
            events=tuple(
                present.happening(now, match, told, view.table, words, seat)
                for told in match.events(seat)[-news:]
                if news
            ),
            room=present.room(now, f"p{seat}", words, everybody(now)),
            view=ViewPart(mark=str(self.shown), whole=present.whole_view(match, view, words)),
            turn=turn,
        )
        page = self.person.page
        drawn = page.evaluate(f"stage.show({msgspec.json.encode(update).decode()})")
        if waits and not drawn:
            page.wait_for_function("question => stage.draws(question)", arg=str(self.shown))
        offers: list[Offer] = msgspec.to_builtins(turn.moves)
        waits = WAIT if self.game == "space_alert" else ""
        self.moves = [each for each in offers if each["move"] != waits]

    def faults(self, least: int, tried: int = 1_000_000) -> list[str]:
        """What a person would miss who makes some of the moves and looks for all their things."""
        some = Random(self.shown).sample(self.moves, min(tried, len(self.moves)))
        ways = [way(self.game, move, self.moves) for move in some]
        clicked = {step["touch"] for each in ways for step in each["steps"]}
        touched = {thing(id) for move in self.moves for id in move.get("touches", ())}
        named = touched - clicked - ON_THE_WAY
        found: list[str] = self.person.page.evaluate(
            "([ways, things, least]) => stage.faults(ways, things, least)",
            [ways, sorted(named), least],
        )
        return found


def way(game: str, offer: Offer, offers: Sequence[Offer]) -> dict[str, Any]:
    """How a move is made without the list of all moves; `named`: a button of the bar ends it."""
    steps = steps_on_board(game, offer)
    if game == "dominate" and at_friend(offer, list(offers)):
        steps = steps_at_friend(offer)
    picks, alone = ([], True) if steps else way_to(offer, list(offers))
    steps += [{"touch": thing(each)} for each in picks]
    return {"move": offer["move"], "steps": steps, "named": not alone}


def steps_at_friend(offer: Offer) -> list[dict[str, str]]:
    """A shot at one's own: the verb before the target, unless it has its button."""
    figure, target = map(thing, offer["touches"])
    button = f'footer .choices [data-move="{offer["move"]}"]'
    verb = f'footer .choices [data-verb="{offer["move"].split()[0]}"].aside'
    return [
        {"touch": figure},
        {"touch": verb, "unless": button},
        {"touch": target, "unless": button},
        {"touch": button, "unless": "footer .choices .primary"},
    ]


def steps_on_board(game: str, offer: Offer) -> list[dict[str, str]]:
    """The steps to a move that has its own way on the board, if it has one."""
    kind, *words = offer["move"].split()
    if game == "space_alert":
        return steps_of(offer["move"])
    if kind != "place" or game != "eclipse":
        return []
    ghost = f'.ghost[data-thing="{words[0]}"]'
    return [
        {"touch": f'.other[data-thing="{words[0]}"]', "unless": ghost},
        {"touch": ghost, "until": offer["label"]["text"]},
        {"touch": ".board .lay"},
    ]
