"""Whom an effect may concern: names that a move may call (PR-TARGET, PR-FX-04, 05, PR-MULTI)."""

from __future__ import annotations

from itertools import combinations

from starboard.games.perry_rhodan.bearing import bearer_of
from starboard.games.perry_rhodan.cards import Card
from starboard.games.perry_rhodan.holds import aboard, elsewhere
from starboard.games.perry_rhodan.kinds import CombatKind, Owner, Side, TargetKind, Where, Zone
from starboard.games.perry_rhodan.state import Combat, Front, Laid, Mission, Pairing, Table
from starboard.games.perry_rhodan.versions import ALL_WORDS, follows
from starboard.games.perry_rhodan.vocabulary import Filter, Target


def seat_word(seat: int) -> str:
    """What moves call a player."""
    return f"seat.{seat}"


def neighbours(state: Table, seat: int) -> list[int]:
    """Whom missions and effects reach: from four players on those beside (PR-MULTI-01, 02)."""
    others = state.others(seat)
    return others if len(others) < 3 else [others[0], others[-1]]


def choices(
    state: Table, seat: int, target: Target, source: Laid | None, side: Side | None = None
) -> list[tuple[str, ...]]:
    """Every set of targets that a move may name; one empty set where nothing is chosen yet."""
    if target.count == "all" or is_self(target):
        return [()]
    names = candidates(state, seat, target, source, side)
    of_player = bool(names) and is_seat(names[0])
    found = list(combinations(names, 1 if of_player else target.count))
    if target.filter.same_owner:
        return [chosen for chosen in found if len({owner_of(state, name) for name in chosen}) == 1]
    return found


def owner_of(state: Table, name: str) -> int:
    """Whose card it is."""
    laid = state.laid(name)
    return -1 if laid is None else laid.owner


GIVEN = (TargetKind.EVENT, TargetKind.EFFECT, TargetKind.MISSION)
"""Targets that follow from the situation: what is answered, the running mission."""


def is_self(target: Target) -> bool:
    """Whether nobody has to choose: the card itself, its bearer, its player, what is answered."""
    if target.kind in GIVEN or (is_hidden(target) and target.owner is Owner.OWN):
        return True
    return target.owner in (Owner.SELF, Owner.BEARER, Owner.EACH_OPPONENT) or (
        target.kind is TargetKind.PLAYER and target.owner is Owner.OWN
    )


def speaks_of_mission(state: Table, seat: int, target: Target) -> bool:
    """Whether the running mission is the one that is meant: the own one, or the enemy's."""
    mission = state.mission
    if target.kind is not TargetKind.MISSION or mission is None or target.owner is Owner.ANY:
        return True
    return (mission.seat == seat) is (target.owner is Owner.OWN)


def is_hidden(target: Target) -> bool:
    """Whether the card is looked for off the table; which one is asked later."""
    return Zone.TABLE not in target.zones


def is_seat(name: str) -> bool:
    """Whether a target is a player."""
    return name.startswith("seat.")


def candidates(
    state: Table, seat: int, target: Target, source: Laid | None, side: Side | None = None
) -> list[str]:
    """Everything that fits a target, in a fixed order."""
    if target.kind is TargetKind.PLAYER or is_hidden(target):
        own = [seat] if target.owner is Owner.ANY else []
        return [seat_word(other) for other in (*own, *neighbours(state, seat))]
    found = [laid.id for laid in state.all_laid() if fits(state, seat, target, laid, source, side)]
    return [*found, *in_hand(state, seat, target)]


def in_hand(state: Table, seat: int, target: Target) -> list[str]:
    """The own hand cards that fit a text which speaks of hand and table, one of each kind."""
    if Zone.HAND not in target.zones or target.owner is not Owner.OWN:
        return []
    cards = [state.card(name) for name in dict.fromkeys(state.players[seat].hand_names())]
    return [
        card.id
        for card in cards
        if card is not None and of_kind(target.kind, card) and passes_printed(target.filter, card)
    ]


def fits(
    state: Table,
    seat: int,
    target: Target,
    laid: Laid,
    source: Laid | None,
    side: Side | None = None,
) -> bool:
    """Whether a card on the table may be a target."""
    if not laid.place or not of_kind(target.kind, laid.card):
        return False
    bound = source.side if source is not None else side
    return (
        of_owner(state, seat, target.owner, laid)
        and is_where(state, target.where, laid, source, bound)
        and passes(target.filter, laid)
    )


def is_there(state: Table, target: Target, laid: Laid, source: Laid | None) -> bool:
    """Whether a card really lies where it is listed, if an effect asks for it.

    PR-PASS-01, PR-ASIDE-03, PR-TARGET-02, PR-SPACE-37, PR-P45-03.
    """
    if target.filter.place:
        return elsewhere(state, laid) is None
    if target.where not in (None, Where.HERE) or source is None:
        return True
    return elsewhere(state, laid) == elsewhere(state, source)


def of_owner(state: Table, seat: int, owner: Owner, laid: Laid) -> bool:
    """Whether a card belongs to whom the effect speaks of."""
    match owner:
        case Owner.OWN:
            return laid.owner == seat
        case Owner.ENEMY | Owner.OPPONENT:
            return laid.owner in neighbours(state, seat)
    return laid.owner == seat or laid.owner in neighbours(state, seat)


def of_kind(kind: TargetKind, card: Card) -> bool:
    """Whether a card is of the kind that an effect concerns."""
    match kind:
        case TargetKind.PERSON:
            return card.is_person
        case TargetKind.TROOP:
            return card.is_troop
        case TargetKind.UNIT:
            return card.is_unit
        case TargetKind.STARSHIP:
            return card.is_starship
        case TargetKind.FLEET:
            return card.is_fleet
        case TargetKind.SHIP:
            return card.is_ship
        case TargetKind.PLACE_ACCESSORY:
            return card.is_place_accessory
        case TargetKind.PLACE:
            return card.is_place
        case TargetKind.AGENT:
            return card.agent
    return kind is TargetKind.CARD


def is_where(
    state: Table, where: Where | None, laid: Laid, source: Laid | None, side: Side | None
) -> bool:
    """Whether a card lies where an effect works; at its own place unless it says so.

    PR-PASS-11, PR-MISS-10, PR-AGT-03, PR-SPACE-37, PR-FX-01…04, PR-P5-08.
    """
    combat, mission = state.combat, state.mission
    match where:
        case Where.ANYWHERE:
            return True
        case Where.OWN_SIDE:
            return side is None or laid.side is side
        case Where.COMBAT if combat is not None:
            if laid.id in placed_in(combat) or is_below(combat, laid):
                return True
            return follows(state, ALL_WORDS) and is_about_to_fight(combat, laid)
        case Where.PAIRING if combat is not None:
            return laid.id in paired_with(state, combat, source)
        case Where.ABOARD if source is not None:
            return source in aboard(state, laid) or laid in aboard(state, source)
        case Where.TARGET_PLACE:
            return is_at_target(state, laid)
        case Where.MISSION:
            return mission is not None and took_part(mission, laid)
    if source is None:
        return where is None
    return (laid.space, laid.side, laid.place) == (source.space, source.side, source.place)


def took_part(mission: Mission, laid: Laid) -> bool:
    """Whether a card flies or walks with the mission, or has come home from it."""
    return laid.id in mission.members or mission.number in (laid.missions or ())


def placed_in(combat: Combat) -> set[str]:
    """Who lies in the combat area: fronts and escorts (PR-FX-10)."""
    fronts = [front for pairing in combat.pairings for front in both(pairing)]
    return {card for front in fronts for card in all_of(front)}


def is_about_to_fight(combat: Combat, laid: Laid) -> bool:
    """Whether a card fights in a combat whose first line-up is still to come.

    PR-ABW-13, PR-FX-10.
    """
    return not combat.round and (laid.id in combat.attackers or laid.id in combat.defenders)


def is_below(combat: Combat, laid: Laid) -> bool:
    """Whether a unit lies at the place above which ships fight."""
    here = (laid.space, laid.side, laid.place) == (combat.space, combat.side, combat.place)
    retreats = laid.owner in (combat.retreating or ())
    return combat.kind is CombatKind.SPACE and laid.card.is_unit and here and retreats


def both(pairing: Pairing) -> list[Front]:
    """The fronts of a pairing."""
    return [front for front in (pairing.attacker, pairing.defender) if front is not None]


def all_of(front: Front) -> list[str]:
    """A front and its escorts."""
    return [front.card, *[escort.card for escort in front.escorts]]


def paired_with(state: Table, combat: Combat, source: Laid | None) -> set[str]:
    """The fronts of the pairing that fires, of the card's own pairing, or of all.

    PR-SPACE-37, PR-FX-03, 11.
    """
    if 0 <= combat.firing < len(combat.pairings):
        return {front.card for front in both(combat.pairings[combat.firing])}
    fronts = [[front.card for front in both(pairing)] for pairing in combat.pairings]
    bearer = source if source is None or not source.card.is_accessory else bearer_of(state, source)
    if bearer is None:
        return {card for cards in fronts for card in cards}
    return {card for cards in fronts for card in cards if bearer.id in cards}


def is_at_target(state: Table, laid: Laid) -> bool:
    """Whether a card lies at the target place of the mission."""
    mission = state.mission
    if mission is None:
        return False
    target = (mission.target_space, mission.target_side, mission.target)
    return (laid.space, laid.side, laid.place) == target


def passes(wanted: Filter, laid: Laid) -> bool:
    """Whether a card on the table is one of those that are meant."""
    if wanted.active and laid.passive:
        return False
    if wanted.place and laid.place not in wanted.place:
        return False
    return passes_printed(wanted, laid.card)


def passes_printed(wanted: Filter, card: Card) -> bool:
    """Whether a printed card is one of those that are meant; lists hold alternatives."""
    strength = card.stealth.letter if card.stealth is not None else None
    checks = (
        wanted.people is None or card.people is wanted.people,
        card.people not in wanted.not_people,
        not wanted.type or card.type in wanted.type,
        wanted.phase is None or card.phase is wanted.phase,
        not wanted.family or card.family in wanted.family,
        wanted.system is None or card.system is wanted.system,
        wanted.cluster is None or card.cluster is wanted.cluster,
        not wanted.loyalty or card.loyalty in wanted.loyalty,
        wanted.build_type is None or card.build_type is wanted.build_type,
        not wanted.side or card.colour in wanted.side,
        not wanted.stealth or strength in wanted.stealth,
        not wanted.premise_names or card.premise_names(wanted.premise_names),
        not wanted.premise_lacks or not card.premise_names(wanted.premise_lacks),
    )
    return all(checks)
