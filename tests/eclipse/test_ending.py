"""What is told of a galaxy whose last round is over."""

from __future__ import annotations

from starboard.games.eclipse import GAME
from starboard.games.eclipse.battle.events import BattleEnded, ShipDestroyed
from starboard.games.eclipse.galaxy_events import SectorPlaced
from starboard.games.eclipse.scoring import final_outcome
from starboard.kernel import Event, only
from starboard.kernel.ending import Ending
from starboard.kernel.hidden import Slot
from starboard.kernel.remarks import Remark
from tests.eclipse.story import Story


def told(story: Story, *events: Event) -> Ending:
    story.state.outcome = final_outcome(story.state)
    return GAME.face.ending(story.state, events)


def give_tile(story: Story, value: str, seat: int) -> None:
    story.player(seat).reputation.add(Slot(value, only(seat)))


def test_the_winner_is_ahead_of_the_next_one_and_it_says_by_what() -> None:
    story = Story(seats=3)
    give_tile(story, "4", 1)
    give_tile(story, "1", 2)
    found = told(story)
    assert found.decided == (
        Remark("end-ahead", {"seat": 1, "of": 2, "points": 3}),
        Remark("end-difference", {"part": "reputation", "own": 4, "other": 1}),
    )
    assert ("reputation", (0, 4, 1), True) in found.counts


def test_on_a_tie_nobody_is_ahead() -> None:
    story = Story()
    story.store(money=30)
    assert [each.message for each in told(story).decided] == ["end-tied"]


def test_those_who_share_the_victory_are_not_compared() -> None:
    story = Story()
    assert told(story).decided == ()


def test_whoever_holds_the_center_is_named() -> None:
    story = Story()
    give_tile(story, "4", 0)
    story.sector("001").disc = 1
    assert Remark("end-center", {"seat": 1}) in told(story).decided


def test_ships_and_sectors_are_counted_for_whom_they_concern() -> None:
    story = Story()
    found = told(
        story,
        SectorPlaced("", 1, "101", "0,-1"),
        ShipDestroyed("", "cruiser", "cruiser.1", 0, 1),
        ShipDestroyed("", "ancient", "ancient.1", -1, 1),
        BattleEnded("", "101"),
    )
    counts = {count.name: count.amounts for count in found.counts if not count.scores}
    assert counts == {"explored": (0, 1), "shot": (0, 2), "lost": (1, 0)}
    assert found.decided[-1] == Remark("end-battles", {"count": 1})
