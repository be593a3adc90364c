"""The secret half of a mission: its whole file. Only set-up and scripts may open it (DD-CAMP-05).

After set-up everything secret is read from the state, where it is sealed: whoever imagines a state
has no book in it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec.structs import replace

from starboard.errors import BadInput
from starboard.games.dominate.campaign.pages import (
    PL2,
    ROLES,
    STALEMATE,
    Appendix,
    AppendixText,
    Endings,
    Goal,
    Limit,
    LogNeeds,
    Message,
    Page,
    Plays,
    Prerequisite,
    Trigger,
)
from starboard.games.dominate.indoors.printed import IndoorBoard
from starboard.games.dominate.kinds import Mode
from starboard.games.dominate.printed import Board, Count, Scenario
from starboard.games.dominate.script.words import Positive, Role
from starboard.kernel.yaml_files import Name, Printed, typed

EDITION = "@"
"""Between the name of a mission and its edition."""
Slots = dict[str, int | str | tuple[int | str, ...]]


class MissionHead(Printed, frozen=True):
    """Everything in a mission file but the board, which is of one of two kinds."""

    id: str
    name: Name
    kind: Literal["outdoor", "indoor"]
    prerequisite: Prerequisite
    place: Name
    pl1: Plays
    pl2: Plays
    round_counter: bool
    fog: bool
    message: dict[Role, Message]
    rules: dict[Role, tuple[Name, ...]]
    goals: dict[Role, tuple[Goal, ...]]
    triggers: tuple[Trigger, ...]
    outcome: Endings
    source: str = ""
    edition: Positive = 1
    """How often its plan was changed after people had played it, and once more."""
    tech_level: dict[Role, Positive] = {}
    start_credits: dict[Role, Count] = {}
    building: dict[Role, bool] = {}
    special_figures: dict[str, dict[str, object]] = {}
    items: dict[str, Name] = {}
    start_slots: dict[Role, Slots] = {}
    limits: tuple[Limit, ...] = ()
    stalemate_round: Positive = STALEMATE
    texts: dict[str, AppendixText] = {}
    log: LogNeeds = LogNeeds()


class Book:
    """One mission as it stands in both books."""

    def __init__(self, head: MissionHead, board: Board | IndoorBoard, where: str) -> None:
        self.head, self.board, self.where = head, board, where
        self.pages: dict[str, Page] = {role: self.page_of(role) for role in ROLES}
        self.appendix = Appendix(id=f"{self.key}/appendix", texts=head.texts)

    def __repr__(self) -> str:
        return f"<Book of {self.head.id}>"

    @property
    def key(self) -> str:
        """What stored states call it: a match goes on with the pages it was begun with."""
        first = self.head.edition == 1
        return self.head.id if first else f"{self.head.id}{EDITION}{self.head.edition}"

    def page_of(self, role: Role) -> Page:
        """What one seat may read; the plan and the end of the mission are PL2's matter."""
        head, board = self.head, self.board
        numbered = [replace(each, number=n) for n, each in enumerate(head.triggers)]
        master = role == PL2
        return Page(
            id=f"{self.key}/{role}",
            role=role,
            place=head.place,
            message=head.message[role],
            rules=head.rules.get(role, ()),
            goals=head.goals.get(role, ()),
            triggers=tuple([each for each in numbered if each.holder == role]),
            limits=head.limits if master else (),
            items=head.items,
            board=board if master and isinstance(board, Board) else None,
            floor=board if master and isinstance(board, IndoorBoard) else None,
            outcome=head.outcome if master else Endings(),
        )

    def scenario(self) -> Scenario:
        """What everybody may know of it."""
        return Scenario(
            id=self.head.id,
            name=self.head.name,
            mode=Mode(self.head.kind),
            players=2,
            look=self.board.look,
        )


def read_book(data: object, where: str) -> Book:
    """A mission file; one clear sentence where it is wrong."""
    if not isinstance(data, Mapping):
        raise BadInput(where, "must-be-table")
    plain = {key: value for key, value in data.items() if key != "board"}
    head = typed(plain, MissionHead, where)
    if "board" not in data:
        raise BadInput(f"{where}: board", "missing-field")
    drawn, place = data["board"], f"{where}: board"
    board: Board | IndoorBoard = (
        typed(drawn, IndoorBoard, place) if head.kind == "indoor" else typed(drawn, Board, place)
    )
    for role in ROLES:
        if role not in head.message or role not in head.goals:
            raise BadInput(f"{where}: message.{role}", "missing-field", "DD-CAMP-15")
    return Book(head, board, where)
