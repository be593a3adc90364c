import { settings } from "./settings.svelte";

/** What two decimals cannot say exactly, in twenty-fourths of a point. */
const PARTS = 24;
const SIGNS: Record<number, string> = { 3: "⅛", 4: "⅙", 8: "⅓", 9: "⅜", 15: "⅝", 16: "⅔", 20: "⅚", 21: "⅞" };

/** So many units in points, in the reader's language: at most two decimals, and thirds, sixths and eighths as such. */
export function shown(points: number, units = 1): string {
  const numbers = new Intl.NumberFormat(settings.lang, { maximumFractionDigits: 2 });
  const [whole, rest] = [Math.floor(Math.abs(points) / units), Math.abs(points) % units];
  const sign = units > 1 ? SIGNS[(PARTS * rest) / units] : undefined;
  if (!sign) return numbers.format(points / units);
  return `${points < 0 ? "-" : ""}${whole ? numbers.format(whole) : ""}${sign}`;
}
