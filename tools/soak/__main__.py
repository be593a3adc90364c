"""`python -m tools.soak PART`: runs one part and writes its line into docs/measured.md."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from tools.measured import record
from tools.soak import LONGEST, Progress

HERE = Path(__file__).parent


def parts() -> dict[str, str]:
    """Every part with the module that runs it: `flagship-games` is `flagship_games.py`."""
    names = sorted(path.stem for path in HERE.glob("[a-z]*.py"))
    return {name.replace("_", "-"): f"tools.soak.{name}" for name in names}


def main(arguments: list[str]) -> int:
    """Run a part, or list them."""
    if not arguments:
        for name, module in parts().items():
            print(f"  make soak PART={name:18} {purpose(importlib.import_module(module))}")
        return 0
    part = arguments[0]
    if part not in parts():
        print(f"soak: no part {part}; there is {', '.join(parts())}", file=sys.stderr)
        return 2
    return soak(part, importlib.import_module(parts()[part]))


def purpose(module: ModuleType) -> str:
    """The first line of its docstring."""
    return (module.__doc__ or "").partition("\n")[0]


def soak(part: str, module: ModuleType) -> int:
    """Let a part work until its limit; measured numbers are recorded, good or bad."""
    progress = Progress(part, getattr(module, "LIMIT", LONGEST))
    result: dict[str, Any] = module.run(progress)
    good = bool(result.pop("good", True))
    done = bool(result.pop("done", True))
    if done:
        progress.finish()
    else:
        progress.save()
    line = record(part, {"state": state_word(good, done), **result})
    print(line)
    return 0 if good else 1


def state_word(good: bool, done: bool) -> str:
    if not good:
        return "failed"
    return "done" if done else "so far"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
