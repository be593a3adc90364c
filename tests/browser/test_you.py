"""The page about oneself: being called otherwise, and being the same on another device."""

from __future__ import annotations

from tests.browser.conftest import SitDown

PHRASE = "three moons over the harbour"


def test_somebody_kept_by_a_phrase_is_the_same_on_another_device(sit_down: SitDown) -> None:
    marion, elsewhere = sit_down(), sit_down(width=360, height=740, lang="de-DE")
    person = marion.arrives()
    marion.open("#/you")
    marion.page.get_by_label("Your name").fill("Marion")
    marion.page.get_by_role("button", name="Change").click()
    marion.page.get_by_role("heading", name="Marion").wait_for()
    marion.page.get_by_label("Pass phrase", exact=True).fill(PHRASE)
    marion.page.get_by_role("button", name="Keep me").click()
    marion.page.get_by_label("New pass phrase").wait_for()
    elsewhere.arrives()
    elsewhere.open()
    elsewhere.page.locator('nav a[href="#/you"]').click()
    elsewhere.page.get_by_label("Name", exact=True).fill("Marion")
    elsewhere.page.get_by_label("Die Passphrase zu diesem Namen").fill(PHRASE)
    elsewhere.page.get_by_role("button", name="Anmelden", exact=True).click()
    elsewhere.page.get_by_role("heading", name="Marion").wait_for()
    elsewhere.page.get_by_text("Dieses Gerät").wait_for()
    told = elsewhere.page.request.get(f"{elsewhere.server}api/me").json()
    assert told["person"] == person
    assert elsewhere.findings() == []
