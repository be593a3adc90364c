"""What is told of a duel that is over: the last blow, the best shot, and who did what."""

from __future__ import annotations

from starboard.games.flagship import GAME
from starboard.games.flagship.events import (
    AttackDeclared,
    CreditsLapsed,
    EvadeRolled,
    EventPlayed,
    ItemDestroyed,
    PlayerOut,
    UnitHit,
)
from starboard.kernel import Event
from starboard.kernel.ending import Ending
from starboard.kernel.remarks import Remark
from tests.flagship.duel import SHIP, Duel, Part

SHOT = AttackDeclared("", 0, "railgun.1", ("ship.2",))


def told(*events: Event) -> Ending:
    duel = Duel(mine=[Part(SHIP)])
    return GAME.face.ending(duel.state, events)


def counted(ending: Ending) -> dict[str, tuple[int, ...]]:
    return {count.name: count.amounts for count in ending.counts}


def test_a_hit_belongs_to_whoever_shot() -> None:
    found = told(
        SHOT, UnitHit("", 1, "ship.2", 2), SHOT, EvadeRolled("", 1, "ship.2", (6,), 6, True)
    )
    assert counted(found) == {"shots": (2, 0), "hits": (1, 0), "damage": (2, 0), "evaded": (0, 1)}


def test_the_best_shot_is_told_with_its_weapon() -> None:
    weak = AttackDeclared("", 1, "laser.3", ("ship.1",))
    found = told(weak, UnitHit("", 0, "ship.1", 1), SHOT, UnitHit("", 1, "ship.2", 3))
    best = {"by": 0, "weapon": "railgun.1", "of": 1, "amount": 3}
    assert Remark("end-best-shot", best) in found.decided


def test_a_shot_of_one_damage_is_nothing_to_remember() -> None:
    found = told(SHOT, UnitHit("", 1, "ship.2", 1))
    assert [each.message for each in found.decided] == ["end-length"]


def test_damage_by_an_event_belongs_to_whoever_played_it() -> None:
    found = told(EventPlayed("", 1, "sabotage"), UnitHit("", 0, "ship.1", 1))
    assert counted(found) == {"hits": (0, 1), "damage": (0, 1)}


def test_what_somebody_does_to_the_own_ship_is_no_hit_and_no_wreck() -> None:
    own = ItemDestroyed("", 0, "plate.4", 0, "")
    assert counted(told(SHOT, UnitHit("", 0, "ship.1", 1), own)) == {"shots": (1, 0)}


def test_the_last_blow_is_the_one_that_put_the_last_player_out() -> None:
    found = told(SHOT, ItemDestroyed("", 1, "ship.2", 0, "railgun.1"), PlayerOut("", 1, 0))
    blow = {"seat": 1, "by": 0, "weapon": "railgun.1"}
    assert found.decided[0] == Remark("end-blow", blow)


def test_whoever_gives_up_was_put_out_by_nobody() -> None:
    found = told(SHOT, ItemDestroyed("", 1, "plate.4", 0, "railgun.1"), CreditsLapsed("", 0, 500))
    assert [each.message for each in found.decided] == ["end-length"]
    assert counted(found)["lapsed"] == (500, 0)
