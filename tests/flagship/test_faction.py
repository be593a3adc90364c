"""Factions and pilots: FS-FACTION."""

from __future__ import annotations

import pytest

from starboard.games.flagship.cards.content import catalogue
from starboard.games.flagship.cards.kinds import Faction
from starboard.games.flagship.events import EffectEnded, ItemDiscarded, PilotChanged
from starboard.testing import clause
from tests.flagship.duel import PILOT, Duel, Part, example

PILOTS = {
    "neutral": PILOT,
    "frabian": "rico_furioso",
    "rebels": "schrauber_jon",
    "syndicate": "der_buchhalter",
    "insectoids": "drittes_gelege",
}
EVENTS = {
    "neutral": "kopfgeld",
    "frabian": "maezen",
    "rebels": "untertauchen",
    "syndicate": "insiderhandel",
    "insectoids": "ruf_der_koenigin",
}
UNITS = {
    "neutral": "drohne",
    "frabian": "frabbianischer_jaeger",
    "rebels": "rebellen_jaeger",
    "syndicate": "kaperboot",
    "insectoids": "brutling",
}


def can_play(duel: Duel, faction: str) -> bool:
    """Whether an event of that faction may be played."""
    refused = duel.why_not(f"play {EVENTS[faction]}")
    assert refused in ("", "FS-FACTION-04")
    return not refused


def can_buy(duel: Duel, faction: str) -> bool:
    """Whether a unit of that faction may be bought."""
    refused = duel.why_not(f"buy {UNITS[faction]} -")
    assert refused in ("", "FS-FACTION-07")
    return not refused


def everything(pilot_faction: str) -> Duel:
    """A pilot, an event of each faction in the hand, a unit of each faction in the market."""
    pilot = PILOTS[pilot_faction]
    return Duel([pilot], hand=list(EVENTS.values()), row=list(UNITS.values()), credits=9000)


@clause("FS-FACTION-01")
def test_a_player_can_choose_among_four_factions() -> None:
    duel = Duel(["der_buchhalter"], hand=["strohmann"])
    duel.plays("strohmann")
    choices = [move.split()[1] for move in duel.moves()]
    assert choices == ["frabian", "rebels", "syndicate", "insectoids"]
    assert {card.faction for card in catalogue().values()} == {*choices, "neutral"}


@clause("FS-FACTION-02")
@pytest.mark.parametrize("faction", PILOTS)
def test_neutral_cards_can_be_played_under_every_pilot(faction: str) -> None:
    duel = everything(faction)
    assert can_play(duel, "neutral")
    assert can_buy(duel, "neutral")


@clause("FS-FACTION-03", "FS-FACTION-07")
@pytest.mark.parametrize("faction", ["frabian", "rebels", "syndicate", "insectoids"])
def test_items_must_be_neutral_or_of_the_pilot_s_faction(faction: str) -> None:
    duel = everything(faction)
    assert [other for other in UNITS if can_buy(duel, other)] == ["neutral", faction]


@clause("FS-FACTION-03", "FS-FACTION-04")
def test_one_more_faction_can_be_tolerated() -> None:
    duel = everything("syndicate")
    duel.lay("strohmann", owner=0).faction = Faction.REBELS
    assert [other for other in UNITS if can_buy(duel, other)] == ["neutral", "rebels", "syndicate"]
    assert can_play(duel, "rebels")
    assert not can_play(duel, "frabian")


@clause("FS-FACTION-03")
def test_what_an_opponent_tolerates_does_not_count() -> None:
    duel = everything("syndicate")
    duel.lay("strohmann", owner=1).faction = Faction.REBELS
    assert not can_buy(duel, "rebels")


@clause("FS-FACTION-04")
@pytest.mark.parametrize("faction", ["frabian", "rebels", "syndicate", "insectoids"])
def test_events_must_be_neutral_or_of_the_pilot_s_faction(faction: str) -> None:
    duel = everything(faction)
    assert [other for other in EVENTS if can_play(duel, other)] == ["neutral", faction]


@clause("FS-FACTION-04", "FS-TIMING-06")
def test_in_an_opponent_s_turn_only_cards_that_say_so_can_be_played() -> None:
    duel = Duel(
        ["zwillingslaser"], their_hand=["energiestoss", "kopfgeld"], market=["drohne"], quiet=False
    )
    duel.reveals("drohne")
    assert duel.asked == (1, "Between")
    assert duel.why_not("play kopfgeld", seat=1) == "FS-TIMING-06"
    assert duel.why_not("play energiestoss", seat=1) == ""


@clause("FS-FACTION-04", "FS-TIMING-01")
def test_an_answer_to_an_attack_must_be_of_the_right_faction_too() -> None:
    hand = ["bestechung", "ausweichen"]
    duel = Duel(["zwillingslaser"], their_hand=hand, their_credits=2000)
    assert duel.why_not("play ausweichen", seat=1) == "FS-TIMING-04"
    duel.attacks("zwillingslaser", roll=6)
    assert duel.why_not("play bestechung", seat=1) == "FS-FACTION-04"
    assert duel.why_not("play ausweichen", seat=1) == ""


@clause("FS-FACTION-04")
def test_an_answer_cannot_be_played_when_nothing_happens() -> None:
    duel = Duel(hand=["ausweichen"])
    assert duel.why_not("play ausweichen") == "FS-TIMING-03"


@clause("FS-FACTION-05")
def test_with_a_neutral_pilot_only_neutral_cards_can_be_played() -> None:
    duel = everything("neutral")
    assert [other for other in EVENTS if can_play(duel, other)] == ["neutral"]
    assert [other for other in UNITS if can_buy(duel, other)] == ["neutral"]


@clause("FS-FACTION-06")
def test_cards_of_any_faction_may_lie_in_the_market_row() -> None:
    duel = Duel(market=["brutling"], row=["kaperboot", "rebellen_jaeger"])
    duel.reveals("brutling")
    assert [item.card.id for item in duel.me.row] == ["kaperboot", "rebellen_jaeger", "brutling"]


@clause("FS-FACTION-07")
def test_a_pilot_of_any_faction_may_be_bought() -> None:
    duel = Duel(["der_buchhalter"], row=["schrauber_jon"], credits=1500)
    duel.buys("schrauber_jon")
    assert duel.me.pilot == duel.mine("schrauber_jon").id


@clause("FS-FACTION-08")
def test_a_rebel_pilot_plays_neutral_and_rebel_cards() -> None:
    given, _, then = example("FS-FACTION-08")
    duel = everything(given["pilot_faction"])
    factions = [card["faction"] for card in given["cards"]]
    assert [can_play(duel, faction) for faction in factions] == then["playable"]
    assert [can_buy(duel, faction) for faction in factions] == then["playable"]


@clause("FS-FACTION-09")
def test_a_neutral_pilot_plays_neutral_cards() -> None:
    given, _, then = example("FS-FACTION-09")
    duel = everything(given["pilot_faction"])
    factions = [card["faction"] for card in given["cards"]]
    assert [can_play(duel, faction) for faction in factions] == then["playable"]
    assert [can_buy(duel, faction) for faction in factions] == then["playable"]


@clause("FS-FACTION-10", "FS-FACTION-11")
def test_cards_that_do_not_match_a_new_pilot_are_discarded() -> None:
    mine = ["schrauber_jon", "kreuzer_bastion", "schrottkanone", "zwillingslaser"]
    duel = Duel(mine, row=["der_buchhalter"], credits=1500)
    pilot, cannon = duel.mine("schrauber_jon").id, duel.mine("schrottkanone").id
    duel.buys("der_buchhalter")
    assert duel.me.market_discard == ["schrauber_jon", "schrottkanone"]
    assert duel.reported(ItemDiscarded) == [
        ItemDiscarded("FS-FACTION-16", 0, pilot),
        ItemDiscarded("FS-FACTION-10", 0, cannon),
    ]
    assert not duel.mine("zwillingslaser").face_down
    assert duel.me.draw_discard == []


@clause("FS-FACTION-10")
def test_an_extension_is_discarded_with_its_base_card() -> None:
    mine = ["schrauber_jon", "schrottkanone", "zielcomputer"]
    duel = Duel(mine, row=["der_buchhalter"], credits=1500)
    duel.buys("der_buchhalter")
    assert duel.me.market_discard == ["schrauber_jon", "zielcomputer", "schrottkanone"]


@clause("FS-FACTION-10")
def test_an_extension_that_does_not_match_goes_with_its_base_card_only_once() -> None:
    mine = ["schrauber_jon", "schrottkanone", "brandbeschleuniger"]
    duel = Duel(mine, row=["der_buchhalter"], credits=1500)
    duel.buys("der_buchhalter")
    assert duel.me.market_discard == ["schrauber_jon", "brandbeschleuniger", "schrottkanone"]


@clause("FS-FACTION-10")
def test_a_pilot_whom_the_main_ship_would_not_match_cannot_be_bought() -> None:
    duel = Duel(["schrauber_jon", "funke"], row=["der_buchhalter", "mira_ohnenamen"], credits=9000)
    assert duel.why_not("buy der_buchhalter -") == "FS-FACTION-10"
    assert duel.why_not("buy mira_ohnenamen -") == ""


@clause("FS-FACTION-10")
def test_a_tolerated_main_ship_matches_the_new_pilot() -> None:
    duel = Duel(["der_buchhalter", "funke"], row=["madame_zins"], credits=3500)
    duel.lay("strohmann", owner=0).faction = Faction.REBELS
    assert duel.why_not("buy madame_zins -") == ""
    duel.buys("madame_zins")
    assert duel.mine("funke").id == duel.me.ship


@clause("FS-FACTION-10")
@pytest.mark.parametrize(
    ("owner", "faction", "pilot"),
    [
        (1, Faction.REBELS, "madame_zins"),  # the opponent's card
        (0, Faction.INSECTOIDS, "madame_zins"),  # another faction
        (0, Faction.REBELS, "rico_furioso"),  # a card that would go with the old pilot
    ],
)
def test_a_main_ship_that_is_not_tolerated_under_the_new_pilot_does_not_match(
    owner: int, faction: Faction, pilot: str
) -> None:
    duel = Duel(["der_buchhalter", "funke"], row=[pilot], credits=3500)
    duel.lay("strohmann", owner=owner).faction = faction
    assert duel.why_not(f"buy {pilot} -") == "FS-FACTION-10"


@clause("FS-FACTION-10")
def test_only_a_card_that_tolerates_factions_saves_the_main_ship() -> None:
    duel = Duel(["der_buchhalter", "funke"], row=["madame_zins"], credits=3500)
    duel.lay("flottenlizenz", owner=0).faction = Faction.REBELS
    assert duel.why_not("buy madame_zins -") == "FS-FACTION-10"


@clause("FS-FACTION-10")
def test_what_was_only_tolerated_goes_with_the_card_that_tolerated_it() -> None:
    duel = Duel(["der_buchhalter", "rebellen_jaeger"], row=["rico_furioso"], credits=1500)
    duel.lay("strohmann", owner=0).faction = Faction.REBELS
    duel.buys("rico_furioso")
    assert duel.state.laid == []
    assert duel.me.market_discard == ["der_buchhalter", "rebellen_jaeger"]


@clause("FS-FACTION-12", "FS-FACTION-10")
def test_effect_cards_that_were_only_tolerated_are_discarded_as_well() -> None:
    duel = Duel(["der_buchhalter"], row=["rico_furioso"], credits=1500)
    duel.lay("strohmann", owner=0).faction = Faction.REBELS
    duel.lay("zellenstruktur", owner=0)
    duel.buys("rico_furioso")
    assert duel.state.laid == []
    assert duel.me.draw_discard == ["strohmann", "zellenstruktur"]


@clause("FS-FACTION-11")
def test_discarded_effect_events_go_to_the_draw_discard() -> None:
    duel = Duel(["schrauber_jon"], row=["der_buchhalter"], credits=1500)
    laid = duel.lay("zellenstruktur", owner=0)
    stays = duel.lay("flottenlizenz", owner=0)
    duel.buys("der_buchhalter")
    assert duel.me.draw_discard == ["zellenstruktur"]
    assert duel.me.market_discard == ["schrauber_jon"]
    assert duel.reported(EffectEnded) == [EffectEnded("FS-FACTION-12", 0, laid.id)]
    assert duel.state.laid == [stays]


@clause("FS-FACTION-12")
def test_effect_cards_that_an_opponent_laid_on_the_own_side_are_discarded_too() -> None:
    duel = Duel(["schrauber_jon"], ["drittes_gelege"], row=["der_buchhalter"], credits=1500)
    cloud = duel.lay("giftwolke", owner=1, on=0)
    duel.buys("der_buchhalter")
    assert duel.state.laid == []
    assert (duel.me.draw_discard, duel.them.draw_discard) == ([], ["giftwolke"])  # FS-FACTION-11
    assert duel.reported(EffectEnded) == [EffectEnded("FS-FACTION-12", 1, cloud.id)]


@clause("FS-FACTION-12")
@pytest.mark.parametrize(
    ("card", "pilot"),
    [
        pytest.param("stoersender", "der_buchhalter", id="a neutral card"),
        pytest.param("giftwolke", "drittes_gelege", id="a card of the new pilot's faction"),
    ],
)
def test_effect_cards_of_an_opponent_that_match_the_new_pilot_stay(card: str, pilot: str) -> None:
    duel = Duel(["schrauber_jon"], ["drittes_gelege"], row=[pilot], credits=5000)
    laid = duel.lay(card, owner=1, on=0)
    duel.buys(pilot)
    assert duel.state.laid == [laid]
    assert duel.them.draw_discard == []


@clause("FS-FACTION-12", "FS-FACTION-10")
def test_an_effect_card_of_an_opponent_stays_if_its_faction_is_tolerated() -> None:
    duel = Duel(["schrauber_jon"], ["drittes_gelege"], row=["der_buchhalter"], credits=1500)
    duel.lay("strohmann", owner=0).faction = Faction.INSECTOIDS
    duel.lay("giftwolke", owner=1, on=0)
    duel.buys("der_buchhalter")
    assert [laid.card.id for laid in duel.state.laid] == ["strohmann", "giftwolke"]


GO_BETWEEN: dict[str, object] = {
    "id": "mittelsmann",
    "name": {"de": "Mittelsmann", "en": "Go-Between"},
    "type": {"kind": "event", "class": "effect"},
    "faction": "syndicate",
    "rarity": "rare",
    "source": "own",
    "discard_value": 1000,
    "played_on": "opponent",
    "until": "leaves_play",
    "abilities": [{"passive": ["tolerate_faction"]}],
}
"""Like Strohmann, but it lies on the side of an opponent."""


@clause("FS-FACTION-12", "FS-FACTION-10")
def test_what_an_own_card_on_an_opponent_s_side_tolerates_stays_with_it() -> None:
    mine = ["der_buchhalter", "funke"]
    duel = Duel(mine, row=["rico_furioso"], credits=1500, own=[GO_BETWEEN])
    laid = duel.lay("mittelsmann", owner=0, on=1)
    laid.faction = Faction.REBELS
    duel.buys("rico_furioso")
    assert duel.state.laid == [laid]
    assert duel.mine("funke").id == duel.me.ship


@clause("FS-FACTION-12")
def test_a_card_that_tolerates_for_an_opponent_stays_if_its_own_faction_is_tolerated() -> None:
    name = {"de": "Freibrief", "en": "Charter"}
    charter = {**GO_BETWEEN, "id": "freibrief", "name": name, "faction": "neutral"}
    duel = Duel(["schrauber_jon"], row=["rico_furioso"], credits=1500, own=[GO_BETWEEN, charter])
    duel.lay("freibrief", owner=0).faction = Faction.SYNDICATE
    theirs = duel.lay("mittelsmann", owner=1, on=0)
    duel.buys("rico_furioso")
    assert theirs in duel.state.laid


@clause("FS-FACTION-12")
def test_own_effect_cards_on_an_opponent_s_side_stay() -> None:
    duel = Duel(["drittes_gelege"], row=["der_buchhalter"], credits=1500)
    cloud = duel.lay("giftwolke", owner=0, on=1)
    duel.buys("der_buchhalter")
    assert duel.state.laid == [cloud]
    assert duel.me.draw_discard == []


@clause("FS-FACTION-12")
def test_the_pilot_of_another_player_does_not_touch_the_own_side() -> None:
    duel = Duel(["drittes_gelege"], [], [()], row=["der_buchhalter"], credits=1500)
    laid = [duel.lay("giftwolke", owner=0, on=2), duel.lay("zellenstruktur", owner=1)]
    duel.buys("der_buchhalter")
    assert duel.state.laid == laid


@clause("FS-FACTION-12")
def test_matches_begun_under_the_first_rules_go_by_who_laid_an_effect_card() -> None:
    sides = (["drittes_gelege"], ["drittes_gelege"])
    duel = Duel(*sides, row=["der_buchhalter"], credits=1500, rules=1)
    theirs = duel.lay("giftwolke", owner=1, on=0)
    duel.lay("giftwolke", owner=0, on=1)
    duel.buys("der_buchhalter")
    assert duel.state.laid == [theirs]
    assert duel.me.draw_discard == ["giftwolke"]


@clause("FS-FACTION-13")
def test_the_market_row_stays_when_the_pilot_changes() -> None:
    row = ["der_buchhalter", "schrottkanone", "zwillingslaser"]
    duel = Duel(["schrauber_jon"], row=row, credits=1500)
    duel.buys("der_buchhalter")
    assert [item.card.id for item in duel.me.row] == ["schrottkanone", "zwillingslaser"]


@clause("FS-FACTION-14")
def test_events_of_the_wrong_faction_may_still_be_discarded_for_credits() -> None:
    duel = Duel(hand=["insiderhandel"])
    assert not can_play(duel, "syndicate")
    duel.cashes("insiderhandel")
    assert duel.me.credits == 1000
    assert duel.me.draw_discard == ["insiderhandel"]


@clause("FS-FACTION-15")
def test_a_new_pilot_of_the_same_faction_causes_no_discards() -> None:
    mine = ["schrauber_jon", "funke", "schrottkanone", Part("rebellen_jaeger", face_down=True)]
    duel = Duel(mine, row=["mira_ohnenamen"], credits=2500)
    duel.buys("mira_ohnenamen")
    assert duel.me.market_discard == ["schrauber_jon"]
    assert duel.mine("rebellen_jaeger").face_down


@clause("FS-FACTION-15")
def test_under_a_new_pilot_of_the_same_faction_even_misfits_stay() -> None:
    duel = Duel(["schrauber_jon", "kaperboot"], row=["mira_ohnenamen"], credits=2500)
    duel.buys("mira_ohnenamen")
    assert duel.mine("kaperboot").id in duel.me.items


@clause("FS-FACTION-16")
def test_the_new_pilot_takes_the_place_of_the_old_one() -> None:
    duel = Duel(row=["mira_ohnenamen"], credits=2500)
    old = duel.me.pilot
    duel.buys("mira_ohnenamen")
    new = duel.mine("mira_ohnenamen")
    assert duel.me.pilot == new.id
    assert [item for item in duel.me.items.values() if item.card.is_pilot] == [new]
    assert new.charge == 1
    assert duel.me.market_discard == [PILOT]
    assert duel.reported(ItemDiscarded) == [ItemDiscarded("FS-FACTION-16", 0, old)]
    assert duel.reported(PilotChanged) == [PilotChanged("FS-FACTION-16", 0, new.id, "rebels")]
