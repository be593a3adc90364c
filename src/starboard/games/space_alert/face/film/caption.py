"""The one sentence that stands below a shot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from starboard.games.space_alert.content import components
from starboard.games.space_alert.face.film.cues import Beat, headline
from starboard.games.space_alert.face.printed import words_of
from starboard.games.space_alert.film.threat_events import ThreatActed, ThreatAttacked
from starboard.text import texts_for

LETTERS: Final = ("x", "y", "z")
QUIET: Final = ("turn", "advance")
"""Shots of which no event has a sentence."""


def caption(beat: Beat, sentences: Sequence[str], lang: str) -> str:
    """What a shot shows; `sentences` are those of its events."""
    events = [moment.event for moment in beat.moments]
    acted = next((event for event in events if isinstance(event, ThreatActed)), None)
    if acted is not None and not any(isinstance(event, ThreatAttacked) for event in events):
        return action(acted, lang)
    if beat.cue.beat in QUIET:
        turn = beat.moments[-1].turn
        return texts_for("space_alert").say(lang, f"film-shot-{beat.cue.beat}", turn=turn)
    return headline(beat, sentences)


def action(acted: ThreatActed, lang: str) -> str:
    """What a threat does at X, Y or Z, in the words of its card."""
    card = components().threats[acted.threat]
    effects = card.actions[LETTERS.index(acted.letter)]
    say = texts_for("space_alert").say
    does = "; ".join(words_of(each, lang) for each in effects) or say(lang, "film-shot-nothing")
    name, letter = card.name.of(lang), acted.letter.upper()
    return say(lang, "film-shot-action", threat=name, letter=letter, does=does)
