"""The screens: where each one is found, and what is done before the picture is taken."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tools.screens.tables import table_id
from tools.screens.visit import Visit

BOARDS = 3
"""The last tab of Eclipse."""
SHOTS = 120
"""So many shots of a film are looked through."""


def at(place: str, visit: Visit) -> None:
    visit.open(place)


def table(moment: str, visit: Visit) -> None:
    visit.table(moment)


def tab(moment: str, place: int, visit: Visit) -> None:
    visit.table(moment)
    visit.tab(place)


def new_table(visit: Visit) -> None:
    visit.open("new/eclipse")


def waiting_room(visit: Visit) -> None:
    wish = {"game": "flagship", "seats": 4, "visibility": "invite"}
    made = str(visit.act(type="create", **wish)["table"])
    visit.act(type="seat_bot", table=made, seat=1, bot="house")
    visit.open(f"table/{made}")
    visit.page.locator(".link").wait_for()
    visit.rest()


def briefing_room(visit: Visit) -> None:
    wish = {"game": "space_alert", "seats": 4, "visibility": "invite"}
    made = str(visit.act(type="create", **wish)["table"])
    visit.act(type="seat_bot", table=made, seat=1, bot="house")
    visit.open(f"table/{made}")
    visit.page.locator("[data-briefing-room] li").first.wait_for()
    visit.rest()


def why_not(visit: Visit) -> None:
    """Something that cannot be chosen says why."""
    visit.table("eclipse-two")
    visit.page.locator('.board [data-thing="001"]').first.dispatch_event("click")
    visit.page.locator("[data-inspect] [data-reason]").wait_for()
    visit.rest()


def hint(visit: Visit) -> None:
    visit.table("eclipse-two")
    visit.page.keyboard.press("?")
    visit.page.locator("footer .hint").wait_for()
    visit.rest()


def passing(moment: str, visit: Visit) -> None:
    """What is said before one passes."""
    visit.table(moment)
    visit.page.locator('footer [data-move="pass"]').first.click()
    visit.rest()


def poor(visit: Visit) -> None:
    """What is said before an action that cannot be paid for."""
    visit.table("eclipse-poor")
    visit.page.locator('.strip [data-thing="explore"]').click()
    visit.page.locator("footer .warning").wait_for()
    visit.rest()


def without_net(visit: Visit) -> None:
    visit.table("eclipse-two")
    visit.context.set_offline(True)
    visit.page.locator(".offline").wait_for()
    visit.rest()


def odds_of_battle(visit: Visit) -> None:
    visit.table("eclipse-dice")
    visit.page.locator(".battle .odds figure").first.wait_for()
    visit.rest()


def rail(moment: str, part: int, visit: Visit) -> None:
    """Log, chat, rules and the table's own things, beside the board."""
    visit.table(moment)
    visit.page.locator("header [data-drawer]:visible").last.click()
    visit.page.locator("aside [role=tab]").nth(part).click()
    visit.rest()


def twin(moment: str, visit: Visit) -> None:
    """The board as text."""
    visit.table(moment)
    visit.page.evaluate("document.querySelector('header .tools button').click()")
    visit.rest()


def result(moment: str, visit: Visit) -> None:
    visit.table(moment)
    visit.page.locator("[role=dialog] .curve").first.wait_for()
    visit.rest()


def behind_the_result(moment: str, place: int, visit: Visit) -> None:
    result(moment, visit)
    visit.page.get_by_role("dialog").locator("button").last.click()
    if place:
        visit.tab(place)
    visit.rest()


def replay(moment: str, at: int, visit: Visit) -> None:
    visit.page.goto(f"{visit.server}#/replay/{table_id(moment)}/{at}")
    visit.page.locator(".replay .board [data-thing]").first.wait_for()
    visit.page.locator(".replay footer svg polyline").first.wait_for()
    visit.rest()


def film(visit: Visit, moment: str = "space-alert-over") -> None:
    visit.page.goto(f"{visit.server}#/replay/{table_id(moment)}")
    visit.page.locator(".replay .board svg").first.wait_for()
    visit.rest()


def film_at(sign: str, visit: Visit) -> None:
    """The first shot of the film with such a sign on it."""
    film(visit)
    for _ in range(SHOTS):
        if visit.page.locator(f".film {sign}").count():
            break
        visit.page.keyboard.press("ArrowRight")
    visit.rest()


def score(visit: Visit) -> None:
    film(visit)
    visit.page.keyboard.press("End")
    visit.rest()


def debriefing(visit: Visit) -> None:
    film(visit, "space-alert-whole")
    visit.page.keyboard.press("End")
    visit.page.locator(".film .after button").first.click()
    visit.page.locator(".debriefing .crew li").first.wait_for()
    visit.rest()


def campaign(moment: str, visit: Visit) -> None:
    """The end of a mission, at the table it was played at."""
    visit.page.goto(f"{visit.server}#/table/{table_id(moment)}")
    visit.page.locator(".film .controls button").last.click()
    visit.page.locator(".film .sheet").wait_for()
    visit.rest()


def odds(visit: Visit) -> None:
    visit.open("tools/odds")
    visit.page.locator(".result .bar").first.wait_for()


def decks(visit: Visit) -> None:
    visit.open("tools/decks")
    for number in range(3):
        visit.page.locator(".cards li button:not(.face)").nth(number).click()
    visit.page.locator(".verdict .bad, .verdict .good").first.wait_for()


def lesson(name: str, visit: Visit) -> None:
    """An exercise of flight school, with a card chosen."""
    visit.open(f"tools/school?lesson={name}")
    visit.page.locator(".hand .half.hinted").first.click()
    visit.rest()


def career(visit: Visit) -> None:
    """The star map and the log book of a crew that has flown a little."""
    line = {"crew": ["Ada", "Grace"], "normal": "white", "serious": "white", "lostTo": ""}
    book: list[dict[str, object]] = [
        {"id": "1", "date": "2026-05-02", "mission": "test_run_1", "score": 12, **line},
        {"id": "2", "date": "2026-05-02", "mission": "test_run_2", "score": 9, **line},
        {"id": "3", "date": "2026-05-09", "mission": "simulation_1", "score": None, **line},
    ]
    book[0] |= {"medals": ["home", "whole", "clean"], "survived": 0, "destroyed": 12, "visual": 0}
    book[1] |= {"medals": ["home"], "survived": 2, "destroyed": 8, "visual": 0, "penalties": 1}
    visit.open("tools/school")
    visit.page.evaluate(
        "book => localStorage.setItem('starboard.space_alert.log', JSON.stringify(book))", book
    )
    visit.open("tools/career")
    visit.page.locator("[data-mission]").first.wait_for()
    visit.rest()


def resolved(visit: Visit) -> None:
    visit.open("tools/resolve")
    visit.page.locator("form button, .row button").first.wait_for()
    visit.page.evaluate("scrollTo(0, 0)")


def post_mortem(visit: Visit) -> None:
    """The film of an example, and what would have been better."""
    resolved(visit)
    visit.page.locator("main .panel .row button").nth(1).click()
    visit.page.locator("main button.primary").click()
    visit.page.locator(".film").wait_for()
    visit.page.locator("main > .row button").nth(2).click()
    visit.page.locator(".solved").wait_for()
    visit.rest()


def battlefield(moment: str, visit: Visit) -> None:
    """A map whose land is painted, with one's first unit picked."""
    visit.table(moment)
    visit.painted()
    visit.page.locator(".figure.unit.lit").first.dispatch_event("click")
    visit.rest()


SCREENS: dict[str, Callable[[Visit], None]] = {
    "start": partial(at, ""),
    "new-table": new_table,
    "waiting-room": waiting_room,
    "settings": partial(at, "settings"),
    "you": partial(at, "you"),
    "rules": partial(at, "rules/flagship?clause=FS-ATTACK"),
    "gallery": partial(at, "gallery"),
    "missing": partial(at, "table/nothing"),
    "dominate": partial(battlefield, "dominate-two"),
    "dominate-four": partial(battlefield, "dominate-four"),
    "dominate-indoors": partial(battlefield, "dominate-indoors"),
    "dominate-master": partial(table, "dominate-master"),
    "dominate-result": partial(result, "dominate-over"),
    "dominate-text": partial(twin, "dominate-two"),
    "eclipse": partial(table, "eclipse-six"),
    "eclipse-four": partial(table, "eclipse-four"),
    "eclipse-two": partial(table, "eclipse-two"),
    "eclipse-begin": partial(table, "eclipse-begin"),
    "eclipse-species": partial(table, "eclipse-species"),
    "eclipse-explore": partial(table, "eclipse-explore"),
    "eclipse-research": partial(table, "eclipse-research"),
    "eclipse-shipyard": partial(table, "eclipse-shipyard"),
    "eclipse-build": partial(table, "eclipse-build"),
    "eclipse-boards": partial(tab, "eclipse-four", BOARDS),
    "eclipse-battle": partial(table, "eclipse-battle"),
    "eclipse-dice": odds_of_battle,
    "eclipse-diplomacy": partial(table, "eclipse-diplomacy"),
    "eclipse-upkeep": partial(table, "eclipse-upkeep"),
    "eclipse-passing": partial(passing, "eclipse-three"),
    "eclipse-poor": poor,
    "eclipse-without-net": without_net,
    "eclipse-why": why_not,
    "eclipse-hint": hint,
    "eclipse-log": partial(rail, "eclipse-four", 0),
    "eclipse-menu": partial(rail, "eclipse-four", 3),
    "eclipse-rules": partial(rail, "eclipse-four", 2),
    "eclipse-text": partial(twin, "eclipse-two"),
    "eclipse-result": partial(result, "eclipse-over"),
    "eclipse-six-result": partial(result, "eclipse-six-over"),
    "eclipse-score": partial(behind_the_result, "eclipse-over", BOARDS),
    "eclipse-replay": partial(replay, "eclipse-over", 104),
    "flagship": partial(table, "flagship-four"),
    "flagship-two": partial(table, "flagship-two"),
    "flagship-attack": partial(table, "flagship-attack"),
    "flagship-window": partial(table, "flagship-window"),
    "flagship-full": partial(table, "flagship-full"),
    "flagship-result": partial(result, "flagship-over"),
    "flagship-replay": partial(replay, "flagship-over", 55),
    "perry-rhodan": partial(table, "perry-rhodan-late"),
    "perry-rhodan-two": partial(table, "perry-rhodan-two"),
    "perry-rhodan-four": partial(table, "perry-rhodan-four"),
    "perry-rhodan-muster": partial(table, "perry-rhodan-muster"),
    "perry-rhodan-line-up": partial(table, "perry-rhodan-line-up"),
    "perry-rhodan-combat": partial(table, "perry-rhodan-combat"),
    "perry-rhodan-result": partial(result, "perry-rhodan-over"),
    "perry-rhodan-text": partial(twin, "perry-rhodan-two"),
    "perry-rhodan-decks": partial(at, "tools/perry-rhodan-decks"),
    "space-alert-briefing": briefing_room,
    "space-alert": partial(table, "space-alert-five"),
    "space-alert-two": partial(table, "space-alert-two"),
    "space-alert-outage": partial(table, "space-alert-outage"),
    "space-alert-alone": partial(table, "space-alert-alone"),
    "space-alert-repairs": partial(table, "space-alert-repairs"),
    "space-alert-threats": partial(table, "space-alert-threats"),
    "space-alert-going": partial(campaign, "space-alert-going"),
    "space-alert-campaign": partial(campaign, "space-alert-campaign"),
    "space-alert-film": film,
    "space-alert-hit": partial(film_at, ".sum"),
    "space-alert-why": partial(film_at, ".why"),
    "space-alert-score": score,
    "space-alert-debriefing": debriefing,
    "tools": partial(at, "tools"),
    "odds": odds,
    "decks": decks,
    "school": partial(at, "tools/school"),
    "school-lesson": partial(lesson, "fire"),
    "school-inside": partial(lesson, "inside"),
    "career": career,
    "mission": partial(at, "tools/mission"),
    "resolve": resolved,
    "post-mortem": post_mortem,
}
"""What `--all` shows."""

CHOSEN = (
    "start",
    "waiting-room",
    "rules",
    "dominate",
    "dominate-indoors",
    "eclipse",
    "eclipse-species",
    "eclipse-research",
    "eclipse-shipyard",
    "eclipse-dice",
    "eclipse-result",
    "eclipse-replay",
    "flagship",
    "flagship-attack",
    "flagship-result",
    "perry-rhodan",
    "perry-rhodan-combat",
    "space-alert",
    "space-alert-film",
    "odds",
    "decks",
    "mission",
)
"""What docs/screens keeps."""
