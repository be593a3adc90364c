import { expect, test } from "vitest";
import { intentionsOf, takerOf } from "../../src/games/space_alert/intentions";
import type { Threat, Track } from "../../src/games/space_alert/ship";
import type { Shown } from "../../src/games/space_alert/shown";
import type { EventOf } from "../../src/lib/shown";
import { believed } from "../../src/lib/shown";

const TRACKS: Record<string, Track> = Object.fromEntries(["red", "white", "blue", "internal"].map((zone) => [zone, { id: "T1", length: 10, marks: [] }]));

function threat(card: string, number: number, track: string, way: number[], places: string[] = [], system = ""): Threat {
  return believed<Threat>({ card, number, track, way, rules: { places, rocketPoints: false, system } });
}

let count = 0;
function event(kind: string, fields: object): EventOf<Shown> {
  return believed<EventOf<Shown>>({ number: (count += 1), kind, fields });
}

const called = (seat: number, action: string, station: string, at: number): EventOf<Shown> => event("DeedCalled", { seat, action, station, at });

const FIGHTER = threat("E1-07", 1, "red", [8, 6, 4, 2, 0]);
const GUNBOAT = threat("E1-05", 2, "red", [0, 7, 3, 1, 0]);
const SEEKER = threat("I1-01", 2, "internal", [0, 9, 8, 7], ["upper_blue"]);
const FAULT = threat("SI1-04", 1, "internal", [9, 8, 7], ["lower_white"], "B");
const ALL = [FIGHTER, GUNBOAT, SEEKER, FAULT];

test("whoever fires takes the nearest threat of the zone in that turn, and nobody what is not there", () => {
  const found = intentionsOf([called(1, "a", "upper_red", 2), called(2, "a", "upper_white", 2), called(3, "a", "upper_red", 4)], ALL, TRACKS);
  expect(found.get("1.E1-07")).toEqual([{ seat: 1, turn: 2 }]);
  expect(found.get("2.E1-05")).toEqual([{ seat: 3, turn: 4 }]);
  expect([found.get("2.I1-01"), found.get("1.SI1-04")]).toEqual([[], []]);
});

test("what is aboard is met in its room with what it takes", () => {
  const found = intentionsOf([called(0, "battlebots", "upper_blue", 3), called(1, "b", "lower_white", 1), called(2, "c", "lower_white", 1)], ALL, TRACKS);
  expect(found.get("2.I1-01")).toEqual([{ seat: 0, turn: 3 }]);
  expect(found.get("1.SI1-04")).toEqual([{ seat: 1, turn: 1 }]);
});

test("the last word about a turn counts, and the last word of the captain", () => {
  const events = [called(1, "a", "upper_red", 2), called(1, "b", "upper_red", 2), event("ThreatAssigned", { seat: 0, threat: "E1-07", to: "seat.1" }), event("ThreatAssigned", { seat: 0, threat: "E1-07", to: "seat.3" })];
  expect(intentionsOf(events, ALL, TRACKS).get("1.E1-07")).toEqual([]);
  expect([takerOf(events, "E1-07"), takerOf(events, "E1-05")]).toEqual([3, -1]);
});
