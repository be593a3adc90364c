import { mix, type Colour } from "./colour";
import { Drawing, n, type Point } from "./drawing";
import { chance, pick } from "./random";

/** The sign of a people or a faction: a field, and a figure that is the same on both sides; nothing but the seed decides it. */
export function emblem(seed: number, hue: Colour): string {
  const drawing = new Drawing();
  const next = chance(seed);
  const field = FIELDS[Math.floor(next() * FIELDS.length)] ?? "";
  const cloth = drawing.linear(
    [
      [0, mix(hue, "#ffffff", 0.25)],
      [0.5, mix(hue, "#0b1020", 0.25)],
      [1, mix(hue, "#05070f", 0.75)],
    ],
    [0, 0],
    [0.6, 1],
  );
  drawing.path(field, cloth, `stroke="${mix(hue, "#ffffff", 0.45)}" stroke-width="2.4" stroke-linejoin="round"`);
  const ink = mix(hue, "#ffffff", 0.82);
  const arms = pick(next, [2, 3, 4, 5, 6]);
  const inner = 5 + next() * 5;
  const outer = 22 + next() * 8;
  const wide = 3 + next() * 6;
  const bend = (next() - 0.5) * 18;
  const form = Math.floor(next() * 4);
  for (let arm = 0; arm < arms; arm++) {
    drawing.group(`transform="rotate(${n((arm * 360) / arms)})"`, () => ARMS[form]?.(drawing, inner, outer, wide, bend, ink));
  }
  if (next() < 0.6) drawing.ellipse(0, 0, inner * 0.8, inner * 0.8, ink);
  if (next() < 0.5) drawing.add(`<circle r="${n(outer + 3)}" fill="none" stroke="${ink}" stroke-width="1.6" opacity=".7"/>`);
  return String(drawing);
}

/** Fields in a box from -50 to 50. */
const FIELDS = [
  "M0 -46L40 -34V4Q38 32 0 47Q-38 32 -40 4V-34Z",
  "M0 -46L40 -23V23L0 46L-40 23V-23Z",
  "M-42 0A42 42 0 1 1 42 0A42 42 0 1 1 -42 0Z",
  "M0 -48L48 0L0 48L-48 0Z",
  "M-34 -40H34L44 -8L0 46L-44 -8Z",
];

type Arm = (drawing: Drawing, inner: number, outer: number, wide: number, bend: number, ink: Colour) => void;

const ARMS: readonly Arm[] = [
  (drawing, inner, outer, wide, bend, ink) => drawing.path(`M${n(-wide)} ${n(-inner)}Q${n(bend - wide)} ${n(-outer * 0.7)} 0 ${n(-outer)}Q${n(bend + wide)} ${n(-outer * 0.7)} ${n(wide)} ${n(-inner)}Z`, ink),
  (drawing, inner, outer, wide, _bend, ink) => {
    const tip: Point[] = [[0, -outer], [wide, -outer + wide * 1.6], [wide * 0.4, -inner], [-wide * 0.4, -inner], [-wide, -outer + wide * 1.6]];
    drawing.polygon(tip, ink);
  },
  (drawing, inner, outer, wide, bend, ink) => drawing.line(`M0 ${n(-inner)}Q${n(bend)} ${n(-outer * 0.6)} ${n(bend * 0.4)} ${n(-outer)}`, ink, wide * 0.7).ellipse(bend * 0.4, -outer, wide * 0.65, wide * 0.65, ink),
  (drawing, inner, outer, wide, _bend, ink) => drawing.line(`M${n(-wide)} ${n(-outer * 0.75)}A${n(wide)} ${n(wide)} 0 0 1 ${n(wide)} ${n(-outer * 0.75)}M0 ${n(-inner)}V${n(-outer)}`, ink, wide * 0.55),
];
