"""What PL1 does with things: inspect, act, describe, pick up, drop (DD-INACT)."""

from __future__ import annotations

from collections.abc import Iterator

from starboard.errors import Illegal
from starboard.games.dominate.activation import not_its_turn, waiting
from starboard.games.dominate.indoors.devices import operate, set_device
from starboard.games.dominate.indoors.doors import doors_at, use_door
from starboard.games.dominate.indoors.events import (
    Described,
    Handled,
    NothingFound,
    PickedUp,
    PutDown,
    Touched,
)
from starboard.games.dominate.indoors.fighting import no_indoor_action, put_down
from starboard.games.dominate.indoors.floor import Label, Spot
from starboard.games.dominate.indoors.going import begin_indoors, is_led
from starboard.games.dominate.indoors.labels import tell
from starboard.games.dominate.indoors.moves import ActOn, Drop, Explicit, Inspect, PickUp
from starboard.games.dominate.indoors.persons import BY_THE_BOOK, floor_of, is_intruder, spots_at
from starboard.games.dominate.pieces import leave
from starboard.games.dominate.squares import next_to
from starboard.games.dominate.state import Figure, Table
from starboard.kernel import Act, Chance, Choice, Seat, Text

THINGS_ON_SQUARES = 4
"""The rules since which an act on a square is one on what lies there (DD-INACT-07)."""


def in_reach(state: Table, figure: Figure) -> list[str]:
    """What a figure can touch: on its square or adjacent to it (DD-INACT-01)."""
    floor = floor_of(state)
    fields = (figure.field, *next_to(floor, figure.field))
    found = [door.id for door in doors_at(state, figure.field)]
    found.extend([spot.id for spot in floor.spots.values() if spot.field in fields])
    for field in fields:
        # DD-INACT-07
        found.extend([other for other in state.standing.get(field, ()) if other != figure.id])
    return [*found, *fields]


def hands(state: Table, seat: Seat) -> Iterator[Figure]:
    """PL1's figures that may still use their action on something."""
    for figure in waiting(state, seat):
        if is_intruder(state, figure) and figure.field and not figure.prone:
            yield figure


def touching(state: Table, seat: Seat) -> Iterator[tuple[Figure, str]]:
    """Every figure of PL1 that has its action, with everything that it can touch."""
    for figure in hands(state, seat):
        if no_indoor_action(state, seat, figure.id) is None:
            for target in in_reach(state, figure):
                yield figure, target


def why_not_touched(state: Table, seat: Seat, name: str, target: str) -> Illegal | None:
    """Only PL1's figures, with their action, at arm's length (DD-INACT-01, 24)."""
    refused = no_indoor_action(state, seat, name)
    if refused is not None:
        return refused  # DD-ACT-01
    figure = state.figures[name]
    if not is_intruder(state, figure):
        return Illegal("DD-INACT-24", "only-pl1-touches", figure=name)
    if target not in in_reach(state, figure):
        return Illegal("DD-INACT-01", "not-in-reach", figure=name, target=target)
    return None


def touch(state: Table, figure: str, target: str, acted: bool) -> None:
    """A figure of PL1 inspects something or acts on it (DD-INACT-01, 07)."""
    floor_of(state).touched[target] = state.turn
    state.report(Touched("DD-INACT-07" if acted else "DD-INACT-01", figure, target, acted))


def labels_at(state: Table, target: str) -> list[tuple[str, Label]]:
    """What is written at a door, at a thing, or at all things of a square (DD-INPREP-16)."""
    floor = floor_of(state)
    if target in floor.doors:
        return [(target, floor.doors[target].label)]
    if target in floor.spots:
        return [(target, floor.spots[target].label)]
    return [(spot.id, spot.label) for spot in spots_at(state, target)]


def read_labels(state: Table, target: str) -> bool:
    """Magnifier texts are told; says whether there was anything (DD-INPREP-09, DD-INACT-03)."""
    found = False
    for name, label in labels_at(state, target):
        tell(state, name, label.blue, "DD-INPREP-08")
        found = tell(state, name, label.magnifier, "DD-INPREP-09") or found
    return found


# ------------------------------------------------------------------------- inspect


def inspections(choice: Choice[Table], state: Table, seat: Seat) -> Iterator[Inspect]:
    for figure in hands(state, seat):
        for target in in_reach(state, figure):
            yield Inspect(figure.id, target)


def inspect_refused(
    choice: Choice[Table], state: Table, seat: Seat, move: Inspect
) -> Illegal | None:
    return why_not_touched(state, seat, move.figure, move.target)


def take_inspect(
    choice: Choice[Table], state: Table, seat: Seat, move: Inspect, chance: Chance
) -> None:
    """Nothing changes; PL1 hears its text, or that nothing is found (DD-INACT-02, 03)."""
    begin_indoors(state, state.figures[move.figure]).acted = True  # DD-INACT-01
    touch(state, move.figure, move.target, False)
    if not read_labels(state, move.target):
        state.report(NothingFound("DD-INACT-03", move.figure, move.target))


def legal_inspections(choice: Choice[Table], state: Table, seat: Seat) -> list[Inspect]:
    return [Inspect(figure.id, target) for figure, target in touching(state, seat)]


INSPECT = Act(Inspect, take_inspect, inspections, inspect_refused, legal_inspections)


# ------------------------------------------------------------------------- act


def handlings(choice: Choice[Table], state: Table, seat: Seat) -> Iterator[ActOn]:
    for figure in waiting(state, seat):
        if figure.is_unit and figure.field and not figure.prone:
            for target in in_reach(state, figure):
                yield ActOn(figure.id, target)


def handling_refused(
    choice: Choice[Table], state: Table, seat: Seat, move: ActOn
) -> Illegal | None:
    """Everybody may act on doors, only PL1 on other things (DD-INACT-17, 24)."""
    if move.target not in floor_of(state).doors or move.figure not in state.figures:
        return why_not_touched(state, seat, move.figure, move.target)
    refused = no_indoor_action(state, seat, move.figure)
    if refused is not None:
        return refused  # DD-ACT-01
    figure = state.figures[move.figure]
    if is_led(state, figure):
        return Illegal("DD-GUARD-04", "guard-goes-his-way", figure=figure.id)
    if move.target not in in_reach(state, figure):
        return Illegal("DD-INACT-17", "not-in-reach", figure=move.figure, target=move.target)
    return None


def take_handling(
    choice: Choice[Table], state: Table, seat: Seat, move: ActOn, chance: Chance
) -> None:
    """Acting includes inspecting, and does what is obvious (DD-INACT-08, 09)."""
    figure = state.figures[move.figure]
    begin_indoors(state, figure).acted = True
    handle(state, figure, meant(state, move.target))


def meant(state: Table, target: str) -> str:
    """Whoever acts on a square means the one thing there that has no label to be named by."""
    if state.rules < THINGS_ON_SQUARES or target not in floor_of(state).squares:
        return target
    nameless = [spot.id for spot in spots_at(state, target) if spot.label.blue.value is None]
    return nameless[0] if len(nameless) == 1 else target


def handle(state: Table, figure: Figure, target: str) -> None:
    """A door is turned, a terminal flipped, a thing used as it is meant to be (DD-INACT-09, 15)."""
    floor = floor_of(state)
    found = False  # DD-INACT-03
    if is_intruder(state, figure):  # DD-INACT-07
        touch(state, figure.id, target, True)  # DD-INACT-07
        found = read_labels(state, target)
    if target in floor.doors:
        use_door(state, figure, floor.doors[target])  # DD-INACT-17
        return  # DD-INACT-17
    spot = floor.spots.get(target)
    if spot is not None and spot.kind == "terminal":
        switch(state, spot, not spot.on)
    elif spot is not None and spot.use.value not in (None, "", "none"):  # DD-INACT-03
        state.report(Handled("DD-INACT-09", figure.id, spot.id, spot.use.value or ""))
    elif not found:
        state.report(NothingFound("DD-INACT-03", figure.id, target))


def switch(state: Table, terminal: Spot, on: bool) -> None:
    """A terminal is flipped, and with it what hangs on it (DD-INACT-15, 16)."""
    set_device(state, terminal, on)
    for name in terminal.controls.value or ():
        operate(state, name, on)


def legal_handlings(choice: Choice[Table], state: Table, seat: Seat) -> list[ActOn]:
    if seat != floor_of(state).pl1:
        offered = handlings(choice, state, seat)
        return [move for move in offered if handling_refused(choice, state, seat, move) is None]
    return [ActOn(figure.id, target) for figure, target in touching(state, seat)]


HANDLE = Act(ActOn, take_handling, handlings, handling_refused, legal_handlings)


# ------------------------------------------------------------------------- describe


def descriptions(choice: Choice[Table], state: Table, seat: Seat) -> Iterator[Explicit]:
    for figure in hands(state, seat):
        for target in in_reach(state, figure):
            yield Explicit(figure.id, target, Text(""))


def description_refused(
    choice: Choice[Table], state: Table, seat: Seat, move: Explicit
) -> Illegal | None:
    return why_not_touched(state, seat, move.figure, move.target)


def take_description(
    choice: Choice[Table], state: Table, seat: Seat, move: Explicit, chance: Chance
) -> None:
    """PL2 answers what he describes, with the trigger it meets or none (DD-INACT-12)."""
    begin_indoors(state, state.figures[move.figure]).acted = True
    state.report(Described("DD-INACT-12", move.figure, move.target, move.text))


def legal_descriptions(choice: Choice[Table], state: Table, seat: Seat) -> list[Explicit]:
    return [Explicit(figure.id, target, Text("")) for figure, target in touching(state, seat)]


DESCRIBE = Act(Explicit, take_description, descriptions, description_refused, legal_descriptions)


# ------------------------------------------------------------------------- carry


def liftings(choice: Choice[Table], state: Table, seat: Seat) -> Iterator[PickUp]:
    for figure in hands(state, seat):
        for target in in_reach(state, figure):
            yield PickUp(figure.id, target)


def lifting_refused(
    choice: Choice[Table], state: Table, seat: Seat, move: PickUp
) -> Illegal | None:
    """PL1 may try to pick up anything (DD-INACT-20); one person at a time (DD-INACT-23)."""
    refused = why_not_touched(state, seat, move.figure, move.target)
    if refused is None and state.figures[move.figure].passengers:
        return Illegal("DD-INACT-23", "carries-somebody", figure=move.figure)
    return refused


def take_lifting(
    choice: Choice[Table], state: Table, seat: Seat, move: PickUp, chance: Chance
) -> None:
    """A prone person can always be picked up; anything else as the mission says (DD-INACT-21)."""
    figure = state.figures[move.figure]
    begin_indoors(state, figure).acted = True
    if is_for_taking(state, move.target):
        handle(state, figure, move.target)  # DD-INACT-10, 20
        return  # DD-INACT-10, 20
    floor_of(state).touched[move.target] = state.turn
    person = state.figures.get(move.target)
    if person is None or not person.prone:
        state.report(NothingFound("DD-INACT-20", figure.id, move.target))
        return
    leave(state, person)
    person.field = ""
    person.aboard = figure.id
    figure.passengers.append(person.id)
    state.report(PickedUp("DD-INACT-21", figure.id, person.id))


def is_for_taking(state: Table, target: str) -> bool:
    """Whether picking it up is what a thing is obviously for (DD-INACT-10, 20)."""
    spot = floor_of(state).spots.get(target)
    return state.rules >= BY_THE_BOOK and spot is not None and spot.use.value == "take"


def legal_liftings(choice: Choice[Table], state: Table, seat: Seat) -> list[PickUp]:
    found = touching(state, seat)
    return [PickUp(figure.id, target) for figure, target in found if not figure.passengers]


LIFT = Act(PickUp, take_lifting, liftings, lifting_refused, legal_liftings)


def drops(choice: Choice[Table], state: Table, seat: Seat) -> Iterator[Drop]:
    for figure in hands(state, seat):
        for name in figure.passengers:
            yield Drop(figure.id, name)


def drop_refused(choice: Choice[Table], state: Table, seat: Seat, move: Drop) -> Illegal | None:
    refused = not_its_turn(state, seat, move.figure)
    if refused is not None:
        return refused  # DD-ACT-01
    if move.target not in state.figures[move.figure].passengers:
        return Illegal("DD-INACT-22", "carries-it-not", figure=move.figure)
    return None


def take_drop(choice: Choice[Table], state: Table, seat: Seat, move: Drop, chance: Chance) -> None:
    """Dropping costs no action (DD-INACT-22)."""
    figure = state.figures[move.figure]
    put_down(state, figure, state.figures[move.target])
    state.report(PutDown("DD-INACT-22", figure.id, move.target, figure.field))


DROP = Act(Drop, take_drop, drops, drop_refused)
