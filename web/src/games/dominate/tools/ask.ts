import { session } from "../../../lib/session.svelte";
import { toolsOf } from "../../../lib/tools";
import type { Shown } from "../shown";

/** The tools of this game, as the server answers them. */
export const TOOLS = toolsOf<Shown>("api/tools/dominate");

/** Skirmishes and missions that can be laid out, with their names. */
export function scenarios(): [string, string][] {
  const option = session.games.find(({ game }) => game === "dominate")?.options?.find(({ name }) => name === "scenario");
  return (option?.choices ?? []).filter((id) => id !== "auto" && id !== "campaign").map((id) => [id, option?.names?.[id] ?? id]);
}
