import type { OptionCard, SeatCard } from "../wire/messages";
import type { Brought } from "../wire/answers";
import { session } from "./session.svelte";
import { settings } from "./settings.svelte";
import { believed } from "./shown";

/** What others are told of something that is nobody else's business. */
export const OWN = "own";

/** Ask what can be brought to a table; nothing where nobody answers. */
export async function askBrought(table: string, invite = ""): Promise<Brought> {
  const word = invite ? `&invite=${encodeURIComponent(invite)}` : "";
  try {
    const answer = await fetch(`api/tables/${encodeURIComponent(table)}/brought?lang=${settings.lang}${word}`);
    return answer.ok ? believed<Brought>(await answer.json()) : {};
  } catch {
    return {};
  }
}

/** Bring something along for a seat; what is wrong with it comes back as a sentence. */
export async function bring(table: string, seat: number, option: string, value: string): Promise<string> {
  if (await session.ask({ type: "bring", table, seat, option, value })) return "";
  const why = session.said;
  session.said = ""; // it stands beside the field
  return why;
}

/** What people call a thing that was brought: one that everybody knows, or one of one's own. */
export function called(option: OptionCard, value: string): string {
  const name = (option.choices ?? []).includes(value) ? value : OWN;
  return option.names?.[name] ?? name;
}

/** The code of a thing of one's own, where it is told. */
export function codeOf(option: OptionCard, value: string): string {
  return value === OWN || (option.choices ?? []).includes(value) ? "" : value;
}

/** Whether one brings things for a seat: one's own, or that of a bot at one's own table. */
export function bringsFor(card: SeatCard, owner: boolean): boolean {
  return Boolean(card.yours) || (owner && card.kind === "bot");
}
