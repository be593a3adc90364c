import type { EventOf } from "../../lib/shown";
import type { Shown } from "./shown";

/** Light between two things; `soft` is suppressive fire, `answer` a counter-attack. */
export interface Ray {
  number: number;
  from: string;
  to: string;
  soft: boolean;
  answer: boolean;
}

interface Spot {
  number: number;
  /** A figure, or a field. */
  at: string;
}

/** What is to be seen of some events: shots, shields that hold, losses. */
export interface Shots {
  rays: Ray[];
  held: Spot[];
  lost: Spot[];
}

export function shotsOf(events: readonly EventOf<Shown>[]): Shots {
  const shots: Shots = { rays: [], held: [], lost: [] };
  for (const event of events) {
    const { number } = event;
    if (event.kind === "Attacked") shots.rays.push({ number, from: event.fields.figure, to: event.fields.target, soft: false, answer: false });
    else if (event.kind === "Countered") shots.rays.push({ number, from: event.fields.figure, to: event.fields.target, soft: false, answer: true });
    else if (event.kind === "Suppressed") shots.rays.push({ number, from: event.fields.figure, to: event.fields.target, soft: true, answer: false });
    else if (event.kind === "ShieldHeld") shots.held.push({ number, at: event.fields.figure });
    else if (event.kind === "Destroyed") shots.lost.push({ number, at: event.fields.field || event.fields.figure });
    else if (event.kind === "DeviceRemoved" || event.kind === "LaidDown") shots.lost.push({ number, at: event.fields.field });
  }
  return shots;
}

/** The way that a figure goes in some events: the field it left, and those it came to. */
export interface Way {
  figure: string;
  fields: string[];
}

export function waysOf(events: readonly EventOf<Shown>[]): Way[] {
  const ways = new Map<string, Way>();
  for (const event of events) {
    if (event.kind !== "Stepped") continue;
    const { figure, start, field } = event.fields;
    const way = ways.get(figure);
    if (way && way.fields.at(-1) === start) way.fields.push(field);
    else ways.set(figure, { figure, fields: [start, field] });
  }
  return [...ways.values()];
}

/** Where figures stand by what was told, where the view does not show it yet; only on places that it knows. */
export function walkedTo(events: readonly EventOf<Shown>[], shown: number, places: ReadonlyMap<string, unknown>): ReadonlyMap<string, string> {
  const ahead = events.slice(events.findLastIndex(({ number }) => number <= shown) + 1);
  const ways = waysOf(ahead).map(({ figure, fields }): [string, string | undefined] => [figure, fields.findLast((field) => places.has(field))]);
  return new Map(ways.flatMap(([figure, field]) => (field === undefined ? [] : [[figure, field] as const])));
}
