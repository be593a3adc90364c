import { settings } from "./settings.svelte";

/** So many units in points, with at most two decimals, in the reader's language. */
export function shown(points: number, units = 1): string {
  return new Intl.NumberFormat(settings.lang, { maximumFractionDigits: 2 }).format(points / units);
}
