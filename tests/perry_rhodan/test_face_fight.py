"""What boards are shown of values, holds, missions and combats."""

from __future__ import annotations

import pytest

from starboard.games.perry_rhodan import GAME
from starboard.games.perry_rhodan.action_cards import Letter, Strength
from starboard.games.perry_rhodan.kinds import Phase
from starboard.games.perry_rhodan.moves.missions import Attack
from starboard.games.perry_rhodan.odds import Fighter, box_pile, pairing_odds
from tests.perry_rhodan.fight import Fight, card
from tests.perry_rhodan.table import Game, Part

FACE = GAME.face


def test_own_places_are_called_as_moves_call_them_and_those_of_others_by_their_seat() -> None:
    game = Game(pro={"terra": ["terra"]}, their_anti={"venus": ["venus"]})
    things = FACE.things(game.state, 0)
    assert things["pro:terra"] == things["pro:terra@0"]
    assert "anti:venus" not in things
    assert Attack(1, "anti:venus").touches == ("anti:venus@1",)
    assert FACE.name_of(game.state, "anti:venus@1", "de") == "Anti-Venus"


def test_a_changed_value_says_which_card_changes_it() -> None:
    suit = Part("arkonidenanzug", onto="perry_rhodan_i")
    game = Game(pro={"terra": ["terra", "perry_rhodan_i", suit]})
    shown = FACE.things(game.state, None)[game.mine("perry_rhodan_i").id]
    assert shown["adds"] == [{"stat": "defence", "by": "arkonidenanzug", "amount": 1}]
    assert (shown["attack"], shown["defence"]) == (0, 1)


def test_what_is_aboard_a_ship_is_shown_to_its_owner_alone() -> None:
    fight = Fight(
        ["good_hope"],
        ["iv_raumschiff"],
        cargo={"good_hope": ["crest_i"]},
        at_home=["crest_i"],
        begin=False,
    )
    ship = fight.mine("good_hope").id
    assert FACE.things(fight.state, 0)[ship]["aboard"] == [fight.mine("crest_i").id]
    for viewer in (1, None):
        assert "aboard" not in FACE.things(fight.state, viewer)[ship]
    assert FACE.things(fight.state, None)[ship]["capacity"] == 3


def test_places_that_the_next_phase_makes_outdated_are_named() -> None:
    game = Game(anti={"fantan_raum": ["fantan_raum"]}, phases="I-III", phase=Phase.II)
    course = FACE.things(game.state, None)["course"]
    assert (course["phase"], course["last"]) == ("II", "III")
    assert course["outdated"] == ["fantan_raum"]
    last = Game(anti={"fantan_raum": ["fantan_raum"]}, phases="I-II", phase=Phase.II)
    assert FACE.things(last.state, None)["course"]["outdated"] == []


def test_an_open_pairing_is_shown_with_its_chances() -> None:
    fight = Fight(["good_hope"], ["iv_raumschiff"], only_line_up=True)
    shown = FACE.things(fight.state, None)["pairing.1"]
    chances = pairing_odds(*fighters(), box_pile(), box_pile())
    assert shown["state"] == "open"
    assert shown["chances"]["destroys"] == round(chances.destroys * 100)
    assert shown["chances"]["falls"] == round(chances.falls * 100)
    assert shown["chances"]["ahead"] == round(chances.ahead * 100)


def fighters() -> tuple[Fighter, Fighter]:
    """GOOD HOPE and a starship of the IVs, as they are printed."""
    strengths = [(strength("B"), strength("C"), strength("D")), (strength("C"),) * 3]
    return Fighter(*strengths[0]), Fighter(*strengths[1])


def strength(letter: str) -> Strength:
    return Strength(Letter(letter))


def fired(mine: tuple[int, int], theirs: tuple[int, int]) -> Fight:
    """A pairing whose values lie open: attack and defence of both fronts."""
    fight = Fight(["good_hope"], ["iv_raumschiff"], draws=[card({"B": 2}, {"C": 1})])
    ours, enemy = fight.front("good_hope"), fight.front("iv_raumschiff")
    ours.attack, ours.defence = mine
    enemy.attack, enemy.defence = theirs
    return fight


def test_a_value_is_spelled_out_as_drawn_and_added() -> None:
    fight = fired((3, 4), (1, 2))
    fight.front("good_hope").bonus_attack = 1
    front = FACE.things(fight.state, None)["pairing.1"]["attacker"]
    assert front["attack_sum"] == {"drawn": 2, "effects": 0, "escorts": 0, "bonus": 1}
    assert front["defence_sum"]["drawn"] == front["defence"] == 4


def test_the_step_of_a_round_is_told() -> None:
    fight = Fight(["good_hope", "stardust_i"], ["iv_raumschiff"])
    assert FACE.things(fight.state, None)["combat"]["step"] == "line_up"
    fight = Fight(["good_hope"], ["iv_raumschiff"], draws=[card({"B": 2}, {"C": 1})])
    combat = FACE.things(fight.state, None)["combat"]
    assert (combat["step"], combat["round"], combat["rounds"]) == ("stealth", 1, 3)


@pytest.mark.parametrize(
    ("mine", "theirs", "told"),
    [
        pytest.param((3, 3), (3, 2), "won", id="the defender falls"),
        pytest.param((2, 1), (2, 2), "lost", id="the attacker falls"),
        pytest.param((3, 1), (2, 2), "both", id="both fall"),
        pytest.param((2, 2), (2, 2), "held", id="equal values destroy nobody"),
    ],
)
def test_a_pairing_tells_how_it_came_out(
    mine: tuple[int, int], theirs: tuple[int, int], told: str
) -> None:
    fight = fired(mine, theirs)
    assert FACE.things(fight.state, None)["pairing.1"]["state"] == told
    fight.combat.firing = 0
    assert FACE.things(fight.state, None)["pairing.1"]["state"] == "now"


def test_a_card_that_broke_through_is_told_so() -> None:
    fight = Fight(["good_hope"], ["iv_raumschiff"], draws=[card({"B": 2}, {"C": 1})])
    fight.combat.pairings[0].broken = True
    assert FACE.things(fight.state, None)["pairing.1"]["state"] == "through"
