/** A species as its board is printed. */
export interface People {
  factions: { id: string }[];
  resources: Record<string, number>;
  colony_ships: number;
  technologies: string[];
  trade_ratio: number;
  activations: Record<string, number>;
  discs: number;
  special: string[];
}

/** What most species do: how often each action, and what they pay in trade. */
export function usualOf(all: readonly Pick<People, "activations" | "trade_ratio">[]): Pick<People, "activations" | "trade_ratio"> {
  const actions = Object.keys(all[0]?.activations ?? {});
  return {
    activations: Object.fromEntries(actions.map((action) => [action, mostFrequent(all.map((each) => each.activations[action] ?? 0))])),
    trade_ratio: mostFrequent(all.map((each) => each.trade_ratio)),
  };
}

function mostFrequent(values: readonly number[]): number {
  const count = (value: number) => values.filter((each) => each === value).length;
  return values.reduce((best, value) => (count(value) > count(best) ? value : best), values[0] ?? 0);
}
