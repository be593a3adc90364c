/** What a ship part gives or takes, as it is printed. */
export type PartFacts = Record<string, unknown>;

export interface Gift {
  id: string;
  icon: string;
  sign: string;
  value: number;
}

/** In the order in which people compare: what it does, then what it costs. */
const GIFTS: [string, string, string, string][] = [
  ["computer", "ecl-computer", "target", "+"],
  ["shield", "ecl-shield", "shield", "−"],
  ["hull", "ecl-hull", "hull", ""],
  ["move", "ecl-drive", "drive", ""],
  ["initiative", "ecl-initiative", "initiative", "+"],
  ["energy_produced", "ecl-energy", "energy", "+"],
  ["energy_consumed", "ecl-energy", "energy", "−"],
];

export const DAMAGE: Record<string, number> = { yellow: 1, orange: 2, blue: 3, red: 4 };

export function giftsOf(part: PartFacts): Gift[] {
  return GIFTS.map(([key, id, icon, sign]) => ({ id, icon, sign, value: Number(part[key] ?? 0) })).filter((gift) => gift.value > 0);
}

/** The colours of the dice a part rolls, one entry for each die. */
export function diceOf(of: unknown): string[] {
  return Object.entries((of ?? {}) as Record<string, number>).flatMap(([colour, count]) => Array<string>(count).fill(colour));
}

/** Long German names may break before their last word. */
export function soft(name: string): string {
  return name.replace(/(?<=\p{L}{4})(antrieb|bomben|computer|entdeckung|geschütz|hülle|kanone|rakete|reaktor|schild|schlüssel|spalter|absorber|vorrichtung|generator)/giu, "\u00AD$1");
}
