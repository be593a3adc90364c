"""A person at a browser: opens the page, looks, acts, and notes everything that goes wrong."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import ConsoleMessage, Page, WebSocket

from tests.browser.hands import Fingers, Hands, Keys, Mouse, Offer, at_friend, thing, way_to
from tests.browser.planner import TURNS, deed, need, on_ship, planned

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
NOT_YET_SOMEBODY = "401"
"""What a browser notes on the very first visit, before the guest has a name."""
BUTTON = "footer .choices button.primary"
"""It makes a move that cannot be taken back freely."""
HINT = 'footer .tools button[aria-keyshortcuts="?"]'
TABS = ".table .board nav button"
SERIOUS = """async () => {
  const { violations } = await axe.run({ resultTypes: ["violations"] });
  const serious = violations.filter((each) => ["serious", "critical"].includes(each.impact));
  return serious.map((each) => `${each.id}: ${each.nodes[0].html.slice(0, 160)}`);
}"""
OFTEN = 40
"""Milliseconds between two looks at the page; at every frame would keep the machine busy."""
PATIENCE = float(os.environ.get("STARBOARD_PATIENCE", "60000"))
"""Milliseconds after which what was waited for will not come; a machine may be slow."""
WAIT = "pass"
"""A hint that no button carries out."""


class Person:
    """One tab of one person."""

    def __init__(self, page: Page, server: str) -> None:
        self.page = page
        self.server = server
        self.hands: Hands = Mouse(page)
        self.trouble: list[str] = []
        self.game = ""
        self.turn: dict[str, Any] = {"question": ""}
        """The open question and its moves, as the server has told the page."""
        self.hints: list[str] = []
        """The moves that the house bot would have made, whenever it was asked."""
        self.made: list[str] = []
        """The moves that the page has sent."""
        self.unanswered: dict[str, list[str]] = {}
        """The ids of those that the server has not answered yet."""
        self.told: dict[int, dict[str, Any]] = {}
        """What has happened at the table by its number, as the page was told."""
        page.on("console", self._note)
        page.on("pageerror", lambda error: self.trouble.append(str(error)))
        page.on("websocket", self._listen)

    def _note(self, message: ConsoleMessage) -> None:
        if message.type == "error" and NOT_YET_SOMEBODY not in message.text:
            self.trouble.append(message.text)

    def _listen(self, line: WebSocket) -> None:
        line.on("framereceived", lambda text: self._heard(json.loads(text)))
        line.on("framesent", lambda text: self._said(json.loads(text)))

    def _heard(self, message: dict[str, Any]) -> None:
        if message.get("turn") is not None:
            self.turn = message["turn"]
        moves = self.unanswered.pop(message.get("id", ""), [])
        if message["type"] != "previewed":
            self.made += moves
        if message["type"] == "hinted":
            self.hints.append(message["move"])
        if message.get("room") is not None:
            self.game = message["room"]["game"]
        self.told |= {event["number"]: event for event in message.get("events", ())}

    def _said(self, message: dict[str, Any]) -> None:
        if message["type"] == "move":
            self.unanswered[message["id"]] = message["moves"]

    @property
    def events(self) -> list[dict[str, Any]]:
        """What has happened at the table."""
        return list(self.told.values())

    @property
    def offers(self) -> list[Offer]:
        """The moves that are open."""
        return list(self.turn.get("moves", ()))

    def by_keys(self) -> Person:
        """From now on without the mouse."""
        self.hands = Keys(self.page)
        return self

    def by_touch(self) -> Person:
        """From now on with a finger."""
        self.hands = Fingers(self.page)
        return self

    def open(self, place: str = "") -> None:
        """Go to a place of the client, such as `#/rules`."""
        self.page.goto(self.server + place, wait_until="domcontentloaded")

    def leave(self) -> None:
        self.page.context.close()

    def arrives(self) -> str:
        """Become a guest before the page is open; the person's id."""
        told = self.page.request.post(f"{self.server}api/me", data={"lang": "en"})
        return str(told.json()["person"])

    # ------------------------------------------------------------------ at a table

    def plays_against_bots(self, game: str) -> None:
        """Two clicks from the start page to a running game."""
        self.open()
        card = self.page.locator(".game", has=self.page.get_by_role("heading", name=game))
        card.locator("button.primary").click()
        self.page.locator("[data-play-sheet] button.primary").click()
        self.page.locator(".table footer .ask").wait_for()

    def sits_at(self, table: str) -> None:
        """Open a table; where it has not begun, be ready."""
        self.open(f"#/table/{table}")
        ready = self.page.get_by_role("button", name="I am ready")
        self.page.locator(".table footer .ask").or_(ready).first.wait_for()
        if ready.count():
            ready.click()

    def opens(self, drawer: str) -> None:
        """Pull a drawer out, by its name."""
        open = self.page.get_by_role("tab", name=drawer)
        if not open.count():
            self.page.locator("[data-drawer]:visible").first.click()
        open.click()

    def closes(self) -> None:
        """Put the open drawer away."""
        self.page.locator("aside").get_by_role("button", name="Close").click()

    @property
    def asked(self) -> str:
        """The sentence of the prompt line."""
        return self.page.locator("footer .ask").inner_text()

    def has_to_decide(self) -> bool:
        return self.page.locator("footer .ask.mine").count() > 0

    def is_over(self) -> bool:
        return self.page.get_by_role("dialog").count() > 0

    def waits(self) -> bool:
        """Until it is this person's decision (true) or the game is over (false)."""
        self.page.wait_for_selector("footer .ask.mine, [role=dialog]")
        return not self.is_over()

    def hinted_move(self) -> str:
        """What the house bot would do, in notation; only waiting has no button."""
        asked = len(self.hints)
        assert self.hands.touch(HINT)
        self.until(lambda: len(self.hints) > asked)
        move = self.hints[-1]
        if (self.game, move) != ("space_alert", WAIT):
            self.page.wait_for_selector(f'footer [data-move="{move}"].hinted')
        return move

    def takes_hint(self) -> str:
        """Make the house bot's move."""
        move = self.hinted_move()
        self.makes(move)
        return move

    def is_offered(self, move: str) -> None:
        """Until a move is open."""
        self.until(lambda: any(each["move"] == move for each in self.offers))

    def until(self, met: Callable[[], bool]) -> None:
        """Until what the page has told so far is enough; it comes a little after it is drawn."""
        patient = time.monotonic() + PATIENCE / 1000
        while not met():
            assert time.monotonic() < patient, "what was waited for did not come"
            self.page.wait_for_timeout(OFTEN)

    def makes(self, move: str) -> None:
        """Make a move with the things it touches; the bar does what things cannot say."""
        before, made = self.knows_the_question(), len(self.made)
        offer = next((each for each in self.offers if each["move"] == move), {"move": move})
        if not self.touches(offer):
            self.presses(f'footer [data-move="{move}"]')
        self.page.wait_for_function(
            "([button, before]) => document.querySelector(button) || "
            "document.querySelector('.table')?.dataset.question !== before",
            arg=[BUTTON, before],
            polling=OFTEN,
        )
        if self.page.locator(BUTTON).count():
            self.presses(BUTTON)
        self.sees_something_new(before)  # perhaps only what others have done meanwhile
        self.until(lambda: len(self.made) > made and not self.unanswered)
        self.page.wait_for_function(
            "() => !document.querySelector('footer[aria-busy=true]')", polling=OFTEN
        )
        assert self.made[made] == move, "another move than was meant"  # what is forced may follow

    def knows_the_question(self) -> str:
        """Until the page shows what the server has asked last."""
        self.until(lambda: self.question.startswith(f"{self.turn['question']}/"))
        return self.question

    def presses(self, button: str) -> None:
        """Press a button of the decision bar as soon as it can be pressed."""
        self.page.wait_for_selector(f"{button}:enabled")
        assert self.hands.touch(button), button

    def touches(self, offer: Offer) -> bool:
        """Touch the things of a move; whether no other move is left then."""
        kind, *words = offer["move"].split()
        if self.game == "space_alert" and planned(offer["move"]):
            return all(self.finds_button(each) for each in planned(offer["move"]))
        if kind in ("i_do", "we_need"):
            return self.calls_out(kind, *words)
        if kind == "place" and self.game == "eclipse":
            return self.hands.points and self.lays_sector(words[0], offer["label"]["text"])
        way, alone = way_to(offer, self.offers)
        if self.game == "dominate" and at_friend(offer, self.offers):
            return self.shoots_at_friend(offer)
        if self.game == "dominate" and self.page.locator(".board .square").count():
            return self.acts_indoors(kind, way, alone)
        return all(self.finds(thing(each)) for each in way) and alone

    def shoots_at_friend(self, offer: Offer) -> bool:
        """Who is touched next would be chosen instead, so the verb comes first."""
        (figure, target), move = offer["touches"], offer["move"]
        if (
            not self.finds(thing(figure))
            or self.page.locator(f'footer [data-move="{move}"]').count()
        ):
            return False  # it has its button
        verb = f'footer .choices [data-verb="{move.split()[0]}"].aside'
        return self.finds(verb) and self.finds(thing(target))

    def acts_indoors(self, kind: str, way: list[str], alone: bool) -> bool:
        """A touch of a square goes there; whatever else is done there has its verb first."""
        at_square = len(way) > 1 and self.page.locator(f"{thing(way[-1])}.square").count() > 0
        if at_square and kind != "step":
            steps = thing(way[0]), f'footer .choices [data-verb="{kind}"]', thing(way[-1])
            return all(self.finds(each) for each in steps)
        return all(self.finds(thing(each)) for each in way) and (alone or at_square)

    def finds(self, selector: str) -> bool:
        """Touch something on the board, on whichever part of it that is drawn."""
        if self.hands.touch(selector):
            return True
        for tab in range(1, self.page.locator(TABS).count() + 1):
            self.hands.touch(f"{TABS}:nth-of-type({tab})")
            if self.hands.touch(selector):
                return True
        return False

    def finds_button(self, selector: str) -> bool:
        """The same as soon as it can be pressed."""
        self.page.wait_for_selector(f"{selector}:enabled", state="attached")
        return self.finds(selector)

    def calls_out(self, kind: str, action: str, station: str, turn: str = "") -> bool:
        """Say what one does where and when, or what somebody should do."""
        picked = self.page.locator(f"{thing(station)}.picked").count() > 0
        chosen = picked and self.page.locator(TURNS).is_visible()
        if not (chosen or self.finds(on_ship(station))):
            return False
        if kind == "we_need":
            return self.hands.touch(need(action))
        self.page.locator(TURNS).select_option(turn)
        return self.hands.touch(deed(action))

    def lays_sector(self, sector: str, wanted: str) -> bool:
        """Turn a drawn sector until it lies as wanted, and lay it there."""
        self.hands.touch(f'.other[data-thing="{sector}"]')
        for _ in range(6):
            if self.page.locator(".lay title").text_content() == wanted:
                return self.hands.touch(".board .lay")
            self.hands.touch(f'.ghost[data-thing="{sector}"]')
        return False

    def sees_something_new(self, before: str) -> None:
        """Until the question or the log has changed."""
        self.page.wait_for_function(
            "before => document.querySelector('.table')?.dataset.question !== before",
            arg=before,
            polling=OFTEN,
        )

    def sees_event(self, number: int) -> None:
        """Until the page has told of an event."""
        self.page.wait_for_selector(f'.table[data-question$="/{number}"]')

    @property
    def question(self) -> str:
        """The number of the open question, and how far the log goes."""
        return str(self.page.locator(".table").get_attribute("data-question"))

    # ------------------------------------------------------------------ looking closely

    def findings(self) -> list[str]:
        """What axe finds seriously wrong with the page for people who cannot see or use a mouse."""
        self.page.evaluate(axe())
        found: list[str] = self.page.evaluate(SERIOUS)
        return found


@cache
def axe() -> str:
    return AXE.read_text(encoding="utf-8")
