import type { Volumes } from "../sound/engine";
import type { Pace } from "../stage/pace";
import type { Order } from "../wire/messages";
import type { Lang } from "./texts.svelte";

export type Theme = "auto" | "dark" | "light";
export type Motion = "auto" | "full" | "none";
export type Palette = "standard" | "strong";

interface Settings {
  lang: Lang;
  theme: Theme;
  motion: Motion;
  palette: Palette;
  sound: boolean;
  volumes: Volumes;
  voice: boolean;
  vibrate: boolean;
  text: number;
  /** What can only be done in one way is done at once. */
  forced: boolean;
  /** When they want to be asked for a reaction, at tables where they have not said it. */
  reactions: Order;
  /** They have said what they want to be called. */
  named: boolean;
  /** How fast things are told at a table. */
  pace: Pace;
  /** By game whose lesson was finished: the tables at which a coach has looked on since. */
  coach: Record<string, string[]>;
}

const KEY = "starboard.settings";

function preferred(): Settings {
  const lang: Lang = navigator.language.startsWith("de") ? "de" : "en";
  return { lang, theme: "auto", motion: "auto", palette: "standard", sound: true, volumes: { master: 0.8, effects: 0.8, ambience: 0.4, voice: 1 }, voice: true, vibrate: true, text: 1, forced: true, reactions: "answer", named: false, pace: "calm", coach: {} };
}

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

/** What a person wants it to be like; kept on this device. */
export const settings: Settings = $state({ ...preferred(), ...stored() });

/** Keep the settings, and let the page follow them. Call once, inside a component. */
export function followSettings(): void {
  $effect(() => {
    const root = document.documentElement;
    root.lang = settings.lang;
    root.dataset.theme = settings.theme;
    root.dataset.motion = settings.motion;
    root.dataset.palette = settings.palette;
    root.style.setProperty("--text", String(settings.text));
    localStorage.setItem(KEY, JSON.stringify(settings));
  });
}

/** Whether things should move. */
export function moving(): boolean {
  if (settings.motion !== "auto") return settings.motion === "full";
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
