import { beatsOf, headline, type SoundName } from "../../stage/script";
import type { Frame, Told } from "./film";
import script from "./script";
import { ZONES, type Ship } from "./ship";

/** What people would call one shot of the film: some events, told together. */
export interface Shot {
  /** The first and the last of its frames. */
  first: number;
  last: number;
  turn: number;
  step: string;
  beat: string;
  /** Milliseconds at the full length of the film. */
  lasts: number;
  caption: string;
  sound: SoundName | undefined;
  events: Told[];
}

/** How long a film and its short cut last at most. */
export const LENGTHS = { film: 90_000, cut: 30_000 } as const;
/** What the short cut leaves out. */
const LIGHT = ["turn", "advance", "walk", "count"];

/** A film of frames as shots; the first is the ship before the first turn. */
export function shotsOf(frames: readonly Frame[], told: readonly Told[]): Shot[] {
  const opening: Shot = { first: 0, last: 0, turn: 0, step: "turn", beat: "opening", lasts: 900, caption: "", sound: undefined, events: [] };
  let next = 1;
  const events = told.map((event, number) => ({ ...event, number, fields: { ...event.fields } }));
  const shots = beatsOf(events, script).map((beat): Shot => {
    const [first, last] = [next, next + beat.events.length - 1];
    next = last + 1;
    const frame = frames[last] ?? frames.at(-1);
    return { first, last, turn: frame?.turn ?? 0, step: frame?.step ?? "turn", beat: beat.cue.beat, lasts: beat.cue.lasts, caption: headline(beat), sound: beat.cue.sound, events: told.slice(first - 1, last) };
  });
  return [opening, ...shots];
}

/** How long each shot stays: so that the whole film takes no longer than it should. */
export function timesOf(shots: readonly Shot[], length: keyof typeof LENGTHS): number[] {
  const wanted = shots.map((shot) => (length === "cut" && LIGHT.includes(shot.beat) ? 60 : shot.lasts));
  const total = wanted.reduce((sum, each) => sum + each, 0);
  const part = Math.min(1, LENGTHS[length] / Math.max(1, total));
  return wanted.map((each) => each * part);
}

export interface Effect {
  kind: "beam" | "burst" | "strike" | "break";
  /** The room that fires. */
  station: string;
  card: string;
  zone: string;
  /** Whether a shield caught all of it. */
  caught: boolean;
}

/** A sum that is spelled out: what adds up, what the shield takes off, what comes through. */
export interface Sum {
  parts: number[];
  shield: number;
  total: number;
}

const BLANK: Effect = { kind: "burst", station: "", card: "", zone: "", caught: false };

/** What is seen of a shot: rays, blasts, breaking hull. `before` is the ship when it begins. */
export function effectsOf({ events }: Shot, before: Ship): Effect[] {
  return events.flatMap((event): Effect[] => {
    if (event.kind === "ThreatHit" || event.kind === "CryoshieldGone") {
      const { threat } = event.fields;
      const caught = event.kind === "CryoshieldGone" || event.fields.amount === 0;
      return [...firing(before, threat).map((station): Effect => ({ ...BLANK, kind: "beam", station, card: threat })), { ...BLANK, card: threat, caught }];
    }
    if (event.kind === "BlastHit" || event.kind === "ThreatDestroyed") return [{ ...BLANK, card: event.fields.threat }];
    if (event.kind === "ThreatAttacked") return [{ ...BLANK, kind: "strike", card: event.fields.threat, zone: event.fields.zone, caught: event.fields.absorbed >= event.fields.strength }];
    return event.kind === "DamageDrawn" ? [{ ...BLANK, kind: "break", zone: event.fields.zone }] : [];
  });
}

/** The rooms whose fired weapons can have met a threat. */
function firing(ship: Ship, card: string): string[] {
  const track = ship.threats.find((threat) => threat.card === card)?.track;
  return Object.entries(ship.stations)
    .filter(([station, { fired, weapon }]) => fired > 0 && (weapon === "pulse_cannon" || station.endsWith(track ?? "-")))
    .map(([station]) => station);
}

/** The sum of a hit or of an attack, if the shot has one. */
export function sumOf({ events }: Shot, before: Ship): Sum | null {
  for (const event of events) {
    if (event.kind === "ThreatHit") {
      const { strength, shield, amount, threat } = event.fields;
      const parts = firing(before, threat).map((station) => (before.stations[station]?.strength ?? 0) + ((before.stations[station]?.fired ?? 0) > 1 ? 1 : 0));
      const whole = parts.reduce((sum, each) => sum + each, 0) === strength;
      return { parts: whole && parts.length ? parts : [strength], shield, total: amount };
    }
    if (event.kind === "ThreatAttacked") {
      const { strength, absorbed } = event.fields;
      return { parts: [strength], shield: absorbed, total: strength - absorbed };
    }
  }
  return null;
}

/** The systems that are used in a shot: by room as letters, and by crew member. */
export function usesOf({ events }: Shot, ship: Ship): { used: Record<string, string>; acting: Record<number, number> } {
  const [used, acting]: [Record<string, string>, Record<number, number>] = [{}, {}];
  for (const event of events) {
    const system = SYSTEMS[event.kind];
    if (system === undefined || !("seat" in event.fields)) continue;
    const { seat } = event.fields;
    acting[seat] = system;
    const station = ship.crew[seat]?.station ?? "";
    used[station] = (used[station] ?? "") + ("ABC"[system] ?? "");
  }
  return { used, acting };
}

const SYSTEMS: Partial<Record<Told["kind"], number>> = { WeaponFired: 0, ShieldFilled: 1, ReactorFilled: 1, CapsuleSpent: 1, RocketLaunched: 2, SquadTaken: 2, SquadRevived: 2, LookedOut: 2, ComputerMaintained: 2, TookOff: 2 };

/** Where to look: the zone of what happens, from 0 at the left to 1 at the right, and how near. */
export function cameraOf(shot: Shot, ship: Ship): { at: number; zoom: number } {
  if (!["hit", "deed", "appear", "fight"].includes(shot.beat)) return { at: 0.5, zoom: 1 };
  const zones = shot.events.flatMap((event) => ("zone" in event.fields && event.fields.zone ? [event.fields.zone] : "threat" in event.fields ? [trackOf(ship, event.fields.threat)] : []));
  const places = zones.map((zone) => ZONES.findIndex((each) => each === zone)).filter((place) => place >= 0);
  const [least, most] = [Math.min(...places), Math.max(...places)];
  if (!places.length || least !== most) return { at: 0.5, zoom: 1 };
  return { at: (least + 0.5) / ZONES.length, zoom: 1.15 };
}

function trackOf(ship: Ship, card: string): string {
  return ship.threats.find((threat) => threat.card === card)?.track ?? "";
}
