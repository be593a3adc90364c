"""The exact chance of every text and state, by trying all dice (DD-EVAL-02)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import product

from starboard.games.dominate.evaluation.findings import FACES, Findings, findings
from starboard.games.dominate.evaluation.reading import BOTH_NATIONS, DESTINATIONS, Call, calls
from starboard.games.dominate.legacy.log_book import LogBook

ONE_FACE = Fraction(1, FACES)


@dataclass(frozen=True)
class Odds:
    """How likely what is."""

    texts: Mapping[str, Fraction]
    """That a text is read at all; without those that never are."""
    states: Mapping[str, Fraction]
    """That a state such as `ruins.europe` is a yes."""
    samples: Mapping[str, Call]
    """For each text how it would read; both nations where it may be about either."""


def worlds(log: LogBook) -> Iterator[tuple[Findings, Fraction]]:
    """Each way in which the dice of the states can fall; what comes out alike is one way."""
    asked: dict[str, int] = {}
    findings(log, lambda name: asked.setdefault(name, 1))
    weights: dict[tuple[bool, ...], int] = defaultdict(int)
    found: dict[tuple[bool, ...], Findings] = {}
    for thrown in product(range(1, FACES + 1), repeat=len(asked)):
        dice = dict(zip(asked, thrown, strict=True))
        world = findings(log, dice.__getitem__)
        said = tuple([verdict.holds for verdict in world.verdicts.values()])
        weights[said] += 1
        found[said] = world
    for said, weight in weights.items():
        yield found[said], Fraction(weight, FACES ** len(asked))


def odds(log: LogBook) -> Odds:
    """Every chance as a fraction."""
    texts: dict[str, Fraction] = defaultdict(Fraction)
    states: dict[str, Fraction] = defaultdict(Fraction)
    samples: dict[str, Call] = {}
    for found, weight in worlds(log):
        for call in calls(found):
            samples[call.text] = either(samples.get(call.text, call), call)
        for text, chance in chances(found).items():
            texts[text] += weight * chance
        for key, verdict in found.verdicts.items():
            states[key] += weight * verdict.holds
    read = {text: texts[text] for text in sorted(texts) if texts[text]}
    return Odds(read, dict(states), {text: samples[text] for text in read})


def either(one: Call, other: Call) -> Call:
    """A text that may be about one nation or the other."""
    if one.fill == other.fill:
        return one
    fill = {**one.fill, "nation": BOTH_NATIONS}
    if "destination" in fill:
        fill["destination"] = DESTINATIONS[BOTH_NATIONS]
    return replace(one, fill=fill)


def chances(found: Findings) -> dict[str, Fraction]:
    """The chance of each text once the states are known; different dice are independent."""
    unread: dict[str, Fraction] = {}
    for call in calls(found):
        chance = len(call.faces) * ONE_FACE if call.roll else Fraction(1)
        unread[call.text] = unread.get(call.text, Fraction(1)) * (1 - chance)
    return {text: 1 - missed for text, missed in unread.items()}
