"""The questions before a game: a number or the Enter key answers each of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from rich.table import Table
from rich.text import Text

from starboard.errors import BadInput
from starboard.kernel.game import Game
from starboard.kernel.options import (
    OWN,
    Option,
    OptionKind,
    OptionValue,
    filled_up,
    without_rivals,
)
from starboard.kernel.registry import read_brought
from starboard.screen.look import ACCENT, QUIET
from starboard.table.chairs import CALL_SIGNS
from starboard.terminal.menu import plain, typed_number
from starboard.terminal.screen import Screen
from starboard.text import LANGUAGES, game_name, texts_for
from starboard.text.sentences import Speech

Bringing = Callable[[str], dict[str, str]]
"""Reads a file or a code that somebody brings along; raises `BadInput`."""


class Setup:
    """What was asked for: language, people, and the options of the game."""

    def __init__(self, game: Game[Any], lang: str) -> None:
        self.game = game
        self.lang = lang
        self.people: list[str] = []
        self.seats = 0
        self.options: dict[str, OptionValue] = {}
        self.brought: dict[int, dict[str, str]] = {}

    @property
    def speech(self) -> Speech:
        return Speech(self.game, self.lang, self.people)


def ask_setup(
    screen: Screen,
    game: Game[Any],
    lang: str,
    preferred: Mapping[str, OptionValue] | None = None,
    bring: Bringing | None = None,
) -> Setup:
    """Everything a friendly host would ask; Enter takes what is preferred, else what is usual.

    With `bring` people may also choose something of their own that nobody else gets to know.
    """
    setup = Setup(game, lang)
    speech = setup.speech
    setup.people = [ask_name(screen, speech, "setup-name", CALL_SIGNS[0])]
    ask_company(screen, setup)
    for option in game.options:
        if option.former or option.private:
            continue
        usual = (preferred or {}).get(option.name, option.default)
        setup.options[option.name] = ask_option(screen, setup, option, usual, bring)
    return setup


def ask_company(screen: Screen, setup: Setup) -> None:
    """Who else plays: a crew of bots where one could also play alone, else an opponent."""
    speech, game = setup.speech, setup.game
    if 1 in game.seats:
        crews = [(speech.say("setup-crew-of", count=count), "") for count in game.seats]
        usual = len(crews) - 1 or 1
        chosen = ask_number(screen, speech.say, speech.say("setup-crew"), crews, usual)
        setup.seats = game.seats[chosen - 1]
        return
    rivals = [(speech.say("setup-opponent-bot"), ""), (speech.say("setup-opponent-person"), "")]
    if ask_number(screen, speech.say, speech.say("setup-opponent"), rivals, 1) == 2:
        setup.people.append(ask_name(screen, speech, "setup-second-name", CALL_SIGNS[1]))
    setup.seats = max(game.seats[0], len(setup.people))


def ask_language(screen: Screen, lang: str) -> str:
    """In both languages at once."""
    say = partial(texts_for().say, lang)
    prompt = say("setup-default", number=1 + LANGUAGES.index(lang))
    screen.show(Text(say("setup-language"), style=f"bold {ACCENT}"))
    answer = screen.ask(prompt)
    return LANGUAGES[int(answer) - 1] if answer in ("1", "2") else lang


def ask_game(screen: Screen, lang: str, games: Sequence[str], usual: str) -> str:
    """Which of the games, by their ids."""
    say = partial(texts_for().say, lang)
    ways = [(game_name(game, lang), "") for game in games]
    title = say("setup-game")
    return games[ask_number(screen, say, title, ways, games.index(usual) + 1) - 1]


def ask_name(screen: Screen, speech: Speech, message: str, default: str) -> str:
    """A name, made fit to be printed."""
    screen.show(Text(speech.say(message), style=f"bold {ACCENT}"))
    return clean_name(screen.ask(speech.say("setup-default-word", word=default))) or default


def clean_name(name: str) -> str:
    """A name of printable letters that does not break the lines."""
    return "".join(letter for letter in name if letter.isprintable()).strip()[:20]


def ask_option(
    screen: Screen, setup: Setup, option: Option, usual: OptionValue, bring: Bringing | None
) -> OptionValue:
    """One option of the game."""
    speech, message = setup.speech, f"option-{option.name}"
    if option.kind is OptionKind.FLAG:
        ways = [(speech.say(f"{message}.yes"), ""), (speech.say(f"{message}.no"), "")]
        default = 1 if usual else 2
        return ask_number(screen, speech.say, speech.say(f"{message}.ask"), ways, default) == 1
    if option.kind is OptionKind.WORDS and option.choices:
        return ask_words(screen, setup, option, bring)
    if option.kind is OptionKind.CHOICE:
        ways = described(speech, message, option.choices)
        default = option.choices.index(str(usual)) + 1
        asked = speech.say(f"{message}.ask")
        return option.choices[ask_number(screen, speech.say, asked, ways, default) - 1]
    return usual


def ask_words(
    screen: Screen, setup: Setup, option: Option, bring: Bringing | None
) -> tuple[str, ...]:
    """One word for each person, or something of their own; the bots take what is left."""
    speech, message = setup.speech, f"option-{option.name}"
    own = own_of(setup.game, option) if bring is not None else None
    chosen: list[str] = []
    for seat, name in enumerate(setup.people):
        title = speech.say(f"{message}.ask", seat=name)
        open_to_all = without_rivals(chosen, option)
        ways = described(speech, message, open_to_all)
        if own is not None:
            ways.append((speech.say(f"option-{own.name}-{OWN}"), ""))
        default = 1 + next(i for i, word in enumerate(open_to_all) if word not in chosen)
        number = ask_number(screen, speech.say, title, ways, default)
        while bring is not None and number > len(open_to_all):
            if brought := ask_own(screen, setup, bring):
                setup.brought[seat], number = brought, default
            else:
                number = ask_number(screen, speech.say, title, ways, default)
        chosen.append(open_to_all[number - 1])
    return filled_up(chosen, option, setup.seats)


def own_of(game: Game[Any], option: Option) -> Option | None:
    """What a seat may bring along in the place of one of these words."""
    alike = (each for each in game.options if each.private and each.choices == option.choices)
    return next(alike, None)


def ask_own(screen: Screen, setup: Setup, bring: Bringing) -> dict[str, str]:
    """What somebody brings along, checked at once; nothing if they would rather choose."""
    while word := screen.ask(setup.speech.say("setup-bring")).strip():
        try:
            found, content = bring(word), setup.game.content(None)
            return {
                name: read_brought(setup.game, name, value, content)
                for name, value in found.items()
            }
        except BadInput as error:
            screen.show(Text(error.said(setup.lang)))
    return {}


def described(speech: Speech, message: str, words: Sequence[str]) -> list[tuple[str, str]]:
    """Each word with its name and its one-line description."""
    return [
        (speech.say(f"{message}-{word}"), speech.say(f"{message}-{word}.about")) for word in words
    ]


def ask_number(
    screen: Screen,
    say: Callable[..., str],
    title: str,
    ways: Sequence[tuple[str, str]],
    default: int,
) -> int:
    """One of several."""
    screen.show(Text(title, style=f"bold {ACCENT}"))
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style=ACCENT, justify="right")
    grid.add_column(no_wrap=True)
    grid.add_column(style=QUIET)
    for number, (name, about) in enumerate(ways, 1):
        grid.add_row(str(number), name, about)
    screen.show(grid)
    while True:
        answer = plain(screen.ask(say("setup-default", number=default)))
        if not answer:
            return default
        number = typed_number(answer) or 0
        if 1 <= number <= len(ways):
            return number
        screen.show(Text(say("setup-again", most=len(ways))))
