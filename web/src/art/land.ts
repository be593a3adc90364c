import { blended, light, type Light } from "./colour";
import { chance, noise, speck, type Chance, type Noise } from "./random";
import { over, put, raster, step, type Raster } from "./raster";
import { CAMERA } from "./solid";

/** What lies on a field of a map, as signs of one letter. */
export type Sign = "." | "f" | "~" | "^" | ":" | " ";

/**
 * Land of hexagonal fields as a satellite sees it at dusk, one row of signs for each row of fields; every second row
 * is shifted by half a field. A blank is a place without a field: the land goes on there in the dark.
 */
export interface Land {
  draw: "land";
  seed: number;
  rows: readonly string[];
  /** Rows of the same places: `d` is desert, anything else is meadow. */
  climate: readonly string[];
  /** Pixels from the middle of a field to its corner. */
  size: number;
  /** Fields of land around the map. */
  margin: number;
}

const WIDE = Math.sqrt(3);

/** Where the middle of a field lies, in radii of a field; heights are foreshortened by `CAMERA.ground`. */
export function middleOf(column: number, row: number): [number, number] {
  return [WIDE * (column + (row & 1) / 2), 1.5 * row];
}

/** How wide and high a map is, in radii of a field, with its margin. */
export function extentOf(rows: readonly string[], margin: number): { left: number; top: number; width: number; height: number } {
  const columns = Math.max(1, ...rows.map((row) => row.length));
  return {
    left: -WIDE / 2 - margin,
    top: (-1 - margin) * CAMERA.ground,
    width: WIDE * (columns + 0.5) + 2 * margin,
    height: (1.5 * (rows.length - 1) + 2 + 2 * margin) * CAMERA.ground,
  };
}

const LAYERS = ["water", "mountain", "forest", "desert", "ford", "height", "field"] as const;
type Layer = (typeof LAYERS)[number];
type Layers = Record<Layer, Float32Array> & { width: number };
/** Layers are worked out for every second pixel. */
const COARSE = 2;

const COLOURS = Object.fromEntries(
  Object.entries({
    grass: "#2f4a2b", meadow: "#587a3e", corn: "#7d8c4d", straw: "#857749",
    dust: "#7d5c39", sand: "#ad8655", dune: "#cfae7b",
    shade: "#16291b", wood: "#24422a",
    deep: "#0a2238", water: "#15507a", shallow: "#3f93ad", shore: "#b7a477",
    dark: "#433f3b", rock: "#79716a", snow: "#c3c4c8",
  }).map(([name, colour]) => [name, light(colour)]),
) as Record<string, Light>;

function hue(name: string): Light {
  return COLOURS[name] ?? [0, 0, 0];
}

class Painter {
  readonly picture: Raster;
  private readonly rough: Noise;
  private readonly fine: Noise;
  private readonly next: Chance;
  private readonly extent: ReturnType<typeof extentOf>;
  private readonly layers: Layers;

  constructor(private readonly plan: Land) {
    this.extent = extentOf(plan.rows, plan.margin);
    this.picture = raster(this.extent.width * plan.size, this.extent.height * plan.size);
    this.rough = noise(plan.seed);
    this.fine = noise(plan.seed + 3);
    this.next = chance(plan.seed + 11);
    const width = Math.ceil(this.picture.width / COARSE) + 2;
    const count = width * (Math.ceil(this.picture.height / COARSE) + 2);
    this.layers = { width, ...(Object.fromEntries(LAYERS.map((name) => [name, new Float32Array(count)])) as Record<Layer, Float32Array>) };
  }

  paint(): Raster {
    this.survey();
    for (let y = 0; y < this.picture.height; y++) for (let x = 0; x < this.picture.width; x++) put(this.picture, x, y, this.colourAt(x, y));
    this.plant();
    return this.picture;
  }

  private sign(column: number, row: number): Sign {
    return (this.plan.rows[row]?.[column] ?? " ") as Sign;
  }

  /** Pixels into radii of a field on the ground. */
  private ground(x: number, y: number): [number, number] {
    return [this.extent.left + x / this.plan.size, (this.extent.top + y / this.plan.size) / CAMERA.ground];
  }

  // ------------------------------------------------------------------ what lies where

  private survey(): void {
    const { width } = this.layers;
    const height = this.layers.water.length / width;
    for (let j = 0; j < height; j++) for (let i = 0; i < width; i++) this.surveyAt(j * width + i, ...this.ground(i * COARSE, j * COARSE));
  }

  /** What the fields around a place make of it; edges are bent, so that nothing looks like a tile. */
  private surveyAt(at: number, gx: number, gy: number): void {
    const x = gx + (this.rough(gx * 0.8 + 9, gy * 0.8 + 9, 1, 3) - 0.5) * 0.62;
    const y = gy + (this.rough(gx * 0.8 + 20, gy * 0.8 + 27, 2, 3) - 0.5) * 0.62;
    const near = Math.round(y / 1.5);
    const found = { water: 0, mountain: 0, forest: 0, desert: 0, ford: 0, field: 0 };
    let all = 0;
    for (let row = near - 1; row <= near + 1; row++) {
      const middle = Math.round(x / WIDE - (row & 1) / 2);
      for (let column = middle - 1; column <= middle + 1; column++) {
        const [mx, my] = middleOf(column, row);
        const far = Math.hypot(x - mx, y - my);
        if (far > 1.65) continue;
        const weight = Math.pow(1 - far / 1.65, 2.4);
        all += weight;
        this.count(found, this.nearest(column, row), weight);
      }
    }
    for (const name of Object.keys(found) as (keyof typeof found)[]) this.layers[name][at] = found[name] / (all || 1);
    this.layers.height[at] = this.heightAt(at, gx, gy);
  }

  /** The sign of a place; outside of the map that of its edge, as far as water goes on there. */
  private nearest(column: number, row: number): { sign: Sign; desert: boolean; inside: boolean } {
    const line = Math.max(0, Math.min(this.plan.rows.length - 1, row));
    const place = Math.max(0, Math.min((this.plan.rows[line]?.length ?? 1) - 1, column));
    const found = this.sign(place, line);
    const inside = line === row && place === column && found !== " ";
    const far = Math.max(Math.abs(row - line), Math.abs(column - place)) > 1;
    const sign = found === " " || (far && found !== "~") ? "." : found;
    return { sign, desert: this.plan.climate[line]?.[place] === "d", inside };
  }

  private count(found: Record<Exclude<Layer, "height">, number>, { sign, desert, inside }: ReturnType<Painter["nearest"]>, weight: number): void {
    if (sign === "~" || sign === ":") found.water += weight;
    if (sign === ":") found.ford += weight;
    if (sign === "^") found.mountain += weight;
    if (sign === "f") found.forest += weight;
    if (desert) found.desert += weight;
    if (inside) found.field += weight;
  }

  private heightAt(at: number, gx: number, gy: number): number {
    const [water, mountain] = [step(0.36, 0.56, this.layers.water[at] ?? 0), step(0.22, 0.7, this.layers.mountain[at] ?? 0)];
    const ridge = 1 - Math.abs(this.rough(gx * 1.05 + 33, gy * 1.05 + 30, 5, 4) * 2 - 1);
    const crack = 1 - Math.abs(this.fine(gx * 2.3 + 30, gy * 2.3 + 30, 5, 4) * 2 - 1);
    const dunes = (this.layers.desert[at] ?? 0) * (1 - mountain) * (1 - water);
    const open = step(0.34, 0.6, this.fine(gx * 0.32 + 25, gy * 0.32 + 20, 11, 3));
    let height = this.rough(gx * 0.55 + 20, gy * 0.55 + 20, 4, 4) * 0.5 + mountain * (ridge * ridge * 0.8 + crack * 0.3 + 0.3);
    if (dunes > 0) {
      const waves = 0.036 * Math.sin((gx * 0.8 + gy * 0.55) * 4.4 + this.rough(gx * 0.6 + 20, gy * 0.6 + 20, 7, 3) * 11);
      const ripples = 0.008 * Math.sin((gx * 0.9 + gy * 0.35) * 15 + this.fine(gx + 20, gy + 20, 3, 3) * 12);
      height += dunes * (open * waves + ripples + (1 - open) * 0.09 * (this.fine(gx * 1.8 + 30, gy * 1.8 + 30, 13, 4) - 0.5));
    }
    return height - water * 0.25;
  }

  /** The value of a layer at a pixel, between the four places around it. */
  private at(name: Layer, x: number, y: number): number {
    const [column, row] = [Math.floor(x / COARSE), Math.floor(y / COARSE)];
    const [u, v] = [x / COARSE - column, y / COARSE - row];
    const [layer, width] = [this.layers[name], this.layers.width];
    const place = row * width + column;
    const upper = (layer[place] ?? 0) * (1 - u) + (layer[place + 1] ?? 0) * u;
    const lower = (layer[place + width] ?? 0) * (1 - u) + (layer[place + width + 1] ?? 0) * u;
    return upper * (1 - v) + lower * v;
  }

  // ------------------------------------------------------------------ its colours

  private colourAt(x: number, y: number): Light {
    const [gx, gy] = this.ground(x, y);
    const grain = this.fine(gx * 7 + 50, gy * 7 + 50, 1, 2);
    const wet = this.at("water", x, y) + (grain - 0.5) * 0.05;
    const [water, mountain] = [step(0.4, 0.5, wet), step(0.3, 0.62, this.at("mountain", x, y) + (grain - 0.5) * 0.12)];
    const desert = step(0.3, 0.7, this.at("desert", x, y) + (this.rough(gx * 1.2 + 30, gy * 1.2 + 30, 8, 4) - 0.5) * 0.7);
    const height = this.at("height", x, y);
    let colour = desert < 1 ? this.meadow(gx, gy, grain) : hue("sand");
    if (desert > 0) colour = blended(colour, this.sand(gx, gy, grain, height), desert);
    colour = blended(colour, desert > 0.5 ? hue("meadow") : hue("shore"), step(0.27, 0.44, wet) * (1 - water) * 0.62);
    colour = blended(colour, blended(hue("shade"), hue("wood"), grain), step(0.34, 0.52, this.at("forest", x, y) + (grain - 0.5) * 0.2) * 0.9);
    if (mountain > 0) colour = blended(colour, rocks(grain, height, desert), mountain);
    colour = dimmed(colour, this.light(x, y, mountain));
    if (water > 0) colour = blended(colour, this.wet(gx, gy, wet, grain, this.at("ford", x, y)), water);
    return this.dusk(colour, x, y);
  }

  /** Parcels of fields with hedges between them, and grass. */
  private meadow(gx: number, gy: number, grain: number): Light {
    const tilted = this.rough(gx * 0.22 + 21, gy * 0.22 + 20, 21, 2) > 0.5;
    const angle = tilted ? 0.36 : -0.3;
    const bend = (this.rough(gx * 0.7 + 20, gy * 0.7 + 20, 22, 2) - 0.5) * 0.5;
    const [along, across] = [gx * Math.cos(angle) + gy * Math.sin(angle) + bend, gy * Math.cos(angle) - gx * Math.sin(angle) + bend];
    const [wide, high] = tilted ? [2.1, 0.9] : [1.5, 1.25];
    const row = Math.floor(across / high);
    const place = along / wide + ((row * 37) % 7) / 7;
    const column = Math.floor(place);
    const [kind, tone] = [speck(column, row, 1), speck(column, row, 2)];
    const hedge = Math.min((place - column) * wide, (1 - place + column) * wide, across - row * high, (row + 1) * high - across);
    let colour = kind < 0.3 ? blended(hue("grass"), hue("meadow"), 0.55 + 0.3 * grain) : kind < 0.62 ? blended(hue("meadow"), hue("corn"), tone) : kind < 0.82 ? blended(hue("grass"), hue("meadow"), 0.15 + 0.3 * grain) : blended(hue("corn"), hue("straw"), tone);
    const furrow = 0.965 + 0.055 * Math.sin((tone > 0.5 ? along : across) * (38 + 20 * kind));
    colour = dimmed(colour, furrow * (0.84 + 0.3 * grain));
    if (hedge < 0.045) colour = blended(colour, hue("wood"), 0.6 * (1 - hedge / 0.045));
    return blended(colour, blended(hue("grass"), hue("meadow"), 0.25 + 0.6 * grain), 0.35 + 0.6 * step(0.4, 0.6, this.rough(gx * 0.45 + 24, gy * 0.45 + 20, 3, 3)));
  }

  private sand(gx: number, gy: number, grain: number, height: number): Light {
    const dust = blended(hue("dust"), hue("sand"), step(0.15, 0.6, grain * 0.5 + this.rough(gx * 0.6 + 20, gy * 0.6 + 20, 6, 3) * 0.6));
    return dimmed(blended(dust, hue("dune"), step(0.5, 0.95, height * 1.4 + grain * 0.25)), 0.93 + 0.14 * this.rough(gx * 21 + 99, gy * 21 + 99, 2, 1));
  }

  private wet(gx: number, gy: number, wet: number, grain: number, ford: number): Light {
    const [depth, bed] = [step(0.46, 0.9, wet), step(0.3, 0.62, ford)];
    let colour = blended(hue("shallow"), hue("water"), step(0, 0.45, depth) * (1 - bed * 0.75));
    colour = blended(blended(colour, hue("deep"), step(0.4, 1, depth) * (1 - bed)), hue("shore"), bed * 0.42);
    const glint = step(0.56, 0.86, this.fine(gx * 3.1 + 32, gy * 6.2 + 30, 9, 3)) ** 2 * 0.5;
    const bright = 0.88 + 0.2 * grain;
    colour = [colour[0] * bright + glint * 70, colour[1] * bright + glint * 110, colour[2] * bright + glint * 130];
    const foam = 1 - Math.abs(wet - 0.455) / 0.03;
    return foam > 0 ? blended(colour, [205, 214, 200], foam * 0.35) : colour;
  }

  /** How much light falls on a slope. */
  private light(x: number, y: number, mountain: number): number {
    const { width, height } = this.picture;
    const across = this.at("height", Math.min(width - 1, x + 2), y) - this.at("height", Math.max(0, x - 2), y);
    const down = this.at("height", x, Math.min(height - 1, y + 2)) - this.at("height", x, Math.max(0, y - 2));
    const slope = ((across * 0.75 + down * 0.62) * this.plan.size) / 3.2;
    return Math.max(0.36, Math.min(1.6, 1 - slope * (1 - 0.38 * mountain)));
  }

  /** Blue shades; where there are no fields the land lies in the dark. */
  private dusk(colour: Light, x: number, y: number): Light {
    const mean = (colour[0] + colour[1] + colour[2]) / 3;
    const dark = 0.3 + 0.7 * step(0.3, 0.62, this.at("field", x, y));
    return [(mean + (colour[0] - mean) * 1.04) * 0.84 * dark, (mean + (colour[1] - mean) * 1.04) * 0.84 * dark, (mean + (colour[2] - mean) * 1.04 + 8) * 0.92 * dark];
  }

  // ------------------------------------------------------------------ what grows and lies there

  /** Trees and stones, from north to south, each with its shadow. */
  private plant(): void {
    const plants: { x: number; y: number; stamp: () => void }[] = [];
    this.plan.rows.forEach((row, line) => {
      for (let column = 0; column < row.length; column++) plants.push(...this.plantsOf(column, line));
    });
    plants.sort((one, other) => one.y - other.y);
    for (const { stamp } of plants) stamp();
  }

  private plantsOf(column: number, row: number): { x: number; y: number; stamp: () => void }[] {
    const [sign, desert] = [this.sign(column, row), this.plan.climate[row]?.[column] === "d"];
    const [mx, my] = middleOf(column, row);
    const size = this.plan.size;
    const around = (count: number, reach: number, stamp: (x: number, y: number) => void, flat = 1) =>
      Array.from({ length: count }, () => {
        const [angle, far] = [this.next() * 2 * Math.PI, Math.sqrt(this.next()) * reach];
        const [x, y] = [(mx + Math.cos(angle) * far - this.extent.left) * size, ((my + Math.sin(angle) * far * flat) * CAMERA.ground - this.extent.top) * size];
        return { x, y, stamp: () => stamp(x, y) };
      });
    const tree = (x: number, y: number) => this.tree(x, y, (0.07 + 0.085 * this.next()) * size, desert);
    if (sign === "f") return around(desert ? 42 : 64, 0.96, tree);
    if (sign === ":") return around(26, 0.85, (x, y) => this.stone(x, y, (0.04 + 0.06 * this.next()) * size), 0.55);
    return sign === "." && !desert ? around(this.next() < 0.5 ? 2 : 1, 0.8, tree) : [];
  }

  private tree(x: number, y: number, size: number, desert: boolean): void {
    const [low, high] = desert ? [light("#2d3d20"), light("#7f9150")] : [light("#16301c"), light("#5c8a48")];
    this.disc(x + size * 0.7, y + size * 0.42, size * 1.05, size * 0.7, () => [0, 0, 0], 0.5);
    const radius = size * (0.82 + 0.2 * this.next());
    this.disc(x, y - size * 0.35, radius, radius, (u, v) => blended(high, low, Math.min(1, Math.hypot(u + 0.35, v + 0.4) / 1.15)), 1);
  }

  private stone(x: number, y: number, size: number): void {
    const grey = light(this.next() < 0.5 ? "#8f8a7c" : "#b9b19c");
    this.disc(x + size * 0.3, y + size * 0.3, size, size * 0.6, () => [0, 0, 0], 0.45);
    this.disc(x, y, size, size * 0.62, (u, v) => blended([230, 223, 203], grey, Math.min(1, Math.hypot(u + 0.3, v + 0.4))), 1);
  }

  private disc(x: number, y: number, wide: number, high: number, colour: (u: number, v: number) => Light, opacity: number): void {
    for (let py = Math.floor(y - high - 1); py <= y + high + 1; py++) {
      for (let px = Math.floor(x - wide - 1); px <= x + wide + 1; px++) {
        const [u, v] = [(px + 0.5 - x) / wide, (py + 0.5 - y) / high];
        const inside = Math.min(1, (1 - Math.hypot(u, v)) * Math.min(wide, high) + 0.5);
        if (inside > 0) over(this.picture, px, py, colour(u, v), opacity * inside);
      }
    }
  }
}

function dimmed(colour: Light, by: number): Light {
  return [colour[0] * by, colour[1] * by, colour[2] * by];
}

function rocks(grain: number, height: number, desert: number): Light {
  const stone = blended(blended(hue("dark"), hue(desert > 0.5 ? "dust" : "rock"), 0.35 + 0.5 * grain), hue("rock"), step(0.6, 1.1, height));
  return blended(stone, hue("snow"), (0.85 - desert * 0.5) * step(1.02, 1.3, height + grain * 0.25));
}

export function land(plan: Land): Raster {
  return new Painter(plan).paint();
}
