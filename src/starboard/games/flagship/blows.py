"""Damage on its way: evasion, interception, loss of a part (FS-ATTACK, FS-EVADE)."""

from __future__ import annotations

from typing import ClassVar, Final

from starboard.errors import Illegal
from starboard.games.flagship.answers import answer_reason, answers_of, could_answer
from starboard.games.flagship.asides import Decision
from starboard.games.flagship.cards.kinds import Until, Window
from starboard.games.flagship.cards.vocabulary import Absorb, Attack
from starboard.games.flagship.costs import cannot_pay, pay
from starboard.games.flagship.deeds import start_deed
from starboard.games.flagship.destruction import destroy
from starboard.games.flagship.events import (
    AbilityUsed,
    DamageAbsorbed,
    DamageDealt,
    EvadeRolled,
    UnitHit,
)
from starboard.games.flagship.moves import Evade, Lose, Play, Use
from starboard.games.flagship.playing import give_answer
from starboard.games.flagship.standing import evade_modifier, evade_roll, use_up
from starboard.games.flagship.state import Blow, Deed, Item, Table
from starboard.kernel import PASS, Chance, Move, Pass, Seat, Seats, Step


def strike(state: Table, blow: Blow, clause: str) -> int:
    """Let damage come at a unit: evade, intercept, hit."""
    number = state.number()
    state.blows[number] = blow
    state.push(Evasion(number), DealDamage(number, clause), Interception(number), Impact(number))
    return number


def victim(state: Table, number: int) -> Item | None:
    """The unit that a blow is still coming at."""
    blow = state.blows[number]
    if blow.ended or blow.damage <= 0:
        return None
    unit = state.item(blow.target)
    return None if unit is None or unit.face_down else unit


# ------------------------------------------------------------------------- evasion


def can_evade(state: Table, number: int) -> bool:
    """Whether the attacked unit may try to evade (FS-EVADE-01)."""
    blow = state.blows[number]
    unit = victim(state, number)
    return unit is not None and blow.evadable and evade_roll(state, unit) is not None


class Evasion(Decision):
    """The defender may evade or answer the attack before that (FS-ATTACK-06)."""

    accepts: ClassVar[tuple[type[Move], ...]] = (Evade, Play, Use, Pass)
    blow: int

    def must(self, state: Table) -> Seats:
        unit = victim(state, self.blow)
        if unit is None:
            return ()
        if can_evade(state, self.blow):
            return (unit.owner,)
        asked = could_answer(state, unit.owner, Window.BEFORE_EVADE, self.blow)
        return (unit.owner,) if asked else ()

    def offers(self, state: Table, seat: Seat) -> list[Move]:
        return [Evade(), *answers_of(state, seat, Window.BEFORE_EVADE), PASS]

    def reason(self, state: Table, seat: Seat, move: Move) -> Illegal | None:
        if isinstance(move, Evade):
            if can_evade(state, self.blow):
                return None
            return Illegal("FS-EVADE-01", "cannot-evade", unit=state.blows[self.blow].target)
        if isinstance(move, Pass):
            return None
        return answer_reason(state, seat, move, Window.BEFORE_EVADE, self.blow)

    def take(self, state: Table, seat: Seat, move: Move, chance: Chance) -> None:
        if isinstance(move, Evade):
            state.push(EvadeRoll(self.blow))
        elif not isinstance(move, Pass):
            state.push(self)
            give_answer(state, seat, move, self.blow)

    def question(self, state: Table) -> dict[str, str | int]:
        return blow_question(state, self.blow)


def blow_question(state: Table, number: int) -> dict[str, str | int]:
    """What a defender has to know: who attacks what, how hard, and what evading takes."""
    blow = state.blows[number]
    unit = state.item(blow.target)
    roll = None if unit is None else evade_roll(state, unit)
    return {
        "attacker": blow.seat,
        "weapon": blow.weapon,
        "target": blow.target,
        "damage": blow.damage,
        "evade": str(roll) if roll and blow.evadable else "",
    }


class EvadeRoll(Step[Table]):
    """Roll to evade; a success ends the attack (FS-EVADE-02, FS-ATTACK-07)."""

    blow: int

    def run(self, state: Table, chance: Chance) -> None:
        unit = victim(state, self.blow)
        roll = None if unit is None else evade_roll(state, unit)
        if unit is None or roll is None:
            return
        blow = state.blows[self.blow]
        dice = chance.dice(roll.dice)
        modified = sum(dice) + evade_modifier(state, unit, state.item(blow.weapon))
        evaded = roll.met(modified)
        blow.ended = evaded
        blow.evade_failed = not evaded
        state.report(EvadeRolled("FS-EVADE-02", unit.owner, unit.id, tuple(dice), modified, evaded))


class DealDamage(Step[Table]):
    """An attack that was not evaded deals its damage (FS-ATTACK-07)."""

    blow: int
    cause: str

    def run(self, state: Table, chance: Chance) -> None:
        unit = victim(state, self.blow)
        if unit is not None:
            damage = state.blows[self.blow].damage
            state.report(DamageDealt(self.cause, unit.owner, unit.id, damage))


# ------------------------------------------------------------------------- interception


def absorbers(state: Table, unit: Item) -> list[tuple[Item, int]]:
    """The absorbing abilities of a unit and its parts, with their numbers (FS-ATTACK-10)."""
    found: list[tuple[Item, int]] = []
    for item in [unit, *state.parts(unit)]:
        if item.card.absorbs and state.in_play(item):
            for index, ability in enumerate(item.card.abilities):
                if isinstance(ability, Absorb):
                    found.append((item, index))
    return found


def cannot_absorb(state: Table, seat: int, move: Use, number: int) -> Illegal | None:
    """Why an ability cannot absorb this damage (FS-ATTACK-10, 11)."""
    blow = state.blows[number]
    unit = victim(state, number)
    if not blow.absorbable:
        return Illegal("FS-ATTACK-11", "cannot-be-absorbed")
    if unit is None:
        return Illegal("FS-ATTACK-14", "no-damage-left")
    for item, index in absorbers(state, unit):
        if item.id == move.item and index == move.ability:
            ability = item.card.abilities[index]
            assert isinstance(ability, Absorb)
            return cannot_pay(state, seat, item, ability.cost)
    return Illegal("FS-ATTACK-10", "does-not-protect", item=move.item)


def could_absorb(state: Table, unit: Item, number: int) -> bool:
    """Whether everybody can see that damage might be absorbed; cards are credits (FS-TIMING-05)."""
    for item, index in absorbers(state, unit):
        refused = cannot_absorb(state, unit.owner, Use(item.id, index), number)
        if refused is None:
            return True
        if refused.message == "not-enough-credits" and len(state.players[unit.owner].hand):
            return True
    return False


def absorb(state: Table, seat: int, move: Use, number: int) -> None:
    """Take damage off a blow; the rest hits (FS-ATTACK-12, FS-CHARGE-08)."""
    blow = state.blows[number]
    item = state.players[seat].items[move.item]
    ability = item.card.abilities[move.ability]
    assert isinstance(ability, Absorb)
    taken = min(blow.damage, ability.amount)
    blow.damage -= taken
    blow.absorbed += taken
    state.report(AbilityUsed("FS-ATTACK-10", seat, item.id, move.ability))
    if not blow.damage and ability.on_full_absorb:
        start_deed(state, Deed(seat, item.card, item.id, number), ability.on_full_absorb)
    pay(state, seat, item, ability.cost, "FS-ATTACK-11")
    state.report(DamageAbsorbed("FS-ATTACK-12", seat, item.id, taken, blow.damage))


class Interception(Decision):
    """After the damage is dealt the defender may absorb or cancel it (FS-ATTACK-09, 10)."""

    accepts: ClassVar[tuple[type[Move], ...]] = (Use, Play, Pass)
    blow: int

    def windows(self, state: Table) -> list[Window]:
        """What may be answered now: a failed evade roll only until something else is done."""
        blow = state.blows[self.blow]
        if blow.evade_failed and not blow.absorbed:
            return [Window.EVADE_FAILED, Window.AFTER_EVADE]
        return [Window.AFTER_EVADE]

    def must(self, state: Table) -> Seats:
        unit = victim(state, self.blow)
        if unit is None:
            return ()
        if could_absorb(state, unit, self.blow):
            return (unit.owner,)
        for window in self.windows(state):
            if could_answer(state, unit.owner, window, self.blow):
                return (unit.owner,)
        return ()

    def offers(self, state: Table, seat: Seat) -> list[Move]:
        found: list[Move] = []
        unit = victim(state, self.blow)
        if unit is not None:
            found.extend([Use(item.id, index) for item, index in absorbers(state, unit)])
        for window in self.windows(state):
            for move in answers_of(state, seat, window):
                if move not in found:
                    found.append(move)
        found.append(PASS)
        return found

    def reason(self, state: Table, seat: Seat, move: Move) -> Illegal | None:
        if isinstance(move, Pass):
            return None
        if isinstance(move, Use) and is_absorb(state, seat, move):
            return cannot_absorb(state, seat, move, self.blow)
        told: Illegal | None = None
        for window in self.windows(state):
            refused = answer_reason(state, seat, move, window, self.blow)
            if refused is None:
                return None
            if told is None or told.message == "no-interruption":  # any other reason says more
                told = refused
        return told

    def take(self, state: Table, seat: Seat, move: Move, chance: Chance) -> None:
        if isinstance(move, Pass):
            return
        state.push(self)
        if isinstance(move, Use) and is_absorb(state, seat, move):
            absorb(state, seat, move, self.blow)
        else:
            give_answer(state, seat, move, self.blow)

    def question(self, state: Table) -> dict[str, str | int]:
        return blow_question(state, self.blow)


def is_absorb(state: Table, seat: int, move: Use) -> bool:
    """Whether a move uses an absorbing ability."""
    item = state.players[seat].items.get(move.item)
    if item is None or not 0 <= move.ability < len(item.card.abilities):
        return False
    return isinstance(item.card.abilities[move.ability], Absorb)


# ------------------------------------------------------------------------- impact


class Impact(Step[Table]):
    """Damage that is left destroys exactly one part, or the unit (FS-ATTACK-14, 15, 17)."""

    blow: int

    def run(self, state: Table, chance: Chance) -> None:
        unit = victim(state, self.blow)
        state.push(EndBlow(self.blow))
        if unit is None:
            return
        blow = state.blows[self.blow]
        state.report(UnitHit("FS-ATTACK-15", unit.owner, unit.id, blow.damage))
        state.push(AfterHit(self.blow))
        if losable(state, unit):
            state.push(LosePart(self.blow))
        else:
            destroy(state, unit, blow.seat, blow.weapon, "FS-ATTACK-17")


def losable(state: Table, unit: Item) -> list[Item]:
    """The face-up parts of a unit: equipment and extensions, never the pilot (FS-ATTACK-16)."""
    return [part for part in state.parts(unit) if not part.face_down]


class LosePart(Decision):
    """The owner chooses which part of the unit is destroyed (FS-ATTACK-16, 18)."""

    obvious: ClassVar[bool] = True
    accepts: ClassVar[tuple[type[Move], ...]] = (Lose,)
    blow: int

    def must(self, state: Table) -> Seats:
        unit = state.item(state.blows[self.blow].target)
        return () if unit is None else (unit.owner,)

    def offers(self, state: Table, seat: Seat) -> list[Move]:
        unit = state.item(state.blows[self.blow].target)
        return [] if unit is None else [Lose(part.id) for part in losable(state, unit)]

    def reason(self, state: Table, seat: Seat, move: Move) -> Illegal | None:
        assert isinstance(move, Lose)
        if move in self.offers(state, seat):
            return None
        return Illegal("FS-ATTACK-18", "not-a-part", item=move.item)

    def take(self, state: Table, seat: Seat, move: Move, chance: Chance) -> None:
        assert isinstance(move, Lose)
        blow = state.blows[self.blow]
        part = state.players[seat].items[move.item]
        destroy(state, part, blow.seat, blow.weapon, "FS-ATTACK-16")

    def question(self, state: Table) -> dict[str, str | int]:
        return blow_question(state, self.blow)


class AfterHit(Step[Table]):
    """What the attack's text adds to a hit."""

    blow: int

    def run(self, state: Table, chance: Chance) -> None:
        blow = state.blows[self.blow]
        weapon = state.item(blow.weapon)
        if weapon is None:
            return
        ability = weapon.card.abilities[blow.ability]
        if blow.attack and isinstance(ability, Attack) and ability.on_hit:
            deed = Deed(blow.seat, weapon.card, weapon.id, self.blow)
            start_deed(state, deed, ability.on_hit)


class EndBlow(Step[Table]):
    """The blow is over; what the unit it came at had to evade the next attack with is used up."""

    blow: int

    def run(self, state: Table, chance: Chance) -> None:
        blow = state.blows.pop(self.blow)
        if blow.attack:  # also where it was redirected to (FS-DICE-10)
            use_up(state, Until.NEXT_ATTACK, None, [blow.target])


OF_A_BLOW: Final = (
    Evasion,
    EvadeRoll,
    DealDamage,
    Interception,
    Impact,
    LosePart,
    AfterHit,
    EndBlow,
)
"""Everything that lies on the agenda for a blow."""
