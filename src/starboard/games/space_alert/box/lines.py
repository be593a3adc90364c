"""A YAML file that remembers its lines, so that a fault can be pointed at."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TypeVar

import msgspec
import yaml

from starboard.errors import Argument, BadInput
from starboard.kernel.yaml_files import Fault, misfit, parse_yaml
from starboard.tool import Document

T = TypeVar("T")
Where = tuple[str | int, ...]
_STEP = re.compile(r"([^.\[\]]+)|\[(\d+)\]")


class Source:
    """The content of a file and where each piece of it stands."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.data = parse_yaml(text, name)
        self.root = yaml.compose(text, Loader=yaml.CSafeLoader)
        self._refuse_doubles(self.root, ())

    def fault(self, where: Where, message: str, clause: str = "", **args: Argument) -> BadInput:
        """`plan.yaml: line 7: threats[2].code: …`"""
        places = [self.name, f"line {self.line(where)}"]
        field = spelled(where)
        if field:
            places.append(field)
        return BadInput(": ".join(places), message, clause, **args)

    def line(self, where: Where) -> int:
        """The line of a place, or of what it would stand in."""
        node, line = self.root, 1
        for step in where:
            found = child(node, step)
            if found is None:
                break
            named, node = found
            line = int(named.start_mark.line) + 1
        return line

    def at(self, where: Where) -> object:
        """The data at a place."""
        found: object = self.data
        for step in where:
            if isinstance(found, Mapping):
                found = found.get(step)
            elif isinstance(found, list):
                found = found[int(step)]
        return found

    def typed(self, where: Where, kind: type[T]) -> T:
        """The data at a place as a record; a fault names line and field."""
        found = self.at(where)
        if not isinstance(found, Mapping):
            raise self.fault(where, "expected-plan")
        try:
            return msgspec.convert(found, kind)
        except msgspec.ValidationError as error:
            fault = Fault(error)
            at = (*where, *steps(fault.path))
            if fault.unknown:
                raise self.fault((*at, fault.unknown), "unknown-field") from None
            if fault.missing:
                raise self.fault((*at, fault.missing), "missing-field") from None
            inner = misfit("", error, kind)
            raise self.fault(at, inner.message, "", **inner.arguments) from None

    def _refuse_doubles(self, node: yaml.Node | None, where: Where) -> None:
        """A key that is given twice would silently win or lose."""
        if isinstance(node, yaml.SequenceNode):
            for index, item in enumerate(node.value):
                self._refuse_doubles(item, (*where, index))
        if not isinstance(node, yaml.MappingNode):
            return
        seen: set[str] = set()
        for key, value in node.value:
            if key.value in seen:
                line = int(key.start_mark.line) + 1
                at = f"{self.name}: line {line}: {spelled((*where, key.value))}"
                raise BadInput(at, "is-given-twice")
            seen.add(str(key.value))
            self._refuse_doubles(value, (*where, key.value))


def child(node: yaml.Node | None, step: str | int) -> tuple[yaml.Node, yaml.Node] | None:
    """One step deeper into a document: where it is named, and what it holds."""
    if isinstance(node, yaml.MappingNode):
        return next(((key, value) for key, value in node.value if key.value == str(step)), None)
    if isinstance(node, yaml.SequenceNode) and isinstance(step, int) and step < len(node.value):
        return node.value[step], node.value[step]
    return None


def spelled(where: Where) -> str:
    """`threats[2].code`; entries are counted from 1, as people do."""
    text = ""
    for step in where:
        if isinstance(step, int):
            text += f"[{step + 1}]"
        else:
            text += f".{step}" if text else step
    return text


def steps(path: str) -> Where:
    """A path as the converter writes it, taken apart."""
    return tuple(int(number) if number else name for name, number in _STEP.findall(path))


def read_source(document: Document) -> Source:
    """A document that somebody hands over."""
    return Source(document.name, document.read())
