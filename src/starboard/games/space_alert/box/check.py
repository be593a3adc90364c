"""Comparing the resolver with missions whose results are known."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from starboard.errors import BadInput
from starboard.games.space_alert.box.lines import Source
from starboard.games.space_alert.box.plan import Planned, read_cases, read_plan
from starboard.games.space_alert.box.resolve import Json, play, result
from starboard.games.space_alert.content import ship
from starboard.games.space_alert.kinds import WHITE, ZONES

FEED = "damage_drawn"
"""What a case expects of the tokens is what it feeds to the resolver."""

ANY_ORDER = ("final_threats", "squads")
OTHER_TILE = "any_other"
TURN_FIELDS = ("damage", "shields", "reactors", "fuel", "rockets", "crew")


def check_source(source: Source, seed: str = "0") -> Json:
    """All cases of a file and every difference; a case that cannot be read is one, too."""
    places = read_cases(source)
    differences: list[Json] = []
    for number, where in enumerate(places, 1):
        name = case_name(source, where, number)
        try:
            differences += check_case(name, read_plan(source, where), seed)
        except BadInput as error:
            differences.append(difference(name, "input", None, None, str(error)))
    return {"cases": len(places), "differences": differences}


def case_name(source: Source, where: tuple[str | int, ...], number: int) -> str:
    """The id of a case, or its number."""
    found = source.at(where)
    named = found.get("id") if isinstance(found, Mapping) else None
    return str(named) if named else str(number)


def check_case(name: str, planned: Planned, seed: str) -> list[Json]:
    """The differences of one case, for each of its alternatives."""
    found = compare(name, planned.plan.expected, result(play(planned, seed), planned))
    by_tile = planned.plan.expected_by_first_white_tile
    if not by_tile:
        return found
    for tile in ship().tiles[WHITE]:
        part = tile.removeprefix(f"{ZONES[WHITE]}_")
        expected = by_tile.get(part, by_tile.get(OTHER_TILE))
        if expected is None:
            continue
        planned.tiles[WHITE] = [tile]
        told = compare(name, expected, result(play(planned, seed), planned))
        found += [{**each, "field": f"{part}.{each['field']}"} for each in told]
    return found


def compare(name: str, expected: Mapping[str, object], got: Mapping[str, object]) -> list[Json]:
    """Exactly the keys that are expected, turn by turn where they list turns."""
    found: list[Json] = []
    for field, value in expected.items():
        if field == "turns" and isinstance(value, list):
            found += compare_turns(name, value, got["turns"])
        elif not agrees(value, got.get(field), field):
            found.append(difference(name, field, None, value, got.get(field)))
    return found


def agrees(expected: object, got: object, field: str = "") -> bool:
    """Equal, or one of several alternatives; tokens agree as far as they were listed."""
    if field == FEED and isinstance(expected, Mapping) and isinstance(got, Mapping):
        return all(got.get(zone) == tiles for zone, tiles in expected.items())
    if isinstance(expected, list) and not isinstance(got, list):
        return got in expected
    if field in ANY_ORDER and isinstance(expected, list) and isinstance(got, list):
        return sorted(map(str, map(facts, expected))) == sorted(map(str, map(facts, got)))
    return expected == got


def facts(entry: object) -> object:
    """The fields of an entry, in whatever order they were written."""
    return sorted(entry.items()) if isinstance(entry, Mapping) else entry


def compare_turns(name: str, expected: Sequence[object], got: object) -> list[Json]:
    """The ship after each listed turn."""
    known = {row[0]: row for row in got} if isinstance(got, list) else {}
    found: list[Json] = []
    for row in expected:
        if not isinstance(row, list) or not row:
            found.append(difference(name, "turns", None, row, None))
            continue
        turn = row[0]
        played = known.get(turn)
        if played is None:
            found.append(difference(name, "turns", turn, row, None))
            continue
        for field, value, mine in zip(TURN_FIELDS, row[1:], played[1:], strict=False):
            same = same_places(value, mine) if field == "crew" else agrees_in_turn(value, mine)
            if not same:
                found.append(difference(name, field, turn, value, mine))
    return found


def agrees_in_turn(expected: object, got: object) -> bool:
    """Equal, or one of several alternatives."""
    if isinstance(expected, list) and not isinstance(got, list):
        return got in expected
    return expected == got


def same_places(expected: object, got: object) -> bool:
    """Where the crew is; `0k` is somebody knocked out, wherever that may be."""
    told, mine = str(expected).split(), str(got).split()
    if len(told) != len(mine):
        return False
    return all(
        (place.endswith("k") if want == "0k" else want == place)
        for want, place in zip(told, mine, strict=True)
    )


def difference(name: str, field: str, turn: object, expected: object, got: object) -> Json:
    return {"id": name, "field": field, "turn": turn, "expected": expected, "got": got}
