"""Says how many modules of the package are compiled; exit 1 if none is, or one does not load."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

import starboard


def main() -> int:
    """Count the extension modules beside the sources, and load each."""
    folder = Path(starboard.__path__[0])
    compiled = sorted(path.relative_to(folder.parent) for path in folder.rglob("*.so"))
    faults = {fault: name for name in map(module_name, compiled) if (fault := loaded(name))}
    print(f"compiled modules: {len(compiled)}")
    for fault, name in faults.items():
        print(f"{name} does not load: {fault}")
    return 0 if compiled and not faults else 1


def module_name(path: Path) -> str:
    return ".".join([*path.parts[:-1], path.name.partition(".")[0]])


def loaded(name: str) -> str:
    """What is wrong with a module; nothing if it loads."""
    try:
        import_module(name)
    except Exception as error:
        return f"{type(error).__name__}: {error}"
    return ""


if __name__ == "__main__":
    sys.exit(main())
