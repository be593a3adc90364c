import type { Component } from "svelte";
import type { PageProps } from "../index";

/** Tools for people who own a box, by deep link: `#/tools/mission`. */
export const TOOLS: Record<string, () => Promise<{ default: Component<PageProps> }>> = {
  mission: () => import("./Mission.svelte"),
  resolve: () => import("./Resolve.svelte"),
  odds: () => import("./Odds.svelte"),
  decks: () => import("./Decks.svelte"),
};
