import type { Offer } from "../wire/messages";

/** Legal moves narrowed click by click: `picks` are the ids chosen so far, in clicking order. */
export interface Narrowed {
  /** Moves that begin with these picks. */
  fitting: Offer[];
  /** Ids that can be clicked next. */
  lit: Set<string>;
  /** The only move that is left after these picks. */
  chosen: Offer | null;
  /** The only move that needs no further click, where others do. */
  enough: Offer | null;
}

/** What is left after some picks. Things may be clicked in any order that some move allows. */
export function narrow(offers: readonly Offer[], picks: readonly string[]): Narrowed {
  const fitting = offers.filter((offer) => fits(offer, picks));
  const lit = new Set<string>();
  for (const offer of fitting) for (const id of left(offer, picks)) lit.add(id);
  const chosen = picks.length && fitting.length === 1 ? (fitting[0] ?? null) : null;
  const complete = fitting.filter((offer) => picks.length > 0 && offer.touches?.length === picks.length);
  return { fitting, lit, chosen, enough: complete.length === 1 ? (complete[0] ?? null) : null };
}

function fits(offer: Offer, picks: readonly string[]): boolean {
  const touches = [...(offer.touches ?? [])];
  return picks.every((pick) => {
    const place = touches.indexOf(pick);
    if (place < 0) return false;
    touches.splice(place, 1);
    return true;
  });
}

function left(offer: Offer, picks: readonly string[]): string[] {
  const touches = [...(offer.touches ?? [])];
  for (const pick of picks) {
    const place = touches.indexOf(pick);
    if (place >= 0) touches.splice(place, 1);
  }
  return touches;
}

/** What is at hand before anything is picked: a few answers, and whatever no thing on the board stands for. */
export function atHand(offers: readonly Offer[], few: number): Offer[] {
  const answers = offers.filter((offer) => !offer.aside);
  return offers.filter((offer) => !offer.touches?.length || (!offer.aside && answers.length <= few));
}

/** The moves by the heading they stand under, in the order they came. */
export function grouped(offers: readonly Offer[]): [string, Offer[]][] {
  const groups = new Map<string, Offer[]>();
  for (const offer of offers) {
    const group = offer.group ?? "";
    groups.set(group, [...(groups.get(group) ?? []), offer]);
  }
  return [...groups];
}
