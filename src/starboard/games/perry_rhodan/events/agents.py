"""What happens to agents."""

from __future__ import annotations

from starboard.kernel import Event


class AgentDeposited(Event):
    """An agent lies under a cover card; which one is not said (PR-AGT-03, 23)."""

    seat: int
    player: int
    place: str
    cover: str


class AgentTaken(Event):
    """An agent leaves the place under its cover (PR-AGT-25, 57)."""

    seat: int
    cover: str


class AccessoryBlownUp(Event):
    """An agent destroys a place accessory and is seen (PR-AGT-39)."""

    seat: int
    card: str
    agent: str


class MessageSent(Event):
    """A radio message with its stealth value (PR-AGT-26, 44)."""

    seat: int
    card: str
    value: int


class MessageIntercepted(Event):
    """A message of a Pro agent is overheard (PR-AGT-45)."""

    seat: int


class ScoutingGained(Event):
    """Scouting points reach the Pro side (PR-AGT-42)."""

    seat: int
    points: int


class SolFound(Event):
    """Minus points for Koordinaten von Sol (PR-AGT-45, 46)."""

    seat: int
    points: int


class InformationDelivered(Event):
    """An agent delivers right after its return and becomes passive (PR-AGT-41)."""

    seat: int
    card: str


class HeightTold(Event):
    """How many place cards lie at the target (PR-AGT-16)."""

    player: int
    place: str
    count: int


class CoversLifted(Event):
    """The agents at a place are seen in a counter mission (PR-ABW-13)."""

    seat: int
    player: int
    agents: tuple[str, ...]


class AgentExposed(Event):
    """A caught agent survived and lies passive on its cover (PR-ABW-19)."""

    seat: int
    card: str


class AgentHidden(Event):
    """An agent gets its cover back (PR-ABW-14)."""

    seat: int
    card: str


class Disguised(Event):
    """A ship or unit is better disguised in this agent mission (PR-ABW-18)."""

    seat: int
    card: str
