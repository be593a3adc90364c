"""`log FILE` and `evaluate FILE`: the log book of a campaign on the table at home.

A log is a text of words, as many in a line as one likes; what follows a `#` is for people:

    efa.victory.4 efa.won.e1    # blood red sunshine beach
    red.won.r1 red.card.r2 next.RedCat
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Annotated, NotRequired, TypedDict

import msgspec

from starboard.errors import BadInput, shortened
from starboard.games.dominate.campaign.course import first_cards, playable_cards
from starboard.games.dominate.evaluation.odds import odds
from starboard.games.dominate.evaluation.reading import evaluate
from starboard.games.dominate.evaluation.telling import (
    Chances,
    chances_of,
    evaluation_lines,
    finding_lines,
    odds_lines,
    text_of,
    title_of,
    why_line,
)
from starboard.games.dominate.legacy.log_book import COMMANDERS, LogBook, Page, empty_log
from starboard.games.dominate.legacy.mission_cards import mission_cards
from starboard.games.dominate.legacy.reward_cards import reward_cards
from starboard.games.dominate.legacy.words import MOST_WORDS, check_log, log_words, note, read_word
from starboard.games.dominate.words import listed, told
from starboard.kernel import Seeded
from starboard.tool import Answer, Arg, Document, Tool

BOM = "\ufeff"
"""What some editors put before a text."""
FACES = re.compile(r"[1-6](,[1-6])*")


class Log(msgspec.Struct):
    """A log book in words."""

    file: Document


class ToEvaluate(msgspec.Struct):
    """A log book in words, and where the dice come from."""

    file: Document
    dice: Annotated[str, Arg(shown="5,3,…", either="dice")] = ""
    seed: Annotated[int | None, Arg(either="dice")] = None
    odds: bool = False


class PageFacts(TypedDict):
    """The page of one commander."""

    commander: str
    victory: int
    charism: int
    ore: int
    civil: int
    cards: dict[str, str]
    rewards: dict[str, int]
    playable: list[str]
    said: list[str]
    """The same in sentences."""


class LogFacts(TypedDict):
    """The whole sheet, and how it goes on."""

    words: list[str]
    pages: list[PageFacts]
    events: list[str]
    next: str
    over: bool
    said: list[str]
    """What happened, and how it goes on, in sentences."""


class ArticleFacts(TypedDict):
    """A text that is read."""

    text: str
    to: str
    title: str
    said: str
    rolled: int
    why: str
    """What called for it, as a sentence."""


class Evaluated(TypedDict):
    """What becomes of a campaign."""

    findings: list[str]
    articles: list[ArticleFacts]
    rolls: dict[str, int]
    odds: NotRequired[Chances]


# ------------------------------------------------------------------------- reading


def read_file(given: Document) -> LogBook:
    """The log in a file; what is wrong is named with its line and word."""
    log, count, before = empty_log(), 0, dict[str, str]()
    for number, line in enumerate(given.read().removeprefix(BOM).splitlines(), 1):
        for word in line.partition("#")[0].split():
            count += 1
            if count > MOST_WORDS:
                raise BadInput(given.name, "log-too-long", "DD-LOG-01", most=MOST_WORDS)
            if not read_word(log, word, ()):
                said = shortened(word, 40)
                raise BadInput(f"{given.name}: line {number}", "is-no-log", "DD-LOG-01", word=said)
            note(before, word, f"{given.name}: line {number}")
    first_cards(log)
    try:
        check_log(log)
    except BadInput as error:
        raise BadInput(given.name, error.message, error.clause, **error.arguments) from None
    check_course(log, given.name)
    return log


def check_course(log: LogBook, where: str) -> None:
    """Every further mission card was given by a mission that was played (DD-CAMP-27)."""
    played = {**log.efa.cards, **log.redcat.cards}
    for card in played:
        printed = mission_cards().get(card)
        if printed is None or printed.start:
            continue
        if not any(each.gift(played.get(id, "")) for id, each in printed.given_by.items()):
            givers = ", ".join([mission_cards()[id].short for id in printed.given_by])
            told = {"card": printed.short, "missions": givers}
            raise BadInput(where, "card-from-nowhere", "DD-CAMP-27", **told)


# ------------------------------------------------------------------------- the log


def log_book(wants: Log, lang: str) -> Answer:
    """Both pages, what may be played next, and why."""
    log = read_file(wants.file)
    over = not log.efa.open_cards() and not log.redcat.open_cards()
    facts: LogFacts = {
        "words": list(log_words(log)),
        "pages": [page_facts(log, commander.value, lang) for commander in COMMANDERS],
        "events": log.events,
        "next": log.pl1,
        "over": over,
        "said": list(closing_lines(log, over, lang)),
    }
    return Answer(facts, list(log_lines(facts)))


def page_facts(log: LogBook, commander: str, lang: str) -> PageFacts:
    page = log.page(commander)
    return {
        "commander": commander,
        "victory": page.victory,
        "charism": page.charism,
        "ore": page.ore,
        "civil": page.civil,
        "cards": page.cards,
        "rewards": page.rewards(),
        "playable": playable_cards(page),
        "said": list(page_lines(commander, page, lang)),
    }


def log_lines(facts: LogFacts) -> Iterator[str]:
    """The sheet as people read it."""
    for page in facts["pages"]:
        first, *more = page["said"]
        yield from [first, *[f"  {line}" for line in more], ""]
    yield from facts["said"]


def closing_lines(log: LogBook, over: bool, lang: str) -> Iterator[str]:
    """What both pages have in common, and what may be played next."""
    if log.events:
        events = listed(lang, [told(lang, f"special-{event}") for event in log.events])
        yield told(lang, "log-events", events=events)
    if over:
        yield told(lang, "log-over")
        return
    for name in [log.pl1] if log.pl1 else [each.value for each in COMMANDERS]:
        yield next_line(name, log.page(name), lang)
    if not log.pl1:
        yield told(lang, "log-first-die")


def page_lines(commander: str, page: Page, lang: str) -> Iterator[str]:
    """One column of the sheet."""
    numbers = {"victory": page.victory, "charism": page.charism}
    yield told(lang, "log-page", commander=commander, **numbers)
    yield told(lang, "log-counts", ore=page.ore, civil=page.civil)
    for card, became in page.cards.items():
        name = card_name(card, lang)
        yield told(lang, "log-card", card=name, became=became)
    for reward, count in page.rewards().items():
        name = reward_cards()[reward].name.of(lang)
        yield told(lang, "log-reward", card=name, count=count)


def card_name(card: str, lang: str) -> str:
    """A mission by its name."""
    found = mission_cards().get(card)
    return card if found is None else found.name.of(lang)


def next_line(commander: str, page: Page, lang: str) -> str:
    """What a commander may play next, and why only that."""
    playable = playable_cards(page)
    names = listed(lang, [card_name(card, lang) for card in playable])
    if not playable:
        return told(lang, "log-none", commander=commander)
    forced = len(playable) < len(page.open_cards())
    note = mission_cards()[playable[0]].note if playable[0] in mission_cards() else None
    why = note.value if note is not None and (forced or len(playable) == 1) else "free"
    return told(lang, "log-next", commander=commander, cards=names, why=why)


# ------------------------------------------------------------------------- the evaluation


class Thrown:
    """Dice from the table, one after another, or from a seed."""

    def __init__(self, wants: ToEvaluate) -> None:
        if wants.dice and not FACES.fullmatch(wants.dice):
            raise BadInput("--dice", "expected-dice")
        self.faces = [int(face) for face in wants.dice.split(",")] if wants.dice else []
        self.given = bool(wants.dice)
        self.chance = Seeded(str(wants.seed or 0))

    def __call__(self, name: str) -> int:
        if not self.given:
            return self.chance.die(6)
        if not self.faces:
            raise BadInput("--dice", "more-dice-needed", "DD-EVAL-02", name=name)
        return self.faces.pop(0)


def evaluation(wants: ToEvaluate, lang: str) -> Answer:
    """Every number with its reason, the texts, and with `--odds` their exact chances."""
    log, dice = read_file(wants.file), Thrown(wants)
    found = evaluate(log, dice)
    if dice.faces:
        raise BadInput("--dice", "dice-left-over", "DD-EVAL-02", count=len(dice.faces))
    facts: Evaluated = {
        "findings": finding_lines(found.findings, lang),
        "articles": [
            {
                "text": article.call.text,
                "to": article.call.to,
                "title": title_of(article.call, lang),
                "said": text_of(article.call, lang),
                "rolled": article.rolled,
                "why": why_line(article, found.findings, lang),
            }
            for article in found.articles
        ],
        "rolls": dict(found.rolls),
    }
    lines = evaluation_lines(found, lang)
    if wants.odds:
        facts["odds"] = chances_of(odds(log), found, lang)
        lines = [*lines, "", *odds_lines(facts["odds"], lang)]
    return Answer(facts, lines)


LOG = Tool(words="log", wants=Log, answer=log_book, facts=LogFacts, online=True)
EVALUATE = Tool(words="evaluate", wants=ToEvaluate, answer=evaluation, facts=Evaluated, online=True)
