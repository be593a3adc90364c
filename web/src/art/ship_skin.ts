import { mix } from "./colour";
import { Drawing, n, points, type Point } from "./drawing";
import type { Frame } from "./ship";
import type { Chance } from "./random";

/** What makes metal of a flat outline: plates of many shades, a coat of paint, light from above and a gleam from below. */

const [ROWS, COLUMNS] = [6, 17];
/** From where to where along the hull its coat of paint goes, and at which height. */
const PAINT: readonly Point[] = [[0.06, -0.62], [0.5, -0.62], [0.58, -0.3], [0.06, -0.3]];

/** Draw inside a shape, and nowhere else. */
function within(drawing: Drawing, shape: readonly Point[], inside: () => void): void {
  drawing.group(`clip-path="${drawing.clip(`<polygon points="${points(shape)}"/>`)}"`, inside);
}

/** The skin of a hull, over its ground colour. */
export function hullSkin(drawing: Drawing, frame: Frame, outline: readonly Point[], next: Chance): void {
  const { length, half, hue, shades } = frame;
  within(drawing, outline, () => {
    plating(drawing, [-length / 2, -half, length, 2 * half], next);
    drawing.polygon(PAINT.map(([along, across]) => [(along - 0.5) * length, across * half]), hue, 'opacity=".38"');
    drawing.polygon([[0.2, 0.5], [0.12, 1.2], [0.17, 1.2], [0.25, 0.5]].map(([along = 0, across = 0]) => [(along - 0.5) * length, across * half]), hue, 'opacity=".5"');
    drawing.soft(-length * 0.02, half * 1.15, length * 0.62, half * 0.95, "#01030a", 0.85);
    drawing.soft(length * 0.04, -half * 0.6, length * 0.44, half * 0.3, "#ffffff", 0.5);
    drawing.soft(-length * 0.5, 0, length * 0.12, half * 0.8, "#58b4ff", 0.55);
    drawing.soft(length * 0.36, -half * 0.2, length * 0.16, half * 0.6, mix(shades.bright, "#ffffff", 0.3), 0.35);
  });
}

/** Plates of slightly different shades, and small things that stick out of them. */
function plating(drawing: Drawing, [left, top, wide, high]: readonly [number, number, number, number], next: Chance): void {
  const [cell, row] = [wide / COLUMNS, high / ROWS];
  for (let place = 0; place < ROWS * COLUMNS; place++) {
    const [shade, broad] = [next(), 1 + Math.floor(next() * 2.4)];
    if (shade > 0.3 && shade < 0.7) continue;
    const [x, y] = [left + (place % COLUMNS) * cell, top + Math.floor(place / COLUMNS) * row];
    drawing.rect(x, y, cell * broad, row, shade < 0.5 ? "#02050d" : "#ffffff", `opacity="${n(shade < 0.5 ? 0.07 + shade * 0.4 : (shade - 0.62) * 0.42)}"`);
  }
  for (let stud = 0; stud < 14; stud++) {
    const [x, y, size] = [left + wide * (0.06 + 0.8 * next()), top + high * (0.2 + 0.6 * next()), wide * (0.006 + 0.012 * next())];
    drawing.rect(x, y, size * 1.8, size, "#0a0f1d", 'opacity=".6"').rect(x, y - size * 0.35, size * 1.8, size * 0.35, "#ffffff", 'opacity=".25"');
  }
}

/** A gleam along the lower edge: light that a world throws back. */
export function gleam(drawing: Drawing, lower: readonly Point[], length: number): void {
  drawing.line(`M${lower.slice(3, -3).map(([x, y]) => `${n(x)} ${n(y * 0.93)}`).join("L")}`, "#7fb6ff", length * 0.006, 'opacity=".5"');
}

/** Panels, a lit edge and the shade of the hull on a wing. */
export function wingSkin(drawing: Drawing, frame: Frame, shape: readonly Point[], upper: boolean): void {
  const { length, half, hue } = frame;
  const [xs, ys] = [shape.map(([x]) => x), shape.map(([, y]) => y)];
  const [left, right, tip] = [Math.min(...xs), Math.max(...xs), upper ? Math.min(...ys) : Math.max(...ys)];
  within(drawing, shape, () => {
    for (const part of [0.3, 0.52, 0.74]) {
      const y = half * 0.5 * Math.sign(tip) + (tip - half * 0.5 * Math.sign(tip)) * part;
      drawing.line(`M${n(left)} ${n(y)}L${n(right)} ${n(y + length * 0.012)}`, "#03060f", length * 0.004, 'opacity=".55"');
    }
    for (const part of [0.34, 0.66]) drawing.line(`M${n(left + (right - left) * part)} 0L${n(left + (right - left) * (part - 0.16))} ${n(tip)}`, "#03060f", length * 0.003, 'opacity=".45"');
    drawing.polygon([[left, tip * 0.8], [right, tip * 0.8], [right, tip * 0.9], [left, tip * 0.9]], hue, 'opacity=".45"');
    drawing.soft((left + right) / 2, 0, (right - left) * 0.8, half * 1.7, "#01030a", 0.8);
  });
  const edge = shape.slice(-3).map(([x, y]) => `${n(x)} ${n(y)}`);
  drawing.line(`M${edge.join("L")}`, "#ffffff", length * 0.003, `opacity="${upper ? 0.5 : 0.22}"`);
}
