import type { SoundName } from "../stage/script";

/** One voice of a sound: a tone that glides, or noise through a band. Times in seconds, pitches in hertz. */
export interface Voice {
  wave: OscillatorType | "noise";
  /** Pitch at the beginning and at the end; of noise the middle of its band. */
  from: number;
  to?: number;
  /** When it begins, how long it swells, and when it has died away. */
  at?: number;
  swell?: number;
  lasts: number;
  /** Loudness at its loudest, 0 to 1. */
  loud: number;
  /** How narrow the band of noise is. */
  narrow?: number;
}

function grains(count: number, every: number, voice: Omit<Voice, "at">): Voice[] {
  return Array.from({ length: count }, (_, place) => ({ ...voice, at: place * every, from: voice.from * (1 + ((place * 7) % 5) * 0.09) }));
}

function chord(pitches: readonly number[], apart: number, voice: Omit<Voice, "at" | "from">): Voice[] {
  return pitches.map((from, place) => ({ ...voice, from, at: place * apart }));
}

/** How every sound is made. Nothing is loaded. */
export const RECIPES: Record<SoundName, Voice[]> = {
  alarm: [0, 0.34].flatMap((at): Voice[] => [
    { wave: "square", from: 660, to: 620, at, lasts: 0.26, loud: 0.09, swell: 0.02 },
    { wave: "sawtooth", from: 330, to: 310, at, lasts: 0.26, loud: 0.07, swell: 0.02 },
  ]),
  build: [
    { wave: "noise", from: 2400, lasts: 0.07, loud: 0.3, narrow: 4 },
    { wave: "triangle", from: 190, to: 120, lasts: 0.22, loud: 0.3 },
    { wave: "noise", from: 3200, at: 0.14, lasts: 0.09, loud: 0.22, narrow: 6 },
    { wave: "triangle", from: 240, to: 150, at: 0.14, lasts: 0.3, loud: 0.26 },
  ],
  card: [{ wave: "noise", from: 1400, to: 4200, lasts: 0.16, loud: 0.16, swell: 0.05, narrow: 1.2 }],
  charge: [
    { wave: "sine", from: 220, to: 880, lasts: 0.4, loud: 0.14, swell: 0.2 },
    { wave: "triangle", from: 440, to: 1760, lasts: 0.4, loud: 0.06, swell: 0.25 },
  ],
  coin: [
    { wave: "sine", from: 1320, lasts: 0.1, loud: 0.14 },
    { wave: "sine", from: 1980, at: 0.07, lasts: 0.32, loud: 0.14 },
  ],
  crack: [
    { wave: "noise", from: 900, to: 120, lasts: 0.7, loud: 0.55, narrow: 0.5 },
    { wave: "sine", from: 120, to: 32, lasts: 0.8, loud: 0.5 },
    ...grains(5, 0.07, { wave: "noise", from: 2600, lasts: 0.05, loud: 0.16, narrow: 3 }),
  ],
  dice: [...grains(6, 0.09, { wave: "noise", from: 1800, lasts: 0.05, loud: 0.3, narrow: 5 }), { wave: "sine", from: 150, to: 90, at: 0.56, lasts: 0.12, loud: 0.3 }],
  discovery: chord([392, 493.88, 587.33, 783.99], 0.09, { wave: "triangle", lasts: 0.9, loud: 0.11, swell: 0.04 }),
  gong: [
    { wave: "sine", from: 98, lasts: 2.2, loud: 0.3, swell: 0.01 },
    { wave: "sine", from: 233, lasts: 1.6, loud: 0.12, swell: 0.01 },
    { wave: "sine", from: 366, lasts: 1.1, loud: 0.07, swell: 0.01 },
  ],
  laser: [
    { wave: "sawtooth", from: 1700, to: 220, lasts: 0.28, loud: 0.13 },
    { wave: "noise", from: 5200, to: 900, lasts: 0.24, loud: 0.1, narrow: 1 },
  ],
  lose: chord([392, 349.23, 293.66, 220], 0.22, { wave: "triangle", lasts: 0.9, loud: 0.13, swell: 0.03 }),
  missile: [
    { wave: "noise", from: 400, to: 2600, lasts: 0.55, loud: 0.26, swell: 0.2, narrow: 0.7 },
    { wave: "noise", from: 300, to: 80, at: 0.5, lasts: 0.5, loud: 0.4, narrow: 0.5 },
  ],
  shield: [
    { wave: "sine", from: 340, to: 520, lasts: 0.5, loud: 0.18, swell: 0.03 },
    { wave: "sine", from: 345, to: 510, lasts: 0.5, loud: 0.16, swell: 0.03 },
    { wave: "noise", from: 3000, lasts: 0.18, loud: 0.06, narrow: 8 },
  ],
  turn: chord([523.25, 783.99], 0.12, { wave: "sine", lasts: 0.3, loud: 0.12, swell: 0.02 }),
  warp: [
    { wave: "noise", from: 200, to: 3400, lasts: 0.5, loud: 0.2, swell: 0.3, narrow: 1.4 },
    { wave: "sine", from: 90, to: 420, lasts: 0.5, loud: 0.18, swell: 0.3 },
  ],
  win: chord([523.25, 659.25, 783.99, 1046.5], 0.14, { wave: "triangle", lasts: 1.2, loud: 0.13, swell: 0.03 }),
};

/** Seconds until a sound has died away. */
export function lengthOf(name: SoundName): number {
  return Math.max(...RECIPES[name].map((voice) => (voice.at ?? 0) + voice.lasts));
}

/** The picture that every sound has on the plate of its beat: silence loses nothing. */
export const TWINS: Record<SoundName, string> = {
  alarm: "alarm",
  build: "build",
  card: "card",
  charge: "energy",
  coin: "coin",
  crack: "crack",
  dice: "die",
  discovery: "explore",
  gong: "clock",
  laser: "target",
  lose: "close",
  missile: "move",
  shield: "shield",
  turn: "hand",
  warp: "drive",
  win: "point",
};

/** The hum of each game's room: pitches of a slow chord, and how much air is in it. */
export interface Ambience {
  chord: number[];
  /** The middle of the band of noise, and its loudness. */
  air: number;
  breath: number;
}

/** What a game without a hum of its own has. */
export const PLAIN: Ambience = { chord: [55, 82.41, 123.47], air: 240, breath: 0.05 };
