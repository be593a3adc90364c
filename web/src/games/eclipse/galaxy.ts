import { LENGTHS } from "./pictures";
import type { Sector, Ship } from "./things";

export const SIZE = 60;
/** Half the distance between two opposite edges. */
export const APOTHEM = (SIZE * Math.sqrt(3)) / 2;

/** The middle of a zone written `q,r`; the tiles are flat-topped. */
export function middle(zone: string): [number, number] {
  const [q = 0, r = 0] = zone.split(",").map(Number);
  return [SIZE * 1.5 * q, SIZE * Math.sqrt(3) * (r + q / 2)];
}

/** A flat-topped hex around the origin. */
export function hex(size: number): string {
  const corners = [0, 1, 2, 3, 4, 5].map((corner) => {
    const angle = (Math.PI / 3) * corner;
    return `${(size * Math.cos(angle)).toFixed(1)},${(size * Math.sin(angle)).toFixed(1)}`;
  });
  return corners.join(" ");
}

/** Degrees by which the north edge is turned to become this edge. */
export function turn(edge: number): number {
  return edge * 60;
}

/** The icon of each resource; a planet that takes any of them has none. */
export const RESOURCE_ICONS: Record<string, string> = { money: "coin", science: "science", materials: "materials" };

/** From a zone to its neighbours, clockwise from north: the numbers of the edges. */
const STEPS = [[0, -1], [1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0]] as const;

/** The zone behind an edge. */
export function neighbour(zone: string, edge: number): string {
  const [q = 0, r = 0] = zone.split(",").map(Number);
  const [dq, dr] = STEPS[edge] ?? [0, 0];
  return `${q + dq},${r + dr}`;
}

/** The edges at which a wormhole meets another one: a way. */
export function joined(zone: string, wormholes: readonly number[], sectors: readonly Sector[]): number[] {
  return wormholes.filter((edge) => {
    const beyond = neighbour(zone, edge);
    return sectors.some((other) => other.zone === beyond && other.wormholes.includes((edge + 3) % 6));
  });
}

/** Where something lies in a sector, and how large it is drawn. */
export interface Berth {
  x: number;
  y: number;
  scale: number;
}

const ROOM = { left: -45, top: -44, width: 90, height: 46 };
/** Ships of one formation cover each other by so much of their length, at most. */
const CLOSE = 1.2;

/** Ships in formation: the ones of the sector's owner on the left, the others on the right, large ones behind. */
export function formation(ships: readonly Ship[], owner: number): Map<string, Berth & { turned: boolean }> {
  const parties = [...new Set(ships.map((ship) => ship.owner))].sort((a, b) => Number(b === owner) - Number(a === owner) || a - b);
  const weight = (party: number) => Math.sqrt(ships.filter((ship) => ship.owner === party).length);
  const all = parties.reduce((sum, party) => sum + weight(party), 0);
  const found = new Map<string, Berth & { turned: boolean }>();
  let left = ROOM.left;
  for (const [place, party] of parties.entries()) {
    const width = (ROOM.width * weight(party)) / all;
    const fleet = ships.filter((ship) => ship.owner === party).sort((a, b) => lengthOf(b) - lengthOf(a) || a.id.localeCompare(b.id));
    for (const [id, berth] of rows(fleet, left, width)) found.set(id, { ...berth, turned: place > 0 });
    left += width;
  }
  return found;
}

function lengthOf(ship: Ship): number {
  return LENGTHS[ship.type] ?? 30;
}

function rows(fleet: readonly Ship[], left: number, width: number): [string, Berth][] {
  const inRow = Math.max(1, Math.min(fleet.length, Math.ceil(Math.sqrt((fleet.length * width) / ROOM.height / CLOSE))));
  const count = Math.ceil(fleet.length / inRow);
  return fleet.map((ship, place) => {
    const row = Math.floor(place / inRow);
    const here = Math.min(inRow, fleet.length - row * inRow);
    const [cell, high] = [width / here, ROOM.height / count];
    const scale = Math.min(1, (cell * CLOSE) / lengthOf(ship), (high * CLOSE * 1.5) / lengthOf(ship));
    return [ship.id, { x: left + cell * (place - row * inRow + 0.5), y: ROOM.top + high * (row + 0.5), scale }];
  });
}

/** Where the planets of a sector lie, and how large they are. */
export function orbits(count: number): Berth[] {
  const [inRow, scale] = count <= 3 ? [3, 1] : count === 4 ? [4, 0.9] : [Math.ceil(count / 2), 0.74];
  return Array.from({ length: count }, (_, place) => {
    const row = Math.floor(place / inRow);
    const here = Math.min(inRow, count - row * inRow);
    return { x: (place - row * inRow - (here - 1) / 2) * 25 * scale, y: count > 4 ? 4 + row * 21 : 12, scale };
  });
}
