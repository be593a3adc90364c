"""One look at the battlefield from a seat: who is there, what they threaten, where one can go."""

from __future__ import annotations

from typing import Final, NamedTuple
from zlib import crc32

from starboard.games.dominate.bot.aims import PRIZE, captives_of, prizes_of
from starboard.games.dominate.bot.ground import Ground, ground_of
from starboard.games.dominate.bot.prices import price
from starboard.games.dominate.campaign.pages import PL1
from starboard.games.dominate.energy import has_energy
from starboard.games.dominate.ground import straight
from starboard.games.dominate.kinds import Class
from starboard.games.dominate.movement import points_left
from starboard.games.dominate.printed import Sheet
from starboard.games.dominate.state import Figure, Table

FOREVER: Final = 30
"""Rounds to think ahead where no last round is set."""
CARE: Final = 1.0
"""How likely an opponent takes what he can."""
DARING: Final = 0.9
LEAST_CARE: Final = 0.2
"""What is left of that care of PL1 in a mission with every round, and at last."""
SOLID: Final = ("bridge", "helipad")
"""Buildings that do not fill their field for everybody."""


def care_of(state: Table, seat: int) -> float:
    """How much a loss matters: who has to reach something dares more with every round."""
    if state.mission is None or state.mission.role(seat) != PL1:
        return CARE
    return CARE * max(LEAST_CARE, DARING**state.round)


class Way(NamedTuple):
    """How a unit comes to a field: what driving over infantry brings on the way, and how."""

    gain: float
    first: str
    """The first field; empty where it stays."""
    steps: int


class Outlook:
    """What a seat sees, thought through once for a decision."""

    def __init__(self, state: Table, seat: int, whim: int = 0) -> None:
        self.state = state
        self.seat = seat
        self.whim = whim
        self.care = care_of(state, seat)
        self.prizes = prizes_of(state, seat)
        self.captives = captives_of(state, seat)
        self.foes = [
            figure
            for figure in state.figures.values()
            if figure.field and (state.hostile(seat, figure.owner) or self.is_prize(figure))
        ]
        self.own = [figure for figure in state.figures.values() if figure.owner == seat]
        self.friends = [
            figure for figure in state.figures.values()
            if figure.owner >= 0 and figure.field and figure.sheet.targets
            and state.friendly(seat, figure.owner)
        ]  # fmt: skip
        self.blocked = frozenset(
            [
                figure.field
                for figure in state.figures.values()
                if figure.field and figure.is_building and figure.sheet.type not in SOLID
            ]
        )
        self._grounds: dict[str, Ground] = {}
        self._risks: dict[tuple[str, str], float] = {}
        self._ways: dict[str, dict[str, Way]] = {}
        self._prices: dict[str, float] = {}

    # --------------------------------------------------------------------- facts

    @property
    def rounds_left(self) -> int:
        """Rounds after this one."""
        last = self.state.last_round
        return last - self.state.round if last else FOREVER

    @property
    def is_last_turn(self) -> bool:
        """Whether nobody moves any more after this turn."""
        return self.rounds_left == 0 and self.state.alive()[-1] == self.seat

    def price(self, figure: Figure) -> float:
        found = self._prices.get(figure.id)
        if found is None:
            found = price(self.state, figure) + (PRIZE if self.is_prize(figure) else 0.0)
            self._prices[figure.id] = found
        return found

    def is_prize(self, figure: Figure) -> bool:
        """Whether a mission asks for what belongs to others or to nobody."""
        return figure.id in self.prizes and not self.state.friendly(self.seat, figure.owner)

    def mood(self, thing: str) -> float:
        """What a whim makes of a thing: a number between 0 and 1."""
        return crc32(f"{self.whim} {thing}".encode()) / 2**32

    def ground(self, sheet: Sheet) -> Ground:
        found = self._grounds.get(sheet.id)
        if found is None:
            found = self._grounds[sheet.id] = ground_of(self.state, sheet)
        return found

    def far(self, figure: Figure, goal: str) -> dict[str, int]:
        """How far it is for a figure to a goal, from everywhere."""
        return self.ground(figure.sheet).far(goal, self.blocked)

    # --------------------------------------------------------------------- ways

    def ways(self, figure: Figure) -> dict[str, Way]:
        """Where a unit can end its movement now, and what it drives over on its way."""
        found = self._ways.get(figure.id)
        if found is None:
            found = self._ways[figure.id] = self._find_ways(figure)
        return found

    def _find_ways(self, figure: Figure) -> dict[str, Way]:
        start = figure.field
        ground = self.ground(figure.sheet)
        best = {start: Way(0.0, "", 0)}
        edge: dict[str, tuple[float, str, tuple[str, ...]]] = {start: (0.0, "", ())}
        seen = {start: 0.0}
        for step in range(1, points_left(self.state, figure) + 1):
            new: dict[str, tuple[float, str, tuple[str, ...]]] = {}
            for field, (gain, first, crushed) in edge.items():
                if field in ground.forest and field != start:
                    continue
                for other in ground.beside[field]:
                    entry = self._entry(figure, other, crushed)
                    if entry is None:
                        continue
                    total = gain + entry[0]
                    if total > seen.get(other, -99.0):
                        seen[other] = total
                        new[other] = (total, first or other, entry[1])
                        if self._stays(figure, other, entry[1]):
                            best[other] = Way(total, first or other, step)
            edge = new
        return best

    def _entry(
        self, figure: Figure, field: str, crushed: tuple[str, ...]
    ) -> tuple[float, tuple[str, ...]] | None:
        """What entering a field brings; nothing where it cannot be entered."""
        state = self.state
        if figure.sheet.cls is Class.AIR:
            return 0.0, crushed
        for name in state.standing.get(field, ()):
            other = state.figures[name]
            if other.is_building:
                if other.sheet.type != "bridge":
                    return None
            elif other.is_unit and state.hostile(self.seat, other.owner) and name not in crushed:
                if not self.drives_over(figure, other):
                    return None if other.sheet.cls is not Class.AIR else (0.0, crushed)
                lost = self.price(figure) if self.answers_overrun(figure, other) else 0.0
                return self.price(other) - lost, (*crushed, name)
        return 0.0, crushed

    def _stays(self, figure: Figure, field: str, crushed: tuple[str, ...]) -> bool:
        """Whether a unit may end its movement on a field that it has entered."""
        for name in self.state.standing.get(field, ()):
            other = self.state.figures[name]
            if other is figure or name in crushed or other.sheet.type == "bridge":
                continue
            if figure.sheet.cls is Class.AIR and other.sheet.type == "helipad":
                continue
            if other.is_unit or other.is_building:
                return False
        return True

    def drives_over(self, figure: Figure, other: Figure) -> bool:
        """Whether an armoured unit kills infantry by driving over it."""
        return (
            figure.sheet.cls is Class.ARMOURED
            and other.sheet.cls is Class.INFANTRY
            and not other.sheet.shield
        )

    def answers_overrun(self, figure: Figure, other: Figure) -> bool:
        """Whether infantry under a vehicle shoots back and destroys it."""
        if other.prone or other.suppressed_in == self.state.turn or figure.sheet.shield:
            return False
        return figure.sheet.cls in other.sheet.targets

    # --------------------------------------------------------------------- threats

    def is_armed(self, figure: Figure) -> bool:
        """Whether a figure can shoot in its next turn."""
        sheet = figure.sheet
        if not sheet.targets or figure.prone or (sheet.ammo_once and not figure.loaded):
            return False
        return sheet.type != "rak_tower" or has_energy(self.state, figure.owner)

    def threats(self, figure: Figure, field: str) -> list[Figure]:
        """The enemies that could destroy a figure on a field in their next turn."""
        found: list[Figure] = []
        cls = figure.sheet.cls
        for foe in self.foes:
            sheet = foe.sheet
            reach = sheet.speed + (sheet.range[1] if sheet.range is not None else 0)
            if reach == 0 or straight(foe.field, field) > reach:
                continue
            shoots = cls in sheet.targets and self.is_armed(foe)
            rolls = sheet.speed > 0 and self.drives_over(foe, figure)
            if not shoots and not rolls:
                continue
            hit, reached = self.ground(sheet).zone(foe.field, sheet, self.blocked)
            if (shoots and field in hit) or (rolls and field in reached):
                found.append(foe)
        return found

    def risk(self, figure: Figure, field: str, gone: Figure | None = None) -> float:
        """What is probably lost if a figure stands on a field while the others move."""
        if self.is_last_turn:
            return 0.0
        if gone is not None:
            return self._risk(figure, field, gone)
        key = (figure.id, field)
        found = self._risks.get(key)
        if found is None:
            found = self._risks[key] = self._risk(figure, field, None)
        return found

    def _risk(self, figure: Figure, field: str, gone: Figure | None) -> float:
        threats = [foe for foe in self.threats(figure, field) if foe is not gone]
        if not threats or (figure.sheet.shield and len(threats) < 2):
            return 0.0
        worth = self.price(figure)
        answered = [self.price(foe) for foe in threats if self.answers(figure, foe)]
        if len(answered) < len(threats):
            worst = worth
        else:
            worst = worth - min(answered)
        if worst <= 0:
            return 0.0
        menace = sum([self.price(foe) for foe in threats])
        return self.care * worst * menace / (menace + self.support(figure, field))

    def answers(self, figure: Figure, foe: Figure) -> bool:
        """Whether a figure could shoot back at an enemy that comes for it."""
        mine, theirs = figure.sheet, foe.sheet
        if mine.range is None or foe.sheet.cls not in mine.targets or not self.is_armed(figure):
            return False
        if theirs.infantry_no_counter and mine.cls is Class.INFANTRY:
            return False
        if theirs.range is None:
            return True
        return mine.range[0] <= 1 and mine.range[1] >= theirs.range[1]

    def support(self, figure: Figure, field: str) -> float:
        """What friends can do to who comes to a field."""
        total = 0.0
        for friend in self.friends:
            if friend is not figure:
                sheet = friend.sheet
                if straight(friend.field, field) <= sheet.speed + 1:
                    total += self.price(friend)
        return total
