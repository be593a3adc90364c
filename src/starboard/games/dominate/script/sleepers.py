"""Whoever is still in the fog or waits for a trigger."""

from __future__ import annotations

from starboard.games.dominate.campaign.records import Backroom
from starboard.games.dominate.indoors.floor import Parcel, PlannedPerson
from starboard.games.dominate.indoors.laying import backstage_of
from starboard.games.dominate.script.scene import Being
from starboard.games.dominate.state import Table


def drop_sleeper(state: Table, room: Backroom, one: Being) -> None:
    """Somebody in the fog is gone before anybody has seen him."""
    for tile, planned in room.asleep.items():
        for plan in planned:
            if plan.name == one.name and plan.field == one.field:
                room.asleep[tile] = tuple([each for each in planned if each is not plan])
                return
    backstage = None if state.floor is None else backstage_of(state)
    for name, parcel in {} if backstage is None else dict(backstage.parcels).items():
        for person in parcel.persons:
            if person.name == one.name and person.field == one.field:
                assert backstage is not None
                left = tuple([each for each in parcel.persons if each is not person])
                backstage.parcels[name] = with_persons(parcel, left)
                return


def with_persons(parcel: Parcel, persons: tuple[PlannedPerson, ...]) -> Parcel:
    """The same tile with other people on it."""
    return Parcel(
        parcel.name, parcel.notes, parcel.squares, parcel.walls, parcel.doors, parcel.spots, persons
    )
