"""The passage from phase IV to V: what returns, what counts as what (PR-P45)."""

from __future__ import annotations

from starboard.games.perry_rhodan.conditions import Scene, applies
from starboard.games.perry_rhodan.events.effects import PointsGained
from starboard.games.perry_rhodan.kinds import Owner, Phase, Track, Window
from starboard.games.perry_rhodan.marks import is_marked, mark
from starboard.games.perry_rhodan.returning import to_hand
from starboard.games.perry_rhodan.sinking import Way, sink
from starboard.games.perry_rhodan.state import Laid, Table
from starboard.games.perry_rhodan.targets import fits
from starboard.games.perry_rhodan.vocabulary import Effect, Sink, ToHand

ARKONIDS_CAME = "arkonids-came"
"""Mark: Terra or Venus was a target of Arkonid ships of which one came home (PR-P45-15)."""


# ------------------------------------------------------------------------- leaving a phase


def leave_phase(state: Table) -> None:
    """What cards say about the end of this phase: Talamon returns, Gom is lost (PR-P45-01, 02)."""
    for laid in list(state.all_laid()):
        for effect in laid.card.effects:
            if effect.window is Window.PHASE_CHANGE and state.laid(laid.id) is not None:
                carry_out(state, laid, effect)


def carry_out(state: Table, source: Laid, effect: Effect) -> None:
    """One text about a phase that ends; points for it are in the table of points."""
    scene = Scene(source.owner, source.side, source, source)
    if not applies(state, effect.if_, effect.unless, scene):
        return
    match effect.do:
        case ToHand(with_accessories=together):
            for laid in concerned(state, source, effect):
                to_hand(state, laid, "PR-P45-01", together)
        case Sink():
            for laid in concerned(state, source, effect):
                sink(state, laid, Way.DIRECT, "PR-P45-02")


def concerned(state: Table, source: Laid, effect: Effect) -> list[Laid]:
    """The cards of which a text speaks."""
    if effect.target.owner is Owner.SELF:
        return [source]
    return [
        laid for laid in state.all_laid() if fits(state, source.owner, effect.target, laid, source)
    ]


# ------------------------------------------------------------------------- entering phase V


def note_arkonids(state: Table, target: int, family: str) -> None:
    """Arkonid ships attacked Terra or Venus, and one is back in M-13 (PR-P45-15)."""
    if state.phase is Phase.IV and family in ("terra", "venus"):
        mark(state, target, ARKONIDS_CAME)


def enter_phase(state: Table) -> None:
    """Whose Terra or Venus was found pays one point of Koordinaten von Sol (PR-P45-15)."""
    if state.phase is not Phase.V:
        return
    for seat in state.living():
        if is_marked(state, seat, ARKONIDS_CAME):
            player = state.players[seat]
            player.sol -= 1
            state.report(PointsGained("PR-P45-15", seat, Track.SOL_COORDINATES, -1))
