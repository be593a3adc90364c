import { mix, type Colour } from "../../art/colour";
import type { Body } from "./body";

/** The colour of a faction, and its shades on metal. */
export interface Coats {
  hue: Colour;
  dark: Colour;
  deep: Colour;
}

/** How a figure is put together. */
export type Design = (body: Body, coats: Coats) => void;

export function coatsOf(hue: Colour): Coats {
  return { hue, dark: mix(hue, "#1a1f2a", 0.55), deep: mix(hue, "#11151d", 0.75) };
}
