"""The symbol reference and the example about rarity, at the table."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.errors import BadInput
from starboard.games.flagship import GAME
from starboard.games.flagship.cards.content import catalogue
from starboard.games.flagship.cards.starters import starter_decks
from starboard.games.flagship.events import (
    CreditsGained,
    CreditsPaid,
    SpeedCompared,
)
from starboard.kernel.options import read_options
from starboard.testing import clause
from tests.flagship.duel import FILLER, SHIP, Duel, Part, example


@clause("FS-TYPE-06")
@pytest.mark.parametrize(
    ("mine", "theirs", "own", "other", "faster"),
    [
        pytest.param("lastesel", SHIP, 2, 3, False, id="slower"),
        pytest.param(SHIP, SHIP, 3, 3, False, id="as fast"),
        pytest.param(SHIP, "lastesel", 3, 2, True, id="faster"),
    ],
)
def test_a_text_may_ask_whose_ship_is_faster(
    mine: str, theirs: str, own: int, other: int, faster: bool
) -> None:
    duel = Duel(mine=[mine], theirs=[theirs], hand=["wettrennen"])
    duel.do("play wettrennen", *[FILLER] * faster)
    assert duel.reported(SpeedCompared) == [SpeedCompared("FS-TYPE-06", 0, 1, own, other)]
    assert duel.hand() == [FILLER] * faster
    assert duel.me.credits == 1000 * faster


@clause("FS-TYPE-06")
def test_the_fastest_own_ship_with_its_boosters_races_the_slowest_opposing_one() -> None:
    duel = Duel(
        mine=["rico_furioso", "lastesel", "nachbrenner", "corsa_turbine"],  # 2, marked +1 and +2
        theirs=[
            "drittes_gelege",
            "lastesel",
            "stachelrochen",
            Part("nachbrenner", onto="lastesel"),
        ],
        hand=["wettrennen"],
    )
    duel.do("play wettrennen", FILLER)
    assert duel.reported(SpeedCompared) == [SpeedCompared("FS-TYPE-06", 0, 1, 4, 3)]
    assert (duel.me.credits, duel.hand()) == (1000, [FILLER])


FAST, SLOW = "veloce_klasse", "kreuzer_bastion"
"""Ships of speed 5 and 1."""


@clause("FS-TYPE-06")
@pytest.mark.parametrize(
    ("mine", "theirs"),
    [
        pytest.param(["rico_furioso", "frabbianischer_jaeger"], [], id="an own fighter of speed 5"),
        pytest.param(["abfangdrohne"], [], id="an own drone of speed 4"),
        pytest.param([], ["drittes_gelege", "brutling"], id="an opposing swarm of speed 2"),
        pytest.param([], ["werkstattdrohne"], id="an opposing drone of speed 2"),
        pytest.param(["rico_furioso", Part(FAST, hangar=True)], [], id="an own ship in the hangar"),
        pytest.param([], [Part(SLOW, hangar=True)], id="an opposing ship in the hangar"),
        pytest.param(
            ["rico_furioso", SHIP, Part(FAST, face_down=True)], [], id="an own wreck of a ship"
        ),
        pytest.param([], [SHIP, Part(SLOW, face_down=True)], id="an opposing wreck of a ship"),
    ],
)
def test_only_ships_take_part_in_a_race(mine: list[str | Part], theirs: list[str | Part]) -> None:
    duel = Duel(mine=mine, theirs=theirs, hand=["wettrennen"])
    duel.do("play wettrennen")
    assert duel.reported(SpeedCompared) == [SpeedCompared("FS-TYPE-06", 0, 1, 3, 3)]
    assert (duel.me.credits, duel.hand()) == (0, [])


@clause("FS-TYPE-06")
@pytest.mark.parametrize(
    ("mine", "theirs"),
    [
        pytest.param(["rico_furioso", SHIP, FAST], [], id="a second own ship that is faster"),
        pytest.param([], [SHIP, SLOW], id="a second opposing ship that is slower"),
    ],
)
def test_every_ship_in_the_game_takes_part_in_a_race(mine: list[str], theirs: list[str]) -> None:
    duel = Duel(mine=mine, theirs=theirs, hand=["wettrennen"])
    duel.do("play wettrennen", FILLER)
    assert (duel.me.credits, duel.hand()) == (1000, [FILLER])


@clause("FS-TYPE-06")
def test_with_several_opponents_one_of_them_is_named() -> None:
    duel = Duel(others=[["lastesel"]], hand=["wettrennen"])
    duel.do("play wettrennen")
    duel.do("choose seat.2", FILLER)
    assert duel.reported(SpeedCompared) == [SpeedCompared("FS-TYPE-06", 0, 2, 3, 2)]
    assert (duel.me.credits, duel.hand()) == (1000, [FILLER])


@clause("FS-TYPE-06")
def test_the_first_player_may_be_the_opponent_in_a_race() -> None:
    duel = Duel(mine=["lastesel"], their_hand=["wettrennen"])
    duel.do("end-turn", FILLER)
    duel.they("play wettrennen")
    duel.they("choose seat.0", FILLER)
    assert duel.reported(SpeedCompared) == [SpeedCompared("FS-TYPE-06", 1, 0, 3, 2)]
    assert (duel.me.credits, duel.them.credits) == (0, 1000)


@clause("FS-TYPE-06")
def test_speed_does_nothing_by_itself() -> None:
    duel = Duel(mine=["zwillingslaser", "lastesel"], theirs=["rico_furioso", "veloce_klasse"])
    duel.do("attack zwillingslaser veloce_klasse 0 no", 3)
    assert duel.asked == (1, "Evasion")


@clause("FS-CREDIT-08")
def test_the_number_on_the_card_is_received_or_paid() -> None:
    loan = Duel(hand=["sofortkredit"])
    loan.do("play sofortkredit")
    assert loan.reported(CreditsGained) == [CreditsGained("FS-CREDIT-04", 0, 5000)]
    assert loan.me.credits == 5000
    takeover = Duel(mine=["der_buchhalter"], hand=["feindliche_uebernahme"], credits=7000)
    takeover.do("play feindliche_uebernahme")
    assert takeover.reported(CreditsPaid) == [CreditsPaid("FS-ABILITY-03", 0, 6000)]
    assert takeover.me.credits == 1000


@clause("FS-DECK-06")
def test_the_help_card_lies_in_no_deck_and_no_deck_may_name_it() -> None:
    for name in ("0", "hilfekarte", "help_card"):
        assert name not in catalogue().cards
        options = read_options(GAME.options, {"decks": (name, name)})
        with pytest.raises(BadInput):
            GAME.setup(2, options, catalogue())
    for deck in starter_decks().values():
        assert {*deck.items, *deck.events} <= set(catalogue())


@clause("FS-RARITY-03")
def test_a_rarer_card_need_not_be_the_more_useful_one() -> None:
    given, when, then = example("FS-RARITY-03")
    pilots: dict[str, Any] = {"rebels": "schrauber_jon"}
    cards = [catalogue().named(each["name"]) for each in given["cards"]]
    hand = [card.id for card in cards if card is not None]
    duel = Duel(mine=[pilots[when["pilot_faction"]]], hand=hand)
    assert [duel.why_not(f"play {card}") == "" for card in hand] == then["playable"]
    assert duel.why_not(f"play {hand[0]}") == "FS-FACTION-04"
