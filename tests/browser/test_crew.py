"""A crew of three in three browsers: one with the mouse, one with keys alone, one with a phone."""

from __future__ import annotations

from tools.screens.stored import stored

from starboard.kernel.options import OptionValue
from tests.browser.conftest import SitDown
from tests.browser.house import SLOW, House
from tests.browser.person import HINT, WAIT, Person

MATCH = stored("space_alert/match-2-seats-3")
LAST_PHASE = 113
"""The entry with which the last phase begins, at this second of the mission."""
SECOND = 440
SPOKEN = {"AlarmSounded", "ThreatAnnounced", "DataCameIn", "TransferOpened", "OutageBegan"}
TO_THE_END = ".film .controls button:last-of-type"


def crew(sit_down: SitDown) -> list[Person]:
    """Three people who play in different ways."""
    return [sit_down(), sit_down().by_keys(), sit_down(width=390, height=844, touch=True)]


def test_a_crew_plans_a_mission_with_the_house_bots_moves_and_sees_how_it_ends(
    house: House, sit_down: SitDown
) -> None:
    people = crew(sit_down)
    plays_a_mission(house, people, "crew", every=200, options={"mission": "test_run_2"})
    sheets = [sees_the_film(person) for person in people]
    assert sheets[0] == sheets[1] == sheets[2]
    heard = [announced(person) for person in people]
    assert heard[0] == heard[1] == heard[2]
    threats = [told(person, "ThreatAnnounced") for person in people]
    assert len(threats[0]) > 1
    for texts in zip(*threats, strict=True):
        assert sum("You have drawn the card." in text for text in texts) == 1
    assert all(any(move.startswith("lay") for move in person.made) for person in people)


def plays_a_mission(
    house: House,
    people: list[Person],
    seed: str,
    every: int,
    options: dict[str, OptionValue] | None = None,
) -> None:
    """Everybody lays a card, and does every so many seconds what the house bot would do."""
    who = [person.arrives() for person in people]
    table = house.new_table("space_alert", seed, who, options=options, clock=SLOW)
    for person in people:
        person.sits_at(table)
    for person in people:
        person.page.locator(".hand .card").first.wait_for()
    everybody_sees(house, table, people)
    for person in people:
        person.makes(first_laying(person))
        everybody_sees(house, table, people)
    while True:
        for person in people:
            person.page.locator(f".film, {HINT}").first.wait_for()
            if person.page.locator(".film").count():
                return  # the time is over, or everybody has ended the planning
            move = person.hinted_move()
            if move != WAIT:
                person.makes(move)
                everybody_sees(house, table, people)
        lets_pass(house, table, people, every)


def first_laying(person: Person) -> str:
    """The first card that can be laid."""

    def layings() -> list[str]:
        return [each["move"] for each in person.offers if each["kind"] == "lay"]

    person.until(lambda: bool(layings()))
    return layings()[0]


def lets_pass(house: House, table: str, people: list[Person], seconds: int) -> None:
    """Some seconds of the mission pass at once, until everybody sees what they have brought."""
    house.lets_pass(table, seconds)
    everybody_sees(house, table, people)


def everybody_sees(house: House, table: str, people: list[Person]) -> None:
    """Until every page shows what has happened: what one does asks the others anew."""
    for seat, person in enumerate(people):
        person.sees_event(house.told(table, seat))


def announced(person: Person) -> list[tuple[str, dict[str, object]]]:
    """What the ship's computer has said."""
    return [(event["kind"], event["fields"]) for event in person.events if event["kind"] in SPOKEN]


def told(person: Person, kind: str) -> list[str]:
    """The sentences about events of a kind, as this person reads them."""
    return [event["text"] for event in person.events if event["kind"] == kind]


def sees_the_film(person: Person) -> str:
    """Up to its end; what the score sheet says."""
    person.page.locator(".film").wait_for()
    assert person.hands.touch(TO_THE_END)
    sheet = person.page.get_by_role("region", name="Score sheet")
    sheet.wait_for()
    assert person.findings() == []
    return sheet.inner_text()


def test_the_last_phase_of_a_stored_mission_leads_to_its_film_with_silence_in_outages(
    house: House, sit_down: SitDown
) -> None:
    people = crew(sit_down)
    table = house.stored_table(MATCH, LAST_PHASE, [person.arrives() for person in people])
    for person in people:
        person.sits_at(table)
    people[0].opens("Chat")
    people[0].page.locator("aside form").wait_for()
    assert all(ways_to_talk(person) > 1 for person in people)
    people[0].closes()
    second = SECOND
    for entry in MATCH.entries[LAST_PHASE:]:
        kind, *words = entry.moves[0].split()
        if kind == "tick":
            lets_pass(house, table, people, int(words[0]) - second)
            second = int(words[0])
        elif kind != WAIT:
            people[entry.seat].is_offered(entry.moves[0])
            people[entry.seat].makes(entry.moves[0])
            everybody_sees(house, table, people)
        if any(event["$"] == "OutageBegan" for event in entry.events):
            people[0].opens("Chat")
            for person in people:
                person.page.locator(".alert.outage").wait_for()
                assert ways_to_talk(person) == 0
            people[0].closes()
    sheets = [sees_the_film(person) for person in people]
    assert sheets[0] == sheets[1] == sheets[2]


def ways_to_talk(person: Person) -> int:
    """Call-outs, tools of the sketch pad, the line in which one writes to the others."""
    return person.page.locator(".words button, .pen, aside form").count()
