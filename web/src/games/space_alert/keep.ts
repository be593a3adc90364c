import { mount } from "svelte";
import { keptHere } from "../../lib/keepsake";
import { settings } from "../../lib/settings.svelte";
import { loadTexts } from "../../lib/texts.svelte";
import Film from "./Film.svelte";
import type { KeptFilm } from "./kept_film";
import "../../theme.css";

/** A page to keep: the film, and nothing else. */
async function show(target: HTMLElement): Promise<void> {
  const { lang, ...props } = keptHere<KeptFilm>();
  settings.lang = lang;
  await loadTexts("space_alert");
  mount(Film, { target, props: { ...props, score: props.score ?? undefined } });
}

const target = document.getElementById("app");
if (target) void show(target);
