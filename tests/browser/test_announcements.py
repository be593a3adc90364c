"""The ship's computer speaks on all devices at once, however wrong their clocks are."""

from __future__ import annotations

from pathlib import Path

from starboard.kernel.options import OptionValue
from starboard.server.store.records import Clock
from tests.browser.conftest import SitDown
from tests.browser.house import House
from tests.browser.person import Person

DEVICE = (Path(__file__).parent / "device.js").read_text()
QUICK = Clock(speed=20)
"""The mission runs twenty times as fast."""
DELAY = 0.4
"""Seconds after its instant at which something is spoken."""
BREATH = 0.05
"""Seconds that a busy machine may take between two looks at the clock."""
SPOKEN = "() => window.noted.spoken.length >= 3"


def has_device(person: Person, wrong: float, late: float) -> Person:
    """Somebody whose device has a wrong clock and a slow line, both in seconds."""
    person.page.add_init_script(f"{DEVICE}({{ wrong: {wrong}, late: {late} }});")
    return person


def test_what_the_computer_says_is_planned_for_one_instant_on_all_devices(
    house: House, sit_down: SitDown
) -> None:
    people = [has_device(sit_down(), 3600.0, 0.15), has_device(sit_down(), -7.5, 0.0)]
    who = [person.arrives() for person in people]
    options: dict[str, OptionValue] = {"mission": "test_run_2"}
    table = house.new_table("space_alert", "together", who, options=options, clock=QUICK)
    for person in people:
        person.sits_at(table)
    for person in people:
        person.page.wait_for_function(SPOKEN)
        noted = person.page.evaluate("window.noted")
        wrong = [
            abs(said["at"] - (told["time"] - house.hours.passed + DELAY))
            for said in noted["spoken"]
            for told in person.events
            if told["text"] == said["text"] and told["kind"] != "AlarmSounded"
        ]
        assert min(wrong) <= noted["quickest"] / 2 + BREATH
