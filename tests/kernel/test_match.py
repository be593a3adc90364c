"""A match: playing, explaining, looking ahead, copies, and the ways it can end."""

from __future__ import annotations

import subprocess
import sys
from typing import Any, ClassVar

import pytest

import starboard
from starboard import CLOCK, BadInput, Illegal, Match
from starboard.kernel import Forced, Move, NeedsChance, Option, OptionKind, Seeded, together
from tests.kernel.mini import Ask, AskAnswered, AskPicky, AskWithCoins, Name, Notes, Spend, match_of
from tests.toys import bluff, countdown, harvest


def test_a_match_is_played_by_notation_or_by_moves() -> None:
    match = starboard.new("harvest", seed=1)
    match.play(0, "go b3")
    match.play(0, harvest.Stop())
    assert match.to_act == (1,)
    assert [entry.moves for entry in match.log] == [("go b3",), ("stop",)]


class AskCounted(Ask):
    """Counts how often its moves are listed."""

    listed: ClassVar[list[int]] = []

    def moves(self, state: Notes, seat: int) -> list[Move]:
        self.listed.append(seat)
        return super().moves(state, seat)


@pytest.mark.parametrize(
    ("text", "error", "words"),
    [
        pytest.param(" name   b ", None, "", id="legal"),
        pytest.param("name z", Illegal, "no-such-word", id="illegal"),
        pytest.param("pass", Illegal, "not-now", id="not now"),
        pytest.param("dance", BadInput, "is no move of this game", id="unknown"),
        pytest.param("name a b", BadInput, "name WORD", id="too many words"),
        pytest.param("", BadInput, "is empty", id="empty"),
    ],
)
def test_a_move_in_notation_is_read_and_asked_for_alone(
    text: str, error: type[starboard.Error] | None, words: str
) -> None:
    match = match_of(AskCounted(0, ("a", "b")), Ask(0, ("c",)))
    AskCounted.listed.clear()
    if error is None:
        match.play(0, text)
        assert match.state.said == ["0 b"]
    else:
        with pytest.raises(error, match=words):
            match.play(0, text)
    assert AskCounted.listed == []


def test_a_refused_move_changes_nothing_and_names_its_rule() -> None:
    match = starboard.new("harvest", seed=1)
    before = match.hash
    with pytest.raises(Illegal) as refused:
        match.play(0, "go e3")
    assert (refused.value.clause, refused.value.message) == ("TOY-STEP-02", "not-adjacent")
    assert refused.value.arguments == {"hex": ("e3",)}
    assert match.hash == before
    assert match.log == []


def test_a_move_that_was_listed_is_asked_again_once_something_has_happened() -> None:
    match = starboard.new("harvest", seed=1)
    stop = next(move for move in match.moves(0) if isinstance(move, harvest.Stop))
    match.play(0, stop)
    with pytest.raises(Illegal):
        match.play(0, stop)
    assert match.to_act == (1,)


def test_a_move_that_was_listed_for_one_seat_is_not_legal_for_another() -> None:
    match = starboard.new("harvest", seed=1)
    stop = next(move for move in match.moves(0) if isinstance(move, harvest.Stop))
    with pytest.raises(Illegal):
        match.play(1, stop)
    assert match.to_act == (0,)


def test_a_move_that_answers_a_question_which_is_gone_is_refused() -> None:
    match = starboard.new("harvest", seed=1)
    asked = match.question(0)
    match.play(0, "go b3", answers=asked)
    with pytest.raises(Illegal, match="question-is-gone"):
        match.play(0, "go a3", answers=asked)


def test_the_same_seed_and_moves_give_the_same_match() -> None:
    hashes = []
    for _ in range(2):
        match = starboard.new("bluff", seats=2, seed=3)
        match.play(0, match.moves(0)[0])
        hashes.append(match.hash)
    assert hashes[0] == hashes[1] != starboard.new("bluff", seats=2, seed=4).hash


def test_at_a_real_table_a_missing_result_is_asked_for_and_the_move_made_again() -> None:
    match = starboard.new("harvest", seed=1)
    before = match.hash
    match.chance = Forced()
    with pytest.raises(NeedsChance) as asked:
        match.play(0, "go b3")
    assert "herb" in asked.value.options
    assert (match.hash, match.log) == (before, [])
    match.chance = Forced("herb")
    match.play(0, "go b3")
    assert match.state.field["b3"] == "herb"


# ---------------------------------------------------------------------- several moves as one


class TestMacros:
    def test_a_path_is_one_entry(self) -> None:
        match = match_of(Ask(0, ("a",)), Ask(0, ("b",)))
        match.play(0, ["name a", Name("b")])
        assert match.state.said == ["0 a", "0 b"]
        assert len(match.log) == 1

    def test_if_one_move_is_refused_none_is_played(self) -> None:
        match = match_of(Ask(0, ("a",)), Ask(0, ("b",)))
        before = match.hash
        with pytest.raises(Illegal, match="no-such-word"):
            match.play(0, ["name a", "name c"])
        assert (match.hash, match.log) == (before, [])

    def test_if_one_move_cannot_be_read_none_is_played(self) -> None:
        match = match_of(Ask(0, ("a",)), Ask(0, ("b",)))
        before = match.hash
        with pytest.raises(BadInput):
            match.play(0, ["name a", "dance"])
        assert (match.hash, match.log) == (before, [])

    def test_chance_cuts_it(self) -> None:
        match = match_of(Ask(0, ("roll",)), Ask(0, ("b",)))
        match.play(0, ["name roll", "name b"])
        assert match.log[0].moves == ("name roll",)
        assert match.to_act == (0,)

    def test_a_path_over_uncovered_hexes_ends_where_a_tile_is_drawn(self) -> None:
        match = starboard.new("harvest", seed=1)
        match.play(0, ["go b3", "go c3"])
        assert match.state.farmers[0].at == "b3"

    def test_it_is_undone_as_one(self) -> None:
        match = match_of(Ask(0, ("a",)), Ask(0, ("b",)), Ask(0, ("c",)))
        match.play(0, ["name a", "name b"])
        match.undo(0)
        assert match.state.said == []

    def test_an_empty_one_is_bad_input(self) -> None:
        with pytest.raises(BadInput, match="is empty"):
            match_of(Ask(0, ("a",))).play(0, [])


# ---------------------------------------------------------------------- why not, and what if


class TestExplain:
    def test_a_thing_is_explained_with_each_reason_once(self) -> None:
        match = starboard.new("harvest", seed=1)
        assert match.explain(0, "e3") == (Illegal("TOY-STEP-02", "not-adjacent", hex=("e3",)),)

    def test_a_thing_that_can_be_used_needs_no_explanation(self) -> None:
        assert starboard.new("harvest", seed=1).explain(0, "b3") == ()

    def test_a_move_is_explained_by_its_notation(self) -> None:
        match = starboard.new("harvest", seed=1)
        assert match.explain(0, "reap") == (Illegal("TOY-REAP-01", "nothing-grows"),)
        assert match.explain(0, "stop") == ()

    def test_asides_are_explained_too(self) -> None:
        match = starboard.new("harvest", seed=1)
        assert match.explain(0, "herb") == (
            Illegal("TOY-TRADE-01", "too-few", good="fruit"),
            Illegal("TOY-TRADE-01", "too-few", good="grain"),
            Illegal("TOY-TRADE-01", "too-few", good="herb"),
        )
        match.state.farmers[0].goods["grain"] = 2
        assert match.explain(0, "herb") == ()

    def test_who_is_not_asked_is_told_so(self) -> None:
        match = starboard.new("bluff", seed=1)
        assert match.explain(1, "3") == (Illegal("TOY-TURN-01", "not-your-decision"),)

    def test_a_thing_that_no_move_touches_has_no_use_now(self) -> None:
        match = starboard.new("harvest", seed=1)
        assert match.explain(0, "spoon") == (Illegal("TOY-TURN-01", "no-use-now"),)

    def test_the_open_choice_may_know_why_it_is_of_no_use(self) -> None:
        match = match_of(AskPicky(0, ("a",)))
        assert match.explain(0, "z") == (Illegal("MINI-02", "not-here", thing="z"),)
        assert match.explain(1, "z")[0].message == "not-your-decision"


class TestPreview:
    def test_it_says_what_a_move_costs_and_does(self) -> None:
        match = starboard.new("harvest", seed=1)
        match.state.farmers[0].goods["grain"] = 3
        preview = match.preview(0, "trade grain herb")
        assert preview.costs == {"grain": 2}
        assert preview.events == (harvest.Did("TOY-TRADE-01", 0, "herb"),)
        assert preview.complete

    def test_it_ends_at_the_first_chance(self) -> None:
        preview = starboard.new("harvest", seed=1).preview(0, "go b3")
        assert preview.events == ()
        assert not preview.complete

    def test_it_changes_nothing(self) -> None:
        match = starboard.new("bluff", seed=1)
        before = match.hash
        match.preview(0, match.moves(0)[0])
        assert match.hash == before

    def test_an_illegal_move_has_none(self) -> None:
        with pytest.raises(Illegal):
            starboard.new("harvest", seed=1).preview(0, "reap")

    def test_time_can_be_looked_ahead_too(self) -> None:
        match = starboard.new("countdown", seed=1)
        assert not match.preview(CLOCK, match.moves(CLOCK)[0]).complete


# ---------------------------------------------------------------------- time and call-outs


class TestClock:
    def test_its_only_move_is_the_next_scheduled_instant(self) -> None:
        match = starboard.new("countdown", seats=2, seed=1)
        assert CLOCK in match.to_act
        assert match.moves(CLOCK) == (countdown.Tick(20),)
        match.play(CLOCK, "tick 20")
        assert match.state.now == 20
        assert match.moves(CLOCK) == (countdown.Tick(45),)

    def test_who_is_ready_is_not_waited_for_but_may_call_out(self) -> None:
        match = starboard.new("countdown", seats=2, seed=1)
        match.play(0, "ready")
        assert match.to_act == (1, CLOCK)
        assert match.may_act == (0,)
        assert match.moves(0) == (countdown.Call("help"), countdown.Call("mine"))

    def test_the_last_instant_abandons_unfinished_plans(self) -> None:
        match = starboard.new("countdown", seats=2, seed=1, options={"phases": 1})
        match.play(0, "put red")
        for instant in (20, 45, 60):
            match.play(CLOCK, f"tick {instant}")
        assert match.over
        resolved = match.events(None)[-1].event
        assert isinstance(resolved, countdown.Resolved)
        assert resolved.cards == ("red",)


# ---------------------------------------------------------------------- copies


class TestCopies:
    def test_playing_on_a_clone_leaves_the_match_alone(self) -> None:
        match = starboard.new("bluff", seed=1)
        before = match.hash
        copy = match.clone()
        copy.play(0, copy.moves(0)[0])
        assert (match.hash, len(match.log)) == (before, 0)

    def test_a_branch_shares_the_past(self) -> None:
        match = played("harvest", 6)
        branch = match.branch(3)
        assert branch.log[:3] == match.log[:3]
        assert branch.hash == replayed_hash(match, 3)

    def test_a_branch_gets_other_dice(self) -> None:
        match = starboard.new("harvest", seed=1)
        tiles = set()
        for _ in range(12):
            branch = match.branch(len(match.log))
            branch.play(0, "go b3")
            tiles.add(branch.log[-1].chance)
            match.play(0, "go b3")
            match.undo(0, consent=(1,))
        assert len(tiles) > 1

    def test_a_branch_can_be_saved_verified_and_continued(self, tmp_path: Any) -> None:
        branch = played("harvest", 6).branch(3)
        branch.play(branch.to_act[0], branch.moves(branch.to_act[0])[0])
        branch.verify()
        branch.save(tmp_path / "branch.jsonl")
        loaded = starboard.load(tmp_path / "branch.jsonl")
        assert loaded.hash == branch.hash
        assert stream(loaded) == stream(branch)

    @pytest.mark.parametrize("at", [-1, 7])
    def test_there_is_no_branch_from_an_entry_that_is_not_there(self, at: int) -> None:
        with pytest.raises(BadInput, match=f"there is no entry {at}"):
            played("harvest", 6).branch(at)


def played(game: str, moves: int) -> Match[Any]:
    match = starboard.new(game, seed=2)
    for _ in range(moves):
        seat = match.to_act[0]
        match.play(seat, match.moves(seat)[0])
    return match


def stream(match: Match[Any]) -> tuple[str, int]:
    """Which random stream a match has, and how far it has come."""
    assert isinstance(match.chance, Seeded)
    return match.chance.seed, match.chance.position


def replayed_hash(match: Match[Any], at: int) -> str:
    again = starboard.new(match.setup.game, seed=match.setup.seed)
    for entry in match.log[:at]:
        again.play(entry.seat, entry.moves)
    return again.hash


# ---------------------------------------------------------------------- events and ends


class TestEvents:
    def test_each_viewer_has_numbers_without_gaps(self) -> None:
        match = starboard.new("countdown", seats=2, seed=1)
        match.play(0, "put red")
        match.play(1, "put blue")
        match.play(1, "ready")
        own = match.events(0)
        assert [told.number for told in own] == [1, 2]
        assert own[0].event == countdown.Planned("TOY-PLAN-01", 0, "red")

    def test_who_may_not_see_an_event_gets_its_redacted_form(self) -> None:
        match = starboard.new("bluff", seed=1)
        drawn = [told.event for told in match.events(1)]
        assert bluff.Drew("TOY-DRAW-01", 0, "") in drawn

    def test_later_events_can_be_asked_for(self) -> None:
        match = starboard.new("bluff", seed=1)
        assert match.events(0, since=4) == match.events(0)[4:]


class TestEnds:
    def test_who_concedes_loses(self) -> None:
        match = starboard.new("bluff", seats=3, seed=1)
        match.concede(1)
        assert match.outcome is not None
        assert (match.outcome.won, match.outcome.places) == ((0, 2), (1, 2, 1))
        match.verify()

    @pytest.mark.parametrize("stranger", [CLOCK, 3])
    def test_only_who_sits_at_the_table_can_concede(self, stranger: int) -> None:
        match = starboard.new("bluff", seats=3, seed=1)
        with pytest.raises(BadInput, match="there is no seat"):
            match.concede(stranger)
        assert not match.over

    def test_all_may_agree_to_end_it(self) -> None:
        match = starboard.new("bluff", seats=3, seed=1)
        match.agree()
        assert match.outcome is not None
        assert (match.outcome.won, match.outcome.reason) == ((), "agreed")
        match.verify()

    def test_a_game_says_how_it_ends_by_agreement(self) -> None:
        match = starboard.new("hunt", seed=1)
        match.play(1, "bury c")
        match.play(0, "dig")
        match.agree()
        assert match.outcome is not None
        assert (match.outcome.won, match.outcome.points) == ((), (1, 2))
        assert match.state_after(match.played).outcome == match.outcome
        match.verify()

    def test_what_is_over_cannot_be_ended_again(self) -> None:
        match = starboard.new("bluff", seed=1)
        match.agree()
        with pytest.raises(Illegal, match="nothing-to-decide"):
            match.agree()
        with pytest.raises(Illegal, match="nothing-to-decide"):
            match.concede(0)
        assert match.moves(0) == ()


# ---------------------------------------------------------------------- undo


class TestUndo:
    def test_it_is_free_while_nobody_has_learned_anything(self) -> None:
        match = starboard.new("harvest", seed=1)
        before = match.hash
        match.play(0, "stop")
        match.undo(0)
        assert match.hash == before
        assert match.log[-1].kind == "undo"

    def test_what_was_told_of_it_is_known_to_be_taken_back(self) -> None:
        match = starboard.new("harvest", seed=1)
        match.state.farmers[0].goods["grain"] = 4
        match.snapshots.clear()
        match.play(0, "trade grain herb")
        (told,) = [each.number for each in match.events(0)]
        assert match.taken_back(0) == ()
        match.undo(0)
        assert match.taken_back(0) == match.taken_back(None) == ((told, told),)

    def test_after_chance_everybody_has_to_consent(self) -> None:
        match = starboard.new("harvest", seats=3, seed=1)
        match.play(0, "go b3")
        with pytest.raises(starboard.NeedsConsent) as asked:
            match.undo(0, consent=(1,))
        assert asked.value.seats == (2,)
        match.undo(0, consent=(1, 2))
        assert match.state.farmers[0].at == "a3"

    def test_after_another_seats_decision_everybody_has_to_consent(self) -> None:
        match = starboard.new("harvest", seed=1)
        match.play(0, "stop")
        match.play(1, "stop")
        with pytest.raises(starboard.NeedsConsent):
            match.undo(0)

    def test_after_a_card_was_shown_everybody_has_to_consent(self) -> None:
        match = starboard.new("bluff", seed=1)
        match.play(0, match.moves(0)[0])
        with pytest.raises(starboard.NeedsConsent):
            match.undo(0)

    def test_the_same_dice_never_come_again(self) -> None:
        match = starboard.new("harvest", seed=1)
        match.play(0, "go b3")
        seed, position = stream(match)
        match.undo(0, consent=(1,))
        assert stream(match) == (seed, position)
        match.play(0, "go b3")
        assert stream(match) == (seed, position + 1)
        match.verify()

    def test_in_a_strand_only_the_own_move_is_taken_back(self) -> None:
        match = starboard.new("countdown", seats=2, seed=1)
        match.play(0, "put red")
        match.play(1, "put blue")
        match.play(CLOCK, "tick 20")
        match.undo(0)
        assert match.state.plans[0].names == []
        assert match.state.plans[1].names == ["blue"]
        assert match.state.now == 20
        match.verify()

    def test_what_others_built_on_cannot_be_taken_back_alone(self) -> None:
        match = match_of(together({0: Ask(0, ("a",)), 1: Ask(1, ("b",))}), Ask(1, ("c", "d")))
        match.play(0, "name a")
        match.play(1, "name b")
        with pytest.raises(starboard.NeedsConsent):
            match.undo(0)

    def test_what_was_answered_cannot_be_taken_back_alone_either(self) -> None:
        match = match_of(together({0: AskAnswered(0, ("a",)), 1: Ask(1, ("b",))}))
        match.play(0, "name a")
        with pytest.raises(starboard.NeedsConsent) as asked:
            match.undo(0)
        assert asked.value.why == "learned"

    def test_who_has_done_nothing_has_nothing_to_undo(self) -> None:
        with pytest.raises(Illegal, match="nothing-to-undo"):
            starboard.new("harvest", seed=1).undo(0)

    def test_asides_can_be_taken_back(self) -> None:
        match = match_of(AskWithCoins(0, ("a", "b")))
        match.play(0, Spend())
        match.undo(0)
        assert match.state.coins == [1, 1]

    def test_an_imagined_match_goes_back_to_where_it_was_imagined(self) -> None:
        match = starboard.new("harvest", seed=1)
        match.play(0, "stop")
        imagined = match.imagine(1, seed=1)
        before = imagined.hash
        imagined.play(1, "stop")
        imagined.undo(1)
        assert imagined.hash == before

    def test_what_was_learned_in_a_strand_is_not_taken_back_freely(self) -> None:
        match = starboard.new("countdown", seats=2, seed=1)
        match.play(CLOCK, "tick 20")
        with pytest.raises(starboard.NeedsConsent):
            match.undo(CLOCK)

    def test_a_long_match_is_undone_exactly(self) -> None:
        match = match_of(*[Ask(0, ("a", "b")) for _ in range(150)])
        for _ in range(140):
            match.play(0, "name a")
        before = match.hash
        match.play(0, "name b")
        match.undo(0)
        assert match.hash == before


# ---------------------------------------------------------------------- games, options, import


def test_all_known_games_are_listed_in_order() -> None:
    assert [game for game in starboard.games() if game in ("bluff", "countdown", "harvest")] == [
        "bluff",
        "countdown",
        "harvest",
    ]


def test_an_unknown_game_is_bad_input() -> None:
    with pytest.raises(BadInput, match="chess"):
        starboard.new("chess")


def test_a_game_with_too_many_seats_is_bad_input() -> None:
    with pytest.raises(BadInput, match="is played by 2 to 4, not by 5"):
        starboard.new("bluff", seats=5)


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"speed": 1}, "unknown; this game has: rounds, herbs"),
        ({"rounds": 13}, "must be from 1 to 12, not 13"),
        ({"rounds": True}, "must be a whole number, not True"),
        ({"herbs": "many"}, "must be one of rare, common"),
    ],
)
def test_an_option_that_does_not_fit_is_named(options: dict[str, object], words: str) -> None:
    with pytest.raises(BadInput, match=words):
        starboard.new("harvest", options=options)


def test_options_change_the_setup() -> None:
    match = starboard.new("harvest", options={"rounds": 1})
    assert match.state.rounds == 1
    assert match.setup.options == {"rounds": 1, "herbs": "rare"}


def test_flags_and_lists_of_words_are_read_strictly() -> None:
    flag = Option(name="open", kind=OptionKind.FLAG, default=False)
    words = Option(name="decks", kind=OptionKind.WORDS, default=())
    assert flag.read(True) is True
    assert words.read(["a", "b"]) == ("a", "b")
    with pytest.raises(BadInput, match="option open: must be true or false, not 1"):
        flag.read(1)
    with pytest.raises(BadInput, match="option decks: must be a list of words"):
        words.read(["a", 2])


def test_importing_starboard_imports_neither_games_nor_server_nor_texts() -> None:
    code = "import sys, starboard; print([m for m in sys.modules if m.startswith('starboard.')])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "['starboard.errors']"
