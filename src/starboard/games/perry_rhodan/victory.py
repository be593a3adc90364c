"""Victory conditions, part by part, and the deeds they ask for (PR-WIN).

`parts` is what the checklist shows for everybody; a phase can be ended by who has met them all.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import NamedTuple

from starboard.games.perry_rhodan.kinds import Loyalty, Phase, Side, Skill, What
from starboard.games.perry_rhodan.loyalty import is_loyal
from starboard.games.perry_rhodan.marks import is_marked, mark
from starboard.games.perry_rhodan.standing import concerns, level_of, standing
from starboard.games.perry_rhodan.state import Laid, Table
from starboard.games.perry_rhodan.vocabulary import CountsAs
from starboard.games.perry_rhodan.zones import place_at

REDUCED = "reduced"
"""Mark: a reduction with units that counts, `on` the place; of phase IV."""
FIRST = "first-on-aralon"
UNCOUNTED = (Loyalty.SABOTEURE, Loyalty.FANTAN_LEUTE, Loyalty.INDIVIDUALVERFORMER)
"""Their units do not count in phase IV (PR-WIN-06)."""
TERRA_BY: Mapping[Phase, Loyalty] = {Phase.II: Loyalty.TOPSIDER, Phase.III: Loyalty.SABOTEURE}
"""Whose reduction on Pro-Terra is worth points in a phase (PR-VP-06, 10)."""


class Wanted(StrEnum):
    """Every part of a victory condition, as texts name it; some are called like families."""

    TERRA = "terra"
    FAR_SHIP = "far-ship"
    FERROL = "ferrol"
    TOPSIDER = "topsider"
    RIDDLE = "riddle"
    SNOWMAN = "snowman"
    TRADER_SHIP = "trader-ship"
    RIDDLE_OR_GANYMED = "riddle-or-ganymed"
    ARALON = "aralon"
    AQUA = "aqua"
    PRO_MIRSAL = "pro-mirsal"
    ANTI_MIRSAL = "anti-mirsal"
    ATLAN = "atlan"


class Part(NamedTuple):
    """One thing that a victory condition asks for."""

    word: str
    have: int
    need: int
    clause: str

    @property
    def met(self) -> bool:
        """Whether it is there."""
        return self.have >= self.need


def parts(state: Table, seat: int) -> list[Part]:
    """What the running phase asks for, and how far a player is."""
    return PARTS_OF[state.phase](state, seat)


def is_won(state: Table, seat: int) -> bool:
    """Whether a player may end the running phase."""
    return all(part.met for part in parts(state, seat))


# ------------------------------------------------------------------------- phases I to III


def _one(state: Table, seat: int) -> list[Part]:
    terra = place_at(state, seat, Side.PRO, "terra").count
    ships = [laid for laid in _own(state, seat, Side.PRO) if laid.card.is_ship]
    far = [laid for laid in ships if laid.card.range > 2]
    return [
        Part("terra", terra, 4, "PR-WIN-02"),
        Part("far-ship", len(far), 1, "PR-WIN-02"),
    ]


def _two(state: Table, seat: int) -> list[Part]:
    ferrol = place_at(state, seat, Side.ANTI, "ferrol")
    topsiders = [laid for laid in ferrol.units if is_loyal(state, laid, Loyalty.TOPSIDER)]
    return [
        Part("ferrol", ferrol.count, 3, "PR-WIN-03"),
        Part("topsider", len(topsiders), 1, "PR-WIN-03"),
        Part("riddle", solved_of(state, seat, Phase.II), 1, "PR-WIN-03"),
    ]


def _three(state: Table, seat: int) -> list[Part]:
    snowman = place_at(state, seat, Side.ANTI, "snowman")
    traders = (Loyalty.SPRINGER, Loyalty.UEBERSCHWERE)
    ships = [laid for laid in snowman.ships if is_loyal(state, laid, *traders)]
    riddles = solved_of(state, seat, Phase.III) + _standing_for_riddle(state, seat)
    return [
        Part("snowman", snowman.count, 3, "PR-WIN-04"),
        Part("trader-ship", len(ships), 1, "PR-WIN-04"),
        Part("riddle-or-ganymed", riddles, 1, "PR-WIN-04"),
    ]


def _own(state: Table, seat: int, side: Side) -> list[Laid]:
    cards = state.players[seat].cards.values()
    return [laid for laid in cards if laid.side is side and laid.place and laid.space == seat]


def solved_of(state: Table, seat: int, phase: Phase) -> int:
    """How many riddles with the back of a phase a player has solved."""
    return sum(
        any(card.is_riddle and card.phase is phase for card in state.catalogue.of_family(family))
        for family in state.players[seat].riddles or ()
    )


def _standing_for_riddle(state: Table, seat: int) -> int:
    """The GANYMED on the Pro side counts as a solved riddle, as its text says."""
    what = What.SOLVED_RIDDLE_FOR_VICTORY_III
    return sum(
        isinstance(each.effect.do, CountsAs)
        and each.effect.do.what is what
        and each.source.owner == seat
        and concerns(state, each, each.source)
        for each in standing(state, CountsAs)
    )


# ------------------------------------------------------------------------- phase IV


def _four(state: Table, seat: int) -> list[Part]:
    aralon = is_marked(state, seat, REDUCED, "aralon")
    aqua = is_marked(state, seat, REDUCED, "aqua")
    return [
        Part("aralon", int(aralon), 1, "PR-WIN-05"),
        Part("aqua", int(aqua), 1, "PR-WIN-05"),
    ]


def note_reduction(
    state: Table, seat: int, space: int, side: Side, family: str, units: list[Laid]
) -> None:
    """A reduction was achieved with these units: what it counts for (PR-WIN-05, PR-VP-06…12)."""
    wanted = TERRA_BY.get(state.phase)
    on_terra = wanted is not None and (side, family) == (Side.PRO, "terra")
    if on_terra and any(is_loyal(state, unit, wanted) for unit in units if wanted):
        mark(state, seat, "terra", state.phase.value)
    if state.phase is Phase.IV and units and space != seat:
        _note_first(state, seat, family)
        if any(not is_loyal(state, unit, *UNCOUNTED) for unit in units):
            _note_fourth(state, seat, side, family)


def _note_first(state: Table, seat: int, family: str) -> None:
    """The first reduction on Aralon counts whoever achieved it (PR-WIN-05, 06, PR-VP-12)."""
    if family == "aralon" and not any(each.what == FIRST for each in state.marks):
        mark(state, seat, FIRST)


def _note_fourth(state: Table, seat: int, side: Side, family: str) -> None:
    """First Aralon, afterwards an opponent's Pro-Aqua, or Pro-Terra where none has Aqua."""
    if family == "aralon":
        mark(state, seat, REDUCED, "aralon")
    elif side is Side.PRO and is_marked(state, seat, REDUCED, "aralon"):
        wanted = "aqua" if _aqua_is_there(state, seat) else "terra"
        if family in ("aqua", wanted):
            mark(state, seat, REDUCED, "aqua")


def _aqua_is_there(state: Table, seat: int) -> bool:
    return any(place_at(state, other, Side.PRO, "aqua").stack for other in state.others(seat))


# ------------------------------------------------------------------------- phase V


def _five(state: Table, seat: int) -> list[Part]:
    pro = _negotiators(state, seat, Side.PRO) or int(_settled_on_gray_beast(state, seat))
    return [
        Part("pro-mirsal", pro, 1, "PR-WIN-07"),
        Part("anti-mirsal", _negotiators(state, seat, Side.ANTI), 1, "PR-WIN-07"),
        Part("atlan", len(atlans(state, seat)), 1, "PR-WIN-07"),
    ]


def _negotiators(state: Table, seat: int, side: Side) -> int:
    """Persons with Verhandlung on Mirsal III; level 0 is enough.

    PR-P5-12, PR-WIN-08, 09, PR-VP-18.
    """
    units = place_at(state, seat, side, "mirsal_iii").units
    return sum(
        unit.card.is_person and level_of(state, unit, Skill.NEGOTIATION) >= 0 for unit in units
    )


def _settled_on_gray_beast(state: Table, seat: int) -> bool:
    """Two Pro-Gray Beast, and no neighbour with Tolimon or Volat on the Anti side (PR-WIN-08)."""
    others = state.others(seat)
    return place_at(state, seat, Side.PRO, "gray_beast").count >= 2 and not any(
        place_at(state, other, Side.ANTI, family).stack
        for other in {others[0], others[-1]}
        for family in ("tolimon", "volat")
    )


def atlans(state: Table, seat: int) -> list[Laid]:
    """Atlan active on Pro-Sol; Anti-Atlan where the table plays with that rule.

    PR-P5-06, 09, PR-WIN-07, 09.
    """
    units = place_at(state, seat, Side.PRO, "sol").units
    found = [unit for unit in units if unit.card.family == "atlan" and not unit.passive]
    if state.anti_atlan:
        return found
    return [unit for unit in found if unit.card.may_lie(Side.PRO)]


PARTS_OF: Mapping[Phase, Callable[[Table, int], list[Part]]] = {
    Phase.I: _one,
    Phase.II: _two,
    Phase.III: _three,
    Phase.IV: _four,
    Phase.V: _five,
}
"""The victory condition of each phase (PR-WIN-02…07)."""
