"""`starboard space-alert mission`: a mission for a real table, played, printed or measured."""

from __future__ import annotations

import argparse
import json
import math
import re
import secrets
from shutil import get_terminal_size
from textwrap import indent, wrap
from typing import TYPE_CHECKING, cast

import msgspec

from starboard.errors import BadInput
from starboard.games.space_alert.box.script import headline, say, script, spoken, task
from starboard.games.space_alert.kinds import ZONES
from starboard.games.space_alert.missions.fairness import Comparison, compare
from starboard.games.space_alert.missions.generator import Settings, check_settings, generate
from starboard.games.space_alert.missions.mission import (
    Decks,
    Levels,
    Mission,
    Shade,
    find_mission,
    fixed_missions,
)
from starboard.games.space_alert.missions.timeline import announcements, clock, read_clock

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]

RANDOM, LIST = "random", "list"
NAMES = 23
"""So wide is the column with the names of the missions."""


def register_mission(tools: Subparsers) -> None:
    """Add `mission`."""
    parser = tools.add_parser("mission", help="play or print a mission for a real table")
    parser.add_argument(
        "name",
        metavar="NUMBER",
        nargs="?",
        default=RANDOM,
        help="1 to 8, an exercise such as test-run-1, list, or random (usual)",
    )
    parser.add_argument("--text", action="store_true", help="print the script")
    parser.add_argument("--speak", action="store_true", help="let the ship's computer speak")
    parser.add_argument("--json", action="store_true", help="print the timeline as one JSON object")
    parser.add_argument("--seed", help="the same word gives the same random mission")
    parser.add_argument("--length", metavar="M:SS", help="how long a random mission lasts")
    parser.add_argument("--levels", metavar="FOUR,FIVE", help="threat levels for 4 and 5 players")
    parser.add_argument("--difficulty", metavar="COLOUR", help="white, yellow, random or mix")
    parser.add_argument("--speed", type=float, default=1.0, help="2 is twice as fast")
    parser.add_argument("--from", dest="start", metavar="M:SS", default="0:00", help="begin there")
    parser.add_argument("--statistics", type=int, metavar="N", help="compare N missions to the CD")
    parser.set_defaults(run=run_mission)


def run_mission(options: argparse.Namespace) -> int:
    """Play, print, list or measure."""
    if options.statistics is not None:
        return tell_statistics(options)
    if options.name == LIST:
        return tell_path(options)
    mission = chosen(options)
    start = read_clock(options.start, "--from")
    if start >= mission.length:
        raise BadInput("--from", "mission-is-over-at", time=clock(mission.length))
    if not (math.isfinite(options.speed) and options.speed > 0):
        raise BadInput("--speed", "must-be-above-zero")
    if options.json:
        print(json.dumps(as_data(mission, options.lang), ensure_ascii=False))
    elif options.text:
        print("\n".join(script(mission, options.lang)))
    else:
        play_aloud(mission, options, start)
    return 0


def play_aloud(mission: Mission, options: argparse.Namespace, start: int) -> None:
    """On the screen, and with `--speak` through the loudspeaker."""
    from starboard.games.space_alert.box.mission_screen import play_here  # draws: slow to load

    if not options.speak:
        play_here(mission, options.lang, options.speed, start, lambda seen: None)
        return
    from starboard.games.space_alert.box.speech import Speaker

    speaker = Speaker(mission, options.lang)
    try:
        play_here(mission, options.lang, options.speed, start, speaker.hear)
        speaker.finish()
    finally:
        speaker.close()


def chosen(options: argparse.Namespace) -> Mission:
    """The mission that is asked for."""
    decks = read_decks(options.difficulty)
    if options.name == RANDOM:
        seed = secrets.token_hex(3) if options.seed is None else options.seed
        return generate(seed, settings_of(options, decks))
    mission = find_mission(options.name)
    for name in ("seed", "length", "levels"):
        if getattr(options, name) is not None:
            raise BadInput(f"--{name}", "mission-is-fixed")
    if decks.common == "mix":
        raise BadInput("--difficulty", "mix-needs-random")
    return msgspec.structs.replace(mission, decks=decks)


def settings_of(options: argparse.Namespace, decks: Decks) -> Settings:
    """What is wished for a random mission."""
    levels = read_levels(options.levels)
    length = None if options.length is None else read_clock(options.length, "--length")
    return Settings(levels=levels, length=length, decks=decks)


def read_levels(text: str | None) -> Levels:
    """`7,8` for four and five players."""
    if text is None:
        return Settings().levels
    found = re.fullmatch(r"(\d{1,2}),(\d{1,2})", text)
    if not found:
        raise BadInput("--levels", "is-not-two-numbers", text=text)
    return Levels(four=int(found[1]), five=int(found[2]))


def read_decks(text: str | None) -> Decks:
    """`yellow`, or `white,yellow` for common and serious threats (SA-SETUP-07), or `mix`."""
    words = (text or "white").split(",")
    known = (
        ("white", "yellow", "random") if len(words) > 1 else ("white", "yellow", "random", "mix")
    )
    if len(words) > 2 or any(word not in known for word in words):
        raise BadInput("--difficulty", "is-no-difficulty", text=",".join(words))
    return Decks(common=cast("Shade", words[0]), serious=cast("Shade", words[-1]))


def as_data(mission: Mission, lang: str) -> dict[str, object]:
    """The timeline: the events, and every announcement with its sentence."""
    facts = cast("dict[str, object]", msgspec.to_builtins(mission))
    said = [
        {
            "at": each.at,
            "clock": clock(each.at),
            "lasts": each.lasts,
            "kind": each.say,
            "phase": each.phase,
            "text": spoken(mission, each, lang),
            "task": task(mission, each, lang),
        }
        for each in announcements(mission)
    ]
    levels = {"four_crew": mission.level(4), "five_crew": mission.level(5)}
    return {**facts, "threat_levels": levels, "announcements": said}


def tell_path(options: argparse.Namespace) -> int:
    """The sixteen fixed missions in the order for newcomers."""
    if options.json:
        path = [msgspec.to_builtins(each) for each in fixed_missions()]
        print(json.dumps({"missions": path}, ensure_ascii=False))
        return 0
    room = max(40, get_terminal_size().columns - NAMES)
    for each in fixed_missions():
        title, facts, _, *left = headline(each, options.lang)
        name = each.id.removeprefix("mission_").replace("_", "-")
        print(f"{name:<{NAMES}}{title}")
        for line in (facts, *left):
            print(indent("\n".join(wrap(line, room)), " " * NAMES))
    return 0


def tell_statistics(options: argparse.Namespace) -> int:
    """Both ranges of every measure; exit 1 where one leaves that of the CD."""
    count, seed = options.statistics, options.seed or "0"
    if options.name != RANDOM:
        raise BadInput("--statistics", "is-for-random-missions")
    if count < 1:
        raise BadInput("--statistics", "needs-one-mission")
    settings = settings_of(options, read_decks(options.difficulty))
    check_settings(settings)
    found = compare(generate(f"{seed}-{n}", settings) for n in range(count))
    outside = [each for each in found if not each.fair]
    if options.json:
        rows = [{**msgspec.to_builtins(each), "fair": each.fair} for each in found]
        print(json.dumps({"missions": count, "fair": not outside, "measures": rows}))
    else:
        print("\n".join(statistics_lines(found, options.lang)))
        message = "mission-unfair" if outside else "mission-fair"
        facts = {"outside": len(outside)} if outside else {}
        print(say(options.lang, message, count=count, **facts))
    return 1 if outside else 0


def statistics_lines(found: list[Comparison], lang: str) -> list[str]:
    """A table with both ranges."""
    heads = [say(lang, f"mission-columns{part}") for part in ("", ".cd", ".generated", ".within")]
    rows = [heads]
    for each in found:
        verdict = say(lang, "mission-yes" if each.fair else "mission-no")
        both = (f"{low}–{high}" for low, high in (each.cd, each.generated))
        rows.append([measure_name(each.measure, lang), *both, verdict])
    return [f"{a:<42} {b:>9} {c:>10} {d:>7}" for a, b, c, d in rows]


def measure_name(name: str, lang: str) -> str:
    """What a measure counts."""
    what, found, phase = name.partition("-phase-")
    if found:
        return say(lang, "measure-in-phase", what=say(lang, f"measure-{what}"), phase=phase)
    zone = name.rpartition("-")[2]
    if zone in ZONES:
        return say(lang, "measure-zone-count", zone=say(lang, f"zone-{zone}"))
    return say(lang, f"measure-{name}")
