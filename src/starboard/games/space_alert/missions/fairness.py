"""Whether generated missions stay within what the eight missions of the CD do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import pairwise

import msgspec

from starboard.games.space_alert.kinds import ZONES
from starboard.games.space_alert.missions.mission import (
    DataTransfer,
    IncomingData,
    Mission,
    Range,
    cd_missions,
)
from starboard.games.space_alert.missions.timeline import overlaps

Measures = dict[str, list[int]]


class Comparison(msgspec.Struct, frozen=True, kw_only=True):
    """One measure: its range on the CD and among the generated missions."""

    measure: str
    cd: Range
    generated: Range

    @property
    def fair(self) -> bool:
        """Whether the generated range lies within the other."""
        return self.cd[0] <= self.generated[0] and self.generated[1] <= self.cd[1]


def compare(missions: Iterable[Mission]) -> list[Comparison]:
    """Every measure of these missions beside that of the CD."""
    printed, found = ranges(cd_missions()), ranges(missions)
    return [
        Comparison(measure=name, cd=printed[name], generated=found[name])
        for name in measures(cd_missions()[0])
        if name in found  # a few missions need not have every kind of threat
    ]


def ranges(missions: Iterable[Mission]) -> dict[str, Range]:
    """The lowest and the highest value of every measure."""
    found: dict[str, Range] = {}
    for mission in missions:
        for name, values in measures(mission).items():
            for value in values:
                low, high = found.get(name, (value, value))
                found[name] = min(low, value), max(high, value)
    return found


def measures(mission: Mission) -> Measures:
    """Everything that is compared, by name."""
    return {
        **_threat_measures(mission),
        **_turn_measures(mission),
        **_zone_measures(mission),
        **_data_measures(mission),
        **_outage_measures(mission),
        **_time_measures(mission),
    }


def _threat_measures(mission: Mission) -> Measures:
    threats = mission.threats
    aboard = [each for each in threats if each.internal]
    phases = Counter(mission.phase_at(each.at) for each in threats)
    return {
        "level-four": [mission.level(4)],
        "level-five": [mission.level(5)],
        "threats-four": [len(mission.counting(4))],
        "threats-five": [len(threats)],
        "threats-phase-1": [phases[1]],
        "threats-phase-2": [phases[2]],
        "threats-phase-3": [phases[3]],
        "unconfirmed": [len(threats) - len(mission.counting(4))],
        "serious": [sum(each.serious for each in threats)],
        "internal": [len(aboard)],
        "internal-four": [sum(each.internal for each in mission.counting(4))],
        "internal-level": [sum(each.level for each in aboard)],
    }


def _turn_measures(mission: Mission) -> Measures:
    kinds = [(serious, internal) for internal in (False, True) for serious in (False, True)]
    found: Measures = {_turn_measure(*kind): [] for kind in kinds}
    for each in mission.threats:
        found[_turn_measure(each.serious, each.internal)].append(each.t)
    turns = [each.t for each in mission.threats]
    found["turn-first"] = [min(turns)]
    found["turn-last"] = [max(turns)]
    found["turn-shared"] = [len(turns) - len(set(turns))]
    return found


def _turn_measure(serious: bool, internal: bool) -> str:
    severity = "serious" if serious else "common"
    return f"turn-{severity}-{'internal' if internal else 'external'}"


def _zone_measures(mission: Mission) -> Measures:
    zones = Counter(each.zone for each in mission.threats if not each.internal)
    found = {f"zone-count-{zone}": [zones[zone]] for zone in ZONES}
    return {**found, "zone-most": [max(zones.values())]}


def _data_measures(mission: Mission) -> Measures:
    found: Measures = {}
    for name, kind in (("incoming", IncomingData), ("transfers", DataTransfer)):
        times = [event.at for event in mission.events if isinstance(event, kind)]
        phases = Counter(map(mission.phase_at, times))
        found[name] = [len(times)]
        found |= {f"{name}-phase-{phase}": [phases[phase]] for phase in (1, 2, 3)}
    return found


def _outage_measures(mission: Mission) -> Measures:
    lengths = [each.seconds for each in mission.outages]
    found = {"outages": [len(lengths)], "outage-total": [sum(lengths)], "outage-single": lengths}
    for phase in (1, 2, 3):
        here = [each.seconds for each in mission.outages if mission.phase_at(each.at) == phase]
        found[f"outages-phase-{phase}"] = [len(here)]
        found[f"outage-phase-{phase}"] = [sum(here)]
    return found


def _time_measures(mission: Mission) -> Measures:
    times = [each.at for each in mission.threats]
    lengths = [end - start for start, end in pairwise((0, *mission.phase_ends))]
    found = {f"length-phase-{n}": [length] for n, length in enumerate(lengths, 1)}
    return {
        **found,
        "length": [mission.length],
        "threat-first-at": [times[0]],
        "threat-last-at": [times[-1]],
        "overlaps": [len(overlaps(mission))],
    }
