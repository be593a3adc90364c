import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import de from "../../texts/de.ftl?raw";
import en from "../../texts/en.ftl?raw";
import { settings } from "./settings.svelte";

export type Lang = "de" | "en";
export const LANGS: Lang[] = ["de", "en"];
type Args = Record<string, FluentVariable>;

/** What is said somewhere: by the frame, or at a game's board. */
export interface Words {
  /** A sentence in the reader's language; follows a change of language at once. */
  t(id: string, args?: Args): string;
  has(id: string): boolean;
  /** A sentence that may be missing, and what stands there then. */
  said(id: string, otherwise?: string): string;
}

const frame: Record<Lang, FluentBundle> = { de: bundle("de", de), en: bundle("en", en) };

/** The texts of the games, fetched game by game and language by language. */
const FILES = import.meta.glob<string>("../games/*/texts.*.ftl", { query: "?raw", import: "default" });
const asked = new Map<string, Promise<void>>();
const opened = new Set<string>();
let games: Record<string, FluentBundle> = $state.raw({});

function bundle(lang: Lang, source: string): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  const errors = made.addResource(new FluentResource(source));
  if (errors.length) throw errors[0];
  return made;
}

/** Fetch what a game says, in the reader's language; a game without texts of its own has nothing to fetch. */
export async function loadTexts(game: string, langs: readonly Lang[] = [settings.lang]): Promise<void> {
  opened.add(game);
  await Promise.all(langs.map((lang) => fetched(game, lang)));
}

function fetched(game: string, lang: Lang): Promise<void> {
  const key = `${game}/${lang}`;
  const load = FILES[`../games/${game}/texts.${lang}.ftl`];
  const known = asked.get(key) ?? (load ? load().then((source) => void (games = { ...games, [key]: bundle(lang, source) })) : Promise.resolve());
  asked.set(key, known);
  known.catch(() => asked.delete(key));
  return known;
}

/** Another language: the games that were opened follow. Call once, inside a component. */
export function followLanguage(): void {
  $effect(() => {
    const lang = settings.lang;
    for (const game of opened) void loadTexts(game, [lang]).catch(() => undefined);
  });
}

/** The sentences of the frame, then those of a game; until they have come in one language, in another. A game changes none of the frame. */
function bundles(game: string): FluentBundle[] {
  const langs = [settings.lang, ...LANGS.filter((lang) => lang !== settings.lang)];
  return [frame[settings.lang], ...langs.map((lang) => games[`${game}/${lang}`]).filter((each) => each !== undefined)];
}

/** What a game says, and what the frame says. */
export function wordsOf(game: string): Words {
  const find = (id: string) => bundles(game).find((each) => each.hasMessage(id));
  const t = (id: string, args: Args = {}) => {
    const found = find(id);
    const message = found?.getMessage(id);
    if (!found || !message?.value) throw new Error(`no text for ${id}`);
    return found.formatPattern(message.value, args);
  };
  const has = (id: string) => find(id) !== undefined;
  return { t, has, said: (id, otherwise = "") => (has(id) ? t(id) : otherwise) };
}

/** What the frame says, whatever is played. */
export const { t, said } = wordsOf("");
