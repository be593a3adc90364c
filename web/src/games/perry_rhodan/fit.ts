import type { Column } from "./things";

/** How the places of a side share its room: first rows are wrapped, then worlds shrink, then cards overlap. */
export interface Fit {
  globe: number;
  /** Whether ships lie beside the units and not below them: where there is little room from top to bottom. */
  abreast: boolean;
  /** Whether a place with cards of one kind only lays them in two rows. */
  wrapped: boolean;
  /** How much of a card is seen before the next one begins. */
  step: number;
}

type Peopled = Pick<Column, "units" | "ships">;

const [GAP, BETWEEN, EDGES] = [4, 12, 18];
/** What cards leave free of the world they lie on. */
const BESIDE = 0.7;
const [SMALLEST, LEAST_STEP] = [0.72, 40];
const SHRINKS = [1, 0.84, SMALLEST];

/** How many cards lie beside each other at a place. */
export function across({ units, ships }: Peopled, { wrapped, abreast }: Pick<Fit, "wrapped" | "abreast">): number {
  if (abreast) return units.length + ships.length;
  const one = units.length === 0 || ships.length === 0;
  const most = Math.max(units.length, ships.length);
  return wrapped && one ? Math.ceil(most / 2) : most;
}

/** How wide a side is, all in all. */
export function widthOf(columns: readonly Peopled[], card: number, fit: Fit): number {
  const { globe, step } = fit;
  const widths = columns.map((column) => {
    const cards = across(column, fit);
    return cards ? globe * BESIDE + GAP + (cards - 1) * step + card : globe;
  });
  return widths.reduce((sum, width) => sum + width, EDGES + BETWEEN * Math.max(0, columns.length - 1));
}

/** The most generous way in which everything has room; if nothing has, the tightest. Where it is `low`, one row is tried first. */
export function fitOf(columns: readonly Peopled[], wide: number, size: number, card: number, low = false): Fit {
  const full = { abreast: false, step: card + GAP };
  const flat = low ? SHRINKS.map((shrink) => ({ ...full, globe: even(size * shrink), wrapped: false, abreast: true })) : [];
  const tries = [...flat, { ...full, globe: size, wrapped: false }, ...SHRINKS.map((shrink) => ({ ...full, globe: even(size * shrink), wrapped: true }))];
  const roomy = tries.find((fit) => widthOf(columns, card, fit) <= wide);
  if (roomy || !wide) return roomy ?? tries[0]!;
  const tight = { ...full, globe: even(size * SMALLEST), wrapped: true };
  const overlapping = columns.reduce((sum, column) => sum + Math.max(0, across(column, tight) - 1), 0);
  const missing = widthOf(columns, card, tight) - wide;
  return { ...tight, step: Math.max(LEAST_STEP, Math.floor(full.step - missing / Math.max(1, overlapping))) };
}

const even = (size: number): number => 2 * Math.round(size / 2);
