"""The bluffing game with one deliberate fault each, for the tests of the conformance kit."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

from starboard.errors import Illegal
from starboard.kernel import (
    EVERYONE,
    Act,
    Chance,
    Content,
    Entry,
    Event,
    Move,
    Option,
    OptionKind,
    OptionValue,
    Seat,
    Seats,
)
from tests.toys import bluff, harvest
from tests.toys.bluff import Deed, Drew, Play, Table


class Swapping(Table):
    """A table on which some entries are replaced by faulty ones as they are pushed."""

    swaps: ClassVar[dict[type[Entry], type[Entry]]] = {}

    def push(self, *entries: Entry) -> None:
        kinds = [self.swaps.get(type(entry), type(entry)) for entry in entries]
        super().push(*[kind(*entry.values()) for kind, entry in zip(kinds, entries, strict=True)])

    def clone(self) -> Swapping:
        parts = [part.clone() for part in self.hands]
        copy = type(self)(
            self.seats,
            self.rules,
            self.pile.clone(),
            parts,
            self.points.copy(),
            self.discard.copy(),
            self.deed.clone(),
        )
        self.copy_base(copy)
        return copy


class Faulty(bluff.Bluff):
    """The bluffing game at another table."""

    table: ClassVar[type[Swapping]] = Swapping

    def setup(self, seats: int, options: Mapping[str, OptionValue], content: Content) -> Table:
        right = super().setup(seats, options, content)
        state = self.table(
            seats, self.rules, right.pile, right.hands, right.points, right.discard, right.deed
        )
        state.agenda = state.current = right.agenda
        return state


# ---------------------------------------------------------------------- leaks


class TellingNextTurn(bluff.NextTurn):
    def run(self, state: Table, chance: Chance) -> None:
        super().run(state, chance)
        for slot in state.hands[self.seat].slots[-1:]:
            state.deed.points = bluff.CARDS.index(slot.name)


class TellingTable(Swapping):
    swaps = {bluff.NextTurn: TellingNextTurn}


class LeakInTheView(Faulty):
    """What was drawn can be read off a public field."""

    table = TellingTable


class LoudDrew(Drew):
    def audience(self) -> int:
        return EVERYONE


class LoudTable(Swapping):
    def report(self, event: Event) -> None:
        if isinstance(event, Drew):
            event = LoudDrew(event.clause, event.seat, event.card)
        super().report(event)


class LeakInAnAudience(Faulty):
    """Everybody is told which card was drawn."""

    table = LoudTable


class KnowingBlocking(bluff.Blocking):
    def must(self, state: Table) -> Seats:
        return tuple(seat for seat in self.waiting if state.hands[seat].has("block"))[:1]


class KnowingTable(Swapping):
    swaps = {bluff.Blocking: KnowingBlocking}


class LeakInThePrompt(Faulty):
    """Only those are asked who hold a block."""

    table = KnowingTable


class GossipingTurn(bluff.Turn):
    def reason(self, state: Table, seat: Seat, move: Move) -> Illegal | None:
        if super().reason(state, seat, move) is None:
            return None
        cards = state.hands[(seat + 1) % state.seats].names()
        return Illegal("TOY-HAND-01", "not-in-hand", card=tuple(cards))


class GossipingTable(Swapping):
    swaps = {bluff.Turn: GossipingTurn}


class LeakInARefusal(Faulty):
    """A refusal mentions the neighbour's hand."""

    table = GossipingTable


# ---------------------------------------------------------------------- moves


def only_the_first(turn: ForgetfulTurn, state: Table, seat: Seat) -> list[Play]:
    return [Play(state.hands[seat].names()[0])]


class ForgetfulTurn(bluff.Turn):
    acts = (Act(Play, bluff.play, bluff.cards_to_play, bluff.cannot_play, only_the_first),)


class ForgetfulTable(Swapping):
    swaps = {bluff.Turn: ForgetfulTurn}


class UnlistedMove(Faulty):
    """Only the first legal move is listed."""

    table = ForgetfulTable


class GenerousTurn(bluff.Turn):
    acts = (
        Act(Play, bluff.play, bluff.cards_to_play, bluff.cannot_play, legal=bluff.cards_to_play),
    )


class GenerousTable(Swapping):
    swaps = {bluff.Turn: GenerousTurn}


class IllegalMoveListed(Faulty):
    """Cards that are not in the hand are listed too."""

    table = GenerousTable


def in_any_order(turn: HastyTurn, state: Table, seat: Seat) -> list[Play]:
    return [Play(card) for card in set(bluff.CARDS)]


class HastyTurn(bluff.Turn):
    acts = (Act(Play, bluff.play, in_any_order, bluff.cannot_play),)


class HastyTable(Swapping):
    swaps = {bluff.Turn: HastyTurn}


class UnstableOrder(Faulty):
    """Moves are listed in the order of a set."""

    table = HastyTable


class CountingTurn(bluff.Turn):
    def reason(self, state: Table, seat: Seat, move: Move) -> Illegal | None:
        refused = super().reason(state, seat, move)
        if refused is not None:
            state.now += 1
        return refused


class CountingTable(Swapping):
    swaps = {bluff.Turn: CountingTurn}


class RefusalThatChanges(Faulty):
    """Every refused move is counted in the state."""

    table = CountingTable


class SilentTurn(bluff.Turn):
    def reason(self, state: Table, seat: Seat, move: Move) -> Illegal | None:
        refused = super().reason(state, seat, move)
        return None if refused is None else Illegal("", refused.message)


class SilentTable(Swapping):
    swaps = {bluff.Turn: SilentTurn}


class RefusalWithoutClause(Faulty):
    """A refusal does not say which rule forbids it."""

    table = SilentTable


class StumblingTurn(bluff.Turn):
    def reason(self, state: Table, seat: Seat, move: Move) -> Illegal | None:
        assert isinstance(move, Play)
        bluff.CARDS.index(move.card)
        return super().reason(state, seat, move)


class StumblingTable(Swapping):
    swaps = {bluff.Turn: StumblingTurn}


class RefusalThatRaises(Faulty):
    """A card that does not exist is not refused but raises."""

    table = StumblingTable


class Slam(Play):
    """Looks like a play in notation."""


def slams(turn: ShoutingTurn, state: Table, seat: Seat) -> list[Slam]:
    return [Slam(play.card) for play in bluff.cards_to_play(turn, state, seat)]


class ShoutingTurn(bluff.Turn):
    acts = (*bluff.Turn.acts, Act(Slam, bluff.play, slams, bluff.cannot_play))


class ShoutingTable(Swapping):
    swaps = {bluff.Turn: ShoutingTurn}


class AmbiguousNotation(Faulty):
    """Two moves are written alike."""

    table = ShoutingTable


def is_stuck(turn: StuckTurn, state: Table, seat: Seat, move: Play) -> Illegal | None:
    if len(state.hands[seat]) == 2:
        return Illegal("TOY-HAND-01", "not-in-hand")
    return bluff.cannot_play(turn, state, seat, move)


class StuckTurn(bluff.Turn):
    acts = (Act(Play, bluff.play, bluff.cards_to_play, is_stuck),)


class StuckTable(Swapping):
    swaps = {bluff.Turn: StuckTurn}


class WaitsForTheImpossible(Faulty):
    """A seat is asked but has no move."""

    table = StuckTable


# ---------------------------------------------------------------------- states


class SharingTable(Swapping):
    def clone(self) -> SharingTable:
        copy = super().clone()
        assert isinstance(copy, SharingTable)
        copy.points = self.points
        return copy


class CloneThatShares(Faulty):
    """A clone and its original write into one list."""

    table = SharingTable


class NarrowTable(Swapping):
    def clone(self) -> NarrowTable:
        copy = super().clone()
        assert isinstance(copy, NarrowTable)
        copy.now = 0
        copy.points = [0] * self.seats
        return copy


class CloneThatForgets(Faulty):
    """A clone has lost the points."""

    table = NarrowTable


def block_and_lose(
    window: LosingBlocking, state: Table, seat: Seat, move: bluff.Block, chance: Chance
) -> None:
    bluff.block(window, state, seat, move, chance)
    state.discard.pop()


class LosingBlocking(bluff.Blocking):
    acts = (Act(bluff.Block, block_and_lose, reason=bluff.cannot_block),)


class LosingTable(Swapping):
    swaps = {bluff.Blocking: LosingBlocking}


class LostCard(Faulty):
    """A block that was used is nowhere any more."""

    table = LosingTable


class EndlessNextTurn(bluff.NextTurn):
    def run(self, state: Table, chance: Chance) -> None:
        if not len(state.pile):
            state.pile.shuffle(chance, state.discard)
            state.discard = []
        super().run(state, chance)


class EndlessTable(Swapping):
    swaps = {bluff.NextTurn: EndlessNextTurn}


class NeverEnds(Faulty):
    """The discard pile is dealt again and again."""

    table = EndlessTable


class RestlessScore(bluff.Score):
    def run(self, state: Table, chance: Chance) -> None:
        super().run(state, chance)
        state.push(self)


class RestlessTable(Swapping):
    swaps = {bluff.Score: RestlessScore}


class NeverAsks(Faulty):
    """A step sets itself off again."""

    table = RestlessTable


class EagerNextTurn(bluff.NextTurn):
    def run(self, state: Table, chance: Chance) -> None:
        state.deed = Deed(self.seat, 1 + len(state.pile), True)
        super().run(state, chance)


class EagerTable(Swapping):
    swaps = {bluff.NextTurn: EagerNextTurn}


class ChanceAfterWriting(Faulty):
    """Something is written before the card is drawn."""

    table = EagerTable


class NamelessTable(Swapping):
    def report(self, event: Event) -> None:
        super().report(
            bluff.Played("", event.seat, event.card) if isinstance(event, bluff.Played) else event
        )


class EventWithoutClause(Faulty):
    """An event does not say which rule it comes from."""

    table = NamelessTable


class OpenDrew(Drew):
    def redacted(self) -> Event:
        return self


class OpenTable(Swapping):
    def report(self, event: Event) -> None:
        if isinstance(event, Drew):
            event = OpenDrew(event.clause, event.seat, "card")
        super().report(event)


class RedactedInName(Faulty):
    """The redacted form of an event is the event itself."""

    table = OpenTable


class CrashingFace(bluff.BluffFace):
    def things(self, state: Table, seat: Seat | None) -> dict[str, dict[str, Any]]:
        raise KeyError("gone")


class CrashingView(bluff.Bluff):
    """The board cannot be drawn."""

    rooms = {"face": CrashingFace()}


class RememberingScore(bluff.Score):
    scored: ClassVar[list[int]] = []

    def run(self, state: Table, chance: Chance) -> None:
        super().run(state, chance)
        self.scored.append(1)
        state.now = len(self.scored)


class RememberingTable(Swapping):
    swaps = {bluff.Score: RememberingScore}


class StateOutsideTheState(Faulty):
    """The rules remember something beside the state."""

    table = RememberingTable


class PricelessFace(bluff.BluffFace):
    def costs(self, before: Table, after: Table, seat: Seat) -> dict[str, int]:
        return {"cards": 1 // (len(after.hands[seat]) - len(before.hands[seat]) + 1)}


class PreviewThatRaises(bluff.Bluff):
    """What a move costs cannot be said."""

    rooms = {"face": PricelessFace()}


class AsideForgotten(harvest.Harvest):
    """The faster list of what may be done aside lacks the last one."""

    def legal_asides(self, state: Any, seat: Seat, kinds: Any) -> Any:
        return super().legal_asides(state, seat, kinds)[:-1]


class ThingsOfItsOwn(bluff.Bluff):
    """Says itself what its face should say, so nobody hears it."""

    def things(self, state: Table, seat: Seat | None) -> dict[str, dict[str, Any]]:
        return {}


class ChattyFace(bluff.BluffFace):
    def seat_facts(self, state: Table, seat: Seat) -> Any:
        return {**super().seat_facts(state, seat), "secrets": 0}


class FactNobodyDeclared(bluff.Bluff):
    """A board gets a field that its types do not know."""

    rooms = {"face": ChattyFace()}


class WordyFace(bluff.BluffFace):
    def seat_facts(self, state: Table, seat: Seat) -> Any:
        return {**super().seat_facts(state, seat), "points": "0"}


class FactOfAnotherKind(bluff.Bluff):
    """A board gets a word where its types say a number."""

    rooms = {"face": WordyFace()}


class BrokenInvariant(bluff.Bluff):
    """Says itself that something is wrong, but only late in the game."""

    def invariants(self, state: Table) -> Iterable[str]:
        if len(state.discard) > 9:
            yield "too many cards have been played"


class UnreadableDefault(bluff.Bluff):
    """The default of an option is outside its range."""

    options: ClassVar[tuple[Option, ...]] = (
        Option(name="cards", kind=OptionKind.NUMBER, default=9, low=1, high=3),
    )
