"""A tool of the command line in a process of its own, as the server starts it: it gets little."""

from __future__ import annotations

import os
import resource
import sys

from starboard.cli import main

NICE = 10
"""Everybody else comes first."""
SECONDS = 20
"""Of processor time."""
MEMORY = 2**30
"""Bytes; the tools need less than a tenth of it."""


def live_on_little() -> None:
    """From now on this process can do little harm."""
    os.nice(NICE)
    for kind, most in (
        (resource.RLIMIT_CPU, SECONDS),
        (resource.RLIMIT_AS, MEMORY),
        (resource.RLIMIT_CORE, 0),
    ):
        _, hard = resource.getrlimit(kind)
        bound = most if hard == resource.RLIM_INFINITY else min(most, hard)
        resource.setrlimit(kind, (bound, bound))


if __name__ == "__main__":
    live_on_little()
    sys.exit(main())
