import type { SpeciesFace } from "./shown";

type Usual = Pick<SpeciesFace, "activations" | "trade_ratio">;

/** What most species do: how often each action, and what they pay in trade. */
export function usualOf(all: readonly Usual[]): Usual {
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
