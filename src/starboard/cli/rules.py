"""`starboard rules`: look up clauses, and see which of them have a test that passes."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

import msgspec

from starboard import ledger
from starboard.errors import BadInput

if TYPE_CHECKING:
    from rich.console import Console

    from starboard.cli import Subparsers
    from starboard.testing.coverage import Coverage

WORDS = {
    "de": {
        "nothing": "Keine Regel enthält alle diese Wörter.",
        "clauses": "Regeln",
        "tested": "geprüft",
        "missing": "ohne Test",
        "exempt": "ausgenommen",
        "running": "Die Tests von {game} laufen …",
    },
    "en": {
        "nothing": "No rule contains all of these words.",
        "clauses": "clauses",
        "tested": "tested",
        "missing": "without a test",
        "exempt": "exempt",
        "running": "Running the tests of {game} …",
    },
}


def register(subparsers: Subparsers) -> None:
    """Add `rules` with what can be asked about them."""
    parser = subparsers.add_parser("rules", help="look up clauses; see which are tested")
    asked = parser.add_subparsers(metavar="QUESTION", required=True)

    show = _question(asked, "show", "one clause", run_show)
    show.add_argument("clause", metavar="CLAUSE", help="its id, such as FS-ATTACK-15")
    show.add_argument("--json", action="store_true", help="print one JSON object")

    search = _question(asked, "search", "clauses that contain some words", run_search)
    search.add_argument("words", metavar="WORDS", nargs="+", help="German or English, any case")
    search.add_argument("--game", metavar="GAME", help="look only here")

    chapters = _question(asked, "chapters", "the rule book of a game at a glance", run_chapters)
    chapters.add_argument("game", metavar="GAME")

    coverage = _question(asked, "coverage", "clauses with and without a test", run_coverage)
    coverage.add_argument("game", metavar="GAME")
    coverage.add_argument("--json", action="store_true", help="print one JSON object")


def _question(
    asked: Subparsers, name: str, text: str, run: Callable[[argparse.Namespace], int]
) -> argparse.ArgumentParser:
    parser = asked.add_parser(name, help=text)
    parser.set_defaults(run=run)
    return parser


def run_show(options: argparse.Namespace) -> int:
    """Print one clause in the reader's language."""
    clause = ledger.find(options.clause)
    if options.json:
        print(msgspec.json.encode(clause).decode())
        return 0
    console = _console()
    section = "" if options.lang == "de" else f" {clause.section}"
    console.print(f"[bold]{clause.id}[/]{section}")
    text = clause.de if options.lang == "de" else clause.clause
    console.print(text, markup=False, highlight=False)
    if options.lang == "en" and clause.reading:
        console.print(f"Reading: {clause.reading}", style="dim", markup=False, highlight=False)
    return 0


def run_search(options: argparse.Namespace) -> int:
    """Print every clause that contains all the words; the answer is no when there is none."""
    chosen = [ledger.named(options.game)] if options.game else ledger.games()
    words = " ".join(options.words)
    if not words.strip():
        raise BadInput("WORDS", "is-empty")
    found = [clause for game in chosen for clause in ledger.of(game).search(words)]
    console = _console()
    for clause in found:
        console.print(f"[bold]{clause.id}[/]  ", end="")
        console.print(clause.text(options.lang), markup=False, highlight=False)
    if not found:
        print(WORDS[options.lang]["nothing"], file=sys.stderr)
    return 0 if found else 1


def run_chapters(options: argparse.Namespace) -> int:
    """Print the headings of the rule book, each with its clauses."""
    book = ledger.of(options.game)
    console = _console()
    for chapter in book.chapters():
        console.print(f"[bold]{chapter.name}[/]  {len(chapter.clauses)}", highlight=False)
        console.print(f"  {_ranges(clause.id for clause in chapter.clauses)}", highlight=False)
    console.print(f"{book.game}: {len(book)} {WORDS[options.lang]['clauses']}", highlight=False)
    return 0


def run_coverage(options: argparse.Namespace) -> int:
    """Say which clauses have a test that ran and passed; the answer is no if one has none."""
    from starboard.testing import coverage  # knows tests, which players do not need

    game = ledger.named(options.game)
    root = coverage.checkout(game)
    if not coverage.fresh(root, game):
        print(WORDS[options.lang]["running"].format(game=game), file=sys.stderr)
        coverage.run_tests(root, game)
    result = coverage.covered(root, game)
    if options.json:
        print(msgspec.json.encode(result).decode())
    else:
        _print_coverage(result, WORDS[options.lang])
    return 1 if result.missing else 0


def _print_coverage(result: Coverage, words: dict[str, str]) -> None:
    console = _console()
    share = 100 * len(result.covered) / result.clauses
    console.print(
        f"[bold]{result.game}[/]: {len(result.covered)} / {result.clauses} "
        f"{words['clauses']} {words['tested']} ({share:.1f} %)",
        highlight=False,
    )
    for exempt in result.exempt:
        console.print(f"  {words['exempt']}  {exempt.id}  {exempt.why}", style="dim", markup=False)
    if result.missing:
        console.print(f"  {words['missing']}  {_ranges(result.missing)}", highlight=False)


def _ranges(ids: Iterable[str]) -> str:
    """`FS-GOAL-01…03, FS-DECK-02`: neighbours are drawn together."""
    runs: list[list[str]] = []
    for id in ids:
        area, _, number = id.rpartition("-")
        if runs:
            last_area, _, last = runs[-1][-1].rpartition("-")
            if last_area == area and int(number) == int(last) + 1:
                runs[-1].append(id)
                continue
        runs.append([id])
    return ", ".join(
        run[0] if len(run) == 1 else f"{run[0]}…{run[-1].rpartition('-')[2]}" for run in runs
    )


def _console() -> Console:
    """Colour and wrapping for people; plain whole lines for a pipe."""
    from rich.console import Console

    return Console(soft_wrap=not sys.stdout.isatty())
