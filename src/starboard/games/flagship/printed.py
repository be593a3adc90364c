"""Cards as files print them: the YAML shape, its short forms, and errors that name the field."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

import msgspec

from starboard.errors import BadInput
from starboard.games.flagship.dice import Roll
from starboard.games.flagship.kinds import Faction, Kind, Rarity, Subtype, Until, Who, Window
from starboard.games.flagship.vocabulary import FREE, Ability, Cost, Effect, Filter, Record, Slots
from starboard.kernel import yaml_files
from starboard.kernel.yaml_files import Fault, Name


class TypeLine(Record, frozen=True):
    """The bar in the middle of a card (FS-TYPE-01)."""

    kind: Kind
    subtype: Subtype = msgspec.field(default=Subtype.PLAIN, name="class")


class ChargeBox(Record, frozen=True):
    """Maximum and initial charge; some cards take no more after the initial one."""

    max: int
    initial: int = 0
    rechargeable: bool = True


class PrintedCard(Record, frozen=True):
    """One entry of a card file."""

    id: str
    name: Name
    type: TypeLine
    rarity: Rarity
    source: str
    faction: Faction = Faction.NEUTRAL
    price: int | None = None
    discard_value: int | None = None
    prize: bool = False
    slots: Slots = Slots()
    needs: Slots = Slots()
    requires: Filter | None = None
    generator: int | None = None
    charge: ChargeBox | None = None
    evade: Roll | None = None
    speed: int | None = None
    abilities: tuple[Ability, ...] = ()
    anytime: bool = False
    windows: tuple[Window, ...] = ()
    until: Until | None = None
    played_on: Who = Who.SELF
    cost: Cost = FREE
    effects: tuple[Effect, ...] = ()


_OPS = {"abilities", "effects", "won", "tied", "faster", "otherwise", "on_hit", "on_full_absorb"}
"""Fields that hold a list of abilities or effects."""

_SHORT = {
    "passive": "effects",
    "gain_credits": "amount",
    "draw": "amount",
    "take_prize": "amount",
    "arrange_market": "amount",
    "discard": "amount",
    "drain": "target",
    "repair": "target",
    "destroy": "target",
    "to_market_discard": "target",
    "choose": "target",
    "look": "target",
    "redirect_attack": "target",
    "cancel_attack": "scope",
    "reroll_evade": "scope",
    "untargetable": "scope",
    "modify_speed": "delta",
    "modify_max_charge": "delta",
    "amplify": "factor",
    "extra_slots": "slots",
    "roll": "outcomes",
    "on_charge": "outcomes",
    "hand_at_most": "cards",
}
"""What a bare value after the name of an effect means: `draw: 2` is `draw: {amount: 2}`."""

_ALWAYS_SHORT = {"extra_slots", "roll", "on_charge"}
"""Effects whose mapping is the value itself: `roll: {4+: […]}`."""


def read_card(entry: object, where: str) -> PrintedCard:
    """One card, typed; errors name the field."""
    try:
        return msgspec.convert(_spread(entry, ""), PrintedCard, dec_hook=_dec_hook)
    except msgspec.ValidationError as error:
        raise misfit(where, error, PrintedCard) from None
    except BadInput as error:
        raise error.within(where) from None
    except RecursionError:
        raise BadInput(where, "is-nested-too-deeply") from None


def _dec_hook(kind: type, value: object) -> object:
    if kind is Roll:
        return Roll.parse(str(value))
    raise NotImplementedError  # so msgspec is told that a type is unknown


def _spread(value: object, path: str) -> object:
    """Write short forms out, all the way down."""
    if not isinstance(value, Mapping):
        return value
    spread: dict[str, object] = {}
    for key, part in value.items():
        at = f"{path}.{key}" if path else str(key)
        if key in _OPS:
            spread[str(key)] = _ops(part, at)
        elif key == "condition":
            spread["condition"] = _op(part, at)
        else:
            spread[str(key)] = _spread(part, at)
    return spread


def _ops(value: object, path: str) -> list[object]:
    if not isinstance(value, Sequence) or isinstance(value, str):
        raise BadInput(path, "expected-list")
    return [_op(part, f"{path}[{index}]") for index, part in enumerate(value)]


def _op(value: object, path: str) -> object:
    """`draw: 2` becomes `{op: draw, amount: 2}`; a bare word is an effect without fields."""
    if isinstance(value, str):
        return {"op": value}
    if not isinstance(value, Mapping) or len(value) != 1:
        raise BadInput(path, "expected-word", like="draw: 2")
    ((word, body),) = value.items()
    word = str(word)
    at = f"{path}.{word}"
    if word in _ALWAYS_SHORT or not isinstance(body, Mapping):
        body = {_SHORT.get(word, "amount"): body}
    if word == "attack":
        body = _attack(body)
    if "outcomes" in body:
        body = {**body, "outcomes": _outcomes(body["outcomes"], word, at)}
    if "strikes" in body:
        body = {**body, "strikes": _strikes(body["strikes"], at)}
    spread = _spread(body, at)
    assert isinstance(spread, dict)
    return {"op": word, **spread}


def _attack(body: Mapping[object, object]) -> dict[object, object]:
    """`roll: 4+, damage: 1` is an attack with one strike."""
    rest = {key: part for key, part in body.items() if key not in ("roll", "damage")}
    if "roll" in body:
        rest["strikes"] = {str(body["roll"]): body.get("damage", 0)}
    elif "damage" in body:
        raise BadInput("damage", "damage-needs-roll")
    return rest


def _outcomes(value: object, word: str, path: str) -> list[object]:
    """A mapping from threshold to what happens."""
    field = "result" if word == "on_charge" else "effects"
    return [
        {"on": on, field: part if field == "result" else _ops(part, f"{path}.{on}")}
        for on, part in _thresholds(value, path)
    ]


def _strikes(value: object, path: str) -> list[object]:
    """A mapping from threshold to damage, or to damage and effects."""
    return [
        {
            "on": on,
            **(_fields(part, f"{path}.{on}") if isinstance(part, Mapping) else {"damage": part}),
        }
        for on, part in _thresholds(value, path)
    ]


def _fields(value: object, path: str) -> dict[str, object]:
    spread = _spread(value, path)
    assert isinstance(spread, dict)
    return spread


def _thresholds(value: object, path: str) -> list[tuple[str, object]]:
    if not isinstance(value, Mapping) or not value:
        raise BadInput(path, "expected-thresholds", like="4+: …")
    return [(str(on), part) for on, part in value.items()]


_SLOTS = re.compile(r"(^|\.)(needs|slots)$")


def misfit(where: str, error: msgspec.ValidationError, kind: object) -> BadInput:
    """`needs.weapn: unknown slot` out of the message of the converter."""
    fault = Fault(error)
    if fault.unknown and _SLOTS.search(fault.path):
        return BadInput(f"{where}: {fault.at(fault.unknown)}", "unknown-slot")
    if fault.missing == "op":
        return BadInput(f"{where}: {fault.at('effect')}", "missing-field")
    if fault.path.endswith(".op"):
        word = fault.what.removeprefix("Invalid value ")
        return BadInput(f"{where}: {fault.path.removesuffix('.op')}", "unknown-word", word=word)
    return yaml_files.misfit(where, error, kind)
