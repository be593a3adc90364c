"""Battles in a few lines.

    fight = Fight({0: ["cruiser"], 1: ["interceptor"]})    # seat 0 came first
    fight.play(1, 6)                                       # dice until somebody is asked
    assert fight.left(0) == ["cruiser"]

The arena is sector 103 in ring I. Seats named in `retreats` have somewhere to go: seat 0 to its
home 221, seat 1 to sector 107, where its disc then lies. Dice are 1 (blank), 2 to 5, 6 (damage
symbol), in the order in which they are rolled. `play` and `choose` script dice only and decline
reputation tiles and sectors; `begin` and `do` script everything and stop at every question.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from starboard.games.eclipse import GAME
from starboard.games.eclipse.battle.combat import CombatPhase
from starboard.games.eclipse.battle.events import DiceRolled, ReputationDrawn
from starboard.games.eclipse.battle.occupation import Occupying
from starboard.games.eclipse.battle.reputation import KeepReputation
from starboard.games.eclipse.control import put_ship
from starboard.games.eclipse.state import NEUTRAL, NOBODY
from starboard.kernel import NeedsChance, Pass, Seeded
from starboard.kernel.loop import act, advance, choice_of, to_act, why_not
from starboard.kernel.notation import parse
from tests.eclipse.story import Story

ARENA = "103"
REFUGE = "107"
"""Where seat 1 can retreat to."""

BLANK, DAMAGE = 1, 6

Ships = Mapping[int, Sequence[str]]


class Dice(Seeded):
    """Dice by a script, tiles by chance."""

    def __init__(self, script: Sequence[int]) -> None:
        super().__init__("tiles")
        self.script = list(script)

    def die(self, sides: int = 6) -> int:
        if not self.script:
            raise NeedsChance("die", tuple(range(1, sides + 1)))
        return self.script.pop(0)


class Fight(Story):
    """A combat phase with ships in the arena, in order of arrival."""

    def __init__(
        self,
        ships: Ships,
        *,
        seats: int = 2,
        species: Sequence[str] = (),
        disc: int = NOBODY,
        cubes: Sequence[int] = (),
        retreats: Sequence[int] = (),
        seed: str = "story",
        **options: object,
    ) -> None:
        super().__init__(seats, species, seed=seed, **options)
        turned = 0 if 0 in retreats else 3  # the edge without a wormhole then lies to the north
        self.lay(ARENA, "0,-1", turned, disc=disc, cubes=cubes)
        if 1 in retreats:
            self.lay(REFUGE, "1,-1", disc=1)
        self.send(ARENA, ships)

    def send(self, sector: str, ships: Ships) -> None:
        """Ships arrive in a sector, party after party."""
        for owner, kinds in ships.items():
            for kind in kinds:
                put_ship(self.state, self.sector(sector), owner, kind)

    def fit(self, seat: int, ship: str, *tiles: str) -> None:
        """Lay parts on the slots of a blueprint, from the first one on."""
        slots = self.player(seat).blueprints[ship]
        self.player(seat).blueprints[ship] = [*tiles, *slots[len(tiles) :]]

    def begin(self, *chance: int | str) -> None:
        """The combat phase begins, with these results until somebody is asked."""
        self.state.agenda.clear()
        self.state.agenda.push(CombatPhase())
        self.go(*chance)

    def play(self, *dice: int) -> None:
        """The combat phase with these dice, until somebody is asked about the battle."""
        self.state.agenda.clear()
        self.state.agenda.push(CombatPhase())
        chance = Dice(dice)
        advance(GAME, self.state, chance)
        self._decline(chance)

    def watch(self, *dice: int) -> None:
        """The combat phase until the next die would be rolled."""
        with pytest.raises(NeedsChance):
            self.play(*dice)

    def choose(self, text: str, *dice: int) -> None:
        """A move, and the combat phase after it with these dice."""
        seat = to_act(self.state)[0]
        move = parse(text, GAME.move_types)
        fault = why_not(GAME, self.state, seat, move)
        assert fault is None, f"{text}: {fault}"
        chance = Dice(dice)
        act(GAME, self.state, seat, move, chance)
        self._decline(chance)

    def then(self, text: str, *dice: int) -> None:
        """A move, and the combat phase after it until the next die would be rolled."""
        with pytest.raises(NeedsChance):
            self.choose(text, *dice)

    def _decline(self, chance: Dice) -> None:
        while self.asked:
            seat = self.asked[0]
            if not isinstance(choice_of(self.state, seat), KeepReputation | Occupying):
                break
            act(GAME, self.state, seat, Pass(), chance)
        assert not chance.script, f"dice that nobody rolled: {chance.script}"

    def question(self) -> dict[str, str | int]:
        """What the seat that is asked is told about its choice."""
        choice = choice_of(self.state, self.asked[0])
        assert choice is not None
        return choice.question(self.state)

    def left(self, owner: int, sector: str = ARENA) -> list[str]:
        """The kinds of ships that a party has in a sector."""
        return [ship.kind for ship in self.sector(sector).ships_of(owner)]

    def ids(self, owner: int, kind: str) -> list[str]:
        """The ids of such ships in the arena."""
        return [ship.id for ship in self.sector(ARENA).ships_of(owner) if ship.kind == kind]

    def neutrals(self, *kinds: str) -> None:
        """Neutral ships stand in the arena."""
        self.send(ARENA, {NEUTRAL: kinds})

    def draws(self) -> list[tuple[int, int]]:
        """Who drew how many reputation tiles, in order."""
        return [(event.seat, event.count) for event in self.told(ReputationDrawn)]

    def volleys(self) -> list[tuple[int, tuple[int, ...]]]:
        """Who rolled what, in order."""
        return [(event.seat, event.dice) for event in self.told(DiceRolled)]
