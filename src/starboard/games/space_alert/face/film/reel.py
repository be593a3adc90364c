"""The film of a mission round, put together from what was watched."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from starboard.games.space_alert.face.film.aiming import Part, parts
from starboard.games.space_alert.face.film.caption import caption
from starboard.games.space_alert.face.film.cues import Beat, beats
from starboard.games.space_alert.face.film.picture import effects, lit, sum_of, uses, zone_of
from starboard.games.space_alert.face.film.shown import Reel, Shot
from starboard.games.space_alert.face.film.things import changes, film_things
from starboard.games.space_alert.face.film.watching import Moment, Watched
from starboard.games.space_alert.face.film.why import why
from starboard.games.space_alert.face.shown import Things
from starboard.games.space_alert.film.events import DamageDrawn, MissionLost, ShipJumped
from starboard.games.space_alert.film.threat_events import ThreatDestroyed
from starboard.games.space_alert.state import Mission
from starboard.kernel import Event

Say = Callable[[Mission, Event], str]
"""What happened, in a sentence."""
COMPUTING = "compute_damage"


def reel(watched: Watched, say: Say, lang: str) -> Reel:
    """Everything that a page needs to show the film."""
    start = film_things(watched.start)
    shots: list[Shot] = [opening()]
    shown, told, before = start, 0, watched.start
    for beat in beats(watched.moments):
        after = film_things(beat.moments[-1].state)
        earlier = watched.moments[:told]
        shots.append(shot(beat, earlier, before, changes(shown, after), say, lang))
        told += len(beat.moments)
        shown, before = after, beat.moments[-1].state
    ended = [each.event for each in watched.moments]
    lost = [event.threat for event in ended if isinstance(event, MissionLost)]
    complete = bool(lost) or any(isinstance(event, ShipJumped) for event in ended)
    return {"start": start, "shots": shots, "complete": complete, "lost": "".join(lost[-1:])}


def opening() -> Shot:
    """The ship before the first turn."""
    return {
        "turn": 0,
        "step": "turn",
        "beat": "opening",
        "lasts": 900,
        "light": False,
        "caption": "",
        "sound": "",
        "told": 0,
        "lit": [],
        "zone": "",
        "effects": [],
        "sum": None,
        "uses": [],
        "why": None,
        "broke": False,
        "gone": False,
        "changed": {},
    }


def shot(
    beat: Beat, earlier: Sequence[Moment], before: Mission, changed: Things, say: Say, lang: str
) -> Shot:
    """One shot with everything that is drawn of it; `before` is how it begins."""
    events = [moment.event for moment in beat.moments]
    last, cue = beat.moments[-1], beat.cue
    aimed = aimed_before(earlier, before) if last.step == COMPUTING else []
    return {
        "turn": last.turn,
        "step": last.step,
        "beat": cue.beat,
        "lasts": cue.lasts,
        "light": cue.light,
        "caption": caption(beat, [say(each.state, each.event) for each in beat.moments], lang),
        "sound": cue.sound,
        "told": len(earlier) + len(beat.moments),
        "lit": lit(beat),
        "zone": zone_of(beat, before),
        "effects": effects(beat, aimed),
        "sum": sum_of(beat, aimed, earlier),
        "uses": uses(beat),
        "why": why(beat, earlier, lang),
        "broke": any(isinstance(event, DamageDrawn) for event in events),
        "gone": any(isinstance(event, ThreatDestroyed) for event in events),
        "changed": changed,
    }


def aimed_before(earlier: Sequence[Moment], before: Mission) -> list[Part]:
    """What the weapons meet, as it stood before any damage was done (SA-TARGET-03)."""
    for moment in reversed(earlier):
        if moment.step != COMPUTING:
            return parts(moment.state)
    return parts(before)
