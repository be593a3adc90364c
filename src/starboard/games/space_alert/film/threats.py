"""The appear step and the threat actions step (SA-APPEAR, SA-THREAT-01…09)."""

from __future__ import annotations

from typing import Final

from starboard.games.space_alert.content import NO_MARK, Z
from starboard.games.space_alert.film.effects import amount, carry_out
from starboard.games.space_alert.film.fates import destroy, survive
from starboard.games.space_alert.film.hull import EVERYWHERE, TakeDamage, attack
from starboard.games.space_alert.film.threat_events import (
    ThreatActed,
    ThreatAppeared,
    ThreatMoved,
)
from starboard.games.space_alert.kinds import TRACKS, Fate
from starboard.games.space_alert.state import Mission, Threat
from starboard.games.space_alert.vocabulary import AdvanceOthers
from starboard.kernel import Chance, Step

LETTERS: Final = "xyz"


class ThreatsAppear(Step[Mission]):
    """Threats with the number of the turn come onto their trajectories (SA-APPEAR-05…11)."""

    def run(self, state: Mission, chance: Chance) -> None:
        state.step = "threat_appears"
        for threat in state.threats:
            if threat.number == state.turn:
                appear(state, threat)


def appear(state: Mission, threat: Threat) -> None:
    """Number token on the first space, oval tokens aboard (SA-APPEAR-05, 06, 10, 11, SA-INT-17)."""
    card = threat.card
    threat.fate = Fate.ON_TRACK
    threat.position = state.tracks[threat.track].length
    threat.tokens = list(card.stations)
    if card.token_hp:
        threat.origin = card.stations[0]
    if card.rocket_points:  # SA-INT-01
        threat.hp = state.rockets
    state.report(ThreatAppeared("SA-APPEAR-05", threat.number, card.id, TRACKS[threat.track]))
    if card.rocket_points and not threat.hp:
        destroy(state, threat, "SA-INT-03")


class ThreatActions(Step[Mission]):
    """Threats advance in the order of their numbers, from one of them on (SA-THREAT-01, 02)."""

    first: int

    def run(self, state: Mission, chance: Chance) -> None:
        state.step = "threat_actions"
        for index in range(self.first, len(state.threats)):
            threat = state.threats[index]
            if not threat.in_play():
                continue
            letters = advance(state, threat, threat.speed)
            if letters:
                acts = [Act(index, letter, 0) for letter in letters]
                state.push(*acts, ThreatActions(index + 1))
                return


class Advance(Step[Mission]):
    """One threat is driven on by another (SA-EXT-14, 15)."""

    threat: int
    spaces: int

    def run(self, state: Mission, chance: Chance) -> None:
        threat = state.threats[self.threat]
        if threat.in_play():
            letters = advance(state, threat, self.spaces)
            state.push(*[Act(self.threat, letter, 0) for letter in letters])


def advance(state: Mission, threat: Threat, spaces: int) -> list[int]:
    """Move a threat; gives the marks it lands on or passes, in order (SA-THREAT-02…05)."""
    before = threat.position
    threat.position = max(1, before - spaces)
    state.report(ThreatMoved("SA-THREAT-02", threat.number, threat.card.id, threat.position))
    marks = state.tracks[threat.track].marks
    touched = [marks[space] for space in range(before - 1, threat.position - 1, -1)]
    return [mark for mark in touched if mark != NO_MARK]


class Act(Step[Mission]):
    """An X, Y or Z action, from one of its effects on (SA-THREAT-03, 33, SA-EXT-14)."""

    threat: int
    letter: int
    effect: int

    def run(self, state: Mission, chance: Chance) -> None:
        threat = state.threats[self.threat]
        if not threat.in_play():
            return
        if not self.effect:
            letter = LETTERS[self.letter]
            state.report(ThreatActed("SA-THREAT-03", threat.number, threat.card.id, letter))
        effects = threat.card.actions[self.letter]
        for number in range(self.effect, len(effects)):
            effect = effects[number]
            rest = Act(self.threat, self.letter, number + 1)
            if isinstance(effect, AdvanceOthers):
                state.push(*drive(state, self.threat, effect.n), rest)
                return
            hits = carry_out(state, threat, effect)
            if state.outcome is not None:
                return
            if hits:
                state.push(TakeDamage(self.threat, hits), rest)
                return
        if self.letter == Z and threat.in_play():  # SA-THREAT-06, 07
            survive(state, threat)


def drive(state: Mission, driver: int, spaces: int) -> list[Advance]:
    """All other external threats, in the order of their numbers (SA-EXT-14)."""
    return [
        Advance(index, spaces)
        for index, threat in enumerate(state.threats)
        if index != driver and threat.out_there()
    ]


class Answer(Step[Mission]):
    """A destroyed asteroid or a Nemesis that was hurt attacks (SA-EXT-34, 40, 41)."""

    threat: int

    def run(self, state: Mission, chance: Chance) -> None:
        threat = state.threats[self.threat]
        answer = threat.card.retaliation
        if answer is not None:
            hits = attack(state, threat, amount(state, threat, answer.n), EVERYWHERE, answer.mode)
        else:
            strength = threat.marks * threat.card.per_mark
            hits = attack(state, threat, strength, (threat.track,), "normal")
        if hits:
            state.push(TakeDamage(self.threat, hits))
