"""A person at a browser: opens the page, looks, clicks, and notes everything that goes wrong."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from playwright.sync_api import ConsoleMessage, Locator, Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
NOT_YET_SOMEBODY = "401"
"""What a browser notes on the very first visit, before the guest has a name."""


class Person:
    """One tab of one person."""

    def __init__(self, page: Page, server: str) -> None:
        self.page = page
        self.server = server
        self.trouble: list[str] = []
        page.on("console", self._note)
        page.on("pageerror", lambda error: self.trouble.append(str(error)))

    def _note(self, message: ConsoleMessage) -> None:
        if message.type == "error" and NOT_YET_SOMEBODY not in message.text:
            self.trouble.append(message.text)

    def open(self, place: str = "") -> None:
        """Go to a place of the client, such as `#/rules`."""
        self.page.goto(self.server + place)

    def leave(self) -> None:
        self.page.context.close()

    # ------------------------------------------------------------------ at a table

    def plays_against_bots(self, game: str) -> None:
        """Two clicks from the start page to a running game."""
        self.open()
        card = self.page.locator(".game", has=self.page.get_by_role("heading", name=game))
        card.locator("button.primary").click()
        self.page.locator(".table footer .ask").wait_for()

    @property
    def asked(self) -> str:
        """The sentence of the decision bar."""
        return self.page.locator("footer .ask").inner_text()

    def has_to_decide(self) -> bool:
        return self.page.locator("footer .ask.mine").count() > 0

    def is_over(self) -> bool:
        return self.page.get_by_role("dialog").count() > 0

    def waits(self, milliseconds: int = 30_000) -> bool:
        """Until it is this person's decision (true) or the game is over (false)."""
        self.page.wait_for_selector("footer .ask.mine, [role=dialog]", timeout=milliseconds)
        return not self.is_over()

    def hinted_move(self) -> str:
        """What the house bot would do, in notation."""
        self.page.get_by_role("button", name="Hint").click()
        self.page.locator("footer .hint").wait_for()
        shown = self.page.locator("footer [data-move].hinted")
        if not shown.count():
            self.page.locator("footer .tools button[aria-pressed=false]").first.click()
        return str(shown.first.get_attribute("data-move"))

    def takes_hint(self) -> str:
        """Make the house bot's move with the decision bar."""
        move = self.hinted_move()
        before = self.question
        self.page.locator(f'footer [data-move="{move}"]').first.click()
        self.confirms()
        self.sees_something_new(before)
        return move

    def takes_hint_by_keys(self) -> str:
        """Make the house bot's move without touching the mouse."""
        before = self.question
        self.page.keyboard.press("?")
        self.page.locator("footer .hint").wait_for()
        shown = self.page.locator("footer [data-move].hinted")
        if not shown.count():
            self.page.keyboard.press(".")
        move = str(shown.first.get_attribute("data-move"))
        self.page.keyboard.press(str(shown.first.get_attribute("aria-keyshortcuts")))
        self.waits_for_button_or_change(before)
        if self.page.locator("footer .choices .primary").count():
            self.page.keyboard.press("Enter")
        self.sees_something_new(before)
        return move

    def waits_for_button_or_change(self, before: str) -> None:
        """Until a move waits for its button, or has been made."""
        self.page.wait_for_function(
            "before => document.activeElement?.matches('footer .choices .primary') || "
            "document.querySelector('.table')?.dataset.question !== before",
            arg=before,
        )

    def sees_something_new(self, before: str) -> None:
        """Until the question or the log has changed."""
        self.page.wait_for_function(
            "before => document.querySelector('.table')?.dataset.question !== before", arg=before
        )

    def confirms(self) -> None:
        """Press the button of a move that cannot be taken back freely, if it waits for one."""
        self.page.wait_for_function(
            "() => document.querySelector('footer .choices .primary') || "
            "!document.querySelector('footer[aria-busy=true]')"
        )
        button: Locator = self.page.locator("footer .choices button.primary")
        if button.count():
            button.first.click()

    @property
    def question(self) -> str:
        """The number of the open question, and how far the log goes."""
        return str(self.page.locator(".table").get_attribute("data-question"))

    # ------------------------------------------------------------------ looking closely

    def findings(self) -> list[str]:
        """What axe finds seriously wrong with the page for people who cannot see or use a mouse."""
        self.page.evaluate(axe())
        found = self.page.evaluate("() => axe.run()")
        return [
            f"{each['id']}: {each['nodes'][0]['html'][:160]}"
            for each in found["violations"]
            if each["impact"] in ("serious", "critical")
        ]


@cache
def axe() -> str:
    return AXE.read_text(encoding="utf-8")
