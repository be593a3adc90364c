"""What a follower has after every patch is what it would see if it came only now."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

import starboard
from starboard.kernel.codec import dumps
from starboard.kernel.match import Match
from starboard.kernel.registry import game_named
from starboard.kernel.seats import CLOCK
from starboard.server.room.live import Audience, Scene
from starboard.server.store.records import Progress, Table
from starboard.server.views.cache import Album, Turned, Viewer
from starboard.server.views.moment import Moment
from starboard.server.views.present import speech_of, whole_view
from starboard.server.wire.parts import Change
from starboard.table.chairs import Chair, ChairKind
from starboard.table.entries import trial
from tests.server.patches import applied

GAMES = [
    ("flagship", 4, {}, 120),
    ("flagship", 2, {"ready_ships": True}, 120),
    ("space_alert", 3, {}, 80),
    ("eclipse", 3, {}, 40),
]


def scene_of(match: Match[Any]) -> Scene:
    """A table at which a match is played."""
    names = ("Marion", "Kolja", "Vera", "Jo")
    seats = tuple(Chair(kind=ChairKind.PERSON, person=name, name=name) for name in names)
    record = Table(
        id="t", game=match.game.id, rules=1, owner="Marion", seats=seats[: match.state.seats],
        seed="seed", created=0.0, progress=Progress(status="running"),
    )  # fmt: skip
    return Scene(record, match.game, match)


class Client:
    """A viewer who keeps what it is told, as a browser does."""

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer
        self.view: Any = None
        self.mark = ""
        self.patched = 0

    def take(self, turned: Turned) -> None:
        if not self.mark:
            self.view = msgspec.json.decode(turned.picture.whole())
        elif self.mark != turned.picture.mark:
            assert turned.base == self.mark
            patch = msgspec.json.decode(b"[%b]" % b",".join(turned.patch), type=list[Change])
            self.view = applied(self.view, patch)
            self.patched += 1
        self.mark = turned.picture.mark


def a_move(match: Match[Any], random: Random) -> Match[Any]:
    """The match after somebody has done something; now and then somebody takes a move back."""
    after = trial(match)
    meanwhile = match.may_act if match.to_act == (CLOCK,) else ()
    seats = [seat for seat in (*match.to_act, *meanwhile) if match.moves(seat)]
    seat = random.choice(seats)
    if random.random() < 0.05 and any(entry.seat == seat for entry in after.played):
        after.undo(seat, consent=range(match.state.seats))
        return after
    after.play(seat, random.choice(match.moves(seat)))
    return after


def check(client: Client, album: Album, scene: Scene) -> None:
    """One viewer follows to the present moment."""
    seat, lang = client.viewer
    match = scene.match
    assert match is not None
    client.take(album.turned(Moment(scene, Audience(), album), client.viewer))
    whole = whole_view(match, match.view(seat), speech_of(scene, lang))
    assert dumps(client.view) == dumps(whole)


@pytest.mark.parametrize(("game", "seats", "options", "moves"), GAMES)
def test_a_patched_view_is_the_whole_view_byte_for_byte(
    game: str, seats: int, options: dict[str, Any], moves: int
) -> None:
    random = Random(f"{game} {seats}")
    match = starboard.new(game, seats=seats, seed=5, options=options)
    clients = [Client((seat, "de" if seat == 1 else "en")) for seat in (*range(seats), None)]
    album = Album()
    for number in range(moves):
        if match.over:
            match = starboard.new(game, seats=seats, seed=number, options=options)
        scene = scene_of(match)
        for client in clients:
            check(client, album, scene)
        match = a_move(match, random)
    assert all(client.patched > moves // 4 for client in clients)


def test_the_mark_of_a_view_is_the_same_on_every_worker() -> None:
    match = starboard.new("flagship", seats=2, seed=1)
    followed, random = Album(), Random(1)
    for _ in range(60):
        match = a_move(match, random)
        scene = scene_of(match)
        known = followed.turned(Moment(scene, Audience(), followed), (0, "en")).picture.mark
    other = Album()
    assert other.turned(Moment(scene, Audience(), other), (0, "en")).picture.mark == known
    assert other.turned(Moment(scene, Audience(), other), (1, "en")).picture.mark != known


def test_what_everybody_sees_is_called_the_same_by_everybody() -> None:
    match = starboard.new("flagship", seats=3, seed=2)
    random = Random(2)
    for _ in range(80):
        match = a_move(match, random)
    scene = scene_of(match)
    speech = speech_of(scene, "en")
    public = match.view(None)
    for seat in range(3):
        own = match.view(seat).table
        names = {thing: speech.thing(own, thing) for thing in public.things}
        assert names == {thing: speech.thing(public.table, thing) for thing in public.things}


@pytest.mark.parametrize("game", ["flagship", "space_alert", "eclipse"])
def test_what_a_seat_sees_besides_completes_what_everybody_sees(game: str) -> None:
    match, random = starboard.new(game, seats=3, seed=3), Random(3)
    definition = game_named(game)
    assert definition.face.facts_are_public
    for _ in range(60):
        match = a_move(match, random)
        public = match.view(None)
        for seat in range(3):
            view = match.view(seat)
            own = definition.face.own_things(view.table, seat)
            assert own is not None
            assert dumps(definition.face.things(public.table, None) | own) == dumps(view.things)
            assert dumps(others(view.seats, seat)) == dumps(others(public.seats, seat))


def others(facts: list[Any], seat: int) -> list[Any]:
    """The numbers of everybody but one."""
    return facts[:seat] + facts[seat + 1 :]
