"""The values and states of both nations, each with all that it is made of (DD-EVAL-01…24)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction

from starboard.games.dominate.evaluation.scales import NationScale, exactly, scales
from starboard.games.dominate.kinds import Look
from starboard.games.dominate.legacy.log_book import LogBook, Page, opponent_of
from starboard.games.dominate.legacy.mission_cards import mission_cards

Roll = Callable[[str], int]
"""A fresh die for what it is called (DD-EVAL-02)."""
FACES = 6


@dataclass(frozen=True)
class Part:
    """One piece of a value: what was counted, and what it amounts to."""

    name: str
    count: int
    amount: Fraction


@dataclass(frozen=True)
class Verdict:
    """A state of a nation, yes or no, and the number behind it."""

    name: str
    nation: Look
    parts: tuple[Part, ...]
    total: Fraction | None
    """None: more than any number (DD-EVAL-24)."""
    below: bool
    """Whether the total has to be below the limit, not above."""
    limit: Fraction

    @property
    def holds(self) -> bool:
        if self.total is None:
            return not self.below
        return self.total < self.limit if self.below else self.total > self.limit

    @property
    def key(self) -> str:
        return f"{self.name}.{self.nation}"


@dataclass(frozen=True)
class Account:
    """The technology of a nation: points for cards, less for losses (DD-EVAL-15…21)."""

    nation: Look
    parts: tuple[Part, ...]

    @property
    def total(self) -> int:
        return int(sum([part.amount for part in self.parts]))


@dataclass(frozen=True)
class Findings:
    """Everything that decides about the texts."""

    months: int
    victory: Mapping[Look, int]
    verdicts: Mapping[str, Verdict]
    technology: Mapping[Look, Account]
    events: frozenset[str]
    called: Mapping[str, str]
    """Texts that missions have called (DD-EVAL-48)."""

    def holds(self, name: str, nation: Look) -> bool:
        """Whether a state is a yes."""
        return self.verdicts[f"{name}.{nation}"].holds

    def nations(self, *names: str) -> tuple[Look, ...]:
        """The nations for which all these states are a yes."""
        return tuple([each for each in Look if all(self.holds(name, each) for name in names)])

    @property
    def winner(self) -> Look | None:
        """The nation with the higher VICTORY (DD-EVAL-23)."""
        if self.lead(Look.EUROPE) == 0:
            return None
        return max(self.victory, key=self.victory.__getitem__)

    @property
    def loser(self) -> Look | None:
        """DD-EVAL-23"""
        return None if self.winner is None else other_nation(self.winner)

    @property
    def tech_leader(self) -> Look | None:
        """The nation with more technology, if it is enough (DD-EVAL-22)."""
        totals = {nation: self.technology[nation].total for nation in Look}
        best = max(totals, key=totals.__getitem__)
        if len(set(totals.values())) == 1 or totals[best] <= scales().leader_above:
            return None
        return best

    def lead(self, nation: Look) -> int:
        """By how much its VICTORY is higher than that of the other."""
        return self.victory[nation] - self.victory[other_nation(nation)]


def other_nation(nation: Look) -> Look:
    return Look.NEAR_EAST if nation is Look.EUROPE else Look.EUROPE


def war_months(log: LogBook) -> int:
    """All missions played by both, without the later chapters of the factory (DD-EVAL-04)."""
    played = {*log.efa.missions(), *log.redcat.missions()}
    return len(played - {card.id for card in mission_cards().values() if not card.month})


def findings(log: LogBook, roll: Roll) -> Findings:
    """All values and states; of dice first both for poverty, then both for ruins (DD-EVAL-02)."""
    table, months = scales(), war_months(log)
    verdicts: list[Verdict] = []
    for nation, scale in table.nations.items():
        page = log.page(scale.commander)
        verdicts += [mercy(nation, page), brute(nation, page), hero(nation, page)]
    for nation, scale in table.nations.items():
        verdicts.append(poverty(nation, log.page(scale.commander), roll(f"poverty.{nation}")))
    for nation, scale in table.nations.items():
        page = log.page(scale.commander)
        verdicts.append(ruins(nation, page, months, roll(f"ruins.{nation}")))
    return Findings(
        months=months,
        victory={
            nation: log.page(each.commander).victory for nation, each in table.nations.items()
        },
        verdicts={verdict.key: verdict for verdict in verdicts},
        technology={nation: technology(nation, log) for nation in Look},
        events=frozenset(log.events),
        called=dict(log.texts),
    )


def scale_of(nation: Look) -> NationScale:
    return scales().nations[nation]


def points(page: Page) -> tuple[Part, ...]:
    """CHARISM and VICTORY as they stand in the log."""
    charism, victory = page.charism, page.victory
    return (
        Part("charism", charism, Fraction(charism)),
        Part("victory", victory, Fraction(victory)),
    )


def charism_ratio(page: Page) -> Fraction | None:
    """CHARISM / VICTORY; without VICTORY it is endless, or 1 without CHARISM too (DD-EVAL-24)."""
    if page.victory != 0:
        return Fraction(page.charism, page.victory)  # DD-EVAL-05, 07
    return None if page.charism > 0 else Fraction(1)


def mercy(nation: Look, page: Page) -> Verdict:
    """More CHARISM than VICTORY, by far (DD-EVAL-05, 06)."""
    limit = exactly(scale_of(nation).mercy)
    return Verdict("mercy", nation, points(page), charism_ratio(page), False, limit)


def brute(nation: Look, page: Page) -> Verdict:
    """Far less CHARISM than VICTORY (DD-EVAL-07, 08)."""
    limit = exactly(scale_of(nation).brute)
    return Verdict("brute", nation, points(page), charism_ratio(page), True, limit)


def hero(nation: Look, page: Page) -> Verdict:
    """Very much CHARISM (DD-EVAL-09, 10)."""
    charism = Fraction(page.charism)
    part = Part("charism", page.charism, charism)
    return Verdict("hero", nation, (part,), charism, False, Fraction(scale_of(nation).hero))


def poverty(nation: Look, page: Page, die: int) -> Verdict:
    """Much ore taken away, little money received, a die (DD-EVAL-11, 12)."""
    table = scales()
    richer, poorer = count(page, table.richer), count(page, table.poorer)
    return summed("poverty", nation, table.poverty_above, (
        Part("ore", page.ore, Fraction(table.ore_times * page.ore, scale_of(nation).ore)),
        Part("richer", richer, Fraction(-richer)),
        Part("poorer", poorer, Fraction(poorer)),
        Part("die", die, Fraction(die, FACES)),
    ))  # fmt: skip


def ruins(nation: Look, page: Page, months: int, die: int) -> Verdict:
    """A long war, many houses lost, a ruthless commander, a die (DD-EVAL-13, 14, 24)."""
    table, scale = scales(), scale_of(nation)
    hardness = Fraction(page.victory, max(page.charism, 1)) - exactly(scale.fair)
    return summed("ruins", nation, table.ruins_above, (
        Part("months", months, Fraction(months, table.months_by)),
        Part("civil", page.civil, Fraction(table.civil_times * page.civil, scale.civil)),
        Part("hardness", page.victory, hardness * exactly(scale.weight)),
        Part("die", die, Fraction(die, FACES)),
    ))  # fmt: skip


def summed(name: str, nation: Look, above: int, parts: tuple[Part, ...]) -> Verdict:
    """A state that holds if its parts together are above a limit."""
    total = sum([part.amount for part in parts], Fraction())
    return Verdict(name, nation, parts, total, False, Fraction(above))


def technology(nation: Look, log: LogBook) -> Account:
    """One or two points for each card received, two less for each loss (DD-EVAL-15…21)."""
    table, scale = scales(), scale_of(nation)
    page, enemy = log.page(scale.commander), log.page(opponent_of(scale.commander))
    parts = []
    for cards, worth in ((table.one_point, 1), (table.two_points, 2)):
        for card in cards:
            have = page.received.get(card, 0)  # used ones too: DD-EVAL-03
            if have:
                parts.append(Part(card, have, Fraction(worth * have)))
    for loss in scale.losses:
        if loss.reward in enemy.received or loss.mission in enemy.cards or loss.event in log.events:
            parts.append(Part(f"loss-{loss.name}", 1, Fraction(-table.loss)))
    return Account(nation, tuple(parts))


def count(page: Page, cards: tuple[str, ...]) -> int:
    """How many of these reward cards were received, used ones included (DD-EVAL-03)."""
    return sum([page.received.get(card, 0) for card in cards])
