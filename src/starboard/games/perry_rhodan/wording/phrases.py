"""The cards that an effect concerns, as people say it: “alle gegnerischen Schiffe im Kampf”."""

from __future__ import annotations

from collections.abc import Sequence

from starboard.cards.words import Argument, Lexicon
from starboard.cards.writing import NONE, Writer, yes
from starboard.games.perry_rhodan.cards import Catalogue
from starboard.games.perry_rhodan.kinds import Owner, Skill, TargetKind, Where, Zone
from starboard.games.perry_rhodan.vocabulary import Filter, Target
from starboard.text import texts_for

OTHERS = (Owner.OPPONENT, Owner.EACH_OPPONENT)
"""Owners that are players beside the one who uses an effect."""


class Phrases(Writer):
    """Writes with one language and one catalogue."""

    def __init__(self, lang: str, cards: Catalogue) -> None:
        super().__init__(lang, texts_for("perry_rhodan"), Lexicon())
        self.cards = cards
        self._families = cards.family_names

    # ------------------------------------------------------------------ names

    def family(self, family: str) -> str:
        """The name that cards share."""
        return self._families[family].of(self.lang)

    def families(self, families: Sequence[str], joint: str = "list-or") -> str:
        """Several of them, as they are quoted."""
        return self.listed([self.say("card-quoted", name=self.family(f)) for f in families], joint)

    def skill(self, skill: Skill) -> str:
        """The name of a skill."""
        return self.say("card-skill", skill=skill.value)

    def skills(self, skills: Sequence[Skill], joint: str = "list-or") -> str:
        """Several of them."""
        return self.listed([self.skill(skill) for skill in skills], joint)

    def token(self, token: str) -> str:
        """An effect by name: a card, or a skill with its level."""
        if token in self._families and token not in tuple(Skill):
            return self.say("card-quoted", name=self.family(token))
        word, _, level = token.rpartition("_")
        if level in ("1", "2") and word in tuple(Skill):
            return f"{self.skill(Skill(word))} {level}"
        return self.skill(Skill(token))

    # ------------------------------------------------------------------ targets

    def target(self, target: Target | None) -> dict[str, Argument]:
        """What a sentence may say about a target; without one it is what was concerned before."""
        if target is None:
            said = self.say("card-target-same")
            return {"target": said, "target_acc": said, "many": "no", "owner": "same"}
        return {
            "target": self._target(target, "nom"),
            "target_acc": self._target(target, "acc"),
            "many": yes(target.count != 1),
            "owner": target.owner.value,
            "kind": target.kind.value,
            "player": self.player(target.owner),
            "from": self._from(target),
        }

    def player(self, owner: Owner) -> str:
        """Whose hand, source or points: the subject of a sentence."""
        return self.say("card-player", owner=owner.value)

    def _target(self, target: Target, case: str) -> str:
        if target.owner is Owner.SELF:
            return self.say("card-target-self")
        if target.owner is Owner.BEARER:
            return self.say("card-target-bearer", case=case)
        if target.where is Where.ABOARD and target.kind is TargetKind.STARSHIP:
            return self.say("card-target-carrier")
        if target.where is Where.TARGET_PLACE and target.kind is TargetKind.PLACE:
            return self.say("card-target-target-place")
        kinds = [kind.value for kind in target.filter.type] or [target.kind.value]
        said = self.listed([self._noun(target, kind, case) for kind in kinds], "list-or")
        return " ".join([said, *self._narrowed(target)])

    def _noun(self, target: Target, kind: str, case: str) -> str:
        """How many of what, and whose; what lies in a hand, source or sink has one owner anyway."""
        return self.say(
            "card-target",
            owner=target.owner.value if Zone.TABLE in target.zones else "any",
            count="one" if target.count == 1 else str(target.count),
            active=yes(target.filter.active),
            gender=self.say("card-gender", kind=kind),
            case=case,
            one=self.say("card-noun", kind=kind),
            many=self.say("card-nouns", kind=kind),
        )

    def _narrowed(self, target: Target) -> list[str]:
        """Everything that follows the noun."""
        said = self.filter(target.filter)
        if target.where is not None and target.where is not Where.ANYWHERE:
            many = yes(target.count != 1)
            said.append(self.say("card-where", where=target.where.value, many=many))
        return said

    def filter(self, wanted: Filter) -> list[str]:
        """Which cards are meant, one phrase a condition."""
        phrases: dict[str, str] = {}
        if wanted.family:
            phrases["family"] = self.families(wanted.family)
        if wanted.phase is not None:
            phrases["phase"] = wanted.phase.value
        if wanted.people is not None:
            phrases["people"] = self.say("card-people", people=wanted.people.value)
        if wanted.not_people:
            peoples = [self.say("card-except-people", people=p.value) for p in wanted.not_people]
            phrases["not-people"] = self.listed(peoples, "list-or")
        if wanted.loyalty:
            names = [self.say("card-loyalty", loyalty=each.value) for each in wanted.loyalty]
            phrases["loyalty"] = self.listed(names, "list-or")
        if wanted.build_type is not None:
            phrases["build-type"] = self.say("card-build-type", build=wanted.build_type.value)
        if wanted.side:
            sides = [self.say("card-colour", colour=each.value) for each in wanted.side]
            phrases["side"] = self.listed(sides, "list-or")
        if wanted.stealth:
            phrases["stealth"] = self.listed([each.value for each in wanted.stealth], "list-or")
        phrases |= self._whereabouts(wanted)
        if wanted.premise_names:
            phrases["premise-names"] = self.family(wanted.premise_names)
        if wanted.premise_lacks:
            phrases["premise-lacks"] = self.family(wanted.premise_lacks)
        if wanted.same_owner:
            phrases["same-owner"] = ""
        return [self.say(f"card-filter-{word}", name=name) for word, name in phrases.items()]

    def _whereabouts(self, wanted: Filter) -> dict[str, str]:
        phrases: dict[str, str] = {}
        if wanted.place:
            names = [self.family(place) for place in wanted.place]
            phrases["place"] = self.listed(names, "list-or")
        if wanted.system is not None:
            phrases["system"] = self.say("card-system", system=wanted.system.value)
        if wanted.cluster is not None:
            phrases["cluster"] = self.say("card-cluster", cluster=wanted.cluster.value)
        return phrases

    def _from(self, target: Target) -> str:
        """The hand, source or sink that is searched or looked at."""
        zones = [zone for zone in target.zones if zone is not Zone.TABLE]
        if not zones:
            return NONE
        said = [self.say("card-zone", zone=z.value, owner=target.owner.value) for z in zones]
        return self.listed(said, "list-or")
