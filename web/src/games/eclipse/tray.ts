import type { View } from "../../lib/table.svelte";
import type { Shown } from "./shown";
import { ofKind, thingOf } from "./things";

/** What the viewer pays for a technology on the track where it is cheapest; nothing where no track takes it. */
export function priceOf(view: View<Shown> | null, technology: string): number | undefined {
  const prices = ofKind(view, "technologies").flatMap((track) => track.prices[technology] ?? []);
  return prices.length ? Math.min(...prices) : undefined;
}

/** Technologies that can still be drawn. */
export function inTheBag(view: View<Shown> | null): { id: string; left: number }[] {
  const left = thingOf(view, "stack.technologies", "stack")?.technologies ?? {};
  return Object.entries(left).map(([id, count]) => ({ id, left: count }));
}
