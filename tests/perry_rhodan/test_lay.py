"""Ausbau: places and stacks, cards a place, sides, accessories, loyalties (PR-LAY)."""

from __future__ import annotations

import pytest

from starboard.errors import Illegal
from starboard.games.perry_rhodan import GAME
from starboard.games.perry_rhodan.action_pile import take_action
from starboard.games.perry_rhodan.events.build_up import CardLaid, SecretLaid
from starboard.games.perry_rhodan.kinds import Phase, Side, Stat
from starboard.games.perry_rhodan.standing import modifier
from starboard.kernel.codec import dumps
from starboard.kernel.view import View
from starboard.testing import clause
from tests.perry_rhodan.table import Game, Part, example


@clause("PR-LAY-01", "PR-ZONE-01")
def test_cards_are_laid_out_in_the_own_space() -> None:
    game = Game(
        pro={"terra": ["terra"]}, their_pro={"terra": ["terra"]}, hand=["stosstrupp", "stosstrupp"]
    )
    game.lays("stosstrupp", "pro:terra")
    laid = game.mine("stosstrupp")
    assert (laid.space, laid.owner) == (0, 0)
    assert not game.place("pro:terra", 1).units


@clause("PR-LAY-01")
def test_a_place_of_somebody_else_is_no_place_for_the_own_cards() -> None:
    game = Game(their_pro={"terra": ["terra", "terra"]}, hand=["stosstrupp"])
    assert game.cannot_lay("stosstrupp", "pro:terra") == "PR-PREM-02"


@clause("PR-LAY-02", "PR-LAY-23")
def test_a_place_is_a_column_of_place_cards_units_and_ships() -> None:
    game = Game(pro={"terra": ["terra", "terra", "stosstrupp", "perry_rhodan_i", "stardust_i"]})
    column = game.place("pro:terra")
    assert [laid.card.id for laid in column.stack] == ["terra", "terra"]
    assert [laid.card.id for laid in column.units] == ["stosstrupp", "perry_rhodan_i"]
    assert [laid.card.id for laid in column.ships] == ["stardust_i"]


@clause("PR-LAY-03", "PR-LAY-09", "PR-LAY-13")
def test_equal_places_of_a_side_form_one_stack() -> None:
    given, _, then = example("PR-LAY-13")
    for variant, side, key in (
        (0, "pro", "pro"),
        (0, "anti", "anti_without_terra"),
        (1, "anti", "anti_with_one_terra"),
    ):
        anti = ["terra"] * given["anti_side_variants"][variant]["Terra"]
        game = Game(
            pro={"terra": ["terra"] * given["pro_side"]["Terra"]},
            anti={"terra": anti} if anti else {},
            hand=["terra"],
        )
        columns = len({laid.side for laid in game.me.cards.values()})
        game.lays("terra", f"{side}:terra")
        now = len({laid.side for laid in game.me.cards.values()})
        assert game.place(f"{side}:terra").count == then[key]["height"]
        assert (now > columns) is then[key]["new_column"]


@clause("PR-LAY-06")
@pytest.mark.parametrize("order", [["aralon_v", "aralon_iv"], ["aralon_iv", "aralon_v"]])
def test_the_card_of_the_highest_phase_lies_on_top(order: list[str]) -> None:
    game = Game(anti={"aralon": order}, phase=Phase.V, phases="I-V")
    top = game.place("anti:aralon").top
    assert top is not None
    assert top.card.id == "aralon_v"


@clause("PR-LAY-07")
def test_only_the_text_of_the_top_card_counts() -> None:
    game = Game(pro={"terra": ["terra", "stosstrupp"]})
    own = {
        "id": "alt_ort", "name": {"de": "Alt", "en": "Old"}, "phase": "I", "type": "place",
        "place_kind": "planet", "side": "pro", "family": "alt", "rarity": "common",
        "premises": {"pro": [[]]}, "source": "own",
        "effects": [{"window": "permanent", "do": {"modify": {"stat": "defence", "amount": 2}},
                     "target": {"owner": "own", "kind": "unit", "where": "here", "count": "all"}}],
    }  # fmt: skip
    new = {**own, "id": "neu_ort", "name": {"de": "Neu", "en": "New"}, "phase": "II", "effects": []}
    for stack, bonus in ((["alt_ort"], 2), (["alt_ort", "neu_ort"], 0)):
        game = Game(pro={"alt": [*stack, "stosstrupp"]}, phase=Phase.II, own=[own, new])
        assert modifier(game.state, game.mine("stosstrupp"), Stat.DEFENCE) == bonus


@clause("PR-LAY-10", "PR-LAY-11")
def test_an_illegal_play_is_refused_and_changes_nothing() -> None:
    game = Game(pro={"terra": ["terra"]}, hand=["terra", "terra", "allan_d_mercant_i"])
    game.lays("terra", "pro:terra")
    before = dumps(game.state)
    with pytest.raises(Illegal) as refused:
        game.lays("terra", "pro:terra")
    assert refused.value.clause == "PR-LAY-12"
    assert dumps(game.state) == before
    assert not list(GAME.invariants(game.state))


@clause("PR-LAY-11")
@pytest.mark.parametrize(
    ("there", "fault"),
    [
        pytest.param(["terra", "perry_rhodan_i", "perry_rhodan_i"], "unique", id="two of a unique"),
        pytest.param(["terra", "saboteure_i", "ivs"], "loyalties", id="two loyalties"),
    ],
)
def test_the_invariants_find_cards_that_could_not_lie_there(there: list[str], fault: str) -> None:
    side = {"terra": there}
    game = Game(pro=side) if fault == "unique" else Game(anti=side)
    found = list(GAME.invariants(game.state))
    assert any(fault in each for each in found), found


@clause("PR-LAY-03")
def test_a_place_card_lies_in_the_column_of_its_own_name_only() -> None:
    game = Game(pro={"terra": ["terra"]}, hand=["venus"])
    assert game.cannot_lay("venus", "pro:terra") == "PR-LAY-03"
    assert game.cannot_lay("venus", "pro:venus") == ""


@clause("PR-CARD-05", "PR-LAY-15")
@pytest.mark.parametrize(("card", "side"), [("stosstrupp", "anti"), ("saboteure_i", "pro")])
def test_a_card_of_one_colour_is_not_laid_on_the_other_side(card: str, side: str) -> None:
    game = Game(pro={"terra": ["terra"]}, anti={"terra": ["terra"]}, hand=[card])
    assert game.cannot_lay(card, f"{side}:terra") == "PR-LAY-15"


@clause("PR-LAY-12")
def test_one_place_an_ausbau() -> None:
    game = Game(hand=["terra", "venus"])
    game.lays("terra", "pro:terra")
    assert game.cannot_lay("venus", "pro:venus") == "PR-LAY-12"


@clause("PR-LAY-14")
def test_a_card_in_an_opponents_space_counts_for_the_own_side() -> None:
    game = Game(
        anti={"honur": ["honur"]},
        pro={"terra": ["terra"]},
        their_pro={"terra": ["terra"]},
        their_anti={"aralon": ["aralon_iv"]},
        hand=["hyper_euphorie", "stosstrupp"],
        phase=Phase.IV,
    )
    assert game.cannot_lay("hyper_euphorie", "anti:honur", "aralon_iv") == "PR-LAY-14"
    game.lays("hyper_euphorie", "anti:honur", game.theirs("terra").id)
    laid = game.mine("hyper_euphorie")
    assert (laid.owner, laid.space, laid.side, laid.place) == (0, 1, Side.PRO, "terra")
    assert game.state.turn.build_side is Side.ANTI
    assert game.cannot_lay("stosstrupp", "pro:terra") == "PR-LAY-15"


@clause("PR-LAY-15")
def test_everything_in_one_ausbau_is_for_one_side() -> None:
    game = Game(
        pro={"terra": ["terra"]}, anti={"terra": ["terra"]}, hand=["stosstrupp", "saboteure_i"]
    )
    game.lays("stosstrupp", "pro:terra")
    assert game.cannot_lay("saboteure_i", "anti:terra") == "PR-LAY-15"


@clause("PR-LAY-17")
def test_a_solved_riddle_binds_the_side() -> None:
    _, when, then = example("PR-LAY-17")
    moves = {
        "pro_card": "lay stosstrupp pro:terra -",
        "anti_card": "lay saboteure_i anti:terra -",
        "dual_card_on_pro": "lay raumjaegerstaffel pro:terra -",
        "dual_card_on_anti": "lay raumjaegerstaffel anti:terra -",
        "pro_event": "play hilfsaktion pro 0 -",
        "dual_event_for_pro": "play es pro 0 -",
        "anti_event": "play verrat anti 0 seat.1",
    }
    game = Game(
        pro={"terra": ["terra", "terra", "crest_i", "perry_rhodan_i"]},
        anti={"terra": ["terra", "saboteure_i"]},
        hand=["spur_der_fremden", "stosstrupp", "saboteure_i", "raumjaegerstaffel", "hilfsaktion",
              "es", "verrat"],
        phase=Phase.II,
    )  # fmt: skip
    game.do("solve spur_der_fremden pro:terra")
    game.do("pass", "shuffle", "shuffle")
    allowed = [game.why_not(moves[name]) == "" for name in when["candidates"]]
    assert allowed == then["allowed"]


@clause("PR-LAY-18", "PR-LAY-20")
def test_as_many_other_cards_as_place_cards_lie_there() -> None:
    _, _, then = example("PR-LAY-20")
    for before, told in enumerate(then):
        game = Game(
            anti={"terra": ["terra"] * before} if before else {},
            hand=["terra", "terra", "saboteure_i", "raketenverband", "thermostrahler"],
        )
        game.lays("terra", "anti:terra")
        assert game.place("anti:terra").count == told["place_cards"]
        allowed = 0
        for text in ("lay saboteure_i anti:terra -", "lay raketenverband anti:terra -",
                     "lay thermostrahler anti:terra saboteure_i"):  # fmt: skip
            if game.why_not(text) == "":
                game.do(text)
                allowed += 1
            else:
                assert game.why_not(text) == "PR-LAY-18"
        assert allowed == told["other_cards_allowed_there"]
        assert (game.cannot_lay("terra", "anti:terra") == "") is told["further_place_allowed"]


@clause("PR-LAY-19")
def test_events_riddles_and_statuses_do_not_count_against_the_number() -> None:
    game = Game(
        pro={"terra": ["terra", "terra", "terra", "crest_i", "perry_rhodan_i", "dr_frank_haggard"]},
        hand=["spur_der_fremden", "energieglocke", "hilfsaktion", "stardust_i"],
    )
    game.do("declare energieglocke pro:terra -")
    game.do("pay dr_frank_haggard")
    game.do("solve spur_der_fremden pro:terra")
    game.do("pass", "shuffle")
    game.plays("hilfsaktion")
    game.do("pass", "shuffle")
    assert not game.state.turn.laid
    game.lays("stardust_i", "pro:terra")
    assert game.state.turn.laid == {"pro:terra": 1}


@clause("PR-LAY-19", "PR-LAY-01")
@pytest.mark.parametrize("name", ["hilfsaktion", "energieglocke", "spur_der_fremden"])
def test_an_event_a_status_and_a_riddle_are_not_laid_out_at_a_place(name: str) -> None:
    units = ["crest_i", "perry_rhodan_i", "dr_frank_haggard"]
    game = Game(pro={"terra": ["terra", "terra", "terra", *units]}, hand=[name])
    assert game.cannot_lay(name, "pro:terra") == "PR-LAY-01"
    assert not [move for move in game.moves() if move.startswith("lay")]


@clause("PR-LAY-21", "PR-LAY-22")
def test_card_and_place_are_announced() -> None:
    given, _, then = example("PR-LAY-22")
    game = Game(anti={"terra": ["terra"]}, hand=["saboteure_i"])
    game.lays("saboteure_i", f"{given['side']}:terra")
    event = game.reported(CardLaid)[0]
    card = game.state.catalogue[event.card.rpartition(".")[0]]
    place = game.state.catalogue[event.place]
    told = {"card": card.name.de, "place": place.name.de, "side": event.side.value}
    assert told == then["public_announcement"]


@clause("PR-LAY-21", "PR-SECRET-02", "PR-SECRET-01")
def test_of_a_secret_card_only_its_place_and_its_back_are_seen() -> None:
    views = []
    for card in ("geheimstuetzpunkt", "depot"):
        game = Game(anti={"terra": ["terra"]}, hand=[card, "saboteure_i"])
        game.lays(card, "anti:terra")
        if card == "depot":
            assert [event.card for event in game.reported(CardLaid)], "an open card is told"
            continue
        event = game.reported(SecretLaid)[0]
        assert (event.phase, event.place, event.side) == (Phase.I, "terra", Side.ANTI)
        views.append(dumps(View(GAME, game.state, 1)).decode())
        assert card not in str(event)
    assert "geheimstuetzpunkt" not in views[0]
    assert '"place":"terra"' in views[0]


@clause("PR-SECRET-03")
def test_a_secret_card_lies_under_open_ones() -> None:
    game = Game(anti={"terra": ["terra", "terra", "depot"]}, hand=["geheimstuetzpunkt"])
    game.lays("geheimstuetzpunkt", "anti:terra")
    covered = next(iter(game.me.covered.values()))
    assert covered.zone.names() == ["geheimstuetzpunkt"]
    assert [laid.card.id for laid in game.place("anti:terra").accessories] == ["depot"]


@clause("PR-LAY-24")
def test_an_accessory_lies_under_its_card_a_place_accessory_under_the_place() -> None:
    game = Game(
        pro={"terra": ["terra", "terra", "stosstrupp", "stardust_i"]},
        hand=["thermostrahler", "gcc_i", "depot"],
    )
    game.lays("thermostrahler", "pro:terra", "stosstrupp")
    game.lays("gcc_i", "pro:terra")
    assert game.mine("thermostrahler").on == game.mine("stosstrupp").id
    assert game.mine("gcc_i").on == ""
    assert [laid.card.id for laid in game.place("pro:terra").accessories] == ["gcc_i"]
    game.state.turn.laid = None
    assert game.cannot_lay("depot", "pro:terra", "stosstrupp") == "PR-LAY-24"


@clause("PR-LAY-25", "PR-LAY-26", "PR-LAY-27")
def test_anti_units_and_ships_of_two_loyalties_do_not_share_a_place() -> None:
    _, _, then = example("PR-LAY-27")
    unit = Game(anti={"terra": ["terra", "terra", "ivs"]}, hand=["fantan_leute", "spindelschiff"])
    ships = Game(anti={"terra": ["terra", "terra", "ivs", "iv_raumschiff"]}, hand=["spindelschiff"])
    refused = [
        unit.cannot_lay("fantan_leute", "anti:terra"),
        unit.cannot_lay("spindelschiff", "anti:terra"),
        ships.cannot_lay("spindelschiff", "anti:terra"),
    ]
    assert [clause_id == "" for clause_id in refused] == then["allowed"]
    assert refused[0] == "PR-LAY-26"
    assert refused[2] == "PR-LAY-25"


@clause("PR-LAY-26")
def test_there_is_no_such_ban_on_the_pro_side() -> None:
    game = Game(pro={"terra": ["terra", "terra", "thora"]}, hand=["stosstrupp"])
    assert game.cannot_lay("stosstrupp", "pro:terra") == ""


@clause("PR-LAY-28")
def test_a_place_has_one_place_accessory_of_a_name() -> None:
    game = Game(pro={"terra": ["terra", "terra", "gcc_i"]}, hand=["gcc_i", "depot"])
    assert game.cannot_lay("gcc_i", "pro:terra") == "PR-LAY-28"
    assert game.cannot_lay("depot", "pro:terra") == ""


@clause("PR-GEN-13")
@pytest.mark.parametrize(("effects", "refused"), [([], ""), (["forbid"], "PR-GEN-13")])
def test_the_text_of_a_place_beats_the_rule_book(effects: list[str], refused: str) -> None:
    text = {
        "window": "permanent",
        "do": {"forbid": "lay_out"},
        "target": {"owner": "own", "kind": "ship", "where": "here"},
    }
    place = {
        "id": "insel", "name": {"de": "Insel", "en": "Island"}, "phase": "I", "type": "place",
        "place_kind": "planet", "side": "pro", "rarity": "common", "premises": {"pro": [[]]},
        "source": "own", "effects": [text for _ in effects],
    }  # fmt: skip
    boat = {
        "id": "boot", "name": {"de": "Boot", "en": "Boat"}, "phase": "I", "type": "starship",
        "side": "pro", "rarity": "common", "premises": {"pro": [[{"place": "insel"}]]},
        "values": {"range": 1, "stealth": "B", "attack": "B", "defence": "B"},
        "build_type": "terraner", "source": "own",
    }  # fmt: skip
    game = Game(pro={"insel": ["insel"]}, hand=["boot"], own=[place, boat])
    assert game.cannot_lay("boot", "pro:insel") == refused


@clause("PR-LAY-29")
@pytest.mark.parametrize(
    ("worn", "new", "refused"),
    [
        pytest.param([], "thermostrahler", "", id="nothing yet"),
        pytest.param(["psychostrahler"], "thermostrahler", "PR-LAY-29", id="one is worn"),
        pytest.param(["hypnoblock"], "thermostrahler", "", id="a fixed one is worn"),
        pytest.param(["psychostrahler"], "hypnoblock", "", id="a fixed one comes"),
    ],
)
def test_a_unit_gets_one_accessory_that_counts(worn: list[str], new: str, refused: str) -> None:
    gear = [Part(card, onto="perry_rhodan_i") for card in worn]
    game = Game(
        pro={"terra": ["terra", "terra", "perry_rhodan_i", "stosstrupp", *gear]}, hand=[new]
    )
    assert game.cannot_lay(new, "pro:terra", "perry_rhodan_i") == refused


@clause("PR-LAY-30")
@pytest.mark.parametrize(
    ("accessory", "person", "troop"),
    [("arkonidenanzug", "", "PR-LAY-30"), ("panzerwagen", "PR-LAY-30", ""),
     ("thermostrahler", "", "")],
)  # fmt: skip
def test_an_accessory_needs_its_kind_of_unit(accessory: str, person: str, troop: str) -> None:
    game = Game(pro={"terra": ["terra", "terra", "perry_rhodan_i", "stosstrupp"]}, hand=[accessory])
    assert game.cannot_lay(accessory, "pro:terra", "perry_rhodan_i") == person
    assert game.cannot_lay(accessory, "pro:terra", "stosstrupp") == troop


@clause("PR-LAY-31")
def test_two_troop_accessories_need_two_troops() -> None:
    worn = ["stosstrupp", Part("panzerwagen", onto="stosstrupp")]
    game = Game(pro={"terra": ["terra", "terra", *worn, "perry_rhodan_i"]}, hand=["panzerwagen"])
    assert not [move for move in game.moves() if move.startswith("lay panzerwagen")]
    game.put(0, Side.PRO, "terra", "arbeitsroboter")
    assert [move for move in game.moves() if move.startswith("lay panzerwagen")] == [
        "lay panzerwagen pro:terra arbeitsroboter"
    ]


@clause("PR-LAY-32")
def test_a_ship_carries_accessories_of_different_names() -> None:
    own = {
        "id": "antenne", "name": {"de": "Antenne", "en": "Antenna"}, "phase": "I",
        "type": "accessory", "accessory_kind": "ship", "side": "pro", "rarity": "common",
        "fixed": True, "premises": {"pro": [[{"place": "terra"}]]}, "source": "own",
    }  # fmt: skip
    ship = ["stardust_i", Part("schutzschirm", onto="stardust_i")]
    game = Game(
        pro={"terra": ["terra", "terra", *ship]}, hand=["schutzschirm", "antenne"], own=[own]
    )
    assert game.cannot_lay("schutzschirm", "pro:terra", "stardust_i") == "PR-LAY-32"
    assert game.cannot_lay("antenne", "pro:terra", "stardust_i") == ""


@clause("PR-LAY-33")
def test_a_starship_accessory_does_not_fit_a_fleet() -> None:
    game = Game(
        pro={"terra": ["terra"] * 3 + ["stardust_i", "raumjaegerstaffel"]},
        hand=["impulsgeschuetz", "schutzschirm"],
    )
    assert game.cannot_lay("impulsgeschuetz", "pro:terra", "raumjaegerstaffel") == "PR-LAY-33"
    assert game.cannot_lay("impulsgeschuetz", "pro:terra", "stardust_i") == ""
    assert game.cannot_lay("schutzschirm", "pro:terra", "raumjaegerstaffel") == ""


@clause("PR-LAY-34")
def test_accessories_go_on_own_cards_only() -> None:
    game = Game(
        pro={"terra": ["terra", "perry_rhodan_i"]},
        their_pro={"terra": ["terra", "stosstrupp"]},
        hand=["thermostrahler"],
    )
    assert game.cannot_lay("thermostrahler", "pro:terra", "stosstrupp") == "PR-LAY-34"
    assert game.cannot_lay("thermostrahler", "pro:terra", "perry_rhodan_i") == ""


# ------------------------------------------------------------------------- memory


@clause("PR-LAY-05", "PR-ZONE-05")
def test_the_owner_sees_stacks_and_depots_that_others_do_not() -> None:
    game = Game(pro={"terra": ["terra", "depot"]}, hand=["betty_toufry"])
    game.uses("depot")
    game.do("choose betty_toufry")
    mine, theirs = (dumps(View(GAME, game.state, seat)).decode() for seat in (0, 1))
    assert "betty_toufry" in mine
    assert "betty_toufry" not in theirs
    assert game.place("pro:terra").units == [], "what is stored is not part of the space"


@clause("PR-LAY-04", "PR-LAY-05", "PR-ZONE-08")
@pytest.mark.parametrize(("memory", "shown"), [(False, 7), (True, 3)])
def test_where_memory_counts_others_see_only_what_lies_on_top(memory: bool, shown: int) -> None:
    units = ["perry_rhodan_i", Part("psychostrahler", onto="perry_rhodan_i"), "stosstrupp"]
    game = Game(
        pro={"terra": ["terra", "terra", *units, "stardust_i", "gcc_i"]},
        options={"memory": memory},
    )
    for viewer, count in ((0, 7), (1, shown), (None, shown)):
        told = GAME.face.things(game.state, viewer)
        cards = [thing for thing in told.values() if thing.get("zone") == "card"]
        assert len(cards) == count, viewer
        height = told["pro:terra@0"]["count"]
        assert height == (0 if memory and viewer != 0 else 2)


@clause("PR-ZONE-08")
def test_of_the_action_discard_only_the_top_card_is_ever_seen() -> None:
    game = Game(action=["action_01", "action_02", "action_03"])
    for name in ("action_01", "action_02"):
        take_action(game.me, name)
    for viewer in (0, 1, None):
        discard = View(GAME, game.state, viewer).table.players[0].action_discard
        assert sorted(discard.names()) == ["", "action_02"]
