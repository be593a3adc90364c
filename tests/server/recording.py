"""Records exchanges for people who write clients: `python -m tests.server.recording`.

Every line is one message: who sent it (`server` or a name), to whom, and what. Ids, seeds and
instants are made the same in every recording, so that a replay can be compared byte by byte.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from unittest.mock import patch

from starboard.server import wire
from starboard.server.room.clock import Hours
from tests.server.running import Running, Tab, guest, running

FOLDER = Path(__file__).parent / "exchanges"


class Standing(Hours):
    """Time stands still."""

    def now(self) -> float:
        return 1_789_000_000.0


@contextmanager
def nothing_by_chance() -> Iterator[None]:
    """Ids and seeds that are the same every time."""
    numbers = count(1)

    def made(prefix: str) -> Any:
        return lambda *_: f"{prefix}{next(numbers):04}"

    with (
        patch.object(secrets, "token_urlsafe", made("id")),
        patch("starboard.server.room.opening.new_seed", made("seed")),
        patch("starboard.server.app.token_hex", lambda _: "secret"),
    ):
        yield


class Recorder:
    """Plays one story and writes down everything that is said."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.lines: list[dict[str, Any]] = []
        self.told: dict[str, int] = {}

    async def come(self, name: str) -> Tab:
        """Somebody connects."""
        return await (await guest(self.server, name)).silent_tab()

    async def say(self, name: str, tab: Tab, id: str, kind: type[wire.Request], **told: Any) -> Any:
        """One request and everything that comes up to its answer."""
        request = kind(id=id, **told)
        self.lines.append({"from": name, "message": json.loads(wire.write(request))})
        answer = await tab.ask(kind, id, **told)
        self.listen(name, tab)
        return answer

    def listen(self, name: str, tab: Tab) -> None:
        """Write down what somebody was told since."""
        for raw in tab.received[self.told.get(name, 0) :]:
            message = json.loads(raw)
            if message["type"] == "welcome":  # one game is enough to see what a card is
                message["games"] = [g for g in message["games"] if g["game"] == "flagship"]
            self.lines.append({"from": "server", "to": name, "message": message})
        self.told[name] = len(tab.received)


async def quiet(recorder: Recorder, name: str, tab: Tab) -> None:
    """Wait until somebody has been told everything."""
    await recorder.say(name, tab, f"time-{len(recorder.lines)}", wire.Time, sent=0.0)


async def begin(recorder: Recorder) -> tuple[str, dict[str, Tab]]:
    """Two people meet at a table, and the game begins."""
    tabs = {name: await recorder.come(name) for name in ("Marion", "Kolja")}
    say = recorder.say
    for name, tab in tabs.items():
        await say(name, tab, f"hello-{name}", wire.Hello, lang="en")
    marion, kolja = tabs.values()
    options = {"ready_ships": True}
    made = await say(
        "Marion", marion, "new", wire.Create, game="flagship", seats=2, options=options
    )
    table = made.table
    await say("Marion", marion, "open-m", wire.Open, table=table)
    await say("Kolja", kolja, "open-k", wire.Open, table=table)
    await say("Kolja", kolja, "sit", wire.Sit, table=table)
    await say("Marion", marion, "ready-m", wire.Ready, table=table)
    await say("Kolja", kolja, "ready-k", wire.Ready, table=table)
    await quiet(recorder, "Marion", marion)
    return table, tabs


async def beginning(recorder: Recorder) -> None:
    """From hello to the first question."""
    await begin(recorder)


async def moves(recorder: Recorder) -> None:
    """Moves, a refusal, a preview, an explanation, one sent twice."""
    table, tabs = await begin(recorder)
    for number in range(6):
        name, tab = next((n, t) for n, t in tabs.items() if t.turns[table].ask)
        turn = tab.turns[table]
        told = {"table": table, "question": turn.question, "moves": (turn.moves[0].move,)}
        if number == 2:
            await recorder.say(
                name, tab, "preview", wire.Preview, table=table, move=turn.moves[0].move
            )
            await recorder.say(name, tab, "why", wire.Explain, table=table, thing="nothing.1")
            wrong = {**told, "question": "0"}
            await recorder.say(name, tab, "late", wire.Move, **wrong)
        await recorder.say(name, tab, f"move-{number}", wire.Move, **told)
        for other, others in tabs.items():
            await quiet(recorder, other, others)


async def agreements(recorder: Recorder) -> None:
    """Chat, standing orders, a pause, an end by agreement."""
    table, tabs = await begin(recorder)
    marion, kolja = tabs.values()
    say = recorder.say
    await say("Marion", marion, "hi", wire.Say, table=table, text="Good luck.")
    await say("Kolja", kolja, "orders", wire.Orders, table=table, default="answer")
    for what in ("pause", "resume", "agree"):
        asked = await say("Marion", marion, what, wire.Propose, table=table, what=what)
        await quiet(recorder, "Kolja", kolja)
        told = {"table": table, "proposal": asked.proposal, "yes": True}
        await say("Kolja", kolja, f"{what}-yes", wire.Reply, **told)
        await quiet(recorder, "Marion", marion)


STORIES = {"beginning": beginning, "moves": moves, "agreements": agreements}


async def record(story: str) -> list[dict[str, Any]]:
    """The lines of a story."""
    with TemporaryDirectory() as folder, nothing_by_chance():
        async with running(Path(folder), Standing()) as server:
            recorder = Recorder(server)
            await STORIES[story](recorder)
            return recorder.lines


def text_of(lines: list[dict[str, Any]]) -> str:
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)


def main() -> None:
    for story in STORIES:
        told = text_of(asyncio.run(record(story)))
        (FOLDER / f"{story}.jsonl").write_text(told, encoding="utf-8")


if __name__ == "__main__":
    main()
