import { expect, test } from "vitest";
import { SoundEngine } from "../src/sound/engine";
import { lengthOf, PLAIN, RECIPES, TWINS } from "../src/sound/recipes";
import { picture } from "../src/parts/Icon.svelte";
import type { SoundName } from "../src/stage/script";

const NAMES = Object.keys(RECIPES) as SoundName[];
const LOUD = { master: 1, effects: 1, ambience: 1, voice: 1 };

/** A device that notes what is begun and ended, and when. */
class Device {
  currentTime = 10;
  sampleRate = 100;
  state = "running";
  destination = {};
  readonly begun: number[] = [];
  readonly ended: number[] = [];

  private param() {
    const nothing = () => undefined;
    return { value: 0, setValueAtTime: nothing, linearRampToValueAtTime: nothing, exponentialRampToValueAtTime: nothing, setTargetAtTime: nothing };
  }

  private node() {
    const node = {
      gain: this.param(),
      frequency: this.param(),
      Q: this.param(),
      pan: this.param(),
      connect: (into: object) => into,
      start: (at = this.currentTime) => void this.begun.push(at),
      stop: (at = this.currentTime) => void this.ended.push(at),
    };
    return node;
  }

  createGain = () => this.node();
  createOscillator = () => this.node();
  createBufferSource = () => this.node();
  createBiquadFilter = () => this.node();
  createStereoPanner = () => this.node();
  createBuffer = () => ({ getChannelData: () => new Float32Array(4) });
}

function engine(volumes = LOUD): { sounds: SoundEngine; device: Device; opened: () => number } {
  const device = new Device();
  let count = 0;
  const sounds = new SoundEngine(() => {
    count += 1;
    return device as unknown as AudioContext;
  });
  sounds.mix(volumes);
  return { sounds, device, opened: () => count };
}

test("sixteen sounds, each short, none too loud, each with a picture of its own", () => {
  expect(NAMES).toHaveLength(16);
  for (const name of NAMES) {
    expect(lengthOf(name), name).toBeLessThan(2.5);
    expect(Math.max(...RECIPES[name].map((voice) => voice.loud)), name).toBeLessThan(0.6);
    expect(TWINS[name] === "point" || picture(TWINS[name]) !== picture("no such picture"), name).toBe(true);
  }
  expect(new Set(NAMES.map((name) => TWINS[name])).size).toBe(NAMES.length);
});

test("before the first gesture nothing is opened and nothing sounds", () => {
  const { sounds, opened } = engine();
  expect(sounds.play("dice")).toBe(false);
  sounds.ambience(undefined);
  expect(opened()).toBe(0);
  sounds.wake();
  sounds.wake();
  expect(opened()).toBe(1);
  expect(sounds.play("dice")).toBe(true);
});

test("a sound is scheduled ahead on the device's clock, voice by voice", () => {
  const { sounds, device } = engine();
  sounds.wake();
  sounds.play("dice");
  expect(device.begun).toHaveLength(RECIPES.dice.length);
  expect(Math.min(...device.begun)).toBeGreaterThan(device.currentTime);
  expect(Math.max(...device.ended) - Math.min(...device.begun)).toBeCloseTo(lengthOf("dice"));
});

test("the same sound is not heard twice at once, and never more than a few", () => {
  const { sounds, device } = engine();
  sounds.wake();
  expect([sounds.play("coin"), sounds.play("coin")]).toEqual([true, false]);
  expect(["laser", "crack", "card", "build"].map((name) => sounds.play(name as SoundName))).toEqual([true, true, true, false]);
  device.currentTime += 1;
  expect(sounds.play("coin")).toBe(true);
});

test("who wants silence gets it", () => {
  const { sounds, opened } = engine({ ...LOUD, master: 0 });
  sounds.wake();
  expect(opened()).toBe(0);
  sounds.mix({ ...LOUD, effects: 0 });
  sounds.wake();
  expect(sounds.play("win")).toBe(false);
});

test("a room hums once, and stops when it is left or turned down", () => {
  const { sounds, device } = engine();
  sounds.wake();
  sounds.ambience(undefined);
  const voices = device.begun.length;
  expect(voices).toBe(1 + 2 * PLAIN.chord.length);
  sounds.ambience(PLAIN);
  expect(device.begun).toHaveLength(voices);
  sounds.mix({ ...LOUD, ambience: 0 });
  expect(device.ended).toHaveLength(voices);
});

test("what is planned for an instant of the page begins then on the device's clock", () => {
  const { sounds, device } = engine();
  expect(sounds.make(RECIPES.card, { instant: performance.now() })).toBe(null);
  sounds.wake();
  const now = performance.now();
  sounds.make(RECIPES.turn, { instant: now + 2000, pan: -1 });
  expect(device.begun[0]).toBeCloseTo(device.currentTime + 2, 1);
  const stop = sounds.record({} as AudioBuffer, { begins: 4, lasts: 0.5 }, { instant: now + 3000 });
  expect(device.begun.at(-1)).toBeCloseTo(device.currentTime + 3, 1);
  const ended = device.ended.length;
  stop?.();
  expect(device.ended).toHaveLength(ended + 1);
});

test("noise lasts until it is stopped", () => {
  const { sounds, device } = engine();
  sounds.wake();
  const stop = sounds.noisy(1500, 0.2);
  expect([device.begun.length, device.ended.length]).toEqual([1, 0]);
  stop?.();
  expect(device.ended).toHaveLength(1);
});
