"""`python -m tools.screens [NAME…]`: takes the pictures of docs/screens anew.

`--all --to FOLDER` takes every screen in every size, both themes and both languages, for looking;
`--look 390` only those whose look has this in its name, such as `390-light-de`.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Browser, TimeoutError, sync_playwright

from tools.screens.catalogue import CHOSEN, SCREENS
from tools.screens.tables import MOMENTS, furnish
from tools.screens.visit import ALL, Look, browser_of, serving, visiting
from tools.screens.visit import CHOSEN as CHOSEN_LOOKS

FOLDER = Path("docs/screens")


def arguments(argv: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser("tools.screens", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(SCREENS))
    parser.add_argument("--all", action="store_true", help="every size, theme and language")
    parser.add_argument("--look", action="append", default=[], help="only looks with this in them")
    parser.add_argument("--to", type=Path, default=FOLDER, help="the folder")
    chosen = parser.parse_args(argv)
    unknown = [name for name in chosen.names if name not in SCREENS]
    if unknown:
        parser.error(f"no such screen: {', '.join(unknown)}")
    return chosen


def take(browser: Browser, server: str, cookie: str, name: str, look: Look, folder: Path) -> bool:
    """One picture; whether the page was without trouble."""
    path = folder / f"{name}-{look.name}.png"
    with visiting(browser, server, look, cookie) as visit:
        try:
            SCREENS[name](visit)
        except TimeoutError as late:
            visit.trouble.append(late.message.splitlines()[0])
        visit.page.screenshot(path=path)
        print(path, *visit.trouble)
        return not visit.trouble


def main(argv: Sequence[str]) -> int:
    """Take the named screens, or those that docs/screens keeps, or all."""
    chosen = arguments(argv)
    chosen.to.mkdir(parents=True, exist_ok=True)
    names = chosen.names or (list(SCREENS) if chosen.all else CHOSEN)
    looks = [
        look
        for look in (ALL if chosen.all else CHOSEN_LOOKS)
        if not chosen.look or any(part in look.name for part in chosen.look)
    ]
    with tempfile.TemporaryDirectory() as data:
        cookie = asyncio.run(furnish(f"sqlite:///{data}/starboard.db", MOMENTS))
        with serving(Path(data)) as server, sync_playwright() as play:
            browser = browser_of(play)
            fine = [
                take(browser, server, cookie, name, look, chosen.to)
                for name in names
                for look in looks
            ]
            browser.close()
    return 0 if all(fine) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
