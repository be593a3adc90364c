"""Machine code of plain functions, where numba is installed.

A function is compiled with everything it calls, so that none of them has to know of numba. What
comes out is kept on disk, beside this file or in the user's cache, and belongs to the exact
sources and figures it was made from.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from types import FunctionType
from typing import Any

HERE = Path(__file__).parent
FIGURES = ("ship.yaml", "scoring.yaml", "tracks.yaml")
PACKAGE = __name__.rpartition(".")[0]
INNER = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True, "error_model": "numpy"}
"""Nobody calls the inner functions but machine code, and nothing is divided by zero."""


@cache
def available() -> bool:
    """Whether machine code can be made here."""
    return find_spec("numba") is not None


def machine_code(function: Callable[..., Any], stamped: Callable[..., Any]) -> Callable[..., Any]:
    """`stamped` compiled, with `function` and all it calls, under the name `function` in it."""
    from numba import njit

    made: dict[FunctionType, object] = {}
    inner = translated(function, made)
    assert isinstance(stamped, FunctionType)
    names = {**stamped.__globals__, "function": inner}
    copy = FunctionType(stamped.__code__, names, stamped.__name__, None, stamped.__closure__)
    found: Callable[..., Any] = njit(copy, cache=True)
    return found


def translated(function: Callable[..., Any], made: dict[FunctionType, object]) -> object:
    """A function of this package whose calls go to translated functions."""
    from numba import njit

    assert isinstance(function, FunctionType)
    if function not in made:
        names = dict(function.__globals__)
        for name in function.__code__.co_names:
            called = names.get(name)
            if isinstance(called, FunctionType) and called.__module__.startswith(PACKAGE):
                names[name] = translated(called, made)
        copy = FunctionType(function.__code__, names, function.__name__)
        made[function] = njit(signature(function), **INNER)(copy)
    return made[function]


def signature(function: FunctionType) -> object:
    """What it takes and returns; without it every constant argument would make another copy."""
    from numba import boolean, int64, void

    types = {"Numbers": int64[::1], "int": int64, "bool": boolean, "None": void}
    code, told = function.__code__, function.__annotations__
    taken = [types[told[name]] for name in code.co_varnames[: code.co_argcount]]
    return types[told["return"]](*taken)


@cache
def stamp() -> int:
    """A number that is another one as soon as a source or a figure is."""
    files = [*sorted(HERE.glob("*.py")), *[HERE.parent / "content" / name for name in FIGURES]]
    said = sha256(b"".join([file.read_bytes() for file in files]))
    return int.from_bytes(said.digest()[:7], "big")
