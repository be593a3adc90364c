"""The house bot: every legal move gets a worth by a rule of thumb, and the best one is played.

It sees only its view. Worths are points: what a move is expected to bring by the end of the game,
less what it costs.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any, Final

from starboard.games.eclipse.battle.moves import Attack, Bomb, Bury, Hit, Keep, Occupy, Retreat
from starboard.games.eclipse.bot import fights, refits, sites, trades, turns
from starboard.games.eclipse.bot.outlook import Outlook
from starboard.games.eclipse.bot.plans import (
    gain_of_technology,
    worth_of_build,
    worth_of_technology,
)
from starboard.games.eclipse.bot.trades import NEVER
from starboard.games.eclipse.colonies import Colonise, find_square
from starboard.games.eclipse.empire_moves import (
    Accept,
    ChooseResource,
    Decline,
    GiveUp,
    InstallPart,
    PayUpkeep,
    PlacePortal,
    RemovePart,
    Research,
)
from starboard.games.eclipse.galaxy_moves import (
    Claim,
    Discard,
    DrawAgain,
    Explore,
    Fly,
    Influence,
    KeepDiscovery,
    LayBeside,
    Leave,
    Place,
    ReadyColonyShip,
    TakeTechnology,
    UseDiscovery,
)
from starboard.games.eclipse.moves import (
    Build,
    ChooseSpecies,
    EndTurn,
    React,
    ReturnCube,
    Stop,
    TakeAction,
)
from starboard.games.eclipse.relations import GiveBack, Offer
from starboard.games.eclipse.resources import production
from starboard.games.eclipse.state import Table
from starboard.games.eclipse.trade import Trade
from starboard.kernel import Move, Pass
from starboard.kernel.bot import Bot, Decision, Reason, Think
from starboard.kernel.view import View

ACCEPTABLE: Final = 0.05
"""Below this worth it is better to stop."""
DOUBT: Final = 0.25
"""A move that is worth so many points less is made a third as often."""
UNLIKELY: Final = 0.001
FAVOURITES: Final = ("planta", "mechanema", "hydran_progress", "descendants_of_draco")

Worth = Callable[[Outlook, Any], float]


class House(Bot):
    """Plays by rules of thumb."""

    def choose(self, view: View[Any], moves: Sequence[Move], think: Think) -> Decision:
        return advise(view.table, think.seat, moves)


def advise(state: Table, seat: int, moves: Sequence[Move]) -> Decision:
    """What a sensible person does with these moves, and why; `state` may be veiled."""
    if state.players[seat].species is None:
        return Decision(favourite(moves), Reason("why-species"))
    outlook = Outlook(state, seat)
    worths = [worth_of(outlook, move) for move in moves]
    best = moves[worths.index(max(worths))]
    return Decision(best, reason_for(best))


def weigh(state: Table, seat: int, moves: list[Move]) -> list[float]:
    """How likely a sensible person makes each move: the nearer to the best worth, the likelier."""
    if state.players[seat].species is None:
        best = favourite(moves)
        return [1.0 if move is best else UNLIKELY for move in moves]
    outlook = Outlook(state, seat)
    worths = [worth_of(outlook, move) for move in moves]
    most = max(worths)
    return [max(UNLIKELY, math.exp((worth - most) / DOUBT)) for worth in worths]


def reason_for(move: Move) -> Reason:
    """One sentence for each kind of move."""
    message = f"why-{type(move).verb}"
    if isinstance(move, TakeAction):
        return Reason(message, {"action": move.action.value})
    if isinstance(move, Trade):
        return Reason(message, {"get": move.get.value})
    return Reason(message)


def worth_of(outlook: Outlook, move: Move) -> float:
    """The worth of one move."""
    return WORTHS[type(move)](outlook, move)


def favourite(moves: Sequence[Move]) -> Move:
    """The species with which these rules of thumb get furthest, else Terrans."""
    offered = {move.faction: move for move in moves if isinstance(move, ChooseSpecies)}
    for faction in (*FAVOURITES, *sorted(offered, reverse=True)):
        if faction in offered:
            return offered[faction]
    return moves[0]


def stop(outlook: Outlook, move: Move) -> float:
    return ACCEPTABLE


def colonise(outlook: Outlook, move: Colonise) -> float:
    """At once: every round without a cube is lost; but not on a square soon to be bombed."""
    place = find_square(outlook.state, move.square)
    if place is None or place[0].has_enemy_ship(outlook.seat):
        return 0.1
    return 10.0 + outlook.worth_of_cube(move.track)


def research(outlook: Outlook, move: Research) -> float:
    technology = outlook.state.box.technologies[move.technology]
    return worth_of_technology(outlook, technology, move.track)


def take_technology(outlook: Outlook, move: TakeTechnology) -> float:
    technology = outlook.state.box.technologies[move.technology]
    return 1.0 + gain_of_technology(outlook, technology, technology.category)


def build(outlook: Outlook, move: Build) -> float:
    return worth_of_build(outlook, move.thing, move.sector)


def remove(outlook: Outlook, move: RemovePart) -> float:
    return NEVER


def ready_ship(outlook: Outlook, move: ReadyColonyShip) -> float:
    return 5.0


def offer(outlook: Outlook, move: Offer) -> float:
    """An ambassador is a point and a cube less on a track."""
    return 2.0 + outlook.worth_of_cube(move.track)


def accept(outlook: Outlook, move: Accept) -> float:
    return 1.0 + outlook.worth_of_cube(move.track)


def cube_home(outlook: Outlook, move: ReturnCube | Bury) -> float:
    """Where it costs the least production."""
    return 1.0 - 0.1 * production(outlook.state, outlook.player, move.track)


def choose_resource(outlook: Outlook, move: ChooseResource) -> float:
    return 1.0 / (1 + outlook.player.storage[move.resource])


def give_up(outlook: Outlook, move: GiveUp) -> float:
    """The least loss first."""
    sector = outlook.state.sectors[move.sector]
    return -0.1 - 0.1 * outlook.worth_of_sector(sector) - 0.1 * sum(sector.cubes)


def portal(outlook: Outlook, move: PlacePortal) -> float:
    return outlook.worth_of_sector(outlook.state.sectors[move.sector])


def use_discovery(outlook: Outlook, move: UseDiscovery) -> float:
    """Early a reward, late two points."""
    return sites.worth_of_discovery(outlook)


def keep_discovery(outlook: Outlook, move: KeepDiscovery) -> float:
    return float(outlook.state.box.tracks.scoring.discovery_kept)


WORTHS: dict[type[Move], Worth] = {
    TakeAction: turns.act,
    React: turns.react,
    Pass: turns.do_nothing,
    Stop: stop,
    EndTurn: stop,
    Trade: trades.trade,
    Colonise: colonise,
    Offer: offer,
    GiveBack: lambda outlook, move: NEVER,
    Accept: accept,
    Decline: lambda outlook, move: 0.5,
    Explore: sites.explore,
    Place: sites.place,
    Discard: sites.discard,
    DrawAgain: sites.draw_again,
    Claim: sites.claim,
    Leave: stop,
    UseDiscovery: use_discovery,
    KeepDiscovery: keep_discovery,
    TakeTechnology: take_technology,
    LayBeside: stop,
    Influence: sites.influence,
    ReadyColonyShip: ready_ship,
    Research: research,
    ChooseResource: choose_resource,
    PlacePortal: portal,
    Build: build,
    InstallPart: refits.install,
    RemovePart: remove,
    Fly: fights.fly,
    Attack: fights.attack,
    Retreat: fights.retreat,
    Hit: fights.hit,
    Keep: fights.keep,
    Bomb: fights.bomb,
    Bury: cube_home,
    Occupy: sites.occupy,
    PayUpkeep: stop,
    GiveUp: give_up,
    ReturnCube: cube_home,
    ChooseSpecies: stop,
}
"""The rule of thumb for every kind of move."""
