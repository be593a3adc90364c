"""A whole card in words: type line, values, premises, skills, effects (PR-CARD)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypedDict

from starboard.cards.words import Argument
from starboard.cards.writing import sign
from starboard.games.perry_rhodan.cards import Card, Catalogue
from starboard.games.perry_rhodan.content import catalogue, usual_copies
from starboard.games.perry_rhodan.kinds import Label, Side
from starboard.games.perry_rhodan.printed import OPEN, Against
from starboard.games.perry_rhodan.wording.effects import EffectWriter, capital
from starboard.games.perry_rhodan.wording.premises import PremiseWriter


def type_line(card: Card, lang: str) -> str:
    """The bar above a card: side, type, back."""
    return _Writer(lang, catalogue()).type_line(card)


def values_line(card: Card, lang: str) -> str:
    """The five values in one line; nothing where a card has none (PR-CARD-12)."""
    return ", ".join(_Writer(lang, catalogue()).values(card))


def card_text(card: Card, lang: str, cards: Catalogue | None = None) -> list[str]:
    """The text field, line by line."""
    return list(_Writer(lang, cards or catalogue()).card(card))


def premise_lines(card: Card, lang: str, cards: Catalogue) -> list[str]:
    """The premises alone, a line for each side."""
    return _Writer(lang, cards).premises(card)


def skill_words(card: Card, lang: str) -> list[str]:
    """The skills with their levels."""
    return _Writer(lang, catalogue()).skill_list(card)


class Designations(TypedDict, total=False):
    """Loyalty, people and build type by name; what a card does not have is left out."""

    loyalty: str
    people: str
    build: str


def designations(card: Card, lang: str) -> Designations:
    """What other cards refer to (PR-CARD-08, 09, 16, 17)."""
    writer = _Writer(lang, catalogue())
    told: Designations = {}
    if card.loyalty is not None:
        told["loyalty"] = writer.say("card-loyalty", loyalty=card.loyalty.value)
    if card.people is not None:
        told["people"] = writer.say("card-people", people=card.people.value)
    if card.build_type is not None:
        told["build"] = writer.say("card-build-type", build=card.build_type.value)
    return told


class _Writer(EffectWriter, PremiseWriter):
    """Writes whole cards."""

    def type_line(self, card: Card) -> str:
        kind = card.place_kind or card.accessory_kind
        return self.say(
            "card-type-line",
            colour=self.say("card-colour", colour=card.colour.value),
            type=self.say(
                "card-type", type=card.type.value, kind=kind.value if kind is not None else ""
            ),
            phase=card.phase.value,
            unique="yes" if card.unique else "no",
        )

    def values(self, card: Card) -> Iterator[str]:
        if not (card.is_unit or card.is_ship):
            return
        yield self.say("card-range", value=card.range)
        if card.is_ship:
            yield self.say("card-transport", value=card.transport)
        for word in ("stealth", "attack", "defence"):
            yield f"{self.say('card-stat', stat=word)} {getattr(card, word)}"

    def card(self, card: Card) -> Iterator[str]:
        yield from self.premises(card)
        yield from self._designations(card)
        yield from self._skills(card)
        yield from self._place(card)
        yield from self._accessory(card)
        yield from self._modifiers(card)
        for effect in card.effects:
            yield self.line(effect)
        yield from self._notes(card)
        if card.line is not None:
            yield self.say("card-white", line=card.line.of(self.lang))

    def _designations(self, card: Card) -> Iterator[str]:
        """Loyalty, people, build type and marks, in one line (PR-CARD-16, 17)."""
        named = designations(card, self.lang)
        said = [self.say(f"card-has-{word}", name=str(name)) for word, name in named.items()]
        said += [self.say("card-label", label=each.value) for each in Label if each in card.labels]
        if card.agent:
            said.append(self.say("card-agent"))
        if said:
            yield self.say("card-line", text=capital("; ".join(said)))

    def _skills(self, card: Card) -> Iterator[str]:
        said = self.skill_list(card)
        if said:
            yield self.say("card-line", text=", ".join(said))

    def skill_list(self, card: Card) -> list[str]:
        """Every skill with its level, under the name that is printed."""
        said: list[str] = []
        for skill, level in card.skills.items():
            name = self.skill(skill)
            if skill in card.printed_as:
                printed = self.say("card-printed-skill", skill=card.printed_as[skill].value)
                name = self.say("card-printed-as", name=name, printed=printed)
            said.append(f"{name} {level}" if skill.levelled else name)
        return said

    # ------------------------------------------------------------------ places and accessories

    def _place(self, card: Card) -> Iterator[str]:
        if card.system is not None:
            system = self.say("card-system", system=card.system.value)
            cluster = self.say("card-cluster", cluster=card.cluster.value) if card.cluster else ""
            yield self.say("card-lies-in", system=system, cluster=cluster or "none")
        if card.min_range:
            yield self.say("card-min-range", value=card.min_range)
        if card.ground_limits:
            limits = [f"{phase} {limit}" for phase, limit in card.ground_limits.items()]
            yield self.say("card-ground-limits", limits=", ".join(limits))
        if not card.attackable.offensive or not card.attackable.agent:
            yield self.say("card-no-target")
        if card.attackable.by_imperium is not None:
            yield from self._against(card.attackable.by_imperium, Side.ANTI)
        if card.attackable.by_pro != OPEN:
            yield from self._against(card.attackable.by_pro, Side.PRO)
        if card.scouting_value:
            yield self.say("card-scouting-value", count=card.scouting_value)

    def _against(self, against: Against, side: Side) -> Iterator[str]:
        """When missions of the empire, or of Pro sides, may go there."""
        said: list[str] = []
        for word in against.__struct_fields__:
            value = getattr(against, word)
            if value in (None, "", False):
                continue
            name = self.family(value) if isinstance(value, str) else ""
            number = int(value) if isinstance(value, int) else 0
            numbers: dict[str, Argument] = {"value": abs(number), "sign": sign(number)}
            said.append(self.say(f"card-against-{word.replace('_', '-')}", name=name, **numbers))
        if said:
            yield self.say("card-against", side=side.value, when=self.listed(said))

    def _accessory(self, card: Card) -> Iterator[str]:
        if card.attach_to:
            yield self.say("card-attach-to", name=self.family(card.attach_to))
        if card.laid_at is not None:
            yield self.say("card-laid-at", side=card.laid_at.side.value)
        if card.fixed:
            yield self.say("card-fixed")
        if card.outside_limit:
            yield self.say("card-outside-limit")
        if card.transmit_range:
            yield self.say("card-transmit-range", value=card.transmit_range)

    def _modifiers(self, card: Card) -> Iterator[str]:
        """What the helper cards of phase IV record (PR-P4-02, 13)."""
        for side in Side:
            for track, modifier in (("rm", card.rm), ("am", card.am)):
                value = getattr(modifier, side.value)
                if value:
                    numbers: dict[str, Argument] = {"value": abs(value), "sign": sign(value)}
                    yield self.say("card-modifier", track=track, side=side.value, **numbers)
        if card.am.anti_two_or_more is not None:
            yield self.say("card-am-two-or-more", value=card.am.anti_two_or_more)

    def _notes(self, card: Card) -> Iterator[str]:
        if card.secret:
            yield self.say("card-secret")
        if card.obsolete_after is not None:
            yield self.say("card-outdated", phase=card.obsolete_after.value)
        usual = usual_copies(card.type, card.colour, card.unique)
        if card.copies is not None and card.copies != usual:
            yield self.say("card-copies", count=card.copies)
        if card.banned:
            yield self.say("card-banned")
