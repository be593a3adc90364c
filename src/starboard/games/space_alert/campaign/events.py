"""What happens between the missions of a campaign, and what it is worth in the end."""

from __future__ import annotations

from starboard.kernel import Event


class DifficultiesAgreed(Event):
    """The most cautious proposal has won (SA-CAMP-05)."""

    normal: str
    serious: str


class TokenRepaired(Event):
    """A damage token goes back to its stack (SA-CAMP-11, 12)."""

    seat: int
    token: str


class SquadRepaired(Event):
    """A disabled squad is ready again (SA-CAMP-11)."""

    seat: int


class SquadStored(Event):
    """The only squad begins here (SA-CAMP-21)."""

    station: str


class DamageKept(Event):
    """Damage of an earlier mission is still there (SA-CAMP-16)."""

    zone: str
    part: str


class CampaignGoesOn(Event):
    """There will be another mission (SA-CAMP-03)."""

    missions: int


class CampaignScored(Event):
    """The final result of a campaign (SA-CAMP-25…27)."""

    missions: int
    survived: int
    destroyed: int
    penalties: int
    visual: int
    score: int
