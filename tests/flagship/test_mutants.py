"""Random mutations of printed cards: what is accepted can be played, and every move ends.

`make soak PART=flagship-cards` does the same with thousands of games.
"""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from tools.soak._mutations import (
    Runaway,
    batch,
    mutant,
    play,
    processor_time,
)

from starboard.errors import BadInput
from tests.flagship.own import accept
from tests.flagship.test_chains import PERPETUUM

SEEDS = [*[f"odd/{game}" for game in range(18)], *[f"wild/{game}" for game in range(12, 30)]]
"""Without bounds odd/15 and wild/27 have a move without end, and wild/18 a seat without a move."""


@pytest.mark.parametrize("seed", SEEDS)
def test_a_game_with_mutated_cards_has_no_move_without_end(seed: str) -> None:
    random = Random(seed)
    cards, _ = batch(random)
    assert play(random, cards).moves > 0  # several cards together are left to the kernel


# ------------------------------------------------------------------------- the proof itself


def test_about_half_of_the_mutants_are_accepted_and_some_are_refused_for_going_too_far() -> None:
    random = Random("kinds")
    found: Counter[str] = Counter()
    for number in range(600):
        try:
            accept(mutant(random, number))
        except BadInput as refused:
            found[refused.message] += 1
        else:
            found["accepted"] += 1
    assert found["accepted"] > 200
    assert found["from-to"] > 10
    assert found["sets-itself-off"] > 10
    assert found["sets-itself-off-anew"] > 0
    assert found["sets-itself-off-lasting"] > 0


def test_the_same_seed_gives_the_same_mutants() -> None:
    assert batch(Random(1), 5) == batch(Random(1), 5)


def test_a_card_without_end_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("starboard.games.flagship.check_own", lambda *asked: None)
    with pytest.raises(Runaway) as noticed:
        play(Random(0), [PERPETUUM])
    assert noticed.value.is_alone
    assert {card for _, card in noticed.value.triggers} == {"perpetuum"}


def test_what_makes_no_steps_would_be_noticed_too() -> None:
    def busy() -> None:
        with processor_time(0.05):
            while True:
                pass

    with pytest.raises(Runaway):
        busy()
