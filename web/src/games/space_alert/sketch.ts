import { SHAPES } from "../../lib/shapes";
import type { Mark } from "../../wire/messages";
import { cellOf, laneAt, roomOf, type Scene } from "./scene";
import { STATIONS, ZONES, type Ship, type ZoneName } from "./ship";

/** What can be put on the sketch pad, and the letter it has there. */
export const SIGNS = { pawn: "", a: "A", b: "B", c: "C", bots: "⚙", danger: "!", arrow: "➜" } as const;
export type Sign = keyof typeof SIGNS;

export type Point = readonly [number, number];

/** How far apart chips stand in a room, and how many stand side by side. */
const SLOT = [46, 23] as const;
const BESIDE = 4;

/** A mark with the place of its chip; an arrow also with its ends. */
export interface Chip {
  mark: Mark;
  key: string;
  label: string;
  x: number;
  y: number;
  width: number;
  from?: Point;
  to?: Point;
}

/** A space of a trajectory that can be marked. */
export interface Target {
  id: string;
  zone: ZoneName;
  space: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

function isSign(sign: string): sign is Sign {
  return sign in SIGNS;
}

function labelOf(mark: Mark, sign: Sign): string {
  return `${SHAPES[mark.seat] ?? "○"}${SIGNS[sign]}${mark.number ? String(mark.number) : ""}`;
}

function widthOf(label: string): number {
  return 10 + [...label].length * 11;
}

export function keyOf(mark: Mark): string {
  return [mark.seat, mark.sign, mark.at, mark.to ?? "", mark.number ?? 0].join(" ");
}

/** The middle of a station or of a space; nothing where there is no such place. */
export function middleOf(scene: Scene, ship: Ship, place: string): Point | null {
  if (STATIONS.some((each) => each === place)) {
    const { x, y, width, height } = roomOf(scene, place);
    return [x + width / 2, y + height / 2];
  }
  const found = targets(scene, ship).find((each) => each.id === place);
  return found ? [found.x + found.width / 2, found.y + found.height / 2] : null;
}

/** Every space of every lane. */
export function targets(scene: Scene, ship: Ship): Target[] {
  return ZONES.flatMap((zone, place) => {
    const track = ship.tracks[zone];
    if (!track) return [];
    return Array.from({ length: track.length }, (_, number) => {
      const space = number + 1;
      const corners = cellOf(scene, place, space);
      const [across, down] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
      const [x, y] = [Math.min(...across), Math.min(...down)];
      return { id: `track.${zone}.${String(space)}`, zone, space, x, y, width: Math.max(...across) - x, height: Math.max(...down) - y };
    });
  });
}

/** The lanes as wholes: a finger touches one of them first, then the number of a space. */
export function columns(scene: Scene, ship: Ship): Target[] {
  return ZONES.flatMap((zone) => {
    const spaces = targets(scene, ship).filter((each) => each.zone === zone);
    const [near, far] = [spaces[0], spaces.at(-1)];
    if (!near || !far) return [];
    const [left, right] = [Math.min(near.x, far.x), Math.max(near.x + near.width, far.x + far.width)];
    return [{ id: `track.${zone}`, zone, space: 0, x: left, y: far.y, width: right - left, height: near.y + near.height - far.y }];
  });
}

/** Where the chips of all marks are drawn: side by side at their place. What names no place is left out. */
export function chipsOf(scene: Scene, ship: Ship, marks: readonly Mark[]): Chip[] {
  const there = new Map<string, number>();
  return marks.flatMap((mark) => {
    const from = middleOf(scene, ship, mark.at);
    if (!from || !isSign(mark.sign)) return [];
    const label = labelOf(mark, mark.sign);
    const chip = { mark, key: keyOf(mark), label, width: widthOf(label) };
    if (mark.sign === "arrow") {
      const to = middleOf(scene, ship, mark.to ?? "");
      return to ? [{ ...chip, from, to, x: (from[0] + to[0] - chip.width) / 2, y: (from[1] + to[1]) / 2 }] : [];
    }
    const before = there.get(mark.at) ?? 0;
    there.set(mark.at, before + 1);
    const [x, y] = mark.at.startsWith("track.") ? onLane(scene, mark.at, before) : inRoom(scene, mark.at, before, chip.width);
    return [{ ...chip, x, y }];
  });
}

/** In a room chips stand under the ceiling, from the right. */
function inRoom(scene: Scene, station: string, before: number, wide: number): Point {
  const { x, y, width } = roomOf(scene, station);
  return [x + width - 6 - wide - (before % BESIDE) * SLOT[0], y + 22 + Math.floor(before / BESIDE) * SLOT[1]];
}

/** The head of an arrow, as a path. */
export function headOf(from: Point, to: Point): string {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const corner = (turn: number) => `${(to[0] - 15 * Math.cos(angle + turn)).toFixed(1)} ${(to[1] - 15 * Math.sin(angle + turn)).toFixed(1)}`;
  return `M${corner(0.5)} L${String(to[0])} ${String(to[1])} L${corner(-0.5)}`;
}

/** Beside its space. */
function onLane(scene: Scene, place: string, before: number): Point {
  const [, zone = "", space = ""] = place.split(".");
  const [x, y] = laneAt(scene, ZONES.findIndex((each) => each === zone), Number(space), 0.5);
  return [x + 4 + before * SLOT[0], y];
}
