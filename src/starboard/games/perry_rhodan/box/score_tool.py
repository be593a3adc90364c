"""The point sheet of a campaign: every point with its reason and clause, and who is ahead."""

from __future__ import annotations

from typing import TypedDict

from starboard.games.perry_rhodan.awards import (
    PARTS,
    Award,
    abort_awards,
    leaving_awards,
    phase_awards,
    ranking,
    surrender_awards,
    winners_of,
)
from starboard.games.perry_rhodan.box.reading import points_text
from starboard.games.perry_rhodan.box.score_file import Campaign, Sheet
from starboard.games.perry_rhodan.kinds import Phase
from starboard.games.perry_rhodan.modifiers import ara_number, regent_number
from starboard.text import texts_for
from starboard.tool import Answer


class Point(TypedDict):
    """Points of a player for one thing."""

    player: str
    phase: str
    reason: str
    points: float
    clause: str


class Standing(TypedDict):
    """Where a player stands."""

    player: str
    place: int
    points: float
    changes: list[str]
    """The phases that it has ended."""


class PointSheet(TypedDict):
    """A whole campaign."""

    points: list[Point]
    standings: list[Standing]
    over: bool


def answer(campaign: Campaign, lang: str) -> Answer:
    """The point sheet of a campaign."""
    scored = [(sheet, sheet_awards(campaign, sheet)) for sheet in campaign.sheets]
    awards = [award for _, found in scored for award in found]
    totals = [sum(a.parts for a in awards if a.seat == seat) for seat in _seats(campaign)]
    places = ranking(totals, changes_of(campaign))
    facts: PointSheet = {
        "points": [_point(campaign, award) for award in awards],
        "standings": sorted(
            (_standing(campaign, seat, places[seat], totals[seat]) for seat in _seats(campaign)),
            key=lambda standing: standing["place"],
        ),
        "over": is_over(campaign),
    }
    return Answer(facts, _lines(campaign, scored, facts, lang))


def sheet_awards(campaign: Campaign, sheet: Sheet) -> list[Award]:
    """All points of a phase: those who left, and how it ended for the others."""
    awards: list[Award] = []
    for seat in sheet.left:
        awards += leaving_awards(sheet.phase, seat, sheet.tallies[seat])
    staying = {seat: tally for seat, tally in sheet.tallies.items() if seat not in sheet.left}
    match sheet.end:
        case "changed":
            assert sheet.triggered is not None
            atlan = sheet.anti_atlan
            awards += phase_awards(sheet.phase, staying, sheet.triggered, anti_atlan=atlan)
        case "aborted":
            ((seat, tally),) = staying.items()
            awards += abort_awards(sheet.phase, campaign.phases[-1], seat, tally)
        case "surrender":
            awards += surrender_awards(sheet.phase, staying)
    return awards


def changes_of(campaign: Campaign) -> list[tuple[Phase, int]]:
    """Who has ended which phase."""
    return [(s.phase, s.triggered) for s in campaign.sheets if s.triggered is not None]


def is_over(campaign: Campaign) -> bool:
    """Whether nothing is left to play."""
    if not campaign.sheets:
        return False
    last = campaign.sheets[-1]
    return last.end in ("surrender", "aborted") or (
        last.end == "changed" and last.phase is campaign.phases[-1]
    )


def _seats(campaign: Campaign) -> range:
    return range(len(campaign.players))


def _point(campaign: Campaign, award: Award) -> Point:
    return {
        "player": campaign.players[award.seat],
        "phase": award.phase.value,
        "reason": award.reason.value,
        "points": award.parts / PARTS,
        "clause": award.clause,
    }


def _standing(campaign: Campaign, seat: int, place: int, total: int) -> Standing:
    return {
        "player": campaign.players[seat],
        "place": place,
        "points": total / PARTS,
        "changes": [phase.value for phase, by in changes_of(campaign) if by == seat],
    }


# ------------------------------------------------------------------------- for people


def _lines(
    campaign: Campaign, scored: list[tuple[Sheet, list[Award]]], facts: PointSheet, lang: str
) -> list[str]:
    texts = texts_for("perry_rhodan")
    lines: list[str] = []
    for sheet, awards in scored:
        lines.append(texts.say(lang, "score-phase", phase=sheet.phase.value, end=sheet.end))
        lines += [f"  {_award_line(campaign, award, lang)}" for award in awards]
        won = winners_of(sheet.phase, awards)
        if sheet.end == "changed" and won:
            names = texts.listed(lang, [campaign.players[seat] for seat in won])
            lines.append("  " + texts.say(lang, "score-phase-won", players=names, count=len(won)))
        if sheet.phase is Phase.IV:
            lines += _number_lines(campaign, sheet, lang)
    lines.append(texts.say(lang, "score-standings", over="yes" if facts["over"] else "no"))
    for standing in facts["standings"]:
        points = points_text(round(standing["points"] * PARTS), lang)
        told = {"player": standing["player"], "points": points}
        lines.append("  " + texts.say(lang, "score-standing", place=standing["place"], **told))
    return lines


def _award_line(campaign: Campaign, award: Award, lang: str) -> str:
    texts = texts_for("perry_rhodan")
    return texts.say(
        lang,
        "score-award",
        player=campaign.players[award.seat],
        points=points_text(award.parts, lang),
        reason=texts.say(lang, "score-reason", reason=award.reason.value),
        clause=award.clause,
    )


def _number_lines(campaign: Campaign, sheet: Sheet, lang: str) -> list[str]:
    """Robotregent # and Ara # of everybody against everybody (PR-P4-10, 17)."""
    texts = texts_for("perry_rhodan")
    lines: list[str] = []
    for seat, mine in sheet.tracks.items():
        for other, theirs in sheet.tracks.items():
            if other != seat:
                told = {
                    "attacker": campaign.players[seat],
                    "target": campaign.players[other],
                    "regent": str(regent_number(mine.rm_anti, theirs.rm_pro)).replace("-", "−"),
                    "ara": str(ara_number(mine.am_pro, theirs.am_anti)).replace("-", "−"),
                }
                lines.append("  " + texts.say(lang, "score-numbers", **told))
    return lines
