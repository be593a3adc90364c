"""Effects carried out: one place a word, part after part (PR-FX).

An effect of a card has parts: what it does, what is done together with it, and what comes then.
`WORDS` knows how each verb of the vocabulary is carried out; the modules in `words` fill it. A
performer gets the state, the number of the part, the deed, the verb and chance, and asks chance
before it changes anything.
"""

from __future__ import annotations

from typing import Final

from starboard.cards.words import Lexicon
from starboard.games.perry_rhodan.conditions import Scene, met
from starboard.games.perry_rhodan.durations import Duration, Span
from starboard.games.perry_rhodan.kinds import Owner, TargetKind, Zone
from starboard.games.perry_rhodan.lasting import keep
from starboard.games.perry_rhodan.state import Deed, Laid, Lasting, Table
from starboard.games.perry_rhodan.targets import fits, is_there
from starboard.games.perry_rhodan.vocabulary import Deed as Verb
from starboard.games.perry_rhodan.vocabulary import Effect, Further, Target
from starboard.kernel import Chance, Seats, Step

WORDS: Final = Lexicon()
"""Everything about each word of the cards."""


def effect_of(deed: Deed) -> Effect:
    """The effect that a deed carries out."""
    return deed.card.effects[deed.effect]


def parts_of(effect: Effect) -> tuple[Effect | Further, ...]:
    """What it does, what is done with it, what comes then."""
    return (effect, *effect.and_, *((effect.then,) if effect.then is not None else ()))


def part_of(deed: Deed, part: int) -> Effect | Further:
    """One part of what a deed carries out."""
    return parts_of(effect_of(deed))[part]


def target_of(deed: Deed, part: int) -> Target:
    """Whom a part concerns: where it does not say, those whom the effect concerned."""
    return part_of(deed, part).target or effect_of(deed).target


def duration_of(deed: Deed, part: int) -> Duration | None:
    """How long a part lasts, where it says so."""
    return part_of(deed, part).duration


def verb_of(deed: Deed, part: int) -> Verb:
    """What a part does."""
    return part_of(deed, part).do


def targets_of(state: Table, deed: Deed, part: int = 0) -> list[Laid]:
    """The cards on the table that a part concerns; who is gone meanwhile is not touched."""
    target = target_of(deed, part)
    source = state.laid(deed.source)
    if deed.loss and target.kind is TargetKind.AGENT:
        caught = state.laid(deed.loss)
        return [] if caught is None else [caught]
    match target.owner:
        case Owner.SELF:
            found = [source]
        case Owner.BEARER:
            found = [state.laid(name) for name in deed.targets]
        case _ if target.count == "all":
            everything = list(state.all_laid())
            return [
                laid
                for laid in everything
                if fits(state, deed.seat, target, laid, source, deed.side)
                and is_there(state, target, laid, source)
            ]
        case _:
            found = [state.laid(name) for name in deed.targets]
    return [laid for laid in found if laid is not None and is_there(state, target, laid, source)]


def hand_targets(state: Table, deed: Deed) -> list[str]:
    """The own hand cards that a deed concerns, where its text speaks of the hand."""
    if Zone.HAND not in effect_of(deed).target.zones:
        return []
    return [name for name in deed.targets if state.players[deed.seat].holds_card(name)]


def players_of(state: Table, deed: Deed, part: int = 0) -> list[int]:
    """The players that a part concerns: the own one, each opponent, or those that were named."""
    match target_of(deed, part).owner:
        case Owner.OWN | Owner.SELF:
            return [deed.seat]
        case Owner.EACH_OPPONENT:
            return state.others(deed.seat)  # PR-MULTI-03
    return seats_of(deed)


def seats_of(deed: Deed) -> list[int]:
    """The players that a deed concerns."""
    return [int(name.partition(".")[2]) for name in deed.targets if name.startswith("seat.")]


def works(state: Table, deed: Deed, part: int) -> bool:
    """Whether the condition of a later part holds; that of the effect was looked at before."""
    each = part_of(deed, part)
    if isinstance(each, Effect):
        return True
    seats = seats_of(deed)
    scene = Scene(deed.seat, deed.side, state.laid(deed.source), opponent=(seats or [-1])[0])
    return met(state, each.if_, scene)


class Carry(Step[Table]):
    """The next part of an effect, then the others."""

    deed: int
    part: int = 0

    def owners(self, state: Table) -> Seats:
        deed = state.deeds.get(self.deed)
        return () if deed is None else (deed.seat,)

    def run(self, state: Table, chance: Chance) -> None:
        deed = state.deeds.get(self.deed)
        if deed is None or deed.cancelled:
            return
        verb = verb_of(deed, self.part)
        if self.part + 1 < len(parts_of(effect_of(deed))):
            state.push(Carry(self.deed, self.part + 1))
        if works(state, deed, self.part):
            WORDS.performers[type(verb)](state, self.part, deed, verb, chance)


def lifted(deed: Deed) -> str:
    """Under what stored cards lie while a deed speaks of them."""
    return f"deed.{deed.number}"


def keep_lasting(state: Table, deed: Deed, part: int, on: str = "", against: int = -1) -> Lasting:
    """What a part does holds for as long as it says."""
    in_combat = Span.PERMANENT if state.combat is None else Span.COMBAT_ROUND
    span = duration_of(deed, part) or Duration(in_combat)
    lasting = Lasting(state.number(), deed.seat, span.span, until(state, deed, span), on, against)
    lasting.card, lasting.effect, lasting.part = deed.card, deed.effect, part
    keep(state, lasting)
    return lasting


def until(state: Table, deed: Deed, duration: Duration) -> int:
    """The scope that ends a duration, or the turn of the player before which it holds."""
    combat, mission = state.combat, state.mission
    match duration.span:
        case Span.ROUNDS:
            return state.players[deed.seat].turns + duration.rounds
        case Span.COMBAT_ROUND if combat is not None:
            return combat.round_scope or combat.scope  # before the first round: that round
        case Span.COMBAT if combat is not None:
            return combat.scope
        case Span.MISSION if mission is not None:
            return mission.scope
        case Span.SECTION | Span.TURN:
            return state.turn.scope
    return 0
