"""Which triggers of a card set each other off: none may go on for ever by itself.

An effect causes few of the things that triggers wait for: cards are destroyed, attacks are made.
Only one card and copies of it are looked at; what several cards do together is left to the limit
on one move.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from starboard.cards.effects import Op, effects_in
from starboard.errors import BadInput
from starboard.games.flagship.cards import vocabulary as v
from starboard.games.flagship.cards.kinds import Kind, Limit, Target, When, Who
from starboard.games.flagship.cards.printed import PrintedCard

OF_A_TURN = {When.TURN_START, When.TURN_END, When.AFFECTED_TURN_START, When.ITEM_BOUGHT}
"""What no effect causes: it needs a turn, or somebody who buys."""
DESTROYED = {When.THIS_DESTROYED, When.OWN_ITEM_DESTROYED}
BY_OWN_ATTACK = {
    When.OWN_ATTACK_MISSED,
    When.THIS_UNIT_DESTROYS_ITEM,
    When.ENEMY_PRIZE_ITEM_DESTROYED,
}
AT_OWN = {
    Target.THIS,
    Target.EXTENDED_ITEM,
    Target.ITEM_OF_THIS_UNIT,
    Target.OWN_ITEM,
    Target.OWN_UNIT,
    Target.EACH_OWN_UNIT,
    Target.OWN_DESTROYED_ITEM,
}
AT_ENEMY = {Target.ENEMY_ITEM, Target.ENEMY_UNIT, Target.LOSER_UNIT}


class Word(NamedTuple):
    """An effect in a text; in a contest either player may be the one who carries it out."""

    effect: Op
    contested: bool


class Text(NamedTuple):
    """What happens when a trigger goes off, or when what it promised is done."""

    ability: int
    when: When
    limit: Limit | None
    words: tuple[Word, ...]
    promised_by: int | None = None
    """The number of the text in which this one stands as `later`."""

    def has(self, *kinds: type[Op]) -> bool:
        """Whether one of these words stands in it."""
        return any(isinstance(word.effect, kinds) for word in self.words)


Edges = Sequence[set[int]]
"""For each text the numbers of those that may follow from it."""


def endless(card: PrintedCard) -> Iterator[BadInput]:
    """Each trigger that can set itself off again without a limit; none on a sound card."""
    texts = texts_of(card)
    for place, text in enumerate(texts):
        if text.promised_by is None:
            chain = chain_of(card, texts, place)
            if chain:
                yield refusal(card, text, chain)


def chain_of(card: PrintedCard, texts: Sequence[Text], place: int) -> list[Text]:
    """All that a text sets off, where it sets itself off without a limit; nothing otherwise.

    What is destroyed stays so, unless something in the chain turns it up or brings new cards.
    """
    for revives in (False, True):
        edges = edges_of(card, texts, revives)
        chain = [texts[each] for each in reached(place, edges)]
        stopped = {each for each, text in enumerate(texts) if stops(card, text, chain)}
        left = reached(place, [after - stopped for after in edges])
        revived = any(texts[each].has(v.Repair, v.PutIntoPlay) for each in left)
        if place in left and (revived or not revives):
            return chain
    return []


def refusal(card: PrintedCard, text: Text, chain: Iterable[Text]) -> BadInput:
    """What is wrong with a trigger, and what its author can do about it."""
    where = f"abilities[{text.ability}].trigger"
    if card.type.kind is Kind.EVENT:
        return BadInput(where, "sets-itself-off-lasting", when=text.when)
    if any(each.has(v.PutIntoPlay) for each in chain):
        return BadInput(where, "sets-itself-off-anew", when=text.when)
    return BadInput(where, "sets-itself-off", when=text.when)


def stops(card: PrintedCard, text: Text, chain: Sequence[Text]) -> bool:
    """Whether a chain of texts cannot come through this one twice."""
    if text.promised_by is not None:
        return False
    if card.type.kind is Kind.EVENT:  # it keeps no account of its use, but it can leave
        return bool(text.words) and isinstance(text.words[0].effect, v.EndEffect)
    if text.limit is None or any(each.has(v.PutIntoPlay) for each in chain):
        return False  # a card that comes into play anew has its limits before it again
    return text.limit is Limit.ONCE_PER_TURN or not any(each.has(v.FreeAttack) for each in chain)


# ------------------------------------------------------------------------- texts


def texts_of(card: PrintedCard) -> list[Text]:
    """The triggers of a card and everything they promise for later."""
    texts: list[Text] = []
    for index, ability in enumerate(card.abilities):
        if isinstance(ability, v.Trigger):
            words = tuple(words_of(card, ability.effects))
            texts.append(Text(index, ability.when, ability.limit, words))
            add_promises(card, texts)
    return texts


def add_promises(card: PrintedCard, texts: list[Text]) -> None:
    """Add the promises of the last text, and theirs."""
    place, text = len(texts) - 1, texts[-1]
    for word in text.words:
        if isinstance(word.effect, v.Later):
            words = tuple(words_of(card, word.effect.effects))
            texts.append(Text(text.ability, word.effect.when, None, words, place))
            add_promises(card, texts)


def words_of(card: PrintedCard, effects: Iterable[Op]) -> Iterator[Word]:
    """All effects of a text; with a free attack also those of the card's own attacks."""
    words = list(spread(effects, contested=False))
    yield from words
    if any(isinstance(word.effect, v.FreeAttack) for word in words):
        attacks = [each for each in card.abilities if isinstance(each, v.Attack)]
        yield from spread((part for each in attacks for part in effects_in(each)), contested=False)


def spread(effects: Iterable[Op], *, contested: bool) -> Iterator[Word]:
    """Effects and those inside them; what is promised for later is a text of its own."""
    for effect in effects:
        yield Word(effect, contested)
        if not isinstance(effect, v.Later):
            inner = contested or isinstance(effect, v.Contest)
            yield from spread(effects_in(effect), contested=inner)


# ------------------------------------------------------------------------- what follows


def edges_of(card: PrintedCard, texts: Sequence[Text], revives: bool) -> list[set[int]]:
    """Which texts each of them can set off or promise."""
    found: list[set[int]] = []
    for place, text in enumerate(texts):
        caused = causes(card, text, revives)
        after = {
            number
            for number, other in enumerate(texts)
            if (other.when in caused and other.promised_by is None)
            or (other.promised_by == place and other.when not in OF_A_TURN)
        }
        found.append(after)
    return found


def causes(card: PrintedCard, text: Text, revives: bool) -> set[When]:
    """What triggers can wait for and a text can cause.

    Where cards come back, the card may be destroyed again, and an opponent's copy answer in kind.
    """
    found: set[When] = set()
    for word in text.words:
        own, enemy = False, False
        if isinstance(word.effect, v.FreeAttack):
            found |= BY_OWN_ATTACK
            own, enemy = word.contested, True
        elif isinstance(word.effect, v.Destroy | v.Damage):
            own, enemy = sides(card, text, word)
        if own:
            found.add(When.OWN_ITEM_DESTROYED)
        if enemy:
            found.add(When.ENEMY_PRIZE_ITEM_DESTROYED)
        if revives and (own or enemy):
            found |= DESTROYED
    return found


def sides(card: PrintedCard, text: Text, word: Word) -> tuple[bool, bool]:
    """Whether an effect can act on own cards, and on those of an opponent."""
    if word.contested:
        return True, True
    assert isinstance(word.effect, v.Aimed)
    target = word.effect.target
    if target is Target.AFFECTED_ITEM:
        return card.played_on is Who.SELF, card.played_on is Who.OPPONENT
    if target not in (Target.CHOSEN, Target.ATTACKING_ITEM):
        return target in AT_OWN, target in AT_ENEMY
    chosen = {each.effect.target for each in text.words if isinstance(each.effect, v.Choose)}
    attacked = text.when in DESTROYED  # then the attacking item is an opponent's
    return bool(chosen & AT_OWN) or not attacked, bool(chosen & AT_ENEMY) or attacked


def reached(place: int, edges: Edges) -> set[int]:
    """Everything that can follow from a text, sooner or later."""
    found: set[int] = set()
    fresh = set(edges[place])
    while fresh:
        found |= fresh
        fresh = set[int]().union(*[edges[each] for each in fresh]) - found
    return found
