"""A process that has imported a game and collected its tests: each trial is a fork of it.

A mutant in the body of a function is put into the fork, and nothing is read again. What modules
compute while they are imported, or a cache keeps, does not change that way: a mutant that no test
notices here has to be tried on its changed source too (`starboard.testing.trial`).
"""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Iterator, Sequence
from inspect import CO_OPTIMIZED
from itertools import zip_longest
from pathlib import Path
from types import CodeType, FunctionType
from typing import BinaryIO

import pytest

from starboard.testing.trial import (
    FAILED,
    PASSED,
    UNKNOWN,
    Ask,
    Stopwatch,
    options,
    reply,
    silence,
)


class Warm:
    """A plugin of pytest: instead of running what was collected it answers questions."""

    def __init__(self, asked: BinaryIO, answered: BinaryIO) -> None:
        self.asked = asked
        self.answered = answered
        self.functions: dict[str, list[FunctionType]] = {}

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = {item.nodeid: item for item in session.items}
        for thing in gc.get_objects():
            if isinstance(thing, FunctionType):
                self.functions.setdefault(thing.__code__.co_filename, []).append(thing)
        gc.freeze()  # so that forks share it

        def trial(ask: Ask) -> int:
            if any(test not in items for test in ask.tests) or not self._changed(ask):
                return UNKNOWN
            return _run(session, [items[test] for test in ask.tests], ask)

        reply(self.asked, self.answered, trial)
        return True

    def _changed(self, ask: Ask) -> bool:
        """Put the changed functions in place; False where something else has changed."""
        if not ask.file:
            return True
        before, after = (
            list(_bodies(compile(source, ask.file, "exec", dont_inherit=True)))
            for source in (ask.before, Path(ask.file).read_bytes())
        )
        if len(before) != len(after):
            return False
        changed = [
            (old, new) for old, new in zip(before, after, strict=True) if _shape(old) != _shape(new)
        ]
        return bool(changed) and all(self._replaced(ask.file, *pair) for pair in changed)

    def _replaced(self, file: str, old: CodeType, new: CodeType) -> bool:
        """Whether a function of that body was there and has the new one now."""
        found = self._with(file, old)
        inner = [pair for pair in zip(_inner(old), _inner(new), strict=False) if pair[0] != pair[1]]
        made = [(function, code) for was, code in inner for function in self._with(file, was)]
        changes = [*((function, new) for function in found), *made]
        fits = new.co_flags & CO_OPTIMIZED and len(_inner(old)) == len(_inner(new))
        if not fits or any(len(f.__code__.co_freevars) != len(c.co_freevars) for f, c in changes):
            return False
        for function, code in changes:
            function.__code__ = code
        return bool(found)

    def _with(self, file: str, code: CodeType) -> list[FunctionType]:
        """The functions that were made of that body."""
        return [
            function
            for function in self.functions.get(file, ())
            if function.__code__.co_firstlineno == code.co_firstlineno
            and _shape(function.__code__) == _shape(code)
        ]


def _inner(code: CodeType) -> list[CodeType]:
    """The bodies within a body, in the order of the source."""
    parts = [part for part in code.co_consts if isinstance(part, CodeType)]
    return [each for part in parts for each in (part, *_inner(part))]


def _bodies(code: CodeType) -> Iterator[CodeType]:
    """A module, its classes, and the functions directly in them, in the order of the source."""
    yield code
    if not code.co_flags & CO_OPTIMIZED:
        for part in code.co_consts:
            if isinstance(part, CodeType):
                yield from _bodies(part)


def _shape(code: CodeType) -> tuple[object, ...]:
    """What a body does, wherever it stands; that of a class without its functions."""
    inner = bool(code.co_flags & CO_OPTIMIZED)
    consts = [
        (_shape(part) if inner else part.co_name)
        if isinstance(part, CodeType)
        else (type(part), part)
        for part in code.co_consts
    ]
    return (
        code.co_qualname,
        code.co_code,
        code.co_names,
        code.co_varnames,
        code.co_freevars,
        *consts,
    )


def _run(session: pytest.Session, items: Sequence[pytest.Item], ask: Ask) -> int:
    """In the fork: these tests one after the other until one fails."""
    stopwatch = Stopwatch()
    session.config.pluginmanager.register(stopwatch)
    for item, following in zip_longest(items, items[1:]):
        session.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        if session.testsfailed:
            break
    stopwatch.write(ask.durations)
    return FAILED if session.testsfailed else PASSED


def serve(game: str) -> None:
    """Collect the tests of the game, then answer until there are no more questions."""
    warm = Warm(os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb"))
    silence()
    pytest.main([*options(), f"tests/{game}"], plugins=[warm])


if __name__ == "__main__":
    serve(sys.argv[1])
