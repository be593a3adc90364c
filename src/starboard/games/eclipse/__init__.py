"""Eclipse: Second Dawn for the Galaxy. Explore, settle, research, build, and fight for points."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar

from starboard.errors import BadInput
from starboard.games.eclipse import moves as m
from starboard.games.eclipse.asides import asides_of, possible_asides
from starboard.games.eclipse.battle.moves import BATTLE_MOVES
from starboard.games.eclipse.colonies import Colonise
from starboard.games.eclipse.concession import give_up
from starboard.games.eclipse.content import Box, box
from starboard.games.eclipse.empire_moves import EMPIRE_MOVES
from starboard.games.eclipse.galaxy_moves import GALAXY_MOVES
from starboard.games.eclipse.invariants import faults
from starboard.games.eclipse.kinds import NeutralPick, NeutralType
from starboard.games.eclipse.relations import GiveBack, Offer
from starboard.games.eclipse.setup import DrawBlueprints, Picks, PrepareTable, empty_table
from starboard.games.eclipse.state import Table
from starboard.games.eclipse.trade import Trade
from starboard.games.eclipse.turn import Round
from starboard.games.eclipse.ways import actions_on, flights
from starboard.kernel import (
    Aside,
    Chance,
    Content,
    Game,
    Move,
    Option,
    OptionKind,
    OptionValue,
    Pass,
    Seat,
    Way,
    number_of,
    words_of,
)

BLUEPRINTS = tuple([f"{kind}_blueprint" for kind in NeutralType])
"""The options that say how each neutral blueprint is come by."""


class Eclipse(Game[Table]):
    """The 4X on a growing map for two to six."""

    id: ClassVar[str] = "eclipse"
    rules: ClassVar[int] = 3
    """Since 2: Draco retreats to Ancients; room for an ambassador is made at the end of a turn;
    players trade before decisions in combat, too.
    Since 3: what Ancients guarded in a sector that Draco keeps is Draco's; colony ships and
    summary cards are turned over last in cleanup; a cube finds its graveyard though its attacker
    gives up."""
    seats: ClassVar[Sequence[int]] = range(2, 7)
    timing: ClassVar[str] = "ECL-ACT-02"
    finished: ClassVar[bool] = True
    rooms: ClassVar[Mapping[str, object]] = {
        "face": ".face:FACE",
        "mind": ".bot.mind:MIND",
        "terminal": ".terminal:TERMINAL",
        "tools": ".tools:TOOLS",
    }
    options: ClassVar[tuple[Option, ...]] = (
        Option(
            name="species",
            kind=OptionKind.WORDS,
            default=(),
            choices=tuple(box().factions),
            rivals=box().boards(),
        ),
        Option(name="random_species", kind=OptionKind.FLAG, default=False),
        Option(name="advanced_neutrals", kind=OptionKind.FLAG, default=False, former=BLUEPRINTS),
        *[
            Option(
                name=name,
                kind=OptionKind.CHOICE,
                default=NeutralPick.PLAIN.value,
                choices=tuple([pick.value for pick in NeutralPick]),
            )
            for name in BLUEPRINTS
        ],
        Option(name="warp_portals", kind=OptionKind.FLAG, default=False),
        Option(name="start", kind=OptionKind.NUMBER, default=0, low=0, high=6),
    )
    move_types: ClassVar[tuple[type[Move], ...]] = (
        m.ChooseSpecies, m.TakeAction, m.React, m.Stop, m.EndTurn, m.Build, m.ReturnCube, Pass,
        Trade, Colonise, Offer, GiveBack, *GALAXY_MOVES, *EMPIRE_MOVES, *BATTLE_MOVES,
    )  # fmt: skip

    def content(self, own: object) -> Content:
        self.refuse_own(own)
        return box()

    def check_options(
        self, seats: int, options: Mapping[str, OptionValue], content: Content
    ) -> None:
        start, named = start_of(options), species_of(options)
        if start > seats:
            told = {"seats": seats, "start": start}
            raise BadInput("option start", "start-beyond-seats", "ECL-SETUP-12", **told)
        if named:
            check_species(seats, named, box())

    def setup(self, seats: int, options: Mapping[str, OptionValue], content: Content) -> Table:
        picks, portals = picks_of(options), bool(options["warp_portals"])
        state = empty_table(
            seats, self.rules, Box.of(content), picks, portals, start_of(options) - 1
        )
        species, random = species_of(options), bool(options["random_species"])
        state.agenda.push(PrepareTable(species, random), Round())
        drawn = tuple([kind for kind in NeutralType if picks[kind] is NeutralPick.DRAWN])
        if drawn:
            state.agenda.push(DrawBlueprints(drawn))
        return state

    def asides(self, state: Table, seat: Seat) -> Iterable[Aside[Table]]:
        return asides_of(state, seat)

    def legal_asides(
        self, state: Table, seat: Seat, kinds: tuple[type[Aside[Table]], ...]
    ) -> list[Aside[Table]]:
        return possible_asides(state, seat, kinds)

    def concede(self, state: Table, seat: Seat, chance: Chance) -> None:
        if state.players[seat].species is None:
            super().concede(state, seat, chance)
        else:
            give_up(state, seat)

    def ways(self, state: Table, seat: Seat, thing: str) -> list[Way]:
        return [*actions_on(self, state, seat, thing), *flights(self, state, seat, thing)]

    def invariants(self, state: Table) -> Iterable[str]:
        return faults(state)


def start_of(options: Mapping[str, OptionValue]) -> int:
    """The player who begins, counted from 1; 0 leaves it to the lot (ECL-SETUP-12)."""
    return number_of(options, "start")


def species_of(options: Mapping[str, OptionValue]) -> tuple[str, ...]:
    """The faction of each seat, where they were agreed on (ECL-SETUP-13)."""
    return words_of(options, "species")


def picks_of(options: Mapping[str, OptionValue]) -> Picks:
    """How each neutral blueprint is come by; once one word spoke for all (ECL-SETUP-07, 08)."""
    former = "advanced" if options.get("advanced_neutrals") else "plain"
    words = [str(options.get(name, former)) for name in BLUEPRINTS]
    return {kind: NeutralPick(word) for kind, word in zip(NeutralType, words, strict=True)}


def check_species(seats: int, named: Sequence[str], content: Box) -> None:
    """One faction for each seat, and every board once (ECL-SETUP-14)."""
    if len(named) != seats:
        raise BadInput("option species", "needs-so-many", need=seats, have=len(named))
    boards: dict[str, str] = {}
    for name in named:
        if name not in content.factions:
            raise BadInput("option species", "is-no-such", name=name)
        colour = content.factions[name].colour.value
        if colour in boards:
            both = {"one": boards[colour], "other": name}
            raise BadInput("option species", "two-sides-of-one-board", "ECL-SETUP-14", **both)
        boards[colour] = name


GAME = Eclipse()
