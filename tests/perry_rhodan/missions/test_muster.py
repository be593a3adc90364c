"""Mustering: who goes aboard, who is carried, and what nobody else gets to know."""

from __future__ import annotations

from starboard.games.perry_rhodan import turn as sections
from starboard.games.perry_rhodan.durations import Span
from starboard.games.perry_rhodan.events.missions import CameHome, Loaded
from starboard.games.perry_rhodan.kinds import Phase, Side, Stat
from starboard.games.perry_rhodan.ruins import fall
from starboard.games.perry_rhodan.sections import Section
from starboard.games.perry_rhodan.state import Lasting
from starboard.games.perry_rhodan.transport import capacity, overloaded
from starboard.kernel import Forced
from starboard.kernel.codec import dumps, plain
from starboard.kernel.loop import advance
from starboard.kernel.view import View
from starboard.testing import clause
from tests.perry_rhodan.played import PLAYED
from tests.perry_rhodan.table import GAME, Game, Part, example


def defending(*cards, target="rofus", phase=Phase.II, **more):
    """A defensive mission from Pro-Terra to another system."""
    game = Game(
        pro={"terra": ["terra"] * 4 + list(cards), target: [target] * 4},
        section=Section.MISSION,
        phase=phase,
        **more,
    )
    game.do(f"defend pro:{target}")
    return game


@clause("PR-MISS-02")
def test_a_ship_whose_range_is_too_short_does_not_fly():
    game = defending("stardust_i", "kaulquappe")
    assert game.why_not("join stardust_i") == "PR-MISS-02"
    assert game.why_not("join kaulquappe") == ""


@clause("PR-TRANS-01", "PR-TRANS-05")
def test_a_large_ship_carries_units_and_smaller_ships_beyond_their_range():
    game = defending("stardust_ii", "stardust_i", "reginald_bull")
    game.do("join stardust_ii")
    game.do("carry stardust_i stardust_ii")
    game.do("board reginald_bull stardust_i")
    game.do("go")
    assert {game.mine(card).place for card in ("stardust_ii", "stardust_i", "reginald_bull")} == {
        "rofus"
    }
    assert len(game.reported(CameHome)[0].cards) == 3


@clause("PR-TRANS-03")
def test_a_ship_that_gets_there_itself_is_not_carried():
    game = defending("stardust_ii", "kaulquappe")
    game.do("join stardust_ii")
    assert game.why_not("carry kaulquappe stardust_ii") == "PR-TRANS-03"


@clause("PR-TRANS-03", "PR-RANGE-16")
def test_a_ship_that_needs_two_rounds_may_be_carried():
    game = Game(
        pro={"sol": ["solares_system", "staaten_klasse", "space_jet"], "zalit": ["zalit"]},
        section=Section.MISSION,
        phase=Phase.V,
    )
    game.do("defend pro:zalit")
    game.do("join staaten_klasse")
    game.do("carry space_jet staaten_klasse")
    game.do("go")
    assert game.mine("space_jet").place == "zalit"


@clause("PR-TRANS-04")
def test_units_are_carried_as_far_as_capacity_allows():
    game = defending("kaulquappe", "reginald_bull", "perry_rhodan_i", "stosstrupp")
    game.do("join kaulquappe")
    game.do("board reginald_bull kaulquappe")
    game.do("board perry_rhodan_i kaulquappe")
    assert game.why_not("board stosstrupp kaulquappe") == "PR-TRANS-13"


@clause("PR-TRANS-02")
def test_a_ship_carries_only_its_own_loyalty():
    game = Game(
        anti={"snowman": ["snowman", "walzenschiff", "saboteure_i"], "terra": ["terra"]},
        section=Section.MISSION,
        phase=Phase.III,
    )
    game.do("defend anti:terra")
    game.do("join walzenschiff")
    assert game.why_not("board saboteure_i walzenschiff") == "PR-TRANS-02"


@clause("PR-RANGE-03")
def test_a_ship_with_a_fixed_location_takes_no_part_not_even_carried():
    game = defending("stardust_ii", "arkonidischer_forschungskreuzer")
    game.do("join stardust_ii")
    assert game.why_not("join arkonidischer_forschungskreuzer") == "PR-RANGE-03"
    assert game.why_not("carry arkonidischer_forschungskreuzer stardust_ii") == "PR-RANGE-03"


@clause("PR-TRANS-09", "PR-TRANS-10")
def test_a_hit_in_the_hangar_lessens_only_what_the_ship_carries():
    given, _, then = example("PR-TRANS-10")
    game = defending("stardust_ii", "reginald_bull", "stosstrupp", "kaulquappe")
    ship = game.mine("stardust_ii")
    assert ship.card.transport == given["transport_capacity"]
    hit = Lasting(99, 1, Span.PERMANENT, 0, ship.id)
    hit.stat, hit.amount = Stat.TRANSPORT, given["effects"][0]["transport_capacity"]
    game.state.lasting.append(hit)
    game.state.memo = {}
    assert capacity(game.state, ship) == then["capacity_for_carrying"]
    game.do("join stardust_ii")
    game.do("board stosstrupp stardust_ii")
    assert game.why_not("board reginald_bull stardust_ii") == "PR-TRANS-13"
    cards = game.state.catalogue
    persons = [cards["reginald_bull"]] * 7
    assert overloaded(capacity(game.state, ship), persons) is None
    assert ship.card.transport == then["capacity_when_carried"]
    assert overloaded(4, [ship.card]).clause == "PR-TRANS-15"


@clause("PR-CARD-35", "PR-TRANS-05")
def test_at_a_star_cluster_units_stay_in_their_ship():
    game = Game(
        pro={"terra": ["terra", "leichter_kreuzer", "reginald_bull"], "m_13": ["m_13"]},
        section=Section.MISSION,
        phase=Phase.IV,
    )
    game.do("defend pro:m_13")
    game.do("join leichter_kreuzer")
    game.do("board reginald_bull leichter_kreuzer")
    game.do("go")
    assert game.mine("reginald_bull").place == "m_13"
    assert game.mine("reginald_bull").on == game.mine("leichter_kreuzer").id


# ------------------------------------------------------------------------- unseen


def view_of_rival(game):
    """All that the other player can know, as bytes."""
    return dumps(View(GAME, game.state, 1).plain())


@clause("PR-SPACE-10")
def test_what_is_aboard_and_how_much_changes_nothing_that_others_see():
    def loaded(*units):
        game = defending(
            "kaulquappe",
            "reginald_bull",
            "perry_rhodan_i",
            Part("thermostrahler", onto="reginald_bull"),
        )
        game.do("join kaulquappe")
        for unit in units:
            game.do(f"board {unit} kaulquappe")
        return game

    empty, one, two = loaded(), loaded("reginald_bull"), loaded("reginald_bull", "perry_rhodan_i")
    assert view_of_rival(empty) == view_of_rival(one) == view_of_rival(two)
    event = one.reported(Loaded)[0]
    assert event.audience() == 1
    assert event.redacted() is None
    assert plain(View(GAME, one.state, 0).table.players[0].holds) != plain(
        View(GAME, one.state, 1).table.players[0].holds
    )


@clause("PR-TRANS-05")
def test_after_the_mission_everybody_knows_where_every_card_lies():
    game = defending("kaulquappe", "reginald_bull")
    game.do("join kaulquappe")
    game.do("board reginald_bull kaulquappe")
    seen = View(GAME, game.state, 1).table.players[0].cards
    assert seen[game.mine("reginald_bull").id].place == "terra"
    game.do("go")
    seen = View(GAME, game.state, 1).table.players[0].cards
    assert seen[game.mine("reginald_bull").id].place == "rofus"
    assert game.mine("reginald_bull").side is Side.PRO


# ------------------------------------------------------------------------- long flights


def long_flight():
    """Three Space Jets and a ship that cannot load them all fly to a star cluster."""
    game = Game(
        pro={
            "sol": ["solares_system"] * 4
            + ["staaten_klasse", *["space_jet"] * 3, "julian_tifflor_v"],
            "zalit": ["zalit"] * 4,
        },
        section=Section.MISSION,
        phase=Phase.V,
    )
    game.do("defend pro:zalit")
    game.do("join staaten_klasse")
    for jet in [ship.id for ship in game.place("pro:sol").ships if ship.card.id == "space_jet"]:
        game.do(f"join {jet}")
    game.do("board julian_tifflor_v staaten_klasse")
    game.do("go")
    return game


@clause("PR-RANGE-14", "PR-RANGE-15", "PR-RANGE-16")
def test_the_whole_formation_is_set_aside_for_two_rounds():
    _, _, then = example("PR-RANGE-16")
    game = long_flight()
    flight = game.state.flights[0]
    assert flight.due - game.me.turns == then["rounds_for_whole_formation"]
    assert game.place("pro:sol").ships == []
    assert len(flight.mission.members) == 4
    assert game.asked == (0, "MissionSection")
    assert game.state.turn.missions == 1


def after_rounds(game, rounds):
    """The reactivation of my turn that many rounds later."""
    game.state.agenda.clear()
    game.me.turns += rounds
    sections.begin(game.state, 0, bonus=False)
    game.state.events = []
    advance(GAME, game.state, Forced())
    PLAYED.tells(game.state.events)


@clause("PR-RANGE-16")
def test_a_long_defensive_flight_arrives_in_reactivation_and_places_its_cards():
    game = long_flight()
    after_rounds(game, 1)
    assert game.state.flights
    after_rounds(game, 1)
    assert not game.state.flights
    assert len(game.place("pro:zalit").ships) == 4
    assert game.mine("julian_tifflor_v").place == "zalit"
    assert not game.me.holds
    assert game.state.mission is None


@clause("PR-RANGE-16", "PR-ASIDE-01", "PR-ASIDE-02")
def test_who_is_aboard_on_a_long_flight_is_not_at_home():
    game = long_flight()
    pilot = game.mine("julian_tifflor_v")
    assert game.place("pro:sol").units == []
    assert game.state.turn.missions == 1
    game.state.turn.missions = 0
    game.put(0, Side.PRO, "sol", "gazelle")
    game.do("defend pro:zalit")
    assert game.why_not(f"board {pilot.id} gazelle") == "PR-MISS-01"


@clause("PR-RANGE-16", "PR-RED-09")
def test_who_is_aboard_on_a_long_flight_stays_aboard_when_the_home_falls():
    game = long_flight()
    home = game.place("pro:sol")
    for laid in home.stack:
        del game.me.cards[laid.id]
    fall(game.state, home)
    assert game.hand() == []
    after_rounds(game, 2)
    assert game.mine("julian_tifflor_v").place == "zalit"


@clause("PR-RANGE-16", "PR-TRANS-07")
def test_if_target_and_home_are_gone_the_formation_goes_to_another_place_or_is_lost():
    for other, ships in ((), 0), (("tolimon", "tolimon"), 3):
        game = long_flight()
        for family in ("zalit", "sol"):
            for laid in game.place(f"pro:{family}").stack:
                del game.me.cards[laid.id]
        for name in other:
            game.put(0, Side.PRO, "tolimon", name)
        after_rounds(game, 2)
        while game.asked[1] == "Trim":
            game.do("drop space_jet")
        assert len(game.place("pro:tolimon").ships) == ships
        assert ("julian_tifflor_v" in game.me.sink) is (ships == 0)


@clause("PR-P45-04", "PR-RANGE-16")
def test_a_formation_that_left_terra_returns_to_the_solar_system_laid_onto_it():
    game = Game(
        pro={
            "terra": ["terra"] * 4 + ["space_jet", "julian_tifflor_v"],
            "zalit": ["zalit"] * 4,
        },
        section=Section.MISSION,
        phase=Phase.V,
        hand=["solares_system"],
    )
    game.do("defend pro:zalit")
    game.do("join space_jet")
    game.do("board julian_tifflor_v space_jet")
    game.do("go")
    game.do("end-missions")
    game.do("draw I", "stosstrupp")
    game.do("pass")
    game.lays("solares_system", "pro:sol")
    for laid in game.place("pro:zalit").stack:
        del game.me.cards[laid.id]
    after_rounds(game, 2)
    assert {game.mine(name).place for name in ("space_jet", "julian_tifflor_v")} == {"sol"}


@clause("PR-RANGE-16")
def test_if_the_target_is_gone_the_formation_returns():
    game = long_flight()
    for laid in game.place("pro:zalit").stack:
        del game.me.cards[laid.id]
    after_rounds(game, 2)
    assert len(game.place("pro:sol").ships) == 4
    assert game.mine("julian_tifflor_v").place == "sol"


@clause("PR-RANGE-16")
def test_who_is_aboard_a_long_flight_is_not_known():
    game = long_flight()
    seen = View(GAME, game.state, 1).table.players[0]
    assert all(hold.aboard.names == [] for hold in seen.holds.values())
    assert seen.cards[game.mine("julian_tifflor_v").id].place == "sol"


@clause("PR-MISS-01")
def test_with_several_places_in_reach_one_is_named_from_where_the_mission_departs():
    game = Game(
        pro={
            "terra": ["terra", "terra", "good_hope", "reginald_bull"],
            "venus": ["venus", "venus", "stardust_i"],
            "ferrol": ["ferrol"],
        },
        section=Section.MISSION,
        phase=Phase.II,
    )
    game.put(0, Side.PRO, "terra", "kaulquappe")
    game.put(0, Side.PRO, "venus", "kaulquappe")
    game.do("defend pro:ferrol")
    assert {"from pro:terra", "from pro:venus"} <= {*game.moves()}
    assert game.why_not("from pro:ferrol") == "PR-MISS-02"
    assert game.why_not("join good_hope") == "PR-MISS-01", "no place is named yet"
    game.do("from pro:venus")
    assert game.state.mission.origin == "venus"
    assert game.why_not("from pro:terra") == "PR-MISS-01"
    assert game.why_not("join good_hope") == "PR-MISS-01"


@clause("PR-CARD-35", "PR-MISS-15")
def test_who_lives_in_a_ship_and_may_not_come_along_stays_behind():
    game = Game(
        anti={
            "m_13": ["m_13", "springer_flotte", Part("springer_archivar", onto="springer_flotte")],
            "topsid": ["topsid", "topsider_gelehrter"],
        },
        section=Section.MISSION,
        phase=Phase.IV,
        phases="I-V",
    )
    game.do("defend anti:topsid")
    game.do("join springer_flotte")
    game.do("go")
    assert game.mine("springer_flotte").place == "topsid"
    assert (game.mine("springer_archivar").place, game.mine("springer_archivar").on) == ("m_13", "")
