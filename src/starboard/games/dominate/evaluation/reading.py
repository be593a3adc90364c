"""Which texts are read when a campaign is over, in printed order (DD-EVAL-25…48)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field

from starboard.games.dominate.evaluation.findings import FACES, Findings, Roll, findings
from starboard.games.dominate.evaluation.scales import scales
from starboard.games.dominate.kinds import Look
from starboard.games.dominate.legacy.log_book import BOTH, LogBook

MOSTLY = (1, 2, 3, 4)
"""The faces of a die that bring the worse news."""
BOTH_NATIONS = "both"
PROXIES = {Look.EUROPE: "africa", Look.NEAR_EAST: "usa"}
"""Who arms when a nation has won (DD-EVAL-29)."""
DESTINATIONS = {"europe": "russia_china", "near_east": "africa", BOTH_NATIONS: "all"}
"""Where the people of a nation flee to (DD-EVAL-32)."""
APPENDIX = ("0025", "0026", "0027")
"""Texts without a condition of their own (DD-EVAL-48)."""


@dataclass(frozen=True)
class Call:
    """A text that is read, perhaps only if a die says so."""

    text: str
    because: tuple[str, ...]
    """The values that call it."""
    fill: Mapping[str, str | int] = field(default_factory=dict)
    """What stands for the words in brackets (DD-EVAL-49)."""
    roll: str = ""
    """The name of the die; calls with the same name share it."""
    faces: tuple[int, ...] = ()
    to: str = BOTH


@dataclass(frozen=True)
class Article:
    """A text that was read, with the die that decided."""

    call: Call
    rolled: int


@dataclass(frozen=True)
class Evaluation:
    """All that there is to say about a campaign."""

    findings: Findings
    articles: tuple[Article, ...]
    rolls: Mapping[str, int]
    """Every die by what it was for, in the order in which they were thrown."""


def war_is_over(found: Findings) -> Iterator[Call]:
    """With a winner, or without (DD-EVAL-26, 27)."""
    if found.winner is None:
        yield Call("0002", ("winner",), {"months": found.months})
    else:
        yield Call("0001", ("winner",), {**both_sides(found), "months": found.months})


def technology_leads(found: Findings) -> Iterator[Call]:
    """DD-EVAL-28"""
    if found.tech_leader is not None:
        yield Call("0003", ("tech_leader",), {"leader": found.tech_leader.value})


def others_arm(found: Findings) -> Iterator[Call]:
    """A clear victory frightens a power that took no part (DD-EVAL-29)."""
    lead = abs(found.lead(Look.EUROPE))
    faces = tuple([face for face in range(1, FACES + 1) if lead - face > 0])
    fill = {}
    if found.winner is not None:
        fill = {**both_sides(found), "proxy": PROXIES[found.winner]}
    yield Call("0004", ("winner",), fill, "0004", faces)


def ruins_everywhere(found: Findings) -> Iterator[Call]:
    """DD-EVAL-30"""
    if nations := found.nations("ruins"):
        yield Call("0005", keys(nations, "ruins"), named(nations))


def misery(found: Findings) -> Iterator[Call]:
    """Refugees, and the economy: a roll for each text, not for each nation (DD-EVAL-31…33)."""
    if nations := found.nations("ruins", "poverty"):
        because, fill = keys(nations, "ruins", "poverty"), named(nations)
        goal = DESTINATIONS[str(fill["nation"])]
        yield Call("0006", because, {**fill, "destination": goal}, "0006", MOSTLY)
        yield Call("0007", because, fill, "0007", MOSTLY)


def government_falls(found: Findings) -> Iterator[Call]:
    """DD-EVAL-34"""
    if found.loser is not None and found.loser in found.nations("ruins", "poverty"):
        because = ("winner", *keys((found.loser,), "ruins", "poverty"))
        yield Call("0008", because, both_sides(found))


def heroes(found: Findings) -> Iterator[Call]:
    """DD-EVAL-35, 36"""
    for text, nation in (("0009", Look.EUROPE), ("0010", Look.NEAR_EAST)):
        if found.holds("hero", nation):
            yield Call(text, keys((nation,), "hero"))


def media_accuse(found: Findings) -> Iterator[Call]:
    """The papers of a brutal winner write about the loser (DD-EVAL-37)."""
    if found.winner is not None and found.holds("brute", found.winner):
        because = ("winner", *keys((found.winner,), "brute"))
        yield Call("0011", because, both_sides(found), "0011", MOSTLY)


def retaliation(found: Findings) -> Iterator[Call]:
    """A brutal winner provokes the loser (DD-EVAL-38, 39)."""
    if found.winner is None or not found.holds("brute", found.winner):
        return
    because = ("winner", *keys((found.winner,), "brute"))
    if found.loser is Look.NEAR_EAST and "dr_ablah_besiegt" not in found.events:
        because = (*because, "no.dr_ablah_besiegt")
        yield Call("0012", because, roll="0012", faces=(1, 2, 3))
        yield Call("0013", because, roll="0012", faces=(4, 5, 6))
    if found.loser is Look.EUROPE and "dr_tono_besiegt" not in found.events:
        yield Call("0014", (*because, "no.dr_tono_besiegt"))


def peace(found: Findings) -> Iterator[Call]:
    """Both were merciful (DD-EVAL-40, 41)."""
    if len(found.nations("mercy")) < len(Look):
        return
    poor = found.nations("poverty")
    if found.loser in poor and found.winner not in poor:
        because = (*keys(tuple(Look), "mercy"), "winner", *keys(tuple(Look), "poverty"))
        yield Call("0015", because, both_sides(found))
    yield Call("0016", keys(tuple(Look), "mercy"))


def annexed(found: Findings) -> Iterator[Call]:
    """Lands change hands, and with them their habits (DD-EVAL-42, 43)."""
    for text, nation in (("0017", Look.NEAR_EAST), ("0018", Look.EUROPE)):
        if found.lead(nation) > scales().annexed_above:
            yield Call(text, ("winner",))


def grim_laws(found: Findings) -> Iterator[Call]:
    """A roll for each nation; 1 and 2 spare it (DD-EVAL-44, 45)."""
    for nation in found.nations("brute", "ruins", "poverty"):
        because = keys((nation,), "brute", "ruins", "poverty")
        for face, text in zip((3, 4, 5, 6), ("0019", "0020", "0021", "0022"), strict=True):
            yield Call(text, because, named((nation,)), f"0019.{nation}", (face,))


def day_after(found: Findings) -> Iterator[Call]:
    """Nobody stopped strike and counter-strike (DD-EVAL-46, 47)."""
    if "atomschlag" in found.events:
        yield Call("0023", ("event.atomschlag",))
        if "dr_tono_besiegt" in found.events:
            yield Call("0024", ("event.atomschlag", "event.dr_tono_besiegt"))


def appendix(found: Findings) -> Iterator[Call]:
    """Only what a mission has called (DD-EVAL-48)."""
    for text in APPENDIX:
        if text in found.called:
            yield Call(text, ("called",), to=found.called[text])


def both_sides(found: Findings) -> dict[str, str | int]:
    """Who has won and who has lost."""
    assert found.winner is not None
    assert found.loser is not None
    return {"winner": found.winner.value, "loser": found.loser.value}


def named(nations: tuple[Look, ...]) -> dict[str, str | int]:
    """One nation, or both."""
    return {"nation": nations[0].value if len(nations) == 1 else BOTH_NATIONS}


def keys(nations: tuple[Look, ...], *names: str) -> tuple[str, ...]:
    """The names of values, such as `ruins.europe`."""
    return tuple([f"{name}.{nation}" for nation in nations for name in names])


RULES: tuple[Callable[[Findings], Iterator[Call]], ...] = (
    war_is_over, technology_leads, others_arm, ruins_everywhere, misery, government_falls, heroes,
    media_accuse, retaliation, peace, annexed, grim_laws, day_after, appendix,
)  # fmt: skip
"""In printed order (DD-EVAL-25)."""


def calls(found: Findings) -> list[Call]:
    """Every text that the values call, in printed order."""
    return [call for rule in RULES for call in rule(found)]


def evaluate(log: LogBook, roll: Roll) -> Evaluation:
    """The whole evaluation; a die is thrown for each name once."""
    rolls: dict[str, int] = {}

    def thrown(name: str) -> int:
        if name not in rolls:
            rolls[name] = roll(name)
        return rolls[name]

    found = findings(log, thrown)
    articles = []
    for call in calls(found):
        rolled = thrown(call.roll) if call.roll else 0
        if not call.roll or rolled in call.faces:
            articles.append(Article(call, rolled))
    return Evaluation(found, tuple(articles), rolls)
