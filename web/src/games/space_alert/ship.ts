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
  /** What its card says that the film has to know. */
  rules: CardRules;
}

export interface CardRules {
  /** Where its oval tokens lie when it appears. */
  places: string[];
  /** The station of a slime's own token. */
  origin: string;
  rocketPoints: boolean;
  tokensStay: boolean;
  breach: boolean;
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

export function faceOf(printed: Printed, card: string): ThreatFace | undefined {
  return printed.threats?.[card];
}

/** What people call a station, zone, weapon, part, step or half: `station.upper_red`. */
export function nameOf(printed: Printed, thing: string): string {
  return printed.names?.things[thing] ?? thing;
}

/** The ship of a table now, as everybody sees it. */
export function shipOf(view: View<Shown>, printed: Printed): Ship {
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

function stationsOf(view: View<Shown>): Record<string, Station> {
  const stations: Record<string, Station> = {};
  for (const id of STATIONS) {
    const facts = thingOf(view, id, "station");
    if (facts) stations[id] = { ...facts };
  }
  return stations;
}

function zoneOf(view: View<Shown>, zone: ZoneName): Zone {
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

function tracksOf(view: View<Shown>): Record<string, Track> {
  const tracks: Record<string, Track> = {};
  for (const zone of TRACKS) {
    const facts = thingOf(view, `track.${zone}`, "track");
    if (facts) tracks[zone] = { id: facts.track, length: facts.length, marks: facts.marks };
  }
  return tracks;
}

function threatsOf(view: View<Shown>, printed: Printed): Threat[] {
  return Object.values(view.things)
    .filter((thing) => thing.kind === "threat")
    .map((threat) => ({ ...threat, rules: rulesOf(faceOf(printed, threat.card)) }))
    .sort((a, b) => a.number - b.number);
}

function crewOf(view: View<Shown>): Crew[] {
  const crew: Crew[] = [];
  for (let facts = thingOf(view, "crew.0", "crew"); facts; facts = thingOf(view, `crew.${crew.length}`, "crew")) {
    const { station, squad, out, delayed, android } = facts;
    const plan = Array.from({ length: TURNS }, (_, place) => letterOf(view, crew.length, place + 1));
    crew.push({ station, squad, out, delayed, android, plan });
  }
  return crew;
}

function letterOf(view: View<Shown>, crew: number, turn: number): string {
  const { card, half } = thingOf(view, `space.${crew}.${turn}`, "space") ?? { card: "", half: "" };
  if (!half) return "-";
  return card.length < 2 ? "?" : half === "activation" ? card.charAt(0) : card.charAt(1);
}

/** A ship before the first turn, from what is printed on it. */
export function newShip(printed: Shown["printed"], tracks: Record<string, string>, threats: { code: string; t: number; zone: string }[], rows: string[], androids: number[] = []): Ship {
  const { plan } = printed.ship;
  const stations: Record<string, Station> = {};
  for (const id of STATIONS) {
    const facts = plan.stations[id];
    if (facts) stations[id] = { ...facts, fired: 0, squad: facts.special === "battlebots" ? "active" : "none" };
  }
  const zones: Record<string, Zone> = {};
  for (const zone of ZONES) {
    const facts = plan.zones[zone] ?? { reactor: 0, reactor_max: 0, shield: 0, shield_max: 0 };
    zones[zone] = { reactor: facts.reactor, reactorMost: facts.reactor_max, shield: facts.shield, shieldMost: facts.shield_max, liftBroken: false, damage: [], doubled: false };
  }
  const laid: Record<string, Track> = {};
  for (const [zone, id] of Object.entries(tracks)) {
    const facts = printed.tracks[id];
    if (facts) laid[zone] = { id, length: facts.length, marks: [...facts.marks] };
  }
  return {
    turn: 0,
    stations,
    zones,
    tracks: laid,
    threats: threats.map((each) => newThreat(printed, each)).sort((a, b) => a.number - b.number),
    crew: rows.map((row, number) => ({
      station: plan.start,
      squad: "none",
      out: false,
      delayed: false,
      android: androids.includes(number),
      plan: row.padEnd(TURNS, "-").split(""),
    })),
    fuel: plan.fuel,
    rockets: plan.rockets,
    flying: [false, false],
    window: 0,
    confirmed: [0, 0, 0],
    maintained: false,
  };
}

export function newThreat(printed: Printed, { code, t, zone }: { code: string; t: number; zone: string }): Threat {
  const face = faceOf(printed, code);
  return {
    card: code,
    number: t,
    track: zone,
    fate: "coming",
    position: 0,
    hp: face?.hp ?? 0,
    cubes: 0,
    shield: face?.shield ?? 0,
    speed: face?.speed ?? 0,
    hidden: face?.hidden ?? false,
    frozen: face?.frozen ?? false,
    tokens: [],
    way: [],
    due: [[], [], []],
    rules: rulesOf(face),
  };
}

function rulesOf(face: ThreatFace | undefined): CardRules {
  return {
    places: [...(face?.stations ?? [])],
    origin: face?.offspring ? (face.stations[0] ?? "") : "",
    rocketPoints: face?.rocket_points ?? false,
    tokensStay: face?.tokens_stay === true || face?.nature === "malfunction",
    breach: face?.nature === "hull_breach",
  };
}

export function keyOf(threat: Threat): string {
  return `${threat.number}.${threat.card}`;
}

/** The crew members in a station, by their numbers. */
export function aboard(ship: Ship, station: string): number[] {
  return ship.crew.map((_, number) => number).filter((number) => ship.crew[number]?.station === station);
}

/** A token is laid on its part of the ship, with its consequences. */
export function breakPart(ship: Ship, zone: string, part: string): void {
  const hull = ship.zones[zone];
  if (!hull) return;
  hull.damage.push(part);
  const weapon = ship.stations[`${part === "upper_weapon" ? "upper" : "lower"}_${zone}`];
  if (part === "shield") {
    hull.shieldMost -= 1;
    hull.shield = Math.min(hull.shield, hull.shieldMost);
  } else if (part === "reactor") {
    hull.reactorMost -= 1;
    hull.reactor = Math.min(hull.reactor, hull.reactorMost);
  } else if (part === "gravolift") hull.liftBroken = true;
  else if (part.endsWith("weapon") && weapon && weapon.weapon !== "pulse_cannon") weapon.strength -= 1;
}
