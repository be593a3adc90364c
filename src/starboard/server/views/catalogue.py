"""The games as a list for people: names, options, bots, windows."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, TypeVar

from starboard.errors import BadInput
from starboard.kernel.codec import plain
from starboard.kernel.game import Game
from starboard.kernel.options import OWN, Option
from starboard.kernel.registry import game_named, games
from starboard.server.room.bringing import seats_brought_by
from starboard.server.room.live import Scene
from starboard.server.wire.parts import Brought, GameCard, OptionCard
from starboard.table.bots import offered
from starboard.table.orders import windows
from starboard.table.words import spoken
from starboard.text import game_name
from starboard.text.sentences import Speech

T = TypeVar("T")
log = logging.getLogger("starboard.server")


def of_every_game(ask: Callable[[Game[Any]], T]) -> Iterator[T]:
    """What all games answer; a broken package is left out, and the log says once why."""
    for name in games():
        try:
            yield ask(game_named(name))
        except BadInput as error:
            if str(error) not in _LEFT_OUT:
                _LEFT_OUT.add(str(error))
                log.warning("a game is left out", extra={"game": name, "error": str(error)})


_LEFT_OUT: set[str] = set()


def game_cards(lang: str) -> tuple[GameCard, ...]:
    """Every game there is."""
    return tuple(of_every_game(lambda game: game_card(game, lang)))


@cache
def game_card(game: Game[Any], lang: str) -> GameCard:
    """One game."""
    speech = Speech(game, lang, ())
    return GameCard(
        game=game.id,
        name=game_name(game.id, lang),
        seats=tuple(game.seats),
        rules=game.rules,
        finished=game.finished,
        options=tuple(
            option_card(option, speech)
            for option in game.options
            if not (option.former or option.private)
        ),
        sides=tuple(option_card(option, speech) for option in game.options if option.private),
        bots=offered(game),
        windows={kind: speech.say(f"window-{kind}") for kind in windows(game)},
        units=game.units,
    )


def option_card(option: Option, speech: Speech) -> OptionCard:
    """An option with its words."""
    message = f"option-{option.name}"

    def words(part: str, otherwise: str = "") -> str:
        return spoken(lambda: speech.say(f"{message}{part}"), otherwise)

    shown = (*option.choices, OWN) if option.private else option.choices
    return OptionCard(
        name=option.name,
        kind=option.kind.value,
        default=plain(option.default),
        low=option.low,
        high=option.high,
        choices=option.choices,
        label=words("", option.name),
        about=words(".about"),
        names={choice: words(f"-{choice}", choice) for choice in shown},
    )


def brought_for(scene: Scene, person: str, speech: Speech, over: bool) -> Brought:
    """What can be brought to a table, and what somebody has brought there; all, if it is `over`."""
    seats = range(len(scene.record.seats)) if over else seats_brought_by(scene, person)
    brought = scene.record.brings()
    return Brought(
        options=tuple(option_card(each, speech) for each in scene.game.options if each.private),
        seats={seat: brought.get(seat, {}) for seat in seats},
    )
