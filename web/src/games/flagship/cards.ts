import type { View } from "../../lib/table.svelte";
import type { CardFace, ItemThing, Shown, Throw } from "./shown";

/** A card as it is printed. */
export type Face = CardFace;

/** A number on a card with the sign that says what it is. */
export interface Figure {
  sign: string;
  value: string;
  /** What other cards add to the roll now, with its sign. */
  adds?: string;
  /** What an attack does that rolls it. */
  damage?: number;
}

/** The numbers people compare: what an attack needs and does, what a shield takes, how a unit moves; in play as they are now. */
export function figuresOf(face: Face, item?: Item): Figure[] {
  const figures: Figure[] = [];
  if (item?.attack) figures.push({ ...rolled("roll", item.attack), damage: item.damage });
  else for (const { roll, damage } of face.strikes ?? []) figures.push({ sign: "roll", value: short(roll), damage });
  if (face.absorbs) figures.push({ sign: "absorb", value: String(face.absorbs) });
  if (item?.evade) figures.push(rolled("evade", item.evade));
  else if (face.evade) figures.push({ sign: "evade", value: short(face.evade) });
  if (face.speed) figures.push({ sign: "speed", value: String(face.speed) });
  if (face.generator) figures.push({ sign: "generator", value: String(face.generator) });
  return figures;
}

function rolled(sign: string, { needs, total }: Throw): Figure {
  return { sign, value: short(needs), adds: total ? signed(total) : undefined };
}

/** A number that is added, with its sign. */
export function signed(number: number): string {
  return number < 0 ? `−${-number}` : `+${number}`;
}

/** "2d 9+" is "2× 9+". */
export function short(roll: string): string {
  return roll.replace(/^(\d)d /, "$1× ");
}

/** A card on the table with its id. */
export type Thing = Shown["thing"] & { id: string };
/** An item on the field or in a hangar. */
export type Item = ItemThing & { id: string };

export const SLOTS = ["weapon", "shield", "booster", "armor"];

export function thingsOf(view: View<Shown>): Thing[] {
  return Object.entries(view.things).map(([id, facts]) => ({ id, ...facts }));
}

export function isItem(thing: Thing): thing is Item {
  return thing.zone === "field" || thing.zone === "hangar";
}

/** A unit with what is attached to it: cards in slots, and cards on those cards. */
export interface Unit {
  thing: Item;
  parts: Item[];
}

/** The units of a seat, the main ship first; cards hang on the unit at the end of their chain. */
export function unitsOf(things: Thing[], seat: number, faces: Record<string, Face>): Unit[] {
  const own = things.filter(isItem).filter((thing) => thing.owner === seat);
  const byId = new Map(own.map((thing) => [thing.id, thing]));
  const units = own.filter((thing) => !thing.onto && faces[thing.card]?.kind !== "pilot");
  const made = units.map((thing) => ({ thing, parts: inOrder(own.filter((part) => part !== thing && root(part, byId) === thing.id), faces) }));
  return made.sort((a, b) => Number(b.thing.main) - Number(a.thing.main));
}

/** Parts in the order of the slots, extensions after them. */
function inOrder(parts: Item[], faces: Record<string, Face>): Item[] {
  const place = (part: Item) => [...SLOTS, undefined].indexOf(faces[part.card]?.slot);
  return parts.sort((a, b) => place(a) - place(b));
}

function root(thing: Item, byId: Map<string, Item>): string {
  let now: Item = thing;
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

export const SHELVES = ["pilot", "ship", "part", "later"] as const;

/** On which shelf of the hangar a card lies. */
export function shelfOf(face: Face | undefined): (typeof SHELVES)[number] {
  if (face?.kind === "pilot") return "pilot";
  if (face?.class === "ship") return "ship";
  return face?.slot ? "part" : "later";
}

/** The ready deck that comes after another one in the list: somebody else to meet. */
export function after(deck: string, decks: readonly string[]): string {
  return decks[(decks.indexOf(deck) + 1) % decks.length] ?? deck;
}
