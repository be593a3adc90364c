import { mix, type Colour } from "./colour";
import { Drawing, n } from "./drawing";

/** Where the pips of a die lie, on a grid of three by three. */
const PIPS: Record<number, readonly number[]> = { 1: [4], 2: [0, 8], 3: [0, 4, 8], 4: [0, 2, 6, 8], 5: [0, 2, 4, 6, 8], 6: [0, 2, 3, 5, 6, 8] };

/** A die as it lies: what it shows, and its colour. */
export interface DieFace {
  value: number;
  colour?: Colour;
  /** On dice of space battles a six is a star and a one is nothing. */
  starred?: boolean;
}

/** A die in a box of 76 by 76, with the edge it stands on. */
export function die({ value, colour = "#f4f7ff", starred = false }: DieFace): string {
  const drawing = new Drawing();
  const [shade, ink] = [mix(colour, "#05070f", 0.45), mix(colour, "#05070f", 0.9)];
  const face = drawing.linear(
    [
      [0, mix(colour, "#ffffff", 0.75)],
      [0.5, colour],
      [1, mix(colour, "#1a2238", 0.25)],
    ],
    [0, 0],
    [1, 1],
  );
  drawing.ellipse(38, 71, 30, 4.5, "#000000", 'opacity=".4"');
  drawing.rect(4, 7, 68, 64, shade, 'rx="15"');
  drawing.rect(4, 3, 68, 64, face, 'rx="15"');
  drawing.line("M14 8H58", "#ffffff", 2.5, 'opacity=".7"');
  if (starred && value === 6) drawing.group("data-pip=\"star\"", () => drawing.add(`<path d="${star(38, 35, 25, 11)}" fill="${ink}"/>`));
  else if (starred && value === 1) drawing.line("M28 35H48", ink, 5, 'data-pip="none" opacity=".35"');
  else for (const pip of PIPS[value] ?? []) drawing.ellipse(18 + (pip % 3) * 20, 15 + Math.floor(pip / 3) * 20, 6.4, 6.4, ink, 'data-pip=""');
  return String(drawing);
}

/** A star with eight points around a place. */
export function star(x: number, y: number, long: number, short: number, tips = 8): string {
  let way = "";
  for (let corner = 0; corner < 2 * tips; corner++) {
    const far = corner % 2 ? short : long;
    const angle = (corner * Math.PI) / tips - Math.PI / 2;
    way += `${corner ? "L" : "M"}${n(x + Math.cos(angle) * far)} ${n(y + Math.sin(angle) * far)}`;
  }
  return `${way}Z`;
}
