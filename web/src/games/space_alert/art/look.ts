import type { Colour } from "../../../art/colour";
import { n, type Drawing, type Point } from "../../../art/drawing";

/** What is known of a threat that its picture is made of, in a box from -100 to 100. */
export interface Look {
  seed: number;
  hp: number;
  shield: number;
  speed: number;
  yellow: boolean;
}

/** How one kind of threat is drawn. */
export type Draw = (drawing: Drawing, look: Look) => void;

/** An arm that narrows and curls away from a body. */
export function arm(drawing: Drawing, from: Point, angle: number, length: number, wide: number, colours: readonly [Colour, Colour], curl: number, suckers = ""): void {
  const STEPS = 20;
  const left: Point[] = [];
  const right: Point[] = [];
  let [x, y] = from;
  let dots = "";
  for (let step = 0; step <= STEPS; step++) {
    const part = step / STEPS;
    const half = wide * (1 - part * 0.92);
    const [across, along] = [Math.cos(angle + Math.PI / 2), Math.sin(angle + Math.PI / 2)];
    left.push([x + across * half, y + along * half]);
    right.unshift([x - across * half, y - along * half]);
    if (suckers && step % 2 && step < STEPS - 3) dots += `<circle cx="${n(x + across * half * 0.45)}" cy="${n(y + along * half * 0.45)}" r="${n(half * 0.34)}"/>`;
    angle += ((curl * (0.25 + part * 1.7) + 0.35 * Math.sin(part * 6 + curl * 3)) / STEPS) * 3;
    x += (Math.cos(angle) * length) / STEPS;
    y += (Math.sin(angle) * length) / STEPS;
  }
  const skin = drawing.linear([[0, colours[0]], [1, colours[1]]], [0, 0], [0.7, 1]);
  drawing.polygon([...left, ...right], skin, `stroke="${colours[1]}" stroke-width=".8" stroke-linejoin="round"`);
  if (dots) drawing.add(`<g fill="${suckers}">${dots}</g>`);
}

/** A robot that stands on the origin, about 38 high. */
export function robot(drawing: Drawing, eyes: Colour = "#7fd8ff"): void {
  drawing.rect(-9, -23, 18, 14, "#8a9bbb", 'rx="3"').rect(0, -23, 9, 14, "#53627f", 'rx="3"');
  drawing.path("M-13-21h4v10h-4zM9-21h4v10h-4z", "#66769a").path("M-7-9h5v9h-5zM2-9h5v9h-5z", "#465576");
  drawing.rect(-7, -34, 14, 10, "#c3cfe4", 'rx="3"').rect(-5, -31, 10, 4, "#0a101c", 'rx="2"');
  drawing.ellipse(-2, -29, 1.6, 1.6, eyes).ellipse(2.5, -29, 1.6, 1.6, eyes).line("M0-34v-4", "#c3cfe4", 1.5);
}
