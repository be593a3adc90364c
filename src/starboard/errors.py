"""What can go wrong, in one place: every error a caller may see derives from `Error`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

Argument = str | int | tuple[str, ...]
"""What a message may mention: a word, a number, or several names."""


class Error(Exception):
    """Base of everything Starboard raises on purpose."""


class Illegal(Error):
    """A move the rules forbid: the clause, a message id, and its arguments."""

    def __init__(self, clause: str, message: str, **args: Argument) -> None:
        super().__init__(clause, message, args)
        self.clause = clause
        self.message = message
        self.arguments: Mapping[str, Argument] = args

    def __iter__(self) -> Iterator[object]:
        """So that `clause, message, args = refused` can be written."""
        return iter((self.clause, self.message, self.arguments))

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value}" for name, value in self.arguments.items())
        return f"{self.message} ({self.clause})" + (f": {told}" if told else "")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Illegal) and self.args == other.args

    def __hash__(self) -> int:
        return hash((self.clause, self.message))


class BadInput(Error):
    """Something that cannot be read: where it stands and what is wrong with it."""

    def __init__(self, where: str, what: str, clause: str = "") -> None:
        super().__init__(where, what)
        self.where = where
        self.what = what
        self.clause = clause

    def __str__(self) -> str:
        said = f"{self.where}: {self.what}" if self.where else self.what
        return f"{said} ({self.clause})" if self.clause else said


class Damaged(Error):
    """A stored match that does not hold together: the entry and what is wrong with it."""

    def __init__(self, entry: int, what: str) -> None:
        super().__init__(entry, what)
        self.entry = entry
        self.what = what

    def __str__(self) -> str:
        return f"entry {self.entry}: {self.what}"


class NeedsConsent(Error):
    """An undo that other seats have to agree to.

    `why` is what stands in the way: `chance` has spoken, somebody has `learned` something, or it
    is only another seat's `decision`.
    """

    def __init__(self, seats: Sequence[int], why: str = "decision") -> None:
        super().__init__(tuple(seats), why)
        self.seats = tuple(seats)
        self.why = why

    def __str__(self) -> str:
        return "needs the consent of seat " + ", ".join(str(seat) for seat in self.seats)
