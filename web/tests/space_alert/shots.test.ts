import { expect, test } from "vitest";
import { framesOf, type Told } from "../../src/games/space_alert/film";
import { newShip } from "../../src/games/space_alert/ship";
import { effectsOf, LENGTHS, shotsOf, sumOf, timesOf } from "../../src/games/space_alert/shots";
import type { Shown } from "../../src/games/space_alert/shown";
import { whysOf } from "../../src/games/space_alert/why";
import { believed, toldOf } from "../../src/lib/shown";
import films from "./films.json";

const printed = believed<Shown["printed"]>(films.printed);

function tell(kind: string, fields: object): Told {
  return toldOf<Shown>({ kind, fields, text: kind, clause: "" });
}

function filmOf(told: Told[]) {
  const start = newShip(printed, { red: "T1", white: "T2", blue: "T3" }, [{ code: "E1-05", t: 1, zone: "red" }], ["a", "a"]);
  const frames = framesOf(start, told);
  return { frames, shots: shotsOf(frames, told) };
}

test.each(films.cases.map((given, number) => [number, given] as const))("film %i is told whole, each event in one shot, within its time", (_, given) => {
  const told = given.film.map((event) => tell(event[0] as string, event[1] as object));
  const frames = framesOf(newShip(printed, given.tracks, given.threats, given.rows), told);
  const shots = shotsOf(frames, told);
  expect(shots.flatMap((shot) => shot.events).length).toBe(told.length);
  expect(shots.at(-1)?.last).toBe(frames.length - 1);
  shots.slice(1).forEach((shot, place) => expect(shot.first).toBe((shots[place]?.last ?? 0) + 1));
  for (const length of ["film", "cut"] as const) {
    const whole = timesOf(shots, length).reduce((sum, each) => sum + each, 0);
    expect(whole).toBeLessThanOrEqual(LENGTHS[length] + 1);
  }
});

const FIRED = [
  tell("TurnBegan", { turn: 1 }),
  tell("ThreatAppeared", { number: 1, threat: "E1-05", track: "red" }),
  tell("CrewMoved", { seat: 0, station: "upper_red" }),
  tell("CrewMoved", { seat: 1, station: "lower_red" }),
  tell("WeaponFired", { seat: 0, station: "upper_red", weapon: "heavy_laser" }),
  tell("WeaponFired", { seat: 1, station: "lower_red", weapon: "light_laser" }),
];

test("a hit spells out who adds what and what the shield takes off", () => {
  const { frames, shots } = filmOf([...FIRED, tell("ThreatHit", { number: 1, threat: "E1-05", strength: 6, shield: 2, amount: 4 })]);
  const hit = shots.at(-1);
  const before = frames[(hit?.first ?? 1) - 1];
  if (!hit || !before) throw new Error("there is a hit");
  const sum = sumOf(hit, before.ship);
  expect(sum?.parts.toSorted()).toEqual([2, 4]);
  expect([sum?.shield, sum?.total]).toEqual([2, 4]);
  const effects = effectsOf(hit, before.ship);
  expect(effects.filter((effect) => effect.kind === "beam").map((effect) => effect.station).toSorted()).toEqual(["lower_red", "upper_red"]);
  expect(effects.some((effect) => effect.kind === "burst" && !effect.caught)).toBe(true);
});

test("a weapon that cannot fire says who emptied the reactor, and when", () => {
  const { shots } = filmOf([...FIRED, tell("TurnBegan", { turn: 2 }), tell("NothingHappened", { seat: 1, why: "reactor-empty" })]);
  const why = whysOf(shots).get(shots.length - 1);
  expect(why).toEqual({ seat: 1, reason: "why.reactor-empty", by: 0, turn: 1 });
});

test("a shot that meets nothing says so, one that hits does not", () => {
  const wasted = filmOf(FIRED).shots;
  expect([...whysOf(wasted).values()].map((why) => why.reason)).toEqual(["sa-why-no-target", "sa-why-no-target"]);
  const met = filmOf([...FIRED, tell("ThreatHit", { number: 1, threat: "E1-05", strength: 6, shield: 2, amount: 4 })]).shots;
  expect(whysOf(met).size).toBe(0);
});

test("whoever finds the lift in use is told who was in it", () => {
  const { shots } = filmOf([tell("TurnBegan", { turn: 1 }), tell("CrewMoved", { seat: 0, station: "lower_white" }), tell("CrewMoved", { seat: 1, station: "lower_white" }), tell("CrewDelayed", { seat: 1, cause: "lift-used" })]);
  expect(whysOf(shots).get(shots.length - 1)).toEqual({ seat: 1, reason: "cause.lift-used", by: 0, turn: 1 });
});
