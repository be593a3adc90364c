"""A deck as people write and paste it: one card a line, or one short code (FS-DECK-01)."""

from __future__ import annotations

import base64
import binascii
import difflib
import re
import zlib
from collections import Counter
from enum import StrEnum
from pathlib import Path

from starboard.errors import BadInput
from starboard.games.flagship.content import Card, Catalogue
from starboard.games.flagship.decks import MOST_CARDS, Deck, deck_from_data
from starboard.kernel.yaml_files import Name, read_yaml
from starboard.text import texts_for

CODE = "fs1:"
"""Every deck code begins with this."""

LONGEST_CODE = 4_000
"""A code of all 118 cards, each several times, has 1,320 letters; 100 own cards add some 1,700."""

_LONGEST = 100_000
"""Characters of a pasted deck, also after unpacking a code."""


class Section(StrEnum):
    """The three parts of a written deck."""

    MAIN_SHIP = "main_ship"
    MARKET = "market"
    EVENTS = "events"


_HEADINGS = {
    "hauptschiff": Section.MAIN_SHIP,
    "main ship": Section.MAIN_SHIP,
    "markt": Section.MARKET,
    "market": Section.MARKET,
    "ereignisse": Section.EVENTS,
    "events": Section.EVENTS,
}
_LINE = re.compile(r"(?:(?P<count>\d{1,6}) ?(?:[x×] )? *)?(?P<name>\S.*)")


def read_deck(path: Path, cards: Catalogue) -> Deck:
    """A deck out of a file: YAML, text or code."""
    if path.suffix in (".yaml", ".yml"):
        return deck_from_data(read_yaml(path, str(path)), str(path), cards)
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadInput(str(path), "is-out-of-reach", why=str(error.strerror)) from None
    except UnicodeDecodeError:
        raise BadInput(str(path), "is-not-utf8") from None
    try:
        return parse_deck(text, cards)
    except BadInput as error:
        raise error.within(str(path)) from None


def parse_deck(text: str, cards: Catalogue) -> Deck:
    """A deck out of pasted text or a code; errors name the line."""
    if len(text) > _LONGEST:
        raise BadInput("", "deck-too-long", most=str(_LONGEST))
    if text.strip().startswith(CODE):
        return decode_deck(text.strip(), cards)
    reader = _Reader(cards)
    for number, line in enumerate(text.splitlines(), 1):
        reader.read(line.strip(), f"line {number}")
    return reader.deck()


def format_deck(deck: Deck, cards: Catalogue, lang: str) -> str:
    """A deck as text to paste, in one language."""
    texts = texts_for("flagship")
    lines = [texts.say(lang, "deck-name", name=deck.name.of(lang))]
    for section, part in _sections(deck):
        lines += ["", texts.say(lang, "deck-section", section=section.value)]
        lines += [f"{count} {cards[card].name.of(lang)}" for card, count in Counter(part).items()]
    return "\n".join(lines) + "\n"


def encode_deck(deck: Deck) -> str:
    """A deck as one line of plain characters; the names are packed with it."""
    parts = [f"{deck.name.de}\t{deck.name.en}\t{deck.id}"]
    for _, part in _sections(deck):
        parts.append(" ".join(f"{count}*{card}" for card, count in Counter(part).items()))
    packed = zlib.compress("\n".join(parts).encode(), 9)
    return CODE + base64.urlsafe_b64encode(packed).decode().rstrip("=")


def decode_deck(code: str, cards: Catalogue) -> Deck:
    """The deck of a code."""
    lines = _unpack(code).split("\n")
    if len(lines) != 4 or lines[0].count("\t") != 2:
        raise BadInput("deck code", "is-damaged")
    german, english, deck_id = lines[0].split("\t")
    main_ship, market, events = (_counted(line, cards) for line in lines[1:])
    _refuse_too_many(len(main_ship) + len(market) + len(events), "deck code")
    name = Name(de=german, en=english)
    return Deck(id=deck_id, name=name, main_ship=main_ship, market=market, events=events)


def _sections(deck: Deck) -> tuple[tuple[Section, tuple[str, ...]], ...]:
    return (
        (Section.MAIN_SHIP, deck.main_ship),
        (Section.MARKET, deck.market),
        (Section.EVENTS, deck.events),
    )


def _unpack(code: str) -> str:
    packed = code.removeprefix(CODE)
    try:
        data = base64.b64decode(packed + "=" * (-len(packed) % 4), altchars=b"-_", validate=True)
        unpacker = zlib.decompressobj()
        text = unpacker.decompress(data, _LONGEST)
        if not unpacker.eof:
            raise BadInput("deck code", "is-damaged")
        return text.decode()
    except (binascii.Error, zlib.error, ValueError):
        raise BadInput("deck code", "is-damaged") from None


def _counted(line: str, cards: Catalogue) -> tuple[str, ...]:
    found: list[str] = []
    for part in line.split():
        count, _, card_id = part.partition("*")
        if not re.fullmatch(r"[1-9]\d{0,3}", count):
            raise BadInput("deck code", "is-damaged")
        if card_id not in cards.cards:
            raise BadInput("deck code", "names-no-card", card=card_id)
        _refuse_too_many(len(found) + int(count), "deck code")
        found += [card_id] * int(count)
    return tuple(found)


def _refuse_too_many(count: int, where: str) -> None:
    if count > MOST_CARDS:
        raise BadInput(where, "at-most-cards", most=str(MOST_CARDS))


class _Reader:
    """Reads a written deck line by line."""

    def __init__(self, cards: Catalogue) -> None:
        self.cards = cards
        self.name = ""
        self.section: Section | None = None
        self.parts: dict[Section, list[str]] = {section: [] for section in Section}

    def read(self, line: str, where: str) -> None:
        if not line or line.startswith("#"):
            return
        heading = line.rstrip(":").casefold()
        if heading in _HEADINGS:
            self.section = _HEADINGS[heading]
        elif line.casefold().startswith("deck:"):
            self.name = " ".join(line.partition(":")[2].split())
        else:
            self._card(line, where)

    def _card(self, line: str, where: str) -> None:
        whole = self.cards.named(line)
        found = _LINE.fullmatch(line)
        if whole is None and found is None:
            raise BadInput(where, "expected-number-and-card")
        card = whole or self._named(str(found["name"]) if found else "", where)
        count = 1 if whole or found is None else int(found["count"] or 1)
        if count < 1:
            raise BadInput(where, "deck-needs-one-of-each")
        _refuse_too_many(sum(map(len, self.parts.values())) + count, where)
        self.parts[self._section_for(card, where)] += [card.id] * count

    def _named(self, name: str, where: str) -> Card:
        card = self.cards.named(name)
        if card is not None:
            return card
        names = [name for card in self.cards.values() for name in (card.name.de, card.name.en)]
        near = difflib.get_close_matches(name[:60], names, 1)
        if near:
            raise BadInput(where, "names-no-card-but", card=name[:60], near=near[0])
        raise BadInput(where, "names-no-card", card=name[:60])

    def _section_for(self, card: Card, where: str) -> Section:
        """Without headings, cards go where their kind belongs (FS-DECK-02)."""
        belongs = Section.EVENTS if card.is_event else Section.MARKET
        if self.section is None:
            return belongs
        if card.is_event is not (self.section is Section.EVENTS):
            message = "wrong-heading-event" if card.is_event else "wrong-heading-item"
            raise BadInput(where, message, card=card.id)
        return self.section

    def deck(self) -> Deck:
        if not any(self.parts.values()):
            raise BadInput("", "deck-has-no-cards")
        return Deck(
            name=Name(de=self.name, en=self.name),
            main_ship=self._part(Section.MAIN_SHIP),
            market=self._part(Section.MARKET),
            events=self._part(Section.EVENTS),
        )

    def _part(self, section: Section) -> tuple[str, ...]:
        """Equal cards together, as a written deck lists them."""
        return tuple(Counter(self.parts[section]).elements())
