"""The log book in words, as it travels from one mission to the next (DD-LOG).

efa.victory.4 red.card.r2 red.won.r1 efa.got.weapon_hack.2 efa.used.weapon_hack.1 efa.ore.12
red.civil.3 flag.khoury_alive event.microgen_geloescht text.0026.all next.RedCat
"""

from __future__ import annotations

from collections.abc import Sequence

from starboard.errors import BadInput, shortened
from starboard.games.dominate.kinds import Faction
from starboard.games.dominate.legacy.log_book import (
    BOTH,
    COMMANDERS,
    LogBook,
    Page,
    Played,
    empty_log,
)
from starboard.games.dominate.legacy.mission_cards import cards_by_word, mission_cards
from starboard.games.dominate.legacy.reward_cards import reward_cards

WHERE = "option log"
SHORT = {Faction.EFA: "efa", Faction.REDCAT: "red"}
NUMBERS = ("victory", "charism", "ore", "civil")
MOST_WORDS = 200
DIGITS = 4


def log_words(log: LogBook) -> tuple[str, ...]:
    """The whole sheet in words."""
    found: list[str] = []
    for commander in COMMANDERS:
        page, short = log.page(commander.value), SHORT[commander]
        found += [
            f"{short}.{name}.{getattr(page, name)}" for name in NUMBERS if getattr(page, name)
        ]
        for card, played in page.cards.items():
            known = mission_cards().get(card)
            found.append(f"{short}.{played}.{card if known is None else known.short}")
        found += [f"{short}.got.{card}.{count}" for card, count in page.received.items()]
        found += [f"{short}.used.{card}.{count}" for card, count in page.used.items() if count]
    found += [f"flag.{flag}" for flag in log.flags]
    found += [f"event.{event}" for event in log.events]
    found += [f"text.{text}.{to}" for text, to in log.texts.items()]
    if log.pl1:
        found.append(f"next.{log.pl1}")
    return tuple(found)


def read_log(words: Sequence[str], missions: Sequence[str] = ()) -> LogBook:
    """The sheet that words tell; `BadInput` names the word that is wrong.

    `missions` are further missions there are cards of.
    """
    log, said = empty_log(), dict[str, str]()
    for word in words:
        if not read_word(log, word, missions):
            raise BadInput(WHERE, "is-no-log", "DD-LOG-01", word=shortened(word, 40))
        note(said, word, WHERE)
    check_log(log)
    return log


def note(said: dict[str, str], word: str, where: str) -> None:
    """A word that says something else than one before it is refused."""
    before = said.setdefault(subject(word), word)
    if before != word:
        raise BadInput(where, "says-otherwise", "DD-LOG-01", word=word, before=before)


def subject(word: str) -> str:
    """What a word is about: `efa.victory`, a card, `next`; of flags and events the word itself."""
    head, _, rest = word.partition(".")
    kind, _, what = rest.partition(".")
    if head in SHORT.values():
        known = cards_by_word().get(what) if kind in list(Played) else None
        if known is not None:
            return f"{head}.{known.id}"
        return f"{head}.{kind}" if kind in NUMBERS else f"{head}.{kind}.{what.partition('.')[0]}"
    return {"next": head, "text": f"{head}.{kind}"}.get(head, word)


def read_word(log: LogBook, word: str, missions: Sequence[str]) -> bool:
    """Note down one word; says whether it is one."""
    head, _, rest = word.partition(".")
    for commander, short in SHORT.items():
        if head == short:
            return read_page(log.page(commander.value), rest, missions)
    if head == "flag" and is_name(rest):
        log.flags.append(rest)
        return True
    if head == "event" and rest in known_events():
        log.events.append(rest)
        return True
    if head == "text":
        text, _, to = rest.partition(".")
        log.texts[text] = to or BOTH
        return text.isdigit() and (to in ("", BOTH) or to in list(COMMANDERS))
    if head == "next" and rest in list(COMMANDERS):
        log.pl1 = rest
        return True
    return False


def read_page(page: Page, word: str, missions: Sequence[str]) -> bool:
    """A word about one commander."""
    head, _, rest = word.partition(".")
    if head in NUMBERS and is_number(rest):
        setattr(page, head, int(rest))
        return True
    if head in list(Played):
        known = cards_by_word().get(rest)
        card = rest if known is None else known.id
        page.cards[card] = head
        return known is not None or rest in missions
    card, _, count = rest.partition(".")
    if head in ("got", "used") and card in reward_cards() and is_number(count or "1"):
        counts = page.received if head == "got" else page.used
        counts[card] = int(count or "1")
        return counts[card] > 0
    return False


def is_number(word: str) -> bool:
    digits = word.removeprefix("-")
    return digits.isascii() and digits.isdigit() and len(digits) <= DIGITS


def is_name(word: str) -> bool:
    return word.isascii() and word.isidentifier()


def known_events() -> set[str]:
    return {event for card in mission_cards().values() for event in card.events}


def check_log(log: LogBook) -> None:
    """A log that cannot have happened is refused."""
    both = [card for page in (log.efa, log.redcat) for card in page.cards]
    for card in both:
        if both.count(card) > 1:
            raise BadInput(WHERE, "card-of-both", "DD-CAMP-27", card=card)
    for commander in COMMANDERS:
        for card in log.page(commander.value).cards:
            known = mission_cards().get(card)
            if known is not None and known.owner != commander:
                told = {"card": card, "commander": known.owner.value}
                raise BadInput(WHERE, "card-of-the-other", "DD-LOG-02", **told)
    for page in (log.efa, log.redcat):
        if page.ore < 0 or page.civil < 0:
            raise BadInput(WHERE, "less-than-nothing", "DD-LOG-05")
        for card, count in page.used.items():
            if count > page.received.get(card, 0):
                raise BadInput(WHERE, "used-without-card", "DD-LOG-03", card=card)
    for card, printed in reward_cards().items():
        if log.efa.received.get(card, 0) + log.redcat.received.get(card, 0) > printed.copies:
            raise BadInput(WHERE, "too-many-copies", "DD-REWARD-01", card=card)
    if log.pl1 and both and not log.page(log.pl1).open_cards():
        raise BadInput(WHERE, "next-has-no-card", "DD-CAMP-29", commander=log.pl1)
