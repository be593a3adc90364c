"""Dominate & Delegate with people: a link, a game master who judges, a campaign that goes on."""

from __future__ import annotations

from playwright.sync_api import expect
from tools.screens.stored import stored

from tests.browser.conftest import SitDown
from tests.browser.house import House
from tests.browser.person import Person

SAID = "I knock on the door and call for a doctor."


def by_a_link(sit_down: SitDown, scenario: str) -> tuple[Person, Person]:
    """Somebody opens a table on the page, and somebody else comes by its address."""
    host, friend = sit_down(), sit_down()
    host.open("#/new/dominate")
    host.page.get_by_label("Seats").select_option("2")
    host.page.locator("select", has_text="Dry Wells").select_option(scenario)
    host.page.get_by_role("button", name="Open the table").click()
    friend.open(host.page.locator(".link").inner_text().split("/", 3)[3])
    friend.page.get_by_role("button", name="Sit down and play").click()
    host.page.get_by_role("button", name="I am ready").click()
    return host, friend


def test_two_people_play_by_a_link_and_the_game_master_judges(sit_down: SitDown) -> None:
    agent, master = by_a_link(sit_down, "e3_microgen")
    for person in (agent, master):
        assert person.waits()
        person.makes("ready")
    expect(master.page.locator("aside")).to_contain_text("You are the game master")
    assert master.page.locator(".board .plan rect").count() > 0
    assert agent.page.locator(".board .plan").count() == 0
    figure = walks_to_the_door(agent)
    agent.page.locator(f'.board [data-thing="{figure}"]').click()
    agent.page.locator('footer [data-verb="explicit"]').click()
    if agent.page.locator("footer form").count() == 0:
        agent.page.locator('.board [data-thing="door.1"]').click()
    agent.page.locator("footer form input").fill(SAID)
    assert agent.findings() == []
    agent.page.get_by_role("button", name="Send it").click()
    judge = master.page.locator("[data-judge]")
    expect(judge).to_contain_text(SAID)
    expect(agent.page.locator("footer .ask")).to_contain_text("judges what was described")
    assert master.findings() == []
    judge.get_by_role("button", name="It meets nothing").click()
    expect(judge).to_have_count(0)
    assert agent.waits()
    agent.until(lambda: any(event["kind"] == "Judged" for event in agent.events))


def walks_to_the_door(person: Person) -> str:
    """With the house bot's moves, until somebody could say what is done with a door."""
    for _ in range(20):
        assert person.waits()
        described = [each for each in person.offers if each["move"].endswith(" door.1 -")]
        if described:
            return str(described[0]["touches"][0])
        person.takes_hint()
    raise AssertionError(f"nobody came to the door: {person.made}")


def test_whoever_plays_a_campaign_alone_goes_on_with_one_click(
    house: House, sit_down: SitDown
) -> None:
    person = sit_down(width=390, height=844, touch=True)
    campaign = house.new_table(
        "dominate", "on", [person.arrives()], bots=1, options={"scenario": "campaign"}
    )
    person.sits_at(campaign)
    assert person.waits()
    expect(person.page.locator(".campaign")).to_contain_text("Blood-red Sunshine Beach")
    expect(person.page.locator(".campaign")).not_to_contain_text("_")
    for _ in range(2):  # the card, and what is read
        person.takes_hint()
        assert person.waits()
    person.opens("Table")
    person.page.get_by_role("button", name="Give up", exact=True).click()
    person.page.get_by_role("button", name="Really give up").click()
    person.page.get_by_role("dialog").get_by_role("button", name="On to the next mission").click()
    person.page.wait_for_url(lambda url: campaign not in url)
    assert person.waits()
    expect(person.page.locator(".campaign, .map").first).to_be_visible()
    assert person.findings() == []


def test_two_people_go_on_with_a_click_each(house: House, sit_down: SitDown) -> None:
    people = [sit_down(), sit_down()]
    match = stored("dominate/match-7-campaign-1")
    table = house.stored_table(match, len(match.entries), [each.arrives() for each in people])
    for person in people:
        person.open(f"#/table/{table}")
        person.page.get_by_role("dialog").wait_for()
        assert person.findings() == []
        person.page.get_by_role("button", name="On to the next mission").click()
    for person in people:
        person.page.locator(".campaign, .map").first.wait_for()
