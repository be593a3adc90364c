import type { TableModel, View } from "../../lib/table.svelte";
import type { CardThing, CombatThing, CourseThing, CoveredThing, CoverThing, HandThing, MissionThing, PairingThing, PlaceThing, Shown } from "./shown";

export type Table = TableModel<Shown>;
export type Side = "pro" | "anti";
export const SIDES: readonly Side[] = ["pro", "anti"];
export const PHASES = ["I", "II", "III", "IV", "V"] as const;

type Known<T> = T & { id: string };
export type Card = Known<CardThing>;
export type Hand = Known<HandThing>;
export type Covered = Known<CoveredThing>;
export type Cover = Known<CoverThing>;
export type Pairing = Known<PairingThing>;
export type Thing = Shown["thing"] & { id: string };

export function thingsOf(view: View<Shown>): Thing[] {
  return Object.entries(view.things).map(([id, facts]) => ({ id, ...facts }));
}

/** Everything of one zone. */
export function inZone<Zone extends Thing["zone"]>(things: readonly Thing[], zone: Zone): Extract<Thing, { zone: Zone }>[] {
  return things.filter((thing): thing is Extract<Thing, { zone: Zone }> => thing.zone === zone);
}

export const combatOf = (things: readonly Thing[]): CombatThing | undefined => inZone(things, "combat")[0];
export const missionOf = (things: readonly Thing[]): MissionThing | undefined => inZone(things, "mission")[0];
export const courseOf = (things: readonly Thing[]): CourseThing | undefined => inZone(things, "course")[0];

/** A place as a column: its world, its stack, and what is there. */
export interface Column {
  /** What moves call it. */
  id: string;
  family: string;
  seat: number;
  side: Side;
  /** Nothing where nobody has laid it out yet. */
  place: PlaceThing | null;
  stack: Card[];
  units: Card[];
  ships: Card[];
  accessories: Card[];
  covered: Covered[];
  covers: Cover[];
}

/** What moves call a place: the own ones without a name behind. */
export function placeWord(side: string, family: string, seat: number, viewer: number | null): string {
  return seat === viewer ? `${side}:${family}` : `${side}:${family}@${seat}`;
}

/** The places of one side of somebody's space; `offered` are words of moves, among them places that would be new. */
export function columnsOf(things: readonly Thing[], seat: number, side: Side, viewer: number | null, offered: Iterable<string> = []): Column[] {
  const there = inZone(things, "place").filter((place) => place.id.includes("@") && place.seat === seat && place.side === side);
  const cards = inZone(things, "card").filter((card) => card.space === seat && card.side === side && card.place);
  const columns = there.map((place) => columnOf(things, cards, place.family, place, seat, side, viewer));
  if (seat !== viewer) return columns;
  const known = new Set(columns.map((column) => column.id));
  const fresh = new Set([...offered].filter((word) => word.startsWith(`${side}:`) && !word.includes("@") && !known.has(word)));
  return [...columns, ...[...fresh].map((word) => columnOf(things, cards, word.slice(side.length + 1), null, seat, side, viewer))];
}

function columnOf(things: readonly Thing[], cards: readonly Card[], family: string, place: PlaceThing | null, seat: number, side: Side, viewer: number | null): Column {
  const here = cards.filter((card) => card.place === family);
  const row = (name: string) => here.filter((card) => card.row === name);
  return {
    id: placeWord(side, family, seat, viewer),
    family,
    seat,
    side,
    place,
    stack: row("stack"),
    units: row("unit"),
    ships: row("ship"),
    accessories: row("accessory"),
    covered: inZone(things, "covered").filter((card) => card.owner === seat && card.side === side && card.place === family),
    covers: inZone(things, "cover").filter((cover) => cover.space === seat && cover.side === side && cover.place === family),
  };
}

/** What a unit or a ship bears. */
export function gearOf(things: readonly Thing[], bearer: string): Card[] {
  return inZone(things, "card").filter((card) => card.row === "gear" && card.onto === bearer);
}

/** What somebody has set aside: statuses, cards that come back, and what lies face down without a place. */
export function asideOf(things: readonly Thing[], seat: number): { open: Card[]; covered: Covered[] } {
  return {
    open: inZone(things, "card").filter((card) => card.owner === seat && card.row === "aside"),
    covered: inZone(things, "covered").filter((card) => card.owner === seat && !card.place),
  };
}

/** The own hand, the latest phase first. */
export function handOf(things: readonly Thing[]): { phase: string; cards: Hand[] }[] {
  const hand = inZone(things, "hand");
  return PHASES.toReversed()
    .map((phase) => ({ phase, cards: hand.filter((card) => card.phase === phase) }))
    .filter(({ cards }) => cards.length);
}

/** Everybody else, clockwise. */
export function othersOf(seats: readonly number[], seat: number): number[] {
  return [...seats.slice(seats.indexOf(seat) + 1), ...seats.slice(0, seats.indexOf(seat))];
}

/** A number that is added, with its sign. */
export function signed(number: number): string {
  return number < 0 ? `−${-number}` : `+${number}`;
}

/** A printed letter with everything that is added to it now: `C+1` and 2 more is `C+3`. */
export function letterWith(printed: string, adds: number): string {
  const [letter = "", own = ""] = printed.split(/(?=[+−-])/);
  const sum = Number(own.replace("−", "-") || 0) + adds;
  return sum ? `${letter}${signed(sum)}` : letter;
}
