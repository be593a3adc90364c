"""What belongs into one shot, how long it stays, and what is heard with it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from starboard.games.space_alert.face.film.shown import Sound
from starboard.games.space_alert.face.film.watching import Moment
from starboard.games.space_alert.film import crew_events as crew
from starboard.games.space_alert.film import events as ship
from starboard.games.space_alert.film import threat_events as threat
from starboard.kernel import Event

Kinds = tuple[type[Event], ...]


class Cue(NamedTuple):
    """How one kind of shot is told."""

    beat: str
    begins: Kinds
    """Events that begin it."""
    lasts: int
    """Milliseconds at the full length of the film."""
    sound: Sound = ""
    joins: Kinds = ()
    """Events that belong to it as long as they follow."""
    anyone: bool = False
    """Whoever does them; else only the one who began, or nobody."""
    says: Kinds = ()
    """Whose sentence stands for all, the best first; else that of the first event."""
    light: bool = False


OUTCOME: Final = (
    crew.CapsuleSpent, crew.ReactorFilled, threat.TokenRemoved, threat.ThreatDestroyed,
    crew.SquadDisabled, crew.KnockedOut, threat.RepairsTogether,
)  # fmt: skip
"""What may come of an action at once."""
HIT: Final = (
    threat.CryoshieldGone, threat.ThreatShield, threat.ThreatDestroyed, threat.BlastHit,
    ship.RocketMissed,
)  # fmt: skip
"""What may come of a hit."""
DEED: Final = (
    threat.ThreatAttacked, ship.DamageDrawn, ship.ShieldDrained, ship.ReactorDrained,
    ship.EnergyRouted, ship.RocketDestroyed, ship.CapsuleDestroyed, ship.StoredSquadDisabled,
    ship.DamageDoubled, threat.ThreatHealed, threat.ThreatHurtItself, threat.ThreatSpeed,
    threat.ThreatShield, threat.ThreatRevealed, threat.ThreatGrew, threat.AuraSpread,
    threat.MarkCounted, threat.TokenMoved, threat.TokenPlaced, threat.EntryDeadly,
    crew.KnockedOut, crew.SquadDisabled, threat.ThreatSurvived, threat.ThreatDestroyed,
)  # fmt: skip
"""What a threat may do at X, Y and Z."""
FAILURE: Final = (
    crew.NothingHappened, crew.CrewStayed, crew.CrewDelayed, crew.CardPushed, crew.CardLost,
    crew.CrewStumbled,
)  # fmt: skip

CUES: Final = (
    Cue("turn", (ship.TurnBegan,), 500, light=True),
    Cue("appear", (threat.ThreatAppeared,), 1500, "alarm"),
    Cue("walk", (crew.CrewMoved, crew.CrewReturned), 450,
        joins=(crew.CrewMoved, crew.SquadDisabled), light=True),
    Cue("fail", FAILURE, 1100, joins=(crew.CardPushed, crew.CardLost, crew.CrewDelayed),
        says=(crew.CrewDelayed, crew.NothingHappened)),
    Cue("fire", (crew.WeaponFired, crew.StayedInSpace, crew.TookOff), 600, "charge"),
    Cue("energy", (crew.ShieldFilled, crew.ReactorFilled, crew.CapsuleSpent), 700, "charge",
        joins=OUTCOME),
    Cue("use", (crew.RocketLaunched, crew.SquadTaken, crew.SquadRevived, crew.LookedOut,
                crew.ComputerMaintained), 600, "build"),
    Cue("fight", (crew.IntruderHit, crew.MalfunctionRepaired, crew.RepairCounted), 1300, "crack",
        joins=OUTCOME, anyone=True, says=(threat.ThreatDestroyed, crew.IntruderHit)),
    Cue("hit", (threat.ThreatHit, threat.BlastHit, threat.BreachPatched, *HIT), 2400, "laser",
        joins=HIT, says=(threat.ThreatDestroyed, threat.ThreatHit)),
    Cue("advance", (threat.ThreatMoved,), 350, joins=(threat.ThreatMoved,), light=True),
    Cue("deed", (threat.ThreatActed, threat.ThreatAttacked), 2600, "crack",
        joins=DEED, anyone=True, says=(threat.ThreatAttacked, threat.ThreatActed)),
    Cue("rocket", (ship.RocketFlew,), 500, "missile"),
    Cue("computer", (ship.ComputerChecked,), 1200, joins=(crew.CrewDelayed,), anyone=True),
    Cue("count", (ship.ConfirmationCounted,), 500, light=True),
    Cue("jump", (ship.ShipJumped,), 2600, "warp", joins=(ship.MissionScored,),
        says=(ship.ShipJumped,)),
    Cue("lost", (ship.MissionLost,), 3000, "lose"),
)  # fmt: skip
PLAIN: Final = Cue("plain", (), 500)
"""What no cue speaks of."""
SILENT: Final = (ship.TurnBegan, threat.ThreatMoved)
"""What a film leaves to the picture."""


class Beat(NamedTuple):
    """Some moments that are told together."""

    cue: Cue
    moments: list[Moment]


def cue_of(event: Event) -> Cue:
    """The kind of shot that an event begins."""
    return next((cue for cue in CUES if isinstance(event, cue.begins)), PLAIN)


def seat_of(event: Event) -> int:
    """Who does it, or to whom it is done; -1 for what the rules do."""
    seat = getattr(event, "seat", -1)
    assert isinstance(seat, int)
    return seat


def beats(moments: Iterable[Moment]) -> list[Beat]:
    """The mission round shot by shot."""
    found: list[Beat] = []
    for moment in moments:
        if found and belongs(found[-1], moment.event):
            found[-1].moments.append(moment)
        else:
            found.append(Beat(cue_of(moment.event), [moment]))
    return found


def belongs(beat: Beat, event: Event) -> bool:
    """Whether an event is still part of a shot."""
    if not isinstance(event, beat.cue.joins):
        return False
    seat = seat_of(event)
    return beat.cue.anyone or seat in (-1, seat_of(beat.moments[0].event))


def headline(beat: Beat, sentences: Sequence[str]) -> str:
    """The one sentence of a shot; `sentences` are those of its events."""
    told = [
        (each.event, said)
        for each, said in zip(beat.moments, sentences, strict=True)
        if said and not isinstance(each.event, SILENT)
    ]
    for kind in beat.cue.says:
        for event, said in reversed(told):
            if isinstance(event, kind):
                return said
    return told[0][1] if told else ""
