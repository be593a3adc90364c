"""Action cards, places, decks and corrected cards as the game uses them."""

from __future__ import annotations

from collections import Counter

import pytest

from starboard.errors import Illegal
from starboard.games.perry_rhodan import GAME
from starboard.games.perry_rhodan.action_pile import ask_action, take_action
from starboard.games.perry_rhodan.attackable import cannot_be_target, cannot_take_part
from starboard.games.perry_rhodan.content import catalogue
from starboard.games.perry_rhodan.deck_text import encode_deck, starter_decks
from starboard.games.perry_rhodan.decks import Deck
from starboard.games.perry_rhodan.kinds import (
    CardType,
    Goal,
    MissionKind,
    Phase,
    PlaceKind,
    Side,
    Skill,
    Stat,
    TargetKind,
    Where,
)
from starboard.games.perry_rhodan.reduction import reducible
from starboard.games.perry_rhodan.sections import Section
from starboard.games.perry_rhodan.sinking import Way, sink
from starboard.games.perry_rhodan.state import Mission
from starboard.games.perry_rhodan.vocabulary import Forbid, GrantSkill, Modify
from starboard.kernel import Forced
from starboard.kernel.options import read_options
from starboard.kernel.yaml_files import Name
from starboard.testing import clause
from tests.perry_rhodan.table import Game

# ------------------------------------------------------------------------- action cards


@clause("PR-ACT-10", "PR-ACT-13")
def test_used_action_cards_lie_on_their_own_discard() -> None:
    game = Game(action=["action_01", "action_02"])
    (name,) = ask_action(game.me, 1, Forced("action_02"))
    take_action(game.me, name)
    assert game.me.action_discard.names() == ["action_02"]
    assert game.me.action.names() == ["action_01"]
    assert game.me.sink == []
    assert not game.me.action.top  # face down and in no order that anybody knows


@clause("PR-ACT-12")
def test_an_empty_action_pile_is_made_anew_only_when_a_card_is_needed() -> None:
    game = Game(action=["action_01"])
    take_action(game.me, *ask_action(game.me, 1, Forced("action_01")))
    assert game.me.action.names() == []
    assert game.me.action_discard.names() == ["action_01"]
    take_action(game.me, *ask_action(game.me, 1, Forced("action_01")))
    assert game.me.action_discard.names() == ["action_01"]


@clause("PR-ACT-04")
@pytest.mark.parametrize(
    ("goal", "called", "lost"),
    [
        (Goal.ASSASSINATION, "crest", {"crest_i"}),
        (Goal.SABOTAGE, "positronik", {"positronik"}),
        (Goal.DESTABILISATION, "", {"terra"}),
        (Goal.DEVASTATION, "", {"terra", "positronik", "crest_i"}),
    ],
)
def test_the_goal_decides_which_kind_of_card_is_lost(
    goal: Goal, called: str, lost: set[str]
) -> None:
    game = Game(
        anti={"terra": ["terra", "fantan_leute"]},
        their_pro={"terra": ["terra", "terra", "crest_i", "positronik"]},
    )
    troop = game.mine("fantan_leute")
    state = game.state
    scope = state.agenda.open("mission")
    mission = Mission(
        1, scope, MissionKind.OFFENSIVE, 0, Side.ANTI, "terra", "terra", 1, [troop.id], goal, called
    )
    mission.through, mission.landed = [troop.id], {troop.id: ""}
    state.mission = mission
    found = {laid.card.id for laid in reducible(state, mission)}
    assert found == lost


# ------------------------------------------------------------------------- cards and places


@clause("PR-CARD-03", "PR-CARD-04")
def test_all_cards_of_a_player_go_to_one_sink_in_the_open() -> None:
    game = Game(
        pro={"terra": ["terra", "stosstrupp"], "rofus": ["rofus"]},
        their_pro={"terra": ["terra"]},
        phase=Phase.II,
    )
    for name in ("stosstrupp", "rofus"):
        sink(game.state, game.mine(name), Way.DESTROYED)
    assert game.me.sink == ["stosstrupp", "rofus"]  # backs of phases I and II together
    assert game.them.sink == []


@clause("PR-CARD-27", "PR-CARD-29")
@pytest.mark.parametrize(
    ("place", "card"),
    [
        pytest.param("fantan_raum", "fantan_leute", id="sphere, unit"),
        pytest.param("fantan_raum", "spindelschiff", id="sphere, ship"),
        pytest.param("terra", "saboteure_i", id="planet, unit"),
        pytest.param("terra", "raketenverband", id="planet, ship"),
        pytest.param("terra", "geheimstuetzpunkt", id="planet, accessory"),
    ],
)
def test_spheres_and_planets_hold_units_ships_and_accessories(place: str, card: str) -> None:
    game = Game(anti={place: [place]}, hand=[card])
    assert game.cannot_lay(card, f"anti:{place}") == ""


@clause("PR-CARD-28", "PR-CARD-29")
@pytest.mark.parametrize("kind", [MissionKind.OFFENSIVE, MissionKind.AGENT])
def test_a_sphere_of_influence_is_never_a_target(kind: MissionKind) -> None:
    game = Game(their_anti={"fantan_raum": ["fantan_raum"], "terra": ["terra"]})
    refused = cannot_be_target(game.state, game.place("anti:fantan_raum", 1), kind)
    assert refused is not None
    assert refused.clause == "PR-CARD-28"
    assert cannot_be_target(game.state, game.place("anti:terra", 1), kind) is None


# ------------------------------------------------------------------------- decks


@clause("PR-DECK-02")
def test_a_source_has_no_order_before_a_card_is_drawn() -> None:
    state = GAME.setup(2, read_options(GAME.options, {"phases": "I-V"}), GAME.content(None))
    for player in state.players:
        for pile in player.sources.values():
            assert not pile.top
            assert pile.bag == sorted(pile.bag)


@clause("PR-DECK-14")
def test_there_is_one_text_for_each_card() -> None:
    names = Counter((card.name.de, card.phase, card.colour) for card in catalogue().values())
    assert max(names.values()) == 1


@clause("PR-DECK-15", "PR-DECK-17")
def test_wanderer_gives_a_cell_activator_as_its_later_text_says() -> None:
    effects = catalogue()["wanderer"].effects
    assert GrantSkill(skill=Skill.CELL_ACTIVATOR) in [effect.do for effect in effects]


@clause("PR-TOUR-06")
def test_the_sideboard_takes_no_part_in_a_game() -> None:
    starter = starter_decks()["raumflotte"]
    deck = Deck(
        name=Name(de="Meins", en="Mine"),
        sources={Phase.I: starter.source(Phase.I)},
        action=starter.action,
        sideboards={Phase.I: ("wirtschaftsboom",)},
    )
    assert "wirtschaftsboom" not in deck.source(Phase.I)
    given = {"decks": [encode_deck(deck), "geheimdienst"], "phases": "I", "tournament": True}
    state = GAME.setup(2, read_options(GAME.options, given), GAME.content(None))
    mine = state.players[0]
    assert Counter(mine.sources[Phase.I].bag) == Counter(deck.source(Phase.I))
    assert not mine.hand_names()


# ------------------------------------------------------------------------- errata


@clause("PR-ERR-02")
def test_what_the_errata_leave_as_it_was() -> None:
    cards = catalogue()
    assert cards["m_13"].place_kind is PlaceKind.STAR_CLUSTER
    for name in ("saugfeldgenerator", "strukturkompensator", "zugstrahlung"):
        kinds = {effect.target.kind.value for effect in cards[name].effects}
        assert kinds == {"starship"}, name
    (garand,) = cards["chefingenieur_garand"].effects
    assert garand.do == Modify(stat=Stat.DEFENCE, amount=1)
    assert (garand.target.kind, garand.target.where) == (TargetKind.STARSHIP, Where.ABOARD)


@clause("PR-ERR-03")
def test_m_13_takes_no_place_accessories() -> None:
    game = Game(anti={"m_13": ["m_13"] * 2}, hand=["positronik"], phase=Phase.IV)
    assert game.cannot_lay("positronik", "anti:m_13") != ""
    texts = [effect.do for effect in game.mine("m_13").card.effects]
    assert any(isinstance(verb, Forbid) and verb.what == "attach" for verb in texts)
    fitting = [card for card in catalogue().values() if card.is_place_accessory]
    assert not any(card.fits_on(catalogue()["m_13"]) for card in fitting)


def to_gray_beast(game: Game, name: str) -> Illegal | None:
    mission = Mission(1, 0, MissionKind.DEFENSIVE, 0, Side.PRO, "sol", "gray_beast", 0, [])
    return cannot_take_part(game.state, mission, game.mine(name))


@clause("PR-ERR-05")
@pytest.mark.parametrize(
    ("name", "goes"),
    [("gazelle", True), ("space_jet", False), ("mullons_siedler", True), ("stosstrupp", False)],
)
def test_gray_beast_is_reached_with_a_gazelle_and_those_who_name_it(name: str, goes: bool) -> None:
    game = Game(pro={"sol": ["solares_system", name], "gray_beast": ["gray_beast"]}, phase=Phase.V)
    refused = to_gray_beast(game, name)
    assert (refused is None) is goes
    if refused is not None:
        assert refused.clause == "PR-ERR-05"


@clause("PR-ERR-06")
def test_only_those_who_name_gray_beast_are_laid_out_there() -> None:
    for card in catalogue().values():
        if card.is_unit and card.type in (CardType.PERSON, CardType.TROOP):
            game = Game(pro={"gray_beast": ["gray_beast"] * 3}, phase=Phase.V, hand=[card.id])
            if card.may_lie(Side.PRO) and not card.premise_names("gray_beast"):
                assert game.cannot_lay(card.id, "pro:gray_beast") != "", card.id
    game = Game(pro={"gray_beast": ["gray_beast"] * 3}, phase=Phase.V, hand=["mullons_siedler"])
    assert game.cannot_lay("mullons_siedler", "pro:gray_beast") == ""


@clause("PR-ERR-04")
@pytest.mark.parametrize("place", ["aralon_v", "arkon_iii_v"])
def test_aralon_and_arkon_three_find_an_anti_place_that_is_no_use_in_the_same_turn(
    place: str,
) -> None:
    family = catalogue()[place].family
    game = Game(
        anti={family: [place]},
        section=Section.MISSION,
        phase=Phase.V,
        source=[place, "archetz", "mirsal_iii", "atlan_anti", "stosstrupp"],
    )
    game.do("end-missions")
    game.uses(place)
    assert game.moves() == [*sorted([f"choose {place}", "choose archetz"]), "pass"]
    game.do(f"choose {place}")
    assert game.mine(place).passive
    assert game.hand() == [place]
    game.do("draw I", "stosstrupp")
    game.do("pass")
    game.lays(place, f"anti:{family}")
    found = [laid.id for laid in game.me.cards.values() if not laid.passive]
    assert [game.why_not(f"use {name} 0 -") for name in found] == ["PR-FX-02"]
