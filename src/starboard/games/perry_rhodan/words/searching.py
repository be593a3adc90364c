"""Words that look for cards: search, store, lay out of a source."""

from __future__ import annotations

from typing import ClassVar

from starboard.cards.words import Word
from starboard.errors import Illegal
from starboard.games.perry_rhodan.accessories import hand_out, is_fixed
from starboard.games.perry_rhodan.effects import (
    WORDS,
    effect_of,
    hand_targets,
    players_of,
    target_of,
    targets_of,
)
from starboard.games.perry_rhodan.events.build_up import CardLaid
from starboard.games.perry_rhodan.events.effects import (
    CardFound,
    CardStored,
    NothingFound,
    SourceShuffled,
)
from starboard.games.perry_rhodan.kinds import Phase, Zone
from starboard.games.perry_rhodan.moves.windows import Choose
from starboard.games.perry_rhodan.state import Covered, Deed, Laid, Player, Table
from starboard.games.perry_rhodan.targets import passes_printed
from starboard.games.perry_rhodan.uniques import is_taken
from starboard.games.perry_rhodan.versions import AS_THE_BOOK_SAYS, follows
from starboard.games.perry_rhodan.vocabulary import LayOut, Search, Store
from starboard.games.perry_rhodan.zones import borne_by, home_of, lay_down
from starboard.kernel import EVERYONE, Act, Chance, Choice, Pass, Seat, Seats, Slot, only

# ------------------------------------------------------------------------- search


def search(state: Table, part: int, deed: Deed, verb: Search, chance: Chance) -> None:
    """Look for a card in the own sources or sink; which one is asked (PR-TURN-20, 21)."""
    state.push(Searching(deed.seat, deed.number, part))


def found_by(state: Table, deed: Deed, part: int) -> list[str]:
    """What may be taken: the player knows what is left in his sources."""
    target, player = target_of(deed, part), state.players[deed.seat]
    names: list[str] = []
    if Zone.SOURCE in target.zones:
        names += [name for pile in player.sources.values() for name in pile.names()]
    if Zone.SINK in target.zones:
        names += player.sink
    known = [name for name in dict.fromkeys(sorted(names)) if name]
    return [name for name in known if passes_printed(target.filter, state.catalogue[name])]


def finds(choice: Searching, state: Table, seat: Seat) -> list[Choose]:
    """Every card that fits."""
    return [Choose(name) for name in found_by(state, state.deeds[choice.deed], choice.part)]


def cannot_find(choice: Searching, state: Table, seat: Seat, move: Choose) -> Illegal | None:
    """Only what the text speaks of, and what is there."""
    if move.thing in found_by(state, state.deeds[choice.deed], choice.part):
        return None
    return Illegal("PR-TURN-21", "not-to-be-found", card=move.thing)


def take_found(choice: Searching, state: Table, seat: Seat, move: Choose, chance: Chance) -> None:
    """The card goes to the hand; a searched source is shuffled (PR-TURN-20, 21)."""
    deed = state.deeds[choice.deed]
    target, player = target_of(deed, choice.part), state.players[seat]
    shuffle_searched(state, player, deed, choice.part, chance)
    card, named = state.catalogue[move.thing], bool(target.filter.family)
    pile = player.sources.get(card.phase)
    in_source = pile is not None and move.thing in pile.names() and Zone.SOURCE in target.zones
    if pile is not None and in_source:
        pile.remove(move.thing)
    else:
        player.sink.remove(move.thing)
    seen = EVERYONE if named or not in_source else only(seat)
    player.hand[card.phase].add(Slot(move.thing, seen))
    state.report(CardFound("PR-TURN-21", seat, move.thing, named or not in_source))


def leave_it(choice: Searching, state: Table, seat: Seat, move: Pass, chance: Chance) -> None:
    """Nothing is taken; the source was searched all the same."""
    shuffle_searched(state, state.players[seat], state.deeds[choice.deed], choice.part, chance)
    state.report(NothingFound("PR-TURN-20", seat))


def shuffle_searched(state: Table, player: Player, deed: Deed, part: int, chance: Chance) -> None:
    """Every source that was searched is shuffled (PR-TURN-20)."""
    target = target_of(deed, part)
    if Zone.SOURCE not in target.zones:
        return
    for phase in searched(player, target.filter.phase):
        player.sources[phase].shuffle(chance)
        state.report(SourceShuffled("PR-TURN-20", player.seat, phase))


def searched(player: Player, phase: Phase | None) -> list[Phase]:
    """The sources that a text lets somebody search."""
    return [each for each in player.sources if phase in (None, each) and each <= player.access]


class Searching(Choice[Table]):
    """Take a card that a text lets you look for, or leave it (PR-TURN-20, 21)."""

    acts: ClassVar[tuple[Act, ...]] = (
        Act(Choose, take_found, finds, cannot_find, finds),
        Act(Pass, leave_it),
    )
    seat: int
    deed: int
    part: int

    def must(self, state: Table) -> Seats:
        return (self.seat,)

    def question(self, state: Table) -> dict[str, str | int]:
        return {"card": state.deeds[self.deed].card.id}


# ------------------------------------------------------------------------- store


def store(state: Table, part: int, deed: Deed, verb: Store, chance: Chance) -> None:
    """A hand card goes face down under this card, up to so many."""
    lying = [
        each for each in state.players[deed.seat].covered.values() if each.under == deed.source
    ]
    if len(lying) < verb.max:
        state.push(Storing(deed.seat, deed.source))


def storable(choice: Storing, state: Table, seat: Seat) -> list[Choose]:
    """Every kind of card on the hand."""
    return [Choose(name) for name in dict.fromkeys(state.players[seat].hand_names())]


def cannot_store(choice: Storing, state: Table, seat: Seat, move: Choose) -> Illegal | None:
    """Only a card of the own hand."""
    if state.players[seat].holds_card(move.thing):
        return None
    return Illegal("PR-ZONE-05", "not-on-hand", card=move.thing)


def put_under(choice: Storing, state: Table, seat: Seat, move: Choose, chance: Chance) -> None:
    """Everybody sees the back, and no more."""
    player, phase = state.players[seat], state.catalogue[move.thing].phase
    zone = player.hand[phase].beside([player.hand[phase].take(move.thing)])
    name = f"stored.{state.number()}"
    depot = player.cards[choice.depot]
    covered = Covered(name, seat, depot.side, phase, zone, under=choice.depot)
    player.covered[name] = covered
    state.report(CardStored("PR-ZONE-05", seat, choice.depot, phase))


class Storing(Choice[Table]):
    """Choose the hand card that goes into the depot."""

    acts: ClassVar[tuple[Act, ...]] = (Act(Choose, put_under, storable, cannot_store),)
    seat: int
    depot: str

    def must(self, state: Table) -> Seats:
        return (self.seat,) if state.players[self.seat].hand_size() else ()

    def question(self, state: Table) -> dict[str, str | int]:
        return {"card": self.depot}


# ------------------------------------------------------------------------- lay out


def lay_out(state: Table, part: int, deed: Deed, verb: LayOut, chance: Chance) -> None:
    """A card is laid out beyond the number of this turn: out of a source, a hand or a sink."""
    if verb.to:
        lay_over(state, part, deed, verb)
        return
    wanted = effect_of(deed).target
    for seat in players_of(state, deed, part):
        player = state.players[seat]
        names = sorted([name for pile in player.sources.values() for name in pile.names() if name])
        fitting = [name for name in names if passes_printed(wanted.filter, state.catalogue[name])]
        for phase in searched(player, wanted.filter.phase):
            player.sources[phase].shuffle(chance)
        if fitting:
            put_out(state, player, fitting[0], verb)
        else:
            state.report(NothingFound("PR-TURN-20", seat))


def lay_over(state: Table, part: int, deed: Deed, verb: LayOut) -> None:
    """What the text speaks of lies at another place now, for the side that played it (PR-P5-07)."""
    side = verb.side or deed.side
    assert side is not None
    for name in hand_targets(state, deed):
        card = state.catalogue[name]
        if is_taken(state, deed.seat, card) and follows(state, AS_THE_BOOK_SAYS):
            continue  # PR-UNIQ-01: it stays on the hand
        state.players[deed.seat].hand[card.phase].take(name)
        found = Laid(f"{name}.{state.number()}", card, deed.seat, side, deed.seat, verb.to)
        found.passive = verb.passive
        lay_down(state, found)
        told = (deed.seat, found.id, side, verb.to, "", deed.seat)
        state.report(CardLaid("PR-P5-07", *told))
    for laid in targets_of(state, deed, part):
        gear, home = borne_by(state, laid), home_of(state, laid)
        laid.side, laid.space, laid.place, laid.on = side, laid.owner, verb.to, ""
        laid.passive = verb.passive
        if follows(state, AS_THE_BOOK_SAYS):
            take_fixed_along(laid, gear)
            state.memo = {}
            hand_out(state, home)
        state.memo = {}
        told = (laid.owner, laid.id, side, verb.to, "", laid.owner)
        state.report(CardLaid("PR-P5-07", *told))


def take_fixed_along(bearer: Laid, gear: list[Laid]) -> None:
    """Fixed accessories stay under their card, others at the place where they are (PR-ACC-19)."""
    for laid in gear:
        if is_fixed(laid.card):
            laid.side, laid.space, laid.place = bearer.side, bearer.space, bearer.place
        else:
            laid.on = ""


def put_out(state: Table, player: Player, name: str, verb: LayOut) -> None:
    """A card out of a source lies at its place."""
    card = state.catalogue[name]
    player.sources[card.phase].remove(name)
    side = verb.side or card.colour.sides[0]
    family = verb.to or card.family
    laid = Laid(f"{name}.{state.number()}", card, player.seat, side, player.seat, family)
    laid.passive = verb.passive
    lay_down(state, laid)
    state.report(CardLaid("PR-LAY-21", player.seat, laid.id, side, family, "", player.seat))


WORDS.add(Word(Search, search), Word(Store, store), Word(LayOut, lay_out))
