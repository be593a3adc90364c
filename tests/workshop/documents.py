"""Fenced blocks of the documents, and how each kind of them is run.

- `python` blocks run in order, in one namespace per document and in an empty folder.
- `console` and `sh` blocks: lines that begin with `$ ` are commands (all lines of an `sh` block
  without any). They end with exit code 0, or with the one that a comment `# exit 1` announces.
  What a `console` block shows below a command is among the lines that it prints, in this order.
- A block whose first line is `# file: NAME` is written to that file instead, for what follows.
- `make TARGET` is only looked up in the Makefile: running the tests inside the tests would not end.
- `starboard play …` talks to a person, so that only its help is asked for.
- `git clone …` and `cd …` are what a reader does to get here.
"""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).parents[2]
FENCE = re.compile(r"^( *)```([^\n`]*)\n(.*?)^\1``` *$", re.MULTILINE | re.DOTALL)
FILE = re.compile(r"# file: (\S+)\n")
EXIT = re.compile(r"# exit (\d+)\s*$")
COMMANDS = {"console", "sh"}
SHOWN = {"text", "yaml", "json", "toml", "mermaid"}
GETTING_HERE = ("git clone ", "cd ")
LONGEST = 120


class Block(NamedTuple):
    """A fenced block: where it begins, its language, its text."""

    line: int
    language: str
    text: str


def documents() -> list[Path]:
    """README and every page of the docs."""
    return [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]


def blocks(text: str) -> list[Block]:
    """The fenced blocks of a document, in order."""
    return [
        Block(text.count("\n", 0, found.start()) + 1, found[2].strip(), found[3])
        for found in FENCE.finditer(text)
    ]


class Reader:
    """Does what a document says, in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.names: dict[str, Any] = {"__name__": "__main__"}

    def follow(self, block: Block) -> None:
        """Run, write or look at one block; raises AssertionError where it does not hold."""
        if name := FILE.match(block.text):
            target = self.folder / name[1]
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(block.text, "utf-8")
        elif block.language == "python":
            exec(compile(block.text, f"line {block.line}", "exec"), self.names)
        elif block.language in COMMANDS:
            for command, shown in exchanges(block):
                assert_shown(shown, self.enter(command), command)
        else:
            assert block.language in SHOWN, f"line {block.line}: nobody runs {block.language!r}"

    def enter(self, command: str) -> str:
        """Give a command, as far as a test can; returns what it says."""
        if command.startswith(GETTING_HERE):
            return ""
        if command.startswith("make"):
            return self.shell(f"make --dry-run -C {shlex.quote(str(ROOT))} {command[4:]}", 0)
        if command.startswith("starboard play"):
            return self.shell("starboard play --help", 0)
        announced = EXIT.search(command)
        return self.shell(command, int(announced[1]) if announced else 0)

    def shell(self, command: str, expected: int) -> str:
        """Run a command with the tested package on the path, on an English system."""
        inherited = {name: value for name, value in os.environ.items() if "MAKE" not in name}
        path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
        ran = subprocess.run(
            command,
            shell=True,
            cwd=self.folder,
            env={**inherited, "PATH": path, "LC_ALL": "C.UTF-8"},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=LONGEST,
            check=False,
        )
        said = f"{ran.stdout}{ran.stderr}"
        assert ran.returncode == expected, f"{command}: exit {ran.returncode}\n{said}"
        return said


def exchanges(block: Block) -> list[tuple[str, list[str]]]:
    """The commands of a block, each with the lines shown below it; a `\\` continues a line."""
    lines = [line.strip() for line in block.text.replace("\\\n", " ").splitlines()]
    found: list[tuple[str, list[str]]] = []
    for line in filter(None, lines):
        if line.startswith("$ "):
            found.append((line[2:], []))
        elif found:
            found[-1][1].append(line)
    if not found and block.language == "sh":
        found = [(line, []) for line in lines if line and line[0] != "#"]
    assert found, f"line {block.line}: a {block.language} block without a command"
    return found


def assert_shown(shown: list[str], said: str, command: str) -> None:
    """The shown lines are printed, in this order; others may stand between them."""
    printed = iter([line.strip() for line in said.splitlines()])
    for line in shown:
        assert line in printed, f"{command}: does not say “{line}”\n{said}"
