import type { SoundCue } from "../wire/messages";

import type { Json } from "../wire/patch";

/** What a game shows: the form of every generated `games/GAME/shown.ts`. */
export interface AnyShown {
  thing: object;
  facts: object;
  printed: object;
  events: Record<string, object>;
  tools: object;
}

/** What is known of any game, without its types. */
export interface Untyped {
  thing: Record<string, Json>;
  facts: Record<string, Json>;
  printed: Record<string, Record<string, Record<string, unknown>>>;
  events: Record<string, Record<string, unknown>>;
  tools: Record<string, Json>;
}

export type KindOf<S extends AnyShown> = keyof S["events"] & string;

/** Something that has happened: one of a union, so that `kind` tells which fields there are. */
export type Told<S extends AnyShown, Kind extends KindOf<S> = KindOf<S>> = {
  [Each in Kind]: { kind: Each; fields: S["events"][Each]; clause: string; text?: string };
}[Kind];

/** An event of a table, numbered for this viewer. */
export type EventOf<S extends AnyShown, Kind extends KindOf<S> = KindOf<S>> = Told<S, Kind> & { number: number; time?: number; cues?: SoundCue[] };

/**
 * What the server has sent, as what the game's face declares.
 *
 * The types of both are written from one source, and the conformance kit holds every game to what it declares.
 * This is the only place where that is believed without looking; no game does it.
 */
export function believed<Declared>(sent: unknown): Declared {
  return sent as Declared;
}

/** Something that has happened, as it came over the wire; whatever has no fields has none left out. */
export function toldOf<S extends AnyShown>(sent: { kind: string; clause: string; fields?: object; text?: string }): Told<S> {
  return believed({ ...sent, fields: sent.fields ?? {} });
}

/** Events of a table as they came over the wire. */
export function eventsOf<S extends AnyShown>(sent: readonly { number: number; kind: string; clause: string; fields?: object; text?: string; time?: number }[]): EventOf<S>[] {
  return sent.map((event) => believed(toldOf(event)));
}
