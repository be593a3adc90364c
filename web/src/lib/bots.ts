import { has, t } from "./texts.svelte";

/** How well a bot plays, in words: `search:200` is a kind of `search`. */
export function strengthOf(bot: string): string {
  const message = `bot-${bot.split(":")[0] ?? ""}`;
  return has(message) ? t(message) : bot;
}
