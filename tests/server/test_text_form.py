"""A text in a move over the wire: offered as a form, played, refused in one sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from starboard.kernel.registry import add
from starboard.server import wire
from starboard.server.wire.parts import Code
from tests.server.running import running, seated, tell
from tests.toys import hunt

add(hunt.GAME)
PAIR = ("Marion", "Kolja")


def test_a_form_is_offered_with_the_length_of_its_text(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            table, _, (seeker, keeper) = await seated(server, "hunt", PAIR)
            await keeper.play(table, "bury a")
            await seeker.until(lambda: bool(seeker.moves(table)))
            offers = {offer.move: offer for offer in seeker.turns[table].moves}
            assert (offers["note b -"].form, offers["note b -"].touches) == (200, ("b",))
            assert b'"form"' not in wire.write(offers["go b"])
            await seeker.play(table, "note b Gr%C3%BC%C3%9Fe%20%22an%22%20alle")
            assert seeker.views[table]["table"]["book"] == ['b: Grüße "an" alle']
            await keeper.until(lambda: keeper.events[table][-1].kind == "Noted")
            assert keeper.events[table][-1].text == 'A note about b: “Grüße "an" alle”'
            await seeker.do(wire.Undo, table=table)
            assert seeker.views[table]["table"]["book"] == []

    tell(story())


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        pytest.param("x" * 10_000, "the text has 10,000 characters, 200 are allowed", id="10,000"),
        pytest.param("x" * 201, "the text has 201 characters, 200 are allowed", id="one too many"),
        pytest.param("%0A", "the text has characters that cannot be typed", id="control"),
        pytest.param("%FF", "the text is not readable as UTF-8", id="no UTF-8"),
    ],
)
def test_what_is_no_text_gets_one_sentence_and_changes_nothing(
    tmp_path: Path, text: str, sentence: str
) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            table, _, (seeker, keeper) = await seated(server, "hunt", PAIR)
            await keeper.play(table, "bury a")
            await seeker.until(lambda: bool(seeker.moves(table)))
            before, question = seeker.views[table], seeker.turns[table].question
            for kind, fields in (
                (wire.Move, {"question": question, "moves": (f"note b {text}",)}),
                (wire.Preview, {"move": f"note b {text}"}),
            ):
                refused = await seeker.refused(kind, table=table, **fields)
                assert refused.code is Code.BAD_INPUT
                assert f"move “note”: {sentence}" in refused.text
                assert len(refused.text) < 120
            await seeker.do(wire.Open, table=table)
            assert seeker.views[table] == before
            assert seeker.turns[table].question == question

    tell(story())


def test_a_bot_and_a_hint_write_sample_texts(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            table, _, (seeker, keeper) = await seated(server, "hunt", PAIR, options={"days": 2})
            await keeper.play(table, "bury a")
            await seeker.until(lambda: bool(seeker.moves(table)))
            hinted = await seeker.do(wire.Hint, table=table)
            await seeker.play(table, hinted.move)
            await seeker.do(wire.Leave, table=table)
            while not keeper.rooms[table].outcome:
                await keeper.until(
                    lambda: bool(keeper.moves(table)) or bool(keeper.rooms[table].outcome)
                )
                if keeper.moves(table):
                    await keeper.play(table, keeper.moves(table)[0])
            assert keeper.rooms[table].outcome.reason == "most-points"

    tell(story())
