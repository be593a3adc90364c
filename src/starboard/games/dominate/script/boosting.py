"""Effects that only reward cards have (DD-REWARD-02)."""

from __future__ import annotations

from starboard.games.dominate.activation import begin_action, finish
from starboard.games.dominate.campaign.records import Boost
from starboard.games.dominate.combat import Attacking
from starboard.games.dominate.losses import destroy
from starboard.games.dominate.pieces import left
from starboard.games.dominate.script import effects as d
from starboard.games.dominate.script.scene import within
from starboard.games.dominate.script.shaping import on_table
from starboard.games.dominate.script.stage import Stage
from starboard.games.dominate.script.words import Filter, some
from starboard.games.dominate.setup import is_figure
from starboard.games.dominate.slot import all_orders, put_in, split
from starboard.games.dominate.slot import finish as finish_in_slot
from starboard.games.dominate.state import READY, Figure, Table
from starboard.games.dominate.uplink import why_not_struck
from starboard.kernel import Chance, Step

UPLINK = "uplink"


def until(stage: Stage, rounds: int) -> int:
    """The last round of something that holds for some rounds; 0 is for ever."""
    return stage.state.round + rounds - 1 if rounds else 0


def raise_limit(stage: Stage, args: d.RaiseLimit) -> None:
    seat = stage.seat(args.of)
    boost = Boost("limit", seat, args.kind.value, args.by, until(stage, args.rounds))
    stage.mission.boosts.append(boost)


def energy_bonus(stage: Stage, args: d.EnergyBonus) -> None:
    seat = stage.seat(args.of)
    stage.mission.boosts.append(Boost("energy", seat, "", args.by, until(stage, args.rounds)))


def lower_cost(stage: Stage, args: d.LowerCost) -> None:
    stage.mission.boosts.append(Boost("cost", stage.seat(args.of), args.kind.value, args.by))


def free_order(stage: Stage, args: d.FreeOrder) -> None:
    """From the supply into the slot, whatever tech level and limit say."""
    seat = stage.seat(args.of)
    for type in some(args.figure.type):
        if left(stage.state, seat, type) > 0:
            put_in(stage.state, seat, type, args.field or stage.state.box.sheet(type).build_time)
            stage.mission.boosts.append(Boost("free", seat, type, 0))


def finish_order(stage: Stage, args: d.FinishOrder) -> None:
    """A figure in production moves to READY."""
    seat, state = stage.seat(args.of), stage.state
    orders = [
        order
        for order in dict.fromkeys(all_orders(state, seat))
        if split(order)[1] != READY and is_order(stage, args.figure, order)
    ]
    for order in stage.pick(orders, 1, seat) if len(orders) > 1 else orders:
        finish_in_slot(state, seat, order)


def is_order(stage: Stage, wanted: Filter, order: str) -> bool:
    """Whether a figure in production fits by type and class."""
    sheet = stage.state.box.sheet(split(order)[0])
    type_fits = not wanted.type or sheet.type in some(wanted.type)
    return type_fits and (not wanted.cls or sheet.cls in some(wanted.cls))


# ------------------------------------------------------------------------- against figures


def strike(stage: Stage, args: d.StrikeOf) -> None:
    """A blow from above on one figure; with a radius on everybody around it as well."""
    if args.radius:
        for target in on_table(stage.figures(args.figure, args.count, allowed=is_figure)):
            devastate(stage.state, stage.seat(args.of), target, args.radius)
    else:
        strike_from_uplink(stage, args)


def strike_from_uplink(stage: Stage, args: d.StrikeOf) -> None:
    """The attack of an uplink; without one that may act the card has no effect (DD-UPLINK-03)."""
    state = stage.state
    sender = uplink_of(state, stage.seat(args.of))
    if sender is None:
        return

    def allowed(target: Figure) -> bool:
        return why_not_struck(state, sender, target) is None

    for target in on_table(stage.figures(args.figure, args.count, allowed=allowed)):
        begin_action(state, sender)  # DD-REWARD-02
        state.agenda.push(Attacking(sender.id, target.id), Struck())  # DD-REWARD-02
        return


class Struck(Step[Table]):
    """The uplink has acted."""

    def run(self, state: Table, chance: Chance) -> None:
        finish(state)


def uplink_of(state: Table, seat: int) -> Figure | None:
    """An uplink that has not acted in this turn."""
    for figure in state.of(seat):
        if figure.type == UPLINK and figure.used != state.turn:
            return figure
    return None


def devastate(state: Table, seat: int, target: Figure, radius: int) -> None:
    """Everything on the field and around it is destroyed, own and neutral figures too."""
    for field in list(within(state, target.field, radius)):
        for figure in state.at(field):
            if figure.id in state.figures and is_figure(figure):
                destroy(state, figure, seat, "DD-REWARD-02")


def skip_activation(stage: Stage, args: d.Hindered) -> None:
    """Figures are not activated in the next turns of their owner."""
    hinder(stage, args, "skip")


def no_attack(stage: Stage, args: d.Hindered) -> None:
    """Figures neither attack nor counter for a while; without rounds the attack at hand fails."""
    if args.rounds:
        hinder(stage, args, "disarm")
    else:
        stage.state.fight = None


def hinder(stage: Stage, args: d.Hindered, kind: str) -> None:
    last = stage.state.turn + 2 * args.rounds - 1
    for figure in on_table(stage.figures(args.figure)):
        stage.mission.boosts.append(Boost(kind, figure.owner, figure.id, 0, last_turn=last))
