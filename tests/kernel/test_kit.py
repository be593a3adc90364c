"""The conformance kit passes the toys and finds every fault it is meant to find."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from starboard.kernel import Game, Move
from starboard.kernel.bot import Bot, Decision, Reason, Think
from starboard.kernel.view import View
from starboard.testing.conformance import Nonconforming, conform
from tests.kernel import faulty, faulty_hunts, faulty_smugglers
from tests.toys import bluff, countdown, harvest, hunt, smugglers


class FirstMove(Bot):
    """Takes what is listed first."""

    def choose(self, view: View[Any], moves: Sequence[Move], think: Think) -> Decision:
        return Decision(moves[0], Reason("first"))


class Moody(Bot):
    """Decides otherwise every time it is asked, as one does that knows more than its view."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, view: View[Any], moves: Sequence[Move], think: Think) -> Decision:
        self.asked += 1
        return Decision(moves[self.asked % 2], Reason("mood"))


TOYS = [bluff.GAME, countdown.GAME, harvest.GAME, hunt.GAME, smugglers.GAME]
CARGOS = (
    {1: {"cargo": "salt salt salt salt salt salt"}},
    {1: {"cargo": "silk tea silk tea silk tea"}},
    {1: {"cargo": "silk silk silk silk silk silk"}},
)


@pytest.mark.parametrize("game", TOYS, ids=lambda g: g.id)
def test_the_toys_conform(game: Game[Any]) -> None:
    conform(game, bots=[FirstMove()], texts=False)


def test_a_game_to_which_seats_bring_something_conforms() -> None:
    conform(smugglers.GAME, bots=[FirstMove()], texts=False, brought=CARGOS)


FAULTS = [
    (faulty.LeakInTheView, "non-interference", "the view after"),
    (faulty.LeakInAnAudience, "non-interference", "what is seen of"),
    (faulty.LeakInThePrompt, "non-interference", "who is asked"),
    (faulty.LeakInARefusal, "non-interference", "the refusal of"),
    (faulty.UnlistedMove, "moves", "is accepted but not listed"),
    (faulty.IllegalMoveListed, "moves", "is listed but refused"),
    (faulty.WaitsForTheImpossible, "moves", "is waited for but has no move"),
    (faulty.UnstableOrder, "order", "the moves come out differently"),
    (faulty.RefusalThatChanges, "refused moves", "changes the state"),
    (faulty.RefusalWithoutClause, "refused moves", "names no clause"),
    (faulty.RefusalThatRaises, "refused moves", "raises ValueError"),
    (faulty.AmbiguousNotation, "notation", "stands for"),
    (faulty.CloneThatShares, "clone", "shares state.points with the original"),
    (faulty.CloneThatForgets, "clone", "differs from the original: points"),
    (faulty.LostCard, "conservation", "cards are lost or doubled"),
    (faulty.BrokenInvariant, "conservation", "too many cards have been played"),
    (faulty.NeverEnds, "end", "no end after 300 moves"),
    (faulty.NeverAsks, "moves", "The rules do not come to an end here"),
    (faulty.ChanceAfterWriting, "chance", "EagerNextTurn after"),
    (faulty.RedactedInName, "events", "but shown as it is"),
    (faulty.CrashingView, "crash", "KeyError('gone')"),
    (faulty.EventWithoutClause, "events", "names no clause"),
    (faulty.StateOutsideTheState, "replay", "lead to another state"),
    (faulty.PreviewThatRaises, "preview", "ZeroDivisionError"),
    (faulty.AsideForgotten, "moves", "is accepted but not listed"),
    (faulty.ThingsOfItsOwn, "rooms", "things belongs into its BluffFace"),
    (faulty.FactNobodyDeclared, "shown", "“secrets” is not declared"),
    (faulty.FactOfAnotherKind, "shown", "“points”: '0' is no integer"),
    (faulty_hunts.SilentNothing, "non-interference", "an event has to say that it tells"),
    (faulty_hunts.AgreementThatDoesNotEnd, "end", "all have agreed to end it, but it goes on"),
    (faulty_hunts.FormThatWantsPlainLetters, "moves", "is listed but refused"),
    (faulty_hunts.FormWithAText, "forms", "is listed with a text, not as a form"),
    (faulty_hunts.TextThatIsNotOpen, "forms", "has no text, or the other way round"),
    (faulty_hunts.TextBeforeOtherWords, "forms", "is not its last field"),
    (faulty_hunts.WayThatIsTooLong, "ways", "cannot be played"),
    (faulty_hunts.WayToElsewhere, "ways", "does not touch what it says"),
    (faulty_hunts.WayBeyondNews, "ways", "goes beyond chance or news"),
    (faulty_hunts.WayThatKnows, "non-interference", "the ways from"),
]


@pytest.mark.parametrize(
    ("game", "check", "words"), FAULTS, ids=lambda part: getattr(part, "__name__", "")
)
def test_a_game_with_one_fault_is_found_out(game: type[Game[Any]], check: str, words: str) -> None:
    with pytest.raises(Nonconforming) as found:
        conform(game(), texts=False, limit=300)
    assert found.value.check == check
    assert words in found.value.what


OF_SMUGGLERS = [
    (faulty_smugglers.ListToldInPart, "pools", "cargo:1 is listed to seat 0 in part"),
    (faulty_smugglers.UnfilledCargo, "imagine", "seat 0 imagines no names for cargo:1"),
    (
        faulty_smugglers.PublicFactOfTheCargo,
        "twins",
        "can tell at the beginning what another has brought",
    ),
    (faulty_smugglers.StakeInThePrompt, "non-interference", "who is asked"),
    (faulty_smugglers.PrivateNumber, "options", "cargo is private, but no text"),
]


@pytest.mark.parametrize(
    ("game", "check", "words"), OF_SMUGGLERS, ids=lambda part: getattr(part, "__name__", "")
)
def test_a_secret_of_what_was_brought_is_kept(
    game: type[Game[Any]], check: str, words: str
) -> None:
    with pytest.raises(Nonconforming) as found:
        conform(game(), texts=False, seats=(2,), brought=CARGOS)
    assert found.value.check == check
    assert words in found.value.what


def test_a_failure_names_the_game_the_seed_and_the_entry() -> None:
    with pytest.raises(
        Nonconforming, match=r"^bluff \(2 seats, seed conform-0, entry \d+\): conserv"
    ):
        conform(faulty.BrokenInvariant(), texts=False)


def test_a_bot_that_knows_more_than_its_view_is_found_out() -> None:
    with pytest.raises(Nonconforming, match="the decision of Moody tells seat"):
        conform(bluff.GAME, bots=[Moody()], texts=False, games=2)


def test_a_match_that_takes_too_much_memory_is_found_out() -> None:
    with pytest.raises(Nonconforming, match="memory: the match takes"):
        conform(bluff.GAME, texts=False, games=1, memory=1000)


def test_a_missing_text_is_found_out() -> None:
    with pytest.raises(
        Nonconforming, match=r"texts: missing in “de”: .*choice-blocking.*not-in-hand"
    ):
        conform(bluff.GAME, games=2)


def test_an_option_whose_default_does_not_fit_is_found_out() -> None:
    with pytest.raises(Nonconforming, match="options: the default of cards does not fit"):
        conform(faulty.UnreadableDefault(), texts=False, games=1)


def test_a_fault_in_another_mode_is_found_with_its_options() -> None:
    conform(faulty_hunts.FaultInALongGame(), texts=False, games=2)
    with pytest.raises(Nonconforming, match="the days are too long"):
        conform(faulty_hunts.FaultInALongGame(), texts=False, games=2, options={"days": 7})
