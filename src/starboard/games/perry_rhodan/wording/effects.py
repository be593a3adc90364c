"""Effects in words: when, for what, on whom, what, and for how long (PR-FX)."""

from __future__ import annotations

from starboard.cards.effects import Op, word_of
from starboard.cards.words import Argument
from starboard.cards.writing import NONE, sign, yes
from starboard.games.perry_rhodan.durations import Duration
from starboard.games.perry_rhodan.kinds import Skill, Window
from starboard.games.perry_rhodan.vocabulary import (
    Allow,
    Cancel,
    Chance,
    Condition,
    Cost,
    Draw,
    Effect,
    Further,
    Immune,
    LayOut,
    Modify,
    Points,
    RaiseSkill,
    Target,
    Transmit,
)
from starboard.games.perry_rhodan.wording.phrases import Phrases

COSTS = ("passivate", "sink", "from_hand", "sacrifice_mission", "discard", "passivate_other")


class EffectWriter(Phrases):
    """Writes effects, one line each."""

    def line(self, effect: Effect) -> str:
        """A whole effect."""
        if effect.random is not None and effect.instead is not None:
            said = [self._chance(effect.random, effect)]
        else:
            said = [self._sentence(effect.do, effect.target, effect.duration)]
        for further in (*effect.and_, *([effect.then] if effect.then is not None else [])):
            said.append(self._further(further))
        said += self._remarks(effect)
        lead = self._lead(effect)
        return " ".join([lead, *said]) if lead else " ".join(said)

    # ------------------------------------------------------------------ before the colon

    def _lead(self, effect: Effect) -> str:
        parts = [] if effect.window is Window.PERMANENT else [self.window(effect.window)]
        if effect.played_in is not None:
            parts.insert(0, self.say("card-played-in", window=self.window(effect.played_in)))
        parts += self.conditions(effect.if_)
        if effect.unless is not None:
            parts += [self.say("card-unless", condition=c) for c in self.conditions(effect.unless)]
        if not parts:
            return ""
        costs = self.costs(effect.cost)
        said = capital(", ".join(parts))
        return self.say("card-lead", when=said, costs=", ".join(costs) or NONE)

    def window(self, window: Window) -> str:
        """The moment of an effect."""
        return self.say("card-window", window=window.value)

    def costs(self, cost: Cost) -> list[str]:
        """What is paid, one phrase a cost."""
        said: list[str] = []
        for word in COSTS:
            value = getattr(cost, word)
            if value:
                name = self.family(value) if isinstance(value, str) else ""
                amount = value if isinstance(value, int) else 0
                said.append(self.say(f"card-cost-{_dashed(word)}", amount=int(amount), name=name))
        return said

    def conditions(self, condition: Condition) -> list[str]:
        """What must hold, one phrase a condition."""
        words = sorted(condition.asked, key=lambda word: word != "phase")
        return [self._condition(condition, word) for word in words]

    def _condition(self, condition: Condition, word: str) -> str:
        value = getattr(condition, word)
        if word == "any_of":
            sets = [" ".join(self.conditions(each)) for each in condition.any_of]
            return self.listed(sets, "list-or")
        args: dict[str, Argument] = {"value": str(value), "name": ""}
        if word == "target_has_no":
            args = {"value": value.side.value, "name": self.family(value.place)}
        elif isinstance(value, bool):
            args = {"value": yes(value)}
        elif isinstance(value, int):
            args = {"value": abs(value), "sign": sign(value)}
        elif isinstance(value, Skill):
            args = {"name": self.skill(value)}
        elif value in self._families:
            args = {"name": self.family(value)}
        return self.say(f"card-if-{_dashed(word)}", **args)

    # ------------------------------------------------------------------ what happens

    def _sentence(self, deed: Op, target: Target | None, duration: Duration | None) -> str:
        args = {**self._fields(deed), **self.target(target)}
        said = self.say(f"card-do-{_dashed(word_of(deed))}", **args)
        return capital(self.say("card-sentence", deed=said, duration=self._duration(duration)))

    def _further(self, further: Further) -> str:
        said = self._sentence(further.do, further.target, further.duration)
        conditions = self.conditions(further.if_)
        if not conditions:
            return said
        lead = self.say("card-lead", when=capital(", ".join(conditions)), costs=NONE)
        return f"{lead} {said}"

    def _chance(self, chance: Chance, effect: Effect) -> str:
        """A card is drawn; what it shows decides which of two things happens (PR-ACT-18)."""
        assert effect.instead is not None
        instead = self._sentence(effect.instead.do, effect.instead.target, effect.instead.duration)
        usual = self._sentence(effect.do, effect.target, effect.duration)
        letter = {"letter": chance.letter.value, "column": chance.column.value}
        return self.say("card-random", **letter, above=chance.above, usual=usual, instead=instead)

    def _remarks(self, effect: Effect) -> list[str]:
        """What limits, blocks or cancels it."""
        said: list[str] = []
        if isinstance(effect.do, Draw) and effect.do.waivable_by is not None:
            said.append(self.say("card-waived", skill=self.skill(effect.do.waivable_by)))
        if effect.limit is not None:
            said.append(self.say("card-limit", limit=effect.limit.value))
        if effect.blocked_by:
            said.append(self.say("card-blocked", skills=self.skills(effect.blocked_by)))
        if effect.cancelled_by:
            said.append(self.say("card-cancelled", skills=self.skills(effect.cancelled_by)))
        if effect.infection:
            said.append(self.say("card-infection", skill=self.skill(Skill.CELL_ACTIVATOR)))
        return said

    def _duration(self, duration: Duration | None) -> str:
        if duration is None:
            return NONE
        span = {"span": duration.span.value, "rounds": duration.rounds}
        return self.say("card-duration", **span)

    def _fields(self, deed: Op) -> dict[str, Argument]:
        """The fields of a verb as arguments of its sentence."""
        args: dict[str, Argument] = {}
        for field in deed.__struct_fields__:
            args |= self.arguments(deed, field, getattr(deed, field))
        match deed:
            case Modify(amount=amount):
                args |= {"amount": abs(amount), "sign": sign(amount)}
                args["stat"] = self.say("card-stat", stat=deed.stat.value)
            case Points(amount=points):
                args |= {"amount": self._number(abs(points)), "sign": sign(round(points * 120))}
                args["one"] = yes(abs(points) == 1)
            case Immune(to=tokens):
                args["to"] = self.listed([self.token(token) for token in tokens])
            case Cancel(of=tokens, except_=types):
                args["of"] = self.listed([self.token(t) for t in tokens], "list-or") or NONE
                nouns = [self.say("card-except-noun", kind=kind.value) for kind in types]
                args["except"] = self.listed(nouns) or NONE
                args["what"] = deed.what.value if deed.what is not None else NONE
            case RaiseSkill(except_=skills):
                args["except"] = self.skills(skills) if skills else NONE
            case LayOut(to=family):
                args["to"] = self.family(family) if family else NONE
            case Allow(between=between, to=to):
                args["between"] = self.families(between, "list-and") if between else NONE
                args["to"] = self.families(to) if to else NONE
            case Transmit(stealth=stealth):
                args["stealth"] = str(stealth)
            case _:
                args |= self._named(deed)
        return args

    def _named(self, deed: Op) -> dict[str, Argument]:
        """Words of the vocabulary that have names of their own."""
        args: dict[str, Argument] = {}
        skill = getattr(deed, "skill", None)
        if isinstance(skill, Skill):
            args["skill"] = self.skill(skill)
        stat = getattr(deed, "stat", None)
        if stat is not None:
            args["stat"] = self.say("card-stat", stat=stat.value)
        return args

    def _number(self, points: float) -> str:
        whole = f"{points:g}"
        return self.say("card-number", whole=whole.replace(".", self.say("card-decimal-mark")))


def _dashed(word: str) -> str:
    return word.replace("_", "-")


def capital(sentence: str) -> str:
    """A sentence begins with a capital letter."""
    return sentence[:1].upper() + sentence[1:]
