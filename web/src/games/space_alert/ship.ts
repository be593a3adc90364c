import type { View } from "../../lib/table.svelte";
import type { CrewThing, Shown, StationThing, ThreatFace, ThreatThing } from "./shown";
import { thingOf, type Printed } from "./things";

export const ZONES = ["red", "white", "blue"] as const;
export const TRACKS = ["red", "white", "blue", "internal"] as const;
export const STATIONS = ["lower_red", "lower_white", "lower_blue", "upper_red", "upper_white", "upper_blue"] as const;
export const PHASES = [
  [1, 2, 3],
  [4, 5, 6, 7],
  [8, 9, 10, 11, 12],
];
export const TURNS = 12;

export type ZoneName = (typeof ZONES)[number];
export type TrackName = (typeof TRACKS)[number];

export type Station = Pick<StationThing, "weapon" | "strength" | "fired" | "energy" | "special" | "squad">;

export interface Zone {
  reactor: number;
  reactorMost: number;
  shield: number;
  shieldMost: number;
  liftBroken: boolean;
  damage: string[];
  doubled: boolean;
}

export interface Track {
  id: string;
  length: number;
  marks: number[];
}

export interface Threat extends Omit<ThreatThing, "kind"> {
  /** What its card says that a picture needs before it appears. */
  rules: CardRules;
}

export interface CardRules {
  /** Where its oval tokens lie when it appears. */
  places: string[];
  rocketPoints: boolean;
  /** The system that it covers, as a letter; nothing for what battlebots fight. */
  system: string;
}

export interface Crew extends Pick<CrewThing, "station" | "squad" | "out" | "delayed" | "android"> {
  /** What lies on top in each turn, as a letter; "-" is nothing, "?" a back of which only the half is known. */
  plan: string[];
}

/** The ship, the trajectories and everybody aboard at one moment. */
export interface Ship {
  turn: number;
  stations: Record<string, Station>;
  zones: Record<string, Zone>;
  tracks: Record<string, Track>;
  threats: Threat[];
  crew: Crew[];
  fuel: number;
  rockets: number;
  flying: [boolean, boolean];
  window: number;
  confirmed: number[];
  maintained: boolean;
}

/** What a ship is drawn from: a view, or one picture of a film. */
type Seen = Pick<View<Shown>, "things">;

export function faceOf(printed: Printed, card: string): ThreatFace | undefined {
  return printed.threats?.[card];
}

/** What people call a station, zone, weapon, part, step or half: `station.upper_red`. */
export function nameOf(printed: Printed, thing: string): string {
  return printed.names?.things[thing] ?? thing;
}

/** The ship of a table now, as everybody sees it. */
export function shipOf(view: Seen, printed: Printed): Ship {
  const mission = thingOf(view, "mission", "mission");
  const rockets = thingOf(view, "rockets", "rockets");
  const [first = false, second = false] = rockets?.flying ?? [];
  return {
    turn: mission?.turn ?? 0,
    stations: stationsOf(view),
    zones: Object.fromEntries(ZONES.map((zone) => [zone, zoneOf(view, zone)])),
    tracks: tracksOf(view),
    threats: threatsOf(view, printed),
    crew: crewOf(view),
    fuel: thingOf(view, "fuel", "fuel")?.left ?? 0,
    rockets: rockets?.left ?? 0,
    flying: [first, second],
    window: mission?.at_window ?? 0,
    confirmed: mission?.confirmed ?? [0, 0, 0],
    maintained: mission?.maintained ?? false,
  };
}

function stationsOf(view: Seen): Record<string, Station> {
  const stations: Record<string, Station> = {};
  for (const id of STATIONS) {
    const facts = thingOf(view, id, "station");
    if (facts) stations[id] = { ...facts };
  }
  return stations;
}

function zoneOf(view: Seen, zone: ZoneName): Zone {
  const reactor = thingOf(view, `reactor.${zone}`, "reactor");
  const shield = thingOf(view, `shield.${zone}`, "shield");
  const tokens = Object.entries(view.things).filter(([, thing]) => thing.kind === "damage" && thing.zone === zone);
  return {
    reactor: reactor?.energy ?? 0,
    reactorMost: reactor?.most ?? 0,
    shield: shield?.energy ?? 0,
    shieldMost: shield?.most ?? 0,
    liftBroken: thingOf(view, `gravolift.${zone}`, "gravolift")?.broken ?? false,
    damage: tokens.map(([token]) => token.slice(zone.length + 1)),
    doubled: thingOf(view, "mission", "mission")?.torn.includes(zone) ?? false,
  };
}

function tracksOf(view: Seen): Record<string, Track> {
  const tracks: Record<string, Track> = {};
  for (const zone of TRACKS) {
    const facts = thingOf(view, `track.${zone}`, "track");
    if (facts) tracks[zone] = { id: facts.track, length: facts.length, marks: facts.marks };
  }
  return tracks;
}

function threatsOf(view: Seen, printed: Printed): Threat[] {
  return Object.values(view.things)
    .filter((thing) => thing.kind === "threat")
    .map((threat) => ({ ...threat, rules: rulesOf(faceOf(printed, threat.card)) }))
    .sort((a, b) => a.number - b.number);
}

function crewOf(view: Seen): Crew[] {
  const crew: Crew[] = [];
  for (let facts = thingOf(view, "crew.0", "crew"); facts; facts = thingOf(view, `crew.${crew.length}`, "crew")) {
    const { station, squad, out, delayed, android } = facts;
    const plan = facts.plan ?? Array.from({ length: TURNS }, (_, place) => letterOf(view, crew.length, place + 1));
    crew.push({ station, squad, out, delayed, android, plan });
  }
  return crew;
}

function letterOf(view: Seen, crew: number, turn: number): string {
  const { card, half } = thingOf(view, `space.${crew}.${turn}`, "space") ?? { card: "", half: "" };
  if (!half) return "-";
  return card.length < 2 ? "?" : half === "activation" ? card.charAt(0) : card.charAt(1);
}

function rulesOf(face: ThreatFace | undefined): CardRules {
  return { places: [...(face?.stations ?? [])], rocketPoints: face?.rocket_points ?? false, system: face?.system ?? "" };
}

export function keyOf(threat: Threat): string {
  return `${threat.number}.${threat.card}`;
}

/** The crew members in a station, by their numbers. */
export function aboard(ship: Ship, station: string): number[] {
  return ship.crew.map((_, number) => number).filter((number) => ship.crew[number]?.station === station);
}
