"""What the house bot keeps for its other side, and whom it keeps from where others are wanted."""

from __future__ import annotations

from starboard.games.perry_rhodan.bot.flights import transfer
from starboard.games.perry_rhodan.bot.outlook import Outlook
from starboard.games.perry_rhodan.bot.plans import Plan
from starboard.games.perry_rhodan.bot.worth import lay_worth, stands_in_the_way
from starboard.games.perry_rhodan.defensive import draft
from starboard.games.perry_rhodan.kinds import Phase, Side
from starboard.games.perry_rhodan.sections import Section
from tests.perry_rhodan.table import Cards, Game

NEGOTIATOR = "unterhaendler_von_mirsal"
"""A person with Verhandlung who may lie on either side."""


def laid_on_pro(*there: str) -> float:
    """What a negotiator on the hand is worth on Pro-Mirsal III, beside those who are there."""
    game = Game(
        pro={"mirsal_iii": ["mirsal_iii", "mirsal_iii", *there]},
        anti={"mirsal_iii": ["mirsal_iii"]},
        hand=[NEGOTIATOR],
        phase=Phase.V,
    )
    outlook = Outlook(game.state, 0)
    card = game.state.catalogue[NEGOTIATOR]
    return lay_worth(outlook, Plan(outlook), card, Side.PRO, "mirsal_iii")


def test_a_second_negotiator_is_kept_for_the_side_that_still_needs_one() -> None:
    assert laid_on_pro() > 5.0
    assert laid_on_pro(NEGOTIATOR) < 0.0


def spoilt(*guests: str, ships: Cards = ()) -> tuple[Game, Outlook, Plan]:
    """On Anti-Mirsal III lies somebody with whom the negotiator on the hand cannot lie."""
    game = Game(
        anti={"mirsal_iii": ["mirsal_iii", *guests, *ships], "sol": ["solares_system"] * 2},
        hand=[NEGOTIATOR],
        section=Section.MISSION,
        phase=Phase.V,
    )
    outlook = Outlook(game.state, 0)
    return game, outlook, Plan(outlook)


def test_who_spoils_the_company_of_the_best_card_for_an_aim_stands_in_its_way() -> None:
    game, outlook, plan = spoilt()
    cards = game.state.catalogue
    at = (Side.ANTI, "mirsal_iii")
    assert stands_in_the_way(outlook, plan, cards["meuterer"], *at)
    assert not stands_in_the_way(outlook, plan, cards["springer_agent"], *at)


def test_who_stands_in_the_way_is_flown_elsewhere() -> None:
    game, outlook, plan = spoilt("meuterer", ships=["adventurous"])
    convoy = transfer(outlook, plan, draft(game.state, 0, Side.ANTI, "sol"))
    assert [unit.card.id for unit in convoy.units] == ["meuterer"]
    assert [ship.card.id for ship in convoy.ships] == ["adventurous"]
