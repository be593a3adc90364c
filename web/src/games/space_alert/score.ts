import type { Printed } from "../../lib/printed.svelte";
import { faceOf, type Ship } from "./ship";

/** One line of the score sheet. */
export interface Line {
  what: "destroyed" | "survived" | "visual" | "damage" | "worst" | "out" | "squads";
  points: number;
  count: number;
  threats?: string[];
}

interface Penalties {
  damage: number;
  worst_zone: number;
  knocked_out: number;
  disabled_squad: number;
}

/** The score of a completed mission, line by line. In a campaign penalties only count at its end, so a mission has none. */
export function sheetOf(ship: Ship, printed: Printed, campaign: boolean): Line[] {
  const visual = ship.confirmed.reduce((sum, each) => sum + each, 0);
  const gained: Line[] = [fates(ship, printed, "destroyed"), fates(ship, printed, "survived"), { what: "visual", points: visual, count: visual }];
  return campaign ? gained : [...gained, ...penaltiesOf(ship, printed)];
}

function penaltiesOf(ship: Ship, printed: Printed): Line[] {
  const costs = (printed.ship?.scoring as { penalties?: Penalties } | undefined)?.penalties;
  if (!costs) return [];
  const tokens = Object.values(ship.zones).map((zone) => zone.damage.length);
  const all = tokens.reduce((sum, each) => sum + each, 0);
  const worst = Math.max(0, ...tokens);
  const out = ship.crew.filter((crew) => crew.out).length;
  const flat = [...ship.crew, ...Object.values(ship.stations)].filter((each) => each.squad === "disabled").length;
  return [
    { what: "damage", points: -costs.damage * all, count: all },
    { what: "worst", points: -costs.worst_zone * worst, count: worst },
    { what: "out", points: -costs.knocked_out * out, count: out },
    { what: "squads", points: -costs.disabled_squad * flat, count: flat },
  ];
}

function fates(ship: Ship, printed: Printed, fate: "destroyed" | "survived"): Line {
  const threats = ship.threats.filter((threat) => threat.fate === fate);
  const points = threats.reduce((sum, threat) => sum + (faceOf(printed, threat.card)?.[fate] ?? 0), 0);
  return { what: fate, points, count: threats.length, threats: threats.map((threat) => faceOf(printed, threat.card)?.name ?? threat.card) };
}

export function total(lines: readonly Line[]): number {
  return lines.reduce((sum, line) => sum + line.points, 0);
}
