"""Machine code of plain functions, where numba is installed.

A function is compiled with everything it calls, so that none of them has to know of numba. What
comes out is kept on disk, beside this file or in the user's cache, and belongs to the exact
sources and figures it was made from.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from hashlib import sha256
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import FunctionType
from typing import Any

HERE = Path(__file__).parent
SOURCES = (
    "codes", "crew", "effects", "fates", "hull", "layout", "search", "turns", "weapons",
)  # fmt: skip
FIGURES = ("ship.yaml", "scoring.yaml", "tracks.yaml")
PACKAGE = __name__.rpartition(".")[0]
INNER = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True, "error_model": "numpy"}
"""Nobody calls the inner functions but machine code, and nothing is divided by zero."""


@cache
def available() -> bool:
    """Whether machine code can be made here."""
    return find_spec("numba") is not None


def numba() -> Any:
    """The compiler; most of what is used of it has no types."""
    return import_module("numba")


def machine_code(function: Callable[..., Any], stamped: Callable[..., Any]) -> Callable[..., Any]:
    """`stamped` as machine code: as it is kept on disk, or made with the function it calls."""
    return kept(function, stamped) or made(function, stamped)


def kept(function: Callable[..., Any], stamped: Callable[..., Any]) -> Callable[..., Any] | None:
    """What is kept on disk; nothing if it would have to be made."""
    try:
        return compiled(function, stamped, {})
    except numba().TypingError:  # the function it calls is not there yet
        return None


def made(function: Callable[..., Any], stamped: Callable[..., Any]) -> Callable[..., Any]:
    """Machine code of a function and all it calls; takes about twenty seconds."""
    return compiled(function, stamped, {"function": translated(function, {})})


def compiled(
    function: Callable[..., Any], stamped: Callable[..., Any], names: dict[str, object]
) -> Callable[..., Any]:
    """`stamped` with some more names it may use, read from disk or compiled."""
    assert isinstance(stamped, FunctionType)
    assert isinstance(function, FunctionType)
    known = {**stamped.__globals__, **names}
    copy = FunctionType(stamped.__code__, known, stamped.__name__, None, stamped.__closure__)
    try:
        found = numba().njit(copy, cache=True)
    except RuntimeError:  # there is no folder to keep it in
        found = numba().njit(copy)
    found.compile(signature(function))
    made_or_kept: Callable[..., Any] = found
    return made_or_kept


def translated(function: Callable[..., Any], made: dict[FunctionType, object]) -> object:
    """A function of this package whose calls go to translated functions."""
    assert isinstance(function, FunctionType)
    if function not in made:
        names = dict(function.__globals__)
        for name in function.__code__.co_names:
            called = names.get(name)
            if isinstance(called, FunctionType) and called.__module__.startswith(PACKAGE):
                names[name] = translated(called, made)
        copy = FunctionType(function.__code__, names, function.__name__)
        made[function] = numba().njit(signature(function), **INNER)(copy)
    return made[function]


def signature(function: FunctionType) -> object:
    """What it takes and returns; without it every constant argument would make another copy."""
    jit = numba()
    types = {
        "Numbers": jit.int64[::1],
        "int": jit.int64,
        "bool": jit.boolean,
        "None": jit.void,
    }
    code, told = function.__code__, function.__annotations__
    taken = [types[told[name]] for name in code.co_varnames[: code.co_argcount]]
    return types[told["return"]](*taken)


@cache
def stamp() -> int:
    """A number that is another one as soon as a source or a figure is."""
    files = [HERE / f"{name}.py" for name in SOURCES]
    files += [HERE.parent / "content" / name for name in FIGURES]
    said = sha256(b"".join([file.read_bytes() for file in files]))
    return int.from_bytes(said.digest()[:7], "big")
