"""Victory points of the game: what is noted, what is given when, and the outcome (PR-VP).

What several may achieve is noted and shared when the phase ends; what nobody shares is given at
once. The table of points itself is `awards`.
"""

from __future__ import annotations

from collections.abc import Iterable

from starboard.games.perry_rhodan.awards import (
    Award,
    Reason,
    Tally,
    fixed_minus,
    phase_awards,
    ranking,
)
from starboard.games.perry_rhodan.events.phases import PointsGiven
from starboard.games.perry_rhodan.kinds import PHASES, CombatKind, Phase, Side
from starboard.games.perry_rhodan.marks import is_marked, mark
from starboard.games.perry_rhodan.phase_four import regent_modifier_of
from starboard.games.perry_rhodan.state import Laid, Mark, Score, Table
from starboard.games.perry_rhodan.victory import FIRST
from starboard.kernel import Outcome

RIDDLES = "riddles-before"
"""Mark: how many riddles a player had solved when the phase began."""
FIXED = {
    Reason.RENEWED: Tally(renewed=1),
    Reason.SHUFFLED: Tally(shuffled=1),
    Reason.BOMB: Tally(bombs=1),
    Reason.ATLAN: Tally(atlans=1),
}
"""What is given at once, whoever else does the same (PR-VP-25)."""


def points(state: Table, seat: int) -> int:
    """All points of a player, in 120ths."""
    return sum([score.parts for score in state.scores if score.seat == seat])


def give(state: Table, awards: Iterable[Award]) -> None:
    """Points are written down with their reason, and told."""
    for award in awards:
        what = (award.seat, award.phase)
        state.scores.append(Score(*what, award.reason.value, award.parts, award.clause))
        told = (*what, award.reason, f"points.{award.parts}")
        state.report(PointsGiven(award.clause, *told))


def fine(state: Table, seat: int, reason: Reason) -> None:
    """Minus points that nobody shares, once for each time (PR-VP-01, 02, 15, 22, 23, 25)."""
    give(state, fixed_minus(state.phase, seat, FIXED[reason]))


def achieve(state: Table, seat: int, reason: Reason) -> None:
    """Something that counts when the phase ends: Kompensatorpeiler, Laury Marten, Aurigel."""
    mark(state, seat, reason.value, state.phase.value)


def note_loss(state: Table, laid: Laid, reduced: bool) -> None:
    """An opponent's Atlan lost on the ground in one's own mission costs a point.

    PR-SINK-01, 02, PR-VP-22.
    """
    mission, combat = state.mission, state.combat
    if laid.card.family != "atlan" or state.phase is not Phase.V or mission is None:
        return
    on_ground = combat is not None and combat.kind is CombatKind.GROUND
    if mission.seat != laid.owner and (reduced or on_ground):
        fine(state, mission.seat, Reason.ATLAN)


OF_CLAUSE = {
    "PR-VP-15": Reason.BOMB,
    "PR-VP-17": Reason.COMPENSATOR,
    "PR-VP-20": Reason.LAURY,
    "PR-VP-21": Reason.AURIGEL,
}
"""Texts of cards that the table of points states too: they count once, and as it says."""


def count_text(state: Table, seat: int, rule: tuple[str, ...], parts: int) -> None:
    """A card speaks of victory points."""
    reason = next((OF_CLAUSE[each] for each in rule if each in OF_CLAUSE), Reason.CARD)
    if reason is Reason.CARD:
        give(state, [Award(seat, state.phase, reason, parts, "PR-GEN-13")])
    elif reason in FIXED:
        fine(state, seat, reason)
    else:
        achieve(state, seat, reason)


def tally(state: Table, seat: int) -> Tally:
    """What a player has done in the running phase; fixed minus points are given already."""
    player, phase = state.players[seat], state.phase.value
    return Tally(
        riddles=len(player.riddles or ()) - _before(state, seat),
        terra=is_marked(state, seat, Reason.TERRA, phase),
        ganymed=any(  # PR-VP-09: it lies there, it is not under way (PR-ASIDE-01)
            laid.card.family == "ganymed" and laid.side is Side.ANTI and laid.place
            for laid in player.cards.values()
        ),
        aralon=is_marked(state, seat, FIRST),
        rm_anti=regent_modifier_of(state, seat, Side.ANTI),
        rm_pro=regent_modifier_of(state, seat, Side.PRO),
        sol=player.sol,
        compensator=is_marked(state, seat, Reason.COMPENSATOR, phase),
        laury=is_marked(state, seat, Reason.LAURY, phase),
        aurigel=is_marked(state, seat, Reason.AURIGEL, phase),
    )


def _before(state: Table, seat: int) -> int:
    found = [each.on for each in state.marks if each.what == RIDDLES and each.seat == seat]
    return int(found[0]) if found else 0


def begin_counting(state: Table) -> None:
    """A phase begins: riddles solved so far do not count in it.

    PR-P45-10, PR-PHASE-12, PR-VP-05.
    """
    state.marks = [each for each in state.marks if each.what != RIDDLES]
    for player in state.players:
        state.marks.append(Mark(player.seat, RIDDLES, str(len(player.riddles or ()))))


def score_phase(state: Table, by: int, *, anti_atlan: bool = False) -> None:
    """The points of a phase that somebody ended, for all who are still there (PR-GEN-08)."""
    tallies = {seat: tally(state, seat) for seat in state.living()}
    give(state, phase_awards(state.phase, tallies, by, anti_atlan=anti_atlan))


def changes_of(state: Table) -> list[tuple[Phase, int]]:
    """Who has ended which phase."""
    first = state.first_phase.number - 1
    return list(zip(PHASES[first:], state.changes, strict=False))


def outcome(state: Table, reason: str, clause: str) -> Outcome:
    """Most points win; ties by changes triggered, then by the highest.

    PR-QUIT-05, 07, 12, PR-VP-26, 27.
    """
    totals = [points(state, seat) for seat in range(state.seats)]
    places = ranking(totals, changes_of(state))
    won = tuple([seat for seat, place in enumerate(places) if place == 1])
    return Outcome(places, tuple(totals), won, reason, clause)
