"""What a player decides in a mission besides his troops."""

from __future__ import annotations

from typing import ClassVar

from starboard.kernel import Move


class PlayMission(Move):
    """PL1 chooses a mission card (DD-CAMP-12)."""

    verb: ClassVar[str] = "mission"
    card: str


class Ready(Move):
    """The page is read (DD-CAMP-16, 20)."""

    verb: ClassVar[str] = "ready"


class UseCard(Move):
    """A reward card is discarded (DD-REWARD-02)."""

    verb: ClassVar[str] = "use"
    card: str


class Decide(Move):
    """One of the answers to a question of the mission, counted from `answer.1`."""

    verb: ClassVar[str] = "decide"
    answer: str


class PickThing(Move):
    """One of the things that a script asks for."""

    verb: ClassVar[str] = "pick"
    thing: str


class Judge(Move):
    """The trigger that a described act meets, or none (DD-INACT-12, DD-INPREP-04)."""

    verb: ClassVar[str] = "judge"
    trigger: str


class Buy(Move):
    """An item or a figure at a shop (DD-TECH-03)."""

    verb: ClassVar[str] = "buy"
    figure: str
    item: str


CAMPAIGN_MOVES: tuple[type[Move], ...] = (
    PlayMission, Ready, UseCard, Decide, PickThing, Judge, Buy,
)  # fmt: skip
