"""Options as they are read: words have an end, and a refusal does not repeat a flood."""

from __future__ import annotations

import pytest

from starboard.errors import BadInput
from starboard.games.eclipse import GAME as ECLIPSE
from starboard.games.flagship import GAME as FLAGSHIP
from starboard.games.flagship.cards.content import catalogue
from starboard.games.flagship.cards.deck_text import encode_deck
from starboard.games.flagship.cards.decks import Deck
from starboard.games.space_alert import GAME as SPACE_ALERT
from starboard.games.space_alert.content import ship
from starboard.kernel import Game, Option, OptionKind
from starboard.kernel.options import read_options
from starboard.kernel.yaml_files import Name
from starboard.server.views.catalogue import game_cards
from tests.toys import bluff

SETS = Option(name="sets", kind=OptionKind.WORDS, default=())
FLOOD = "x" * 250_000


def option(game: Game, name: str) -> Option:  # type: ignore[type-arg]
    """An option of a game."""
    return next(each for each in game.options if each.name == name)


def test_a_word_has_at_most_a_hundred_letters() -> None:
    assert SETS.read(["x" * 100]) == ("x" * 100,)
    with pytest.raises(BadInput) as refused:
        SETS.read(["fine", "x" * 101])
    assert refused.value.said("en").startswith("option sets: at most 100 letters, not 101: xxx")
    assert refused.value.said("de").startswith("Option sets: höchstens 100 Zeichen, nicht 101: xxx")


def test_there_are_at_most_24_words() -> None:
    assert len(SETS.read(["x"] * 24)) == 24  # type: ignore[arg-type]
    with pytest.raises(BadInput, match="option sets: at most 24 words, not 25"):
        SETS.read(["x"] * 25)


def test_an_option_may_declare_more() -> None:
    more = Option(name="sets", kind=OptionKind.WORDS, default=(), words=30, letters=200)
    assert more.read(["x" * 200] * 30) == ("x" * 200,) * 30
    with pytest.raises(BadInput, match="at most 30 words"):
        more.read(["x"] * 31)
    with pytest.raises(BadInput, match="at most 200 letters"):
        more.read(["x" * 201])


@pytest.mark.parametrize("word", ["a\nb", "a\x00", "\x1b[2J", "a\u202eb", "\u200b", "\ud800", "\t"])
def test_a_word_has_no_letters_that_cannot_be_printed(word: str) -> None:
    with pytest.raises(BadInput) as refused:
        SETS.read(["fine", word])
    assert "letters that can be printed" in str(refused.value)
    assert str(refused.value).isprintable()


@pytest.mark.parametrize(
    ("schema", "value"),
    [
        (Option(name="open", kind=OptionKind.FLAG, default=False), FLOOD),
        (Option(name="rounds", kind=OptionKind.NUMBER, default=1, low=1, high=9), FLOOD),
        (Option(name="rounds", kind=OptionKind.NUMBER, default=1, low=1, high=9), 10**4000),
        (Option(name="map", kind=OptionKind.CHOICE, default="a", choices=("a",)), FLOOD),
        (Option(name="map", kind=OptionKind.CHOICE, default="a", choices=("a",)), [FLOOD]),
        (SETS, FLOOD),
        (SETS, [FLOOD]),
        (SETS, [1, FLOOD]),
    ],
)
def test_a_refused_value_is_shown_in_short(schema: Option, value: object) -> None:
    with pytest.raises(BadInput) as refused:
        schema.read(value)
    for lang in ("de", "en"):
        assert len(refused.value.said(lang)) < 250


def test_the_name_of_an_unknown_option_is_shown_in_short() -> None:
    with pytest.raises(BadInput) as refused:
        read_options((SETS,), {FLOOD: 1})
    assert len(str(refused.value)) < 250
    assert "this game has: sets" in str(refused.value)


# ------------------------------------------------------------------------- what games declare


def test_a_deck_of_every_card_there_is_fits_into_the_option() -> None:
    cards = catalogue()
    name = Name(de="Alles, was es gibt", en="Everything there is")
    items = tuple(card.id for card in cards.values() if card.is_item)
    events = tuple(card.id for card in cards.values() if card.is_event)
    code = encode_deck(Deck(name=name, market=items * 4, events=events * 4))
    decks = option(FLAGSHIP, "decks")
    assert 1000 < len(code) < decks.letters / 2
    assert decks.read([code] * 4) == (code,) * 4


def test_a_deck_code_without_end_is_refused() -> None:
    with pytest.raises(BadInput, match="option decks: at most") as refused:
        option(FLAGSHIP, "decks").read(["fs1:" + FLOOD])
    assert len(str(refused.value)) < 250


def test_a_deck_that_is_none_is_named_in_short() -> None:
    read = read_options(FLAGSHIP.options, {"decks": ["x" * 4000, "rebels"]})
    with pytest.raises(BadInput, match="is no starter deck") as refused:
        FLAGSHIP.check_options(2, read, FLAGSHIP.content(None))
    assert len(str(refused.value)) < 250


def test_the_longest_legacy_of_a_campaign_fits_into_its_option() -> None:
    tokens = [f"damage.{token}" for stack in ship().tiles for token in stack]
    numbers = [f"{name}.-999" for name in ("missions", "survived", "destroyed", "visual", "squads")]
    words = [*numbers, *tokens, *[f"out.{crew}" for crew in range(5)]]
    assert option(SPACE_ALERT, "legacy").read(words) == tuple(words)


# ------------------------------------------------------------------------- former options


def test_a_former_option_is_read_where_it_is_given_and_has_no_default() -> None:
    former = Option(name="old", kind=OptionKind.FLAG, default=False, former=("new",))
    schema = (former, Option(name="new", kind=OptionKind.FLAG, default=True))
    assert read_options(schema, {}) == {"new": True}
    assert read_options(schema, {"old": False}) == {"old": False}
    assert read_options(schema, {"old": False, "new": False}) == {"old": False, "new": False}
    with pytest.raises(BadInput, match="option old"):
        read_options(schema, {"old": "yes"})


@pytest.mark.parametrize("lang", ["de", "en"])
def test_nobody_is_asked_for_a_former_option(lang: str) -> None:
    (card,) = [each for each in game_cards(lang) if each.game == "eclipse"]
    offered = [each.name for each in card.options]
    blueprints = ("ancient_blueprint", "guardian_blueprint", "gcds_blueprint")
    assert option(ECLIPSE, "advanced_neutrals").former == blueprints
    assert "advanced_neutrals" not in offered
    assert set(blueprints) <= set(offered)


# ------------------------------------------------------------------------- own cards


@pytest.mark.parametrize("game", [SPACE_ALERT, ECLIPSE, bluff.GAME], ids=lambda game: game.id)
def test_a_game_without_own_cards_refuses_them(game: Game) -> None:  # type: ignore[type-arg]
    for own in ([{"id": "x"}], {"id": "x"}, "cards", 1):
        with pytest.raises(BadInput) as refused:
            game.content(own)
        assert (refused.value.where, refused.value.message) == ("cards", "has-no-own-cards")


@pytest.mark.parametrize("game", [SPACE_ALERT, ECLIPSE, bluff.GAME], ids=lambda game: game.id)
@pytest.mark.parametrize("own", [None, [], ()])
def test_no_own_cards_are_fine(game: Game, own: object) -> None:  # type: ignore[type-arg]
    assert game.content(own) is not None
