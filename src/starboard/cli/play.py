"""`starboard play`: a game here in the terminal, people and bots in any mix."""

from __future__ import annotations

import argparse
import errno
import os
import secrets
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from starboard.cli.codes import ANSWER_IS_NO, DONE, INTERRUPTED
from starboard.errors import BadInput

if TYPE_CHECKING:
    from starboard.cli import Subparsers
    from starboard.kernel.game import Game
    from starboard.kernel.match import Match
    from starboard.terminal import Player, Screen, Session


def register(subparsers: Subparsers) -> None:
    """Add the command."""
    parser = subparsers.add_parser("play", help="play a game here in the terminal")
    add = parser.add_argument
    add("game", nargs="?", metavar="GAME", help="its id (asked for, or the one for newcomers)")
    add("--seats", type=int, metavar="N", help="how many play")
    add("--you", action="append", metavar="NAME", help="a person at the keyboard; may be repeated")
    add("--bots", metavar="NAMES", help="the bots, such as house,greedy (default: house)")
    add("--watch", action="store_true", help="let the bots play among themselves")
    add("--seed", metavar="S", help="any word or number; the same seed deals the same cards")
    add("--deck", action="append", metavar="DECK", help="a deck, code or file for each seat")
    add("--bring", action="append", metavar="DECK", help="the same, and only its seat knows it")
    begin = parser.add_mutually_exclusive_group()
    begin.add_argument("--ready", action="store_true", help="start with what is ready-made")
    begin.add_argument("--build", action="store_true", help="build your own first")
    add("--option", action="append", default=[], metavar="NAME=VALUE", help="any other option")
    add("--cards", action="append", default=[], metavar="PATH", help="a folder with own cards")
    add("--open", action="store_true", help="no hand-over screens: everybody may see everything")
    add("--pace", type=float, default=1.0, metavar="X", help="a game in real time, X times as fast")
    add("--load", metavar="FILE", help="go on with a saved game")
    add("--save", metavar="FILE", help="save the game here when you leave")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Set the table and play."""
    from starboard.kernel.registry import first, game_named, load
    from starboard.terminal import Screen
    from starboard.terminal.live import Live

    check_together(options)
    screen = Screen()
    options.save = options.save or options.load
    if options.save:
        check_writable(Path(options.save))
    if options.load:
        match = load(options.load)
        if options.game and options.game.replace("-", "_") != match.game.id:
            raise excluded(options.game, "--load")
    else:
        if is_bare(options) and sys.stdin.isatty() and not greeted(screen, options):
            return DONE
        match = new_match(game_named(options.game) if options.game else first(), options)
    while True:
        session = opened(match, options, screen)
        saved = played(session)
        if session.interrupted:
            return INTERRUPTED
        if not isinstance(session, Live) or session.next is None:
            return DONE if saved else ANSWER_IS_NO
        match = next_match(match, session.next)


def check_together(options: argparse.Namespace) -> None:
    """What would silently do nothing is refused."""
    if options.watch and options.you:
        raise excluded("--you", "--watch")
    begun = ("seats", "seed", "deck", "bring", "ready", "build", "option", "cards")
    for name in begun if options.load else ():
        if getattr(options, name):
            raise excluded(f"--{name}", "--load")


def excluded(name: str, other: str) -> BadInput:
    return BadInput("", "argument-excluded", name=name, other=other, program="starboard play")


def played(session: Session) -> bool:
    """Lead people through the match; a game in the making may have no sentences yet."""
    from starboard.text import NoMessage

    try:
        return session.run()
    except NoMessage as error:
        game = session.match.game.id
        raise BadInput(f"game “{game}”", "cannot-be-told", why=str(error)) from error


def check_writable(path: Path) -> None:
    """Nobody wants to hear after a long evening that it cannot be saved."""
    if path.is_dir():
        raise BadInput(str(path), "is-not-writable", why=os.strerror(errno.EISDIR))
    if not path.parent.is_dir():
        raise BadInput(str(path), "is-not-writable", why=os.strerror(errno.ENOENT))
    if not os.access(path.parent, os.W_OK):
        raise BadInput(str(path), "is-not-writable", why=os.strerror(errno.EACCES))


def opened(match: Match[Any], options: argparse.Namespace, screen: Screen) -> Session:
    """A session: with single keys where the game runs in real time and somebody can press them."""
    from starboard.screen.keyboard import has_keyboard, keyboard
    from starboard.terminal import Session
    from starboard.terminal.live import Live, desk_for

    if not options.pace > 0:
        raise BadInput("--pace", "must-be-above-zero")
    players, save = seated(match, options), options.save or ""
    desk = desk_for(match, players, options.lang)
    if desk is None or not has_keyboard():
        return Session(match, players, options.lang, screen, save=save, open_hands=options.open)
    return Live(
        match,
        players,
        options.lang,
        screen,
        desk,
        keyboard=keyboard,
        pace=options.pace,
        save=save,
    )


def next_match(match: Match[Any], options: Mapping[str, object]) -> Match[Any]:
    """Another match for the same seats."""
    from starboard.kernel.registry import start

    seed = secrets.token_hex(32)
    setup = match.setup
    return start(
        match.game, seats=setup.seats, seed=seed, options=dict(options), brought=setup.brings()
    )


def is_bare(options: argparse.Namespace) -> bool:
    """Whether nothing but a game was named, so that a few questions are welcome."""
    told = (options.seats, options.you, options.bots, options.watch, options.seed, options.deck)
    wished = (options.bring, options.ready, options.build, options.option, options.cards)
    return not any((*told, *wished))


def greeted(screen: Screen, options: argparse.Namespace) -> bool:
    """Ask which game and what kind of game it shall be; no if the person has left meanwhile."""
    from starboard.cli.options import read_brings
    from starboard.kernel.registry import first, game_named, games
    from starboard.terminal.setup import ask_game, ask_language, ask_setup

    named = game_named(options.game) if options.game else None
    try:
        options.lang = ask_language(screen, options.lang)
        game = named or game_named(ask_game(screen, options.lang, games(), first().id))
        usual = {option.name: True for option in game.options if option.prepared}
        setup = ask_setup(
            screen, game, options.lang, usual, lambda word: read_brings(game, [word], (), True)[0]
        )
    except EOFError:
        return False
    options.game, options.you, options.seats = game.id, setup.people, setup.seats
    options.asked, options.brought = setup.options, setup.brought
    return True


def new_match(game: Game[Any], options: argparse.Namespace) -> Match[Any]:
    """A fresh match with what the command line says."""
    from starboard.cli.options import read_brings, read_given
    from starboard.kernel.registry import start

    seats, keyboard = seats_of(game, options), not options.watch
    given: dict[str, object] = dict(getattr(options, "asked", {}))
    deck = options.deck or ()
    given.update(read_given(game, options.option, deck, seats, options.cards, keyboard))
    prepared = next((option.name for option in game.options if option.prepared), None)
    if prepared is not None:
        given.setdefault(prepared, not options.build)
    elif options.ready or options.build:
        flag = "--build" if options.build else "--ready"
        raise BadInput(flag, "game-has-nothing-to-prepare", game=game.id)
    seed = options.seed if options.seed is not None else secrets.token_hex(32)
    brought = getattr(options, "brought", {})
    brought = brought or read_brings(game, options.bring or (), options.cards, keyboard)
    return start(game, seats=seats, seed=seed, options=given, cards=options.cards, brought=brought)


def seats_of(game: Game[Any], options: argparse.Namespace) -> int:
    """As many seats as were asked for, or as people and bots need."""
    if options.seats is not None:
        return int(options.seats)
    people = 0 if options.watch else len(options.you or [""])
    bots = len(options.bots.split(",")) if options.bots else 0
    return max(people + bots, game.seats[0])


def seated(match: Match[Any], options: argparse.Namespace) -> list[Player]:
    """People first, then the bots; seats nobody was named for go to the house bot."""
    from starboard.bots.named import read_bots
    from starboard.table.bots import stand_in
    from starboard.table.chairs import CALL_SIGNS
    from starboard.terminal import Person
    from starboard.terminal.setup import clean_name

    seats = match.setup.seats
    names = [] if options.watch else [clean_name(name) for name in options.you or [CALL_SIGNS[0]]]
    people = [Person(name or CALL_SIGNS[place]) for place, name in enumerate(names)]
    bots = read_bots(options.bots) if options.bots else []
    if len(people) + len(bots) > seats:
        raise BadInput(
            "seats", "too-many-for-seats", people=len(people), bots=len(bots), seats=seats
        )
    bots += [stand_in(match.game)] * (seats - len(people) - len(bots))
    players: list[Player] = [*people]
    for name in bots:
        players.append(bot_player(match, name, options.lang, players))
    return players


def bot_player(match: Match[Any], name: str, lang: str, others: list[Player]) -> Player:
    """A bot with a name of its own and a random stream that nobody else uses."""
    from starboard.bots.named import seat_bot
    from starboard.kernel.chance import Seeded
    from starboard.terminal import BotSeat
    from starboard.text import texts_for

    texts, seat = texts_for(), len(others)
    called = "house" if name == "house" else "bot"
    said = texts.say(lang, f"name-{called}", name=name)
    twins = sum(other.name.startswith(said) for other in others)
    chance = Seeded(f"{match.setup.seed}/bot/{seat}/{len(match.log)}")
    shown = f"{said} {twins + 1}" if twins else said
    return BotSeat(shown, seat_bot(name, match.game, at_table=True), chance)
