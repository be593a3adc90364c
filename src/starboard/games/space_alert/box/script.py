"""A mission in words: each announcement as it is spoken, and the script to print."""

from __future__ import annotations

from starboard.games.space_alert.missions.mission import Mission, Threat
from starboard.games.space_alert.missions.timeline import Announcement, announcements, clock
from starboard.text import texts_for


def say(lang: str, message: str, **args: str | int) -> str:
    """A sentence in one language."""
    return texts_for("space_alert").say(lang, message, **args)


def spoken(mission: Mission, each: Announcement, lang: str) -> str:
    """What the computer says; a repetition is part of it (SA-ANN-06)."""
    return _said(mission, each, lang, "")


def task(mission: Mission, each: Announcement, lang: str) -> str:
    """What the crew does when it hears that."""
    return _said(mission, each, lang, ".do")


def _said(mission: Mission, each: Announcement, lang: str, part: str) -> str:
    message = f"say-{each.say}{part}"
    last = "yes" if each.phase == mission.phases else "no"
    if each.threat is not None:
        where = "internal" if each.threat.internal else "external"
        inner = say(lang, f"say-threat-{where}{part}", **_threat_words(each.threat, lang))
        doubt = "yes" if each.threat.unconfirmed else "no"
        return say(lang, message, doubt=doubt, what=inner, who=inner)
    facts: dict[str, str | int] = {"phase": each.phase, "next": each.phase + 1, "last": last}
    return say(lang, message, left=each.left, **facts)


def _threat_words(threat: Threat, lang: str) -> dict[str, str | int]:
    return {
        "turn": threat.t,
        "zone": say(lang, f"zone-{threat.zone}"),
        "threat": threat_name(threat, lang),
        "deck": " ".join(_adjectives(threat, lang)),
    }


def threat_name(threat: Threat, lang: str) -> str:
    """“Serious yellow internal threat”: common ones are not called so."""
    words = _adjectives(threat, lang)[0 if threat.serious else 1 :]
    if threat.internal:
        words.append(say(lang, "word-internal"))
    name = " ".join([*words, say(lang, "word-threat")])
    return name[0].upper() + name[1:]


def _adjectives(threat: Threat, lang: str) -> list[str]:
    """Which deck: its severity, and its colour where the mission names one."""
    words = ["serious" if threat.serious else "common"]
    if threat.colour is not None:
        words.append(threat.colour)
    return [say(lang, f"word-{word}") for word in words]


def mission_name(mission: Mission, lang: str) -> str:
    """“Mission 3”, or the seed of a generated one."""
    number = mission.id.rpartition("_")[2]
    seed = mission.seed
    return say(lang, "mission-name", group=mission.group, number=number, seed=seed)


def headline(mission: Mission, lang: str) -> list[str]:
    """Name, length, levels, decks, and what newcomers leave out."""
    title = mission_name(mission, lang)
    if mission.card:
        title = f"{title} · {say(lang, 'mission-card', card=mission.card)}"
    decks = mission.decks
    shades = {
        "common": say(lang, f"shade-{decks.common}"),
        "serious": say(lang, f"shade-{decks.serious}"),
    }
    levels = {"four": mission.level(4), "five": mission.level(5)}
    lines = [
        title,
        say(lang, "mission-facts", length=clock(mission.length), **levels),
        say(lang, "mission-decks", **shades),
    ]
    left = topics(mission, lang)
    return [*lines, say(lang, "mission-leaves-out", topics=left)] if left else lines


def topics(mission: Mission, lang: str) -> str:
    """What a track leaves out, as one phrase."""
    names = [say(lang, f"topic-{topic}") for topic in mission.leaves_out.topics]
    return texts_for("space_alert").listed(lang, names)


def script(mission: Mission, lang: str) -> list[str]:
    """The script to read aloud at the times it lists (SA-SETUP-03)."""
    lines, phase = headline(mission, lang), 0
    for each in announcements(mission):
        if each.phase != phase:
            phase = each.phase
            lines += ["", say(lang, "mission-phase", phase=phase)]
        lines.append(f"  {clock(each.at):>5}  {spoken(mission, each, lang)}")
    return [*lines, "", say(lang, "mission-compare"), *comparison(mission, lang)]


def comparison(mission: Mission, lang: str) -> list[str]:
    """All threats by turn, to compare with what lies on the table (SA-APPEAR-02)."""
    lines = []
    for threat in sorted(mission.threats, key=lambda each: each.t):
        zone = say(lang, f"zone-{threat.zone}")
        kind = " ".join(_adjectives(threat, lang))
        row = say(lang, "mission-compare-row", turn=threat.t, zone=zone, kind=kind)
        if threat.unconfirmed:
            row = say(lang, "mission-compare-doubt", row=row)
        lines.append(f"  {row}")
    return lines
