import { faceOf, type Ship } from "./ship";
import type { Penalties, ScoreThing } from "./shown";
import type { Printed } from "./things";

/** One line of the score sheet. */
export interface Line {
  what: "destroyed" | "survived" | "visual" | "damage" | "worst" | "out" | "squads";
  points: number;
  count: number;
  threats?: string[];
}

const COSTS: [Line["what"], keyof Penalties][] = [
  ["damage", "damage"],
  ["worst", "worst_zone"],
  ["out", "knocked_out"],
  ["squads", "squads"],
];

/** The score of a completed mission, line by line. In a campaign penalties only count at its end, so a mission has none. */
export function sheetOf(score: ScoreThing, ship: Ship, printed: Printed, campaign: boolean): Line[] {
  const fates = (["destroyed", "survived"] as const).map((fate) => fateLine(score, ship, printed, fate));
  const gained: Line[] = [...fates, { what: "visual", points: score.visual, count: score.visual }];
  const { penalties, penalized } = score;
  if (campaign || !penalties) return gained;
  return [...gained, ...COSTS.map(([what, cost]) => ({ what, points: -penalties[cost], count: penalized?.[cost] ?? 0 }))];
}

function fateLine(score: ScoreThing, ship: Ship, printed: Printed, fate: "destroyed" | "survived"): Line {
  const threats = ship.threats.filter((threat) => threat.fate === fate);
  return { what: fate, points: score[fate], count: threats.length, threats: threats.map((threat) => faceOf(printed, threat.card)?.name ?? threat.card) };
}

/** What stands below the line: the score, or in a campaign what this mission has gained. */
export function total(score: ScoreThing, lines: readonly Line[]): number {
  return score.total ?? lines.reduce((sum, line) => sum + line.points, 0);
}
