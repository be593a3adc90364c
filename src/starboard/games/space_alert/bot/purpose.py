"""What an action of a plan is for: the threat, the place, the turn, and who with whom."""

from __future__ import annotations

from typing import Final

from starboard.errors import Argument
from starboard.games.space_alert.bot.outlook import ACTIVATIONS, EMPTY, Outlook
from starboard.games.space_alert.bot.planner import Target, bare
from starboard.games.space_alert.box.debrief.chain import shooters
from starboard.games.space_alert.box.debrief.record import Record, Seen
from starboard.games.space_alert.box.resolve import Film, ListedTokens
from starboard.games.space_alert.box.solve_odds import with_plan
from starboard.games.space_alert.film.crew_events import (
    ComputerMaintained,
    IntruderHit,
    LookedOut,
    MalfunctionRepaired,
    ReactorFilled,
    RocketLaunched,
    ShieldFilled,
    SquadTaken,
    TookOff,
    WeaponFired,
)
from starboard.games.space_alert.film.threat_events import ThreatDestroyed
from starboard.games.space_alert.film.turn import Turn
from starboard.kernel.bot import Reason

PLAN: Final = Reason("bot-plan")
KEPT: Final = 16
"""How many films are kept before all are forgotten."""


class Purposes:
    """Looks plans up in their films; what was looked at once is kept."""

    def __init__(self) -> None:
        self.films: dict[tuple[tuple[str, ...], int], Record] = {}

    def of(self, outlook: Outlook, target: Target, crew: int, turn: int) -> Reason:
        """What the card in a turn (from 0) is for; the plan as a whole if that is all it is."""
        letter = target.row[turn]
        if not target.rows or letter == EMPTY:
            return PLAN
        if letter in ACTIVATIONS:
            return self.deed(outlook, target, crew, turn) or PLAN
        later = range(turn + 1, len(target.row))
        then = next((each for each in later if target.row[each] in ACTIVATIONS), None)
        meant = None if then is None else self.deed(outlook, target, crew, then)
        if meant is None or then is None:
            return PLAN
        return Reason(f"{meant.message}-way", {**meant.args, "by": turn + 1})

    def deed(self, outlook: Outlook, target: Target, crew: int, turn: int) -> Reason | None:
        """What an action does in the film of the plan."""
        record = self.film(outlook, target)
        for each in record.seen:
            if each.turn == turn + 1 and getattr(each.event, "seat", None) == crew:
                found = purpose(record, each, crew)
                if found is not None:
                    return found
        return None

    def film(self, outlook: Outlook, target: Target) -> Record:
        """The film of a plan with the threats that are known."""
        if len(self.films) >= KEPT:
            self.films.clear()
        key = (target.rows, len(outlook.state.threats))
        if key not in self.films:
            state = with_plan(bare(outlook.state), target.rows)
            state.stumbling = False
            state.agenda.clear()
            state.push(Turn(1))
            self.films[key] = Record(Film(state, ListedTokens({}, "crew")))
        return self.films[key]


def purpose(record: Record, seen: Seen, crew: int) -> Reason | None:
    """What an event of somebody's action achieves, if it is one."""
    match seen.event:
        case WeaponFired() as shot:
            return shooting(record, seen, shot, crew)
        case IntruderHit(threat=threat) | MalfunctionRepaired(threat=threat):
            return Reason("bot-fight", {"threat": threat, "turn": seen.turn})
        case ShieldFilled(zone=zone):
            return Reason("bot-shield", {"zone": zone, "turn": seen.turn})
        case ReactorFilled(zone=zone):
            return Reason("bot-energy", {"zone": zone, "turn": seen.turn})
        case SquadTaken(station=station):
            return Reason("bot-squad", {"station": station, "turn": seen.turn})
    for kind, word in ALONE.items():
        if isinstance(seen.event, kind):
            return Reason(word, {"turn": seen.turn})
    return None


ALONE: Final = {
    ComputerMaintained: "bot-computer",
    LookedOut: "bot-window",
    RocketLaunched: "bot-rocket",
    TookOff: "bot-interceptors",
}


def shooting(record: Record, seen: Seen, shot: WeaponFired, crew: int) -> Reason | None:
    """A shot that hits: at what, from where, with whom, and whether it is the last one needed."""
    hits = [hit for hit in record.hit_by(seen.turn, shot) if hit.amount]
    if not hits:
        return None
    hit = max(hits, key=lambda each: each.amount)
    others = [f"seat.{seat}" for seat in shooters(record, seen.turn, hit.threat) if seat != crew]
    gone = [event.threat for each, event in record.of(ThreatDestroyed) if each.turn == seen.turn]
    args: dict[str, Argument] = {
        "threat": hit.threat,
        "station": shot.station,
        "turn": seen.turn,
        "others": tuple(others),
        "last": "yes" if hit.threat in gone else "no",
    }
    return Reason("bot-shoot", args)
