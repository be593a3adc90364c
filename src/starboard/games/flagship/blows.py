"""Damage on its way: evasion, interception, loss of a part (FS-ATTACK, FS-EVADE)."""

from __future__ import annotations

from typing import ClassVar

from starboard.errors import Illegal
from starboard.games.flagship.answers import (
    ability_of,
    cannot_play,
    cannot_use,
    could_answer,
    plays_of,
    uses_of,
)
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
from starboard.games.flagship.matters import OfBlow
from starboard.games.flagship.moves import Evade, Lose, Play, Use
from starboard.games.flagship.playing import play_event, use_ability
from starboard.games.flagship.standing import evade_modifier, evade_roll, use_up
from starboard.games.flagship.state import Blow, Deed, Item, Table
from starboard.kernel import Act, Chance, Seat, Seats
from starboard.kernel.choice import PASSING


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


class UnderFire(Decision):
    """A decision of the defender; the attack is still a matter of the attacker (FS-TIMING-04)."""

    blow: int

    def owners(self, state: Table) -> Seats:
        return (state.blows[self.blow].seat,)

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


# ------------------------------------------------------------------------- evasion


def can_evade(state: Table, number: int) -> bool:
    """Whether the attacked unit may try to evade (FS-EVADE-01)."""
    blow = state.blows[number]
    unit = victim(state, number)
    return unit is not None and blow.evadable and evade_roll(state, unit) is not None


def cannot_evade(asked: Evasion, state: Table, seat: Seat, move: Evade) -> Illegal | None:
    """Why the attacked unit cannot evade (FS-EVADE-01)."""
    if can_evade(state, asked.blow):
        return None
    return Illegal("FS-EVADE-01", "cannot-evade", unit=state.blows[asked.blow].target)


def evade(asked: Evasion, state: Table, seat: Seat, move: Evade, chance: Chance) -> None:
    """Roll to evade (FS-EVADE-02)."""
    state.push(EvadeRoll(asked.blow))


def plays_before(asked: Evasion, state: Table, seat: Seat) -> list[Play]:
    """Event cards against an attack that is not evaded yet."""
    return plays_of(state, seat, Window.BEFORE_EVADE)


def cannot_play_before(asked: Evasion, state: Table, seat: Seat, move: Play) -> Illegal | None:
    """Only a card that says so breaks into an attack (FS-TIMING-04)."""
    return cannot_play(state, seat, move.card, Window.BEFORE_EVADE, asked.blow)


def play_before(asked: Evasion, state: Table, seat: Seat, move: Play, chance: Chance) -> None:
    """Answer the attack with an event; evading is still possible (FS-ATTACK-06)."""
    state.push(asked)
    play_event(state, seat, move.card, asked.blow, 0)


def uses_before(asked: Evasion, state: Table, seat: Seat) -> list[Use]:
    """Abilities against an attack that is not evaded yet."""
    return uses_of(state, seat, Window.BEFORE_EVADE)


def cannot_use_before(asked: Evasion, state: Table, seat: Seat, move: Use) -> Illegal | None:
    """Only an ability that says so breaks into an attack (FS-TIMING-04)."""
    return cannot_use(state, seat, move, Window.BEFORE_EVADE, asked.blow)


def use_before(asked: Evasion, state: Table, seat: Seat, move: Use, chance: Chance) -> None:
    """Answer the attack with an ability; evading is still possible (FS-ATTACK-06)."""
    state.push(asked)
    use_ability(state, seat, move, asked.blow)


class Evasion(UnderFire):
    """The defender may evade or answer the attack before that (FS-ATTACK-06)."""

    acts: ClassVar[tuple[Act, ...]] = (
        Act(Evade, evade, reason=cannot_evade),
        Act(Play, play_before, plays_before, cannot_play_before),
        Act(Use, use_before, uses_before, cannot_use_before),
        PASSING,
    )

    def must(self, state: Table) -> Seats:
        unit = victim(state, self.blow)
        if unit is None:
            return ()
        if can_evade(state, self.blow):
            return (unit.owner,)
        asked = could_answer(state, unit.owner, Window.BEFORE_EVADE, self.blow)
        return (unit.owner,) if asked else ()


class EvadeRoll(OfBlow):
    """Roll to evade; a success ends the attack (FS-EVADE-02, FS-ATTACK-07)."""

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


class DealDamage(OfBlow):
    """An attack that was not evaded deals its damage (FS-ATTACK-07)."""

    cause: str

    def run(self, state: Table, chance: Chance) -> None:
        unit = victim(state, self.blow)
        if unit is not None:
            damage = state.blows[self.blow].damage
            state.report(DamageDealt(self.cause, unit.owner, unit.id, damage))


# ------------------------------------------------------------------------- interception


def absorbers(state: Table, unit: Item) -> list[tuple[Item, int, Absorb]]:
    """The absorbing abilities of a unit and its parts, with their numbers (FS-ATTACK-10)."""
    found: list[tuple[Item, int, Absorb]] = []
    for item in [unit, *state.parts(unit)]:
        if item.card.absorbs and state.in_play(item):
            for index, ability in enumerate(item.card.abilities):
                if isinstance(ability, Absorb):
                    found.append((item, index, ability))
    return found


def cannot_absorb(state: Table, seat: int, move: Use, number: int) -> Illegal | None:
    """Why an ability cannot absorb this damage (FS-ATTACK-10, 11)."""
    blow = state.blows[number]
    unit = victim(state, number)
    if not blow.absorbable:
        return Illegal("FS-ATTACK-11", "cannot-be-absorbed")
    if unit is None:
        return Illegal("FS-ATTACK-14", "no-damage-left")
    for item, index, ability in absorbers(state, unit):
        if item.id == move.item and index == move.ability:
            return cannot_pay(state, seat, item, ability.cost)
    return Illegal("FS-ATTACK-10", "does-not-protect", item=move.item)


def could_absorb(state: Table, unit: Item, number: int) -> bool:
    """Whether everybody can see that damage might be absorbed; cards are credits (FS-TIMING-05)."""
    for item, index, _ in absorbers(state, unit):
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
    ability = ability_of(item, move.ability, Absorb)
    taken = min(blow.damage, ability.amount)
    blow.damage -= taken
    blow.absorbed += taken
    state.report(AbilityUsed("FS-ATTACK-10", seat, item.id, move.ability))
    if not blow.damage and ability.on_full_absorb:
        start_deed(state, Deed(seat, item.card, item.id, number), ability.on_full_absorb)
    pay(state, seat, item, ability.cost, "FS-ATTACK-11")
    state.report(DamageAbsorbed("FS-ATTACK-12", seat, item.id, taken, blow.damage))


def answerable(state: Table, number: int) -> tuple[Window, ...]:
    """What may be answered now: a failed evade roll only until something else is done."""
    blow = state.blows[number]
    if blow.evade_failed and not blow.absorbed:
        return (Window.EVADE_FAILED, Window.AFTER_EVADE)
    return (Window.AFTER_EVADE,)


def absorbing(asked: Interception, state: Table, seat: Seat) -> list[Use]:
    """The abilities that may absorb the damage (FS-ATTACK-10)."""
    unit = victim(state, asked.blow)
    return [] if unit is None else [Use(item.id, i) for item, i, _ in absorbers(state, unit)]


def plays_to_failure(asked: Interception, state: Table, seat: Seat) -> list[Play]:
    """Event cards against a failed evade roll."""
    if Window.EVADE_FAILED not in answerable(state, asked.blow):
        return []
    return plays_of(state, seat, Window.EVADE_FAILED)


def uses_to_failure(asked: Interception, state: Table, seat: Seat) -> list[Use]:
    """Abilities against a failed evade roll."""
    if Window.EVADE_FAILED not in answerable(state, asked.blow):
        return []
    return uses_of(state, seat, Window.EVADE_FAILED)


def plays_after(asked: Interception, state: Table, seat: Seat) -> list[Play]:
    """Event cards against damage that is dealt, besides those against a failed roll."""
    listed = plays_to_failure(asked, state, seat)
    return [move for move in plays_of(state, seat, Window.AFTER_EVADE) if move not in listed]


def uses_after(asked: Interception, state: Table, seat: Seat) -> list[Use]:
    """Abilities against damage that is dealt, besides those against a failed roll."""
    listed = uses_to_failure(asked, state, seat)
    return [move for move in uses_of(state, seat, Window.AFTER_EVADE) if move not in listed]


def cannot_play_after(asked: Interception, state: Table, seat: Seat, move: Play) -> Illegal | None:
    """Why an event card is no answer to the damage (FS-TIMING-04)."""
    windows = answerable(state, asked.blow)
    return most_telling([cannot_play(state, seat, move.card, w, asked.blow) for w in windows])


def cannot_use_after(asked: Interception, state: Table, seat: Seat, move: Use) -> Illegal | None:
    """Why an ability neither absorbs nor answers the damage (FS-ATTACK-10, FS-TIMING-04)."""
    if is_absorb(state, seat, move):
        return cannot_absorb(state, seat, move, asked.blow)
    windows = answerable(state, asked.blow)
    return most_telling([cannot_use(state, seat, move, w, asked.blow) for w in windows])


def most_telling(refused: list[Illegal | None]) -> Illegal | None:
    """The reason of several that says most; none where one of them is none."""
    told: Illegal | None = None
    for each in refused:
        if each is None:
            return None
        if told is None or told.message == "no-interruption":  # any other reason says more
            told = each
    return told


def play_after(asked: Interception, state: Table, seat: Seat, move: Play, chance: Chance) -> None:
    """Answer the damage with an event; more may follow (FS-ATTACK-09)."""
    state.push(asked)
    play_event(state, seat, move.card, asked.blow, 0)


def use_after(asked: Interception, state: Table, seat: Seat, move: Use, chance: Chance) -> None:
    """Absorb damage, or answer it with an ability; more may follow (FS-ATTACK-09, 10)."""
    state.push(asked)
    if is_absorb(state, seat, move):
        absorb(state, seat, move, asked.blow)
    else:
        use_ability(state, seat, move, asked.blow)


class Interception(UnderFire):
    """After the damage is dealt the defender may absorb or cancel it (FS-ATTACK-09, 10)."""

    acts: ClassVar[tuple[Act, ...]] = (
        Act(Use, use_after, absorbing, cannot_use_after),
        Act(Play, play_after, plays_to_failure, cannot_play_after),
        Act(Use, use_after, uses_to_failure, cannot_use_after),
        Act(Play, play_after, plays_after, cannot_play_after),
        Act(Use, use_after, uses_after, cannot_use_after),
        PASSING,
    )

    def must(self, state: Table) -> Seats:
        unit = victim(state, self.blow)
        if unit is None:
            return ()
        if could_absorb(state, unit, self.blow):
            return (unit.owner,)
        for window in answerable(state, self.blow):
            if could_answer(state, unit.owner, window, self.blow):
                return (unit.owner,)
        return ()


def is_absorb(state: Table, seat: int, move: Use) -> bool:
    """Whether a move uses an absorbing ability."""
    item = state.players[seat].items.get(move.item)
    if item is None or not 0 <= move.ability < len(item.card.abilities):
        return False
    return isinstance(item.card.abilities[move.ability], Absorb)


# ------------------------------------------------------------------------- impact


class Impact(OfBlow):
    """Damage that is left destroys exactly one part, or the unit (FS-ATTACK-14, 15, 17)."""

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


def parts_to_lose(asked: LosePart, state: Table, seat: Seat) -> list[Lose]:
    """Every part of the unit that was hit."""
    unit = state.item(state.blows[asked.blow].target)
    return [] if unit is None else [Lose(part.id) for part in losable(state, unit)]


def cannot_lose(asked: LosePart, state: Table, seat: Seat, move: Lose) -> Illegal | None:
    """Only a part of the unit that was hit can be lost (FS-ATTACK-18)."""
    if move in parts_to_lose(asked, state, seat):
        return None
    return Illegal("FS-ATTACK-18", "not-a-part", item=move.item)


def lose(asked: LosePart, state: Table, seat: Seat, move: Lose, chance: Chance) -> None:
    """The chosen part is destroyed (FS-ATTACK-16)."""
    blow = state.blows[asked.blow]
    part = state.players[seat].items[move.item]
    destroy(state, part, blow.seat, blow.weapon, "FS-ATTACK-16")


class LosePart(UnderFire):
    """The owner chooses which part of the unit is destroyed (FS-ATTACK-16, 18)."""

    obvious: ClassVar[bool] = True
    acts: ClassVar[tuple[Act, ...]] = (Act(Lose, lose, parts_to_lose, cannot_lose, parts_to_lose),)

    def must(self, state: Table) -> Seats:
        unit = state.item(state.blows[self.blow].target)
        return () if unit is None else (unit.owner,)


class AfterHit(OfBlow):
    """What the attack's text adds to a hit."""

    def run(self, state: Table, chance: Chance) -> None:
        blow = state.blows[self.blow]
        weapon = state.item(blow.weapon)
        if weapon is None:
            return
        ability = weapon.card.abilities[blow.ability]
        if blow.attack and isinstance(ability, Attack) and ability.on_hit:
            deed = Deed(blow.seat, weapon.card, weapon.id, self.blow)
            start_deed(state, deed, ability.on_hit)


class EndBlow(OfBlow):
    """The blow is over; what the unit it came at had to evade the next attack with is used up."""

    def run(self, state: Table, chance: Chance) -> None:
        blow = state.blows.pop(self.blow)
        if blow.attack:  # also where it was redirected to (FS-DICE-10)
            use_up(state, Until.NEXT_ATTACK, None, [blow.target])
