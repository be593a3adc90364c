"""Fenced blocks of the documents, and how each kind of them is run.

- `python` blocks run in order, in one namespace per document and in an empty folder.
- `console` and `sh` blocks: lines that begin with `$ ` are commands (all lines of an `sh` block
  without any). They end with exit code 0, or with the one that a comment `# exit 1` announces.
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
            for command in commands(block):
                self.enter(command)
        else:
            assert block.language in SHOWN, f"line {block.line}: nobody runs {block.language!r}"

    def enter(self, command: str) -> None:
        """Give a command, as far as a test can."""
        if command.startswith(GETTING_HERE):
            return
        if command.startswith("make"):
            self.shell(f"make --dry-run -C {shlex.quote(str(ROOT))} {command[4:]}", 0)
        elif command.startswith("starboard play"):
            self.shell("starboard play --help", 0)
        else:
            announced = EXIT.search(command)
            self.shell(command, int(announced[1]) if announced else 0)

    def shell(self, command: str, expected: int) -> None:
        """Run a command with the tested package on the path."""
        inherited = {name: value for name, value in os.environ.items() if "MAKE" not in name}
        path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
        ran = subprocess.run(
            command,
            shell=True,
            cwd=self.folder,
            env={**inherited, "PATH": path},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=LONGEST,
            check=False,
        )
        said = f"{ran.stdout}{ran.stderr}"
        assert ran.returncode == expected, f"{command}: exit {ran.returncode}\n{said}"


def commands(block: Block) -> list[str]:
    """The commands of a block; a `\\` at the end of a line continues it."""
    lines = block.text.replace("\\\n", " ").splitlines()
    entered = [line.strip()[2:] for line in lines if line.strip().startswith("$ ")]
    if not entered and block.language == "sh":
        entered = [line.strip() for line in lines if line.strip() and line.strip()[0] != "#"]
    assert entered, f"line {block.line}: a {block.language} block without a command"
    return entered
