"""Battles as people write them: a file with `sides:`, first arrival first."""

from __future__ import annotations

import difflib
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence

from msgspec import field

from starboard.errors import BadInput, Illegal
from starboard.games.eclipse.blueprint import Design, cannot_build
from starboard.games.eclipse.content import box
from starboard.games.eclipse.kinds import (
    NeutralType,
    PartSource,
    ShipType,
    Special,
)
from starboard.games.eclipse.odds.fleet import NEVER, Party, Ships
from starboard.games.eclipse.odds.ships import ships_like
from starboard.games.eclipse.odds.targets import DEFAULT_STRATEGY, Strategy
from starboard.games.eclipse.printed import SplitDamage
from starboard.games.eclipse.words import refusal
from starboard.kernel.yaml_files import Printed, typed

Damage = int | tuple[int, ...]
"""The same on every ship, or one number for each."""


class Retreat(Printed, frozen=True):
    """When ships retreat: from a round on, or when so few are left; empty: only if forced."""

    from_round: int = NEVER
    at_ships: int = NEVER


class ShipsEntry(Printed, frozen=True):
    """Ships of one type; without parts the printed blueprint."""

    type: ShipType
    count: int = 1
    parts: tuple[str, ...] | None = None
    damage: Damage = 0
    retreat: Retreat | None = None


class PlayerSide(Printed, frozen=True):
    """The fleet of a player."""

    species: str
    ships: tuple[ShipsEntry, ...]
    technologies: tuple[str, ...] = ()
    strategy: Strategy = DEFAULT_STRATEGY
    retreat: Retreat | None = None


class NeutralSide(Printed, frozen=True):
    """Neutral ships of one type."""

    neutral: NeutralType
    count: int = 1
    advanced: bool = False
    damage: Damage = 0


class BattleFile(Printed, frozen=True):
    """The whole file."""

    sides: tuple[dict[str, object], ...] = field()


Side = PlayerSide | NeutralSide


def read_battle(data: object, where: str, lang: str = "en") -> list[Party]:
    """The parties of a battle, first arrival first; BadInput with the clause that is broken."""
    written = typed(data, BattleFile, where).sides
    sides = [_side(side, f"{where}: side {number}") for number, side in enumerate(written, 1)]
    _refuse(where, lang, _wrong_company(sides))
    parties: list[Party] = []
    for number, side in enumerate(sides, 1):
        at = f"{where}: side {number}"
        if isinstance(side, NeutralSide):
            _refuse(at, lang, _wrong_neutrals(side))
            parties.append(neutral_party(side))
        else:
            _refuse(at, lang, _wrong_fleet(side))
            parties.append(player_party(side))
    _refuse(where, lang, _wrong_meeting(sides))
    return parties


def _side(written: Mapping[str, object], where: str) -> Side:
    if "neutral" in written:
        return typed(written, NeutralSide, where)
    return typed(written, PlayerSide, where)


def _refuse(where: str, lang: str, faults: Iterator[Illegal]) -> None:
    """Say the first thing that is wrong."""
    for fault in faults:
        raise BadInput(where, "as-told", fault.clause, what=refusal(fault, lang))


# ------------------------------------------------------------------------- parties


def neutral_party(side: NeutralSide) -> Party:
    """The neutral ships of a sector; they follow the rule with their dice (ECL-CMB-43…46)."""
    tile = box().neutral(side.neutral, side.advanced)
    ships = ships_like(side.neutral.value, tile, _each(side.damage, side.count))
    return Party(
        side.neutral.value,
        [ships],
        strategy=Strategy.LARGEST_FIRST.value,
        neutral=True,  # ECL-CMB-10
        spared_by=_at_peace_with(side.neutral),
    )


def player_party(side: PlayerSide) -> Party:
    """The fleet of a player."""
    species = _species(side)
    splits = any(
        isinstance(box().technologies[technology].effect, SplitDamage)
        for technology in side.technologies
    )
    return Party(
        species,
        [_ships(side, kind, entries, splits) for kind, entries in _by_type(side).items()],
        strategy=side.strategy.value,
        may_retreat=side.retreat is not None or any(entry.retreat for entry in side.ships),
    )


def _ships(side: PlayerSide, kind: ShipType, entries: Sequence[ShipsEntry], splits: bool) -> Ships:
    design = Design(_species(side), kind, entries[0].parts)
    retreat = next((entry.retreat for entry in entries if entry.retreat), side.retreat) or Retreat()
    return ships_like(
        kind.value,
        design,
        [damage for entry in entries for damage in _each(entry.damage, entry.count)],
        splits,
        retreat.from_round,
        retreat.at_ships,
    )


def _by_type(side: PlayerSide) -> dict[ShipType, list[ShipsEntry]]:
    found: dict[ShipType, list[ShipsEntry]] = {}
    for entry in side.ships:
        found.setdefault(entry.type, []).append(entry)
    return found


def _species(side: PlayerSide) -> str:
    species = box().species_of(side.species)
    return species.id if species else ""


def _each(damage: Damage, count: int) -> tuple[int, ...]:
    return (damage,) * count if isinstance(damage, int) else damage


def _at_peace_with(neutral: NeutralType) -> str:
    """The species that does not fight these neutral ships (ECL-SPEC-25)."""
    if neutral is not NeutralType.ANCIENT:
        return ""
    return next(
        species.id
        for species in box().species.values()
        if Special.COEXISTS_WITH_ANCIENTS in species.special
    )


# ------------------------------------------------------------------------- what cannot be


def _wrong_company(sides: Sequence[Side]) -> Iterator[Illegal]:
    """Parties that cannot be at one table."""
    players = [side for side in sides if isinstance(side, PlayerSide)]
    if len(sides) < 2:
        yield Illegal("ECL-CMB-02", "odds-too-few-sides")
    if len(sides) - len(players) > 1:
        yield Illegal("ECL-CMB-03", "odds-two-neutral-sides")
    if len(players) > box().tracks.game.boards:
        yield Illegal("ECL-GEN-01", "odds-too-many-sides", most=box().tracks.game.boards)
    taken: set[str] = set()
    for side in players:
        if not _species(side):
            near = _nearest(side.species, (*box().species, *box().factions))
            yield Illegal("ECL-SPEC-01", "odds-unknown-species", species=side.species, near=near)
            continue
        faction = box().factions.get(side.species)
        if faction is not None and faction.colour in taken:
            yield Illegal("ECL-SETUP-14", "odds-board-taken", species=faction.id)
        if faction is not None:
            taken.add(faction.colour)


def _wrong_neutrals(side: NeutralSide) -> Iterator[Illegal]:
    """Numbers that no sector holds."""
    most, clause = {
        NeutralType.ANCIENT: (max(s.ancients for s in box().sectors.values()), "ECL-EXP-08"),
        NeutralType.GUARDIAN: (1, "ECL-SETUP-16"),
        NeutralType.GCDS: (1, "ECL-SETUP-09"),
    }[side.neutral]
    ship = side.neutral.value
    if side.count < 1:
        yield Illegal("ECL-CMB-02", "odds-no-ships")
    if side.count > most:
        yield Illegal(clause, "odds-too-many-neutral-ships", ship=ship, count=side.count, most=most)
    hull = box().neutral(side.neutral, side.advanced).hull
    yield from _wrong_damage(side.damage, side.count, hull, ship)


def _wrong_fleet(side: PlayerSide) -> Iterator[Illegal]:
    """Fleets that nobody can have."""
    if not side.ships:
        yield Illegal("ECL-CMB-02", "odds-no-ships")
    yield from _unknown(
        side.technologies, box().technologies, "ECL-TECH-20", "odds-unknown-technology"
    )
    for kind, entries in _by_type(side).items():
        count = sum(entry.count for entry in entries)
        most = box().tracks.supply_of_a_player.of(kind)
        if any(entry.count < 1 for entry in entries):
            yield Illegal("ECL-CMB-02", "odds-no-ships")
        if count > most:
            yield Illegal(
                "ECL-GEN-07", "odds-too-many-ships", ship=kind.value, count=count, most=most
            )
        printed = box().blueprint(_species(side), kind).parts
        shown = {tuple(sorted(printed if e.parts is None else e.parts)) for e in entries}
        if len(shown) > 1:
            yield Illegal("ECL-UPG-01", "odds-two-blueprints", ship=kind.value)
        yield from _wrong_design(_species(side), kind, shown.pop())
        for entry in entries:
            hull = Design(_species(side), kind, entry.parts).hull
            yield from _wrong_damage(entry.damage, entry.count, hull, kind.value)
            yield from _wrong_retreat(entry.retreat)
    yield from _wrong_retreat(side.retreat)


def _wrong_design(species: str, kind: ShipType, parts: Sequence[str]) -> Iterator[Illegal]:
    yield from _unknown(parts, box().parts, "ECL-UPG-13", "odds-unknown-part")
    fault = cannot_build(species, kind, parts)
    if fault is not None:
        yield fault


def _wrong_damage(damage: Damage, count: int, hull: int, ship: str) -> Iterator[Illegal]:
    each = _each(damage, max(count, 0))
    if any(one < 0 for one in each):
        yield Illegal("ECL-CMB-29", "odds-negative-damage", damage=min(each))
    if any(one > hull for one in each):
        yield Illegal("ECL-CMB-29", "odds-destroyed-before", ship=ship, damage=max(each), hull=hull)
    if len(each) != count:
        yield Illegal("ECL-CMB-31", "odds-damage-for-each", ship=ship, count=count, have=len(each))


def _wrong_retreat(retreat: Retreat | None) -> Iterator[Illegal]:
    if retreat is not None and not (0 <= retreat.from_round <= 100 and retreat.at_ships >= 0):
        yield Illegal("ECL-CMB-33", "odds-wrong-retreat", most=100)


def _wrong_meeting(sides: Sequence[Side]) -> Iterator[Illegal]:
    """Fleets that are possible but cannot meet like this."""
    neutral = next((side.neutral for side in sides if isinstance(side, NeutralSide)), None)
    players = [side for side in sides if isinstance(side, PlayerSide)]
    peace = _at_peace_with(neutral) if neutral else ""
    for number, side in enumerate(players):
        spared = peace != "" and _species(side) == peace
        if spared and len(sides) == 2:
            yield Illegal("ECL-SPEC-25", "odds-no-battle", species=side.species)
        if not any(entry.type is ShipType.STARBASE for entry in side.ships):
            continue
        if neutral and not spared:
            yield Illegal("ECL-CMB-47", "odds-starbase-against-neutral")
        if number > 0:
            yield Illegal("ECL-GEN-08", "odds-starbase-arrives")
    ancient = Counter(
        part
        for side in players
        for kind, entries in _by_type(side).items()
        for part in entries[0].parts or ()
        if box().parts[part].source is PartSource.DISCOVERY
    )
    for part, count in ancient.items():
        if count > 1:
            yield Illegal("ECL-DISC-03", "blueprint-ancient-part-twice", part=part)


def _unknown(
    names: Collection[str], known: Collection[str], clause: str, message: str
) -> Iterator[Illegal]:
    for name in names:
        if name not in known:
            yield Illegal(clause, message, name=name, near=_nearest(name, known))


def _nearest(name: str, known: Collection[str]) -> str:
    """What was perhaps meant, or `none`."""
    return next(iter(difflib.get_close_matches(name, list(known), 1)), "none")
