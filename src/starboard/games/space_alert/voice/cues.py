"""Announcements as cues: clips with the instants at which they begin.

Words follow one another. Numbers of a countdown fall on their seconds and the beep on zero, so they
come with the announcement before them, early enough to be planned on every device.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from starboard.games.space_alert.missions.mission import content
from starboard.games.space_alert.missions.timeline import Announcement, Say
from starboard.games.space_alert.voice.recorded import ALARM, BEEP, clips
from starboard.kernel.face import Cue

LEAD: Final = 0.4
"""Seconds after its instant at which something is said: by then every device has heard of it."""
BREATH: Final = 0.3
"""Seconds between two sentences."""
JOINT: Final = 0.05
"""Seconds between two words."""
COUNT: Final = ("5", "4", "3", "2", "1")
LAST_WARNING: Final = 20
"""The warning that brings the countdown with it (SA-ANN-13)."""

Sentences = list[tuple[str, ...]]


def cues(each: Announcement, phases: int, lang: str) -> list[Cue]:
    """What is heard of an announcement."""
    if each.say is Say.ALARM:
        length = LEAD + clips(lang)[ALARM].says
        return [Cue(ALARM, 0, LEAD), *spoken_from(length, sentences(each, phases), lang)]
    beep = clips(lang)[BEEP].says if each.say is Say.TRANSFER_OVER else 0.0
    found = spoken_from(LEAD + beep, sentences(each, phases), lang)
    if each.say is Say.DATA_TRANSFER:  # SA-ANN-10
        found += countdown(("data-transfer-in",), content().durations.data_transfer, lang)
        found.append(Cue(BEEP, content().durations.data_transfer, 0.0))
    if each.say is Say.WARNING and each.left == LAST_WARNING:
        found += countdown((*subject(each, phases), "ends-in"), each.left, lang)
    return found


def spoken_from(start: float, said: Iterable[tuple[str, ...]], lang: str) -> list[Cue]:
    """Sentences one after the other."""
    known = clips(lang)
    found: list[Cue] = []
    for words in said:
        for word in words:
            found.append(Cue(word, 0, round(start, 3)))
            start += known[word].says + JOINT
        start += BREATH
    return found


def countdown(words: tuple[str, ...], zero: int, lang: str) -> list[Cue]:
    """Words that end before the five, then a number on each of the last seconds."""
    known = clips(lang)
    first = zero - len(COUNT)
    length = sum(known[word].says + JOINT for word in words)
    led = [Cue(cue.clip, first, cue.after) for cue in spoken_from(-length, [words], lang)]
    return [*led, *[Cue(number, first + late, 0.0) for late, number in enumerate(COUNT)]]


def sentences(each: Announcement, phases: int) -> Sentences:
    """The words of an announcement; a repetition is part of it (SA-ANN-06)."""
    whose = subject(each, phases)
    match each.say:
        case Say.ALARM:
            return [("alert",), ("enemy-activity",), ("operation-begins", "phase-1")]
        case Say.THREAT:
            return list(threat_sentences(each))
        case Say.INCOMING_DATA:
            return [("incoming-data",), ("repeat",), ("incoming-data",)]
        case Say.DATA_TRANSFER:
            return [("data-transfer",)]
        case Say.TRANSFER_OVER:
            return [("transfer-over",)]
        case Say.OUTAGE:
            return [("system-down",)]
        case Say.OUTAGE_OVER:
            return [("system-restored",)]
        case Say.WARNING:
            left = "one-minute" if each.left > LAST_WARNING else "20-seconds"
            return [(*whose, "ends-in", left)]
        case Say.COUNTDOWN:
            return []  # it has come with the last warning
        case Say.PHASE_END:
            return [(*whose, "is-over"), (f"phase-{each.phase + 1}", "begins")]
        case Say.MISSION_END:
            return [("operation", "is-over")]


def subject(each: Announcement, phases: int) -> tuple[str, ...]:
    """What ends: the last phase is the end of the operation (SA-ANN-17)."""
    return ("operation",) if each.phase == phases else (f"phase-{each.phase}",)


def threat_sentences(each: Announcement) -> Iterator[tuple[str, ...]]:
    """Turn, severity, colour where the mission names one, and zone; then all of it again."""
    threat = each.threat
    assert threat is not None
    kind = ["serious"] if threat.serious else []
    if threat.colour is not None:
        kind.append(threat.colour.value)
    if threat.internal:
        kind.append("internal")
    zone: Sentences = [] if threat.internal else [(f"zone-{threat.zone}",)]
    report: Sentences = [("time", str(threat.t)), (*kind, "threat"), *zone]
    if threat.unconfirmed:
        yield ("unconfirmed",)
    yield from report
    yield ("repeat",)
    yield from report
