import type { Column } from "./things";

/** How the places of a side share its room: first rows are wrapped, then worlds shrink, those where nobody is most, then cards overlap. */
export interface Fit {
  globe: number;
  /** A world where nobody is. */
  bare: number;
  /** Whether ships lie beside the units and not below them: where there is little room from top to bottom. */
  abreast: boolean;
  /** Whether a place with cards of one kind only lays them in two rows. */
  wrapped: boolean;
  /** Whether each kind may take two rows: where a side is higher than wide. */
  deep: boolean;
  /** How much of a card is seen before the next one begins. */
  step: number;
  /** Whether cards lie over each other. */
  over: boolean;
}

type Peopled = Pick<Column, "units" | "ships">;

const [GAP, BETWEEN, EDGES] = [4, 12, 18];
/** What cards leave free of the world they lie on. */
const BESIDE = 0.7;
const [SMALLEST, BARE, LEAST_STEP] = [0.72, 0.5, 40];
/** A world is so large at least that its name has room on it. */
const NAMED = 54;
/** So much of a card is seen in deep rows, however wide they become: enough to read it. */
const READABLE = 64;
const SHRINKS = [1, 0.84, SMALLEST];

/** How many cards lie beside each other at a place. */
export function across({ units, ships }: Peopled, { wrapped, abreast, deep }: Pick<Fit, "wrapped" | "abreast" | "deep">): number {
  if (abreast) return units.length + ships.length;
  const one = units.length === 0 || ships.length === 0;
  const most = Math.max(units.length, ships.length);
  return wrapped && (one || deep) ? Math.ceil(most / 2) : most;
}

/** How wide a side is, all in all. */
export function widthOf(columns: readonly Peopled[], card: number, fit: Fit): number {
  const { globe, bare, step } = fit;
  const widths = columns.map((column) => {
    const cards = across(column, fit);
    return cards ? globe * BESIDE + GAP + (cards - 1) * step + card : bare;
  });
  return widths.reduce((sum, width) => sum + width, EDGES + BETWEEN * Math.max(0, columns.length - 1));
}

/** The most generous way in which everything has room; if nothing has, the tightest. Where it is `low`, one row is tried first; `deep` allows more rows. */
export function fitOf(columns: readonly Peopled[], wide: number, size: number, card: number, low = false, deep = false): Fit {
  const full = { abreast: false, wrapped: true, deep: false, step: card + GAP, over: false };
  const worlds = SHRINKS.map((shrink) => ({ globe: even(size * shrink), bare: even(size * shrink) }));
  const flat = low ? worlds.map((world) => ({ ...full, ...world, wrapped: false, abreast: true })) : [];
  const tight = { ...full, deep, globe: even(size * SMALLEST), bare: Math.max(NAMED, even(size * BARE)) };
  const tries = [...flat, { ...full, globe: size, bare: size, wrapped: false }, ...worlds.map((world) => ({ ...full, ...world })), tight];
  const roomy = tries.find((fit) => widthOf(columns, card, fit) <= wide);
  if (roomy || !wide) return roomy ?? tries[0]!;
  const overlapping = columns.reduce((sum, column) => sum + Math.max(0, across(column, tight) - 1), 0);
  const missing = widthOf(columns, card, tight) - wide;
  return { ...tight, over: true, step: Math.max(deep ? READABLE : LEAST_STEP, Math.floor(full.step - missing / Math.max(1, overlapping))) };
}

/** Whether nothing is squeezed: every world as large as it may be, and no card over another one. */
export function isAmple(fit: Fit, size: number, card: number): boolean {
  return fit.globe === size && fit.bare === size && fit.step === card + GAP;
}

const even = (size: number): number => 2 * Math.round(size / 2);
