import type { View } from "../../lib/table.svelte";
import type { Shown } from "./shown";
import { thingOf } from "./things";

/** Where the goals lead that are still open, and what they are about; only as far as one knows. */
export function sought(view: View<Shown> | null): { fields: string[]; things: string[] } {
  const open = Object.values(thingOf(view, "page", "page")?.goals ?? {}).filter(({ state }) => state === "open");
  return { fields: [...new Set(open.flatMap(({ fields }) => fields))], things: [...new Set(open.flatMap(({ things }) => things))] };
}
