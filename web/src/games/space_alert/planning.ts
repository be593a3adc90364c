import type { View } from "../../lib/table.svelte";
import type { Offer } from "../../wire/messages";
import { TURNS } from "./ship";
import type { Shown, SpaceThing } from "./shown";
import { thingOf } from "./things";

export type HalfName = Exclude<SpaceThing["half"], "">;
export const HALVES: HalfName[] = ["activation", "movement"];

export interface HandCard {
  card: string;
  count: number;
}

/** A space of an action board as this viewer sees it. */
export interface Space extends Pick<SpaceThing, "turn" | "phase" | "card" | "half"> {
  id: string;
  /** The letter on top; "?" and "!" are backs of an activation and of a movement. */
  letter: string;
}

export function letterOn(card: string, half: HalfName): string {
  return half === "activation" ? card.charAt(0) : card.charAt(1);
}

export function isHeroic(card: string): boolean {
  return /^[ABX]/.test(card);
}

const KINDS: Record<string, string> = { a: "a", b: "b", c: "c", x: "bots", "<": "red", ">": "blue", "^": "lift", "?": "back", "!": "back" };

/** What kind of thing a half does, for its colour and its word: `sa-do-a`. */
export function kindOf(letter: string): string {
  return KINDS[letter] ?? (letter === "-" ? "" : "hero");
}

/** The message with the word under a half: heroic ways are no heroic actions. */
export function wordOf(letter: string): string {
  return /[1-6]/.test(letter) ? "sa-do-sprint" : `sa-do-${kindOf(letter)}`;
}

/** The viewer's own cards, equal ones together, heroic ones first. */
export function handOf(view: View<Shown>): HandCard[] {
  return Object.entries(view.things)
    .flatMap(([card, facts]) => (facts.kind === "card" ? [{ card, count: facts.count }] : []))
    .sort((a, b) => Number(isHeroic(b.card)) - Number(isHeroic(a.card)) || a.card.localeCompare(b.card));
}

/** The twelve spaces of a crew member. */
export function spacesOf(view: View<Shown>, crew: number): Space[] {
  const spaces: Space[] = [];
  for (let turn = 1; turn <= TURNS; turn++) {
    const id = `space.${crew}.${turn}`;
    const { card, half, phase } = thingOf(view, id, "space") ?? { card: "", half: "" as const, phase: 1 };
    const back = half === "movement" ? "!" : "?";
    spaces.push({ id, turn, phase, card, half, letter: half ? (card.length > 1 ? letterOn(card, half) : back) : "-" });
  }
  return spaces;
}

/** The move of one kind with these arguments, if it is legal now. */
export function offerOf(offers: readonly Offer[], kind: string, args: Record<string, string | number> = {}): Offer | undefined {
  return offers.find((offer) => offer.kind === kind && Object.entries(args).every(([key, value]) => offer.label.args?.[key] === value));
}

/** Where a chosen card can be laid. */
export function freeFor(offers: readonly Offer[], card: string, half: HalfName): Set<string> {
  const found = new Set<string>();
  for (const offer of offers) {
    if (offer.kind === "lay" && offer.label.args?.card === card && offer.label.args.half === half) found.add(String(offer.label.args.space));
  }
  return found;
}

/** Where the card of a space can move to, from here or by the same swap from there. */
export function shiftsOf(offers: readonly Offer[], space: string): Map<string, Offer> {
  const found = new Map<string, Offer>();
  for (const offer of offers) {
    if (offer.kind !== "shift") continue;
    const { space: from, other } = offer.label.args ?? {};
    if (from === space) found.set(String(other), offer);
    else if (other === space && !found.has(String(from))) found.set(String(from), offer);
  }
  return found;
}

/** Seconds as `3:05`. */
export function minutes(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
