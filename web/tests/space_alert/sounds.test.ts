import { expect, test } from "vitest";
import { filmSound, humOf, scoreOf, sideOf } from "../../src/games/space_alert/sounds";
import type { EventOf } from "../../src/lib/shown";
import type { Shown } from "../../src/games/space_alert/shown";

type Event = EventOf<Shown>;

function announced(track: string): Event {
  return { number: 1, kind: "ThreatAnnounced", clause: "SA-ANN-03", fields: { seat: 0, number: 3, threat: "SE1-01", track } };
}

test("a siren comes from the side of its zone", () => {
  const sides = ["red", "white", "blue"].map((zone) => scoreOf(announced(zone), () => false)[0]!.pan);
  expect(sides.map(Math.sign)).toEqual([-1, 0, 1]);
  expect([sideOf("upper_red"), sideOf("lower_blue")].map(Math.sign)).toEqual([-1, 1]);
});

test("a serious threat sounds deeper than a common one, and what is inside scratches", () => {
  const pitch = (serious: boolean) => Math.min(...scoreOf(announced("red"), () => serious)[0]!.voices.map((voice) => voice.from));
  expect(pitch(true)).toBeLessThan(pitch(false));
  expect(scoreOf(announced("internal"), () => true)[0]!.voices.every((voice) => voice.wave === "noise")).toBe(true);
});

test("the hum rises by two half tones a phase, and is the same one all through it", () => {
  expect(humOf(2).chord[0]! / humOf(1).chord[0]!).toBeCloseTo(2 ** (2 / 12), 9);
  expect(humOf(3).chord[0]! / humOf(2).chord[0]!).toBeCloseTo(2 ** (2 / 12), 9);
  expect(humOf(2)).toBe(humOf(2));
});

test("the last minute pulses, its last twenty seconds beat every second until zero", () => {
  const warned = (left: number) => scoreOf({ number: 1, kind: "EndWarned", clause: "SA-ANN-13", fields: { phase: 1, left } }, () => false).map(({ at }) => at);
  expect(warned(60).at(-1)).toBe(40);
  expect(warned(20)).toHaveLength(20);
  expect(warned(20).at(-1)).toBe(20);
  expect(warned(5)).toEqual([]);
});

test("guns have a voice of their own, heard where they stand", () => {
  const fired = (weapon: string, station: string): Event => ({ number: 1, kind: "WeaponFired", clause: "SA-A-01", fields: { seat: 0, station, weapon } });
  const [red, blue] = [filmSound(fired("heavy_laser", "upper_red"))!, filmSound(fired("light_laser", "lower_blue"))!];
  expect([red.place.pan, blue.place.pan].map((pan) => Math.sign(pan ?? 0))).toEqual([-1, 1]);
  expect(red.voices).not.toEqual(blue.voices);
});
