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

    # records: written by tools/records.py
    __match_args__ = ("card", "half")
    field_types = ("Zone", "Half")

    def __init__(self, card: Zone, half: Half) -> None:
        self.card = card
        self.half = half

    def clone(self) -> Space:
        return Space(self.card.clone(), self.half)

    # records: end


class Board(Record):
    """The action board of a crew member: twelve spaces (SA-PLAN-04)."""

    spaces: list[Space]
    owner: int
    """The seat that plays this crew member or carries out its actions (SA-ANDROID-13)."""
    heroic: Zone
    """The heroic card beside the board of an android (SA-ANDROID-03, 10)."""

    # records: written by tools/records.py
    __match_args__ = ("spaces", "owner", "heroic")
    field_types = ("list[Space]", "int", "Zone")

    def __init__(self, spaces: list[Space], owner: int, heroic: Zone) -> None:
        self.spaces = spaces
        self.owner = owner
        self.heroic = heroic

    def clone(self) -> Board:
        return Board([item.clone() for item in self.spaces], self.owner, self.heroic.clone())

    # records: end


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

    # records: written by tools/records.py
    __match_args__ = ("cards", "later", "phase", "draws", "may_give", "ready", "gone")
    field_types = ("Zone", "list[Zone]", "int", "int", "bool", "bool", "bool")

    def __init__(
        self,
        cards: Zone,
        later: list[Zone],
        phase: int,
        draws: int,
        may_give: bool,
        ready: bool,
        gone: bool,
    ) -> None:
        self.cards = cards
        self.later = later
        self.phase = phase
        self.draws = draws
        self.may_give = may_give
        self.ready = ready
        self.gone = gone

    def clone(self) -> Hand:
        return Hand(
            self.cards.clone(),
            [item.clone() for item in self.later],
            self.phase,
            self.draws,
            self.may_give,
            self.ready,
            self.gone,
        )

    # records: end


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

    # records: written by tools/records.py
    __match_args__ = ("missions", "survived", "destroyed", "visual", "squads", "repaired", "out")
    field_types = ("int", "int", "int", "int", "int", "list[int]", "list[int]")

    def __init__(
        self,
        missions: int,
        survived: int,
        destroyed: int,
        visual: int,
        squads: int,
        repaired: list[int],
        out: list[int],
    ) -> None:
        self.missions = missions
        self.survived = survived
        self.destroyed = destroyed
        self.visual = visual
        self.squads = squads
        self.repaired = repaired
        self.out = out

    def clone(self) -> Past:
        return Past(
            self.missions,
            self.survived,
            self.destroyed,
            self.visual,
            self.squads,
            self.repaired.copy(),
            self.out.copy(),
        )

    # records: end


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

    # records: written by tools/records.py
    __match_args__ = (
        "hands",
        "boards",
        "deck",
        "heroics",
        "threats",
        "schedule",
        "mission",
        "seed",
        "normal",
        "serious",
        "phases",
        "phase",
        "outage",
        "transfer",
        "roles",
        "said",
        "solo",
        "timed",
        "campaign",
        "past",
        "proposals",
    )
    field_types = (
        "list[Hand]",
        "list[Board]",
        "Pile",
        "Pile",
        "dict[str, Pile]",
        "Secret",
        "str",
        "Secret",
        "str",
        "str",
        "int",
        "int",
        "bool",
        "bool",
        "list[int]",
        "list[str]",
        "bool",
        "bool",
        "bool",
        "Past",
        "list[str]",
    )

    def __init__(
        self,
        hands: list[Hand],
        boards: list[Board],
        deck: Pile,
        heroics: Pile,
        threats: dict[str, Pile],
        schedule: Secret,
        mission: str,
        seed: Secret,
        normal: str,
        serious: str,
        phases: int,
        phase: int,
        outage: bool,
        transfer: bool,
        roles: list[int],
        said: list[str],
        solo: bool,
        timed: bool,
        campaign: bool,
        past: Past,
        proposals: list[str],
    ) -> None:
        self.hands = hands
        self.boards = boards
        self.deck = deck
        self.heroics = heroics
        self.threats = threats
        self.schedule = schedule
        self.mission = mission
        self.seed = seed
        self.normal = normal
        self.serious = serious
        self.phases = phases
        self.phase = phase
        self.outage = outage
        self.transfer = transfer
        self.roles = roles
        self.said = said
        self.solo = solo
        self.timed = timed
        self.campaign = campaign
        self.past = past
        self.proposals = proposals

    def clone(self) -> Table:
        return Table(
            [item.clone() for item in self.hands],
            [item.clone() for item in self.boards],
            self.deck.clone(),
            self.heroics.clone(),
            {key: item.clone() for key, item in self.threats.items()},
            self.schedule.clone(),
            self.mission,
            self.seed.clone(),
            self.normal,
            self.serious,
            self.phases,
            self.phase,
            self.outage,
            self.transfer,
            self.roles.copy(),
            self.said.copy(),
            self.solo,
            self.timed,
            self.campaign,
            self.past.clone(),
            self.proposals.copy(),
        )

    # records: end

    @property
    def present(self) -> list[int]:
        """The seats of those who have not left."""
        return [seat for seat, hand in enumerate(self.hands) if not hand.gone]
