import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings } from "../lib/settings.svelte";
import { type Lang } from "../lib/texts.svelte";
import de from "./texts.de.ftl?raw";
import en from "./texts.en.ftl?raw";

const BUNDLES: Record<Lang, FluentBundle> = { de: bundle("de", de), en: bundle("en", en) };

function bundle(lang: Lang, source: string): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  made.addResource(new FluentResource(source));
  return made;
}

/** What the deck builder says, in the reader's language. */
export function t(id: string, args: Record<string, FluentVariable> = {}): string {
  const words = BUNDLES[settings.lang];
  const message = words.getMessage(id);
  if (!message?.value) throw new Error(`no text for ${id}`);
  return words.formatPattern(message.value, args);
}
