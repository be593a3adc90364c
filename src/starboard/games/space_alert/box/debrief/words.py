"""A debriefing in words: links, praise and blame, and changes, in German and English."""

from __future__ import annotations

from starboard.games.space_alert.box.debrief.chain import Found
from starboard.games.space_alert.box.debrief.change import Saving
from starboard.games.space_alert.box.debrief.crew import Merit
from starboard.games.space_alert.box.debrief.facts import Change, Link, Rescue, Word
from starboard.games.space_alert.box.plan import Planned
from starboard.games.space_alert.box.solve_rows import EMPTY, laid
from starboard.games.space_alert.content import components
from starboard.games.space_alert.face.names import half_id
from starboard.text import texts_for

NAMED = {"zone": "zone", "part": "part", "why": "why", "cause": "cause", "weapon": "weapon"}
"""Arguments that have names of their own."""


def say(lang: str, message: str, **args: str | int) -> str:
    """A sentence in the language of the reader."""
    return texts_for("space_alert").say(lang, message, **args)


def name(planned: Planned, seat: int, lang: str) -> str:
    """What a crew member is called."""
    names = planned.plan.names
    known = names[seat].strip()[:40] if seat < len(names) else ""
    return known or say(lang, "crew-member", number=seat + 1)


def words(args: tuple[tuple[str, str | int], ...], lang: str) -> dict[str, str | int]:
    """Arguments as people call them."""
    return {
        key: say(lang, f"{NAMED[key]}-{value}") if key in NAMED and value else value
        for key, value in args
    }


def card_name(card: str, lang: str) -> str:
    """What a threat is called."""
    return components().threats[card].name.of(lang) if card else ""


def link(planned: Planned, each: Found, lang: str) -> Link:
    """A link of the chain with its sentence."""
    told: Link = {"kind": each.kind, "turn": each.turn, "scene": each.scene, "text": ""}
    args = words((*each.args, ("zone", each.zone)), lang)
    args |= {"turn": each.turn, "threat": card_name(each.threat, lang)}
    if each.threat:
        told["threat"] = each.threat
    if each.zone:
        told["zone"] = each.zone
    if each.crew >= 0:
        told["crew"] = each.crew
        args["crew"] = name(planned, each.crew, lang)
    told["text"] = say(lang, f"chain-{each.kind}", **args)
    return told


def word(planned: Planned, seat: int, prefix: str, each: Merit, lang: str) -> Word:
    """A sentence of praise or blame."""
    args = words(each.args, lang)
    args |= {"turn": each.turn, "threat": card_name(each.threat, lang)}
    text = say(lang, f"{prefix}-{each.kind}", crew=name(planned, seat, lang), **args)
    told: Word = {"kind": each.kind, "text": text}
    if each.turn:
        told["turn"] = each.turn
        told["scene"] = each.scene
    return told


def half(letter: str, lang: str) -> str:
    """What lies on top, or nothing."""
    return say(lang, "change-nothing" if letter == EMPTY else f"half-{half_id(letter)}")


def change(planned: Planned, seat: int, place: int, after: str, lang: str) -> Change:
    """One other card in words."""
    before = laid(planned.rows)[seat][place]
    text = say(
        lang,
        "change-card",
        crew=name(planned, seat, lang),
        turn=place + 1,
        before=half(before, lang),
        after=half(after, lang),
    )
    return {"crew": seat, "turn": place + 1, "before": before, "after": after, "text": text}


def rescue(planned: Planned, saving: Saving, lost: bool, lang: str) -> Rescue:
    """The smallest change in words."""
    changes = [change(planned, *edit, lang) for edit in saving.edits]
    message = "change-saves" if lost else "change-earns"
    listed = texts_for("space_alert").listed(lang, [each["text"] for each in changes])
    return {
        "cards": len(changes),
        "changes": changes,
        "actions": list(saving.rows),
        "survival": saving.value.survival,
        "score": saving.value.score,
        "text": say(lang, message, count=len(changes), changes=listed),
    }
