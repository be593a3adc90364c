"""A view in pieces: the JSON of each place of it, by JSON pointer.

What did not change has the same bytes, so a patch comes from comparing bytes, not trees. Every
view has a mark that is the same on every worker: the hashes of its pieces put together, so that a
new mark costs no more than what has changed.
"""

from __future__ import annotations

from functools import reduce
from hashlib import blake2b
from operator import xor
from typing import Any, NamedTuple

import msgspec

from starboard.server.views.patch import difference, unescaped
from starboard.server.wire.parts import Change as Operation

Pieces = dict[str, bytes]
Lists = frozenset[str]
"""Where lists begin; whatever else has places below it is an object."""
OBJECTS = ("things", "names", "pools")
"""The objects of a view that are there even if nothing is in them; anything may come and go."""
FREE = tuple(f"/{part}/" for part in OBJECTS)
NESTED = (b"{", b"[")
encode = msgspec.json.Encoder(order="deterministic").encode
decode = msgspec.json.decode


class Picture:
    """What a viewer knows at one moment, in layers; a later one wins.

    What others know too, what the viewer sees of hidden places, and what else is its own.
    """

    def __init__(self, shared: Pieces, hidden: Pieces, own: Pieces, lists: Lists) -> None:
        self.shared = shared
        self.hidden = hidden
        self.own = own
        self.lists = lists
        self.total = 0
        self.size = 0
        """About as many bytes as the whole has."""

    @property
    def mark(self) -> str:
        """The same for equal views."""
        return f"{self.total:016x}"

    def at(self, path: str) -> bytes | None:
        """The piece at a place, if there is one."""
        return self.own.get(path) or self.hidden.get(path) or self.shared.get(path)

    def has_own(self, path: str) -> bool:
        """Whether the viewer sees something else there than others."""
        return path in self.own or path in self.hidden

    def pieces(self) -> Pieces:
        """All pieces."""
        return {**self.shared, **self.hidden, **self.own}

    def whole(self) -> bytes:
        """The view as one JSON object."""
        told = {part: {} for part in OBJECTS} | nested(self.pieces(), self.lists)
        return encode(told)


class Change(NamedTuple):
    """A piece that came, went or changed: what it adds to mark and size, and its operations."""

    trace: int
    growth: int
    comes_or_goes: bool
    operations: list[bytes]


Changes = dict[str, Change]


class Steps:
    """The ways from pictures to the next ones, at one moment; what viewers share is found once."""

    def __init__(self) -> None:
        self.shared: dict[tuple[int, int], Changes] = {}
        self.known: dict[tuple[str, bytes | None, bytes | None], Change] = {}

    def first(self, picture: Picture) -> None:
        """Mark the picture of a viewer who had none."""
        for path, piece in picture.pieces().items():
            picture.total ^= trace(path, piece)
            picture.size += len(piece)

    def between(self, before: Picture, after: Picture) -> list[bytes]:
        """Mark the next picture of a viewer; gives the operations that lead to it."""
        changes = self.changes(before, after)
        after.total, after.size = before.total, before.size
        moved: set[str] = set()
        for path, change in changes.items():
            after.total ^= change.trace
            after.size += change.growth
            if change.comes_or_goes:
                moved.add(field_of(path))
        operations: list[bytes] = []
        for path in sorted(changes):  # the order of places must not tell anything
            if not moved or field_of(path) not in moved:
                operations += changes[path].operations
        for field in sorted(moved):
            found = difference(value_at(before, field), value_at(after, field), field)
            operations += [encode(each) for each in found]
        return operations

    def changes(self, before: Picture, after: Picture) -> Changes:
        """What has changed for a viewer, by place."""
        changes = self.in_common(before.shared, after.shared)
        own = apart(before.own, after.own) + apart(before.hidden, after.hidden)
        own += [path for path in changes if before.has_own(path) or after.has_own(path)]
        if own:
            changes = changes.copy()
        for path in own:
            was, piece = before.at(path), after.at(path)
            if was == piece:
                changes.pop(path, None)
            else:
                changes[path] = self.change(path, was, piece)
        return changes

    def in_common(self, before: Pieces, after: Pieces) -> Changes:
        """What has changed for all viewers who share both."""
        key = (id(before), id(after))
        if key not in self.shared:
            self.shared[key] = {
                path: self.change(path, before.get(path) or None, after.get(path) or None)
                for path in apart(before, after)
                if before.get(path) or after.get(path)  # else only its own layers know
            }
        return self.shared[key]

    def change(self, path: str, was: bytes | None, piece: bytes | None) -> Change:
        """One piece that came, went or changed."""
        key = (path, was, piece)
        if key not in self.known:
            self.known[key] = change_of(path, was, piece)
        return self.known[key]


def apart(before: Pieces, after: Pieces) -> list[str]:
    """The places at which pieces came, went or changed."""
    if before is after:
        return []
    found = [path for path, piece in after.items() if before.get(path) != piece]
    if before.keys() != after.keys():
        found += [path for path in before if path not in after]
    return found


def trace(path: str, piece: bytes) -> int:
    """What a piece adds to the mark of its picture."""
    told = blake2b(path.encode() + b"\0" + piece, digest_size=8)
    return int.from_bytes(told.digest())


def change_of(path: str, was: bytes | None, piece: bytes | None) -> Change:
    """What a piece that came, went or changed means."""
    marks = [trace(path, each) for each in (was, piece) if each is not None]
    growth = len(piece or b"") - len(was or b"")
    free = path.startswith(FREE)
    comes_or_goes = (was is None or piece is None) and not free
    return Change(reduce(xor, marks), growth, comes_or_goes, operations_of(path, was, piece))


def operations_of(path: str, was: bytes | None, piece: bytes | None) -> list[bytes]:
    """The operations of one piece that came, went or changed."""
    if piece is None:
        return [encode(Operation(op="remove", path=path))]
    if was is None:
        return [encode(Operation(op="add", path=path, value=msgspec.Raw(piece)))]
    if was.startswith(NESTED) and piece.startswith(NESTED):
        return [encode(change) for change in difference(decode(was), decode(piece), path)]
    return [encode(Operation(op="replace", path=path, value=msgspec.Raw(piece)))]


def field_of(path: str) -> str:
    """The field of the table that a path leads into, such as `/table/players`."""
    return "/".join(path.split("/", 3)[:3])


def value_at(picture: Picture, field: str) -> Any:
    """The value of a field of the table, put together."""
    alone = picture.at(field)
    if alone is not None:
        return decode(alone)
    below = f"{field}/"
    inside = {path: piece for path, piece in picture.pieces().items() if path.startswith(below)}
    return decode(encode(nested(inside, picture.lists, field)))


def nested(pieces: Pieces, lists: Lists, root: str = "") -> Any:
    """Pieces below a place as one value."""
    top: Any = [] if root in lists else {}
    places = {root: top}
    for path, piece in pieces.items():
        parent, _, key = path.rpartition("/")
        put(place_of(parent, places, lists), key, msgspec.Raw(piece))
    return top


def place_of(path: str, places: dict[str, Any], lists: Lists) -> Any:
    """The list or object at a path; made where there is none yet."""
    if path not in places:
        parent, _, key = path.rpartition("/")
        places[path] = [] if path in lists else {}
        put(place_of(parent, places, lists), key, places[path])
    return places[path]


def put(place: Any, key: str, value: Any) -> None:
    """Put a value into an object, or at the end of a list."""
    if isinstance(place, list):
        place.append(value)
    else:
        place[unescaped(key)] = value
