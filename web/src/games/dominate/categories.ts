import { printed } from "../../lib/printed.svelte";
import type { Shown } from "./shown";

/** The three kinds of orders, each with its own room in the slot. */
export const CATEGORIES = ["infantry", "vehicles", "buildings"] as const;
export type Category = (typeof CATEGORIES)[number];

/** Where a type of figure lies in the slot. */
export function categoryOf(type: string): Category {
  const cls = printed<Shown>("dominate").sheets?.[type]?.cls;
  if (cls === "building") return "buildings";
  return cls === "infantry" ? "infantry" : "vehicles";
}
