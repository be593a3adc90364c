"""Says how many modules of the installed package are compiled; exit 1 if none is."""

from __future__ import annotations

import sys
from pathlib import Path

import starboard


def main() -> int:
    """Count the extension modules beside the sources."""
    folder = Path(starboard.__path__[0])
    count = len(list(folder.rglob("*.so")))
    print(f"compiled modules: {count}")
    return 0 if count else 1


if __name__ == "__main__":
    sys.exit(main())
