import { afterEach, beforeEach, expect, test, vi } from "vitest";

vi.mock("../../src/lib/settings.svelte", () => ({ settings: { lang: "en", voice: true, sound: true, volumes: { master: 1, voice: 1 } } }));

import { untilSpoken } from "../../src/games/space_alert/announcements";
import { ServerClock } from "../../src/lib/clock";
import { alarm, hush, speak } from "../../src/games/space_alert/speech";
import type { Happening } from "../../src/wire/messages";

const EVENT: Happening = { number: 1, kind: "ThreatAnnounced", clause: "SA-1", text: "Time T plus 1. Threat.", time: 5000 };
/** The server answers questions about recordings after so many milliseconds. */
const SLOW = 250;
/** Notes that begin, by the second of the device's sound. */
let notes: number[] = [];
/** Sentences that begin, by the millisecond of the page. */
let spoken: [number, string][] = [];

class Sound {
  currentTime = 10;
  state = "running";
  destination = {};
  createOscillator = () => ({ ...node(), frequency: ramp(), start: (at: number) => notes.push(at), stop: vi.fn() });
  createGain = () => ({ ...node(), gain: ramp() });
}

function node(): { connect: (next: unknown) => unknown } {
  return { connect: (next) => next };
}

function ramp(): object {
  return { setValueAtTime: vi.fn(), linearRampToValueAtTime: vi.fn() };
}

beforeEach(() => {
  vi.useFakeTimers();
  notes = [];
  spoken = [];
  const voice = { speak: ({ text }: { text: string }) => spoken.push([performance.now(), text]), getVoices: () => [], cancel: vi.fn() };
  vi.stubGlobal("window", { speechSynthesis: voice });
  vi.stubGlobal("speechSynthesis", voice);
  vi.stubGlobal("SpeechSynthesisUtterance", class { constructor(readonly text: string) {} });
  vi.stubGlobal("AudioContext", Sound);
  vi.stubGlobal("fetch", () => new Promise((resolve) => setTimeout(() => resolve(new Response("[]")), SLOW)));
});

afterEach(() => {
  hush();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

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
  for (const late of [0, 0.1, 0.399]) expect(late + untilSpoken(EVENT, 5000 + late)!).toBeCloseTo(0.4, 9);
  expect(untilSpoken(EVENT, 5001)).toBe(0);
  expect(untilSpoken(EVENT, 5007)).toBe(null);
});

test("speech begins at its instant, although the list of recordings comes later than the announcement", async () => {
  const heard = performance.now();
  speak("Time T plus 1. Threat.", 0.4);
  await vi.advanceTimersByTimeAsync(1000);
  expect(spoken).toEqual([[heard + 400, "Time T plus 1. Threat."]]);
});

test("the alarm begins at its instant on the clock of the sound", () => {
  alarm(0.25);
  expect(notes[0]).toBeCloseTo(10.25, 9);
});

test("who leaves the mission hears nothing that was still to come", async () => {
  speak("Time T plus 2.", 0.9);
  await vi.advanceTimersByTimeAsync(500);
  hush();
  await vi.advanceTimersByTimeAsync(1000);
  expect(spoken).toEqual([]);
});
