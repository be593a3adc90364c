"""A view in pieces: the JSON of each place of it, by JSON pointer.

What did not change has the same bytes, so a patch comes from comparing bytes, not trees. Every
view has a mark that is the same on every worker: the hashes of its pieces put together, so that a
new mark costs no more than what has changed.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

import msgspec

from starboard.server.parts import Change
from starboard.server.patch import difference, unescaped

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
    """What a viewer knows at one moment: what others know too, and what is its own; that wins."""

    def __init__(self, shared: Pieces, own: Pieces, lists: Lists) -> None:
        self.shared = shared
        self.own = own
        self.lists = lists
        self.total = 0

    @property
    def mark(self) -> str:
        """The same for equal views."""
        return f"{self.total:016x}"

    def at(self, path: str) -> bytes | None:
        """The piece at a place, if there is one."""
        return self.own.get(path) or self.shared.get(path)

    def size(self) -> int:
        """About as many bytes as the whole has."""
        return sum(map(len, self.shared.values())) + sum(map(len, self.own.values()))

    def pieces(self) -> Pieces:
        """All pieces."""
        return {**self.shared, **self.own}

    def whole(self) -> bytes:
        """The view as one JSON object."""
        told = {part: {} for part in OBJECTS} | nested(self.pieces(), self.lists)
        return encode(told)


class Steps:
    """The ways from pictures to the next ones, at one moment; what viewers share is found once."""

    def __init__(self) -> None:
        self.changed: dict[tuple[int, int], list[str]] = {}
        self.known: dict[tuple[str, bytes, bytes], list[bytes]] = {}
        self.traces: dict[tuple[str, bytes], int] = {}

    def first(self, picture: Picture) -> None:
        """Mark the picture of a viewer who had none."""
        for path, piece in picture.pieces().items():
            picture.total ^= self.trace(path, piece)

    def trace(self, path: str, piece: bytes) -> int:
        """What a piece adds to the mark of its picture."""
        key = (path, piece)
        found = self.traces.get(key)
        if found is None:
            told = blake2b(path.encode() + b"\0" + piece, digest_size=8)
            found = self.traces[key] = int.from_bytes(told.digest())
        return found

    def between(self, before: Picture, after: Picture) -> list[bytes]:
        """Mark the next picture of a viewer; gives the operations that lead to it."""
        after.total = before.total
        old, new = before.own, after.own
        places = {path for path, piece in new.items() if old.get(path) != piece}
        places.update(self.apart(before.shared, after.shared))
        if old.keys() != new.keys():
            places.update(path for path in old if path not in new)
        changes = [(path, before.at(path), after.at(path)) for path in sorted(places)]
        changes = [each for each in changes if each[1] != each[2]]
        moved = {
            field_of(path)
            for path, was, piece in changes
            if (was is None or piece is None) and not path.startswith(FREE)
        }
        operations: list[bytes] = []
        for path, was, piece in changes:
            for each in (was, piece):
                after.total ^= 0 if each is None else self.trace(path, each)
            if field_of(path) not in moved:
                operations += self.operations(path, was, piece)
        for field in sorted(moved):
            found = difference(value_at(before, field), value_at(after, field), field)
            operations += [encode(change) for change in found]
        return operations

    def apart(self, before: Pieces, after: Pieces) -> list[str]:
        """The places at which what viewers share has changed."""
        if before is after:
            return []
        key = (id(before), id(after))
        if key not in self.changed:
            found = [path for path, piece in after.items() if before.get(path) != piece]
            self.changed[key] = found + [path for path in before if path not in after]
        return self.changed[key]

    def operations(self, path: str, was: bytes | None, piece: bytes | None) -> list[bytes]:
        """The operations of one piece that came, went or changed."""
        if piece is None:
            return [encode(Change(op="remove", path=path))]
        if was is None:
            return [encode(Change(op="add", path=path, value=msgspec.Raw(piece)))]
        key = (path, was, piece)
        if key not in self.known:
            self.known[key] = changes_of(path, was, piece)
        return self.known[key]


def changes_of(path: str, was: bytes, piece: bytes) -> list[bytes]:
    """The operations of one piece that changed."""
    if was.startswith(NESTED) and piece.startswith(NESTED):
        return [encode(change) for change in difference(decode(was), decode(piece), path)]
    return [encode(Change(op="replace", path=path, value=msgspec.Raw(piece)))]


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
