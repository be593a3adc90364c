"""Decks with any sections as people write and paste them: files, one card a line, or one code."""

from __future__ import annotations

import base64
import binascii
import re
import zlib
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

import msgspec

from starboard.cards.catalogue import Catalogue, Named
from starboard.errors import BadInput
from starboard.kernel.yaml_files import Name, misfit, read_yaml
from starboard.text import Texts

LONGEST = 100_000
"""Characters of a pasted deck, also after unpacking a code."""
MOST_CARDS = 1_000
"""More than anybody shuffles; keeps a pasted deck from filling the memory."""

_LINE = re.compile(r"(?:(?P<count>\d{1,6}) ?(?:[x×] )? *)?(?P<name>\S.*)")
_COUNTED = re.compile(r"[1-9]\d{0,3}")


class Section(NamedTuple):
    """A part of a deck: its field in files, what people write above it, and its form in files."""

    id: str
    headings: tuple[str, ...]
    listed: bool = False
    """Whether files list its cards one by one instead of counting them."""


class AnyDeck(Protocol):
    """What every deck has."""

    @property
    def name(self) -> Name:
        """What its owner calls it."""

    @property
    def id(self) -> str:
        """What a starter deck is called in options."""


Parts = Mapping[str, tuple[str, ...]]
"""The cards of each section by id."""
D = TypeVar("D", bound=AnyDeck)
C = TypeVar("C", bound=Named)


class DeckForm(ABC, Generic[D, C]):
    """How the decks of a game are written. A game derives its own and says what its parts are."""

    code: str
    """Every deck code begins with this."""
    sections: tuple[Section, ...]

    def __init__(self) -> None:
        fields = [_field(section) for section in self.sections]
        self._file = msgspec.defstruct(
            "DeckFile",
            [("name", Name | str), ("id", str, ""), *fields],
            frozen=True,
            forbid_unknown_fields=True,
        )

    @abstractmethod
    def parts(self, deck: D) -> Parts:
        """The cards of a deck by section."""

    @abstractmethod
    def make(self, name: Name, deck_id: str, parts: Parts) -> D:
        """A deck of these parts."""

    @abstractmethod
    def belongs(self, card: C) -> str:
        """The section into which a card goes that stands under no heading."""

    def misplaced(self, card: C, section: str, where: str) -> BadInput | None:
        """What is wrong with a card under this heading, or nothing."""
        return None

    # ------------------------------------------------------------------ files

    def read(self, path: Path, cards: Catalogue[C]) -> D:
        """A deck out of a file: YAML, text or code."""
        if path.suffix in (".yaml", ".yml"):
            return self.from_data(read_yaml(path, str(path)), str(path), cards)
        try:
            text = path.read_text(encoding="utf-8")
        except OSError as error:
            raise BadInput(str(path), "is-out-of-reach", why=str(error.strerror)) from None
        except UnicodeDecodeError:
            raise BadInput(str(path), "is-not-utf8") from None
        try:
            return self.parse(text, cards)
        except BadInput as error:
            raise error.within(str(path)) from None

    def from_data(self, data: object, where: str, cards: Catalogue[C]) -> D:
        """A deck out of a YAML file; errors name the field."""
        try:
            printed: Any = msgspec.convert(data, self._file)
        except msgspec.ValidationError as error:
            raise misfit(where, error, self._file) from None
        name = printed.name
        if not isinstance(name, Name):
            name = Name(de=name, en=name)
        parts = {
            each.id: _spread(getattr(printed, each.id), f"{where}: {each.id}")
            for each in self.sections
        }
        for card_id in [card_id for part in parts.values() for card_id in part]:
            if card_id not in cards.cards:
                raise BadInput(where, "names-no-card", card=card_id)
        return self.make(name, printed.id, parts)

    # ------------------------------------------------------------------ pasted text

    def parse(self, text: str, cards: Catalogue[C]) -> D:
        """A deck out of pasted text or a code; errors name the line."""
        if len(text) > LONGEST:
            raise BadInput("", "deck-too-long", most=str(LONGEST))
        if text.strip().startswith(self.code):
            return self.decode(text.strip(), cards)
        reader = _Lines(self, cards)
        for number, line in enumerate(text.splitlines(), 1):
            reader.read(line.strip(), f"line {number}")
        return self.make(Name(de=reader.name, en=reader.name), "", reader.parts())

    def format(self, deck: D, cards: Catalogue[C], lang: str, texts: Texts) -> str:
        """A deck as text to paste, in one language; headings are those of `deck-section`."""
        lines = [texts.say(lang, "deck-name", name=deck.name.of(lang))]
        for section, part in self.parts(deck).items():
            lines += ["", texts.say(lang, "deck-section", section=section)]
            counts = Counter(part).items()
            lines += [f"{count} {cards.called(cards[card], lang)}" for card, count in counts]
        return "\n".join(lines) + "\n"

    # ------------------------------------------------------------------ codes

    def encode(self, deck: D) -> str:
        """A deck as one line of plain characters; the names are packed with it."""
        lines = [f"{deck.name.de}\t{deck.name.en}\t{deck.id}"]
        parts = self.parts(deck)
        for section in self.sections:
            counts = Counter(parts[section.id]).items()
            lines.append(" ".join(f"{count}*{card}" for card, count in counts))
        packed = zlib.compress("\n".join(lines).encode(), 9)
        return self.code + base64.urlsafe_b64encode(packed).decode().rstrip("=")

    def decode(self, code: str, cards: Catalogue[C]) -> D:
        """The deck of a code."""
        lines = self._unpack(code).split("\n")
        if len(lines) != len(self.sections) + 1 or lines[0].count("\t") != 2:
            raise BadInput("deck code", "is-damaged")
        german, english, deck_id = lines[0].split("\t")
        found = [_counted(line, cards) for line in lines[1:]]
        _refuse_too_many(sum(map(len, found)), "deck code")
        parts = {section.id: part for section, part in zip(self.sections, found, strict=True)}
        return self.make(Name(de=german, en=english), deck_id, parts)

    def _unpack(self, code: str) -> str:
        packed = code.removeprefix(self.code)
        try:
            data = base64.b64decode(
                packed + "=" * (-len(packed) % 4), altchars=b"-_", validate=True
            )
            unpacker = zlib.decompressobj()
            text = unpacker.decompress(data, LONGEST)
            if not unpacker.eof:
                raise BadInput("deck code", "is-damaged")
            return text.decode()
        except (binascii.Error, zlib.error, ValueError):
            raise BadInput("deck code", "is-damaged") from None


def _field(section: Section) -> tuple[str, type, Any]:
    if section.listed:
        return (section.id, tuple[str, ...], ())
    return (section.id, dict[str, int], msgspec.field(default_factory=dict))


def _spread(part: tuple[str, ...] | dict[str, int], where: str) -> tuple[str, ...]:
    """The cards of a section one by one."""
    if isinstance(part, tuple):
        return part
    for card_id, count in part.items():
        if not 1 <= count <= MOST_CARDS:
            raise BadInput(f"{where}: {card_id}", "from-to", low=1, high=MOST_CARDS)
    _refuse_too_many(sum(part.values()), where)
    return tuple(card_id for card_id, count in part.items() for _ in range(count))


def _counted(line: str, cards: Catalogue[Any]) -> tuple[str, ...]:
    found: list[str] = []
    for part in line.split():
        count, _, card_id = part.partition("*")
        if not _COUNTED.fullmatch(count):
            raise BadInput("deck code", "is-damaged")
        if card_id not in cards.cards:
            raise BadInput("deck code", "names-no-card", card=card_id)
        _refuse_too_many(len(found) + int(count), "deck code")
        found += [card_id] * int(count)
    return tuple(found)


def _refuse_too_many(count: int, where: str) -> None:
    if count > MOST_CARDS:
        raise BadInput(where, "at-most-cards", most=str(MOST_CARDS))


class _Lines(Generic[D, C]):
    """Reads a written deck line by line."""

    def __init__(self, form: DeckForm[D, C], cards: Catalogue[C]) -> None:
        self.form = form
        self.cards = cards
        self.name = ""
        self.section = ""
        self.headings = {word: each.id for each in form.sections for word in each.headings}
        self.found: dict[str, list[str]] = {each.id: [] for each in form.sections}

    def read(self, line: str, where: str) -> None:
        if not line or line.startswith("#"):
            return
        heading = line.rstrip(":").casefold()
        if heading in self.headings:
            self.section = self.headings[heading]
        elif line.casefold().startswith("deck:"):
            self.name = " ".join(line.partition(":")[2].split())
        else:
            self._card(line, where)

    def _card(self, line: str, where: str) -> None:
        whole = self.cards.named(line)
        found = _LINE.fullmatch(line)
        if whole is None and found is None:
            raise BadInput(where, "expected-number-and-card")
        card = whole or self.cards.meant(str(found["name"]) if found else "", where)
        count = 1 if whole or found is None else int(found["count"] or 1)
        if count < 1:
            raise BadInput(where, "deck-needs-one-of-each")
        _refuse_too_many(sum(map(len, self.found.values())) + count, where)
        section = self.section or self.form.belongs(card)
        misplaced = self.form.misplaced(card, section, where)
        if misplaced is not None:
            raise misplaced
        self.found[section] += [card.id] * count

    def parts(self) -> Parts:
        """Equal cards together, as a written deck lists them."""
        if not any(self.found.values()):
            raise BadInput("", "deck-has-no-cards")
        return {each: tuple(Counter(part).elements()) for each, part in self.found.items()}
