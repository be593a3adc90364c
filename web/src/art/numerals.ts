import type { Colour } from "./colour";
import { Drawing, type Point } from "./drawing";

/** Numerals of our own, made of bars, for numbers that people compare. */

/** The bars of every sign: a top, b and c right, d bottom, e and f left, g middle, h upright of the plus. */
const BARS: Record<string, string> = {
  "0": "abcdef",
  "1": "bc",
  "2": "abged",
  "3": "abgcd",
  "4": "fgbc",
  "5": "afgcd",
  "6": "afgedc",
  "7": "abc",
  "8": "abcdefg",
  "9": "abcdfg",
  "-": "g",
  "−": "g",
  "+": "gh",
  "=": "ij",
  T: "ak",
};

/** How wide a sign is, for a height of 1, with the gap behind it. */
function advance(sign: string): number {
  if (sign === ":" || sign === ".") return 0.3;
  return sign === " " ? 0.22 : 0.67;
}

/** How wide a text becomes at this height. */
export function numeralsWidth(text: string, height: number): number {
  return ([...text].reduce((sum, sign) => sum + advance(sign), 0) - 0.17) * height;
}

/** A text of numerals with its upper left corner at the origin; bars that are off are seen faintly. */
export function numerals(text: string, height: number, colour: Colour, off = 0.09): string {
  const drawing = new Drawing();
  let x = 0;
  for (const sign of text) {
    if (sign === ":" || sign === ".") {
      const dots = sign === ":" ? [0.24, 0.64] : [0.9];
      for (const y of dots) drawing.rect(x + 0.02 * height, y * height, 0.13 * height, 0.13 * height, colour);
    } else if (sign !== " ") bars(drawing, sign, x, height, colour, off);
    x += advance(sign) * height;
  }
  return String(drawing);
}

function bars(drawing: Drawing, sign: string, x: number, height: number, colour: Colour, off: number): void {
  const on = BARS[sign] ?? "";
  const shapes = barShapes(x, height);
  for (const [bar, shape] of Object.entries(shapes)) {
    if (on.includes(bar)) drawing.polygon(shape, colour);
    else if (off && /\d/.test(sign) && "abcdefg".includes(bar)) drawing.polygon(shape, colour, `opacity="${off}"`);
  }
}

function barShapes(x: number, height: number): Record<string, Point[]> {
  const width = height * 0.5;
  const half = height * 0.065;
  const flat = (y: number): Point[] => [
    [x + half, y],
    [x + 2 * half, y - half],
    [x + width - 2 * half, y - half],
    [x + width - half, y],
    [x + width - 2 * half, y + half],
    [x + 2 * half, y + half],
  ];
  const upright = (left: number, y: number, long = height / 2): Point[] => [
    [left, y + half],
    [left + half, y + 2 * half],
    [left + half, y + long - 2 * half],
    [left, y + long - half],
    [left - half, y + long - 2 * half],
    [left - half, y + 2 * half],
  ];
  const middle = x + width / 2;
  return {
    a: flat(half),
    b: upright(x + width, 0),
    c: upright(x + width, height / 2),
    d: flat(height - half),
    e: upright(x, height / 2),
    f: upright(x, 0),
    g: flat(height / 2),
    h: upright(middle, height * 0.22, height * 0.56),
    i: flat(height * 0.36),
    j: flat(height * 0.64),
    k: upright(middle, 0, height),
  };
}
