import type { View } from "../../lib/table.svelte";

/** A card as it is printed. */
export interface Face {
  name: string;
  type: string;
  kind: string;
  class: string;
  faction: string;
  rarity: string;
  values: string;
  words: string[];
  slot?: string;
  needs?: number;
  price?: number;
  discard?: number;
  evade?: string;
  speed?: number;
  generator?: number;
  strikes?: { roll: string; damage: number }[];
  absorbs?: number;
  prize?: boolean;
}

/** A number on a card with the sign that says what it is. */
export interface Figure {
  sign: string;
  value: string;
  /** What an attack does that rolls it. */
  damage?: number;
}

/** The numbers people compare: what an attack needs and does, what a shield takes, how a unit moves. */
export function figuresOf(face: Face): Figure[] {
  const figures: Figure[] = [];
  for (const { roll, damage } of face.strikes ?? []) figures.push({ sign: "roll", value: short(roll), damage });
  if (face.absorbs) figures.push({ sign: "absorb", value: String(face.absorbs) });
  if (face.evade) figures.push({ sign: "evade", value: short(face.evade) });
  if (face.speed) figures.push({ sign: "speed", value: String(face.speed) });
  if (face.generator) figures.push({ sign: "generator", value: String(face.generator) });
  return figures;
}

/** "2d 9+" is "2× 9+". */
function short(roll: string): string {
  return roll.replace(/^(\d)d /, "$1× ");
}

/** A card on the table: what everybody sees of it. */
export interface Thing {
  id: string;
  card: string;
  owner: number;
  zone: string;
  onto: string;
  charge: number;
  max_charge: number;
  face_down: boolean;
  main: boolean;
  price?: number;
  place?: number;
  on?: number;
  slots?: Record<string, number>;
}

export const SLOTS = ["weapon", "shield", "booster", "armor"];

export function thingsOf(view: View): Thing[] {
  return Object.entries(view.things).map(([id, facts]) => ({ id, ...facts }) as unknown as Thing);
}

/** The hand of a seat as far as the viewer knows it: copies of a card are one thing. */
export function copiesOf(view: View, seat: number, card: string): number {
  const players = (view.table.players ?? []) as unknown as { hand?: { slots: { name: string }[] } }[];
  return players[seat]?.hand?.slots.filter((slot) => slot.name === card).length ?? 1;
}

/** A unit with what is attached to it: cards in slots, and cards on those cards. */
export interface Unit {
  thing: Thing;
  parts: Thing[];
}

/** The units of a seat, the main ship first; cards hang on the unit at the end of their chain. */
export function unitsOf(things: Thing[], seat: number, faces: Record<string, Face>): Unit[] {
  const own = things.filter((thing) => thing.owner === seat && (thing.zone === "field" || thing.zone === "hangar"));
  const byId = new Map(own.map((thing) => [thing.id, thing]));
  const units = own.filter((thing) => !thing.onto && faces[thing.card]?.kind !== "pilot");
  const made = units.map((thing) => ({ thing, parts: inOrder(own.filter((part) => part !== thing && root(part, byId) === thing.id), faces) }));
  return made.sort((a, b) => Number(b.thing.main) - Number(a.thing.main));
}

/** Parts in the order of the slots, extensions after them. */
function inOrder(parts: Thing[], faces: Record<string, Face>): Thing[] {
  const place = (part: Thing) => [...SLOTS, undefined].indexOf(faces[part.card]?.slot);
  return parts.sort((a, b) => place(a) - place(b));
}

function root(thing: Thing, byId: Map<string, Thing>): string {
  let now: Thing = thing;
  for (let step = 0; step < 12 && now.onto; step++) {
    const base = byId.get(now.onto);
    if (!base) return now.onto;
    now = base;
  }
  return now.id;
}

/** Slots of a unit that hold nothing yet, by kind. */
export function freeSlots(unit: Unit, faces: Record<string, Face>): string[] {
  const free: string[] = [];
  for (const kind of SLOTS) {
    const all = unit.thing.slots?.[kind] ?? 0;
    const used = unit.parts
      .filter((part) => part.onto === unit.thing.id && faces[part.card]?.slot === kind)
      .reduce((sum, part) => sum + (faces[part.card]?.needs ?? 1), 0);
    for (let place = used; place < all; place++) free.push(kind);
  }
  return free;
}
