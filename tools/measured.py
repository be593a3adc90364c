"""What long runs have found: every result is a line of data, docs/measured.md shows the latest.

`python -m tools.measured` writes the page from the data anew.
"""

from __future__ import annotations

import datetime
import json
import subprocess
from pathlib import Path
from typing import Any

PAGE = Path("docs/measured.md")
HEADING = """# Measured

What `make soak PART=…` and `make bench` have found: the latest result of each part, beside its
goal. All results there ever were are in `measured.jsonl`.

| part | goal | latest | measured |
|---|---|---|---|
"""
GOALS = {
    "balance": "every deck wins 45–55 %, no card below 50 uses",
    "bench, dominate, compiled": "≤ 0.5 × Catanatron",
    "bench, dominate, plain CPython": "≤ 2 × Catanatron",
    "bench, dominate-indoors, compiled": "≤ 0.5 × Catanatron",
    "bench, dominate-indoors, plain CPython": "≤ 2 × Catanatron",
    "bench, flagship, compiled": "≤ 0.25 × Catanatron, 0.6 through match.play",
    "bench, flagship, plain CPython": "≤ 0.6 × Catanatron, also through match.play",
    "bench, eclipse, compiled": "≤ 0.5 × Catanatron, 0.8 through match.play",
    "bench, eclipse, plain CPython": "≤ 1.5 × Catanatron, 0.8 through match.play",
    "bench, perry-rhodan, compiled": "≤ 0.5 × Catanatron",
    "bench, perry-rhodan, plain CPython": "≤ 2 × Catanatron",
    "bench, perry-rhodan-campaign, compiled": "≤ 0.5 × Catanatron",
    "bench, perry-rhodan-campaign, plain CPython": "≤ 2 × Catanatron",
    "bench, perry-rhodan-five, compiled": "≤ 0.5 × Catanatron",
    "bench, perry-rhodan-five, plain CPython": "≤ 2 × Catanatron",
    "bench-eclipse-battle": "faster than the calculator in JavaScript",
    "bench-server, plain CPython": "no goal; p99 beside an echo on the same machine",
    "bench-server-peer": "≤ 1.0 × boardgame.io: 60 tables of four, ours durable",
    "bench-space-alert, compiled": "1,700 missions a second (the best resolver, C#)",
    "bench-space-alert, plain CPython": "1,700 missions a second (the best resolver, C#)",
    "bots": "house beats greedy in 75 %, search:200 beats house",
    "dominate-campaigns": "every campaign reaches its evaluation",
    "dominate-games": "no error, everything seen or tested by a script",
    "dominate-missions": "PL1 wins 30–70 %, ≥ 90 % against a PL2 that passes",
    "eclipse-bots": "house beats greedy in 75 %, no sector given up early",
    "eclipse-games": "no error, every move and event seen",
    "flagship-cards": "no error, every move ends",
    "flagship-games": "no error, every move, event and card seen",
    "frames": "paint ≤ 1 s, art ≤ 400 ms, 350 KB, frames 17 and 34 ms, memory ≤ 250 MiB",
    "hostile": "nobody waits 250 ms, grown ≤ 300 MiB, no traceback, no secret told",
    "levels": "neighbours 60–80 % apart",
    "mutants, dominate": "≤ 5 % survive",
    "mutants, eclipse": "≤ 3 % survive",
    "mutants, flagship": "≤ 3 % survive",
    "mutants, perry_rhodan": "≤ 5 % survive",
    "mutants, space_alert": "≤ 3 % survive",
    "pages": "no fault",
    "perry-rhodan-balance": "decks 42–58 %, pairs 35–65 %, beginner ≤ 56 %, cards ≥ 30 uses",
    "perry-rhodan-games": "no error, everything seen or tested by a script",
    "reach": "no fault",
    "server-kills": "nothing lost that was told",
    "space-alert-crew": "white 50 %, yellow 35 % survive",
    "space-alert-missions": "no error",
}
VARIANTS = ("game", "build")
"""Fields that make a row of its own."""
Result = dict[str, Any]


def record(part: str, result: Result, page: Path = PAGE) -> str:
    """Keep one result and show it; gives its row."""
    line = {"date": str(datetime.date.today()), "commit": commit(), "part": part, "result": result}
    page.parent.mkdir(exist_ok=True)
    with page.with_suffix(".jsonl").open("a", encoding="utf-8") as lines:
        lines.write(json.dumps(line, ensure_ascii=False) + "\n")
    write(page)
    return row(line)


def write(page: Path = PAGE) -> None:
    """The page with the latest result of every part."""
    latest: dict[str, Result] = {}
    for line in page.with_suffix(".jsonl").read_text("utf-8").splitlines():
        told = json.loads(line)
        latest[name_of(told)] = told
    rows = [row(latest[name]) for name in sorted(latest)]
    page.write_text(HEADING + "\n".join(rows) + "\n", "utf-8")


def name_of(line: Result) -> str:
    """A part with what makes its result another one."""
    variants = [str(line["result"][name]) for name in VARIANTS if name in line["result"]]
    return ", ".join([line["part"], *variants])


def row(line: Result) -> str:
    """One result for people."""
    told = ", ".join(
        f"{name.replace('_', ' ')} {value}"
        for name, value in line["result"].items()
        if name not in VARIANTS
    )
    name = name_of(line)
    return f"| {name} | {GOALS.get(name, '')} | {told} | {line['date']}, {line['commit']} |"


def commit() -> str:
    """The short hash of what was measured, with `+` where files differ from it."""
    asked = subprocess.run(
        ["git", "describe", "--always", "--abbrev=7", "--dirty=+"],
        capture_output=True,
        text=True,
        check=False,
    )
    return asked.stdout.strip() or "unknown"


if __name__ == "__main__":
    write()
