"""Which games there are: installed ones (entry point `starboard.games`) and added ones."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from starboard import installed
from starboard.errors import BadInput, Damaged, Illegal
from starboard.kernel.chance import NeedsChance
from starboard.kernel.files import read_lines, replay_checked
from starboard.kernel.game import Game
from starboard.kernel.log import LogEntry, Setup
from starboard.kernel.match import Match, begin
from starboard.kernel.options import Brought, private_option, read_options, shown, with_brought
from starboard.kernel.record import Content

_LOADED: dict[str, Game[Any]] = {}
Given = Mapping[int, Mapping[str, object]]
"""What seats bring, before anybody has looked at it."""


def games() -> tuple[str, ...]:
    """The ids of all games."""
    return installed.games()


def add(game: Game[Any]) -> None:
    """Make a game known that is not installed, such as one under construction."""
    _LOADED[game.id] = game
    installed.add(game.id, game.folder)


def game_named(name: str) -> Game[Any]:
    """The game with that id; `-` and `_` are the same."""
    id = installed.named(name)
    if id not in _LOADED:
        _LOADED[id] = loaded(id)
    return _LOADED[id]


def first() -> Game[Any]:
    """The game for newcomers who name none: one that says so, else a finished one, else any.

    A package that is broken stands in nobody's way.
    """
    found: list[Game[Any]] = []
    for id in games():
        with suppress(BadInput):
            found.append(game_named(id))
    if not found:
        raise BadInput("", "has-no-games")
    return max(found, key=lambda game: (game.first, game.finished))


def loaded(id: str) -> Game[Any]:
    """An installed game, imported from where its entry point says."""
    try:
        found = installed.entries()[id].load()
    except (ImportError, AttributeError) as error:
        raise BadInput(f"game “{id}”", "does-not-load", why=str(error)) from error
    if not isinstance(found, Game) or found.id != id:
        raise BadInput(f"game “{id}”", "is-no-game", found=repr(found))
    return found


def new(
    name: str,
    *,
    seats: int | None = None,
    seed: int | str = 0,
    options: Mapping[str, object] | None = None,
    cards: Sequence[str | Path] = (),
    brought: Given | None = None,
) -> Match[Any]:
    """A new match; `cards` are folders with own cards. The same seed gives the same match.

    `brought` is what seats bring along for private options: `{0: {"deck": "rebels"}}`.
    """
    game = game_named(name)
    return start(game, seats=seats, seed=seed, options=options, cards=cards, brought=brought)


def start(
    game: Game[Any],
    *,
    seats: int | None = None,
    seed: int | str = 0,
    options: Mapping[str, object] | None = None,
    cards: Sequence[str | Path] = (),
    brought: Given | None = None,
) -> Match[Any]:
    """A new match of a game at hand, whether it is known by its id or not."""
    count = game.seats[0] if seats is None else seats
    if count not in game.seats:
        raise wrong_number_of_seats(game, count)
    values = read_options(game.options, options or {})
    own = game.read_own([Path(folder) for folder in cards])
    content = game.content(own)
    bring = read_all_brought(game, count, brought or {}, content)
    game.check_options(count, with_brought(values, bring, count), content)
    setup = Setup(
        game=game.id,
        rules=game.rules,
        seats=count,
        options=values,
        seed=str(seed),
        cards=own,
        brought=bring or msgspec.UNSET,
    )
    return begin(game, setup)


def read_brought(game: Game[Any], option: str, value: object, content: Content) -> str:
    """What a seat brings for a private option, as it is kept; empty if it takes it back."""
    text = private_option(game.options, option).read_text(value)
    return game.read_brought(option, text, content) if text.strip() else ""


def read_all_brought(game: Game[Any], seats: int, given: Given, content: Content) -> Brought:
    """What all seats bring; raises `BadInput` naming the seat."""
    bring: Brought = {}
    for seat, values in given.items():
        if seat not in range(seats):
            raise BadInput("brought", "has-no-seat", seat=shown(seat))
        if not isinstance(values, Mapping):
            raise BadInput("brought", "must-have-form", form="{seat: {option: text}}")
        try:
            read = {name: read_brought(game, name, values[name], content) for name in values}
        except BadInput as error:
            raise error.within(f"seat {seat}") from None
        if kept := {name: value for name, value in read.items() if value}:
            bring[seat] = kept
    return bring


def wrong_number_of_seats(game: Game[Any], count: int) -> BadInput:
    """So many cannot play this game."""
    least, most = game.seats[0], game.seats[-1]
    if least == most:
        return BadInput("seats", "is-played-by", game=game.id, seats=least, count=count)
    return BadInput(
        "seats", "is-played-by-up-to", game=game.id, least=least, most=most, count=count
    )


def load(path: str | Path) -> Match[Any]:
    """A saved match, replayed and checked entry by entry."""
    setup, log = read_lines(path)
    return resume(game_named(setup.game), setup, log, Path(path).name)


def resume(game: Game[Any], setup: Setup, log: list[LogEntry], file: str) -> Match[Any]:
    """A match from the setup and the entries of a file; `BadInput` where the game has no such."""
    if setup.seats not in game.seats:
        raise BadInput(f"{file}: line 1", "game-has-no-seats", game=game.id, seats=setup.seats)
    if not 1 <= setup.rules <= game.rules:
        where = f"{file}: line 1"
        raise BadInput(where, "has-other-rules", rules=setup.rules, known=game.rules)
    values = read_options(game.options, setup.options)
    content = game.content(setup.cards)
    bring = read_all_brought(game, setup.seats, setup.brings(), content)
    game.check_options(setup.seats, with_brought(values, bring, setup.seats), content)
    read = msgspec.structs.replace(setup, options=values, brought=bring or msgspec.UNSET)
    return load_match(game, read, log)


def load_match(game: Game[Any], setup: Setup, log: list[LogEntry]) -> Match[Any]:
    """Replay a log; raises `Damaged` at the first entry that does not fit."""
    try:
        match = begin(game, setup)
    except (NeedsChance, Illegal) as error:
        raise Damaged(0, "cannot-be-set-up", why=str(error)) from None
    for entry in log:
        replay_checked(match, entry, None)
    match.continue_chance()
    return match
