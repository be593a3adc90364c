"""The types of a debriefing, as programs and pages get it."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict


class Link(TypedDict):
    """One link of the chain: what happened, because of what the next link says."""

    kind: str
    """`lost-zone`, `lost-taken`, `blow`, `shield-empty`, `wounds`, `left`, `blunted`, `never-hit`,
    `broken`, `wasted`, `missed` or `delayed`."""
    turn: int
    scene: int
    """Its place in the film of the resolver, from 0."""
    text: str
    threat: NotRequired[str]
    """The card it is about."""
    zone: NotRequired[str]
    crew: NotRequired[int]
    """Whose action it was, from 0."""


class Word(TypedDict):
    """Praise or blame for somebody."""

    kind: str
    text: str
    turn: NotRequired[int]
    scene: NotRequired[int]


class Verdict(TypedDict):
    """What is said to a crew member."""

    crew: int
    name: str
    praise: Word
    blame: Word


class Debriefing(TypedDict):
    """Why a mission came out as it did."""

    status: Literal["won", "lost"]
    headline: str
    chain: list[Link]
    """From what ended the mission back to what led there; nothing if it was completed."""
    crew: list[Verdict]


class Change(TypedDict):
    """Another action in one space."""

    crew: int
    turn: int
    before: str
    """Letters of a plan; `-` is nothing."""
    after: str
    text: str


class Rescue(TypedDict):
    """The fewest cards that would have saved the ship, or have earned more."""

    cards: int
    changes: list[Change]
    actions: list[str]
    """The whole plan with them."""
    survival: float
    score: float | None
    text: str
