"""What a person may type at a decision: a move, or one of a few commands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum, auto
from typing import TYPE_CHECKING, Any, cast

from rich import box
from rich.console import RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from starboard import ledger
from starboard.errors import BadInput, Error, Illegal, NeedsConsent, Worded
from starboard.kernel.forms import LONGEST, filled, form_of, text_of
from starboard.kernel.moves import Move
from starboard.kernel.seats import Seat
from starboard.screen import terminal_of
from starboard.screen.look import ACCENT, QUIET
from starboard.table import bots
from starboard.table.orders import Order, order_for, windows
from starboard.terminal.menu import Entry, Menu, plain, typed_number
from starboard.text.sentences import Speech

if TYPE_CHECKING:
    from starboard.terminal.session import Session


class Done(Enum):
    """What became of a typed line."""

    DECIDED = auto()
    """The match has moved on, or back."""
    ASK_AGAIN = auto()
    LOOK = auto()
    """Draw everything again, then ask."""
    LEFT = auto()


Command = Callable[["Session", Seat, Menu, str], Done | None]
"""Says what became of the line; nothing, where the question stays as it is."""
LOG_LINES = 30


def interpret(session: Session, seat: Seat, menu: Menu, typed: str, advice: list[Any]) -> Done:
    """Do what a person has typed; whatever is wrong with it costs one sentence.

    After a hint an empty line plays it: `advice` holds the hinted move until then.
    """
    if not typed:
        if advice:
            return play(session, seat, advice.pop())
        return Done.LOOK
    advice.clear()
    try:
        return obey(session, seat, menu, typed, advice)
    except Illegal as refused:
        show_refusal(session, seat, refused)
    except Error as error:
        told = error.said(session.speech.lang) if isinstance(error, Worded) else str(error)
        session.tell("play-went-wrong", what=told)
    return Done.ASK_AGAIN


def obey(session: Session, seat: Seat, menu: Menu, typed: str, advice: list[Any]) -> Done:
    """A move exactly, a command, the beginning of a move, a move that is refused, in this order."""
    entries = menu.exactly(typed)
    if len(entries) == 1:
        return play(session, seat, entries[0].move)
    word, _, rest = typed.partition(" ")
    command = command_named("why" if word == "?" else word, session.speech)
    if command == "hint":
        advice.append(hint(session, seat, menu))
        return Done.ASK_AGAIN
    if command:
        return COMMANDS[command](session, seat, menu, rest.strip()) or Done.ASK_AGAIN
    entries = menu.beginning(typed)
    if len(entries) == 1:
        return play(session, seat, entries[0].move)
    if entries:
        return ambiguous(session, entries)
    try:
        move = session.match.read(seat, typed)
    except BadInput:
        session.tell("play-not-understood", typed=shortened(typed))
        return Done.ASK_AGAIN
    return play(session, seat, move)


def command_named(word: str, speech: Speech) -> str:
    """The command meant by a word of either language, or its beginning from three letters on."""
    wanted = plain(word)
    words = {name: {name, plain(speech.say(f"command-{name}"))} for name in ALL}
    for name, called in words.items():
        if wanted in called:
            return name
    if len(wanted) < 3:
        return ""
    begun = [name for name, called in words.items() if any(c.startswith(wanted) for c in called)]
    return begun[0] if len(begun) == 1 else ""


def shortened(typed: str) -> str:
    clean = "".join(letter for letter in typed if letter.isprintable())
    return clean if len(clean) <= 40 else clean[:39] + "…"


def play(session: Session, seat: Seat, move: Move) -> Done:
    """Make a move; for a form the text is asked for."""
    if move.open and not text_of(move):
        move = filled(move, session.screen.ask(session.speech.say("play-text", most=LONGEST)))
    before = len(session.match.events(seat))
    session.match.play(seat, move)
    session.seen[seat] = before
    return Done.DECIDED


def ambiguous(session: Session, entries: Sequence[Entry]) -> Done:
    meant = [f"{entry.number} {entry.label}" for entry in entries[:4]]
    session.tell("play-ambiguous", meant=", ".join(meant), count=len(entries))
    return Done.ASK_AGAIN


# ------------------------------------------------------------------------- asking


def show_refusal(session: Session, seat: Seat, refused: Illegal) -> None:
    """The sentence, the clause and its rule."""
    state = session.match.view(seat).table
    said = Text(session.speech.refusal(state, refused))
    said.append(f"  {refused.clause}", style=QUIET)
    session.screen.show(said)
    try:
        rule = ledger.find(refused.clause).text(lang_of(session))
    except BadInput:
        return
    session.screen.show(Padding(Text(rule, style=QUIET), (0, 0, 0, 2)))


def lang_of(session: Session) -> ledger.Language:
    return "de" if session.speech.lang == "de" else "en"


def why(session: Session, seat: Seat, menu: Menu, text: str) -> None:
    """Why a thing cannot be used now."""
    if not text:
        session.tell("play-why-what")
        return
    things = things_called(session, seat, text)
    if not things:
        session.tell("play-no-such-thing", thing=shortened(text))
        return
    refusals: list[Illegal] = []
    for thing in things:
        try:
            found = session.match.explain(seat, thing)
        except BadInput:
            session.tell("play-not-understood", typed=shortened(text))
            return
        if not found:
            usable = [entry for entry in menu.entries if thing in entry.move.touches]
            meant = ", ".join(f"{entry.number} {entry.label}" for entry in usable[:4]) or thing
            session.tell("play-usable", moves=meant)
            return
        refusals.extend(refused for refused in found if refused not in refusals)
    for refused in refusals:
        show_refusal(session, seat, refused)


def things_called(session: Session, seat: Seat, text: str) -> list[str]:
    """The things a text means: a move in notation, an id, a name or its beginning."""
    if text.split()[0] in {kind.verb for kind in session.match.game.move_types}:
        return [text]
    view = session.match.view(seat)
    called = {thing: plain(session.speech.thing(view.table, thing)) for thing in view.things}
    wanted = plain(text)
    for fits in (
        lambda thing, name: wanted in (plain(thing), name),
        lambda thing, name: name.startswith(wanted),
        lambda thing, name: wanted in name,
    ):
        found = [thing for thing, name in called.items() if fits(thing, name)]
        if found:
            return found
    return []


def rule(session: Session, seat: Seat, menu: Menu, text: str) -> None:
    """A clause by its id, or those that contain some words."""
    lang = lang_of(session)
    rules = ledger.of(session.match.game.id)
    if text.upper() in rules:
        found = [rules[text.upper()]]
    else:
        found = list(rules.search(text)) if text else []
    if not found:
        session.tell("play-no-such-rule", text=shortened(text))
    for clause in found[:5]:
        said = Text.assemble((clause.id, f"bold {ACCENT}"), " ", clause.text(lang))
        session.screen.show(said)
    if len(found) > 5:
        session.tell("play-more-rules", count=len(found) - 5)


def card(session: Session, seat: Seat, menu: Menu, text: str) -> None:
    """A card with its words."""
    state = session.match.view(seat).table
    drawn = terminal_of(session.match.game).portrait(state, text, session.speech.lang)
    if drawn is None:
        session.tell("play-no-such-card", text=shortened(text))
    else:
        session.screen.show(cast(RenderableType, drawn))


def hint(session: Session, seat: Seat, menu: Menu) -> Move:
    """What the house bot would do, and why; gives the move."""
    match = session.match
    decided = bots.decide(match, seat, bots.stand_in(match.game))
    move = match.read(seat, decided.move)
    entry = menu.entry_of(form_of(move))
    reason = session.speech.reason(match.view(seat).table, decided.why, decided.args)
    session.tell("play-hint", number=entry.number, move=entry.label, reason=reason)
    return move


def log(session: Session, seat: Seat, menu: Menu, text: str) -> None:
    """What has happened so far."""
    number = typed_number(text)
    lines = LOG_LINES if number is None else number
    sentences = session.sentences(seat)
    for sentence in sentences[-lines:] if lines else []:
        session.screen.show(Text(sentence))


def lang(session: Session, seat: Seat, menu: Menu, text: str) -> Done:
    """The other language."""
    session.speak("en" if session.speech.lang == "de" else "de")
    return Done.LOOK


def help_(session: Session, seat: Seat, menu: Menu, text: str) -> None:
    """What can be typed."""
    speech = session.speech
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style=f"bold {ACCENT}", no_wrap=True)
    grid.add_column()
    grid.add_row(speech.say("play-help-moves"), speech.say("play-help-moves.about"))
    for name in ALL:
        word = speech.say(f"command-{name}")
        form = speech.say(f"command-{name}.form")
        grid.add_row(f"{word} {form}".strip(), speech.say(f"command-{name}.about"))
    legend = speech.texts.messages(speech.lang).get("board-legend")
    session.screen.show(
        Panel(grid, box=box.ROUNDED, border_style=QUIET, title=speech.say("play-help-title"))
    )
    if legend is not None:
        session.tell("board-legend")


# ------------------------------------------------------------------------- doing


def undo(session: Session, seat: Seat, menu: Menu, text: str) -> Done | None:
    """Take the last move back, if everybody concerned agrees."""
    try:
        session.match.undo(seat)
    except NeedsConsent as needed:
        if not agreed(session, seat, needed):
            return None
        session.match.undo(seat, consent=needed.seats)
    session.ask_anyway = True
    session.tell("play-undone", seat=session.speech.name(seat))
    return Done.DECIDED


def agreed(session: Session, seat: Seat, needed: NeedsConsent) -> bool:
    """People are asked, one after the other; bots may refuse at once."""
    name, bot = session.speech.name, session.table.refusing(needed)
    if bot is not None:
        session.tell("play-bot-refuses", seat=name(bot))
        return False
    for other in needed.seats:
        if other not in session.people:
            continue
        question = session.speech.say("play-consent", asked=name(other), seat=name(seat))
        if not confirmed(session, question):
            session.tell("play-refused", seat=name(other))
            return False
    return True


def confirmed(session: Session, question: str) -> bool:
    """A question that is answered with yes or no."""
    answer = plain(session.screen.ask(question))
    return bool(answer) and answer in session.speech.say("play-yes").split()


def orders(session: Session, seat: Seat, menu: Menu, text: str) -> None:
    """Show the standing orders, or change one: `orders 2 never`."""
    speech, own = session.speech, session.table.chairs[seat].orders
    kinds, words = windows(session.match.game), text.split()
    if len(words) == 2:
        called = {order: plain(speech.say(f"order-{order}")) for order in Order}
        chosen = [order for order in Order if plain(words[1]) in (order.value, called[order])]
        number = typed_number(words[0]) or 0
        if 1 <= number <= len(kinds) and chosen:
            own[kinds[number - 1]] = chosen[0]
            words = []
    if words:
        session.tell("play-orders-form")
        return
    for number, kind in enumerate(kinds, 1):
        said = speech.say(f"order-{order_for(own, kind)}.about")
        session.screen.show(Text(f"{number}  {speech.say(f'window-{kind}')}: {said}"))
    session.tell("play-orders-form")


def save(session: Session, seat: Seat, menu: Menu, text: str) -> None:
    """Write the match to a file."""
    session.save(text or session.file or f"{session.match.game.id}.jsonl")


def concede(session: Session, seat: Seat, menu: Menu, text: str) -> Done | None:
    """Give up, after a question."""
    if not confirmed(session, session.speech.say("play-concede")):
        return None
    session.match.concede(seat)
    return Done.DECIDED


COMMANDS: dict[str, Command] = {
    "card": card,
    "why": why,
    "rule": rule,
    "log": log,
    "look": lambda *_: Done.LOOK,
    "undo": undo,
    "orders": orders,
    "save": save,
    "lang": lang,
    "concede": concede,
    "quit": lambda *_: Done.LEFT,  # the game can go on later if it is saved
    "help": help_,
}
ALL = ("hint", *COMMANDS)
