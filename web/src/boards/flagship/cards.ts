import type { View } from "../../lib/table.svelte";

/** A card as it is printed. */
export interface Face {
  name: string;
  type: string;
  kind: string;
  faction: string;
  rarity: string;
  values: string;
  words: string[];
  slot?: string;
  price?: number;
  discard?: number;
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
  const made = units.map((thing) => ({ thing, parts: own.filter((part) => part !== thing && root(part, byId) === thing.id) }));
  return made.sort((a, b) => Number(b.thing.main) - Number(a.thing.main));
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
    const used = unit.parts.filter((part) => part.onto === unit.thing.id && faces[part.card]?.slot === kind).length;
    for (let place = used; place < all; place++) free.push(kind);
  }
  return free;
}
