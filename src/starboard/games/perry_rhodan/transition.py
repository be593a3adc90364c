"""The passage from phase IV to V: what returns, what counts as what (PR-P45)."""

from __future__ import annotations

from starboard.games.perry_rhodan.cards import Card
from starboard.games.perry_rhodan.conditions import Scene, applies
from starboard.games.perry_rhodan.events.effects import PointsGained
from starboard.games.perry_rhodan.kinds import Loyalty, MissionKind, Owner, Phase, Track, Window
from starboard.games.perry_rhodan.loyalty import is_loyal
from starboard.games.perry_rhodan.marks import is_marked, mark
from starboard.games.perry_rhodan.phase_four import is_in_m_13
from starboard.games.perry_rhodan.returning import to_hand
from starboard.games.perry_rhodan.sinking import Way, sink
from starboard.games.perry_rhodan.state import Laid, Table
from starboard.games.perry_rhodan.targets import fits
from starboard.games.perry_rhodan.vocabulary import Effect, Sink, ToHand
from starboard.games.perry_rhodan.zones import Place

ARKONIDS_CAME = "arkonids-came"
"""Mark: Terra or Venus was a target of Arkonid ships of which one came home (PR-P45-15)."""


# ------------------------------------------------------------------------- leaving a phase


def leave_phase(state: Table) -> None:
    """What cards say about the end of this phase: Talamon returns, Gom is lost (PR-P45-01, 02)."""
    texts = [
        (effect, concerned(state, laid, effect))
        for laid in state.all_laid()
        for effect in laid.card.effects
        if effect.window is Window.PHASE_CHANGE and holds(state, laid, effect)
    ]
    for effect, cards in texts:
        for laid in cards:
            if state.laid(laid.id) is not None:
                carry_out(state, laid, effect)


def holds(state: Table, source: Laid, effect: Effect) -> bool:
    """Whether the conditions of a text are met."""
    scene = Scene(source.owner, source.side, source, source)
    return applies(state, effect.if_, effect.unless, scene)


def carry_out(state: Table, laid: Laid, effect: Effect) -> None:
    """What a text does to a card; points for it stand in the table of points."""
    match effect.do:
        case ToHand(with_accessories=together):
            to_hand(state, laid, "PR-P45-01", together)
        case Sink():
            sink(state, laid, Way.DIRECT, "PR-P45-02")


def concerned(state: Table, source: Laid, effect: Effect) -> list[Laid]:
    """The cards of which a text speaks."""
    if effect.target.owner is Owner.SELF:
        return [source]
    return [
        laid for laid in state.all_laid() if fits(state, source.owner, effect.target, laid, source)
    ]


# ------------------------------------------------------------------------- entering phase V


def note_return(state: Table, family: str, ships: list[Laid]) -> None:
    """Arkonid ships that attacked Terra or Venus, and are back in M-13, know it (PR-P45-15)."""
    mission = state.mission
    if mission is None or mission.kind is not MissionKind.OFFENSIVE or state.phase is not Phase.IV:
        return
    knows = any(is_loyal(state, ship, Loyalty.ARKONIDEN) for ship in ships)
    if knows and mission.target in ("terra", "venus") and is_in_m_13(state, family):
        mark(state, mission.target_space, ARKONIDS_CAME)


def enter_phase(state: Table) -> None:
    """Whose Terra or Venus was found pays one point of Koordinaten von Sol (PR-P45-15)."""
    if state.phase is not Phase.V:
        return
    for seat in state.living():
        if is_marked(state, seat, ARKONIDS_CAME):
            player = state.players[seat]
            player.sol -= 1
            state.report(PointsGained("PR-P45-15", seat, Track.SOL_COORDINATES, -1))


# ------------------------------------------------------------------------- the Solar System


def merge_terra(state: Table, laid: Laid) -> None:
    """The Solar System is laid onto Terra: from now on they are one place.

    PR-LAY-01, PR-ACC-21, PR-P45-04.
    """
    if laid.card.family != "sol":
        return
    where = (laid.space, laid.side, "terra")
    for other in state.all_laid():
        if (other.space, other.side, other.place) == where:
            other.place = "sol"
    for player in state.players:
        for covered in player.covered.values():
            if (player.seat, covered.side, covered.place) == where:
                covered.place = "sol"
        for cover in player.covers.values():
            if (cover.space, cover.side.other, cover.place) == where:
                cover.place = "sol"
    for mission in [flight.mission for flight in state.flights]:
        if (mission.seat, mission.side, mission.origin) == where:
            mission.origin = "sol"
        if (mission.target_space, mission.target_side, mission.target) == where:
            mission.target = "sol"
    state.memo = {}


STANDS_FOR = {"sol": ("sol",), "terra": ("terra", "sol"), "venus": ("venus", "sol")}
"""Which place cards count for a premise (PR-P45-07…09)."""


def stands_for(card: Card, family: str) -> bool:
    """Whether a place card counts where a premise names this place."""
    return card.family in STANDS_FOR.get(family, (family,))


def taken_first(place: Place) -> Laid | None:
    """The place card that destabilisation takes: of the highest phase.

    Of Terra and Sol the Solar System first, then Terra, but never the last one (PR-P45-11).

    PR-RED-05, 06, 09, PR-P45-11.
    """
    systems = [laid for laid in place.stack if laid.card.family == "sol"]
    terras = [laid for laid in place.stack if laid.card.family == "terra"]
    if len(systems) == 1:
        return terras[-1] if terras else None
    return place.top
