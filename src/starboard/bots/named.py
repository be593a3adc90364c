"""Bots by name and setting: `random`, `learner:30`, `search:200`, `search:0.1s`, `file.py:MyBot`.

People choose among `LEVELS`, which are words for some of them.
"""

from __future__ import annotations

import importlib.util
import re
import sys
from collections.abc import Callable
from contextlib import redirect_stdout
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from starboard.bots.greedy import Greedy
from starboard.bots.guard import Guarded
from starboard.bots.learner import Learner
from starboard.bots.search import ITERATIONS, Search
from starboard.bots.simple import Random, Rarest
from starboard.errors import BadInput
from starboard.kernel.bot import Bot, Budget
from starboard.kernel.game import Game

FROM_FILE = re.compile(r"(?P<path>.+\.py):(?P<kind>\w+)(:(?P<setting>.+))?")


class Described(NamedTuple):
    """A line of `starboard bots`."""

    name: str
    de: str
    en: str


BOTS = (
    Described("random", "zieht irgendetwas", "plays any legal move"),
    Described(
        "rarest",
        "zieht, was bisher am seltensten vorkam; findet vergessene Winkel der Regeln",
        "plays what was played least so far; finds forgotten corners of the rules",
    ),
    Described(
        "greedy",
        "probiert jeden Zug einmal aus und nimmt den, nach dem es am besten aussieht",
        "tries every move once and takes the one that looks best afterwards",
    ),
    Described(
        "house",
        "spielt nach Faustregeln wie ein vernünftiger Mensch; jedes Spiel hat seinen eigenen",
        "plays by rules of thumb like a sensible person; every game has its own",
    ),
    Described(
        "learner:30",
        "denkt wie house und vertut sich in 30 von 100 Entscheidungen",
        "thinks like house and slips in 30 of 100 decisions",
    ),
    Described(
        "beginner",
        "die erste der vier Stärken am Tisch: learner, so oft vertan, wie es das Spiel sagt",
        "the first of the four levels at a table: learner, with as many slips as the game says",
    ),
    Described("casual", "die zweite: learner mit weniger Fehlern", "the second: fewer slips"),
    Described("regular", "die dritte: house", "the third: house"),
    Described(
        "strong",
        "die vierte: sucht wie search:200, aber höchstens eine Sekunde lang",
        "the fourth: searches like search:200, for a second at most",
    ),
    Described(
        "search:200",
        "probiert in Gedanken 200 Mal aus, was naheliegt; search:0.1s eine Zehntelsekunde lang",
        "tries likely moves 200 times in thought; search:0.1s thinks for a tenth of a second",
    ),
    Described(
        "path/file.py:MyBot",
        "dein eigener: die Klasse MyBot aus der Datei path/file.py",
        "your own: the class MyBot from the file path/file.py",
    ),
)

ADVISER = "adviser"
"""Gives hints to people; it sits on no seat, and so `starboard bots` does not list it."""
LEVELS = ("beginner", "casual", "regular", "strong")
"""How well an opponent plays, from the weakest to the strongest."""
STRONG = Budget(iterations=200, seconds=1.0)
"""A slow machine thinks for a second at most, a fast one always the same."""

SIMPLE: dict[str, Callable[[], Bot]] = {"random": Random, "rarest": Rarest, "greedy": Greedy}


def read_bots(text: str) -> list[str]:
    """The names in a list such as `house,search:200`."""
    names = [name.strip() for name in text.split(",")]
    if not all(names):
        raise BadInput("bots", "must-be-names", text=text)
    return names


def seat_bot(name: str, game: Game[Any], *, at_table: bool = False) -> Guarded:
    """A fresh bot by its name; at a table `greedy` takes over from one that fails."""
    bot, budget = make_bot(name, game)
    return Guarded(bot, name, game, budget, Greedy() if at_table else None)


def make_bot(name: str, game: Game[Any]) -> tuple[Bot, Budget]:
    """A bot and its budget; raises `BadInput` where there is none of that name."""
    from_file = FROM_FILE.fullmatch(name)
    if from_file:
        setting = from_file["setting"]
        budget = read_budget(name, setting) if setting else Budget()
        return build(name, load_kind(from_file["path"], from_file["kind"])), budget
    kind, colon, setting = name.partition(":")
    if kind == "search":
        return Search(), read_budget(name, setting) if colon else Budget(ITERATIONS)
    if kind == "learner" and colon:
        return Learner(house(game), read_slips(name, setting)), Budget()
    if colon:
        raise BadInput(f"bot {name}", "bot-has-no-settings", kind=kind)
    if kind in LEVELS:
        return of_level(kind, game)
    if kind == "house":
        return house(game), Budget()
    if kind == ADVISER:
        return adviser(game), Budget()
    if kind not in SIMPLE:
        known = ", ".join(bot.name for bot in BOTS)
        raise BadInput(f"bot {name}", "is-unknown", known=known)
    return SIMPLE[kind](), Budget()


def thinks_long(name: str) -> bool:
    """Whether a bot tries things out in thought, and needs a processor for it."""
    return name == "strong" or name.startswith("search")


def of_level(level: str, game: Game[Any]) -> tuple[Bot, Budget]:
    """An opponent as strong as a word says, with its budget."""
    if level == "strong":
        return Search(), STRONG
    own = house(game)
    beginner, casual = game.mind.slips
    match level:
        case "beginner":
            return Learner(own, beginner), Budget()
        case "casual":
            return Learner(own, casual), Budget()
        case _:
            return own, Budget()


def house(game: Game[Any]) -> Bot:
    """The game's own bot."""
    return own_bot(game.mind.house_bot(), game)


def adviser(game: Game[Any]) -> Bot:
    """Who gives hints in this game."""
    return own_bot(game.mind.adviser(), game)


def own_bot(bot: object | None, game: Game[Any]) -> Bot:
    """What a game calls a bot of its own."""
    if bot is None:
        raise BadInput("bot house", "has-no-house-bot", game=game.id)
    if not isinstance(bot, Bot):
        raise TypeError(f"{game.id} has a house bot that is no Bot")
    return bot


def read_slips(name: str, setting: str) -> int:
    """`30` are 30 of a hundred decisions."""
    if not re.fullmatch(r"[0-9]{1,2}|100", setting):
        raise BadInput(f"bot {name}", "must-be-percent", setting=setting)
    return int(setting)


def read_budget(name: str, setting: str) -> Budget:
    """`200` are iterations, `0.1s` seconds."""
    if re.fullmatch(r"[1-9][0-9]{0,8}", setting):
        return Budget(iterations=int(setting))
    if re.fullmatch(r"[0-9]{0,5}(\.[0-9]+)?s", setting) and setting != "s":
        seconds = float(setting[:-1])
        if seconds > 0:
            return Budget(seconds=seconds)
    raise BadInput(f"bot {name}", "must-be-budget", setting=setting)


@cache
def load_kind(path: str, kind: str) -> type[Bot]:
    """A class of bots from a file."""
    where = f"bot {path}:{kind}"
    if not Path(path).is_file():
        raise BadInput(where, "has-no-file", file=path)
    spec = importlib.util.spec_from_file_location(f"starboard_bot_{Path(path).stem}", path)
    if spec is None or spec.loader is None:
        raise BadInput(where, "file-cannot-be-loaded", file=path)
    module = importlib.util.module_from_spec(spec)
    try:
        with redirect_stdout(sys.stderr):
            spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        why = f"{type(error).__name__}: {error}"
        raise BadInput(where, "cannot-be-loaded", why=why) from error
    found = getattr(module, kind, None)
    if not isinstance(found, type) or not issubclass(found, Bot):
        raise BadInput(where, "has-no-bot-class", file=path, kind=kind)
    return found


def build(name: str, kind: type[Bot]) -> Bot:
    """A bot of a class somebody else wrote."""
    try:
        return kind()
    except Exception as error:
        why = f"{type(error).__name__}: {error}"
        raise BadInput(f"bot {name}", "cannot-be-built", why=why) from error
