"""Phones that hand in what they have laid to one screen: no account, a code that ends."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from starboard.server.app import create_app
from starboard.server.http import gatherings
from starboard.server.room.clock import Hours
from starboard.server.settings import Settings
from tests.server.beside import Beside

PLACES = 3
ROW = "<aaa-^b^----"


class Stopped(Hours):
    """Time that passes when the test says so."""

    def __init__(self) -> None:
        self.at = time.time()

    def now(self) -> float:
        return self.at


@contextmanager
def served(folder: Path, hours: Hours | None = None, **told: Any) -> Iterator[TestClient[Any]]:
    settings = Settings(database=f"sqlite:///{folder}/x.db", data=str(folder), **told)
    with TestClient(create_app(settings, hours, Beside())) as client:
        yield client


def opened(client: TestClient[Any]) -> dict[str, str]:
    wish = {"places": PLACES, "page": "tools/lay", "about": "crew"}
    answer = client.post("/api/gatherings", json=wish)
    assert answer.status_code == 201, answer.text
    told: dict[str, str] = answer.json()
    return told


def handed_in(client: TestClient[Any], code: str, at: int, phone: str, **more: Any) -> Any:
    told = {"text": ROW, "mine": f"the phone {phone}", **more}
    return client.post(f"/api/gatherings/{code}/{at}?lang=en", json=told)


def refused(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["message"]


def test_what_phones_hand_in_is_seen_on_the_screen_as_it_comes(tmp_path: Path) -> None:
    with served(tmp_path) as client:
        code = opened(client)["code"]
        assert handed_in(client, code, 1, "one").status_code == 200
        told = client.get(f"/api/gatherings/{code}").json()
        assert (told["about"], told["open"]) == ("crew", True)
        assert [slip["text"] for slip in told["slips"]] == ["", ROW, ""]
        handed_in(client, code, 1, "one", text="a")
        (_, again, _) = client.get(f"/api/gatherings/{code}").json()["slips"]
        assert again == {"text": "a", "version": 2}


def test_a_second_phone_is_told_and_takes_the_place_only_if_it_wants_to(tmp_path: Path) -> None:
    with served(tmp_path) as client:
        code = opened(client)["code"]
        handed_in(client, code, 0, "one")
        answer = handed_in(client, code, 0, "two", text="c")
        assert refused(answer) == (409, "place-is-anothers")
        assert answer.json()["text"] == "Another phone has handed something in here already."
        assert handed_in(client, code, 0, "two", text="c", over=True).json()["slips"][0] == {
            "text": "c",
            "version": 2,
        }


def test_only_the_screen_closes_and_what_comes_later_is_told_so(tmp_path: Path) -> None:
    with served(tmp_path) as client:
        made = opened(client)
        place = f"/api/gatherings/{made['code']}"
        foreign = client.patch(place, json={"key": "somebody else's", "open": False})
        assert foreign.status_code == 403
        closed = client.patch(place, json={"key": made["key"], "open": False})
        assert closed.json()["open"] is False
        answer = handed_in(client, made["code"], 0, "one")
        assert refused(answer) == (409, "gathering-is-closed")
        assert "stays on this phone" in answer.json()["text"]
        client.patch(place, json={"key": made["key"], "open": True, "about": "again"})
        assert handed_in(client, made["code"], 0, "one").json()["about"] == "again"


def test_a_code_ends_and_an_unknown_place_is_none(tmp_path: Path) -> None:
    hours = Stopped()
    with served(tmp_path, hours) as client:
        code = opened(client)["code"]
        for at in (PLACES, -1, 2**31, 10**30):
            assert refused(handed_in(client, code, at, "one")) == (404, "no-such-place")
        beyond = client.get(f"/api/gatherings/{code}/{10**30}/code.svg")
        assert refused(beyond) == (404, "no-such-place")
        hours.at += gatherings.HOURS * 3_600 + 1
        assert refused(handed_in(client, code, 0, "one")) == (404, "no-such-gathering")
        assert refused(client.get(f"/api/gatherings/{code}")) == (404, "no-such-gathering")


def test_there_are_not_too_many_from_one_address_and_none_is_large(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gatherings, "HERE", 2)
    with served(tmp_path) as client:
        code, _ = (opened(client)["code"] for _ in range(2))
        wish = {"places": 1, "page": "tools/lay"}
        answer = client.post("/api/gatherings", json=wish)
        assert refused(answer) == (429, "too-many-gatherings")
        assert handed_in(client, code, 0, "one", text="a" * 201).status_code == 400
        for told in ({"places": 9}, {"page": "//elsewhere.example"}, {"about": "x" * 2_001}):
            assert client.post("/api/gatherings", json={**wish, **told}).status_code == 400


def test_a_place_has_a_code_to_be_scanned(tmp_path: Path) -> None:
    with served(tmp_path, public="https://games.example.org") as client:
        made = opened(client)
        answer = client.get(f"/api/gatherings/{made['code']}/0/code.svg")
        assert answer.headers["content-type"].startswith("image/svg+xml")
        assert answer.text.startswith("<svg xmlns")
        assert made["reach"] == "world"
