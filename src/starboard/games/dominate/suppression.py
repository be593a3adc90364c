"""Suppressive fire: no damage, but no counter-attack either (DD-SUPP)."""

from __future__ import annotations

from collections.abc import Iterator

from starboard.errors import Illegal
from starboard.games.dominate.activation import begin_action, no_action, waiting
from starboard.games.dominate.combat import spend, targets_of, why_no_target, why_unarmed
from starboard.games.dominate.events import Suppressed
from starboard.games.dominate.moves import Suppress
from starboard.games.dominate.settling import after_movement
from starboard.games.dominate.state import Table
from starboard.kernel import Act, Chance, Choice, Seat, Step


def fires(choice: Choice[Table], state: Table, seat: Seat) -> Iterator[Suppress]:
    """Every armed figure on every other one."""
    for figure in waiting(state, seat):
        if figure.sheet.targets:
            for target in state.figures.values():
                if target is not figure:
                    yield Suppress(figure.id, target.id)


def legal_fires(choice: Choice[Table], state: Table, seat: Seat) -> Iterator[Suppress]:
    for figure in waiting(state, seat):
        sheet = figure.sheet
        if not sheet.targets or sheet.no_suppressive_fire:
            continue
        if no_action(state, seat, figure.id) is None:
            for target in targets_of(state, figure):
                yield Suppress(figure.id, target.id)


def fire_refused(choice: Choice[Table], state: Table, seat: Seat, move: Suppress) -> Illegal | None:
    """Whatever it could attack (DD-SUPP-01), unless its sheet forbids it (DD-SUPP-05)."""
    refused = no_action(state, seat, move.figure)
    if refused is not None:
        return refused  # DD-ACT-01
    figure, target = state.figures[move.figure], state.figures.get(move.target)
    if target is None:
        return Illegal("DD-SUPP-01", "no-such-figure", figure=move.target)
    if figure.sheet.no_suppressive_fire:
        return Illegal("DD-SUPP-05", "no-suppressive-fire", figure=figure.id)
    return why_unarmed(state, figure) or why_no_target(state, figure, target)


def take_fire(
    choice: Choice[Table], state: Table, seat: Seat, move: Suppress, chance: Chance
) -> None:
    begin_action(state, state.figures[move.figure])
    after_movement(state, Suppressing(move.figure, move.target))


class Suppressing(Step[Table]):
    """The target has no counter for the rest of this turn (DD-SUPP-02…04)."""

    figure: str
    target: str

    def run(self, state: Table, chance: Chance) -> None:
        figure = state.figures.get(self.figure)
        if figure is None:
            return
        spend(figure)  # DD-HELI-09
        state.figures[self.target].suppressed_in = state.turn
        state.report(Suppressed("DD-SUPP-03", self.figure, self.target))


SUPPRESS = Act(Suppress, take_fire, fires, fire_refused, legal_fires)
