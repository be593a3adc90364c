import type { Colour } from "./colour";
import { Drawing, n, type Point } from "./drawing";
import { chance } from "./random";

/** An explosion around the origin: light, sparks, and what flies apart. `age` goes from 0 to 1. */
export function burst(seed: number, radius: number, colour: Colour = "#ff9a3d", age = 0.4): string {
  const drawing = new Drawing();
  const next = chance(seed);
  const fade = 1 - age;
  drawing.glow(0, 0, radius * (0.9 + age), colour, 0.9 * fade + 0.05);
  for (let spark = 0; spark < 34; spark++) {
    const angle = next() * 6.2832;
    const [from, to] = [radius * age * 0.6, radius * (0.25 + next() * 1.1) * (0.55 + age)];
    const bright = next() < 0.4;
    const way = `M${n(Math.cos(angle) * from)} ${n(Math.sin(angle) * from)}L${n(Math.cos(angle) * to)} ${n(Math.sin(angle) * to)}`;
    drawing.line(way, bright ? "#ffffff" : "#ffd08a", radius * (0.01 + next() * 0.03), `opacity="${n(0.3 + 0.7 * next() * fade)}"`);
  }
  for (let shard = 0; shard < 18; shard++) {
    const angle = next() * 6.2832;
    const far = radius * (0.2 + next() * 1.3) * (0.35 + age);
    const size = radius * (0.03 + next() * 0.07);
    const shape: Point[] = [
      [-size, -size * 0.4],
      [size * 0.6, -size * 0.7],
      [size, size * 0.5],
      [-size * 0.3, size * 0.7],
    ];
    const fill = next() < 0.5 ? "#2a2230" : "#ffb46a";
    drawing.group(`transform="translate(${n(Math.cos(angle) * far)} ${n(Math.sin(angle) * far)}) rotate(${n(next() * 360)})"`, () => drawing.polygon(shape, fill));
  }
  const ring = radius * (0.3 + 0.9 * age);
  drawing.add(`<circle r="${n(ring)}" fill="none" stroke="${colour}" stroke-width="${n(radius * 0.05 * fade)}" opacity="${n(fade)}"/>`);
  drawing.ellipse(0, 0, radius * 0.22 * fade, radius * 0.22 * fade, "#ffffff");
  return String(drawing);
}

/** A ray from one place to another. */
export function beam(from: Point, to: Point, width: number, colour: Colour): string {
  const drawing = new Drawing();
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const long = Math.hypot(dx, dy);
  const fill = drawing.linear([
    [0, colour, 0],
    [0.38, colour, 0.55],
    [0.5, "#ffffff"],
    [0.62, colour, 0.55],
    [1, colour, 0],
  ]);
  drawing.group(`transform="translate(${n(from[0])} ${n(from[1])}) rotate(${n((Math.atan2(dy, dx) * 180) / Math.PI)})"`, () => {
    drawing.rect(0, -width * 3.2, long, width * 6.4, fill, 'opacity=".38"');
    drawing.rect(0, -width, long, width * 2, fill);
    drawing.rect(0, -width * 0.17, long, width * 0.34, "#ffffff");
  });
  return String(drawing);
}

/** A shield that catches something: combs of light around where it was hit. */
export function flare(radius: number, colour: Colour = "#5cc8ff"): string {
  const drawing = new Drawing();
  const cell = radius / 4.2;
  drawing.soft(0, 0, radius, radius, colour, 0.5);
  for (let row = -3; row <= 3; row++) {
    for (let column = -3; column <= 3; column++) {
      const [x, y] = [(column + (row & 1) / 2) * cell * 1.732, row * cell * 1.5];
      const part = 1 - Math.hypot(x, y) / radius;
      if (part <= 0.05) continue;
      const corners = [0, 1, 2, 3, 4, 5].map((corner): Point => [x + cell * 0.93 * Math.sin((corner * Math.PI) / 3), y + cell * 0.93 * Math.cos((corner * Math.PI) / 3)]);
      drawing.polygon(corners, colour, `fill-opacity="${n(part * 0.7)}" stroke="#dff6ff" stroke-opacity="${n(part)}" stroke-width="${n(radius * 0.012)}"`);
    }
  }
  for (const ring of [0.35, 0.6, 0.9]) drawing.add(`<circle r="${n(radius * ring)}" fill="none" stroke="#bfeaff" stroke-width="${n(radius * 0.02)}" opacity="${n(1 - ring)}"/>`);
  return String(drawing);
}
