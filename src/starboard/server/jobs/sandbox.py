"""A tool of the command line in a process of its own, as the server starts it: it gets little."""

from __future__ import annotations

import json
import os
import resource
import sys

from starboard.cli import main
from starboard.progress import listening

PROGRESS = "progress: "
"""Before a line that says how far a tool has come."""
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


def pass_on(done: int, of: int, said: str) -> None:
    """How far it has come, as a line that the server knows from a complaint."""
    line = json.dumps({"done": done, "of": of, "text": said}, ensure_ascii=False)
    print(f"{PROGRESS}{line}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    live_on_little()
    with listening(pass_on):
        sys.exit(main())
