"""Log books and dice for tests of the evaluation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from starboard.games.dominate.evaluation.reading import Article, Evaluation, evaluate
from starboard.games.dominate.legacy.log_book import LogBook, Page, empty_log

E, R = "EFA", "RedCat"
POOR = 100
"""So much ore that nobody is rich, whatever the dice say."""
RUINED = 100
"""So many houses that nothing stands."""


def page(
    victory: int = 10,
    charism: int = 9,
    ore: int = 0,
    civil: int = 0,
    cards: Mapping[str, int] | None = None,
    missions: Mapping[str, str] | None = None,
) -> Page:
    """A page; without words for it nothing special happened."""
    return Page(victory, charism, dict(missions or {}), dict(cards or {}), {}, ore, civil)


def sheet(
    efa: Page | None = None,
    redcat: Page | None = None,
    events: Sequence[str] = (),
    texts: Mapping[str, str] | None = None,
) -> LogBook:
    """A log book; two equal, middling commanders unless told otherwise."""
    log = empty_log()
    log.efa = efa or page()
    log.redcat = redcat or page()
    log.events = list(events)
    log.texts = dict(texts or {})
    return log


def written(name: str) -> str:
    """`0019.europe` for `t0019__europe`."""
    return name.replace("__", ".").removeprefix("t")


class Dice:
    """Scripted dice by what they are for; one that nobody expected fails the test."""

    USUAL = ("poverty.europe", "poverty.near_east", "ruins.europe", "ruins.near_east", "0004")

    def __init__(self, **thrown: int) -> None:
        self.left = {
            name.replace("__", ".").removeprefix("t"): face for name, face in thrown.items()
        }

    def __call__(self, name: str) -> int:
        if name in self.left:
            return self.left.pop(name)
        assert name in self.USUAL, f"a die for {name} was not expected"
        return 6 if name == "0004" else 1


def evaluated(log: LogBook, **thrown: int) -> Evaluation:
    """The evaluation with these dice; all of them must have been used."""
    dice = Dice(**thrown)
    found = evaluate(log, dice)
    assert not dice.left, f"never thrown: {dice.left}"
    return found


def texts(log: LogBook, **thrown: int) -> list[str]:
    """The texts that are read."""
    return [article.call.text for article in evaluated(log, **thrown).articles]


def article(log: LogBook, text: str, **thrown: int) -> Article:
    """One of them."""
    return next(each for each in evaluated(log, **thrown).articles if each.call.text == text)


def holds(log: LogBook, state: str, **thrown: int) -> bool:
    """Whether a state such as `mercy.europe` is a yes."""
    return evaluated(log, **thrown).findings.verdicts[state].holds
