"""Secret cards are shown when they are used, and not before (PR-SPACE-07, PR-SECRET-02)."""

from __future__ import annotations

from starboard.errors import Illegal
from starboard.games.perry_rhodan.events.effects import SecretShown
from starboard.games.perry_rhodan.kinds import Window
from starboard.games.perry_rhodan.moves.windows import Show
from starboard.games.perry_rhodan.state import Covered, Laid, Table
from starboard.games.perry_rhodan.versions import AS_THE_BOOK_SAYS, follows
from starboard.games.perry_rhodan.zones import Place, lay_down
from starboard.kernel import Seat

Moments = frozenset[Window]
ALWAYS: Moments = frozenset({Window.PERMANENT})


def secrets_of(state: Table, seat: Seat) -> list[Covered]:
    """The secret cards of a player at places; what is put aside or stored is none."""
    return [each for each in state.players[seat].covered.values() if each.place]


def shows(state: Table, seat: Seat) -> list[Show]:
    """Every secret card."""
    return [Show(each.id) for each in secrets_of(state, seat)]


def secrets_at(state: Table, place: Place) -> list[Covered]:
    """The secret cards at a place; everybody sees that they lie there.

    PR-SECRET-02, PR-OFF-04, 06, PR-AGT-31.
    """
    if not follows(state, AS_THE_BOOK_SAYS):
        return []
    found = secrets_of(state, place.seat)
    return [each for each in found if (each.side, each.place) == (place.side, place.family)]


def conceivable_secrets(state: Table, place: Place) -> list[str]:
    """What the secret cards of a place could be called, by their backs (PR-OFF-06)."""
    backs = [each.phase for each in secrets_at(state, place)]
    if not backs:
        return []
    return [
        card.family
        for card in state.catalogue.values()
        if card.secret and not card.banned and card.phase in backs and card.may_lie(place.side)
    ]


def uncover(state: Table, place: Place, name: str) -> None:
    """A secret card that was called by its name is shown."""
    for covered in secrets_at(state, place):
        if state.catalogue[covered.zone.names()[0]].family == name:
            show(state, place.seat, Show(covered.id))
            return


def cannot_show(state: Table, seat: Seat, move: Show, moments: Moments) -> Illegal | None:
    """Only to use it: an effect of it must belong to this moment, or always hold.

    PR-SECRET-02, PR-SPACE-07.
    """
    covered = state.players[seat].covered.get(move.card)
    if covered is None or not covered.place:
        return Illegal("PR-SPACE-07", "no-secret-card", card=move.card)
    card = state.catalogue[covered.zone.names()[0]]
    if card.windows & (moments | ALWAYS) and is_near(state, covered):
        return None
    return Illegal("PR-SPACE-07", "not-at-this-time", card=card.id)


def is_near(state: Table, covered: Covered) -> bool:
    """Whether a secret card lies where the mission goes to or comes from."""
    mission = state.mission
    if mission is None:
        return True
    here = (covered.owner, covered.side, covered.place)
    target = (mission.target_space, mission.target_side, mission.target)
    return here in (target, (mission.seat, mission.side, mission.origin))


def show(state: Table, seat: Seat, move: Show) -> None:
    """The card lies open from now on."""
    player = state.players[seat]
    covered = player.covered.pop(move.card)
    card = state.catalogue[covered.zone.names()[0]]
    laid = Laid(f"{card.id}.{state.number()}", card, seat, covered.side, seat, covered.place)
    lay_down(state, laid)
    state.report(SecretShown("PR-SPACE-07", seat, laid.id))


def might_show(state: Table, seat: Seat, moment: Window) -> bool:
    """Whether everybody can see that a secret card may be of use at a moment, by its back."""
    if not state.players[seat].covered:
        return False
    backs = [each.phase for each in secrets_of(state, seat) if is_near(state, each)]
    if not backs:
        return False
    wanted = {moment, Window.PERMANENT} if moment is Window.STEALTH else {moment}
    return any(
        card.secret and card.phase in backs and card.windows & wanted
        for card in state.catalogue.values()
    )
