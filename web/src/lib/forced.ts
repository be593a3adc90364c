import type { Offer } from "../wire/messages";
import type { TableModel } from "./table.svelte";

/** The seat of time: where it is waited for, nothing is forced. */
const TIME = -1;

/** The only thing that can be done, where there is nothing to decide, to write or to wait for. */
export function forcedOf(table: Pick<TableModel, "offers" | "turn">): Offer | null {
  const [only, ...more] = table.offers;
  if (!only || more.length || only.form || table.turn?.waits_for?.includes(TIME)) return null;
  return only;
}
