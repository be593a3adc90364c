import type { EventOf, KindOf } from "../../lib/shown";
import type { Place } from "../../sound/engine";
import type { Ambience, Voice } from "../../sound/recipes";
import type { Shown } from "./shown";

type Event = EventOf<Shown>;

/** Where the zones of the ship are heard: -1 is left. What comes from inside is everywhere. */
const SIDES: Record<string, number> = { red: -0.8, white: 0, blue: 0.8, internal: 0 };
/** Half tones by which the hum rises from phase to phase. */
const RISE = 2;

/** The side of a zone, a trajectory or a station. */
export function sideOf(place: string): number {
  return SIDES[place.split("_").at(-1) ?? ""] ?? 0;
}

const hums = new Map<number, Ambience>();

/** The hum of the engines: two saws' worth of beating below, higher with every phase. */
export function humOf(phase: number): Ambience {
  const higher = 2 ** ((RISE * (Math.max(1, phase) - 1)) / 12);
  const hum = hums.get(phase) ?? { chord: [49, 49.6, 73.5, 98.4].map((pitch) => pitch * higher), air: 190 * higher, breath: 0.03 + 0.015 * phase };
  hums.set(phase, hum);
  return hum;
}

/** A siren: two notes for a common threat, a deeper and longer wail for a serious one. */
export function siren(serious: boolean): Voice[] {
  const [low, high, lasts] = serious ? [196, 370, 0.62] : [370, 554, 0.34];
  const waves: OscillatorType[] = serious ? ["sawtooth", "square"] : ["triangle"];
  return [0, lasts + 0.04].flatMap((at) =>
    waves.map((wave, place) => ({ wave, from: low * (1 - 0.01 * place), to: high, at, lasts, loud: serious ? 0.09 : 0.14, swell: 0.06 })),
  );
}

/** Something scratches inside the walls. */
export function scratching(): Voice[] {
  return Array.from({ length: 9 }, (_, place) => ({
    wave: "noise" as const,
    from: 900 + ((place * 733) % 1400),
    to: 2600 + ((place * 431) % 900),
    at: place * 0.11 + ((place * 7) % 3) * 0.04,
    lasts: 0.09,
    loud: 0.24,
    narrow: 7,
  }));
}

/** A tick of a data transfer: higher every second. */
export function tick(second: number): Voice[] {
  return [{ wave: "sine", from: 660 * 2 ** (second / 12), lasts: 0.06, loud: 0.1 }];
}

export const HEARTBEAT: Voice[] = [
  { wave: "sine", from: 62, to: 44, lasts: 0.16, loud: 0.34, swell: 0.01 },
  { wave: "sine", from: 56, to: 40, at: 0.22, lasts: 0.18, loud: 0.26, swell: 0.01 },
];
export const PULSE: Voice[] = [{ wave: "triangle", from: 98, to: 82, lasts: 0.3, loud: 0.12, swell: 0.05 }];

/** Static of an outage: the middle of its band, how loud, how narrow. Nobody talks over it. */
export const STATIC = [1500, 0.2, 0.35] as const;

/** A sound of the score, and when it comes: seconds of the mission after its event. */
export interface Scored {
  voices: Voice[];
  at: number;
  pan: number;
}

/** What an announcement sounds like besides its words. */
export function scoreOf(event: Event, isSerious: (threat: string) => boolean): Scored[] {
  switch (event.kind) {
    case "ThreatAnnounced": {
      const { threat, track } = event.fields;
      const voices = track === "internal" ? scratching() : siren(isSerious(threat));
      return [{ voices, at: 0, pan: sideOf(track) }];
    }
    case "TransferOpened":
      return Array.from({ length: 5 }, (_, second) => ({ voices: tick(second), at: second, pan: 0 }));
    case "EndWarned":
      return ending(event.fields.left);
    default:
      return [];
  }
}

/** A pulse in the last minute, a heartbeat in its last third. */
function ending(left: number): Scored[] {
  const [voices, every, until] = left > 20 ? [PULSE, 2, left - 20] : left > 5 ? [HEARTBEAT, 1, left] : [PULSE, 1, 0];
  return Array.from({ length: Math.floor(until / every) }, (_, place) => ({ voices, at: (place + 1) * every, pan: 0 }));
}

const noise = (from: number, to: number, lasts: number, loud: number, narrow = 0.8): Voice => ({ wave: "noise", from, to, lasts, loud, narrow });

/** Guns, lifts, shields: what the film sounds like, by the kind of event. */
const FILM: Partial<Record<KindOf<Shown>, Voice[]>> = {
  CrewMoved: [noise(700, 1500, 0.28, 0.1, 2)],
  CrewDelayed: [{ wave: "square", from: 150, to: 110, lasts: 0.22, loud: 0.07 }],
  CrewStumbled: [{ wave: "triangle", from: 300, to: 90, lasts: 0.3, loud: 0.2 }],
  KnockedOut: [noise(300, 80, 0.4, 0.4), { wave: "sine", from: 180, to: 40, lasts: 0.6, loud: 0.3 }],
  NothingHappened: [{ wave: "square", from: 120, lasts: 0.09, loud: 0.08 }, { wave: "square", from: 90, at: 0.12, lasts: 0.14, loud: 0.08 }],
  ShieldFilled: [{ wave: "sine", from: 300, to: 600, lasts: 0.5, loud: 0.16, swell: 0.1 }],
  ReactorFilled: [{ wave: "sine", from: 110, to: 240, lasts: 0.6, loud: 0.2, swell: 0.2 }],
  RocketLaunched: [noise(300, 2200, 0.8, 0.3, 0.7)],
  RocketFlew: [noise(1200, 2600, 0.4, 0.18, 0.9)],
  SquadTaken: [{ wave: "square", from: 220, lasts: 0.06, loud: 0.09 }, { wave: "square", from: 330, at: 0.09, lasts: 0.06, loud: 0.09 }],
  IntruderHit: [noise(2400, 700, 0.14, 0.3, 2), noise(2000, 600, 0.14, 0.2, 2)],
  MalfunctionRepaired: [noise(3200, 2800, 0.08, 0.2, 8), { wave: "triangle", from: 520, at: 0.1, lasts: 0.12, loud: 0.12 }],
  TookOff: [noise(200, 1800, 1, 0.26, 0.8)],
  LookedOut: [{ wave: "sine", from: 880, to: 990, lasts: 0.3, loud: 0.06, swell: 0.1 }],
  ComputerMaintained: [{ wave: "square", from: 1320, lasts: 0.04, loud: 0.05 }, { wave: "square", from: 1760, at: 0.07, lasts: 0.05, loud: 0.05 }],
  ThreatAppeared: [{ wave: "sawtooth", from: 70, to: 130, lasts: 0.9, loud: 0.14, swell: 0.4 }],
  ThreatHit: [noise(1800, 300, 0.22, 0.4, 0.8)],
  BlastHit: [noise(900, 120, 0.5, 0.4, 0.6)],
  ThreatDestroyed: [noise(1100, 60, 1.2, 0.5, 0.4), { wave: "sine", from: 110, to: 28, lasts: 1.3, loud: 0.4 }],
  ThreatMoved: [{ wave: "sine", from: 60, to: 66, lasts: 0.3, loud: 0.14, swell: 0.1 }],
  ThreatActed: [{ wave: "sawtooth", from: 90, to: 60, lasts: 0.5, loud: 0.14, swell: 0.05 }],
  ThreatAttacked: [{ wave: "sawtooth", from: 900, to: 120, lasts: 0.4, loud: 0.14 }, noise(600, 100, 0.5, 0.4, 0.6)],
  DamageDrawn: [noise(1600, 90, 0.8, 0.5, 0.5), { wave: "sine", from: 90, to: 34, lasts: 0.9, loud: 0.4 }],
  DamageDoubled: [noise(500, 60, 1, 0.5, 0.5)],
  ShieldDrained: [{ wave: "sine", from: 520, to: 200, lasts: 0.4, loud: 0.16 }],
  ReactorDrained: [{ wave: "sine", from: 220, to: 70, lasts: 0.6, loud: 0.2 }],
  TokenPlaced: [{ wave: "triangle", from: 330, to: 220, lasts: 0.3, loud: 0.12 }],
  ComputerChecked: [{ wave: "square", from: 990, lasts: 0.05, loud: 0.05 }],
  ShipJumped: [noise(120, 4200, 1.6, 0.4, 0.8), { wave: "sine", from: 60, to: 880, lasts: 1.6, loud: 0.25, swell: 1 }],
  MissionLost: [noise(800, 30, 2.4, 0.55, 0.3), { wave: "sine", from: 70, to: 20, lasts: 2.4, loud: 0.5 }],
};

/** The guns by name: each has its own voice. */
const GUNS: Record<string, Voice[]> = {
  heavy_laser: [{ wave: "sawtooth", from: 980, to: 110, lasts: 0.5, loud: 0.16 }, noise(3800, 500, 0.4, 0.16, 1)],
  light_laser: [{ wave: "sawtooth", from: 1900, to: 420, lasts: 0.24, loud: 0.12 }],
  pulse_cannon: [0, 0.12, 0.24].map((at) => ({ wave: "sine", from: 420, to: 160, at, lasts: 0.22, loud: 0.26 })),
};

/** What an event of the film sounds like, and from which side; nothing where it is silent. */
export function filmSound(event: Event): { voices: Voice[]; place: Place } | null {
  const voices = event.kind === "WeaponFired" ? (GUNS[event.fields.weapon] ?? GUNS.heavy_laser) : FILM[event.kind];
  return voices ? { voices, place: { pan: sideOf(whereOf(event.fields)) } } : null;
}

function whereOf(fields: object): string {
  const { zone, station, track }: { zone?: unknown; station?: unknown; track?: unknown } = fields;
  return [zone, station, track].find((each): each is string => typeof each === "string") ?? "";
}
