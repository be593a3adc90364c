"""Sentences for people: Fluent files in German and English, looked up by message id."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from starboard import installed
from starboard.errors import BadInput

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Pattern, Resource

LANGUAGES = ("de", "en")
COMMON = Path(__file__).parent
REMEMBERED = 20_000
"""Sentences that are remembered; the same few hundred things are named again and again."""
Words = str | int | Sequence[str]
Node = TypeVar("Node")


class NoMessage(LookupError):
    """A message, or one of its arguments, that nobody has written."""


class Texts:
    """The messages of some folders; files are called `something.de.ftl` and `something.en.ftl`.

    A later folder may say in its own words what an earlier one says too.
    """

    def __init__(self, *folders: Path, files: str = "*") -> None:
        self.folders = folders
        self.files = files
        self._bundles: dict[str, FluentBundle] = {}
        self._patterns: dict[str, dict[str, Pattern]] = {}
        self._named: dict[tuple[str, str], frozenset[str]] = {}

    def say(self, lang: str, message: str, /, **args: Words) -> str:
        """A message in one language; `NoMessage` where it or one of its arguments is missing."""
        named = self.named(lang, message)
        told = [
            (name, value if isinstance(value, str | int) else tuple(value))
            for name, value in args.items()
            if name in named
        ]
        return _said(self, lang, message, tuple(told))

    def has(self, lang: str, message: str) -> bool:
        """Whether somebody has written it."""
        return message in self._written(lang)

    def put_together(self, lang: str, message: str, args: Mapping[str, Words]) -> str:
        """The same, without remembering it."""
        bundle = self._bundle(lang)
        name, _, attribute = message.partition(".")
        if not bundle.has_message(name):
            raise NoMessage(f"no message “{message}” in “{lang}”")
        found = bundle.get_message(name)
        pattern = found.attributes.get(attribute) if attribute else found.value
        if pattern is None:
            raise NoMessage(f"no message “{message}” in “{lang}”")
        plain = {key: self._plain(lang, value) for key, value in args.items()}
        text, errors = bundle.format_pattern(pattern, plain)
        if errors:
            raise NoMessage(f"message “{message}” in “{lang}”: {errors[0]}")
        return str(text)

    def listed(self, lang: str, parts: Sequence[str], joint: str = "list-and") -> str:
        """Several names as people say them: “a, b and c”."""
        if len(parts) < 2:
            return "".join(parts)
        return self.say(lang, joint, first=", ".join(parts[:-1]), last=parts[-1])

    def messages(self, lang: str) -> dict[str, frozenset[str]]:
        """Every message id, attributes as `id.name`, with the arguments it uses."""
        return {name: _arguments(found) for name, found in self._written(lang).items()}

    def named(self, lang: str, message: str) -> frozenset[str]:
        """The arguments that make a difference to a message, also by messages that stand in it."""
        key = (lang, message)
        if key not in self._named:
            written, names, found = self._written(lang), [message], set[str]()
            for name in names:
                if name in written:
                    found |= _arguments(written[name])
                    names += [each for each in _messages(written[name]) if each not in names]
            self._named[key] = frozenset(found)
        return self._named[key]

    def missing(self, lang: str) -> list[str]:
        """Messages that another language has and this one lacks, sorted."""
        own = self.messages(lang)
        others = {name for other in LANGUAGES for name in self.messages(other)}
        return sorted(others - set(own))

    def _plain(self, lang: str, value: Words) -> str | int:
        return value if isinstance(value, str | int) else self.listed(lang, value)

    def _written(self, lang: str) -> dict[str, Pattern]:
        """What is written for every message, and for every attribute as `id.name`."""
        if lang not in self._patterns:
            from fluent.syntax import ast

            found: dict[str, Pattern] = {}
            for resource in self._resources(lang):
                for entry in resource.body:
                    if not isinstance(entry, ast.Message):
                        continue
                    name = entry.id.name
                    if name in found:  # said anew: nothing of the old one stays
                        found = {each: found[each] for each in found if each.split(".")[0] != name}
                    if entry.value is not None:
                        found[name] = entry.value
                    for attribute in entry.attributes:
                        found[f"{name}.{attribute.id.name}"] = attribute.value
            self._patterns[lang] = found  # whole: another thread may ask meanwhile
        return self._patterns[lang]

    def _bundle(self, lang: str) -> FluentBundle:
        if lang not in self._bundles:
            from fluent.runtime import FluentBundle

            bundle = FluentBundle([lang], use_isolating=False)
            for resource in self._resources(lang):
                bundle.add_resource(resource, allow_overrides=True)
            self._bundles[lang] = bundle
        return self._bundles[lang]

    def _resources(self, lang: str) -> list[Resource]:
        return [
            _resource(path)
            for folder in self.folders
            for path in sorted(folder.glob(f"{self.files}.{lang}.ftl"))
        ]


@lru_cache(REMEMBERED)
def _said(texts: Texts, lang: str, message: str, args: tuple[tuple[str, Words], ...]) -> str:
    """A sentence, put together once."""
    return texts.put_together(lang, message, dict(args))


@cache
def texts_for(game: str = "") -> Texts:
    """The common messages and those of a game."""
    return Texts(COMMON, installed.folder(game) / "text") if game else Texts(COMMON)


def game_name(game: str, lang: str) -> str:
    """What a game is called, in its own words; its id where it has none, or is not here."""
    try:
        return texts_for(game).say(lang, "game-name")
    except (BadInput, NoMessage):
        return game


def input_texts() -> Texts:
    """What is wrong with something people wrote: an error does not say which game it is from."""
    return _input_texts(*[folder / "text" for folder in installed.folders().values()])


@cache
def _input_texts(*folders: Path) -> Texts:
    return Texts(COMMON, *folders, files="input")


@cache
def _resource(path: Path) -> Resource:
    """A parsed file; a line that Fluent cannot read is an error, not a silent gap."""
    from fluent.syntax import FluentParser, ast

    resource = FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8"))
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            first = (entry.content or "").strip().splitlines()
            raise LookupError(f"{path.name}: cannot be read at “{first[0] if first else ''}”")
    return resource


def _arguments(pattern: Pattern) -> frozenset[str]:
    """Names of the variables that a pattern uses."""
    from fluent.syntax import ast

    return frozenset(each.id.name for each in _inside(pattern, ast.VariableReference))


def _messages(pattern: Pattern) -> list[str]:
    """The messages, or attributes of such, that stand in a pattern."""
    from fluent.syntax import ast

    return [
        f"{each.id.name}.{each.attribute.name}" if each.attribute else each.id.name
        for each in _inside(pattern, ast.MessageReference)
    ]


def _inside(pattern: Pattern, kind: type[Node]) -> list[Node]:
    """Every node of a kind in a pattern."""
    from fluent.syntax import visitor

    found: list[Node] = []

    class Finder(visitor.Visitor):
        def generic_visit(self, node: Any) -> None:
            if isinstance(node, kind):
                found.append(node)
            super().generic_visit(node)

    Finder().visit(pattern)
    return found


__all__ = ["COMMON", "LANGUAGES", "Texts", "game_name", "input_texts", "texts_for"]
