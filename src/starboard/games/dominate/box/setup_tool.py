"""`setup ID`: what to take out of the box for a skirmish or a mission, tile by tile."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Annotated

import msgspec

from starboard.errors import BadInput, shortened
from starboard.games.dominate.box.mission_sheet import mission_sheet
from starboard.games.dominate.box.sheets import (
    DoorSheet,
    Letter,
    Put,
    SeatSheet,
    Section,
    Sheet,
    TileSheet,
    Written,
)
from starboard.games.dominate.box.skirmish_sheet import skirmish_sheet
from starboard.games.dominate.campaign.book import Book
from starboard.games.dominate.campaign.pages import PL1, PL2, ROLES
from starboard.games.dominate.content import Box, box
from starboard.games.dominate.face.names import kind_called
from starboard.games.dominate.legacy.mission_cards import cards_by_word
from starboard.games.dominate.printed import Skirmish
from starboard.games.dominate.script.words import Role
from starboard.games.dominate.words import listed, told
from starboard.tool import Answer, Arg, Tool

OWN_WORDS = ("ore", "ford", "fog", "door", "object", "terminal", "camera", "sentry_gun")
"""Things that are no figures."""


class Wanted(msgspec.Struct):
    """A scenario, and for whom the sheet is."""

    scenario: Annotated[str, Arg(place=True, shown="ID")]
    seat: Annotated[str, Arg(shown="SEAT")] = ""


def setup(wants: Wanted, lang: str) -> Answer:
    """The sheet of a skirmish for all or for one faction, of a mission for PL1 or PL2."""
    things, name = box(), wants.scenario
    if name in cards_by_word():
        name = cards_by_word()[name].id
    if name in things.skirmishes:
        facts = of_skirmish(things, things.skirmishes[name], wants.seat, lang)
    elif name in things.books:
        facts = of_mission(things, things.books[name], wants.seat, lang)
    else:
        known = listed(lang, [*things.skirmishes, *things.books])
        raise BadInput("", "no-such-plan", name=shortened(name, 40), known=known)
    said = written(things, facts, lang)
    return Answer(said, list(lines(said)))


def of_skirmish(things: Box, plan: Skirmish, seat: str, lang: str) -> Sheet:
    factions = [each.faction.value for each in plan.seats]
    if seat and seat not in factions:
        raise nobody(seat, factions, lang)
    return skirmish_sheet(things, plan, seat, lang)


def of_mission(things: Box, book: Book, seat: str, lang: str) -> Sheet:
    """Without a seat it is PL1's sheet: nobody learns a secret by accident (DD-CAMP-05)."""
    head = book.head
    known: dict[str, Role] = {
        "": PL1,
        PL1: PL1,
        PL2: PL2,
        head.pl1.commander: PL1,
        head.pl2.commander: PL2,
    }
    if seat not in known:
        raise nobody(seat, [*ROLES, head.pl1.commander, head.pl2.commander], lang)
    return mission_sheet(things, book, known[seat], lang)


def nobody(seat: str, known: list[str], lang: str) -> BadInput:
    said = shortened(seat, 40)
    return BadInput("--seat", "nobody-plays-that", name=said, known=listed(lang, known))


# ------------------------------------------------------------------------- for people


def written(box: Box, facts: Sheet, lang: str) -> Written:
    """The sheet with its sentences."""
    places = [tile_section(box, facts, tile, lang) for tile in facts["tiles"]]
    if facts["aside"]:
        aside = list(put_lines(box, facts, facts["aside"], lang))
        places.append({"title": told(lang, "setup-aside"), "lines": aside})
    return {
        **facts,
        "head": head_section(box, facts, lang),
        "places": places,
        "begins": [
            seat_section(box, facts, seat, lang)
            for seat in facts["seats"]
            if seat["credits"] or seat["slot"] or "letter" not in facts
        ],
    }


def lines(facts: Written) -> Iterator[str]:
    """The sheet as it is printed."""
    yield from [facts["head"]["title"], *facts["head"]["lines"], "", *facts["map"]]
    for place in facts["places"]:
        yield from ["", place["title"], *[f"  {line}" for line in place["lines"]]]
    if facts["begins"]:
        yield ""
    for seat in facts["begins"]:
        yield from [seat["title"], *[f"  {line}" for line in seat["lines"]]]
    if facts["rules"]:
        yield from ["", *facts["rules"]]


def head_section(box: Box, facts: Sheet, lang: str) -> Section:
    """The letter of a mission or the name of a skirmish, and what to take out of the box."""
    things = [f"{count} × {thing(box, facts, type, lang)}" for type, count in facts["take"].items()]
    take = told(lang, "setup-take", things=", ".join(things))
    if "letter" not in facts:
        title = told(lang, "setup-title", name=facts["name"], players=facts["players"])
        return {"title": title, "lines": [take]}
    letter = facts["letter"]
    named = {"name": facts["name"], "place": letter["place"], "role": letter["role"]}
    return {
        "title": told(lang, "setup-mission", **named),
        "lines": [*letter_lines(letter, lang), "", take],
    }


def letter_lines(letter: Letter, lang: str) -> Iterator[str]:
    """What a commander reads before anything is laid."""
    yield letter["flavour"]
    yield letter["orders"]
    for goal in letter["goals"]:
        yield told(lang, "setup-goal", goal=goal)
    if letter["tech_level"]:
        yield told(lang, "setup-tech", level=letter["tech_level"])
    if letter["fog"]:
        yield told(lang, "setup-fog", role=letter["role"])
    if letter["round_counter"]:
        yield told(lang, "setup-rounds")


def tile_section(box: Box, facts: Sheet, tile: TileSheet, lang: str) -> Section:
    """One tile with what comes onto it."""
    puts = put_lines(box, facts, tile["put"], lang)
    return {"title": tile_title(tile, lang), "lines": [*puts, *door_lines(tile["doors"], lang)]}


def tile_title(tile: TileSheet, lang: str) -> str:
    """The name of a tile, where it lies and which side is up."""
    note = f" {tile['note']}" if tile["note"] else ""
    note += f" ({told(lang, 'setup-later')})" if tile["later"] else ""
    if not tile["tile"]:
        return told(lang, "setup-board", look=tile["look"]) + note
    width, height = tile["size"]
    place = tile["at"].upper()
    size = {"width": width, "height": height}
    said = told(lang, "setup-tile", tile=tile["tile"], field=place, look=tile["look"], **size)
    return said + note


def put_lines(box: Box, facts: Sheet, puts: Iterable[Put], lang: str) -> Iterator[str]:
    """The fields of each kind of thing, with the side it faces and what is known of it."""
    found: dict[tuple[str, str], list[str]] = {}
    for put in puts:
        found.setdefault((put["type"], put["faction"]), []).append(place_line(put, lang))
    for (type, faction), all_places in found.items():
        counted = Counter(all_places).items()
        places = [place if count == 1 else f"{count} × {place}" for place, count in counted]
        colour = told(lang, "colour-grey") if faction == "grey" else faction
        named = thing(box, facts, type, lang) + (f" ({colour})" if colour else "")
        yield f"{named}: {', '.join(places)}"


def place_line(put: Put, lang: str) -> str:
    more = [told(lang, "put-how", how=word) for word in (put["facing"], put["side"]) if word]
    more += [put["note"]] if put["note"] else []
    return put["field"].upper() + (f" ({', '.join(more)})" if more else "")


def door_lines(doors: Iterable[DoorSheet], lang: str) -> Iterator[str]:
    """Each door between its two squares."""
    for door in doors:
        one, other = [field.upper() for field in door["between"]]
        note = f", {door['note']}" if door["note"] else ""
        yield told(lang, "setup-door", one=one, other=other, state=door["state"]) + note


def seat_section(box: Box, facts: Sheet, seat: SeatSheet, lang: str) -> Section:
    """Credits and production of a seat."""
    return {
        "title": told(lang, "setup-seat", faction=seat["faction"], credits=seat["credits"]),
        "lines": [
            told(
                lang,
                "setup-slot",
                type=thing(box, facts, type, lang),
                fields=", ".join(fields),
            )
            for type, fields in seat["slot"].items()
        ],
    }


def thing(box: Box, facts: Sheet, type: str, lang: str) -> str:
    """What a figure or token is called."""
    if type in OWN_WORDS:
        return told(lang, f"token-{type}")
    return kind_called(box, type, lang, facts["scenario"])


SETUP = Tool(words="setup", wants=Wanted, answer=setup, facts=Written, online=True, quick=True)
