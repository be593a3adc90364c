import type { PartFace } from "./shown";

export interface Gift {
  id: string;
  icon: string;
  sign: string;
  value: number;
}

type Figure = "computer" | "shield" | "hull" | "move" | "initiative" | "energy_produced" | "energy_consumed";

/** In the order in which people compare: what it does, then what it costs. */
const GIFTS: [Figure, string, string, string][] = [
  ["computer", "ecl-computer", "target", "+"],
  ["shield", "ecl-shield", "shield", "−"],
  ["hull", "ecl-hull", "hull", ""],
  ["move", "ecl-drive", "drive", ""],
  ["initiative", "ecl-initiative", "initiative", "+"],
  ["energy_produced", "ecl-energy", "energy", "+"],
  ["energy_consumed", "ecl-energy", "energy", "−"],
];

export function giftsOf(part: PartFace): Gift[] {
  return GIFTS.map(([key, id, icon, sign]) => ({ id, icon, sign, value: part[key] })).filter((gift) => gift.value > 0);
}

/** The colours of the dice a part rolls, one entry for each die. */
export function diceOf(of: Record<string, number>): string[] {
  return Object.entries(of).flatMap(([colour, count]) => Array<string>(count).fill(colour));
}

/** Long German names may break before their last word. */
export function soft(name: string): string {
  return name.replace(/(?<=\p{L}{4})(antrieb|bomben|computer|entdeckung|geschütz|hülle|kanone|rakete|reaktor|schild|schlüssel|spalter|absorber|vorrichtung|generator|gitter)/giu, "\u00AD$1");
}
