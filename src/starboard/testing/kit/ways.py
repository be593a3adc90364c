"""Ways: each can be played as one, and leads to what it says."""

from __future__ import annotations

from starboard.errors import Error
from starboard.kernel.codec import dumps
from starboard.kernel.match import imagine
from starboard.kernel.seats import Seat
from starboard.kernel.ways import Way
from starboard.testing.kit.spot import Spot, sample

CHECK = "ways"
THINGS = 6
WAYS = 4


def check_ways(spot: Spot) -> None:
    """Of some things that moves touch or the board shows, for whoever is asked."""
    things = list(spot.match.view(None).things)
    for seat in spot.match.to_act:
        rng = spot.rng(f"ways-{seat}")
        touched = [thing for move in spot.match.moves(seat) for thing in move.touches[:1]]
        before = dumps(spot.state)
        for thing in sample(rng, list(dict.fromkeys([*touched, *things])), THINGS):
            for way in sample(rng, list(spot.match.ways(seat, thing)), WAYS):
                check_way(spot, seat, thing, way)
        if dumps(spot.state) != before:
            spot.fail(CHECK, f"asking seat {seat}'s ways changes the state")


def check_way(spot: Spot, seat: Seat, thing: str, way: Way) -> None:
    """All its moves are played, in order, and touch the things it names."""
    told = f"from {thing} to {way.touches}: {'; '.join(map(str, way.moves))}"
    touched = {each for move in way.moves for each in move.touches}
    if not way.moves or not way.touches or not touched.issuperset(way.touches):
        spot.fail(CHECK, f"the way {told} of seat {seat} does not touch what it says")
    match = spot.match.clone()
    try:
        match.play(seat, way.moves)
    except Error as error:
        spot.fail(CHECK, f"the way {told} of seat {seat} cannot be played: {error}")
    if len(match.log[-1].moves) != len(way.moves) and not goes_through(spot, seat, way):
        spot.fail(CHECK, f"the way {told} of seat {seat} goes beyond chance or news")


def goes_through(spot: Spot, seat: Seat, way: Way) -> bool:
    """Whether a way is whole as far as the seat can know: what stopped it was hidden."""
    match = imagine(spot.match.view(seat), "ways")
    match.play(seat, way.moves)
    return len(match.log[-1].moves) == len(way.moves)
