import type { KindOf, Told as ToldOf } from "../../lib/shown";
import { breakPart, type Crew, type Ship, type Threat, type Zone } from "./ship";
import type { Shown } from "./shown";

type Kind = KindOf<Shown>;
/** Something that happened in the mission round, as the table or the resolver tells it. */
export type Told = ToldOf<Shown>;

/** One picture of the film: the ship after an event, and what the event was about. */
export interface Frame {
  turn: number;
  step: string;
  kind: Kind | "";
  text: string;
  clause: string;
  ship: Ship;
  /** What happened; nothing before the first turn. */
  told: Told | null;
  /** Ids of what it concerns: `crew.0`, `upper_red`, `zone.red`, a threat by `number.card`. */
  about: string[];
}

/** Events between which weapons and the flown rocket are put back. */
const AFTER_DAMAGE = new Set<Kind>(["ThreatMoved", "ThreatActed", "ThreatAttacked", "TurnBegan", "ShipJumped"]);
/** What a film leaves to the picture. */
const SILENT = new Set<Kind>(["TurnBegan"]);

const STEPS: Partial<Record<Kind, string>> = {
  TurnBegan: "turn",
  ThreatAppeared: "threat_appears",
  ThreatHit: "compute_damage",
  CryoshieldGone: "compute_damage",
  RocketMissed: "compute_damage",
  ThreatMoved: "threat_actions",
  ThreatActed: "threat_actions",
  RocketFlew: "rocket_moves",
  ComputerChecked: "computer_check",
  CrewReturned: "interceptors_return",
  ShipJumped: "jump",
  CrewMoved: "player_actions",
  CardPushed: "player_actions",
  WeaponFired: "player_actions",
};

/** Every event as a picture; the first one is the ship before the first turn. */
export function framesOf(start: Ship, told: readonly Told[]): Frame[] {
  let ship = start;
  let step = "turn";
  const frames: Frame[] = [{ turn: 0, step, kind: "", text: "", clause: "", ship, told: null, about: [] }];
  for (const each of told) {
    ship = applied(ship, each);
    step = each.kind === "CrewReturned" && step === "player_actions" ? step : (STEPS[each.kind] ?? ("seat" in each.fields ? actionStep(step) : step));
    frames.push({ turn: ship.turn, step, kind: each.kind, text: SILENT.has(each.kind) ? "" : (each.text ?? ""), clause: each.clause, ship, told: each, about: about(each) });
  }
  return frames;
}

function actionStep(step: string): string {
  return step === "turn" || step === "threat_appears" ? "player_actions" : step;
}

/** What an event is about, to be lit up. */
function about({ fields }: Told): string[] {
  const found: string[] = [];
  if ("seat" in fields) found.push(`crew.${fields.seat}`);
  if ("number" in fields && "threat" in fields) found.push(`${fields.number}.${fields.threat}`);
  if ("station" in fields) found.push(fields.station);
  if ("zone" in fields && fields.zone) found.push(`zone.${fields.zone}`);
  return found;
}

/** The ship after an event. */
export function applied(before: Ship, told: Told): Ship {
  const ship = structuredClone(before);
  if (AFTER_DAMAGE.has(told.kind)) putBack(ship, told.kind);
  const { fields } = told;
  const crew = "seat" in fields ? ship.crew[fields.seat] : undefined;
  if (crew) crewEvent(ship, crew, told);
  if ("threat" in fields && "number" in fields) {
    const threat = ship.threats.find((each) => each.number === fields.number && each.card === fields.threat);
    if (threat) threatEvent(ship, threat, told, crew);
  }
  const zone = "zone" in fields ? ship.zones[fields.zone] : undefined;
  if (zone) zoneEvent(ship, zone, told);
  shipEvent(ship, told);
  return ship;
}

function putBack(ship: Ship, kind: Kind): void {
  for (const each of Object.values(ship.stations)) each.fired = 0;
  if (kind !== "TurnBegan") ship.flying = [ship.flying[0], false];
}

function crewEvent(ship: Ship, crew: Crew, { kind, fields }: Told): void {
  if (kind === "CrewMoved") crew.station = fields.station;
  else if (kind === "TookOff") crew.station = "space";
  else if (kind === "CrewReturned") crew.station = "upper_red";
  else if (kind === "KnockedOut") crew.out = true;
  else if (kind === "CrewDelayed") crew.delayed = true;
  else if (kind === "CardPushed") pushBack(crew, fields.turn);
  else if (kind === "CrewStumbled") crew.plan[ship.turn - 1] = fields.action;
  else if (kind === "SquadDisabled") crew.squad = "disabled";
  else if (kind === "SquadRevived") crew.squad = "active";
  else if (kind === "SquadTaken") {
    crew.squad = fields.squad === "disabled" ? "disabled" : "active";
    const stored = ship.stations[fields.station];
    if (stored) stored.squad = "none";
  } else if (kind === "WeaponFired") fire(ship, crew, fields.station);
  else if (kind === "LookedOut") ship.window += 1;
  else if (kind === "ComputerMaintained") ship.maintained = true;
}

/** The card of this turn goes to the next, and pushes on to an empty space. */
function pushBack(crew: Crew, turn: number): void {
  const first = turn - 1;
  let last = first;
  while (last < crew.plan.length && crew.plan[last] !== "-") last++;
  crew.plan.splice(Math.min(last, crew.plan.length - 1), 1);
  crew.plan.splice(first, 0, "-");
  crew.delayed = false;
}

function fire(ship: Ship, crew: Crew, station: string): void {
  const weapon = ship.stations[station];
  if (!weapon) return;
  weapon.fired = /[AB]/.test(crew.plan[ship.turn - 1] ?? "") ? 2 : 1;
  const zone = ship.zones[station.split("_")[1] ?? ""];
  if (zone && weapon.weapon !== "light_laser") zone.reactor -= 1;
}

function threatEvent(ship: Ship, threat: Threat, told: Told, crew: Crew | undefined): void {
  const { kind, fields } = told;
  if (kind === "ThreatAppeared") {
    threat.fate = "on_track";
    threat.position = ship.tracks[threat.track]?.length ?? 0;
    threat.tokens = [...threat.rules.places];
    if (threat.rules.rocketPoints) threat.hp = ship.rockets;
  } else if (kind === "ThreatMoved") threat.position = fields.position;
  else if (kind === "CryoshieldGone") threat.frozen = false;
  else if (kind === "ThreatSpeed") threat.speed = fields.speed;
  else if (kind === "ThreatShield") threat.shield = fields.shield;
  else if (kind === "ThreatRevealed") threat.hidden = false;
  else if (kind === "TokenMoved") threat.tokens = [fields.station];
  else if (kind === "TokenPlaced") threat.tokens.push(fields.station);
  else if (kind === "TokenRemoved") threat.tokens.splice(threat.tokens.indexOf(fields.station), 1);
  else if (kind === "ThreatDestroyed") {
    threat.fate = "destroyed";
    threat.tokens = [];
    if (threat.rules.breach) for (const zone of Object.values(ship.zones)) zone.doubled = false;
  } else if (kind === "ThreatSurvived") {
    threat.fate = "survived";
    if (!threat.rules.tokensStay) threat.tokens = [];
  } else threat.cubes += cubes(threat, told, crew);
}

/** How many red cubes a threat gets by an event, or loses. */
function cubes(threat: Threat, { kind, fields }: Told, crew: Crew | undefined): number {
  switch (kind) {
    case "ThreatHit":
    case "BlastHit":
    case "BreachPatched":
    case "RepairsTogether":
    case "MalfunctionRepaired":
    case "ThreatHurtItself":
      return fields.amount;
    case "IntruderHit":
      return !threat.rules.origin || crew?.station === threat.rules.origin ? 1 : 0;
    case "ThreatHealed":
      return -fields.amount;
    default:
      return 0;
  }
}

function zoneEvent(ship: Ship, zone: Zone, { kind, fields }: Told): void {
  if (kind === "DamageDrawn") breakPart(ship, fields.zone, fields.part);
  else if (kind === "ThreatAttacked") zone.shield -= fields.absorbed;
  else if (kind === "ShieldDrained") zone.shield -= fields.amount;
  else if (kind === "ReactorDrained") zone.reactor -= fields.amount;
  else if (kind === "EnergyRouted") flow(zone, fields.amount, fields.amount);
  else if (kind === "ShieldFilled") flow(zone, Math.min(zone.reactor, zone.shieldMost - zone.shield), fields.amount);
  else if (kind === "ReactorFilled") fillReactor(ship, zone, fields.zone, fields.amount);
  else if (kind === "DamageDoubled") zone.doubled = true;
}

function flow(zone: Zone, taken: number, got: number): void {
  zone.reactor -= taken;
  zone.shield += got;
}

function fillReactor(ship: Ship, zone: Zone, name: string, amount: number): void {
  const centre = ship.zones.white;
  if (name !== "white" && centre) centre.reactor -= Math.min(centre.reactor, zone.reactorMost - zone.reactor);
  zone.reactor += amount;
}

function shipEvent(ship: Ship, { kind, fields }: Told): void {
  if (kind === "TurnBegan") {
    ship.turn = fields.turn;
    ship.window = 0;
    for (const crew of ship.crew) crew.delayed = false;
  } else if (kind === "RocketLaunched") {
    ship.rockets = fields.left;
    ship.flying = [true, ship.flying[1]];
  } else if (kind === "RocketFlew") ship.flying = [false, true];
  else if (kind === "RocketMissed") ship.flying = [ship.flying[0], false];
  else if (kind === "RocketDestroyed") loseRockets(ship, fields.left);
  else if (kind === "CapsuleSpent" || kind === "CapsuleDestroyed") ship.fuel = fields.left;
  else if (kind === "ConfirmationCounted") ship.confirmed[fields.phase - 1] = fields.points;
  else if (kind === "ComputerChecked") ship.maintained = false;
  else if (kind === "StoredSquadDisabled") {
    const stored = ship.stations[fields.station];
    if (stored) stored.squad = "disabled";
  }
}

/** Warheads have as many hit points as there are rockets. */
function loseRockets(ship: Ship, left: number): void {
  const lost = ship.rockets - left;
  ship.rockets = left;
  for (const threat of ship.threats) if (threat.fate === "on_track" && threat.rules.rocketPoints) threat.hp -= lost;
}
