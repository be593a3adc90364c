import { t } from "./texts.svelte";

/** Four things to say with one tap. They travel as signs, so that everybody reads them in their own language. */
export const EMOTES = ["well-played", "ouch", "hurry", "thanks"] as const;
const SIGN = /^:([a-z-]+):$/;

/** What is sent. */
export function signOf(emote: (typeof EMOTES)[number]): string {
  return `:${emote}:`;
}

/** A line of the chat in words. */
export function spoken(text: string): string {
  const name = SIGN.exec(text)?.[1];
  return EMOTES.some((emote) => emote === name) ? t(`emote-${name ?? ""}`) : text;
}
