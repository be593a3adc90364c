"""Where guardbots and sentry guns could hit somebody next: everybody sees how they stand."""

from __future__ import annotations

from starboard.games.dominate.indoors.bots import Pose, poses_after
from starboard.games.dominate.indoors.persons import (
    DEVICE_SIGHT,
    devices,
    floor_of,
    range_of,
    sees,
    speed_of,
)
from starboard.games.dominate.squares import COMPASS, joined, sides
from starboard.games.dominate.state import Figure, Table


def struck(state: Table) -> set[str]:
    """The squares that a guardbot could drive over or shoot at, or a sentry gun (DD-SENTRY)."""
    floor = floor_of(state)
    found: set[str] = set()
    for gun in devices(state, "sentry_gun"):
        found.update(sees(state, gun.field, DEVICE_SIGHT))
    for name, bot in floor.bots.items():
        figure = state.figures.get(name)
        if figure is not None and figure.field and bot.on:
            found |= struck_by(state, figure, Pose(figure.field, bot.facing, True))
    return found


def struck_by(state: Table, figure: Figure, pose: Pose) -> set[str]:
    """What one guardbot could hit."""
    others = [name for name in floor_of(state).bots if name != figure.id]
    barred = {state.figures[name].field for name in others if name in state.figures}
    poses = {pose}
    for _ in range(speed_of(state, figure)):
        poses |= {after for one in poses for after in poses_after(state, one, barred)}
    found = {one.field for one in poses}
    for one in poses:
        if one.action:
            found.update(ahead(state, one, range_of(state, figure)))
    return found


def ahead(state: Table, pose: Pose, far: int) -> list[str]:
    """The squares before a gun, up to the next wall (DD-BOT-10)."""
    found: list[str] = []
    field, side = pose.field, COMPASS.index(pose.facing)
    for _ in range(far):
        following = sides(field)[side]
        if not following or not joined(floor_of(state), field, following):
            break
        found.append(following)
        field = following
    return found
