"""Who is out, and who has won (DD-ROUND-09; victory of the scenario)."""

from __future__ import annotations

from starboard.games.dominate.events import Out, ValuesCounted
from starboard.games.dominate.kinds import Class
from starboard.games.dominate.losses import drop_ore, lose
from starboard.games.dominate.pieces import class_of, take_off
from starboard.games.dominate.printed import Holding
from starboard.games.dominate.state import NEUTRAL, Table
from starboard.kernel import Chance, Outcome, Seats, Step

CLAUSE = "DD-ROUND-09"


class CheckVictory(Step[Table]):
    """At the end of every player turn: who is out, and whether somebody is alone."""

    def run(self, state: Table, chance: Chance) -> None:
        for seat in state.alive():
            if not stands(state, seat):
                drop_out(state, seat)
        teams = {state.players[seat].team for seat in state.alive()}
        if len(teams) <= 1:
            finish(state, [seat_value(state, seat) for seat in range(state.seats)], "last-standing")


def stands(state: Table, seat: int) -> bool:
    """Whether a seat has a building or an MCV."""
    for figure in state.figures.values():
        if figure.owner == seat and (figure.is_building or figure.type == "mcv"):
            return True
    return False


def drop_out(state: Table, seat: int) -> None:
    """A player is out; his units are removed with whoever is aboard, ore in them stays."""
    state.players[seat].out = True
    for figure in state.of(seat):
        if figure.id not in state.figures:
            continue  # it was aboard of one that has gone
        for passenger in list(figure.passengers):
            lose(state, state.figures[passenger], seat, "DD-TRANSPORT-08")
        field = figure.field
        take_off(state, figure)
        drop_ore(state, figure, field)
    state.report(Out(CLAUSE, seat))
    state.withdraw(seat)


def seat_value(state: Table, seat: int) -> int:
    """What the own figures on the board cost, and the credits."""
    total = state.players[seat].money()
    for figure in state.figures.values():
        if figure.owner == seat:
            total += figure.sheet.cost
    return total


def buildings(state: Table, seat: int) -> int:
    return len([f for f in state.figures.values() if f.owner == seat and f.is_building])


def count_values(state: Table) -> None:
    """After the last round values decide (skirmish README)."""
    values = [seat_value(state, seat) for seat in range(state.seats)]
    state.report(ValuesCounted(CLAUSE, tuple(values)))
    finish(state, values, "values")


def finish(state: Table, values: list[int], reason: str) -> None:
    """Teams are ranked by standing, value and buildings; partners share their place."""
    for player in state.players:
        player.credits.reveal()  # they count, so everybody learns them
    keys: dict[int, tuple[int, int, int]] = {}
    for player in state.players:
        mates = [other.seat for other in state.players if other.team == player.team]
        standing = 0 if all(state.players[seat].out for seat in mates) else 1
        worth = sum([values[seat] for seat in mates])
        houses = sum([buildings(state, seat) for seat in mates])
        keys[player.seat] = (standing, worth, houses)
    places = tuple([1 + rank(keys, seat, state) for seat in range(state.seats)])
    won = tuple([seat for seat in range(state.seats) if places[seat] == 1])
    state.finish(Outcome(places, tuple(values), won, reason, CLAUSE))


def rank(keys: dict[int, tuple[int, int, int]], seat: int, state: Table) -> int:
    """How many seats of other teams are better."""
    return len([other for other in keys if keys[other] > keys[seat]])


class CheckHolding(Step[Table]):
    """Who holds named fields at the start of enough own turns in a row has won."""

    seat: int

    def owners(self, state: Table) -> Seats:
        return (self.seat,)

    def run(self, state: Table, chance: Chance) -> None:
        for victory in state.scenario.victory:
            if victory.hold is not None:
                self.count(state, victory.hold)

    def count(self, state: Table, hold: Holding) -> None:
        """One more turn, or none any more."""
        player = state.players[self.seat]
        fields = set(state.scenario.held[hold.field])
        player.holding = player.holding + 1 if holds(state, self.seat, fields) else 0
        if player.holding >= hold.turns:
            finish(state, [0 if seat != self.seat else 1 for seat in range(state.seats)], "held")


def holds(state: Table, seat: int, fields: set[str]) -> bool:
    """Whether a seat is the only one of all players with ground units on named fields."""
    owners = {
        figure.owner
        for figure in state.figures.values()
        if figure.field in fields and figure.is_unit and class_of(state, figure) is not Class.AIR
    } - {NEUTRAL}
    return owners == {seat}
