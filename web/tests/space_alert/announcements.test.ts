import { afterEach, beforeEach, expect, test, vi } from "vitest";

vi.mock("../../src/lib/settings.svelte", () => ({ settings: { lang: "en", voice: true, sound: true, volumes: { master: 1, voice: 1 } } }));

import { plannedOf } from "../../src/games/space_alert/announcements";
import { ServerClock } from "../../src/lib/clock";
import { Computer, prepareVoice } from "../../src/games/space_alert/speech";
import type { Happening } from "../../src/wire/messages";

const EVENT: Happening = { number: 1, kind: "TransferOpened", clause: "SA-1", time: 5000, cues: [{ clip: "data-transfer", after: 0.4 }, { clip: "5", at: 5 }] };
const INDEX = { "data-transfer": { begins: 1, says: 0.9, rings: 1.2 }, "5": { begins: 3, says: 0.4, rings: 0.7 } };
/** Stretches that are handed to the device: where they begin in the file, and when. */
let handed: [number, number][] = [];
let stopped = 0;
let open = true;

vi.mock("../../src/sound/player.svelte", () => ({
  isHeard: () => open,
  record: (_: unknown, { begins }: { begins: number }, { instant }: { instant: number }) => {
    handed.push([begins, instant]);
    return () => (stopped += 1);
  },
}));

beforeEach(() => {
  vi.useFakeTimers();
  handed = [];
  stopped = 0;
  open = true;
  vi.stubGlobal("OfflineAudioContext", class { decodeAudioData = () => Promise.resolve({}); });
  vi.stubGlobal("fetch", (address: string) => Promise.resolve(new Response(address.endsWith("json") ? JSON.stringify(INDEX) : "sound")));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function computer(): Promise<Computer> {
  const found = new Computer();
  expect(await found.prepare()).toBe(true);
  return found;
}

/** A row of numbers below one that look random and are always the same. */
function* chances(seed: number): Generator<number, never> {
  for (;;) yield (seed = (seed * 16807) % 2147483647) / 2147483647;
}

/** A device whose clock is wrong by `wrong` seconds, after five questions with these ways there and back. */
function device(wrong: number, ways: [number, number][]): ServerClock {
  const clock = new ServerClock();
  let now = 1000;
  for (const [there, back] of ways) {
    clock.heard(now + wrong, now + there, now + there + back + wrong);
    now += there + back + 0.001;
  }
  return clock;
}

test("a device knows the server's time up to half of its quickest way there and back", () => {
  const chance = chances(7);
  const draw = (most: number): number => chance.next().value * most;
  for (let round = 0; round < 500; round++) {
    const wrong = draw(20000) - 10000;
    const ways = Array.from({ length: 5 }, (): [number, number] => [draw(0.4), draw(0.4)]);
    const clock = device(wrong, ways);
    const quickest = Math.min(...ways.map(([there, back]) => there + back));
    expect(clock.shortest).toBeCloseTo(quickest, 6);
    expect(Math.abs(clock.offset + wrong)).toBeLessThanOrEqual(quickest / 2 + 1e-6);
  }
});

test("two devices, each 150 ms away there and back, begin within 150 ms however uneven their ways are", () => {
  const far = device(5, [[0.15, 0]]);
  const near = device(-3600, [[0, 0.15]]);
  const starts = [far, near].map(({ offset }, place) => 5000.4 - offset - [5, -3600][place]!);
  expect(Math.abs(starts[0]! - starts[1]!)).toBeLessThanOrEqual(0.15 + 1e-6);
});

test("over a new line the quickest answer of the former one counts no more", () => {
  const clock = device(0, [[0.01, 0.01]]);
  clock.begin();
  clock.heard(2000, 2007.3, 2000.6);
  expect(clock.offset).toBeCloseTo(7, 6);
});

test("whenever it arrives, an announcement is spoken 0.4 s after its instant", () => {
  for (const late of [0, 0.1, 0.399]) {
    const [words, five] = plannedOf(EVENT, 5000 + late, 1);
    expect(words!.instant - performance.now()).toBeCloseTo((0.4 - late) * 1000, 5);
    expect(five!.instant - performance.now()).toBeCloseTo((5 - late) * 1000, 5);
  }
});

test("who comes back in the middle of a countdown hears what is left of it", () => {
  expect(plannedOf(EVENT, 5004, 0.5).map(({ clip }) => clip)).toEqual(["data-transfer", "5"]);
  expect(plannedOf(EVENT, 5007, 0.5).map(({ clip }) => clip)).toEqual(["5"]);
});

test("clips are handed to the device ahead of time, each with its instant", async () => {
  const ship = await computer();
  const now = performance.now();
  ship.plan([{ clip: "data-transfer", instant: now + 400 }, { clip: "5", instant: now + 5000 }]);
  expect(handed).toEqual([[1, now + 400], [3, now + 5000]]);
});

test("what comes in ten minutes is handed over when it is near", async () => {
  const ship = await computer();
  const then = performance.now() + 600_000;
  ship.plan([{ clip: "5", instant: then }]);
  expect(handed).toEqual([]);
  await vi.advanceTimersByTimeAsync(590_000);
  expect(handed).toEqual([[3, then]]);
});

test("until somebody touches the page clips wait, and what is over by then is left out", async () => {
  const ship = await computer();
  const now = performance.now();
  open = false;
  ship.plan([{ clip: "data-transfer", instant: now + 400 }, { clip: "5", instant: now + 5000 }]);
  await vi.advanceTimersByTimeAsync(3000);
  open = true;
  await vi.advanceTimersByTimeAsync(300);
  expect(handed).toEqual([[3, now + 5000]]);
});

test("who leaves the mission hears nothing that was still to come", async () => {
  const ship = await computer();
  open = false;
  ship.plan([{ clip: "5", instant: performance.now() + 5000 }]);
  ship.hush();
  open = true;
  await vi.advanceTimersByTimeAsync(1000);
  expect(handed).toEqual([]);
  ship.plan([{ clip: "5", instant: performance.now() + 5000 }]);
  ship.hush();
  expect(stopped).toBe(1);
});

test("a voice that could not be fetched is asked for again", async () => {
  let tries = 0;
  vi.stubGlobal("fetch", () => Promise.reject(new Error(`no net ${(tries += 1)}`)));
  await expect(prepareVoice("xx")).rejects.toThrow();
  await expect(prepareVoice("xx")).rejects.toThrow();
  expect(tries).toBe(4);
});
