"""The films that the tests of the client draw: `python -m tests.space_alert.reels` writes them."""

from __future__ import annotations

from pathlib import Path

import msgspec

from starboard.games.space_alert.box.lines import Source
from starboard.games.space_alert.box.plan import Planned, read_cases, read_plan
from starboard.games.space_alert.box.resolve import Film, ListedTokens, result, start_mission
from starboard.games.space_alert.box.scenes import sentence
from starboard.games.space_alert.content import components
from starboard.games.space_alert.face.film.reel import reel
from starboard.games.space_alert.face.film.shown import Reel
from starboard.games.space_alert.face.film.watching import Watched
from starboard.games.space_alert.face.printed import faces

HERE = Path(__file__).parent
CASES = HERE / "resolved_missions.yaml"
FILMS = HERE.parents[1] / "web/tests/space_alert/films.json"
MANY_EVENTS = 120
MOST = 2


def resolved_plans() -> list[Planned]:
    """The plans of missions with known results."""
    source = Source(CASES.name, CASES.read_text(encoding="utf-8"))
    return [read_plan(source, path) for path in read_cases(source)]


def told(planned: Planned) -> tuple[Film, Watched, Reel]:
    """A plan as the resolver plays it, as it was watched, and as a page shows it."""
    state = start_mission(planned)
    watched = Watched(state)
    film = Film(state, ListedTokens(planned.tiles, "0"))
    return film, watched, reel(watched, lambda _, event: sentence(event, "en"), "en")


def written() -> bytes:
    """The longest films of the resolved missions, with what is printed."""
    cases: list[dict[str, object]] = []
    for planned in resolved_plans():
        film, watched, shown = told(planned)
        if len(watched.moments) >= MANY_EVENTS and len(cases) < MOST:
            cases.append({"turns": result(film, planned)["turns"], "reel": shown})
    document = {"printed": faces(components(), "en"), "cases": cases}
    return msgspec.json.encode(document, order="sorted") + b"\n"


if __name__ == "__main__":
    FILMS.write_bytes(written())
