"""The course of a campaign: choose a card, read, play, write the log (DD-CAMP-09…30)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from starboard.errors import Illegal
from starboard.games.dominate.campaign.events import (
    ArticlePrinted,
    ArticleRead,
    CampaignGoesOn,
    FirstRolled,
    MissionChosen,
    OrdersRead,
)
from starboard.games.dominate.campaign.moves import PlayMission, Ready
from starboard.games.dominate.campaign.records import Run
from starboard.games.dominate.campaign.rounds import MissionRound
from starboard.games.dominate.campaign.setup import BeginMission, SetUpMission
from starboard.games.dominate.campaign.using import ForcedCards, OfferStartCards
from starboard.games.dominate.evaluation.findings import FACES, Findings
from starboard.games.dominate.evaluation.reading import Article, evaluate
from starboard.games.dominate.evaluation.telling import text_of, title_of, why_line
from starboard.games.dominate.kinds import Look
from starboard.games.dominate.legacy.log_book import COMMANDERS, LogBook, Page, Played, opponent_of
from starboard.games.dominate.legacy.mission_cards import Note, mission_cards
from starboard.games.dominate.script.holding import log_of
from starboard.games.dominate.script.running import RunScript
from starboard.games.dominate.script.scene import backroom_of, mission_of
from starboard.games.dominate.state import Table
from starboard.kernel import (
    EVERYONE,
    Act,
    Chance,
    Choice,
    Entry,
    Outcome,
    Seat,
    Seats,
    Step,
    together,
)


def seat_of(commander: str) -> int:
    return [each.value for each in COMMANDERS].index(commander)


class RollForFirst(Step[Table]):
    """Each rolls a die, ties roll again; the higher one is PL1 first (DD-CAMP-10)."""

    def run(self, state: Table, chance: Chance) -> None:
        rolls = [chance.die(FACES), chance.die(FACES)]
        while rolls[0] == rolls[1]:
            rolls = [chance.die(FACES), chance.die(FACES)]
        log_of(state).pl1 = COMMANDERS[rolls.index(max(rolls))].value
        state.report(FirstRolled("DD-CAMP-10", tuple(rolls)))


# ------------------------------------------------------------------------- cards


def playable_cards(page: Page) -> list[str]:
    """Those of an orange note go before all others (DD-CAMP-12…14)."""
    cards = [mission_cards()[card] for card in page.open_cards() if card in mission_cards()]
    for note in (Note.AT_ONCE, Note.FIRST):
        if found := [card.id for card in cards if card.note is note]:
            return found
    return page.open_cards()


def mission_offers(choice: ChooseMission, state: Table, seat: Seat) -> list[PlayMission]:
    return [PlayMission(card) for card in log_of(state).page(COMMANDERS[seat].value).open_cards()]


def mission_refused(
    choice: ChooseMission, state: Table, seat: Seat, move: PlayMission
) -> Illegal | None:
    page = log_of(state).page(COMMANDERS[seat].value)
    if move.card not in page.open_cards():
        return Illegal("DD-CAMP-12", "no-such-mission-card", card=move.card)
    allowed = playable_cards(page)
    if move.card in allowed:
        return None
    at_once = mission_cards()[allowed[0]].note is Note.AT_ONCE
    return Illegal("DD-CAMP-14" if at_once else "DD-CAMP-13", "other-card-first", card=allowed[0])


def take_mission(
    choice: ChooseMission, state: Table, seat: Seat, move: PlayMission, chance: Chance
) -> None:
    state.report(MissionChosen("DD-CAMP-12", seat, move.card))
    state.push(*mission_entries(move.card))


class ChooseMission(Choice[Table]):
    """PL1 chooses one of his mission cards (DD-CAMP-12)."""

    acts: ClassVar[tuple[Act, ...]] = (
        Act(PlayMission, take_mission, mission_offers, mission_refused),
    )

    def must(self, state: Table) -> Seats:
        return (seat_of(log_of(state).pl1),)


# ------------------------------------------------------------------------- a mission


def mission_entries(mission: str) -> list[Entry]:
    """From set-up to the log."""
    return [SetUpMission(mission), ReadOrders(), OpenMission()]


def ready(choice: Reading, state: Table, seat: Seat, move: Ready, chance: Chance) -> None:
    state.report(OrdersRead("DD-CAMP-20", seat))


class Reading(Choice[Table]):
    """Message, rules, goals and triggers of one's own page (DD-CAMP-16, 20)."""

    acts: ClassVar[tuple[Act, ...]] = (Act(Ready, ready),)
    seat: int

    def must(self, state: Table) -> Seats:
        return (self.seat,)


class ReadOrders(Step[Table]):
    """Both read at the same time."""

    def run(self, state: Table, chance: Chance) -> None:
        state.push(together({seat: Reading(seat) for seat in state.order}))


class OpenMission(Step[Table]):
    """What ends the mission lies below everything that belongs to it (DD-CAMP-24)."""

    def run(self, state: Table, chance: Chance) -> None:
        state.agenda.push(MissionEnd())
        mission_of(state).scope = state.agenda.open("mission")
        state.agenda.push(ForcedCards(), OfferStartCards(), BeginMission(), MissionRound())


class MissionEnd(Step[Table]):
    """The outcome, seen from PL1; then the log (DD-CAMP-27, 28)."""

    def run(self, state: Table, chance: Chance) -> None:
        mission, room = mission_of(state), backroom_of(state)
        if room is not None:
            word = "won" if mission.winner == mission.pl1 else "lost"
            room.queue = [Run(f"outcome:{each}", mission.pl2) for each in (word, "always")]
        state.push(RunScript(), WriteLog())


class WriteLog(Step[Table]):
    """After a mission the log is filled in and the card is discarded (DD-CAMP-28, DD-LOG)."""

    def run(self, state: Table, chance: Chance) -> None:
        mission, log = mission_of(state), log_of(state)
        for seat, commander in enumerate(COMMANDERS):
            gained = mission.gained[mission.role(seat)]
            gained.seen = EVERYONE  # DD-LOG-03
            page = log.page(commander.value)
            for card in gained.names:
                page.received[card] = page.received.get(card, 0) + 1  # DD-LOG-03
            gained.names = []  # DD-LOG-03
        for page, region in ((log.efa, Look.EUROPE), (log.redcat, Look.NEAR_EAST)):
            page.ore += state.brought.get(region.value, 0)  # DD-LOG-05, 06
            page.civil += mission.civil.get(region.value, 0)  # DD-LOG-07…09
        won = mission.winner == mission.pl1
        cards = log.page(COMMANDERS[mission.pl1].value).cards
        cards[state.scenario.id] = (Played.WON if won else Played.LOST).value  # DD-LOG-02
        if not state.campaign:
            conclude(state, mission.reason)  # DD-CAMP-24
            return  # DD-CAMP-24
        log.pl1 = next_pl1(log, COMMANDERS[mission.pl1].value)
        if log.pl1:
            state.report(CampaignGoesOn("DD-CAMP-11", seat_of(log.pl1)))
            conclude(state, "goes-on")
        else:
            state.push(Evaluate())  # DD-CAMP-30


def next_pl1(log: LogBook, last: str) -> str:
    """Roles alternate, but for cards to be played at once and players without cards."""
    own, other = log.page(last), opponent_of(last).value
    if any(is_at_once(card) for card in own.open_cards()):
        return last  # DD-CAMP-14
    if log.page(other).open_cards():
        return other  # DD-CAMP-11
    return last if own.open_cards() else ""  # DD-CAMP-29, 30


def is_at_once(card: str) -> bool:
    found = mission_cards().get(card)
    return found is not None and found.note is Note.AT_ONCE


def conclude(state: Table, reason: str) -> None:
    """The match is over; who has won the mission has won it."""
    mission, log = mission_of(state), log_of(state)
    places = tuple([1 if seat == mission.winner else 2 for seat in range(2)])
    points = (log.efa.victory, log.redcat.victory)
    state.finish(Outcome(places, points, (mission.winner,), reason, "DD-CAMP-24"))


IN_WORDS = 4
"""The rules since which the paper stands in the story of a match."""


def by_number(article: Article) -> ArticleRead:
    return ArticleRead("DD-EVAL-25", article.call.text, article.rolled, article.call.to)


def in_words(article: Article, found: Findings) -> ArticlePrinted:
    """An article as it is printed, in both languages."""
    call = article.call
    return ArticlePrinted(
        "DD-EVAL-25", call.text, call.to,
        title_of(call, "de"), title_of(call, "en"),
        text_of(call, "de"), text_of(call, "en"),
        why_line(article, found, "de"), why_line(article, found, "en"),
    )  # fmt: skip


class Evaluate(Step[Table]):
    """Neither player has mission cards: the campaign is evaluated (DD-CAMP-30)."""

    def run(self, state: Table, chance: Chance) -> None:
        log = log_of(state)
        found = evaluate(log, lambda name: chance.die(FACES))
        for article in found.articles:
            printed = state.rules >= IN_WORDS
            state.report(in_words(article, found.findings) if printed else by_number(article))
        points = (log.efa.victory, log.redcat.victory)
        best = max(points)
        places = tuple([1 if each == best else 2 for each in points])
        won = () if len(set(points)) == 1 else (points.index(best),)
        state.finish(Outcome(places, points, won, "campaign", "DD-CAMP-30"))


def campaign_entries(log: LogBook) -> Iterator[Entry]:
    """The die of the first mission, then the card."""
    if not log.pl1:
        yield RollForFirst()
    yield ChooseMission()


def first_cards(log: LogBook) -> None:
    """The first mission cards are dealt to who has none (DD-CAMP-09)."""
    fresh = [each for each in COMMANDERS if not log.page(each.value).cards]
    dealt = {*log.efa.cards, *log.redcat.cards}
    for card in mission_cards().values():
        if card.start and card.owner in fresh and card.id not in dealt:
            log.page(card.owner.value).cards[card.id] = Played.OPEN.value
