import { breakPart, type Crew, type Ship, type Threat, type Zone } from "./ship";

/** Something that happened in the mission round, as the table or the resolver tells it. */
export interface Told {
  kind: string;
  fields: Record<string, unknown>;
  text: string;
  clause: string;
}

/** One picture of the film: the ship after an event, and what the event was about. */
export interface Frame {
  turn: number;
  step: string;
  kind: string;
  text: string;
  clause: string;
  ship: Ship;
  /** Ids of what it concerns: `crew.0`, `upper_red`, `zone.red`, a threat by `number.card`. */
  about: string[];
}

/** Events between which weapons and the flown rocket are put back. */
const AFTER_DAMAGE = new Set(["ThreatMoved", "ThreatActed", "ThreatAttacked", "TurnBegan", "ShipJumped"]);
/** What a film leaves to the picture. */
const SILENT = new Set(["TurnBegan"]);

const STEPS: Record<string, string> = {
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
  const frames: Frame[] = [{ turn: 0, step, kind: "", text: "", clause: "", ship, about: [] }];
  for (const each of told) {
    ship = applied(ship, each);
    step = each.kind === "CrewReturned" && step === "player_actions" ? step : (STEPS[each.kind] ?? (each.fields.seat === undefined ? step : actionStep(step)));
    frames.push({ turn: ship.turn, step, kind: each.kind, text: SILENT.has(each.kind) ? "" : each.text, clause: each.clause, ship, about: about(each) });
  }
  return frames;
}

function actionStep(step: string): string {
  return step === "turn" || step === "threat_appears" ? "player_actions" : step;
}

/** What an event is about, to be lit up. */
function about({ fields }: Told): string[] {
  const found: string[] = [];
  if (typeof fields.seat === "number") found.push(`crew.${fields.seat}`);
  if (typeof fields.number === "number") found.push(`${fields.number}.${String(fields.threat)}`);
  if (typeof fields.station === "string") found.push(fields.station);
  if (typeof fields.zone === "string" && fields.zone) found.push(`zone.${fields.zone}`);
  return found;
}

/** The ship after an event. */
export function applied(before: Ship, { kind, fields }: Told): Ship {
  const ship = structuredClone(before);
  if (AFTER_DAMAGE.has(kind)) putBack(ship, kind);
  const crew = ship.crew[Number(fields.seat ?? -1)];
  const threat = ship.threats.find((each) => each.number === fields.number && each.card === fields.threat);
  const zone = ship.zones[String(fields.zone)];
  const station = String(fields.station ?? "");
  const amount = Number(fields.amount ?? 0);
  if (crew) crewEvent(ship, kind, crew, station, fields);
  if (threat) threatEvent(ship, kind, threat, fields, crew);
  if (zone) zoneEvent(ship, kind, zone, String(fields.zone), amount, fields);
  shipEvent(ship, kind, fields, station);
  return ship;
}

function putBack(ship: Ship, kind: string): void {
  for (const each of Object.values(ship.stations)) each.fired = 0;
  if (kind !== "TurnBegan") ship.flying = [ship.flying[0], false];
}

function crewEvent(ship: Ship, kind: string, crew: Crew, station: string, fields: Record<string, unknown>): void {
  if (kind === "CrewMoved") crew.station = station;
  else if (kind === "TookOff") crew.station = "space";
  else if (kind === "CrewReturned") crew.station = "upper_red";
  else if (kind === "KnockedOut") crew.out = true;
  else if (kind === "CrewDelayed") crew.delayed = true;
  else if (kind === "CardPushed") pushBack(crew, Number(fields.turn));
  else if (kind === "CrewStumbled") crew.plan[ship.turn - 1] = String(fields.action);
  else if (kind === "SquadDisabled") crew.squad = "disabled";
  else if (kind === "SquadRevived") crew.squad = "active";
  else if (kind === "SquadTaken") {
    crew.squad = fields.squad === "disabled" ? "disabled" : "active";
    const stored = ship.stations[station];
    if (stored) stored.squad = "none";
  } else if (kind === "WeaponFired") fire(ship, crew, station);
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

function threatEvent(ship: Ship, kind: string, threat: Threat, fields: Record<string, unknown>, crew: Crew | undefined): void {
  const amount = Number(fields.amount ?? 0);
  if (kind === "ThreatAppeared") {
    threat.fate = "on_track";
    threat.position = ship.tracks[threat.track]?.length ?? 0;
    threat.tokens = [...threat.rules.places];
    if (threat.rules.rocketPoints) threat.hp = ship.rockets;
  } else if (kind === "ThreatMoved") threat.position = Number(fields.position);
  else if (kind === "CryoshieldGone") threat.frozen = false;
  else if (["ThreatHit", "BlastHit", "BreachPatched", "RepairsTogether", "MalfunctionRepaired", "ThreatHurtItself"].includes(kind)) threat.cubes += amount;
  else if (kind === "IntruderHit") threat.cubes += !threat.rules.origin || crew?.station === threat.rules.origin ? 1 : 0;
  else if (kind === "ThreatHealed") threat.cubes -= amount;
  else if (kind === "ThreatSpeed") threat.speed = Number(fields.speed);
  else if (kind === "ThreatShield") threat.shield = Number(fields.shield);
  else if (kind === "ThreatRevealed") threat.hidden = false;
  else if (kind === "TokenMoved") threat.tokens = [String(fields.station)];
  else if (kind === "TokenPlaced") threat.tokens.push(String(fields.station));
  else if (kind === "TokenRemoved") threat.tokens.splice(threat.tokens.indexOf(String(fields.station)), 1);
  else if (kind === "ThreatDestroyed") {
    threat.fate = "destroyed";
    threat.tokens = [];
    if (threat.rules.breach) for (const zone of Object.values(ship.zones)) zone.doubled = false;
  } else if (kind === "ThreatSurvived") {
    threat.fate = "survived";
    if (!threat.rules.tokensStay) threat.tokens = [];
  }
}

function zoneEvent(ship: Ship, kind: string, zone: Zone, name: string, amount: number, fields: Record<string, unknown>): void {
  if (kind === "DamageDrawn") breakPart(ship, name, String(fields.part));
  else if (kind === "ThreatAttacked") zone.shield -= Number(fields.absorbed);
  else if (kind === "ShieldDrained") zone.shield -= amount;
  else if (kind === "ReactorDrained") zone.reactor -= amount;
  else if (kind === "EnergyRouted") flow(zone, amount, amount);
  else if (kind === "ShieldFilled") flow(zone, Math.min(zone.reactor, zone.shieldMost - zone.shield), amount);
  else if (kind === "ReactorFilled") fillReactor(ship, zone, name, amount);
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

function shipEvent(ship: Ship, kind: string, fields: Record<string, unknown>, station: string): void {
  if (kind === "TurnBegan") {
    ship.turn = Number(fields.turn);
    ship.window = 0;
    for (const crew of ship.crew) crew.delayed = false;
  } else if (kind === "RocketLaunched") {
    ship.rockets = Number(fields.left);
    ship.flying = [true, ship.flying[1]];
  } else if (kind === "RocketFlew") ship.flying = [false, true];
  else if (kind === "RocketMissed") ship.flying = [ship.flying[0], false];
  else if (kind === "RocketDestroyed") loseRockets(ship, Number(fields.left));
  else if (kind === "CapsuleSpent" || kind === "CapsuleDestroyed") ship.fuel = Number(fields.left);
  else if (kind === "ConfirmationCounted") ship.confirmed[Number(fields.phase) - 1] = Number(fields.points);
  else if (kind === "ComputerChecked") ship.maintained = false;
  else if (kind === "StoredSquadDisabled") {
    const stored = ship.stations[station];
    if (stored) stored.squad = "disabled";
  }
}

/** Warheads have as many hit points as there are rockets. */
function loseRockets(ship: Ship, left: number): void {
  const lost = ship.rockets - left;
  ship.rockets = left;
  for (const threat of ship.threats) if (threat.fate === "on_track" && threat.rules.rocketPoints) threat.hp -= lost;
}
