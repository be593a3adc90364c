import type { Point } from "../../art/drawing";
import { aboard, ZONES, type Ship, type Track } from "./ship";

/** Where everything stands in the window: the ship below, the lanes that lead to it in perspective. */

export interface Room {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The measures of a window of this size, in pixels: nothing in it depends on what is shown. */
export interface Scene {
  width: number;
  height: number;
  /** Whether there is room for words in the rooms. */
  worded: boolean;
  /** Where the hull begins. */
  top: number;
  room: { width: number; height: number; gap: number; left: number; foot: number };
  lane: { near: number; far: number; wide: number };
}

/** How much nearer each space is. */
const DEPTH = 0.085;
const LONGEST = 16;
/** A window is never smaller, not even before it is measured. */
const LEAST = 240;
const WORDED = 190;
/** How high the floor of a room lies above its edge, with and without words. */
const FLOOR = { worded: 19, plain: 5 };

function scale(space: number): number {
  return 1 / (1 + (space - 1) * DEPTH);
}

/** `head` is kept free at the top for the cards of the threats. */
export function sceneOf(wide: number, high: number, head: number): Scene {
  const [width, height] = [Math.max(LEAST, wide), Math.max(LEAST, high)];
  const [gap, side] = [width > 600 ? 8 : 4, Math.max(14, width * 0.045)];
  const roomWidth = (width - 2 * side - 2 * gap) / 3;
  const worded = roomWidth >= WORDED;
  const roomHeight = Math.min(height * 0.235, roomWidth * 0.62);
  const pad = roomHeight * 0.16;
  const foot = height - pad * 0.9;
  const roof = foot - 2 * roomHeight - gap;
  const near = roof - pad * 1.4;
  return {
    width,
    height,
    worded,
    top: roof - pad * 1.35,
    room: { width: roomWidth, height: roomHeight, gap, left: side, foot },
    lane: { near: near - 6, far: Math.min(head, near - 60), wide: roomWidth * 0.36 },
  };
}

export function roomOf({ room }: Scene, station: string): Room {
  const zone = Math.max(0, ZONES.findIndex((each) => station.endsWith(each)));
  const y = room.foot - room.height * (station.startsWith("upper") ? 2 : 1) - (station.startsWith("upper") ? room.gap : 0);
  return { x: room.left + zone * (room.width + room.gap), y, width: room.width, height: room.height };
}

/** Where feet stand in a room. */
export function floorOf(scene: Scene, station: string): number {
  const { y, height } = roomOf(scene, station);
  return y + height - (scene.worded ? FLOOR.worded : FLOOR.plain) - 2;
}

/** The middle of system A, B or C in a room: the lift is on the side of the next zone. */
export function systemAt(scene: Scene, station: string, place: number): number {
  const { x, width } = roomOf(scene, station);
  return x + width * ((station.endsWith("blue") ? 0.255 : 0.145) + place * 0.3);
}

/** The middle of the lift of a zone. */
export function liftAt(scene: Scene, zone: string): number {
  const { x, width } = roomOf(scene, `upper_${zone}`);
  return x + width * (zone === "blue" ? 0.055 : 0.945);
}

/** The muzzle of a weapon. */
export function muzzleAt(scene: Scene, station: string): Point {
  const { y, height, x, width } = roomOf(scene, station);
  if (station.startsWith("upper")) return [systemAt(scene, station, 0), scene.top - height * 0.4];
  if (station === "lower_white") return [scene.width / 2, scene.top - 6];
  const side = station.endsWith("red") ? -1 : 1;
  return [side < 0 ? x - width * 0.09 : x + width * 1.09, y - height * 0.62];
}

/** A place on a lane: `across` is -0.5 to 0.5 from its left to its right edge; the last number is how near it is. */
export function laneAt({ lane, room, width }: Scene, zone: number, space: number, across = 0): [number, number, number] {
  const part = scale(space);
  const [last, middle] = [scale(LONGEST), width / 2];
  const horizon = (lane.far - last * lane.near) / (1 - last);
  const near = room.left + zone * (room.width + room.gap) + room.width / 2;
  return [middle + (near + across * lane.wide - middle) * part, horizon + (lane.near - horizon) * part, part];
}

/** Where a threat of this lane is seen close up, and how large: opposite to what is told of it. */
export function closeUp({ top, width }: Scene, zone: number): { x: number; y: number; size: number } {
  const size = Math.min(top * 0.92, width * 0.34);
  return { x: width * (zone === 2 ? 0.36 : 0.64), y: top * 0.5, size };
}

/** The four corners of a space of a lane. */
export function cellOf(scene: Scene, zone: number, space: number): Point[] {
  const corner = (from: number, across: number): Point => {
    const [x, y] = laneAt(scene, zone, from, across);
    return [x, y];
  };
  return [corner(space - 0.44, -0.5), corner(space - 0.44, 0.5), corner(space + 0.44, 0.5), corner(space + 0.44, -0.5)];
}

/** What is printed on the spaces where a threat acts. */
export const LETTERS = ["X", "Y", "Z"];

/** The letter on a space, or nothing. */
export function letterOf(track: Track, space: number): string {
  return LETTERS[track.marks[space] ?? -1] ?? "";
}

/** Where somebody stands: at the system that is used, else beside the others; whoever is out flies before the ship. */
export function figureAt(scene: Scene, ship: Ship, number: number, system = -1): Point {
  const station = ship.crew[number]?.station ?? "";
  const there = aboard(ship, station);
  const place = there.indexOf(number);
  if (!ZONES.some((zone) => station.endsWith(zone))) return [scene.room.left + 30 + place * 34, scene.top - 34];
  const { width } = roomOf(scene, station);
  const free = systemAt(scene, station, 0) + width * (0.16 + (0.5 * (place + 0.5)) / Math.max(1, there.length));
  const x = system >= 0 ? systemAt(scene, station, system) + width * 0.09 + place * 5 : free;
  return [x, floorOf(scene, station)];
}

/** How high a figure is. */
export function figureHeight(scene: Scene): number {
  return scene.room.height * (scene.worded ? 0.5 : 0.54);
}
