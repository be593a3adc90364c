import { said } from "./texts.svelte";

/** How well a bot plays, in words: `search:200` is a kind of `search`. */
export function strengthOf(bot: string): string {
  return said(`bot-${bot.split(":")[0] ?? ""}`, bot);
}
