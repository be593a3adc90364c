"""How far a long work has come: whoever works says it, whoever wants to hears it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

Heard = Callable[[int, int, str], None]
"""How much is done, of how much (0 where nobody knows), and a sentence for people."""

_listening: list[Heard] = []


def report(done: int, of: int, said: str) -> None:
    """Say how far it has come; nobody need hear it."""
    if _listening:
        _listening[-1](done, of, said)


def is_heard() -> bool:
    """Whether anybody listens."""
    return bool(_listening)


@contextmanager
def listening(hear: Heard) -> Iterator[None]:
    """Hear it as long as the context lasts."""
    _listening.append(hear)
    try:
        yield
    finally:
        _listening.pop()
