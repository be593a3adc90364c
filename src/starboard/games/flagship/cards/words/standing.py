"""Words that hold as long as their card counts: the rules look them up (FS-ABILITY-02)."""

from __future__ import annotations

from collections.abc import Mapping

from starboard.cards.words import Argument, Word
from starboard.cards.writing import Writer, sign
from starboard.games.flagship.cards import vocabulary as v
from starboard.games.flagship.deeds import WORDS


def changes(writer: Writer, effect: v.ModifyAttack) -> Mapping[str, Argument]:
    """What becomes of changed attacks, as one list of verbs."""
    said = [
        writer.say(f"card-attack-{word}", amount=abs(amount), sign=sign(amount))
        for word, amount in (("damages", effect.damage), ("costs", effect.charge))
        if amount
    ]
    if not effect.evadable:
        said.append(writer.say("card-attack-unevadable"))
    return {"changes": writer.listed(said)}


def bare_scope(writer: Writer, effect: v.Untargetable) -> Mapping[str, Argument]:
    """The sentence depends on the scope and does not just contain it."""
    return {"scope": effect.scope.value}


WORDS.add(
    Word(v.ModifyRoll, stands=True),
    Word(v.ModifyAttack, stands=True, says=changes),
    Word(v.ModifySpeed, stands=True),
    Word(v.ModifyMaxCharge, stands=True),
    Word(v.ModifyPrice, stands=True, about="item"),
    Word(v.SetEvade, stands=True),
    Word(v.Untargetable, stands=True, says=bare_scope),
    Word(v.ExtraSlots, stands=True),
    Word(v.AllowExtraShips, stands=True),
    Word(v.TolerateFaction, stands=True),
    Word(v.Amplify, stands=True),
    Word(v.DestroyedInstead, stands=True),
    Word(v.OnCharge, stands=True),
    Word(v.HandAtMost, stands=True),
    Word(v.UnitsAtLeast, stands=True, about="unit"),
)
