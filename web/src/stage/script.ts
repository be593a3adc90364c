import type { AnyShown, EventOf, KindOf, Untyped } from "../lib/shown";
import type { View } from "../lib/table.svelte";
import type { Offer } from "../wire/messages";

/** The sounds that a script may call for; `sound/` makes them. */
export type SoundName =
  | "alarm"
  | "build"
  | "card"
  | "charge"
  | "coin"
  | "crack"
  | "dice"
  | "discovery"
  | "gong"
  | "laser"
  | "lose"
  | "missile"
  | "shield"
  | "turn"
  | "warp"
  | "win";

/** How one kind of beat is told: what a person would tell in one sentence, made of one to nine events. */
export interface Cue<S extends AnyShown = Untyped> {
  /** What kind of beat it is, for boards, texts (`beat-KIND`) and tests. */
  beat: string;
  /** Kinds of events that begin it. */
  on: KindOf<S>[];
  /** Kinds that belong to it as long as they follow, by the same seat or by nobody. */
  with?: KindOf<S>[];
  /** Whoever does them: what follows belongs to it, by whichever seat. */
  anyone?: boolean;
  /** It only announces what comes: the next beat of the same seat takes it in. */
  leads?: boolean;
  /** Milliseconds it stays, at the calm pace. */
  lasts: number;
  /** Events that throw dice: each takes its roll, its sentence comes when they lie still, and the board follows at the end. */
  dice?: KindOf<S>[];
  /** Events that are steps of a way: one is seen after the other. */
  steps?: KindOf<S>[];
  /** A field that says whose way it is: what follows belongs to it only where it is the same. */
  same?: string;
  /** Whose sentence stands for the whole beat; without it that of the first event that has one. */
  says?: KindOf<S>[];
  /** The fields that say where it happens, the best first; without it every field that names a thing. */
  at?: string[];
  sound?: SoundName;
}

/** A message of the game in the reader's language. */
export type Say = (id: string, args?: Record<string, string | number>) => string;

/** How a game is told. Events of no cue join what runs, or are told one by one. */
export interface Script<S extends AnyShown = Untyped> {
  cues: Cue<S>[];
  /** Everything is shown when it is known: games with a clock of their own. */
  atOnce?: boolean;
  /** Kinds that join whatever runs and take no words from it; the log has them all the same. */
  quiet?: KindOf<S>[];
  /** A move in words for buttons, where the board knows more than the rules' own words say. */
  worded?(offer: Offer, view: View<S>, say: Say): Offer;
  /** Moves whose things are chosen on the board: however few there are, buttons say only their verb. */
  placed?(offer: Offer): boolean;
  /** Whether somebody who picks this thing first may mean a move; without it, all that touch it. */
  begins?(offer: Offer, thing: string): boolean;
  /** Sounds of single events, whatever beat they belong to. */
  sounds?: Partial<Record<KindOf<S>, SoundName>>;
}

/** What a person would tell: some events, and how. */
export interface Beat<S extends AnyShown = Untyped> {
  cue: Cue<S>;
  /** Who acts; nobody for what the rules do. */
  seat: number | null;
  events: EventOf<S>[];
}

/** Games that have no script yet: what one seat does in one go is a beat. */
const PLAIN: Cue = { beat: "plain", on: [], lasts: 500 };
/** Something that nobody is told of in words. */
const SILENT: Cue = { beat: "silent", on: [], lasts: 0 };

/** Who does it, as the event says; what has no seat is done by nobody. */
export function seatOf(event: EventOf<Untyped>): number | null {
  const { seat, attacker } = event.fields;
  const found = typeof seat === "number" ? seat : attacker;
  return typeof found === "number" && found >= 0 ? found : null;
}

/** Joins events into beats, one after the other. */
export class Weaver {
  private open: Beat | null = null;

  constructor(readonly script: Script | undefined) {}

  /** What was begun is over; whatever comes begins anew. */
  close(): void {
    this.open = null;
  }

  /** The beat an event belongs to: the open one, which then has it already, or a new one. */
  add(event: EventOf<Untyped>): { beat: Beat; begins: boolean } {
    const open = this.open;
    if (open && (this.joins(open, event) || this.script?.quiet?.includes(event.kind))) {
      open.events.push(event);
      return { beat: open, begins: false };
    }
    const cue = this.script?.cues.find((each) => each.on.includes(event.kind));
    const seat = seatOf(event);
    if (open?.cue.leads && cue && open.seat === seat) {
      open.cue = cue;
      open.events.push(event);
      return { beat: open, begins: false };
    }
    this.open = { cue: cue ?? (event.text ? PLAIN : SILENT), seat, events: [event] };
    return { beat: this.open, begins: true };
  }

  private joins(open: Beat, event: EventOf<Untyped>): boolean {
    const seat = seatOf(event);
    const { anyone, same: field } = open.cue;
    if (field && open.events[0]?.fields[field] !== event.fields[field]) return false;
    const same = anyone || seat === null || seat === open.seat;
    if (open.cue.with) return same && open.cue.with.includes(event.kind);
    if (!this.script?.cues.some((each) => each.on.includes(event.kind))) return same || !event.text;
    return false;
  }
}

/** All beats of some events, for the log. */
export function beatsOf(events: readonly EventOf<Untyped>[], script: Script | undefined): Beat[] {
  const weaver = new Weaver(script);
  const beats: Beat[] = [];
  for (const event of events) {
    const { beat, begins } = weaver.add(event);
    if (begins) beats.push(beat);
  }
  return beats;
}

/** The sentence of a beat. */
export function headline(beat: Beat): string {
  const told = beat.events.filter((event) => event.text);
  const best = (beat.cue.says ?? []).map((kind) => told.findLast((event) => event.kind === kind)).find((event) => event);
  return (best ?? told[0])?.text ?? "";
}

/** What may be said when a beat begins: its sentence, but nothing that dice have still to decide. */
export function announced(beat: Beat): string {
  const first = beat.events[0];
  if (!beat.cue.dice) return headline(beat);
  return first && !beat.cue.dice.includes(first.kind) ? (first.text ?? "") : "";
}

function named(value: unknown): string[] {
  if (typeof value === "string") return value ? [value] : [];
  return Array.isArray(value) ? value.filter((each): each is string => typeof each === "string" && each !== "") : [];
}

/** The ids that an event speaks of, the best first; not all of them need be things. */
export function placesOf(event: EventOf<Untyped>, cue: Cue): string[] {
  const fields = cue.at ? cue.at.map((field) => event.fields[field]) : Object.values(event.fields);
  return fields.flatMap(named);
}
