"""The words on a card, written from its effects in both languages (FS-TYPE, FS-ABILITY-01)."""

from __future__ import annotations

from enum import StrEnum

from starboard.cards.catalogue import Catalogue
from starboard.cards.effects import Op
from starboard.cards.words import Argument
from starboard.cards.writing import NONE, Writer, yes
from starboard.games.flagship.cards.card import Card
from starboard.games.flagship.cards.content import catalogue
from starboard.games.flagship.cards.kinds import Pile, Scope, SlotKind, When, Window
from starboard.games.flagship.cards.vocabulary import (
    ANY,
    FREE,
    Absorb,
    Active,
    Attack,
    ChargeOutcome,
    Cost,
    Filter,
    Outcome,
    Passive,
    Slots,
    Strike,
    Trigger,
)
from starboard.games.flagship.cards.words import WORDS
from starboard.games.flagship.dice import Roll
from starboard.text import texts_for


def type_line(card: Card, lang: str) -> str:
    """The bar in the middle of a card."""
    texts = texts_for("flagship")
    subtype = texts.say(lang, "card-class", subtype=card.subtype.value)
    return texts.say(
        lang,
        "card-type-line",
        kind=card.kind.value,
        subtype=card.subtype.value,
        **{"class": subtype},
    )


def card_text(card: Card, lang: str, cards: Catalogue[Card] | None = None) -> list[str]:
    """The text box, one line per ability or effect, in the order in which it is carried out."""
    return _Writer(lang, cards or catalogue()).card(card)


def values_line(card: Card, lang: str) -> str:
    """The numbers printed on a card, in one line."""
    return ", ".join(_Writer(lang, catalogue()).values(card))


def told(lang: str, message: str, **args: Argument) -> str:
    """Any message of Flagship."""
    return texts_for("flagship").say(lang, message, **args)


class _Writer(Writer):
    """Writes with one language and one catalogue."""

    def __init__(self, lang: str, cards: Catalogue[Card]) -> None:
        super().__init__(lang, texts_for("flagship"), WORDS)
        self.cards = cards

    # ------------------------------------------------------------------ whole cards

    def card(self, card: Card) -> list[str]:
        lines = []
        if card.requires is not None:
            lines.append(self.say("card-requires", requires=self._a(card.requires, "card")))
        if card.windows:
            lines.append(self._window(card.windows))
        elif card.anytime:
            lines.append(self.say("card-anytime"))
        if card.is_effect and card.played_on.value == "opponent":
            lines.append(self.say("card-on-opponent"))
        lines += [self._ability(ability) for ability in card.abilities]
        lines += self._event_lines(card)
        if card.until is not None:
            lines.append(self.say("card-until", until=card.until.value))
        if card.max_charge and not card.rechargeable:
            lines.append(self.say("card-not-rechargeable"))
        return lines

    def values(self, card: Card) -> list[str]:
        worth = ("discard-value", card.discard_value) if card.is_event else ("price", card.price)
        said = [
            self.say("card-faction", faction=card.faction.value),
            self.say(f"card-{worth[0]}", credits=worth[1]),
        ]
        if card.needs_slot is not None:
            needs = self.say("card-slot", kind=card.needs_slot.value, count=card.needs_count)
            said.append(self.say("card-needs", slots=needs))
        if slots := self._slots(card.slots):
            said.append(self.say("card-offers", slots=slots))
        if card.generator:
            said.append(self.say("card-generator", value=card.generator))
        if card.max_charge:
            box = {"initial": card.initial_charge, "max": card.max_charge}
            said.append(self.say("card-charge-box", **box))
        if card.evade is not None:
            said.append(self.say("card-evade-value", roll=self._roll(card.evade)))
        if card.speed:
            said.append(self.say("card-speed", value=card.speed))
        if card.prize:
            said.append(self.say("card-prize"))
        return said

    def _event_lines(self, card: Card) -> list[str]:
        lines = [self.effect(effect) for effect in card.effects]
        if lines and card.cost != FREE:
            lines[0] = self.say("card-active", cost=self._cost(card.cost), effects=lines[0])
        return lines

    # ------------------------------------------------------------------ abilities

    def _ability(self, ability: object) -> str:
        match ability:
            case Passive():
                return self._passive(ability)
            case Active():
                return self._active(ability)
            case Attack():
                return self._attack(ability)
            case Absorb():
                return self._absorb(ability)
            case Trigger():
                return self._trigger(ability)
            case _:
                raise TypeError(ability)

    def _passive(self, ability: Passive) -> str:
        effects = self.effects(ability.effects)
        if ability.condition is not None:
            condition = self.effect(ability.condition)
            effects = self.say("card-condition", condition=condition, effects=effects)
        return self.say("card-passive", effects=effects, stackable=yes(ability.stackable))

    def _active(self, ability: Active) -> str:
        effects = self.effects(ability.effects)
        lines = [self.say("card-active", cost=self._cost(ability.cost), effects=effects)]
        if ability.windows:
            lines.append(self._window(ability.windows))
        if ability.limit is not None:
            lines.append(self.say("card-limit", limit=ability.limit.value))
        if ability.own_turn:
            lines.append(self.say("card-own-turn"))
        return " ".join(lines)

    def _attack(self, attack: Attack) -> str:
        strikes = " ".join(self._strike(strike) for strike in attack.strikes)
        lines = [self.say("card-attack", cost=self._cost(attack.cost), strikes=strikes)]
        if attack.targets_max > 1:
            lines.append(self.say("card-attack-targets", targets=attack.targets_max))
        if attack.bonus is not None:
            against = self._many(attack.bonus.against, "unit")
            lines.append(self.say("card-attack-bonus", against=against, roll=attack.bonus.roll))
        if attack.option is not None:
            cost = self._cost(attack.option.cost)
            lines.append(self.say("card-attack-option", cost=cost, damage=attack.option.damage))
        if not attack.evadable:
            lines.append(self.say("card-attack-evadable"))
        if not attack.absorbable:
            lines.append(self.say("card-attack-absorbable"))
        if attack.on_hit:
            lines.append(self.say("card-attack-on-hit", effects=self.effects(attack.on_hit)))
        return " ".join(lines)

    def _strike(self, strike: Strike) -> str:
        effects = self.effects(strike.effects)
        on = self._roll(strike.on)
        return self.say("card-strike", on=on, damage=strike.damage, effects=effects)

    def _absorb(self, absorb: Absorb) -> str:
        line = self.say("card-absorb", cost=self._cost(absorb.cost), amount=absorb.amount)
        if not absorb.on_full_absorb:
            return line
        full = self.say("card-absorb-full", effects=self.effects(absorb.on_full_absorb))
        return f"{line} {full}"

    def _trigger(self, trigger: Trigger) -> str:
        when, effects = self._when(trigger.when), self.effects(trigger.effects)
        if trigger.condition is None:
            lines = [self.say("card-trigger", when=when, effects=effects)]
        else:
            condition = self.effect(trigger.condition, "card-if-")
            lines = [self.say("card-trigger-if", when=when, condition=condition, effects=effects)]
        if trigger.limit is not None:
            lines.append(self.say("card-limit", limit=trigger.limit.value))
        if trigger.works_face_down:
            lines.append(self.say("card-works-face-down"))
        return " ".join(lines)

    # ------------------------------------------------------------------ effects

    def piece(self, op: Op, field: str, value: object) -> dict[str, Argument]:
        match value:
            case Filter():
                return self._filter_arguments(op, field, value)
            case Roll():
                return {field: self._roll(value)}
            case Slots():
                return {field: self._slots(value)}
        return super().piece(op, field, value)

    def named(self, op: Op, field: str, value: StrEnum) -> str:
        if field in ("scope", "target"):
            filter_, noun = getattr(op, "filter", ANY), self._noun(op)
            one, many = self._one(filter_, noun), self._many(filter_, noun)
            phrase = {field: value.value, "filter_one": one, "filter_many": many}
            return self.say(f"card-{field}", **phrase)
        if field in ("when", "pile"):
            return self.say(f"card-{field}", **{field: value.value})
        return value.value

    def several(self, field: str, values: tuple[object, ...]) -> dict[str, Argument]:
        first = values[0] if values else None
        if isinstance(first, Pile):
            piles = [self.say("card-pile", pile=str(pile)) for pile in values]
            return {field: self.listed(piles, "list-or")}
        if isinstance(first, Outcome | ChargeOutcome):
            outcomes = [self._outcome(each) for each in values]
            return {
                field: " ".join(outcomes),
                "dice_text": self.say("card-dice", dice=first.on.dice),
            }
        return super().several(field, values)

    def _outcome(self, outcome: object) -> str:
        if isinstance(outcome, Outcome):
            effects = self.effects(outcome.effects)
            return self.say("card-outcome", on=outcome.on.threshold, effects=effects)
        assert isinstance(outcome, ChargeOutcome)
        result = self.say("card-charge-result", result=outcome.result.value)
        return self.say("card-outcome", on=outcome.on.threshold, effects=result)

    # ------------------------------------------------------------------ phrases

    def _filter_arguments(self, op: Op, field: str, value: Filter) -> dict[str, Argument]:
        noun = self._noun(op)
        if field != "filter":
            return {field: self._many(value, noun)}
        return {
            "filter_a": self._a(value, noun),
            "filter_one": self._one(value, noun),
            "filter_many": self._many(value, noun),
        }

    def _noun(self, op: Op) -> str:
        """What an effect speaks of when its filter does not say."""
        word = self.words.get(type(op))
        if word is not None and word.about:
            return word.about
        of_units = str(getattr(op, "target", "")).endswith("unit")
        return "unit" if of_units or isinstance(getattr(op, "scope", None), Scope) else "card"

    def _a(self, wanted: Filter, noun: str) -> str:
        return self._phrase(wanted, "card-noun-a", noun)

    def _one(self, wanted: Filter, noun: str) -> str:
        return self._phrase(wanted, "card-noun-one", noun)

    def _many(self, wanted: Filter, noun: str) -> str:
        return self._phrase(wanted, "card-noun-many", noun)

    def _phrase(self, wanted: Filter, message: str, noun: str) -> str:
        """A noun and what narrows it, e.g. “Einheiten der Insektoiden außer Schiffen”."""
        said = self.say(message, kind=wanted.kind.value if wanted.kind else noun)
        if wanted.card:
            name = self.cards[wanted.card].name.of(self.lang)
            said = self.say("card-filter-named", noun=said, name=name)
        if wanted.faction is not None:
            said += " " + self.say("card-filter-faction", faction=wanted.faction.value)
        if wanted.subtypes:
            names = [self.say("card-class", subtype=each.value) for each in wanted.subtypes]
            types = self.listed(names, "list-or")
            said += " " + self.say("card-filter-types", types=types)
        if wanted.ship is not None:
            said += " " + self.say("card-filter-ship", ship=yes(wanted.ship))
        if wanted.max_price is not None:
            said += " " + self.say("card-filter-price", credits=wanted.max_price)
        if wanted.not_card:
            name = self.cards[wanted.not_card].name.of(self.lang)
            said += " " + self.say("card-filter-not-named", name=name)
        return said

    def _cost(self, cost: Cost) -> str:
        parts = [
            self.say(f"card-cost-{word}", amount=amount)
            for word, amount in (
                ("charge", cost.charge),
                ("credits", cost.credits),
                ("discard", cost.discard_hand),
            )
            if amount
        ]
        following = [part[0].lower() + part[1:] for part in parts[1:]]
        return self.listed([*parts[:1], *following]) or NONE

    def _roll(self, roll: Roll) -> str:
        return self.say("card-threshold", dice=roll.dice, on=roll.threshold)

    def _slots(self, slots: Slots) -> str:
        parts = [
            self.say("card-slot", kind=kind.value, count=slots.of(kind))
            for kind in SlotKind
            if slots.of(kind)
        ]
        return self.listed(parts)

    def _when(self, when: When) -> str:
        return self.say("card-when", when=when.value)

    def _window(self, windows: tuple[Window, ...]) -> str:
        """Where a card may break in; both sides of the evade roll are one sentence."""
        asked = [str(window) for window in Window if window in windows]
        around = [str(Window.BEFORE_EVADE), str(Window.AFTER_EVADE)]
        if all(window in asked for window in around):
            asked = ["around_evade", *(window for window in asked if window not in around)]
        return " ".join(self.say("card-window", window=window) for window in asked)
