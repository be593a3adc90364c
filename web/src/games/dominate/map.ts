import { extentOf, middleOf, type Land, type Sign } from "../../art/land";
import { seedOf } from "../../art/random";
import { CAMERA } from "../../art/solid";
import type { Box } from "../../lib/panzoom";
import type { Field } from "./things";

/** Units of the drawing from the middle of a field to its corner. */
export const SIZE = 48;
const MARGIN = 1.2;
const SIGNS: Record<Field["terrain"], Sign> = { open: ".", forest: "f", water: "~", mountain: "^", ford: ":" };

/** Where a field lies in the drawing. */
export function middle({ column, row }: { column: number; row: number }): [number, number] {
  const [x, y] = middleOf(column, row);
  return [x * SIZE, y * SIZE * CAMERA.ground];
}

/** The corners of a field around its middle, clockwise from the upper right. */
export function corners(scale = 1): [number, number][] {
  return Array.from({ length: 6 }, (_, at) => {
    const angle = (Math.PI / 3) * at - Math.PI / 6;
    return [SIZE * scale * Math.cos(angle), SIZE * CAMERA.ground * scale * Math.sin(angle)];
  });
}

export function hexagon(scale = 1): string {
  return corners(scale)
    .map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`)
    .join(" ");
}

/** The fields at the six sides, clockwise from the east, as column and row. */
export function beside(column: number, row: number): [number, number][] {
  const odd = row & 1;
  return [[column + 1, row], [column + odd, row + 1], [column - 1 + odd, row + 1], [column - 1, row], [column - 1 + odd, row - 1], [column + odd, row - 1]];
}

/** The outline of some fields as one path, only where another field begins that is not among them. */
export function outline(fields: readonly { column: number; row: number }[], scale = 1): string {
  const known = new Set(fields.map(({ column, row }) => `${column},${row}`));
  const shape = corners(scale);
  return fields
    .flatMap((field) => {
      const [x, y] = middle(field);
      return beside(field.column, field.row).map(([column, row], side) => {
        if (known.has(`${column},${row}`)) return "";
        const [from, to] = [shape[side], shape[(side + 1) % 6]];
        return from && to ? `M${(x + from[0]).toFixed(1)} ${(y + from[1]).toFixed(1)}L${(x + to[0]).toFixed(1)} ${(y + to[1]).toFixed(1)}` : "";
      });
    })
    .join("");
}

/** Blank rows as long as some places reach. */
export function spread(places: readonly { column: number; row: number }[]): string[] {
  const columns = Math.max(0, ...places.map(({ column }) => column)) + 1;
  return Array<string>(Math.max(0, ...places.map(({ row }) => row)) + 1).fill(".".repeat(columns));
}

/** The land under some fields, to be painted. */
export function landOf(fields: readonly Field[]): Land {
  const rows: string[][] = [];
  const climate: string[][] = [];
  const columns = Math.max(0, ...fields.map(({ column }) => column)) + 1;
  for (let row = 0; row <= Math.max(0, ...fields.map((field) => field.row)); row++) {
    rows.push(Array<string>(columns).fill(" "));
    climate.push(Array<string>(columns).fill("e"));
  }
  for (const { column, row, terrain, look } of fields) {
    const [signs, looks] = [rows[row], climate[row]];
    if (signs) signs[column] = SIGNS[terrain];
    if (looks && look === "near_east") looks[column] = "d";
  }
  const lines = rows.map((row) => row.join(""));
  return { draw: "land", seed: seedOf(lines.join("/")) % 1000, rows: lines, climate: climate.map((row) => row.join("")), size: SIZE, margin: MARGIN };
}

/** Where the picture of the land lies in the drawing. */
export function boxOf(rows: readonly string[], margin = MARGIN): Box {
  const { left, top, width, height } = extentOf(rows, margin);
  return { x: left * SIZE, y: top * SIZE, width: width * SIZE, height: height * SIZE };
}

/** Of a picture's height, what is left above it for the bar that lies there. */
const SKY = 0.07;

/** The same box with room above it. */
export function withSky(box: Box): Box {
  const sky = box.height * SKY;
  return { ...box, y: box.y - sky, height: box.height + sky };
}

/** Some fields and those that they enclose: an outline of them has no holes around what stands in their midst. */
export function filled(fields: readonly Field[], all: readonly Field[]): Field[] {
  const name = ({ column, row }: { column: number; row: number }) => `${column},${row}`;
  const walls = new Set(fields.map(name));
  const open = new Map(all.filter((field) => !walls.has(name(field))).map((field) => [name(field), field]));
  const within = new Set(all.map(name));
  const outside = [...open.values()].filter((field) => beside(field.column, field.row).some((place) => !within.has(place.join())));
  for (const field of outside) open.delete(name(field));
  for (const field of outside) {
    for (const place of beside(field.column, field.row)) {
      const next = open.get(place.join());
      if (next && open.delete(place.join())) outside.push(next);
    }
  }
  return [...fields, ...open.values()];
}

/** How a bridge lies: from bank to bank, in radians. */
export function spanOf(at: { column: number; row: number }, fields: ReadonlyMap<string, Field>): number {
  const land = beside(at.column, at.row).map(([column, row]) => {
    const terrain = fields.get(`${column},${row}`)?.terrain;
    return terrain !== undefined && terrain !== "water" && terrain !== "ford";
  });
  const best = [0, 1, 2].find((side) => land[side] && land[side + 3]) ?? [0, 1, 2].find((side) => land[side] || land[side + 3]) ?? 0;
  return (best * Math.PI) / 3;
}
