"""Words about hands and sources: draw, discard, look."""

from __future__ import annotations

from typing import ClassVar

from starboard.cards.words import Word
from starboard.errors import Illegal
from starboard.games.perry_rhodan.draws import push_draws, splits
from starboard.games.perry_rhodan.effects import WORDS, effect_of, keep_lasting, players_of
from starboard.games.perry_rhodan.events.effects import CardsSeen
from starboard.games.perry_rhodan.kinds import Chooser, Zone
from starboard.games.perry_rhodan.moves.turn import Draw as DrawMove
from starboard.games.perry_rhodan.moves.windows import Choose
from starboard.games.perry_rhodan.sections import Section
from starboard.games.perry_rhodan.state import Deed, Table
from starboard.games.perry_rhodan.throwing import ThrowOff, throw_off
from starboard.games.perry_rhodan.vocabulary import Discard, Draw, Look
from starboard.kernel import Act, Chance, Choice, Seat, Seats, only

# ------------------------------------------------------------------------- draw


def draw(state: Table, part: int, deed: Deed, verb: Draw, chance: Chance) -> None:
    """Before the draw of a turn there is more to announce; else cards at once.

    PR-SYM-08, 10, PR-TURN-11, 13, 14, PR-RIDDLE-07.
    """
    turn = state.turn
    if effect_of(deed).played_in is not None:
        keep_lasting(state, deed, part, against=deed.seat)
    elif turn.section is Section.SOURCE and turn.seat == deed.seat and not turn.drawn:
        turn.extra_draws += verb.amount
    else:
        state.push(ExtraDraw(deed.seat, verb.amount))


def extra_splits(choice: ExtraDraw, state: Table, seat: Seat) -> list[DrawMove]:
    """Every split of the number (PR-TURN-12)."""
    return [DrawMove(phases) for phases in splits(state.players[seat], choice.count)]


def not_that_split(choice: ExtraDraw, state: Table, seat: Seat, move: DrawMove) -> Illegal | None:
    """The number that the effect gives, out of accessible sources.

    PR-SYM-02, PR-TURN-12, 14, PR-RIDDLE-07.
    """
    if move.phases in splits(state.players[seat], choice.count):
        return None
    return Illegal("PR-TURN-12", "draw-as-announced", count=choice.count)


def draw_extra(choice: ExtraDraw, state: Table, seat: Seat, move: DrawMove, chance: Chance) -> None:
    """The cards are drawn as announced."""
    push_draws(state, seat, move.phases, "PR-TURN-12")


class ExtraDraw(Choice[Table]):
    """Cards that an effect lets somebody draw: how many from which source (PR-TURN-12)."""

    acts: ClassVar[tuple[Act, ...]] = (
        Act(DrawMove, draw_extra, extra_splits, not_that_split, extra_splits),
    )
    obvious: ClassVar[bool] = True
    seat: int
    count: int

    def must(self, state: Table) -> Seats:
        return (self.seat,)

    def question(self, state: Table) -> dict[str, str | int]:
        return {"count": self.count}


# ------------------------------------------------------------------------- discard


def discard(state: Table, part: int, deed: Deed, verb: Discard, chance: Chance) -> None:
    """Hand cards go to the sink: by chance, or as their owner or the player of the text chooses."""
    victims = [seat for seat in players_of(state, deed, part) if state.players[seat].hand_size()]
    match verb.choose:
        case Chooser.RANDOM:
            drawn = [
                (seat, chance.draw(sorted(state.players[seat].hand_names()))) for seat in victims
            ]
            for seat, name in drawn:
                throw_off(state, seat, name, "PR-EVENT-02")
        case Chooser.CHOOSER:
            state.push(*[PickFromHand(deed.seat, seat) for seat in victims])
        case _:
            state.push(*[ThrowOff(seat, verb.amount) for seat in victims])


def hand_of_victim(choice: PickFromHand, state: Table, seat: Seat) -> list[Choose]:
    """Every kind of card on that hand, which was looked at."""
    names = state.players[choice.victim].hand_names()
    return [Choose(name) for name in dict.fromkeys(names)]


def not_in_that_hand(
    choice: PickFromHand, state: Table, seat: Seat, move: Choose
) -> Illegal | None:
    """Only a card of that hand."""
    if state.players[choice.victim].holds_card(move.thing):
        return None
    return Illegal("PR-EVENT-02", "not-in-that-hand", card=move.thing)


def pick_from_hand(
    choice: PickFromHand, state: Table, seat: Seat, move: Choose, chance: Chance
) -> None:
    """That card goes to the sink."""
    throw_off(state, choice.victim, move.thing, "PR-EVENT-02")


class PickFromHand(Choice[Table]):
    """Choose a card of a hand that was looked at; it goes to the sink."""

    acts: ClassVar[tuple[Act, ...]] = (
        Act(Choose, pick_from_hand, hand_of_victim, not_in_that_hand),
    )
    seat: int
    victim: int

    def must(self, state: Table) -> Seats:
        return (self.seat,) if state.players[self.victim].hand_size() else ()

    def question(self, state: Table) -> dict[str, str | int]:
        return {"player": self.victim}


# ------------------------------------------------------------------------- look


def look(state: Table, part: int, deed: Deed, verb: Look, chance: Chance) -> None:
    """Look at a hand, or at the top cards of one of the sources."""
    for seat in players_of(state, deed, part):
        if Zone.SOURCE in effect_of(deed).target.zones:
            state.push(PickSource(deed.seat, seat, verb.amount))
        else:
            see_hand(state, deed.seat, seat)


def see_hand(state: Table, seat: int, victim: int) -> None:
    """A player sees the hand of another one."""
    player = state.players[victim]
    for zone in player.hand.values():
        for slot in zone.slots:
            slot.seen |= only(seat)
    state.report(CardsSeen("PR-ZONE-04", seat, victim, tuple(player.hand_names())))


def sources_of(choice: PickSource, state: Table, seat: Seat) -> list[Choose]:
    """The sources of that player in which cards are left."""
    sources = state.players[choice.victim].sources
    return [Choose(phase.value) for phase, pile in sources.items() if len(pile)]


def no_such_source(choice: PickSource, state: Table, seat: Seat, move: Choose) -> Illegal | None:
    """Only a source with cards."""
    if move in sources_of(choice, state, seat):
        return None
    return Illegal("PR-ZONE-04", "no-such-source", phase=move.thing)


def look_at_source(
    choice: PickSource, state: Table, seat: Seat, move: Choose, chance: Chance
) -> None:
    """The top cards are seen and stay where they are."""
    sources = state.players[choice.victim].sources
    pile = next(pile for phase, pile in sources.items() if phase.value == move.thing)
    slots = pile.look(min(choice.count, len(pile)), chance, only(seat))
    names = tuple([slot.name for slot in slots])
    state.report(CardsSeen("PR-ZONE-04", seat, choice.victim, names))


class PickSource(Choice[Table]):
    """Choose the source whose top cards you look at."""

    acts: ClassVar[tuple[Act, ...]] = (Act(Choose, look_at_source, sources_of, no_such_source),)
    obvious: ClassVar[bool] = True
    seat: int
    victim: int
    count: int

    def must(self, state: Table) -> Seats:
        return (self.seat,) if sources_of(self, state, self.seat) else ()

    def question(self, state: Table) -> dict[str, str | int]:
        return {"player": self.victim, "count": self.count}


WORDS.add(Word(Draw, draw), Word(Discard, discard), Word(Look, look))
