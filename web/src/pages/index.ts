import type { Component } from "svelte";

export interface PageProps {
  path: string[];
  query: Record<string, string>;
}

type Load = () => Promise<{ default: Component<PageProps> }>;

const PAGES: Record<string, Load> = {
  "": () => import("./Start.svelte"),
  new: () => import("./NewTable.svelte"),
  table: () => import("./Table.svelte"),
  replay: () => import("./Replay.svelte"),
  settings: () => import("./Settings.svelte"),
  you: () => import("./You.svelte"),
  person: () => import("./Person.svelte"),
  rules: () => import("./Rules.svelte"),
  tools: () => import("./Tools.svelte"),
  gallery: () => import("./Gallery.svelte"),
};

/** The page of a route; a new key makes a new page. */
export function pageOf(path: string[]): { key: string; load: Load } {
  const name = path[0] ?? "";
  const load = PAGES[name] ?? PAGES[""];
  if (!load) throw new Error("no start page");
  return { key: name === "rules" || name === "gallery" ? name : path.slice(0, 2).join("/"), load };
}
