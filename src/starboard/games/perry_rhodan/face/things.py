"""What a board shows: things by id, and the numbers that matter of each seat."""

from __future__ import annotations

from collections import Counter

from starboard.games.perry_rhodan.action_pile import top_of_discard
from starboard.games.perry_rhodan.caps import ship_cap, unit_cap
from starboard.games.perry_rhodan.face.combat import combat_things, mission_facts, mission_things
from starboard.games.perry_rhodan.face.shown import (
    AddShown,
    CardThing,
    CourseThing,
    Facts,
    PlaceThing,
    Things,
)
from starboard.games.perry_rhodan.face.values import adds
from starboard.games.perry_rhodan.holds import lies_under, walkers
from starboard.games.perry_rhodan.kinds import Side, Stat
from starboard.games.perry_rhodan.phase_four import ara_modifier_of, regent_modifier_of
from starboard.games.perry_rhodan.scoring import points
from starboard.games.perry_rhodan.state import Laid, Player, Table
from starboard.games.perry_rhodan.transport import capacity
from starboard.games.perry_rhodan.victory import parts
from starboard.games.perry_rhodan.zones import Place, all_covers, places

ROWS = {"units": "unit", "ships": "ship", "accessories": "accessory", "gear": "gear"}


def things(state: Table, seat: int | None) -> Things:
    """Every public thing by id, and what the viewer alone sees."""
    found: Things = {}
    for player in state.players:
        for side in Side:
            for place in places(state, player.seat, side).values():
                found[place_word(place)] = place_facts(state, place, whole=not state.memory)
                found |= place_cards(state, place, whole=not state.memory)
        for laid in player.cards.values():
            if not laid.place:
                found[laid.id] = card_facts(state, laid, "aside")
        found |= face_down(player)
    found |= mission_things(state)
    found |= combat_things(state)
    found["course"] = course(state)
    return found if seat is None else found | own_things(state, seat)


def own_things(state: Table, seat: int) -> Things:
    """The hand, cards face down, agents and places of a player, and what is aboard his ships."""
    player = state.players[seat]
    found: Things = {}
    for side in Side:
        for place in places(state, seat, side).values():
            found[place.id] = place_facts(state, place, whole=True)
            if state.memory:
                found[place_word(place)] = found[place.id]
                found |= place_cards(state, place, whole=True)
    found |= loaded(state, player)
    for phase, zone in player.hand.items():
        for card, count in Counter(zone.names()).items():
            found[card] = {
                "zone": "hand",
                "card": card,
                "owner": seat,
                "phase": phase.value,
                "count": count,
            }
    for name, shown in face_down(player).items():
        if shown["zone"] == "covered":
            names = player.covered[name].zone.names()
            shown["card"] = names[0] if names else ""
        elif shown["zone"] == "cover":
            shown["cards"] = lies_under(player, player.covers[name])
        found[name] = shown
    return found


def loaded(state: Table, player: Player) -> Things:
    """Ships and units with what they carry unseen, and the mission with who goes on foot."""
    found: Things = {}
    for carrier, hold in player.holds.items():
        laid = player.cards.get(carrier)
        if laid is not None and hold.aboard.names:
            row = "ship" if laid.card.is_ship else "unit"
            told = card_facts(state, laid, row)
            told["aboard"] = list(hold.aboard.names)
            found[carrier] = told
    on_foot = [laid.id for laid in walkers(state, player.seat)]
    if on_foot and state.mission is not None:
        mission = mission_facts(state.mission)
        mission["walkers"] = on_foot
        found["mission"] = mission
    return found


def course(state: Table) -> CourseThing:
    """How far the game is, and which places the next phase makes outdated.

    PR-ZONE-08, PR-LAY-05, PR-PHASE-05.
    """
    following = state.phase.next if state.phase < state.last_phase else None
    outdated = {
        laid.card.family
        for laid in state.all_laid()
        if following is not None and laid.card.is_place and laid.card.outdated_in(following)
    }
    return {
        "zone": "course",
        "phase": state.phase.value,
        "first": state.first_phase.value,
        "last": state.last_phase.value,
        "round": state.players[state.first].turns - state.phase_began,
        "rounds": state.rounds,
        "outdated": sorted(outdated),
    }


# ------------------------------------------------------------------------- places and cards


def place_word(place: Place) -> str:
    """What a board calls a place of somebody."""
    return f"{place.id}@{place.seat}"


def place_facts(state: Table, place: Place, *, whole: bool) -> PlaceThing:
    """A place with its numbers; how high its stack is, only where one may know.

    PR-ZONE-08, PR-LAY-04, 05, PR-AGT-16.
    """
    top = place.top
    turn = state.turn
    own = turn.seat == place.seat
    return {
        "zone": "place",
        "seat": place.seat,
        "side": place.side.value,
        "family": place.family,
        "top": top.card.id if top is not None else "",
        "count": place.count if whole else 0,
        "units": len(place.units),
        "unit_cap": unit_cap(state, place) if whole else 0,
        "ships": len(place.ships),
        "ship_cap": ship_cap(state, place) if whole else 0,
        "laid": (turn.laid or {}).get(place.id, 0) if own else 0,
        "limit": top.card.ground_limit(state.phase) if top is not None else 0,
        "covers": len(all_covers(state, place)),
    }


def place_cards(state: Table, place: Place, *, whole: bool) -> Things:
    """The cards of a column; where memory counts, others see what lies on top.

    PR-LAY-04, 05, PR-AGT-23.
    """
    stack = place.stack if whole else place.stack[-1:]
    found: Things = {laid.id: card_facts(state, laid, "stack") for laid in stack}
    for row, word in ROWS.items():
        for laid in getattr(place, row) if whole else on_top(place, row):
            found[laid.id] = card_facts(state, laid, word)
    return found


def on_top(place: Place, row: str) -> list[Laid]:
    """Units are one stack, ships lie side by side, accessories under cards.

    PR-ZONE-08, PR-LAY-04, 05, 23, 24.
    """
    match row:
        case "units":
            return place.units[-1:]
        case "ships":
            return place.ships
    return []


def card_facts(state: Table, laid: Laid, row: str) -> CardThing:
    """What everybody sees of an open card."""
    told: CardThing = {
        "zone": "card",
        "card": laid.card.id,
        "owner": laid.owner,
        "space": laid.space,
        "side": laid.side.value,
        "place": laid.place,
        "row": row,
        "onto": laid.on,
        "passive": laid.passive,
    }
    if laid.card.is_unit or laid.card.is_ship:
        added = adds(state, laid)
        told["stealth"] = total(added, Stat.STEALTH)
        told["attack"] = total(added, Stat.ATTACK)
        told["defence"] = total(added, Stat.DEFENCE)
        if added:
            told["adds"] = added
    if laid.card.is_ship:
        told["capacity"] = capacity(state, laid)
    return told


def total(added: list[AddShown], stat: Stat) -> int:
    """What all of it adds to one value."""
    return sum(each["amount"] for each in added if each["stat"] == stat.value)


def face_down(player: Player) -> Things:
    """Cards face down and covers of a player, as others see them."""
    found: Things = {}
    for covered in player.covered.values():
        found[covered.id] = {
            "zone": "covered",
            "owner": covered.owner,
            "side": covered.side.value,
            "phase": covered.phase.value,
            "place": covered.place,
            "under": covered.under,
            "sacrificed": covered.sacrificed,
        }
    for cover in player.covers.values():
        found[cover.id] = {
            "zone": "cover",
            "owner": cover.owner,
            "space": cover.space,
            "side": cover.side.other.value,
            "place": cover.place,
        }
    return found


# ------------------------------------------------------------------------- seats


def seat_facts(state: Table, seat: int) -> Facts:
    """The public numbers of a player."""
    player, turn = state.players[seat], state.turn
    active = turn.seat == seat and turn.number > 0
    scores = [score for score in state.scores if score.seat == seat]
    wanted = [] if player.out else parts(state, seat)
    return {
        "cards": player.hand_size(),
        "met": f"{sum(part.have >= part.need for part in wanted)}/{len(wanted)}",
        "hand": {phase.value: len(zone) for phase, zone in player.hand.items()},
        "sources": {phase.value: len(pile) for phase, pile in player.sources.items()},
        "access": player.access.value,
        "outdated": sum(len(zone) for zone in (player.outdated or {}).values()),
        "sink": list(player.sink),
        "action": len(player.action),
        "action_top": top_of_discard(player),
        "points": points(state, seat),
        "scores": [
            {"phase": s.phase.value, "reason": s.reason, "parts": s.parts, "clause": s.clause}
            for s in scores
        ],
        "victory": [{"part": p.word, "have": p.have, "need": p.need} for p in wanted],
        "riddles": list(player.riddles or ()),
        "scouting": player.scouting,
        "sol": player.sol,
        "rm_pro": regent_modifier_of(state, seat, Side.PRO),
        "rm_anti": regent_modifier_of(state, seat, Side.ANTI),
        "am_pro": ara_modifier_of(state, seat, Side.PRO),
        "am_anti": ara_modifier_of(state, seat, Side.ANTI),
        "turns": player.turns,
        "skips": player.skips,
        "bonus": player.bonus,
        "out": player.out,
        "active": active,
        "section": turn.section.value if active else "",
        "mission_side": _side(turn.mission_side) if active else "",
        "build_side": _side(turn.build_side) if active else "",
    }


def _side(side: Side | None) -> str:
    return "" if side is None else side.value


def costs(before: Table, after: Table, seat: int) -> dict[str, int]:
    """What a move has cost a player: hand cards, and cards made passive."""
    mine, left = before.players[seat], after.players[seat]
    spent = {
        "cards": mine.hand_size() - left.hand_size(),
        "active": _active(mine) - _active(left),
    }
    return {name: amount for name, amount in spent.items() if amount}


def _active(player: Player) -> int:
    return sum(not laid.passive for laid in player.cards.values())
