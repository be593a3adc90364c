import type { Box } from "../../lib/panzoom";
import type { Named } from "./things";

/** Units of the drawing that a square is wide and high, and how high walls are. */
export const SQUARE = { wide: 68, high: 60, wall: 20 };

type Place = { column: number; row: number };

/** The middle of a square. */
export function centre({ column, row }: Place): [number, number] {
  return [(column + 0.5) * SQUARE.wide, (row + 0.5) * SQUARE.high];
}

/** How far people stand below the middle of a square, and above it where the wall in the south hides its edge. */
const [BELOW, ABOVE] = [8, -6];

/** Where somebody stands on a square. */
export function feet(place: Place, square: { walls: readonly string[] } | undefined): [number, number] {
  const [x, y] = centre(place);
  return [x, y + (square?.walls.includes("s") ? ABOVE : BELOW)];
}

export function floorBox(places: readonly Place[], border = 0.6): Box {
  const [columns, rows] = [places.map(({ column }) => column), places.map(({ row }) => row)];
  const [left, top] = [Math.min(...columns) - border, Math.min(...rows) - border];
  return { x: left * SQUARE.wide, y: top * SQUARE.high, width: (Math.max(...columns) + 1 + border - left) * SQUARE.wide, height: (Math.max(...rows) + 1 + border - top) * SQUARE.high };
}

/** A wall between two squares, once, however many squares speak of it. */
export interface Wall {
  key: string;
  x: number;
  y: number;
  /** Whether it runs from north to south. */
  upright: boolean;
}

const SIDES: Record<string, { column: number; row: number; upright: boolean }> = {
  n: { column: 0, row: 0, upright: false },
  s: { column: 0, row: 1, upright: false },
  w: { column: 0, row: 0, upright: true },
  e: { column: 1, row: 0, upright: true },
};

/** The walls of some squares, those in the north first. */
export function wallsOf(squares: readonly (Place & { walls: readonly string[] })[]): Wall[] {
  const found = new Map<string, Wall>();
  for (const square of squares) {
    for (const side of square.walls) {
      const edge = SIDES[side];
      if (!edge) continue;
      const [column, row] = [square.column + edge.column, square.row + edge.row];
      const key = `${column},${row},${edge.upright}`;
      found.set(key, { key, x: column * SQUARE.wide, y: row * SQUARE.high, upright: edge.upright });
    }
  }
  return [...found.values()].toSorted((one, other) => one.y - other.y || Number(other.upright) - Number(one.upright));
}

/** Where a square lies, by its name, laid or not. */
export function placeOf(name: string): Place {
  const letters = name.replace(/\d+$/, "");
  return { column: (letters.length - 1) * 26 + letters.charCodeAt(letters.length - 1) - 97, row: Number(name.slice(letters.length)) - 1 };
}

/** Where a door hangs, and whether its wall runs from north to south. */
export function doorPlace(one: Place, other: Place): { x: number; y: number; upright: boolean } {
  const upright = one.row === other.row;
  return upright
    ? { x: Math.max(one.column, other.column) * SQUARE.wide, y: (one.row + 0.5) * SQUARE.high, upright }
    : { x: (one.column + 0.5) * SQUARE.wide, y: Math.max(one.row, other.row) * SQUARE.high, upright };
}

/** The place behind a side of a square. */
export function beyond({ column, row }: Place, side: string): Place {
  return { column: column + (side === "e" ? 1 : side === "w" ? -1 : 0), row: row + (side === "s" ? 1 : side === "n" ? -1 : 0) };
}

/** Places that lie side by side, together; each of them once. */
export function clustersOf<Wanted extends Place>(places: readonly Wanted[]): Wanted[][] {
  const left = new Map(places.map((place) => [`${place.column},${place.row}`, place]));
  const found: Wanted[][] = [];
  for (const first of left.values()) {
    const cluster = [first];
    left.delete(`${first.column},${first.row}`);
    for (const place of cluster) {
      for (const side of ["n", "e", "s", "w"]) {
        const key = Object.values(beyond(place, side)).join();
        const near = left.get(key);
        if (near && left.delete(key)) cluster.push(near);
      }
    }
    found.push(cluster);
  }
  return found;
}

/** The outline of some squares as one path. */
export function squaresOutline(squares: readonly Place[]): string {
  const known = new Set(squares.map(({ column, row }) => `${column},${row}`));
  const { wide, high } = SQUARE;
  return squares
    .flatMap(({ column, row }) => {
      const [x, y] = [column * wide, row * high];
      const edge = (dx: number, dy: number, path: string) => (known.has(`${column + dx},${row + dy}`) ? "" : path);
      return [edge(0, -1, `M${x} ${y}h${wide}`), edge(0, 1, `M${x} ${y + high}h${wide}`), edge(-1, 0, `M${x} ${y}v${high}`), edge(1, 0, `M${x + wide} ${y}v${high}`)];
    })
    .join("");
}

/** Which of the floors a tile has, so that rooms are told apart. */
export function floorOf(square: Pick<Named<"square">, "tile">): number {
  return (Number(square.tile.split(".")[1] ?? 0) * 7) % 4;
}
