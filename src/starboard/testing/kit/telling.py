"""Events: numbered without gaps for every viewer, with a clause, and only for whom they are."""

from __future__ import annotations

from starboard.kernel.events import Event
from starboard.kernel.match import as_seen
from starboard.kernel.seats import includes
from starboard.testing.kit.spot import Spot

CHECK = "events"


def check_events(spot: Spot) -> None:
    """Every viewer's stream of events, from the beginning to here."""
    for events in spot.match.history:
        for event in events:
            check_event(spot, event)
    for viewer in spot.viewers:
        stream = spot.match.events(viewer)
        if [told.number for told in stream] != list(range(1, len(stream) + 1)):
            spot.fail(CHECK, f"the numbers of viewer {viewer} have gaps")
        half = len(stream) // 2
        if spot.match.events(viewer, since=half) != stream[half:]:
            spot.fail(CHECK, f"viewer {viewer} gets other events when asking for later ones")


def check_event(spot: Spot, event: Event) -> None:
    """It names its clause, and those who may not see it get another form or nothing."""
    fault = spot.subject.clause_fault(event.clause)
    if fault:
        spot.fail(CHECK, f"{event!r} {fault}")
    for viewer in spot.viewers:
        seen = as_seen(event, viewer)
        if seen is not None and not includes(event.audience(), viewer):
            if seen is event:
                spot.fail(CHECK, f"{event!r} is not for viewer {viewer}, but shown as it is")
            if spot.subject.clause_fault(seen.clause):
                spot.fail(CHECK, f"the redacted {seen!r} names no clause")
