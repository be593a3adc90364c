"""Radio messages of agents: a transmitter, a receiver in range, a stealth of its own (PR-AGT)."""

from __future__ import annotations

from typing import ClassVar

from starboard.errors import Illegal
from starboard.games.perry_rhodan.action_cards import Strength, value
from starboard.games.perry_rhodan.action_pile import ask_action, take_action
from starboard.games.perry_rhodan.espionage import INTERCEPTED_BELOW, gain, lose_sol, worth
from starboard.games.perry_rhodan.events.agents import MessageIntercepted, MessageSent
from starboard.games.perry_rhodan.formation import mission_of, ships_of
from starboard.games.perry_rhodan.holds import agent_under, gear_under
from starboard.games.perry_rhodan.initiative import wrong_side
from starboard.games.perry_rhodan.kinds import Side
from starboard.games.perry_rhodan.loyalty import agree
from starboard.games.perry_rhodan.moves.missions import Landed, Radio
from starboard.games.perry_rhodan.passive import turn_passive
from starboard.games.perry_rhodan.pick_up import cannot_act, covers_at, has_stayed
from starboard.games.perry_rhodan.ranges import distance, reaches
from starboard.games.perry_rhodan.state import Cover, Laid, Table
from starboard.games.perry_rhodan.vocabulary import Transmit
from starboard.games.perry_rhodan.zones import Place, place_at, places
from starboard.kernel import Act, Chance, Choice, Seat, Seats

UNPRINTED = Strength.parse("B")
"""The stealth of a message where the transmitter prints none."""


def strength_of(transmitter: Laid) -> Strength:
    """The stealth of its messages (PR-AGT-44)."""
    for effect in transmitter.card.effects:
        if isinstance(effect.do, Transmit):
            return effect.do.stealth
    return UNPRINTED


def receivers(state: Table, cover: Cover, reach: int) -> list[str]:
    """Own places, ships and regular units of its side and loyalty in range.

    PR-AGT-06, 27, 28, 44, 45, 47.
    """
    start = place_at(state, cover.space, cover.side.other, cover.place).top
    agent = agent_under(state.players[cover.owner], cover)
    found: list[str] = []
    for place in places(state, cover.owner, cover.side).values():
        if start is None or place.top is None:
            continue
        if reaches(reach, distance(state.catalogue, start.card, place.top.card)):
            found.append(place.id)
            found += [laid.id for laid in listeners(state, place, agent)]
    return found


def listeners(state: Table, place: Place, agent: Laid) -> list[Laid]:
    """Ships and units at a place that share the agent's loyalty (PR-AGT-06)."""
    return [laid for laid in [*place.ships, *place.units] if listens(state, laid, agent)]


def listens(state: Table, laid: Laid, agent: Laid) -> bool:
    """Whether a card shares the loyalty of an agent (PR-AGT-06)."""
    return agree(laid.card, agent.card, agent.side, state.phase)


def transmitters(state: Table, cover: Cover) -> list[Laid]:
    """The transmitters that an agent has with it."""
    gear = gear_under(state.players[cover.owner], cover)
    return [laid for laid in gear if laid.card.is_transmitter]


# ------------------------------------------------------------------------- may it be sent


def cannot_send(state: Table, cover: Cover | None, name: str) -> Illegal | None:
    """Why an agent cannot send now: exposed, too early, or nothing to say.

    PR-AGT-04…06, 26, 27, 44, 45.
    """
    if cover is None or not has_stayed(state, cover):
        return Illegal("PR-AGT-04", "no-agent-to-send")
    refused = cannot_act(state, cover)
    if refused is not None:
        return Illegal("PR-AGT-26", "agent-is-exposed", cover=cover.id)
    player = state.players[cover.owner]
    if cover.radioed == player.turns:
        return Illegal("PR-AGT-26", "has-radioed", cover=cover.id)
    if worth(state, agent_under(player, cover), cover.space, cover.place) < 1:
        return Illegal("PR-AGT-05", "knows-nothing", cover=cover.id)
    own = {laid.id: laid for laid in transmitters(state, cover)}
    if name not in own or own[name].passive:
        return Illegal("PR-AGT-26", "no-transmitter", card=name)
    return None


def radios(choice: Choice[Table], state: Table, seat: Seat) -> list[Radio]:
    """Every agent with every transmitter to every receiver in its range."""
    return [
        Radio(cover.id, sender.id, receiver)
        for cover in state.players[seat].covers.values()
        for sender in transmitters(state, cover)
        for receiver in receivers(state, cover, sender.card.transmit_range)
    ]


def cannot_radio(choice: Choice[Table], state: Table, seat: Seat, move: Radio) -> Illegal | None:
    """In the own Mission section, to the own side within range (PR-AGT-26…28)."""
    cover = state.players[seat].covers.get(move.cover)
    refused = cannot_send(state, cover, move.transmitter)
    if refused is not None or cover is None:
        return refused
    reach = state.players[seat].cards[move.transmitter].card.transmit_range
    if move.receiver not in receivers(state, cover, reach):
        return Illegal("PR-AGT-27", "no-receiver", place=move.receiver)
    return wrong_side(state, cover.side)


def radio(choice: Choice[Table], state: Table, seat: Seat, move: Radio, chance: Chance) -> None:
    """It is no mission; the agent stays, only the transmitter turns passive.

    PR-AGT-26, 30, 44, 45, 47.
    """
    send_message(state, state.players[seat].covers[move.cover], move.transmitter, chance)
    state.turn.mission_side = state.players[seat].covers[move.cover].side
    state.push(choice)


def send_message(state: Table, cover: Cover, name: str, chance: Chance) -> None:
    """The information arrives; a careless Pro message is overheard.

    PR-AGT-42, 44…46, PR-SKILL-60.
    """
    player = state.players[cover.owner]
    sender, strength = player.cards[name], strength_of(player.cards[name])
    drawn = ask_action(player, 1, chance) if strength.needs_card else []
    shown = value(take_action(player, drawn[0]) if drawn else None, strength)
    points = worth(state, agent_under(player, cover), cover.space, cover.place)
    cover.radioed = player.turns
    turn_passive(state, sender, cover.owner, "PR-SKILL-60")
    state.report(MessageSent("PR-AGT-44", cover.owner, sender.id, shown))
    gain(state, cover.owner, cover.side, cover.space, points)
    if cover.side is Side.PRO and shown < INTERCEPTED_BELOW:
        state.report(MessageIntercepted("PR-AGT-45", cover.owner))
        lose_sol(state, cover.owner, 1, "PR-AGT-45")


ACTS: tuple[Act, ...] = (Act(Radio, radio, radios, cannot_radio),)


# ------------------------------------------------------------------------- when a ship arrives


def arrival_radios(choice: Listening, state: Table, seat: Seat) -> list[Radio]:
    """Every agent here to every ship of its loyalty that has just arrived (PR-AGT-06)."""
    mission, player = mission_of(state), state.players[seat]
    return [
        Radio(cover.id, sender.id, ship.id)
        for cover in covers_at(state, mission)
        for sender in transmitters(state, cover)
        for ship in ships_of(state, mission)
        if listens(state, ship, agent_under(player, cover))
    ]


def cannot_radio_now(choice: Listening, state: Table, seat: Seat, move: Radio) -> Illegal | None:
    """A ship of an offensive mission listens as it arrives (PR-AGT-31)."""
    if move not in arrival_radios(choice, state, seat):
        return Illegal("PR-AGT-31", "no-receiver", place=move.receiver)
    return cannot_send(state, state.players[seat].covers.get(move.cover), move.transmitter)


def radio_now(choice: Listening, state: Table, seat: Seat, move: Radio, chance: Chance) -> None:
    """The points count whatever becomes of the ship (PR-AGT-31)."""
    send_message(state, state.players[seat].covers[move.cover], move.transmitter, chance)
    state.push(choice)


def heard(choice: Listening, state: Table, seat: Seat, move: Landed, chance: Chance) -> None:
    """Nobody sends anything more."""


class Listening(Choice[Table]):
    """An agent at the target may radio to a ship that arrives (PR-AGT-31)."""

    acts: ClassVar[tuple[Act, ...]] = (
        Act(Radio, radio_now, arrival_radios, cannot_radio_now),
        Act(Landed, heard),
    )
    seat: int

    def must(self, state: Table) -> Seats:
        mission = mission_of(state)
        return (self.seat,) if mission.members and covers_at(state, mission) else ()
