"""Words that move cards: sink, to hand, set aside."""

from __future__ import annotations

from starboard.cards.words import Word
from starboard.games.perry_rhodan.accessories import pick_up_loose_ends
from starboard.games.perry_rhodan.aside import set_aside
from starboard.games.perry_rhodan.effects import WORDS, lifted, target_of, targets_of
from starboard.games.perry_rhodan.kinds import Where
from starboard.games.perry_rhodan.returning import to_hand
from starboard.games.perry_rhodan.sinking import Way, sink
from starboard.games.perry_rhodan.state import Deed, Table
from starboard.games.perry_rhodan.vocabulary import SetAside, Sink, ToHand
from starboard.kernel import Chance


def sink_targets(state: Table, part: int, deed: Deed, verb: Sink, chance: Chance) -> None:
    """The targets go directly to the sink; nothing answers that (PR-SYM-05…07, PR-SINK-06)."""
    for laid in targets_of(state, deed, part):
        sink(state, laid, Way.DIRECT, "PR-SYM-05")


def return_targets(state: Table, part: int, deed: Deed, verb: ToHand, chance: Chance) -> None:
    """The targets return to their owners' hands; what a depot holds to the hand of its owner."""
    if target_of(deed, part).where is Where.STORED:
        empty_depot(state, deed)
        return
    for laid in targets_of(state, deed, part):
        to_hand(state, laid, "PR-ACC-10", verb.with_accessories)
    if state.mission is None:
        pick_up_loose_ends(state)


def empty_depot(state: Table, deed: Deed) -> None:
    """Everything under a depot goes to the hand."""
    player = state.players[deed.seat]
    for name, covered in list(player.covered.items()):
        if covered.under in (deed.source, lifted(deed)):
            del player.covered[name]
            for slot in covered.zone.slots:
                player.hand[covered.phase].add(slot)


def aside_targets(state: Table, part: int, deed: Deed, verb: SetAside, chance: Chance) -> None:
    """The targets are set aside for some rounds (PR-ASIDE-01, 03)."""
    for laid in targets_of(state, deed, part):
        set_aside(state, laid, verb.rounds)


WORDS.add(Word(Sink, sink_targets), Word(ToHand, return_targets), Word(SetAside, aside_targets))
