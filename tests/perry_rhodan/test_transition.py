"""The passage from phase IV to V, and Terra under the Solar System."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.games.perry_rhodan.awards import PARTS
from starboard.games.perry_rhodan.caps import ship_cap, unit_cap
from starboard.games.perry_rhodan.kinds import Loyalty, MissionKind, Phase, Side, What
from starboard.games.perry_rhodan.loyalty import is_loyal
from starboard.games.perry_rhodan.marks import mark
from starboard.games.perry_rhodan.placing import Arrive
from starboard.games.perry_rhodan.premises import Claim, place_is_there
from starboard.games.perry_rhodan.scoring import points
from starboard.games.perry_rhodan.sections import Section
from starboard.games.perry_rhodan.sinking import Way, sink
from starboard.games.perry_rhodan.standing import allowed
from starboard.games.perry_rhodan.state import Cover, Covered, Mission
from starboard.games.perry_rhodan.transition import note_return, taken_first
from starboard.games.perry_rhodan.victory import REDUCED
from starboard.games.perry_rhodan.vocabulary import Requirement
from starboard.games.perry_rhodan.zones import all_covers
from starboard.kernel import Forced, OwnZone, Secret, Slot, only
from starboard.testing import clause
from tests.perry_rhodan.table import Game, Part

TEN = ["stosstrupp"] * 10


def into_five(**more: Any) -> Game:
    """Phase IV is won by me; the game goes on to phase V."""
    game = Game(phase=Phase.IV, phases="IV-V", hand=TEN, section=Section.REACTIVATION, **more)
    for player in game.state.players:
        player.sources[Phase.V].bag = ["solares_system"] * 10
    for family in ("aralon", "aqua"):
        mark(game.state, 0, REDUCED, family)
    game.state.agenda.clear()
    game._begin(Section.REACTIVATION, 5)
    return game


@clause("PR-P45-01")
def test_talamon_and_who_need_him_return_to_hand_from_the_pro_side() -> None:
    follower = "talamons_soeldner"
    game = into_five(their_pro={"aqua": ["aqua", "talamon_iv", follower]})
    assert game.state.catalogue[follower].premise_names("talamon")
    game.put(1, Side.PRO, "aqua", Part("impulsstrahler", onto=follower))
    game.do("change-phase")
    assert sorted(game.hand(1)) == ["impulsstrahler", "talamon_iv", follower]


@clause("PR-P45-02")
def test_goms_anywhere_but_on_laros_are_lost() -> None:
    game = into_five(pro={"laros": ["laros", "gom"]}, their_pro={"honur": ["honur", "gom"]})
    game.do("change-phase")
    assert game.mine("gom").place == "laros"
    assert game.them.sink == ["gom"]


@clause("PR-P45-03")
@pytest.mark.parametrize(("phase", "to"), [(Phase.IV, ()), (Phase.V, ("laros", "aralon"))])
def test_from_phase_five_on_goms_travel_to_two_places_only(
    phase: Phase, to: tuple[str, ...]
) -> None:
    game = Game(pro={"laros": ["laros", "gom", "good_hope"]}, phase=phase)
    found = allowed(game.state, game.mine("good_hope"), What.TRANSPORT_THIS_ACCESSORY)
    assert found is not None
    assert found.to == to


# ------------------------------------------------------------------------- the Solar System


def layered(terras: int = 2, hand: tuple[str, ...] = ("solares_system",)) -> Game:
    game = Game(pro={"terra": ["terra"] * terras + ["stosstrupp"]}, hand=hand, phase=Phase.V)
    game.lays("solares_system", "pro:sol")
    return game


def premise(game: Game, family: str) -> int:
    """How many cards count where a premise names a place."""
    card = game.state.catalogue["stosstrupp"]
    claim = Claim(0, card, Side.PRO, family)
    found = 0
    while place_is_there(game.state, claim, Requirement(place=family, count=found + 1)):
        found += 1
    return found


@clause("PR-P45-04", "PR-P45-05", "PR-P45-06")
def test_the_solar_system_is_laid_onto_terra_and_both_count() -> None:
    game = layered()
    place = game.place("pro:sol")
    assert place.count == 3  # so many cards may be laid out there
    assert [unit.card.id for unit in place.units] == ["stosstrupp"]
    assert (unit_cap(game.state, place), ship_cap(game.state, place)) == (4, 4)
    assert game.place("pro:terra").family == "sol"


@clause("PR-P45-07", "PR-P45-08", "PR-P45-09")
@pytest.mark.parametrize(("family", "count"), [("sol", 1), ("terra", 3), ("venus", 1)])
def test_what_counts_for_premises_of_the_solar_system(family: str, count: int) -> None:
    assert premise(layered(), family) == count


@clause("PR-P45-06", "PR-P45-08")
def test_cards_for_terra_are_laid_out_at_the_common_place() -> None:
    game = layered(1, ("solares_system", "stosstrupp", "stosstrupp", "stosstrupp"))
    game.lays("stosstrupp", "pro:terra")
    game.lays("stosstrupp", "pro:terra")
    assert len(game.place("pro:sol").units) == 3
    assert game.cannot_lay("stosstrupp", "pro:terra") == "PR-LAY-18"


@clause("PR-P45-10", "PR-P45-04")
def test_an_anti_venus_stays_a_place_of_its_own_until_it_is_empty() -> None:
    game = into_five(
        anti={"terra": ["terra"], "venus": ["venus", "saboteure_i"]},
        their_anti={"terra": ["terra"], "venus": ["venus"]},
    )
    game.do("change-phase")
    assert game.place("anti:venus").family == "venus"
    assert "venus" in game.them.sink
    sink(game.state, game.mine("saboteure_i"), Way.DESTROYED)
    game.do("end-missions")
    assert game.me.sink.count("venus") == 1


@clause("PR-P45-11")
def test_destabilisation_takes_sol_then_terra_but_never_the_last_sol() -> None:
    game = Game(pro={"sol": ["terra", "terra", "solares_system", "solares_system"]}, phase=Phase.V)
    taken = []
    while (laid := taken_first(game.place("pro:sol"))) is not None:
        taken.append(laid.card.id)
        sink(game.state, laid, Way.REDUCED)
    assert taken == ["solares_system", "terra", "terra"]
    assert game.place("pro:sol").count == 1


@clause("PR-P45-12")
def test_old_saboteurs_do_not_hinder_new_ones() -> None:
    game = Game(
        anti={"terra": ["terra", "terra", "saboteure_i"]},
        hand=["solares_system", "meuterer"],
        phase=Phase.V,
    )
    game.lays("solares_system", "anti:sol")
    assert game.mine("saboteure_i").place == "sol"
    assert game.cannot_lay("meuterer", "anti:sol") in ("", "PR-PREM-02")
    game.put(0, Side.ANTI, "sol", "adventurous")
    assert game.cannot_lay("meuterer", "anti:sol") == ""


@clause("PR-P45-13")
def test_the_adventurous_drives_old_saboteurs_out() -> None:
    game = Game(
        anti={"sol": ["solares_system", "solares_system", "saboteure_i", "meuterer"]},
        hand=["adventurous"],
        phase=Phase.V,
    )
    game.lays("adventurous", "anti:sol")
    assert game.me.sink == ["saboteure_i"]
    assert game.mine("meuterer").place == "sol"


@clause("PR-P45-14")
@pytest.mark.parametrize(
    ("card", "joins"),
    [
        ("gegul", True),
        ("naats_iv", True),
        ("walzenschiff", True),
        ("ueberschwere_kampftruppe", True),
        ("saboteure_i", False),
        ("topsider_elite", False),
    ],
)
def test_old_friends_of_arkon_join_the_empire_in_phase_five(card: str, joins: bool) -> None:
    cards = Game().state.catalogue.cards
    name = card if card in cards else next(c for c in cards if c.startswith(card.split("_")[0]))
    game = Game(anti={"m_13": ["m_13", name]}, phase=Phase.V)
    laid = game.mine(name)
    assert is_loyal(game.state, laid, Loyalty.ARKONIDISCHES_IMPERIUM) is joins
    assert laid.card.loyalty is not None
    assert is_loyal(game.state, laid, laid.card.loyalty)
    game.state.phase = Phase.IV
    assert not is_loyal(game.state, laid, Loyalty.ARKONIDISCHES_IMPERIUM)


def arkonids_return(game: Game, target: str, home: str) -> None:
    """My Arkonid ship has attacked their place and comes home."""
    state = game.state
    ship = game.mine("stardust_klasse")
    scope = state.agenda.open("mission")
    state.mission = Mission(
        1, scope, MissionKind.OFFENSIVE, 0, Side.ANTI, "m_13", target, 1, [ship.id]
    )
    Arrive(0, Side.ANTI, home, (ship.id,)).run(state, Forced())
    state.mission = None
    state.agenda.clear()
    game._begin(Section.REACTIVATION, 5)


@clause("PR-P45-15")
@pytest.mark.parametrize(
    ("target", "home", "sol"),
    [("terra", "m_13", -1), ("venus", "arkon_iii", -1), ("aqua", "m_13", 0), ("terra", "aqua", 0)],
)
def test_whose_terra_was_found_pays_once_in_phase_five(target: str, home: str, sol: int) -> None:
    game = into_five(
        anti={
            "m_13": ["m_13", "stardust_klasse"],
            "arkon_iii": ["arkon_iii_iv"],
            "aqua": ["aqua"],
        }
    )
    for _ in range(2):
        arkonids_return(game, target, home)
    game.do("change-phase")
    assert (game.me.sol, game.them.sol) == (0, sol)


@clause("PR-VP-22")
@pytest.mark.parametrize(("way", "fined"), [(Way.REDUCED, True), (Way.DIRECT, False)])
def test_an_opponents_atlan_lost_in_my_mission_costs_a_point(way: Way, fined: bool) -> None:
    game = Game(their_pro={"sol": ["solares_system", "atlan_pro"]}, phase=Phase.V)
    state = game.state
    scope = state.agenda.open("mission")
    state.mission = Mission(1, scope, MissionKind.OFFENSIVE, 0, Side.ANTI, "m_13", "sol", 1, [])
    sink(state, game.theirs("atlan_pro"), way)
    assert points(state, 0) == (-PARTS if fined else 0)


@clause("PR-P45-04")
def test_agents_and_secret_cards_on_terra_lie_on_sol_afterwards() -> None:
    game = Game(
        pro={"terra": ["terra"]}, anti={"terra": ["terra"]}, hand=["solares_system"], phase=Phase.V
    )
    for number, (side, space, place) in enumerate(
        [
            (Side.PRO, 0, "terra"),
            (Side.ANTI, 0, "terra"),
            (Side.ANTI, 1, "terra"),
            (Side.ANTI, 0, "x"),
        ]
    ):
        cover = Cover(f"cover.{number}", 1, side, space, place, 1, Secret([], only(1)))
        game.them.covers[cover.id] = cover
    zone = OwnZone("I:0", [Slot("depot", only(0))], only(0))
    for side in Side:
        game.me.covered[side] = Covered(side, 0, side, Phase.I, zone, "terra")
    game.lays("solares_system", "pro:sol")
    assert [cover.place for cover in game.them.covers.values()] == ["terra", "sol", "terra", "x"]
    assert len(all_covers(game.state, game.place("pro:sol"))) == 1
    assert {side: covered.place for side, covered in game.me.covered.items()} == {
        "pro": "sol",
        "anti": "terra",
    }


@clause("PR-P45-15")
@pytest.mark.parametrize(
    ("kind", "phase"), [(MissionKind.DEFENSIVE, Phase.IV), (MissionKind.OFFENSIVE, Phase.V)]
)
def test_only_attacks_in_phase_four_make_terra_known(kind: MissionKind, phase: Phase) -> None:
    game = Game(anti={"m_13": ["m_13", "stardust_klasse"]}, phase=phase)
    ship = game.mine("stardust_klasse")
    note_return(game.state, "m_13", [ship])  # no mission at all
    game.state.mission = Mission(1, 0, kind, 0, Side.ANTI, "m_13", "terra", 1, [ship.id])
    note_return(game.state, "m_13", [ship])
    assert not game.state.marks
