"""YAML that people send: read as it stands, without aliases and not too deep."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import pytest
import yaml

from starboard.errors import BadInput
from starboard.kernel.yaml_files import DEEPEST, MOST_KEYS, Printed, parse_yaml, typed

ROOT = Path(__file__).parents[2]
LAUGHS = "a0: &a0 [ha, ha]\n" + "".join(
    f"a{level}: &a{level} [{', '.join([f'*a{level - 1}'] * 9)}]\n" for level in range(1, 12)
)
ALIASES = [LAUGHS, "a: &x 1\nb: *x", "a: &x {b: 1}\nc: {<<: *x}", "&x a: 1", "a: &x {b: *x}", "*x"]
"""What stands for something else, or could."""
DEEP = ["[" * 60_000, "{a: " * 15_000, "- " * 30_000, "? " * 30_000, "# &\n" + "[\n" * 30_000]


def refused(text: str) -> BadInput:
    with pytest.raises(BadInput) as raised:
        parse_yaml(text, "plan.yaml")
    return raised.value


@pytest.mark.parametrize("text", ALIASES, ids=range(len(ALIASES)))
def test_a_text_with_aliases_is_refused_in_one_sentence(text: str) -> None:
    error = refused(text)
    assert error.message == "has-yaml-aliases"
    assert error.said("en").startswith("plan.yaml: line 1: ")
    assert error.said("de").startswith("plan.yaml: ")
    assert error.what("de") != error.what("en")


def test_a_sign_that_only_looks_like_an_alias_is_a_sign() -> None:
    text = "a: 'R&D'\nb: 2 * 3 & 4\nc: |\n  &x *x\n# &y *y\n"
    assert parse_yaml(text, "-") == {"a": "R&D", "b": "2 * 3 & 4", "c": "&x *x\n"}


@pytest.mark.parametrize("text", DEEP, ids=range(len(DEEP)))
def test_a_text_that_is_nested_without_end_is_refused_and_does_no_harm(text: str) -> None:
    program = (
        "import sys; from tests.kernel.test_yaml_files import DEEP, refused;"
        "print(refused(DEEP[int(sys.argv[1])]).message)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, str(DEEP.index(text))],
        capture_output=True, text=True, check=False, timeout=60, cwd=ROOT,
    )  # fmt: skip
    assert (done.returncode, done.stdout.strip()) == (0, "is-nested-too-deeply")


def test_nesting_is_allowed_up_to_its_bound() -> None:
    inside = DEEPEST - 1
    assert parse_yaml("[" * inside + "1" + "]" * inside, "-")
    assert refused("[" * DEEPEST + "1" + "]" * DEEPEST).message == "is-nested-too-deeply"


def yaml_files() -> Iterator[Path]:
    for folder in ("src", "tests", "examples", "docs"):
        yield from (ROOT / folder).rglob("*.yaml")


def test_no_file_of_ours_uses_aliases() -> None:
    files = list(yaml_files())
    assert len(files) > 30
    for path in files:
        for event in yaml.parse(path.read_text("utf-8"), Loader=yaml.CSafeLoader):
            assert not getattr(event, "anchor", None), path


class Gate(Printed, frozen=True):
    state: Literal["open", "closed"]


class House(Printed, frozen=True):
    gates: dict[str, Gate] = {}
    wings: tuple[dict[str, Gate], ...] = ()


def misfit(value: object) -> BadInput:
    with pytest.raises(BadInput) as raised:
        typed(value, House, "house.yaml")
    return raised.value


def test_what_is_wrong_in_a_table_is_named_with_its_key_and_the_words_that_fit() -> None:
    error = misfit({"gates": {"a": {"state": "open"}, "b": {"state": "ajar"}}})
    assert (error.where, error.message) == ("house.yaml: gates.b.state", "must-be-one-of")
    assert error.arguments["known"] == "closed, open"


def test_a_table_in_a_list_is_found_too() -> None:
    wings = [{"a": {"state": "open"}}, {"a": {"state": "open"}, "b": {"stat": "open"}}]
    assert misfit({"wings": wings}).where == "house.yaml: wings[1].b.stat"


def test_in_a_very_large_table_the_key_is_left_out() -> None:
    gates = {f"g{number}": {"state": "open"} for number in range(MOST_KEYS)}
    error = misfit({"gates": {**gates, "last": {"state": "ajar"}}})
    assert error.where == "house.yaml: gates[...].state"
