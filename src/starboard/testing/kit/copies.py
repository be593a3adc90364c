"""A clone is the same and nobody else's; a branch shares the past and has dice of its own."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from starboard.errors import BadInput
from starboard.kernel.agenda import State
from starboard.kernel.codec import digest, dumps, fields_of, plain
from starboard.kernel.record import Content, Fields, Record
from starboard.testing.kit.journey import Journey
from starboard.testing.kit.spot import Spot, difference, random_act, wander


def check_clone(spot: Spot) -> None:
    """A clone is equal, shares nothing that can change, and lives its own life."""
    state = spot.state
    before = dumps(state)
    copy = state.clone()
    if dumps(copy) != before:
        spot.fail("clone", f"differs from the original: {difference(plain(state), plain(copy))}")
    own = {id(part): path for part, path in changeable(state, "state")}
    for part, path in changeable(copy, "state"):
        if id(part) in own:
            spot.fail("clone", f"shares {path} with the original")
    rng = spot.rng("clone")
    kept = copy.clone()
    wander(spot.game, copy, rng, spot.chance("clone"))
    if dumps(state) != before:
        spot.fail("clone", "playing on it changes the original")
    if dumps(kept) != before:
        spot.fail("clone", "playing on the original changes it")


def changeable(value: Any, path: str) -> Iterator[tuple[object, str]]:
    """Everything reachable from a value that can be changed, with the way to it."""
    if isinstance(value, (list, dict, set, bytearray, Record)):
        yield value, path
    if isinstance(value, (Content, msgspec.Struct)):
        return
    if isinstance(value, Fields):
        for name in attributes(value):
            yield from changeable(getattr(value, name), f"{path}.{name}")
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from changeable(item, f"{path}[{key!r}]")
    elif isinstance(value, (list, tuple)):
        for index, item in enumerate(value):
            yield from changeable(item, f"{path}[{index}]")


def attributes(value: Fields) -> list[str]:
    """The fields of a record, and what an uncompiled class has besides them."""
    names = [*fields_of(type(value))]
    if isinstance(value, State):
        names += ["current", "events"]
    return [*names, *[name for name in getattr(value, "__dict__", ()) if name not in names]]


def check_branch(journey: Journey, at: int) -> None:
    """A branch stands where the match stood, and its dice can be verified."""
    match = journey.match
    branch = match.branch(at)
    spot = Spot(journey.subject, branch)
    if digest(branch.state) != journey.hashes[at]:
        spot.fail("branch", "stands elsewhere than the match did")
    wander_on(spot, 3)
    branch.verify()
    if digest(match.state) != journey.hashes[-1]:
        spot.fail("branch", "playing on it changes the match")
    try:
        match.branch(len(match.log) + 1)
    except BadInput:
        return
    spot.fail("branch", "an entry that is not there can be branched from")


def wander_on(spot: Spot, moves: int) -> None:
    """Play a few random moves of a match."""
    rng = spot.rng("branch")
    for _ in range(moves):
        chosen = random_act(spot.game, spot.match.state, rng)
        if chosen is None:
            return
        spot.match.play(*chosen)
