"""`starboard space-alert debrief`: why a mission came out as it did, and a word for everybody."""

from __future__ import annotations

import msgspec

from starboard.games.space_alert.box.debrief.chain import chain
from starboard.games.space_alert.box.debrief.crew import blame, praise
from starboard.games.space_alert.box.debrief.facts import Debriefing, Verdict
from starboard.games.space_alert.box.debrief.record import Record
from starboard.games.space_alert.box.debrief.words import card_name, link, name, say, word
from starboard.games.space_alert.box.lines import read_source
from starboard.games.space_alert.box.plan import Planned, one_case, read_plan
from starboard.games.space_alert.box.resolve import Film, play, score
from starboard.games.space_alert.film.events import MissionLost
from starboard.tool import Answer, Document, Tool


class Wanted(msgspec.Struct):
    """What a crew planned, as YAML or JSON."""

    file: Document
    seed: str = "0"


def debrief(wants: Wanted, lang: str) -> Answer:
    """The chain, and praise and blame."""
    source = read_source(wants.file)
    planned = read_plan(source, one_case(source, "debrief-takes-one"))
    told = debriefing(planned, play(planned, wants.seed), lang)
    lines = [told["headline"]]
    if told["chain"]:
        lines += ["", say(lang, "debrief-chain")]
        lines += [f"  {each['text']}" for each in told["chain"]]
    lines += ["", say(lang, "debrief-crew")]
    for each in told["crew"]:
        lines += [f"  {each['praise']['text']}", f"  {each['blame']['text']}"]
    return Answer(told, lines)


def debriefing(planned: Planned, film: Film, lang: str) -> Debriefing:
    """Why a film went as it did."""
    record = Record(film)
    return {
        "status": "lost" if film.lost else "won",
        "headline": headline(film, lang),
        "chain": [link(planned, each, lang) for each in chain(record)],
        "crew": [verdict(planned, record, seat, lang) for seat in range(len(planned.rows))],
    }


def headline(film: Film, lang: str) -> str:
    """How it ended, in a sentence."""
    if film.lost:
        threat = card_name(film.state.lost_to, lang)
        return say(lang, "debrief-lost", turn=film.state.turn, threat=threat)
    return say(lang, "debrief-won", score=score(film.state))


def verdict(planned: Planned, record: Record, seat: int, lang: str) -> Verdict:
    """A good word and a bad one."""
    ends = [event for _, event in record.of(MissionLost)]
    zone = ends[-1].zone if ends else ""
    began = record.threat(ends[-1].threat).number if ends else 1
    bad = blame(record, seat, planned.rows[seat], zone, began)
    return {
        "crew": seat,
        "name": name(planned, seat, lang),
        "praise": word(planned, seat, "praise", praise(record, seat), lang),
        "blame": word(planned, seat, "blame", bad, lang),
    }


DEBRIEF = Tool(words="debrief", wants=Wanted, answer=debrief, facts=Debriefing, online=True)
