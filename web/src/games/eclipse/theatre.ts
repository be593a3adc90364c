import type { EventOf } from "../../lib/shown";
import type { View } from "../../lib/table.svelte";
import type { Beat } from "../../stage/script";
import { battleOf, blueprintOf, neutralBlueprint } from "./battle";
import type { NeutralFace, ShipFacts, Shown } from "./shown";
import { ofKind, type Printed, type Ship } from "./things";

type Event = EventOf<Shown>;

/** What a kind of ship fights with. */
export type Arms = Pick<ShipFacts & NeutralFace, "initiative" | "computer" | "shield" | "hull" | "cannons" | "missiles">;

/** A die that was rolled: what its ship adds, what the best target takes away, and what came of it. */
export interface Roll {
  kind: string;
  colour: string;
  face: number;
  computer: number;
  shield: number;
  hit: boolean;
}

/** All dice of one activation. */
export interface Volley {
  number: number;
  party: number;
  missiles: boolean;
  rolls: Roll[];
}

/** A ship in a battle, or what is left of it. */
export interface Fighter {
  id: string;
  type: string;
  owner: number;
  damage: number;
  hull: number;
  lost: boolean;
  /** The sector it is on its way to. */
  retreat: string;
}

/** A battle as far as it has been told. */
export interface Theatre {
  sector: string;
  attacker: number;
  defender: number;
  /** The last shots, and who was hit by them. */
  volley: Volley | null;
  struck: string[];
  fighters: Fighter[];
  over: boolean;
}

/** Beats that are played in the theatre. */
const SCENES = new Set(["battle", "volley", "hit", "retreat", "fame", "after"]);

/** Whether the theatre is open: a battle is being told, or fought. */
export function isOpen(view: View<Shown> | null, beat: Beat | null): boolean {
  return (beat !== null && SCENES.has(beat.cue.beat)) || (view !== null && battleOf(view) !== null);
}

/** The battle that was told last, or that is fought: what is on the map, and what has happened since it began. */
export function theatreOf(view: View<Shown>, faces: Printed, events: readonly Event[]): Theatre | null {
  const begun = events.findLastIndex((event) => event.kind === "DuelBegan");
  const duel = duelOf(view, events[begun]);
  if (!duel) return null;
  const { sector, attacker, defender } = duel;
  const theatre: Theatre = { sector, attacker, defender, volley: null, struck: [], fighters: fightersOf(view, sector, attacker, defender), over: false };
  for (const event of events.slice(begun + 1)) follow(theatre, event, view, faces);
  return theatre;
}

/** Who fights where; whoever comes in the middle of a battle has not been told its beginning. */
function duelOf(view: View<Shown>, event: Event | undefined): Pick<Theatre, "sector" | "attacker" | "defender"> | null {
  if (event?.kind === "DuelBegan") return { sector: event.fields.sector, attacker: event.fields.attacker, defender: event.fields.of };
  return battleOf(view);
}

/** Starbases leave neutral ships alone, and these leave them alone. */
function fightersOf(view: View<Shown>, sector: string, attacker: number, defender: number): Fighter[] {
  const peaceful = attacker < 0 || defender < 0;
  const there = ofKind(view, "ship").filter((ship) => ship.sector === sector && (ship.owner === attacker || ship.owner === defender));
  return there.filter((ship) => ship.fights || !(peaceful && ship.type === "starbase")).map(fighter);
}

function fighter({ id, type, owner, damage, hull, retreat }: Ship): Fighter {
  return { id, type, owner, damage, hull, retreat, lost: false };
}

function follow(theatre: Theatre, event: Event, view: View<Shown>, faces: Printed): void {
  if (event.kind === "DiceRolled") {
    theatre.volley = volleyOf(theatre, event, view, faces);
    theatre.struck = [];
  } else if (event.kind === "ShipHit") {
    const { ship, damage } = event.fields;
    theatre.struck.push(ship);
    for (const each of theatre.fighters) if (each.id === ship) each.damage = Math.max(each.damage, damage);
  } else if (event.kind === "ShipDestroyed") {
    lose(theatre, event.fields);
  } else if (event.kind === "RetreatDeclared") {
    const { seat, kind, sector } = event.fields;
    for (const each of theatre.fighters) if (each.owner === seat && each.type === kind) each.retreat = sector;
  } else if (event.kind === "BattleEnded") theatre.over = true;
}

function lose(theatre: Theatre, { ship, kind, of }: { ship: string; kind: string; of: number }): void {
  theatre.struck.push(ship);
  const known = theatre.fighters.find((each) => each.id === ship);
  if (known) known.lost = true;
  else theatre.fighters.push({ id: ship, type: kind, owner: of, damage: 1, hull: 0, retreat: "", lost: true });
}

function volleyOf(theatre: Theatre, event: EventOf<Shown, "DiceRolled">, view: View<Shown>, faces: Printed): Volley {
  const { seat, kinds, colours, dice, missiles } = event.fields;
  const enemies = theatre.fighters.filter((each) => each.owner !== seat && !each.lost);
  const shield = Math.min(...enemies.map((each) => armsOf(view, faces, each.owner, each.type)?.shield ?? 0), Infinity);
  const rolls = dice.map((face, place): Roll => {
    const kind = kinds[place] ?? "";
    const computer = armsOf(view, faces, seat, kind)?.computer ?? 0;
    const against = Number.isFinite(shield) ? shield : 0;
    return { kind, colour: colours[place] ?? "yellow", face, computer, shield: against, hit: isHit(faces, face, computer, against) };
  });
  return { number: event.number, party: seat, missiles, rolls };
}

/** What the dice of the box say: one face always hits, one never, numbers by their sum. */
function isHit(faces: Printed, face: number, computer: number, shield: number): boolean {
  const dice = faces.dice;
  if (!dice || face === dice.blank) return false;
  return face === dice.star || face + computer - shield >= dice.needed;
}

/** What a kind of ship of a party fights with. */
export function armsOf(view: View<Shown>, faces: Printed, party: number, kind: string): Arms | undefined {
  return party >= 0 ? blueprintOf(view, party, kind) : faces.neutrals?.[neutralBlueprint(view, kind)];
}

/** `5 + 2 − 1 = 6`, as far as something is added or taken away; a face that decides alone is not counted. */
export function sumOf(faces: Printed, { face, computer, shield }: Roll): string {
  if (face === faces.dice?.star) return "★";
  if (face === faces.dice?.blank) return "–";
  const parts = [String(face), ...(computer ? [`+ ${computer}`] : []), ...(shield ? [`− ${shield}`] : [])];
  return parts.length > 1 ? `${parts.join(" ")} = ${face + computer - shield}` : String(face);
}
