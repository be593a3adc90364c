import type { Printed } from "../../lib/printed.svelte";
import type { View } from "../../lib/table.svelte";

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
export type Squad = "none" | "active" | "disabled";

export interface Station {
  weapon: string;
  strength: number;
  fired: number;
  energy: string;
  special: string;
  squad: Squad;
}

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

export interface Threat {
  card: string;
  number: number;
  track: TrackName;
  fate: string;
  position: number;
  hp: number;
  cubes: number;
  shield: number;
  speed: number;
  hidden: boolean;
  frozen: boolean;
  tokens: string[];
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

export interface Crew {
  station: string;
  squad: Squad;
  out: boolean;
  delayed: boolean;
  android: boolean;
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

/** A threat card as it is printed. */
export interface Face {
  name: string;
  difficulty: string;
  severity: string;
  nature: string;
  external: boolean;
  hp: number;
  shield: number;
  speed: number;
  survived: number;
  destroyed: number;
  stations: string[];
  system: string;
  frozen: boolean;
  hidden: boolean;
  offspring: boolean;
  token_per_hit: boolean;
  rocket_points: boolean;
  tokens_stay: boolean;
  actions: [string, string, string];
  notes: string[];
}

interface Plan {
  start: string;
  fuel: number;
  rockets: number;
  stations: Record<string, { weapon: string; strength: number; battery: boolean; energy: string; special: string }>;
  zones: Record<string, { reactor: number; reactor_max: number; shield: number; shield_max: number }>;
}

export function faceOf(printed: Printed, card: string): Face | undefined {
  return printed.threats?.[card] as unknown as Face | undefined;
}

/** What people call a station, zone, weapon, part, step or half: `station.upper_red`. */
export function nameOf(printed: Printed, thing: string): string {
  return String((printed.names?.things as Record<string, string> | undefined)?.[thing] ?? thing);
}

/** The ship of a table now, as everybody sees it. */
export function shipOf(view: View, printed: Printed): Ship {
  const things = view.things;
  const table = view.table as Record<string, unknown>;
  const facts = <T>(id: string) => (things[id] ?? {}) as unknown as T;
  const drawn = (table.drawn ?? [[], [], []]) as string[][];
  const doubled = Number(table.doubled ?? 0);
  const stations: Record<string, Station> = {};
  for (const id of STATIONS) stations[id] = { ...facts<Station>(id) };
  const zones: Record<string, Zone> = {};
  ZONES.forEach((zone, place) => {
    const reactor = facts<{ energy: number; most: number }>(`reactor.${zone}`);
    const shield = facts<{ energy: number; most: number }>(`shield.${zone}`);
    zones[zone] = {
      reactor: reactor.energy,
      reactorMost: reactor.most,
      shield: shield.energy,
      shieldMost: shield.most,
      liftBroken: facts<{ broken: boolean }>(`gravolift.${zone}`).broken,
      damage: (drawn[place] ?? []).map((token) => token.slice(zone.length + 1)),
      doubled: (doubled & (1 << place)) !== 0,
    };
  });
  const rockets = facts<{ left: number; flying: [boolean, boolean] }>("rockets");
  return {
    turn: Number(table.turn ?? 0),
    stations,
    zones,
    tracks: tracksOf(view),
    threats: threatsOf(view, printed),
    crew: crewOf(view),
    fuel: facts<{ left: number }>("fuel").left,
    rockets: rockets.left,
    flying: rockets.flying ?? [false, false],
    window: Number(table.at_window ?? 0),
    confirmed: (table.confirmed ?? [0, 0, 0]) as number[],
    maintained: table.maintained === true,
  };
}

function tracksOf(view: View): Record<string, Track> {
  const tracks: Record<string, Track> = {};
  for (const zone of TRACKS) {
    const facts = view.things[`track.${zone}`] as unknown as { track: string; length: number; marks: number[] } | undefined;
    if (facts) tracks[zone] = { id: facts.track, length: facts.length, marks: facts.marks };
  }
  return tracks;
}

function threatsOf(view: View, printed: Printed): Threat[] {
  return Object.values(view.things)
    .filter((facts) => facts.kind === "threat")
    .map((facts) => {
      const threat = facts as unknown as Threat;
      return { ...threat, rules: rulesOf(faceOf(printed, threat.card)) };
    })
    .sort((a, b) => a.number - b.number);
}

function crewOf(view: View): Crew[] {
  const crew: Crew[] = [];
  for (let number = 0; view.things[`crew.${number}`]; number++) {
    const facts = view.things[`crew.${number}`] as unknown as Crew;
    const plan: string[] = [];
    for (let turn = 1; turn <= TURNS; turn++) plan.push(letterOf(view, number, turn));
    crew.push({ station: facts.station, squad: facts.squad, out: facts.out, delayed: facts.delayed, android: facts.android, plan });
  }
  return crew;
}

function letterOf(view: View, crew: number, turn: number): string {
  const { card = "", half = "" } = (view.things[`space.${crew}.${turn}`] ?? {}) as { card?: string; half?: string };
  if (!half) return "-";
  return card.length < 2 ? "?" : half === "activation" ? card.charAt(0) : card.charAt(1);
}

/** A ship before the first turn, from what is printed on it. */
export function newShip(printed: Printed, tracks: Record<string, string>, threats: { code: string; t: number; zone: string }[], rows: string[], androids: number[] = []): Ship {
  const plan = printed.ship?.plan as unknown as Plan;
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
    const facts = printed.tracks?.[id] as unknown as { length: number; marks: number[] } | undefined;
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
    track: zone as TrackName,
    fate: "coming",
    position: 0,
    hp: face?.hp ?? 0,
    cubes: 0,
    shield: face?.shield ?? 0,
    speed: face?.speed ?? 0,
    hidden: face?.hidden ?? false,
    frozen: face?.frozen ?? false,
    tokens: [],
    rules: rulesOf(face),
  };
}

function rulesOf(face: Face | undefined): CardRules {
  return {
    places: [...(face?.stations ?? [])],
    origin: face?.offspring ? (face.stations[0] ?? "") : "",
    rocketPoints: face?.rocket_points ?? false,
    tokensStay: face?.tokens_stay === true || face?.nature === "malfunction",
    breach: face?.nature === "hull_breach",
  };
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
