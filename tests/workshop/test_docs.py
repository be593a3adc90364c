"""What README and docs show is true: every block is run."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.workshop.documents import ROOT, Block, Reader, blocks, documents, exchanges

FENCES = re.compile(r"^\s*(?:```|~~~)", re.MULTILINE)
"""Where any block begins or ends, however it is written."""


@pytest.mark.parametrize("page", documents(), ids=lambda page: str(page.relative_to(ROOT)))
def test_every_block_of_a_document_does_what_it_says(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))  # as at the prompt in that folder
    reader, text = Reader(tmp_path), page.read_text("utf-8")
    found = blocks(text)
    assert 2 * len(found) == len(FENCES.findall(text)), "a block does not end where it should"
    for block in found:
        reader.follow(block)


def test_blocks_are_found_with_their_line_and_language() -> None:
    found = blocks("Text\n```python\nx = 1\n```\n- item\n  ```sh\n  ls\n  ```\n")
    assert found == [Block(2, "python", "x = 1\n"), Block(6, "sh", "  ls\n")]


def test_commands_are_the_lines_behind_a_dollar_sign() -> None:
    block = Block(1, "console", "$ starboard games\nflagship  2–4\n$ echo \\\n  two\n")
    assert exchanges(block) == [("starboard games", ["flagship  2–4"]), ("echo    two", [])]


def test_an_answer_that_is_shown_but_not_given_is_noticed(tmp_path: Path) -> None:
    reader = Reader(tmp_path)
    reader.follow(Block(1, "console", "$ printf 'a\\nb\\nc\\n'\na\nc\n"))
    with pytest.raises(AssertionError, match="does not say “a”"):
        reader.follow(Block(1, "console", "$ printf 'a\\nb\\n'\nb\na\n"))


def test_a_wrong_exit_code_is_noticed(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="exit 3"):
        Reader(tmp_path).follow(Block(1, "sh", "(exit 3)\n"))


def test_an_announced_exit_code_is_expected(tmp_path: Path) -> None:
    reader = Reader(tmp_path)
    reader.follow(Block(1, "sh", "(exit 1)  # exit 1\n"))
    with pytest.raises(AssertionError, match="exit 0"):
        reader.follow(Block(1, "sh", "true  # exit 1\n"))


def test_python_blocks_share_their_names(tmp_path: Path) -> None:
    reader = Reader(tmp_path)
    reader.follow(Block(1, "python", "x = 1\n"))
    with pytest.raises(AssertionError):
        reader.follow(Block(5, "python", "assert x == 2\n"))


def test_a_block_can_be_a_file_for_what_follows(tmp_path: Path) -> None:
    reader = Reader(tmp_path)
    reader.follow(Block(1, "python", "# file: mine/bot.py\nprint('hello')\n"))
    reader.follow(Block(5, "sh", "python mine/bot.py | grep hello\n"))


def test_a_make_target_that_does_not_exist_is_noticed(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="nonsense"):
        Reader(tmp_path).follow(Block(1, "sh", "make nonsense\n"))


def test_a_language_that_nobody_runs_is_noticed(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="bash"):
        Reader(tmp_path).follow(Block(1, "bash", "ls\n"))
