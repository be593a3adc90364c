import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import de from "../../texts/de.ftl?raw";
import en from "../../texts/en.ftl?raw";
import { settings } from "./settings.svelte";

export type Lang = "de" | "en";

const bundles: Record<Lang, FluentBundle> = { de: bundle("de", de), en: bundle("en", en) };

function bundle(lang: Lang, source: string): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  const errors = made.addResource(new FluentResource(source));
  if (errors.length) throw errors[0];
  return made;
}

/** A sentence of the frame in the reader's language; follows a change of language at once. */
export function t(id: string, args: Record<string, FluentVariable> = {}): string {
  const chosen = bundles[settings.lang];
  const message = chosen.getMessage(id);
  if (!message?.value) throw new Error(`no text for ${id}`);
  return chosen.formatPattern(message.value, args);
}

/** Whether the frame has a sentence of its own for this. */
export function has(id: string): boolean {
  return bundles[settings.lang].hasMessage(id);
}
