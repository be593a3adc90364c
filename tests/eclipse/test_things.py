"""What a board shows: every thing under an id of its own, with a name of its own."""

from __future__ import annotations

from starboard.games.eclipse import GAME
from starboard.games.eclipse.empire_moves import InstallPart, RemovePart
from starboard.games.eclipse.kinds import ShipType
from tests.eclipse.story import Story


def test_no_thing_on_the_own_boards_takes_the_id_of_one_on_the_map() -> None:
    story = Story(seats=6)
    public = GAME.face.things(story.state, None)
    assert not public.keys() & GAME.face.own_things(story.state, 0).keys()


def test_the_moves_of_the_shipyard_touch_slots_that_are_things() -> None:
    things = GAME.face.things(Story().state, 0)
    install = InstallPart("hull", ShipType.INTERCEPTOR, 2)
    remove = RemovePart(ShipType.STARBASE, 3)
    for slot, ship in ((install.touches[-1], "interceptor"), (remove.touches[-1], "starbase")):
        assert things[slot]["kind"] == "slot"
        assert things[slot]["ship"] == ship


def test_ships_of_one_kind_and_owner_have_letters_in_the_order_they_were_built() -> None:
    story = Story()
    story.lay("101", "0,-1", disc=0, ships={0: ["interceptor"]})
    old, new = (story.ship(sector, 0, "interceptor").id for sector in ("221", "101"))
    named = [GAME.face.name_of(story.state, name, "en") for name in (old, new)]
    assert named == ["Interceptor A ▲", "Interceptor B ▲"]
