"""`setup ID`: what to take out of the box for a skirmish or a mission, tile by tile."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Annotated

import msgspec

from starboard.errors import BadInput
from starboard.games.dominate.box.mission_sheet import mission_sheet
from starboard.games.dominate.box.names import kind_called
from starboard.games.dominate.box.sheets import DoorSheet, Letter, Put, SeatSheet, Sheet, TileSheet
from starboard.games.dominate.box.skirmish_sheet import skirmish_sheet
from starboard.games.dominate.campaign.book import Book
from starboard.games.dominate.campaign.pages import PL1, PL2, ROLES
from starboard.games.dominate.content import Box, box
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
    if name in things.skirmishes:
        facts = of_skirmish(things, things.skirmishes[name], wants.seat, lang)
    elif name in things.books:
        facts = of_mission(things, things.books[name], wants.seat, lang)
    else:
        known = listed(lang, [*things.skirmishes, *things.books])
        raise BadInput("", "no-such-plan", name=name, known=known)
    return Answer(facts, list(lines(things, facts, lang)))


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
    return BadInput("--seat", "nobody-plays-that", name=seat, known=listed(lang, known))


# ------------------------------------------------------------------------- for people


def lines(box: Box, facts: Sheet, lang: str) -> Iterator[str]:
    """The sheet as it is printed."""
    if "letter" in facts:
        yield from letter_lines(facts, facts["letter"], lang)
    else:
        yield told(lang, "setup-title", name=facts["name"], players=facts["players"])
    things = [f"{count} × {thing(box, facts, type, lang)}" for type, count in facts["take"].items()]
    yield told(lang, "setup-take", things=", ".join(things))
    yield ""
    yield from facts["map"]
    for tile in facts["tiles"]:
        yield ""
        yield tile_title(tile, lang)
        yield from put_lines(box, facts, tile["put"], lang)
        yield from door_lines(tile["doors"], lang)
    if facts["aside"]:
        yield ""
        yield told(lang, "setup-aside")
        yield from put_lines(box, facts, facts["aside"], lang)
    closing = [line for seat in facts["seats"] for line in seat_lines(box, facts, seat, lang)]
    for last in (closing, facts["rules"]):
        if last:
            yield from ["", *last]


def letter_lines(facts: Sheet, letter: Letter, lang: str) -> Iterator[str]:
    """What a commander reads before anything is laid."""
    role = letter["role"]
    yield told(lang, "setup-mission", name=facts["name"], place=letter["place"], role=role)
    yield letter["flavour"]
    yield letter["orders"]
    for goal in letter["goals"]:
        yield told(lang, "setup-goal", goal=goal)
    if letter["tech_level"]:
        yield told(lang, "setup-tech", level=letter["tech_level"])
    if letter["fog"]:
        yield told(lang, "setup-fog", role=role)
    if letter["round_counter"]:
        yield told(lang, "setup-rounds")
    yield ""


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
        yield f"  {named}: {', '.join(places)}"


def place_line(put: Put, lang: str) -> str:
    more = [told(lang, "put-how", how=word) for word in (put["facing"], put["side"]) if word]
    more += [put["note"]] if put["note"] else []
    return put["field"].upper() + (f" ({', '.join(more)})" if more else "")


def door_lines(doors: Iterable[DoorSheet], lang: str) -> Iterator[str]:
    """Each door between its two squares."""
    for door in doors:
        one, other = [field.upper() for field in door["between"]]
        note = f", {door['note']}" if door["note"] else ""
        yield "  " + told(lang, "setup-door", one=one, other=other, state=door["state"]) + note


def seat_lines(box: Box, facts: Sheet, seat: SeatSheet, lang: str) -> Iterator[str]:
    """Credits and production of a seat."""
    if seat["credits"] or "letter" not in facts:
        yield told(lang, "setup-seat", faction=seat["faction"], credits=seat["credits"])
    for type, fields in seat["slot"].items():
        named = thing(box, facts, type, lang)
        yield "  " + told(lang, "setup-slot", type=named, fields=", ".join(fields))


def thing(box: Box, facts: Sheet, type: str, lang: str) -> str:
    """What a figure or token is called."""
    if type in OWN_WORDS:
        return told(lang, f"token-{type}")
    return kind_called(box, type, lang, facts["scenario"])


SETUP = Tool(words="setup", wants=Wanted, answer=setup, facts=Sheet, online=True, quick=True)
