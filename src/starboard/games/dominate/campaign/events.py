"""What happens in missions and between them."""

from __future__ import annotations

from typing import ClassVar

from starboard.kernel import Event, Text, only
from starboard.kernel.seats import EVERYONE, NOBODY

# ------------------------------------------------------------------------- the course of it


class FirstRolled(Event):
    """The dice for the first PL1 (DD-CAMP-10)."""

    rolls: tuple[int, ...]


class MissionChosen(Event):
    """PL1 plays one of his mission cards (DD-CAMP-12)."""

    seat: int
    card: str


class MissionBegan(Event):
    """The board is set up, and everybody has his page (DD-CAMP-15, 17)."""

    tells: ClassVar[bool] = True
    pl1: int
    pl2: int


class OrdersRead(Event):
    """A seat has read its page (DD-CAMP-16, 20)."""

    seat: int


class Looked(Event):
    """The game master looks into his book: something follows, or nothing (DD-TRIGGER-02)."""

    tells: ClassVar[bool] = True
    walking: bool
    """Whether somebody has only taken a step."""

    def audience(self) -> int:
        """At a step nobody notices: a way goes on, but no step is free to take back."""
        return NOBODY if self.walking else EVERYONE


class Answered(Event):
    """Something has followed, for those who saw it; whoever is on his way stops and looks."""

    tells: ClassVar[bool] = True
    seats: int
    """The bit set of those who saw it."""

    def audience(self) -> int:
        return self.seats


class RoundEnded(Event):
    """DD-ROUND-01."""

    round: int


class TurnEnded(Event):
    """DD-ROUND-04."""

    seat: int


class MissionOver(Event):
    """Who has won, and by what (DD-CAMP-24)."""

    seat: int
    reason: str


class Surrendered(Event):
    """DD-CAMP-25."""

    seat: int


class CampaignGoesOn(Event):
    """There are mission cards left (DD-CAMP-11)."""

    seat: int
    """Who is PL1 next."""


class ArticleRead(Event):
    """A text of the evaluation by its number, in matches of earlier rules (DD-EVAL-25)."""

    text: str
    rolled: int
    to: str


class ArticlePrinted(Event):
    """An article of the paper at the end, and the values that called for it (DD-EVAL-25, 49)."""

    text: str
    to: str
    title_de: str
    title_en: str
    de: str
    en: str
    why_de: str
    why_en: str


# ------------------------------------------------------------------------- fog


class FogReached(Event):
    """A unit of PL1 is beside a fog token, so it is interrupted (DD-FOG-02)."""

    tells: ClassVar[bool] = True
    field: str


class LandLaid(Event):
    """A further tile lies on the table with everything on it (DD-FOG-03)."""

    tells: ClassVar[bool] = True
    tile: str
    fields: tuple[str, ...]


# ------------------------------------------------------------------------- texts


class ReadAloud(Event):
    """The holder of a trigger reads to his opponent; both hear it (DD-TRIGGER-05)."""

    tells: ClassVar[bool] = True
    seat: int
    de: Text
    en: Text


class MustRead(Event):
    """A seat has to read a text of its own book; the other one knows the number (DD-TRIGGER-07)."""

    tells: ClassVar[bool] = True
    seat: int
    number: str


class TextRead(Event):
    """What stands there, for who reads it (DD-TRIGGER-06)."""

    tells: ClassVar[bool] = True
    seat: int
    number: str
    de: Text
    en: Text

    def audience(self) -> int:
        return only(self.seat)


class Noted(Event):
    """An instruction to the holder of a trigger."""

    seat: int
    de: Text
    en: Text

    def audience(self) -> int:
        return only(self.seat)


class Mused(Event):
    """Flavour without rules (DD-TRIGGER-08)."""

    tells: ClassVar[bool] = True
    de: Text
    en: Text


class RolledSecretly(Event):
    """The game master's die (DD-TRIGGER-10)."""

    seat: int
    rolled: int

    def audience(self) -> int:
        return only(self.seat)


class RolledOpenly(Event):
    """A die that both see."""

    seat: int
    rolled: int


class Decided(Event):
    """A seat has chosen; only it knows what."""

    seat: int
    de: Text
    en: Text

    def audience(self) -> int:
        return only(self.seat)


class Judged(Event):
    """Whether a described act meets something, says the game master (DD-INACT-12)."""

    tells: ClassVar[bool] = True
    seat: int
    met: bool


# ------------------------------------------------------------------------- the board


class Spawned(Event):
    """A figure comes to the board by a trigger."""

    tells: ClassVar[bool] = True
    figure: str
    field: str


class Withdrawn(Event):
    """A figure leaves the board; it is no loss."""

    tells: ClassVar[bool] = True
    figure: str
    type: str
    field: str


class ValuesChanged(Event):
    """A figure has other values now."""

    tells: ClassVar[bool] = True
    figure: str


class ControlChanged(Event):
    """Somebody else leads a figure now; nobody, if the seat is -1."""

    tells: ClassVar[bool] = True
    figure: str
    seat: int


class TerrainChanged(Event):
    """A field is of another kind now."""

    tells: ClassVar[bool] = True
    field: str
    becomes: str


class OreFound(Event):
    """Ore lies where there was none."""

    tells: ClassVar[bool] = True
    field: str
    count: int


class Sent(Event):
    """A figure has to walk to a field; who leads it knows that (DD-INMOVE-07)."""

    seat: int
    figure: str
    field: str

    def audience(self) -> int:
        return only(self.seat)


# ------------------------------------------------------------------------- things and points


class ItemGiven(Event):
    """DD-TRIGGER-11."""

    tells: ClassVar[bool] = True
    seat: int
    item: str


class ItemLost(Event):
    """DD-TRIGGER-11."""

    tells: ClassVar[bool] = True
    seat: int
    item: str


class CreditsChanged(Event):
    """Credits of a mission; only their owner knows how many."""

    tells: ClassVar[bool] = True
    seat: int
    credits: int

    def audience(self) -> int:
        return only(self.seat)


class PointsScored(Event):
    """VICTORY or CHARISM of a commander (DD-TRIGGER-12, DD-LOG-04)."""

    tells: ClassVar[bool] = True
    commander: str
    kind: str
    points: int


class RewardGiven(Event):
    """A reward card for a seat; the other one is told, if it is a gift of his (DD-TRIGGER-09)."""

    tells: ClassVar[bool] = True
    seat: int
    card: str
    told: bool

    def audience(self) -> int:
        return only(0) | only(1) if self.told else only(self.seat)


class MissionCardGiven(Event):
    """DD-CAMP-27."""

    tells: ClassVar[bool] = True
    commander: str
    card: str


class MissionCardsDropped(Event):
    """The mission cards of a commander are gone."""

    tells: ClassVar[bool] = True
    commander: str


class HistoryMade(Event):
    """A special event (DD-LOG-10)."""

    tells: ClassVar[bool] = True
    event: str


class GoalSettled(Event):
    """A goal is done, open or failed; whose page it is on knows it."""

    tells: ClassVar[bool] = True
    seat: int
    goal: str
    becomes: str

    def audience(self) -> int:
        return only(self.seat)


class TechChanged(Event):
    """DD-TECH-01."""

    tells: ClassVar[bool] = True
    seat: int
    level: int


class ShopOpened(Event):
    """A seat may buy items at some fields."""

    tells: ClassVar[bool] = True
    seat: int
    fields: tuple[str, ...]


class Bought(Event):
    """An item was bought."""

    seat: int
    item: str
    credits: int


class FigureBought(Event):
    """A figure was bought and stands on a field (DD-TECH-03)."""

    seat: int
    figure: str
    field: str
    credits: int


class RewardUsed(Event):
    """A reward card was discarded face up (DD-REWARD-03)."""

    tells: ClassVar[bool] = True
    seat: int
    card: str


class SlotsShown(Event):
    """A seat looks once into the slot of the other; the names of what it sees."""

    tells: ClassVar[bool] = True
    seat: int
    orders: tuple[str, ...]

    def audience(self) -> int:
        return only(self.seat)
