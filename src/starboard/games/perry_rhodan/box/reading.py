"""What the files for a real table have in common: phases, names of players, numbers of points."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from fractions import Fraction

from starboard.cards.effects import near
from starboard.errors import BadInput, shortened
from starboard.games.perry_rhodan.awards import PARTS
from starboard.games.perry_rhodan.kinds import PHASES, Phase
from starboard.games.perry_rhodan.options import phase_ranges, read_range
from starboard.kernel.options import SHOWN
from starboard.text.points import shown

FEWEST, MOST = 2, 6
"""Players of a game (PR-GEN-01)."""
LONGEST_NAME = 40
MOST_POINTS = 1000


def parse_phases(text: str, where: str) -> tuple[Phase, ...]:
    """The phases of a range, or one sentence that lists them."""
    known = phase_ranges()
    if text not in known:
        told = {"known": ", ".join(known), "value": shortened(text, SHOWN)}
        raise BadInput(where, "must-be-one-of", "PR-DECK-01", **told)
    first, last = read_range(text)
    return PHASES[first.number - 1 : last.number]


def check_players(players: Iterable[str], where: str, most: int = MOST) -> None:
    """Two or more, with different names that fit on a line."""
    names = list(players)
    if not FEWEST <= len(names) <= most:
        raise BadInput(where, "players-from-to", "PR-GEN-01", low=FEWEST, high=most)
    for number, name in enumerate(names, 1):
        at = f"{where}: entry {number}"
        if not name.strip() or not name.isprintable() or len(name) > LONGEST_NAME:
            raise BadInput(at, "must-be-one-line")
        if names.index(name) + 1 < number:
            raise BadInput(at, "player-twice", player=name)


def check_known(name: str, players: Collection[str], where: str) -> None:
    """A player who was not listed cannot have done anything."""
    if name in players:
        return
    told = shortened(name, SHOWN)
    close = near(name, players)
    if close:
        raise BadInput(where, "is-no-player-but", player=told, near=close)
    raise BadInput(where, "is-no-player", player=told)


def parts_of(points: float, where: str) -> int:
    """Points in 120ths; what two to six players cannot share is refused.

    PR-VP-24, PR-TOUR-05, 07.
    """
    parts = Fraction(points).limit_denominator(1000) * PARTS
    if parts.denominator != 1 or abs(parts) > MOST_POINTS * PARTS:
        raise BadInput(where, "points-cannot-be", "PR-VP-24")
    return int(parts)


def points_text(parts: int, lang: str) -> str:
    """Points as people write them: 1,5 or 1.5."""
    return shown(parts, PARTS, lang).replace("-", "−")
