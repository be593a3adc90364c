"""`make bench`: ours and Catanatron in turns, in two worker processes; ratios with their spread."""

from __future__ import annotations

import argparse
import datetime
import json
import platform
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

from tools.measured import record

from bench.calibration import REFERENCE_MS, measure

REPORT = Path("build/bench.json")
SETTLE_ROUNDS = 1
IMPORTS = 9


class Limits(NamedTuple):
    """The ratio to Catanatron in both builds and as a bot writer plays; µs a clone, MB a match."""

    plain: float
    compiled: float
    public: float
    clone: int
    memory: int = 1


LIMITS = {
    "flagship": Limits(0.6, 0.25, 0.6, 60),
    "eclipse": Limits(1.5, 0.5, 0.8, 100),
    "dominate": Limits(2.0, 0.5, 2.0, 100),
    "dominate-indoors": Limits(2.0, 0.5, 2.0, 100),
    "perry-rhodan": Limits(2.0, 0.5, 2.0, 120),
    "perry-rhodan-five": Limits(2.0, 0.5, 2.0, 120),
    "perry-rhodan-campaign": Limits(2.0, 0.5, 2.0, 120, 5),
}


class Worker:
    """A process that plays games when told to and says how long it took."""

    def __init__(self, command: list[str]) -> None:
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def play(self, games: int, seed: int) -> dict[str, float]:
        """Play and return seconds, decisions and real decisions."""
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write(f"{games} {seed}\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            sys.exit(f"bench: {' '.join(self.process.args)} has stopped")  # type: ignore[arg-type]
        told: dict[str, float] = json.loads(line)
        return told

    def close(self) -> None:
        """Let the process end."""
        assert self.process.stdin
        self.process.stdin.close()
        self.process.wait()


def per_real(told: dict[str, float]) -> float:
    """Microseconds per decision with more than one legal move."""
    return told["seconds"] / told["real"] * 1e6


def interleave(workers: list[Worker], rounds: int, games: list[int]) -> list[Any]:
    """One after the other, round by round: whatever slows the machine down meets all."""
    found = []
    for number in range(SETTLE_ROUNDS + rounds):
        told = [worker.play(n, number) for worker, n in zip(workers, games, strict=True)]
        if number >= SETTLE_ROUNDS:
            found.append(told)
    return found


def spread(values: list[float]) -> dict[str, float]:
    """Median, quartiles and extremes."""
    low, _, high = statistics.quantiles(values, n=4)
    return {
        "median": statistics.median(values),
        "low": low,
        "high": high,
        "min": min(values),
        "max": max(values),
    }


def import_milliseconds(python: str) -> float:
    """`import starboard` in fresh processes: the median."""
    code = "import time; t = time.perf_counter(); import starboard; print(time.perf_counter() - t)"
    times = [
        float(subprocess.check_output([python, "-c", code], text=True)) for _ in range(IMPORTS)
    ]
    return statistics.median(times) * 1000


def sizes(python: str, game: str) -> dict[str, float]:
    """Clone time and memory of a match."""
    command = [python, "-m", "bench.ours", game, "--sizes"]
    told: dict[str, float] = json.loads(subprocess.check_output(command, text=True))
    return told


def is_compiled(python: str) -> bool:
    """Whether the measured package is the compiled one."""
    code = "import starboard.kernel.loop as loop; print(loop.__file__)"
    return not subprocess.check_output([python, "-c", code], text=True).strip().endswith(".py")


def bench(options: argparse.Namespace, game: str) -> dict[str, Any]:
    """Everything about one game in one run."""
    calibration = measure()
    workers = [
        Worker([options.ours, "-m", "bench.ours", game]),
        Worker([options.ours, "-m", "bench.ours", game, "--public"]),
        Worker([options.peer, "-m", "bench.peer"]),
    ]
    told = interleave(workers, options.rounds, [options.games, options.games, options.peer_games])
    for worker in workers:
        worker.close()
    return {
        "date": datetime.datetime.now(datetime.UTC).isoformat(timespec="seconds"),
        "python": platform.python_version(),
        "game": game,
        "compiled": is_compiled(options.ours),
        "calibration_ms": min(calibration, measure()),
        "ours_us": spread([per_real(ours) for ours, _, _ in told]),
        "public_us": spread([per_real(public) for _, public, _ in told]),
        "peer_us": spread([per_real(peer) for _, _, peer in told]),
        "ratio": spread([per_real(ours) / per_real(peer) for ours, _, peer in told]),
        "public_ratio": spread([per_real(public) / per_real(peer) for _, public, peer in told]),
        "ours_decisions": sum(ours["decisions"] for ours, _, _ in told),
        "ours_real": sum(ours["real"] for ours, _, _ in told),
        "peer_decisions": sum(peer["decisions"] for _, _, peer in told),
        "peer_real": sum(peer["real"] for _, _, peer in told),
        "import_ms": import_milliseconds(options.ours),
        **sizes(options.ours, game),
    }


def build_of(told: dict[str, Any]) -> str:
    """Which of the two builds was measured."""
    return "compiled" if told["compiled"] else "plain CPython"


def table(told: dict[str, Any]) -> str:
    """The figures for people; scaled ones are what the reference machine would show."""
    scale = REFERENCE_MS / told["calibration_ms"]
    limits = LIMITS[told["game"]]
    ratio_limit = limits.compiled if told["compiled"] else limits.plain

    def row(name: str, value: float, unit: str, limit: str = "") -> str:
        return f"{name:48} {value:9.2f} {value * scale:9.2f} {unit:3} {limit}"

    def against(name: str, ratio: dict[str, float], limit: float) -> str:
        quartiles = f"({ratio['low']:.3f} to {ratio['high']:.3f})"
        return f"{name:48} {ratio['median']:9.3f} {quartiles}  at most {limit}"

    return "\n".join(
        [
            f"{'':48} {'here':>9} {'scaled':>9}     ({build_of(told)}, Python {told['python']})",
            row("calibration (bench.calibration.sieve_and_sort)", told["calibration_ms"], "ms"),
            row(f"{told['game']}, per decision with a choice", told["ours_us"]["median"], "µs"),
            row("the same through `match.play`", told["public_us"]["median"], "µs"),
            row("Catanatron 3.2.1, the same", told["peer_us"]["median"], "µs"),
            row("clone of a state in mid-game", told["clone"], "µs", f"at most {limits.clone}"),
            row("import starboard", told["import_ms"], "ms", "at most 150"),
            f"{'a match in memory':48} {told['memory']:9.2f} {'':9} MB  at most {limits.memory}",
            against("ratio ours : Catanatron, median (quartiles)", told["ratio"], ratio_limit),
            against("the same through `match.play`", told["public_ratio"], limits.public),
        ]
    )


def write(told: dict[str, Any]) -> None:
    """Keep the figures of both builds side by side in one file."""
    REPORT.parent.mkdir(exist_ok=True)
    kept = json.loads(REPORT.read_text("utf-8")) if REPORT.exists() else {}
    kept[f"{told['game']}, {build_of(told)}"] = told
    REPORT.write_text(json.dumps(kept, indent=2) + "\n", "utf-8")


def remember(told: dict[str, Any]) -> None:
    """One line in docs/measured.md."""
    ratio, public = told["ratio"], told["public_ratio"]
    found = {
        "game": told["game"],
        "build": build_of(told),
        "ratio to Catanatron": f"{ratio['median']:.3f} ({ratio['low']:.3f}–{ratio['high']:.3f})",
        "through match.play": f"{public['median']:.3f} ({public['low']:.3f}–{public['high']:.3f})",
        "clone": f"{told['clone']:.1f} µs",
        "import": f"{told['import_ms']:.0f} ms",
        "match": f"{told['memory']:.2f} MB",
    }
    record("bench", found)


def main() -> None:
    """Measure, print the table, write the files."""
    parser = argparse.ArgumentParser(prog="bench")
    parser.add_argument("--ours", required=True, help="the Python with the package to measure")
    parser.add_argument("--peer", required=True, help="the Python with Catanatron")
    parser.add_argument("--game", choices=LIMITS, help="only this one")
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--games", type=int, default=8, help="games of ours in a round")
    parser.add_argument("--peer-games", type=int, default=8)
    options = parser.parse_args()
    for game in [options.game] if options.game else LIMITS:
        told = bench(options, game)
        write(told)
        remember(told)
        print(table(told))
    print(f"written to {REPORT} and docs/measured.md")


if __name__ == "__main__":
    main()
