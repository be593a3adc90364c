import type { Colour } from "./colour";
import { Drawing, n, shadesOf, torn, type Point } from "./drawing";
import { chance } from "./random";
import type { ShipPart } from "./ship";
import { drawPart } from "./ship_parts";

/** A base that does not fly: a ring around a core, with its parts on the ring. */
export interface StationPlan {
  hue: Colour;
  seed: number;
  /** From edge to edge. */
  size: number;
  parts?: readonly ShipPart[];
  holes?: number;
}

export function station({ hue, seed, size, parts = [], holes = 0 }: StationPlan): string {
  const drawing = new Drawing();
  const next = chance(seed);
  const r = size / 2;
  const shades = shadesOf(hue);
  const skin = drawing.linear(
    [
      [0, shades.bright],
      [0.35, shades.lit],
      [0.7, shades.dark],
      [1, shades.deep],
    ],
    [0, 0],
    [1, 1],
  );
  for (let arm = 0; arm < 8; arm++) {
    const angle = (arm * Math.PI) / 4;
    drawing.line(`M0 0L${n(Math.cos(angle) * r * 0.8)} ${n(Math.sin(angle) * r * 0.8)}`, arm % 2 ? shades.base : shades.lit, r * 0.09);
  }
  const octagon = (far: number, turned: number): Point[] => Array.from({ length: 8 }, (_, corner): Point => [Math.cos(((corner + turned) * Math.PI) / 4) * far, Math.sin(((corner + turned) * Math.PI) / 4) * far]);
  const ring = (far: number) => `M${octagon(far, 0.5).map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}Z`;
  drawing.path(`${ring(r * 0.92)}${ring(r * 0.68)}`, skin, `fill-rule="evenodd" stroke="#060a14" stroke-width="${n(r * 0.02)}"`);
  for (let lamp = 0; lamp < 24; lamp++) {
    const angle = lamp * 0.2618;
    drawing.ellipse(Math.cos(angle) * r * 0.79, Math.sin(angle) * r * 0.79, r * 0.018, r * 0.018, "#ffe2a8", `opacity="${n(0.3 + 0.7 * next())}"`);
  }
  drawing.sphere(0, 0, r * 0.38, r * 0.38, [shades.bright, shades.base, shades.deep], `stroke="${hue}" stroke-width="${n(r * 0.03)}"`);
  drawing.glow(0, 0, r * 0.2, "#8fe3ff", 0.95);
  const frame = { family: { hull: () => 1, beam: 1, wings: [], span: 1, engines: [], cockpit: 0.5, metal: "#5a6785" }, length: size, half: r * 0.3, reach: r, hue, shades, at: (): Point => [0, 0] };
  parts.forEach((part, place) => {
    const angle = part.kind === "shield" ? 0 : (place / Math.max(1, parts.length)) * 6.2832 - 0.6;
    const far = part.kind === "shield" ? 1 : 0.8;
    drawPart(drawing, frame, part, [Math.cos(angle) * r * far, Math.sin(angle) * r * far]);
  });
  for (let hole = 0; hole < holes; hole++) torn(drawing, (next() - 0.5) * r, (next() - 0.5) * r, r * 0.1, next() * 360);
  return String(drawing);
}
