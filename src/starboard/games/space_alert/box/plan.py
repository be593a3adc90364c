"""What a crew planned, as a file says it:

    tracks: {red: T5, white: T3, blue: T1, internal: T4}
    threats:
    - {code: E1-07, t: 5, zone: red}
    actions: [-^b^aaaaaa--, "<^c^-cxcxa--"]   # a row for each crew member, captain first

A letter is an action: a, b, c, x for battlebots, < > ^ for moves, - for none; A, B, X heroic; 1 to
6 heroic moves to the stations, lower deck first. Optional: `names` (of the crew members), `phase`
of a threat (in which it was announced), `mission` (its id: test runs are shorter), `hands` (cards
as two letters, `a>`), `damage_drawn` (tokens by zone in their order), `androids` (rows), `order`
(rows as they act, if not as they stand), `start` (campaign damage).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import Literal

import msgspec

from starboard.errors import Argument, BadInput
from starboard.games.space_alert.box.lines import Source
from starboard.games.space_alert.cards import card_names
from starboard.games.space_alert.content import ThreatCard, Track, components
from starboard.games.space_alert.kinds import INTERNAL, TRACKS, ZONES, Action, Part
from starboard.games.space_alert.missions.mission import (
    OWN,
    OWN_SHORT,
    fixed_missions,
    topics_of,
)
from starboard.games.space_alert.options import GENERATED
from starboard.games.space_alert.phases import TURNS
from starboard.kernel.yaml_files import Printed

MOST_ROWS = 6
MOST_CREW = 5
LAST_NUMBER = 8
ZoneName = Literal["red", "white", "blue"]
Tiles = dict[ZoneName, list[Part]]


class GivenThreat(Printed, frozen=True):
    """A threat with its number and where it comes from."""

    code: str
    t: int
    zone: Literal["red", "white", "blue", "internal"]
    phase: int = 0
    """In which it was announced, if somebody remembers."""


class Start(Printed, frozen=True):
    """What an earlier mission of the campaign left behind (SA-CAMP-16…20)."""

    damage: Tiles = {}
    squads: tuple[Literal["lower_red", "upper_blue"], ...] = ("lower_red", "upper_blue")


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """One mission as planned. What else an entry says (id, source, note …) is left alone."""

    tracks: dict[Literal["red", "white", "blue", "internal"], str]
    threats: list[GivenThreat]
    actions: list[str | int]
    """A row of digits only is a number to YAML."""
    id: str = ""
    mission: str = ""
    """Which one it was: a test run ends early and leaves systems out (SA-SETUP-13)."""
    names: list[str] = []
    """What the crew members are called, row by row."""
    hands: list[list[str]] | None = None
    damage_drawn: Tiles | None = None
    androids: list[int] = []
    order: list[int] = []
    """All rows in the order of play; none where they stand in it (SA-ANDROID-06)."""
    start: Start | None = None
    expected: dict[str, object] = {}
    expected_by_first_white_tile: dict[str, dict[str, object]] = {}


class Planned:
    """A checked plan, ready for the ship."""

    def __init__(self, plan: Plan, source: Source, path: tuple[str | int, ...]) -> None:
        self.plan = plan
        self.source = source
        self.path = path
        self.tracks = [self._track(name) for name in TRACKS]
        self.threats = [self._threat(i, given) for i, given in enumerate(plan.threats)]
        self.rows = self._rows()
        self.tiles = self._tiles()
        self._check_androids()
        self.topics = self._topics()
        self.order = self._order()
        if plan.hands is not None:
            self._check_hands(plan.hands)

    def fail(self, message: str, *field: str | int, clause: str = "", **args: Argument) -> BadInput:
        """The one sentence that names line and field."""
        return self.source.fault((*self.path, *field), message, clause, **args)

    def _track(self, name: str) -> Track:
        given = self.plan.tracks.get(name)  # type: ignore[call-overload]  # one of the four names
        if given is None:
            raise self.fail("no-track-given", "tracks", zone=name)
        track = components().tracks.get(given)
        if track is None:
            known = ", ".join(components().tracks)
            raise self.fail("is-no-track", "tracks", name, track=given, known=known)
        return track

    def _threat(self, index: int, given: GivenThreat) -> tuple[ThreatCard, int, int]:
        card = components().threats.get(given.code)
        if card is None:
            raise self.fail("is-no-threat", "threats", index, "code", threat=given.code)
        if not 1 <= given.t <= LAST_NUMBER:
            told = {"number": str(given.t), "most": str(LAST_NUMBER)}
            raise self.fail("is-no-threat-number", "threats", index, "t", **told)
        track = TRACKS.index(given.zone)
        if card.external == (track == INTERNAL):
            message = "external-from-inside" if card.external else "internal-from-outside"
            told = {"threat": card.id, "zone": str(given.zone)}
            raise self.fail(message, "threats", index, "zone", **told)
        return card, given.t, track

    def _rows(self) -> list[list[Action]]:
        rows = self.plan.actions
        if not 1 <= len(rows) <= MOST_ROWS:
            raise self.fail("wrong-number-of-rows", "actions", rows=len(rows), most=MOST_ROWS)
        return [self._row(index, str(row)) for index, row in enumerate(rows)]

    def _row(self, index: int, row: str) -> list[Action]:
        if len(row) > TURNS:
            told = {"actions": len(row), "turns": TURNS}
            raise self.fail("too-many-actions", "actions", index, clause="SA-PLAN-04", **told)
        known = {action.value for action in Action}
        for turn, letter in enumerate(row, 1):
            if letter not in known:
                raise self.fail("turn-has-no-card", "actions", index, turn=turn, card=letter)
        return [Action(letter) for letter in row]

    def _tiles(self) -> dict[int, list[str]]:
        """The damage tokens to be drawn, in order, by zone."""
        drawn, field = self.plan.damage_drawn, ("damage_drawn",)
        if drawn is None and isinstance(self.plan.expected.get("damage_drawn"), Mapping):
            field = ("expected", "damage_drawn")  # type: ignore[assignment]  # one name more
            try:
                drawn = msgspec.convert(self.plan.expected["damage_drawn"], Tiles)
            except msgspec.ValidationError:
                raise self.fail("expected-damage", *field) from None
        tiles: dict[int, list[str]] = {}
        for zone, parts in (drawn or {}).items():
            for part, count in Counter(parts).items():
                if count > 1:
                    raise self.fail("is-drawn-twice", *field, zone, part=str(part))
            tiles[ZONES.index(zone)] = [f"{zone}_{part}" for part in parts]
        return tiles

    def _check_androids(self) -> None:
        for index, row in enumerate(self.plan.androids):
            if not 1 <= row <= len(self.rows):
                raise self.fail("has-no-row", "androids", index, row=str(row))

    def _topics(self) -> frozenset[str]:
        """What the mission leaves out; a new one is none of those that have an id."""
        mission = self.plan.mission
        if mission not in ("", GENERATED, OWN, OWN_SHORT, *[each.id for each in fixed_missions()]):
            raise self.fail("is-no-mission", "mission", mission=mission)
        return topics_of(mission)

    def _order(self) -> list[int]:
        """The crew in the order of play."""
        rows, order = len(self.rows), [row - 1 for row in self.plan.order]
        if order and sorted(order) != list(range(rows)):
            raise self.fail("order-names-each-row", "order", clause="SA-ANDROID-06", rows=rows)
        return order or list(range(rows))

    def _check_hands(self, hands: list[list[str]]) -> None:
        """Every planned action needs a card that this crew member holds."""
        if len(hands) != len(self.rows):
            raise self.fail("hands-for-rows", "hands", hands=len(hands), rows=len(self.rows))
        known = card_names()
        for row, cards in enumerate(hands):
            for index, card in enumerate(cards):
                if card not in known:
                    raise self.fail("has-no-card", "hands", row, index, card=card)
            turn = first_without_card(self.rows[row], cards)
            if turn:
                letter = self.rows[row][turn - 1].value
                raise self.fail("no-card-left", "actions", row, turn=turn, card=letter)

    @property
    def crowded(self) -> bool:
        """Whether there are more crew than the game allows."""
        return len(self.rows) > MOST_CREW


def first_without_card(row: Sequence[Action], cards: Sequence[str]) -> int:
    """The first turn whose action finds no card, when cards are shared out as well as possible."""
    found = cards_of(row, cards)
    without = [turn for turn, card in enumerate(found) if card < 0]
    return next((turn + 1 for turn in without if row[turn] is not Action.EMPTY), 0)


def cards_of(row: Sequence[Action], cards: Sequence[str]) -> list[int]:
    """The card each turn is laid with, shared out as well as possible; -1 where there is none."""
    found = [-1] * len(row)

    def find(turn: int, seen: set[int]) -> bool:
        for index, card in enumerate(cards):
            if index not in seen and row[turn].value in card:
                seen.add(index)
                if index not in found or find(found.index(index), seen):
                    found[turn] = index
                    return True
        return False

    for turn, action in enumerate(row):
        if action is not Action.EMPTY:
            find(turn, set())
    return found


def read_plan(source: Source, path: tuple[str | int, ...] = ()) -> Planned:
    """The plan at a place of a file."""
    refuse_misspelt(source, path)
    return Planned(source.typed(path, Plan), source, path)


def refuse_misspelt(source: Source, path: tuple[str | int, ...]) -> None:
    """A field that looks like one of ours would otherwise be left alone without a word."""
    found = source.at(path)
    if not isinstance(found, Mapping):
        return
    known = [field.name for field in msgspec.structs.fields(Plan)]
    for key in found:
        near = get_close_matches(str(key), known, n=1, cutoff=0.8)
        if near and key not in known:
            raise source.fault((*path, str(key)), "unknown-field-but", near=near[0])


def read_cases(source: Source) -> list[tuple[str | int, ...]]:
    """The places of all cases of a file: of `cases:`, or of the file itself."""
    data = source.data
    if not isinstance(data, Mapping):
        raise source.fault((), "expected-plan-or-cases")
    cases = data.get("cases")
    if cases is None:
        return [()]
    if not isinstance(cases, list):
        raise source.fault(("cases",), "expected-list")
    return [("cases", index) for index in range(len(cases))]


def one_case(source: Source, message: str) -> tuple[str | int, ...]:
    """The place of the one plan of a file."""
    cases = read_cases(source)
    if len(cases) != 1:
        raise source.fault(("cases",), message, count=len(cases))
    return cases[0]
