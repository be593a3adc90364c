import { beam } from "../../art/burst";
import type { Colour } from "../../art/colour";
import { Drawing, type Point } from "../../art/drawing";
import { moving } from "../../lib/settings.svelte";
import type { Face } from "./cards";
import type { Fate } from "./story";

/** What leaves a muzzle: light, a salvo, or something that flies there by itself. */
export type ShotKind = "beam" | "bolts" | "torpedo";

/** Small craft spit sparks and heavy hits are thrown; everything else is light. */
export function shotOf(face: Face | undefined): ShotKind {
  const damage = Math.max(0, ...(face?.strikes ?? []).map((strike) => strike.damage));
  if (damage > 2) return "torpedo";
  return face?.kind === "unit" || damage > 1 ? "bolts" : "beam";
}

/** A shot on the board, drawn along the x axis from its muzzle. */
export interface Flown {
  ray: string;
  from: Point;
  /** Where it arrives, or what it aims at. */
  at: Point;
  angle: number;
  long: number;
}

interface Aim {
  /** The card that shoots, and the unit it shoots at. */
  from: string;
  to: string;
  fate: Fate;
  /** The shield that takes it, and the card that breaks. */
  caught: string;
  broken: string;
}

const [WIDE, BOLTS, BESIDE, BEYOND] = [10, 3, 0.34, 1.5];
/** A shield stands that far before the middle of its ship, in lengths of the ship. */
const BOW = 0.4;

/** The way of a shot; nothing where one of its ends is not drawn. */
export function flown(board: HTMLElement, aim: Aim, kind: ShotKind, colour: Colour): Flown | null {
  const [start, hull] = [boxOf(board, aim.from, "spot") ?? boxOf(board, aim.from, "thing"), boxOf(board, aim.to, "hull") ?? boxOf(board, aim.to, "thing")];
  if (!start || !hull) return null;
  const from = middle(start);
  const at = arrival(board, aim, hull, from);
  const to: Point = aim.fate === "missed" || aim.fate === "evaded" ? beside(from, at, hull.height) : at;
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const long = Math.hypot(dx, dy);
  return { ray: drawn(kind, long, colour), from, at, angle: (Math.atan2(dy, dx) * 180) / Math.PI, long };
}

/** Where it meets its target: at the card that breaks, at the shield, or in the middle. */
function arrival(board: HTMLElement, { caught, broken }: Aim, hull: DOMRect, from: Point): Point {
  const torn = broken && boxOf(board, broken, "spot");
  if (torn) return middle(torn);
  const [x, y] = middle(hull);
  return caught ? [x - Math.sign(x - from[0]) * hull.width * BOW, y] : [x, y];
}

/** A shot that misses goes on past its target. */
function beside(from: Point, at: Point, high: number): Point {
  const [dx, dy] = [at[0] - from[0], at[1] - high * BESIDE - from[1]];
  return [from[0] + dx * BEYOND, from[1] + dy * BEYOND];
}

function drawn(kind: ShotKind, long: number, colour: Colour): string {
  if (kind === "beam") return beam([0, 0], [long, 0], WIDE, colour);
  const drawing = new Drawing();
  for (let bolt = 0; bolt < (kind === "bolts" ? BOLTS : 1); bolt++) drawing.group(`class="bolt" style="--place:${bolt}"`, () => (kind === "bolts" ? spark(drawing, colour) : torpedo(drawing, colour)));
  return String(drawing);
}

function spark(drawing: Drawing, colour: Colour): void {
  drawing.ellipse(0, 0, 34, 9, colour, 'opacity=".45"');
  drawing.ellipse(6, 0, 26, 4, "#ffffff");
}

function torpedo(drawing: Drawing, colour: Colour): void {
  const trail = drawing.linear([[0, "#ffb46a", 0], [0.7, "#ffb46a", 0.6], [1, "#ffffff", 0.9]], [0, 0], [1, 0]);
  drawing.rect(-150, -7, 140, 14, trail, 'rx="7"');
  drawing.polygon([[-16, -8], [14, -8], [30, 0], [14, 8], [-16, 8]], "#39405a", `stroke="${colour}" stroke-width="2"`);
  drawing.glow(-16, 0, 22, "#ff9a3d");
}

function boxOf(board: HTMLElement, id: string, as: "spot" | "hull" | "thing"): DOMRect | null {
  const found = board.querySelector(`[data-${as}="${CSS.escape(id)}"]`);
  if (!found) return null;
  const [box, frame] = [found.getBoundingClientRect(), board.getBoundingClientRect()];
  return new DOMRect(box.x - frame.x, box.y - frame.y, box.width, box.height);
}

function middle({ x, y, width, height }: DOMRect): Point {
  return [x + width / 2, y + height / 2];
}

/** A ship that evades banks out of the way, and comes back. */
export function swerve(board: HTMLElement, id: string): void {
  const away = "translateY(46px) rotate(7deg) scale(0.96)";
  move(board, id, [{ transform: "none" }, { transform: away, offset: 0.25 }, { transform: away, offset: 0.6 }, { transform: "none" }], { duration: 1300, delay: 420, easing: "ease-in-out" });
}

/** A ship that is hit is thrown back and shakes. */
export function recoil(board: HTMLElement, id: string): void {
  const places = [[0, 0], [-12, 5], [9, -5], [-7, 3], [4, -2], [0, 0]];
  move(board, id, places.map(([x, y]) => ({ transform: `translate(${x}px, ${y}px)`, filter: x === -12 ? "brightness(2.2)" : "none" })), { duration: 480, delay: 80 });
}

function move(board: HTMLElement, id: string, frames: Keyframe[], how: KeyframeAnimationOptions): void {
  const drawn = board.querySelector(`[data-hull="${CSS.escape(id)}"] > svg`);
  if (moving()) drawn?.animate(frames, how);
}
