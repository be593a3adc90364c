"""`starboard space-alert mission`: a mission for a real table, played, printed or measured."""

from __future__ import annotations

import json
import math
import re
import secrets
from itertools import pairwise
from pathlib import Path
from shutil import get_terminal_size
from textwrap import indent, wrap
from typing import Annotated, TypedDict, cast

import msgspec

from starboard.errors import BadInput
from starboard.games.space_alert.box.script import (
    headline,
    mission_name,
    say,
    script,
    spoken,
    task,
)
from starboard.games.space_alert.kinds import ZONES
from starboard.games.space_alert.missions.fairness import Comparison, compare
from starboard.games.space_alert.missions.generator import Settings, check_settings, generate
from starboard.games.space_alert.missions.mission import (
    Decks,
    Levels,
    Mission,
    Shade,
    Threat,
    find_mission,
    fixed_missions,
)
from starboard.games.space_alert.missions.short import read_mission, short_text
from starboard.games.space_alert.missions.timeline import announcements, clock, read_clock
from starboard.games.space_alert.voice.cues import cues
from starboard.tool import Answer, Arg, Document, Tool

RANDOM, LIST = "random", "list"
NAMES = 23
"""So wide is the column with the names of the missions."""


class Wishes(msgspec.Struct):
    """Which mission, and what to do with it."""

    name: Annotated[str, Arg(place=True, shown="NUMBER")] = RANDOM
    text: Annotated[bool, Arg(here=True)] = False
    speak: Annotated[bool, Arg(here=True)] = False
    json: Annotated[bool, Arg(here=True)] = False
    audio: Annotated[str | None, Arg(here=True, shown="FILE")] = None
    seed: str | None = None
    length: Annotated[str | None, Arg(shown="M:SS")] = None
    levels: Annotated[str | None, Arg(shown="FOUR,FIVE")] = None
    difficulty: Annotated[str | None, Arg(shown="COLOUR")] = None
    speed: Annotated[float, Arg(here=True)] = 1.0
    from_: Annotated[str, Arg(here=True, shown="M:SS")] = "0:00"
    statistics: Annotated[int | None, Arg(here=True, shown="N")] = None
    own: Annotated[str | None, Arg(here=True, shown="FILE")] = None
    short: Annotated[bool, Arg(here=True)] = False


class Own(msgspec.Struct):
    """A mission that somebody wrote: a short text (`missions/short.py`)."""

    file: Document


class Nothing(msgspec.Struct):
    """All of them."""


class Sounded(TypedDict):
    """A recorded clip, and when it begins after its announcement."""

    clip: str
    at: int
    """Seconds of the mission."""
    after: float
    """Real seconds added to that."""


class Sign(TypedDict):
    """A threat as a sign shows it."""

    turn: int
    zone: str
    serious: bool
    unconfirmed: bool
    colour: str
    """Nothing where the mission names none."""


class Spoken(TypedDict):
    """Something that the computer says."""

    at: int
    """The second, from the alarm."""
    clock: str
    lasts: int
    kind: str
    phase: int
    text: str
    task: str
    """What the crew has to do."""
    cues: list[Sounded]
    """What is heard."""
    threat: Sign | None


class ThreatLevels(TypedDict):
    """How dangerous a mission is, by the size of the crew."""

    four_crew: int
    five_crew: int


class MissionData(TypedDict):
    """A mission with everything that is announced in it."""

    id: str
    group: str
    phase_ends: list[int]
    events: list[dict[str, object]]
    card: str
    seed: str
    decks: dict[str, str]
    leaves_out: dict[str, object]
    agree: list[str]
    differ: dict[str, str]
    threat_levels: ThreatLevels
    announcements: list[Spoken]


class MissionScript(MissionData):
    """A mission for a real table."""

    headline: list[str]
    short: str
    """The text that makes it: to be changed, or sent to somebody."""


class NamedMission(TypedDict):
    """A fixed mission as newcomers meet it."""

    id: str
    name: str
    group: str
    about: str
    adds: list[str]
    """What it has that the ones before it leave out."""


def mission_answer(wishes: Wishes, lang: str) -> Answer:
    """A mission for a real table: every announcement with its second and its sentence."""
    return told(chosen(wishes), lang)


def own_answer(wants: Own, lang: str) -> Answer:
    """A mission that somebody wrote, checked, as all others are told."""
    return told(read_mission(wants.file.read(), wants.file.name), lang)


def told(found: Mission, lang: str) -> Answer:
    """A mission as a page gets it."""
    facts: MissionScript = {
        **as_data(found, lang),
        "headline": headline(found, lang),
        "short": short_text(found),
    }
    return Answer(facts, script(found, lang))


def missions_answer(wants: Nothing, lang: str) -> Answer:
    """The fixed missions in the order for newcomers."""
    named: list[NamedMission] = [
        {
            "id": each.id,
            "name": mission_name(each, lang),
            "group": each.group,
            "about": say(lang, f"option-mission-{each.id}.about"),
            "adds": [say(lang, f"topic-{topic}") for topic in added(before, each)],
        }
        for before, each in pairwise([None, *fixed_missions()])
        if each is not None
    ]
    return Answer(named, [each["name"] for each in named])


def added(before: Mission | None, mission: Mission) -> list[str]:
    """What the mission before it left out and this one has; nothing new in the first one."""
    left = before.leaves_out.topics if before is not None else ()
    return [topic for topic in left if topic not in mission.leaves_out.topics]


def run_mission(wishes: Wishes, lang: str) -> int:
    """Play, print, list or measure."""
    if wishes.statistics is not None:
        return tell_statistics(wishes, wishes.statistics, lang)
    if wishes.name == LIST:
        return tell_path(wishes, lang)
    mission = chosen(wishes)
    start = read_clock(wishes.from_, "--from")
    if start >= mission.length:
        raise BadInput("--from", "mission-is-over-at", time=clock(mission.length))
    if not (math.isfinite(wishes.speed) and wishes.speed > 0):
        raise BadInput("--speed", "must-be-above-zero")
    if wishes.json:
        print(json.dumps(as_data(mission, lang), ensure_ascii=False))
    elif wishes.short:
        print(short_text(mission))
    elif wishes.audio is not None:
        write_audio(mission, wishes.audio, lang)
    elif wishes.text:
        print("\n".join(script(mission, lang)))
    else:
        play_aloud(mission, wishes, start, lang)
    return 0


def write_audio(mission: Mission, name: str, lang: str) -> None:
    """The whole mission as one file, for a table without us."""
    from starboard.games.space_alert.box.speech import whole  # reads all recordings

    try:
        Path(name).write_bytes(whole(mission, lang))
    except OSError as error:
        raise BadInput(name, "is-out-of-reach", why=str(error.strerror)) from None
    print("\n".join(headline(mission, lang)))


def play_aloud(mission: Mission, wishes: Wishes, start: int, lang: str) -> None:
    """On the screen, and with `--speak` through the loudspeaker."""
    from starboard.games.space_alert.box.mission_screen import play_here  # draws: slow to load

    if not wishes.speak:
        play_here(mission, lang, wishes.speed, start, lambda seen: None)
        return
    from starboard.games.space_alert.box.speech import Speaker

    speaker = Speaker(mission, lang, wishes.speed)
    try:
        play_here(mission, lang, wishes.speed, start, speaker.hear)
        speaker.finish()
    finally:
        speaker.close()


def chosen(wishes: Wishes) -> Mission:
    """The mission that is asked for."""
    if wishes.own is not None:
        return own_mission(wishes, wishes.own)
    decks = read_decks(wishes.difficulty)
    if wishes.name == RANDOM:
        seed = secrets.token_hex(3) if wishes.seed is None else wishes.seed
        return generate(seed, settings_of(wishes, decks))
    mission = find_mission(wishes.name)
    for name in ("seed", "length", "levels"):
        if getattr(wishes, name) is not None:
            raise BadInput(f"--{name}", "mission-is-fixed")
    if decks.common == "mix":
        raise BadInput("--difficulty", "mix-needs-random")
    return msgspec.structs.replace(mission, decks=decks)


def own_mission(wishes: Wishes, file: str) -> Mission:
    """What somebody wrote says everything: nothing else can be wished."""
    for name in ("seed", "length", "levels", "difficulty"):
        if getattr(wishes, name) is not None:
            raise BadInput(f"--{name}", "own-says-all")
    if wishes.name != RANDOM:
        raise BadInput("--own", "own-or-name", name=wishes.name)
    return read_mission(Document(file).read(), file)


def settings_of(wishes: Wishes, decks: Decks) -> Settings:
    """What is wished for a random mission."""
    levels = read_levels(wishes.levels)
    length = None if wishes.length is None else read_clock(wishes.length, "--length")
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


def as_data(mission: Mission, lang: str) -> MissionData:
    """The timeline: the events, and every announcement with its sentence."""
    facts = cast("MissionData", msgspec.to_builtins(mission))
    said: list[Spoken] = [
        {
            "at": each.at,
            "clock": clock(each.at),
            "lasts": each.lasts,
            "kind": each.say,
            "phase": each.phase,
            "text": spoken(mission, each, lang),
            "task": task(mission, each, lang),
            "cues": [
                {"clip": cue.clip, "at": cue.at, "after": cue.after}
                for cue in cues(each, mission.phases, lang)
            ],
            "threat": None if each.threat is None else sign(each.threat),
        }
        for each in announcements(mission)
    ]
    facts["threat_levels"] = {"four_crew": mission.level(4), "five_crew": mission.level(5)}
    facts["announcements"] = said
    return facts


def sign(threat: Threat) -> Sign:
    """What is remembered of a threat."""
    return {
        "turn": threat.t,
        "zone": threat.zone,
        "serious": threat.serious,
        "unconfirmed": threat.unconfirmed,
        "colour": threat.colour.value if threat.colour else "",
    }


def tell_path(wishes: Wishes, lang: str) -> int:
    """The sixteen fixed missions in the order for newcomers."""
    if wishes.json:
        path = [msgspec.to_builtins(each) for each in fixed_missions()]
        print(json.dumps({"missions": path}, ensure_ascii=False))
        return 0
    room = max(40, get_terminal_size().columns - NAMES)
    for each in fixed_missions():
        title, facts, _, *left = headline(each, lang)
        name = each.id.removeprefix("mission_").replace("_", "-")
        print(f"{name:<{NAMES}}{title}")
        for line in (facts, *left):
            print(indent("\n".join(wrap(line, room)), " " * NAMES))
    return 0


def tell_statistics(wishes: Wishes, count: int, lang: str) -> int:
    """Both ranges of every measure; exit 1 where one leaves that of the CD."""
    seed = wishes.seed or "0"
    if wishes.name != RANDOM:
        raise BadInput("--statistics", "is-for-random-missions")
    if count < 1:
        raise BadInput("--statistics", "needs-one-mission")
    settings = settings_of(wishes, read_decks(wishes.difficulty))
    check_settings(settings)
    found = compare(generate(f"{seed}-{n}", settings) for n in range(count))
    outside = [each for each in found if not each.fair]
    if wishes.json:
        rows = [{**msgspec.to_builtins(each), "fair": each.fair} for each in found]
        print(json.dumps({"missions": count, "fair": not outside, "measures": rows}))
    else:
        print("\n".join(statistics_lines(found, lang)))
        message = "mission-unfair" if outside else "mission-fair"
        facts = {"outside": len(outside)} if outside else {}
        print(say(lang, message, count=count, **facts))
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


MISSION = Tool(
    words="mission",
    wants=Wishes,
    answer=mission_answer,
    facts=MissionScript,
    show=run_mission,
    online=True,
    quick=True,
)
OWN = Tool(words="own", wants=Own, answer=own_answer, facts=MissionScript, online=True)
"""For pages, and to check what was written; `mission --own` plays it."""
MISSIONS = Tool(
    words="missions",
    wants=Nothing,
    answer=missions_answer,
    facts=list[NamedMission],
    online=True,
    quick=True,
    command=False,
)
"""For pages; `mission list` says more."""
