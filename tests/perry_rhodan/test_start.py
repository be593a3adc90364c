"""The start: coin, first player, opening hands, later phases (PR-START)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from starboard.errors import Illegal
from starboard.games.perry_rhodan import GAME
from starboard.games.perry_rhodan.action_cards import Letter, action_cards
from starboard.games.perry_rhodan.cards import Catalogue
from starboard.games.perry_rhodan.decks import Deck
from starboard.games.perry_rhodan.draws import accessible
from starboard.games.perry_rhodan.events.turn import HandShown, OutdatedDrawn, TurnBegan
from starboard.games.perry_rhodan.kinds import Phase
from starboard.games.perry_rhodan.setup import sorted_out
from starboard.games.perry_rhodan.state import Table
from starboard.kernel import EVERYONE, Event, Forced, OwnPile, only
from starboard.kernel.loop import act, advance, choice_of, legal_moves, to_act, why_not
from starboard.kernel.notation import parse
from starboard.kernel.options import read_options
from starboard.kernel.yaml_files import Name
from starboard.testing import clause
from tests.perry_rhodan.played import PLAYED
from tests.perry_rhodan.table import example

UNITS = ("stosstrupp",) * 10


def with_red_e(number: int) -> str:
    """An action card with this red number at E."""
    found = [name for name, card in action_cards().items() if card.number(Letter.E) == number]
    return found[0]


class Opening:
    """A table before the coin is tossed, with sources and action piles of the story."""

    def __init__(
        self,
        *,
        seats: int = 2,
        phases: str = "I",
        source: Sequence[str] = UNITS,
        piles: Mapping[int, Sequence[str]] | None = None,
        options: Mapping[str, object] | None = None,
    ) -> None:
        given = read_options(GAME.options, {"phases": phases, **(options or {})})
        self.state: Table = GAME.setup(seats, given, GAME.content(None))
        self.events: list[Event] = []
        for player in self.state.players:
            for phase, pile in player.sources.items():
                cards = [self.state.catalogue[name] for name in source]
                pile.bag = sorted([card.id for card in cards if card.phase is phase])
            if piles and player.seat in piles:
                player.action.bag = sorted(piles[player.seat])

    def goes_on(self, *chance: int | str) -> None:
        """Until somebody is asked; with what chance shows on the way."""
        script = Forced(*chance)
        self.state.events, self.state.settled = [], 0
        advance(GAME, self.state, script)
        self.events = self.state.events
        PLAYED.tells(self.events)
        assert not script.script, script.script

    def plays(self, seat: int, text: str, *chance: int | str) -> None:
        """A move; raises `Illegal` where the rules refuse it."""
        move = parse(text, GAME.move_types)
        refused = why_not(GAME, self.state, seat, move)
        if refused is not None:
            raise refused
        script = Forced(*chance)
        self.state.events, self.state.settled = [], 0
        PLAYED.asks(self.state, seat, move)
        act(GAME, self.state, seat, move, script)
        self.events = self.state.events
        PLAYED.tells(self.events)
        assert not script.script, script.script

    @property
    def asked(self) -> str:
        return type(choice_of(self.state, to_act(self.state)[0])).__name__


FIVE, FOUR = with_red_e(5), with_red_e(4)


def begun(source: Sequence[str] = UNITS) -> Opening:
    """Both have ten cards; seat 0 has the first turn."""
    opening = Opening(source=source, piles={0: [FIVE], 1: [FOUR]})
    opening.goes_on("heads", FIVE, FOUR, *sorted(source)[:10], *sorted(source)[:10])
    return opening


@clause("PR-START-01")
@pytest.mark.parametrize(("coin", "mine"), [("heads", FIVE), ("tails", FOUR)])
def test_on_tails_all_action_piles_go_to_the_next_player(coin: str, mine: str) -> None:
    opening = Opening(piles={0: [FIVE], 1: [FOUR]})
    theirs = FOUR if mine == FIVE else FIVE
    opening.goes_on(coin, mine, theirs, *UNITS, *UNITS)
    assert opening.state.first == (0 if mine == FIVE else 1)


@clause("PR-START-01")
def test_among_three_a_pile_goes_one_seat_clockwise() -> None:
    opening = Opening(seats=3, piles={0: [FIVE], 1: [FOUR], 2: [with_red_e(1)]})
    opening.goes_on("tails", with_red_e(1), FIVE, FOUR, *UNITS, *UNITS, *UNITS)
    assert [player.action_discard.pool for player in opening.state.players] == [
        "action:2",
        "action:0",
        "action:1",
    ]


@clause("PR-START-02")
@pytest.mark.parametrize(("coin", "knows"), [("heads", 0b01), ("tails", 0b11)])
def test_who_gets_another_pile_looks_through_it(coin: str, knows: int) -> None:
    opening = Opening(piles={0: [FIVE, FIVE], 1: [FOUR, FOUR]})
    first, second = (FIVE, FOUR) if coin == "heads" else (FOUR, FIVE)
    opening.goes_on(coin, first, second, *UNITS, *UNITS)
    for player in opening.state.players:
        if player.action.pool == "action:0":
            assert isinstance(player.action, OwnPile)
            assert player.action.owners == knows
            assert not player.action.top, "shuffled again: no place in it is known"


@clause("PR-START-04")
def test_the_highest_red_number_at_e_begins() -> None:
    opening = Opening(piles={0: [FOUR], 1: [FIVE]})
    opening.goes_on("heads", FOUR, FIVE, *UNITS, *UNITS)
    assert opening.state.first == 1
    opening.plays(0, "keep")
    opening.plays(1, "keep")
    assert to_act(opening.state) == (1,)


@clause("PR-START-05")
def test_only_those_who_tie_draw_again() -> None:
    one = with_red_e(1)
    opening = Opening(seats=3, piles={0: [FIVE, one], 1: [one], 2: [FIVE, FOUR]})
    opening.goes_on("heads", FIVE, one, FIVE, one, FOUR, *UNITS, *UNITS, *UNITS)
    assert opening.state.first == 2
    assert len(opening.state.players[1].action_discard) == 1


@clause("PR-START-06")
def test_turns_pass_clockwise() -> None:
    opening = Opening(seats=3, piles={0: [FOUR], 1: [FIVE], 2: [FOUR]}, source=("stosstrupp",) * 20)
    opening.goes_on("heads", FOUR, FIVE, FOUR, *UNITS, *UNITS, *UNITS)
    began: list[int] = []
    for seat in (0, 1, 2):
        opening.plays(seat, "keep")
        began += [event.seat for event in opening.events if isinstance(event, TurnBegan)]
    for _ in range(3):
        seat = to_act(opening.state)[0]
        opening.plays(seat, "end-missions", "stosstrupp")
        opening.plays(seat, "pass")
        opening.plays(seat, "end-build-up")
        opening.plays(seat, "discard stosstrupp")
        began += [event.seat for event in opening.events if isinstance(event, TurnBegan)]
    assert began == [1, 2, 0, 1]


@clause("PR-START-07", "PR-START-08")
def test_the_opening_hand_is_ten_cards_of_the_first_source() -> None:
    opening = begun(("stosstrupp",) * 14)
    player = opening.state.players[0]
    assert player.hand_size() == 10
    assert len(player.sources[Phase.I]) == 4
    assert list(player.sources) == [Phase.I]


@clause("PR-START-09", "PR-START-10")
def test_a_later_start_also_draws_from_lower_phases() -> None:
    given, _, then = example("PR-START-10")
    opening = Opening(phases=given["start_phase"], piles={0: [FIVE], 1: [FOUR]})
    opening.goes_on("heads", FIVE, FOUR)
    assert opening.asked == "OpeningHand"
    player = opening.state.players[0]
    assert [phase.value for phase in accessible(player)] == then["allowed_matter_sources"]
    splits = [str(move).split()[1].split("+") for move in legal_moves(GAME, opening.state, 0)]
    assert {len(split) for split in splits} == {then["cards"]}
    assert {phase for split in splits for phase in split} == set(then["allowed_matter_sources"])
    with pytest.raises(Illegal) as refused:
        opening.plays(0, "draw I+I")
    assert refused.value.clause == "PR-START-07"


@clause("PR-START-11")
@pytest.mark.parametrize(
    ("source", "may"),
    [
        pytest.param(("terra",) * 10, True, id="only places"),
        pytest.param(UNITS, True, id="no place"),
        pytest.param((*UNITS[:9], "terra"), False, id="mixed"),
    ],
)
def test_a_hand_of_places_or_without_one_may_be_drawn_anew(
    source: tuple[str, ...], may: bool
) -> None:
    opening = begun(source)
    if not may:
        with pytest.raises(Illegal) as refused:
            opening.plays(0, "redraw")
        assert refused.value.clause == "PR-START-11"
        return
    opening.plays(0, "redraw", *sorted(source))
    shown = [event for event in opening.events if isinstance(event, HandShown)]
    assert sorted(shown[0].cards) == sorted(source)
    assert shown[0].audience() == EVERYONE
    assert opening.state.players[0].hand_size() == 10


@clause("PR-START-12")
def test_a_hand_is_drawn_anew_only_once() -> None:
    opening = begun()
    opening.plays(0, "redraw", *UNITS)
    with pytest.raises(Illegal):
        opening.plays(0, "redraw", *UNITS)


@clause("PR-START-13")
@pytest.mark.parametrize(
    ("phases", "sources"),
    [("II", "I II"), ("III", "I II III"), ("IV", "I II III IV"), ("V", "V"), ("I-III", "I II III")],
)
def test_a_game_is_played_with_the_sources_of_its_cycle(phases: str, sources: str) -> None:
    opening = Opening(phases=phases)
    found = [phase.value for phase in opening.state.players[0].sources]
    assert " ".join(found) == sources


@clause("PR-START-14", "PR-START-16")
@pytest.mark.parametrize(
    ("start", "left"),
    [
        pytest.param(Phase.I, {"blockade_der_grossmaechte", "fantan_raum", "terra"}, id="I"),
        pytest.param(Phase.II, {"fantan_raum", "terra"}, id="II"),
        pytest.param(Phase.III, {"terra"}, id="III"),
    ],
)
def test_what_is_outdated_is_sorted_out_before_a_later_start(start: Phase, left: set[str]) -> None:
    cards = Catalogue.of(GAME.content(None))
    names = ("blockade_der_grossmaechte", "fantan_raum", "terra")
    deck = Deck(name=Name(de="Alt", en="Old"), sources={Phase.I: names})
    assert set(sorted_out(deck, Phase.I, cards, start, False)) == left
    assert set(sorted_out(deck, Phase.I, cards, start, True)) == set(names)


@clause("PR-START-15")
def test_in_a_tournament_an_outdated_card_is_replaced_when_it_turns_up() -> None:
    opening = Opening(
        phases="III",
        source=("fantan_raum", *UNITS),
        piles={0: [FIVE], 1: [FOUR]},
        options={"tournament": True},
    )
    opening.goes_on("heads", FIVE, FOUR)
    ten = "+".join(["I"] * 10)
    opening.plays(0, f"draw {ten}", "fantan_raum", *UNITS)
    player = opening.state.players[0]
    assert player.sink == ["fantan_raum"]
    assert player.hand_size() == 10
    assert [event.card for event in opening.events if isinstance(event, OutdatedDrawn)] == [
        "fantan_raum"
    ]


@clause("PR-GEN-02")
def test_every_player_has_a_source_for_each_phase_that_is_played() -> None:
    opening = Opening(phases="I-V")
    for player in opening.state.players:
        assert [phase.value for phase in player.sources] == ["I", "II", "III", "IV", "V"]
        for phase, pile in player.sources.items():
            assert pile.pool == f"{phase}:{player.seat}"
            assert isinstance(pile, OwnPile)
            assert pile.owners == only(player.seat)
