import { SHAPES } from "../../lib/shapes";
import type { Mark } from "../../wire/messages";
import { cell, column, DECK, LOWER, spaceAt, STATION, UPPER, ZONE } from "./drawing";
import { STATIONS, TRACKS, ZONES, type Ship, type TrackName } from "./ship";

/** What can be put on the sketch pad, and the letter it has there. */
export const SIGNS = { pawn: "", a: "A", b: "B", c: "C", bots: "⚙", danger: "!", arrow: "➜" } as const;
export type Sign = keyof typeof SIGNS;

export type Point = readonly [number, number];

/** Where chips stand in a station, the best places first: how many from the right, and how high. */
const SLOTS: readonly Point[] = [
  [0, 15],
  [0, 73],
  [0, DECK - 14],
  [1, DECK - 14],
  [1, 73],
  [2, DECK - 14],
  [0, 45],
  [1, 45],
  [1, 15],
];
const SLOT = 44;

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
  zone: TrackName;
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

/** The left upper corner of a station. */
function cornerOf(station: string): Point {
  const zone = ZONES.findIndex((each) => station.endsWith(each));
  return [column(zone) + 4, station.startsWith("upper") ? UPPER : LOWER];
}

/** The middle of a station or of a space; nothing where there is no such place. */
export function middleOf(ship: Ship, place: string): Point | null {
  if (STATIONS.some((each) => each === place)) {
    const [x, y] = cornerOf(place);
    return [x + STATION / 2, y + DECK / 2];
  }
  const found = targets(ship).find((each) => each.id === place);
  return found ? [found.x + 12, found.y + found.height / 2] : null;
}

/** Every space of every trajectory, as wide as its column. */
export function targets(ship: Ship): Target[] {
  return TRACKS.flatMap((zone, place) => {
    const track = ship.tracks[zone];
    if (!track) return [];
    const height = cell(track);
    return Array.from({ length: track.length }, (_, number) => {
      const space = number + 1;
      const width = zone === "internal" ? 80 : ZONE - 10;
      return { id: `track.${zone}.${String(space)}`, zone, space, x: column(place) + 2, y: spaceAt(track, space) - height / 2, width, height };
    });
  });
}

/** The trajectories as wholes: a finger touches one of them first, then the number of a space. */
export function columns(ship: Ship): Target[] {
  return TRACKS.flatMap((zone) => {
    const spaces = targets(ship).filter((each) => each.zone === zone);
    const far = spaces.at(-1);
    return far ? [{ ...far, id: `track.${zone}`, space: 0, height: far.height * spaces.length }] : [];
  });
}

/** Where the chips of all marks are drawn: side by side at their place. What names no place is left out. */
export function chipsOf(ship: Ship, marks: readonly Mark[]): Chip[] {
  const there = new Map<string, number>();
  return marks.flatMap((mark) => {
    const from = middleOf(ship, mark.at);
    if (!from || !isSign(mark.sign)) return [];
    const label = labelOf(mark, mark.sign);
    const chip = { mark, key: keyOf(mark), label, width: widthOf(label) };
    if (mark.sign === "arrow") {
      const to = middleOf(ship, mark.to ?? "");
      return to ? [{ ...chip, from, to, x: (from[0] + to[0] - chip.width) / 2, y: (from[1] + to[1]) / 2 }] : [];
    }
    const before = there.get(mark.at) ?? 0;
    there.set(mark.at, before + 1);
    const [x, y] = mark.at.startsWith("track.") ? onTrack(ship, mark.at, before) : inStation(mark.at, before);
    return [{ ...chip, x: x - chip.width, y }];
  });
}

/** In a station chips stand where least is printed. */
function inStation(station: string, before: number): Point {
  const [left, top] = cornerOf(station);
  const [aside, row] = SLOTS[before % SLOTS.length] ?? [0, 0];
  return [left + STATION - 4 - aside * SLOT, top + row];
}

/** The head of an arrow, as a path. */
export function headOf(from: Point, to: Point): string {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const corner = (turn: number) => `${(to[0] - 15 * Math.cos(angle + turn)).toFixed(1)} ${(to[1] - 15 * Math.sin(angle + turn)).toFixed(1)}`;
  return `M${corner(0.5)} L${String(to[0])} ${String(to[1])} L${corner(-0.5)}`;
}

function onTrack(ship: Ship, place: string, before: number): Point {
  const found = targets(ship).find((each) => each.id === place);
  return found ? [found.x + found.width - before * 40, found.y + found.height / 2] : [0, 0];
}
