"""The page about oneself: being called otherwise, and being the same on another device."""

from __future__ import annotations

import pytest

from tests.browser.conftest import SitDown
from tests.browser.house import House

NAME = "Henrike"
"""Nobody else at this server is called so: tests share it, and a name has one owner."""
PHRASE = "three moons over the harbour"
REFUSED = "409"
"""What a browser notes when the server asks back."""
AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
}
"""A device that keeps passkeys and knows its person."""


def test_somebody_kept_by_a_phrase_is_the_same_on_another_device(sit_down: SitDown) -> None:
    marion, elsewhere = sit_down(), sit_down(width=360, height=740, lang="de-DE")
    person = marion.arrives()
    marion.open("#/you")
    marion.page.get_by_label("Your name").fill(NAME)
    marion.page.get_by_role("button", name="Change").click()
    marion.page.get_by_role("heading", name=NAME).wait_for()
    marion.page.get_by_label("Pass phrase", exact=True).fill(PHRASE)
    marion.page.get_by_role("button", name="Keep me").click()
    marion.page.get_by_label("New pass phrase").wait_for()
    elsewhere.arrives()
    elsewhere.open()
    elsewhere.page.locator('nav a[href="#/you"]').click()
    elsewhere.page.get_by_label("Name", exact=True).fill(NAME)
    elsewhere.page.get_by_label("Die Passphrase zu diesem Namen").fill(PHRASE)
    elsewhere.page.get_by_role("button", name="Anmelden", exact=True).click()
    elsewhere.page.get_by_role("heading", name=NAME).wait_for()
    elsewhere.page.get_by_text("Dieses Gerät").wait_for()
    told = elsewhere.page.request.get(f"{elsewhere.server}api/me").json()
    assert told["person"] == person
    assert elsewhere.findings() == []


@pytest.mark.parametrize(
    ("lang", "stay", "sure"),
    [
        ("en-GB", "Stay the guest", "Log in all the same"),
        ("de-DE", "Gast bleiben", "Trotzdem anmelden"),
    ],
)
def test_a_guest_with_a_table_is_given_up_only_after_a_question(
    lang: str, stay: str, sure: str, sit_down: SitDown, house: House
) -> None:
    marion, elsewhere = sit_down(), sit_down(width=360, height=740, lang=lang)
    person = marion.arrives()
    keeper = marion.page.request.get(f"{marion.server}api/me").json()["name"]
    marion.page.request.post(f"{marion.server}api/me/phrase", data={"phrase": PHRASE})
    lost = elsewhere.arrives()
    house.new_table("flagship", "seed", [lost], bots=1)
    elsewhere.open("#/you")
    page = elsewhere.page
    page.locator("#login-name").fill(keeper)
    page.locator("#login-phrase").fill(PHRASE)
    page.locator("#login-phrase").press("Enter")
    dialog = page.get_by_role("alertdialog")
    dialog.get_by_role("button", name=stay).click()
    dialog.wait_for(state="detached")
    assert page.request.get(f"{elsewhere.server}api/me").json()["person"] == lost
    page.locator("#login-phrase").press("Enter")
    dialog.get_by_role("button", name=sure).wait_for()
    assert elsewhere.findings() == []
    dialog.get_by_role("button", name=sure).click()
    page.get_by_role("heading", name=keeper, exact=True).wait_for()
    assert page.request.get(f"{elsewhere.server}api/me").json()["person"] == person
    elsewhere.trouble = [each for each in elsewhere.trouble if REFUSED not in each]


def test_a_passkey_is_listed_and_the_only_way_back_is_removed_after_a_warning(
    sit_down: SitDown,
) -> None:
    marion = sit_down()
    marion.server = marion.server.replace("127.0.0.1", "localhost")  # as passkeys need it
    line = marion.page.context.new_cdp_session(marion.page)
    line.send("WebAuthn.enable")
    line.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    marion.open("#/you")
    marion.page.get_by_role("button", name="Add a passkey").click()
    remove = marion.page.get_by_role("button", name="Remove: Passkey")
    remove.click()
    marion.page.get_by_text("This passkey is your only way back").wait_for()
    assert marion.findings() == []
    marion.page.get_by_role("button", name="Remove it all the same").click()
    marion.page.get_by_text("So far only this browser knows you").wait_for()
    remove.wait_for(state="detached")


def test_who_logs_out_leaves_no_page_open_to_whoever_comes_next(sit_down: SitDown) -> None:
    marion = sit_down()
    person = marion.arrives()
    marion.page.request.post(f"{marion.server}api/me/phrase", data={"phrase": PHRASE})
    marion.open("#/you")
    other = marion.page.context.new_page()
    other.goto(f"{marion.server}#/you")
    name = marion.page.request.get(f"{marion.server}api/me").json()["name"]
    other.get_by_role("heading", name=name, exact=True).wait_for()
    marion.page.get_by_role("button", name="Log out").click()
    marion.page.get_by_role("link", name="Rules").first.wait_for()
    other.get_by_role("heading", name=name, exact=True).wait_for(state="detached")
    other.get_by_text("So far only this browser knows you").wait_for()
    assert marion.page.request.get(f"{marion.server}api/me").json()["person"] != person
