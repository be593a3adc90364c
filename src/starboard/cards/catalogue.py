"""The cards of a game by id and by name; twins of one name are told apart by a mark.

Two cards may share a name where something printed on both differs: a phase, a side. That is their
mark, and with it each of them is called: “Crest (V)”.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Protocol, Self, TypeVar

from starboard.cards.effects import near
from starboard.errors import BadInput, shortened
from starboard.kernel import Content
from starboard.kernel.options import SHOWN
from starboard.kernel.yaml_files import Name, read_yaml


class Named(Protocol):
    """What every card has."""

    @property
    def id(self) -> str:
        """What files and codes call it."""

    @property
    def name(self) -> Name:
        """What people call it."""


C = TypeVar("C", bound=Named)
Entry = Mapping[str, object]
Read = Callable[[Entry, str], C]
"""Reads one entry of a card file, typed and checked; errors begin with the place."""


class Catalogue(Content, Mapping[str, C]):
    """Cards by id, in the order of their files; `own` keeps added entries as they were written."""

    def __init__(self, read: Read[C], cards: Mapping[str, C], own: Sequence[Entry] = ()) -> None:
        self.read = read
        self.cards = dict(cards)
        self.own = tuple(own)
        self._names: dict[str, list[str]] = {}
        for card in self.cards.values():
            for _, word in words_of(card):
                known = self._names.setdefault(word.casefold(), [])
                if card.id not in known:
                    known.append(card.id)

    def mark(self, card: C) -> str:
        """What tells a card apart from others of its name; nothing where no card has a twin."""
        return ""

    def __getitem__(self, card_id: str) -> C:
        return self.cards[card_id]

    def find(self, kind: type, name: str) -> object:
        """The card with that id, for reading stored states."""
        return self.cards[name]

    def __repr__(self) -> str:
        own = f", {len(self.own)} of them own" if self.own else ""
        return f"<Catalogue of {len(self)} cards{own}>"

    def __iter__(self) -> Iterator[str]:
        return iter(self.cards)

    def __len__(self) -> int:
        return len(self.cards)

    # ------------------------------------------------------------------ names

    def named(self, text: str) -> C | None:
        """The card with that id or name in either language, whatever its case."""
        found = self.all_named(text)
        return found[0] if len(found) == 1 else None

    def all_named(self, text: str) -> list[C]:
        """The cards that a text may mean: several only where twins are called without their mark.

        The mark stands after the name, with brackets or without.
        """
        word = " ".join(text.split()).casefold()
        ids = self._names.get(word)
        if ids is not None:
            return [self.cards[card_id] for card_id in ids]
        bare, _, mark = word.removesuffix(")").rpartition(" ")
        twins = [self.cards[card_id] for card_id in self._names.get(bare, ())]
        meant = mark.removeprefix("(")
        return [card for card in twins if self.mark(card) and self.mark(card).casefold() == meant]

    def called(self, card: C, lang: str) -> str:
        """What people call a card, with its mark where it has a twin."""
        name = card.name.of(lang)
        twins = self._names[name.casefold()]
        return name if len(twins) == 1 else f"{name} ({self.mark(card)})"

    def meant(self, text: str, where: str) -> C:
        """The one card that a text means; otherwise one sentence says what it could mean."""
        found = self.all_named(text)
        if len(found) == 1:
            return found[0]
        told = text[:SHOWN]
        if found:
            twins = [f"{card.name.de} ({self.mark(card)})" for card in found]
            raise BadInput(where, "names-several-cards", card=told, known=", ".join(twins))
        names = [name for card in self.values() for name in (card.name.de, card.name.en)]
        close = near(text, names)
        if close:
            raise BadInput(where, "names-no-card-but", card=told, near=close)
        raise BadInput(where, "names-no-card", card=told)

    # ------------------------------------------------------------------ more cards

    def adding(self, entries: Sequence[Entry], where: str) -> Self:
        """A catalogue with further cards; what they are called must be new."""
        cards, taken = dict(self.cards), {word: list(ids) for word, ids in self._names.items()}
        for number, entry in enumerate(entries, 1):
            at = place_of(entry, number, where)
            card = self.read(entry, at)
            for field, word in words_of(card):
                for other in taken.get(word.casefold(), ()):
                    if not self._are_twins(card, cards[other], field, word):
                        raise BadInput(f"{at}: {field}", "taken-name", name=word)
            for word in {word.casefold() for _, word in words_of(card)}:
                taken.setdefault(word, []).append(card.id)
            cards[card.id] = card
        return type(self)(self.read, cards, (*self.own, *entries))

    def _are_twins(self, card: C, other: C, field: str, word: str) -> bool:
        """Whether two cards may share this name: neither as an id, and with a mark each."""
        if field == "id" or word.casefold() == other.id.casefold():
            return False
        mark, of_other = self.mark(card), self.mark(other)
        return bool(mark and of_other) and mark.casefold() != of_other.casefold()


def words_of(card: Named) -> tuple[tuple[str, str], ...]:
    """What people may call a card, with the fields in which it stands."""
    return (("id", card.id), ("name.de", card.name.de), ("name.en", card.name.en))


# ------------------------------------------------------------------------- files


def entries_of(path: Path, where: str) -> list[Entry]:
    """The card entries of a file, each with the source that the file states for all."""
    data = read_yaml(path, where)
    if not isinstance(data, Mapping) or not isinstance(data.get("cards"), list):
        raise BadInput(where, "expected-field-list", field="cards")
    for field in data:
        if field not in ("source", "cards"):
            raise BadInput(f"{where}: {field}", "unknown-field")
    shared = {"source": data["source"]} if "source" in data else {}
    entries: list[Entry] = []
    for number, entry in enumerate(data["cards"], 1):
        if not isinstance(entry, Mapping):
            raise BadInput(f"{where}: entry {number}", "expected-card")
        entries.append({**shared, **entry})
    return entries


def place_of(entry: Entry, number: int, where: str) -> str:
    """Where a card stands: by its id, or by its number."""
    name = entry.get("id") or f"entry {number}"
    return f"{where}: {shortened(str(name), SHOWN)}"


def files_in(folder: Path) -> list[Path]:
    """The card files of a folder."""
    if not folder.is_dir():
        raise BadInput(str(folder), "is-no-folder")
    files = sorted(folder.glob("*.yaml"))
    if not files:
        raise BadInput(str(folder), "has-no-card-file")
    return files
