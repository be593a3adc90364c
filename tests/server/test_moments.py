"""A finished match as a whole: the first view of a spectator, and what every entry changes."""

from __future__ import annotations

import msgspec
from tools.screens.stored import laid, stored

from starboard.kernel.match import begin
from starboard.kernel.registry import game_named
from starboard.server.http.reviews import all_moments
from starboard.server.room.live import Scene
from starboard.server.views import present
from starboard.table.entries import follow_stored
from tests.browser.house import UNTIMED, chair
from tests.server.patches import applied


def test_the_patches_of_all_moments_lead_to_what_a_spectator_sees_at_the_end() -> None:
    setup, entries = stored("flagship/match-3-seats-2")
    match = begin(game_named(setup.game), setup)
    for entry in entries:
        follow_stored(match, entry)
    scene = Scene(laid(setup, [chair("first"), chair("second")], UNTIMED, 0.0), match.game, match)
    told = all_moments(scene, match, "de")
    view = told.first
    for moment in told.moments:
        view = applied(view, moment.patch)
    speech = present.speech_of(scene, "de")
    assert view == msgspec.to_builtins(present.whole_view(match, match.view(None), speech))
    events = [event.number for moment in told.moments for event in moment.events]
    assert events == [each.number for each in match.events(None)]
    assert len(told.moments) == len(entries) + 1
