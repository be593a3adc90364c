"""What lies on the table in the action round: hands, action boards, decks and what is announced."""

from __future__ import annotations

from typing import Final

from starboard.games.space_alert.kinds import Half
from starboard.kernel import Pile, Record, Secret, Zone

CARDS: Final = "cards"
"""The pool of all action cards, heroic ones included: their backs look the same."""

CAPTAIN: Final = 0
OFFICER: Final = 1
CHIEF: Final = 2
ROLES: Final = ("captain", "communications_officer", "security_chief")


class Space(Record):
    """A space of an action board; it holds at most one card (SA-PLAN-06)."""

    card: Zone
    half: Half
    """Which half is on top; the back of the card tells everybody (SA-PLAN-08)."""


class Board(Record):
    """The action board of a crew member: twelve spaces (SA-PLAN-04)."""

    spaces: list[Space]
    owner: int
    """The seat that plays this crew member or carries out its actions (SA-ANDROID-13)."""
    heroic: Zone
    """The heroic card beside the board of an android (SA-ANDROID-03, 10)."""


class Hand(Record):
    """The cards of a person, and how far this person has come in planning."""

    cards: Zone
    later: list[Zone]
    """The face-down piles of the second and third phase (SA-SETUP-19)."""
    phase: int
    """The phase this person plans; one more than there are once all is over."""
    draws: int
    """How many cards may still be drawn (SA-ANN-08)."""
    may_give: bool
    """Whether a card may be given away now (SA-ANN-09)."""
    ready: bool
    """Whether this person agrees to end the action round (SA-ANN-18)."""
    gone: bool
    """Whether this person has left the table; what was planned stays."""


class Past(Record):
    """What earlier missions of a campaign have left (SA-CAMP-25…27)."""

    missions: int
    survived: int
    destroyed: int
    visual: int
    squads: int
    """Squads that are still disabled (SA-CAMP-20)."""
    repaired: list[int]
    """How many tokens of each zone were repaired before this mission (SA-CAMP-13)."""
    out: list[int]
    """The crew members who were knocked out in the last mission (SA-CAMP-10)."""


class Table(Record):
    """Everything on the table besides the ship."""

    hands: list[Hand]
    """By seat."""
    boards: list[Board]
    """By crew member: first those of the seats, then the androids."""
    deck: Pile
    heroics: Pile
    """Heroic cards that nobody got."""
    threats: dict[str, Pile]
    """The threat decks (SA-SETUP-09)."""
    schedule: Secret
    """What will be announced, and when; nobody knows."""
    mission: str
    seed: Secret
    """The dice that named a generated mission; told when it is over."""
    normal: str
    """The difficulty of normal threats (SA-SETUP-05)."""
    serious: str
    phases: int
    phase: int
    """The phase that the announcements have reached; 0 before the alarm."""
    outage: bool
    transfer: bool
    roles: list[int]
    """The seats of captain, communications officer and security chief (SA-SETUP-11)."""
    said: list[str]
    """The call-outs of the action round: seat and move."""
    solo: bool
    timed: bool
    campaign: bool
    past: Past
    proposals: list[str]
    """What each seat proposes; nothing yet where it is empty (SA-CAMP-05)."""

    @property
    def present(self) -> list[int]:
        """The seats of those who have not left."""
        return [seat for seat, hand in enumerate(self.hands) if not hand.gone]
