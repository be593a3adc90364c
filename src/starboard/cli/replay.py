"""`starboard replay`: read or verify a stored match."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from starboard.errors import Damaged

if TYPE_CHECKING:
    from starboard.cli import Subparsers
    from starboard.kernel.events import Event
    from starboard.kernel.log import LogEntry
    from starboard.kernel.match import Match
    from starboard.text.sentences import Speech

WORDS = {
    "de": {
        "head": "{game}, Regeln {rules}, {seats} Plätze, Startwert {seed}",
        "brought": "Platz {seat} hat mitgebracht: {option} {value}",
        "seat": "Platz {seat}",
        "clock": "Die Uhr",
        "move": "zieht verdeckt",
        "undo": "nimmt Zug {undone} zurück",
        "concede": "gibt auf",
        "agree": "Alle beenden die Partie einvernehmlich.",
        "branch": "Hier zweigt die Partie ab, mit neuem Zufall.",
        "won": "Gewonnen: {won} ({reason}).",
        "nobody": "Niemand hat gewonnen ({reason}).",
        "open": "Die Partie läuft noch.",
        "good": "Alle {entries} Züge, Würfe und Zustände stimmen.",
        "differs": "Zug {entry}: {what}",
    },
    "en": {
        "head": "{game}, rules {rules}, {seats} seats, seed {seed}",
        "brought": "Seat {seat} has brought along: {option} {value}",
        "seat": "Seat {seat}",
        "clock": "The clock",
        "move": "moves in secret",
        "undo": "takes back entry {undone}",
        "concede": "gives up",
        "agree": "All end the game by agreement.",
        "branch": "The match branches off here, with chance of its own.",
        "won": "Won by {won} ({reason}).",
        "nobody": "Nobody has won ({reason}).",
        "open": "The game is still going on.",
        "good": "All {entries} entries, dice and states are right.",
        "differs": "Entry {entry}: {what}",
    },
}


def register(subparsers: Subparsers) -> None:
    """Add the command."""
    parser = subparsers.add_parser("replay", help="watch or verify a stored match")
    parser.add_argument("file", help="a saved match")
    parser.add_argument("--verify", action="store_true", help="check every move, die and state")
    parser.add_argument("--seat", type=int, help="show only what this seat could see")
    parser.add_argument(
        "--from", type=int, default=1, dest="first", metavar="N", help="begin with entry N"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Print a match, or say whether it is what it claims to be."""
    from starboard.kernel.options import not_between
    from starboard.kernel.registry import load

    if options.verify:
        return verify(options)
    match = load(options.file)
    if options.seat is not None and not 0 <= options.seat < match.setup.seats:
        raise not_between("--seat", options.seat, 0, match.setup.seats - 1)
    if options.json:
        print(json.dumps(as_data(match, options.seat, options.first), ensure_ascii=False))
    else:
        show(match, options)
    return 0


def verify(options: argparse.Namespace) -> int:
    """0 if every entry is right, 1 and the first difference if not."""
    from starboard.kernel.registry import load

    words = WORDS[options.lang]
    try:
        match = load(options.file)
        match.verify()
    except Damaged as damaged:
        differs = {"entry": damaged.entry, "what": damaged.what(options.lang)}
        if options.json:
            told = {"file": options.file, "verified": False, "differs": differs}
            print(json.dumps(told, ensure_ascii=False))
        else:
            print(words["differs"].format(**differs))
        return 1
    if options.json:
        told = {"file": options.file, "verified": True, "differs": None, **heading(match)}
        print(json.dumps(told | {"entries": len(match.log)}, ensure_ascii=False))
    else:
        print(words["good"].format(entries=len(match.log)))
    return 0


def heading(match: Match[Any], seat: int | None = None) -> dict[str, Any]:
    """What was played, and how it ended; what others brought a seat knows only after the end."""
    from starboard.kernel.codec import plain

    setup = match.setup
    known = {
        owner: brought
        for owner, brought in setup.brings().items()
        if match.over or seat in (None, owner)
    }
    return {
        "game": setup.game,
        "rules": setup.rules,
        "seats": setup.seats,
        "options": plain(setup.options),
        **({"brought": plain(known)} if known else {}),
        "seed": setup.seed,
        "outcome": plain(match.outcome),
        **({} if match.game.units == 1 else {"units": match.game.units}),
    }


def entries(
    match: Match[Any], seat: int | None, first: int
) -> Iterator[tuple[LogEntry, tuple[str, ...], list[Event]]]:
    """Each entry with its moves and events, as far as the viewer may see them.

    A move may name what others did not see, so a seat is shown only its own.
    """
    from starboard.kernel.match import as_seen

    for entry, events in zip(match.log, match.history[1:], strict=True):
        if entry.n < first:
            continue
        if seat is None:
            yield entry, entry.moves, events
            continue
        seen = [as_seen(event, seat) for event in events]
        moves = entry.moves if entry.seat == seat else ()
        yield entry, moves, [event for event in seen if event is not None]


def as_data(match: Match[Any], seat: int | None, first: int) -> dict[str, Any]:
    """The match as one object."""
    from starboard.kernel.codec import plain

    told = []
    for entry, moves, events in entries(match, seat, first):
        line: dict[str, Any] = {"n": entry.n, "seat": entry.seat, "kind": entry.kind}
        line |= {"moves": list(moves), "events": plain(events)}
        if entry.kind == "undo":
            line["undone"] = entry.undone
        told.append(line)
    return {**heading(match, seat), "entries": told}


def show(match: Match[Any], options: argparse.Namespace) -> None:
    """The match for people: a line for each entry, a sentence for each event that has one."""
    words = WORDS[options.lang]
    head = heading(match, options.seat)
    print(words["head"].format(**head))
    for seat, brought in head.get("brought", {}).items():
        for option, value in brought.items():
            print(words["brought"].format(seat=seat, option=option, value=value))
    for entry, moves, events in entries(match, options.seat, options.first):
        who = words["clock"] if entry.seat < 0 else words["seat"].format(seat=entry.seat)
        if entry.kind in ("agree", "branch"):
            print(f"{entry.n:4}  {words[entry.kind]}")
            continue
        did = "; ".join(moves) or words[entry.kind].format(undone=entry.undone)
        print(f"{entry.n:4}  {who}: {did}")
        for sentence in sentences(match, events, options.lang):
            print(f"      {sentence}")
    if match.outcome is not None and any(match.outcome.points):
        print(speech_of(match, options.lang).points(match.outcome))
    print(ending(match, options.lang))


def sentences(match: Match[Any], events: list[Event], lang: str) -> Iterator[str]:
    """What happened, in words; events without words are left to the move that caused them."""
    speech = speech_of(match, lang)
    for event in events:
        try:
            sentence = speech.event(match.state, event)
        except LookupError:
            continue
        if sentence:
            yield sentence


def speech_of(match: Match[Any], lang: str) -> Speech:
    """The game's sentences; nobody knows any more who sat on the seats."""
    from starboard.text.sentences import Speech

    seat = WORDS[lang]["seat"]
    names = [seat.format(seat=number) for number in range(match.setup.seats)]
    return Speech(match.game, lang, names)


def ending(match: Match[Any], lang: str) -> str:
    """How it ended: in the game's words, or in plain ones."""
    words, outcome = WORDS[lang], match.outcome
    if outcome is None:
        return words["open"]
    speech = speech_of(match, lang)
    try:
        return speech.outcome(outcome)
    except LookupError:
        won = ", ".join(speech.name(seat) for seat in outcome.won)
        return words["won" if won else "nobody"].format(won=won, reason=outcome.reason)
