import { light, ramp, type Colour, type Light } from "./colour";
import { chance, noise, type Noise } from "./random";
import { over, put, raster, type Raster } from "./raster";

/** What a planet is made of, from its depths to its heights. */
export const WORLDS = {
  money: ["#4a2506", "#a8620f", "#e9a63a", "#ffe3a1", "#fff6dd"],
  science: ["#2a0b3f", "#7d2a86", "#d765b8", "#ffb7dc", "#ffe9f5"],
  materials: ["#1f130c", "#4f3120", "#8a5a3a", "#c99568", "#f0d6b8"],
  any: ["#101a24", "#32465a", "#6f8ba3", "#bcd0df", "#f2f8fc"],
  ocean: ["#06183a", "#0d3f7a", "#1f7fb0", "#8fd3d6", "#f3fbff"],
  terra: ["#06204a", "#0f4f8e", "#2f7f4a", "#b79a5a", "#f6fbff"],
  jungle: ["#0b2a1c", "#1f5a34", "#6f8f3a", "#d8cf8a", "#f6f2d8"],
  ice: ["#12354f", "#3f7fa6", "#9fd0e6", "#e6f6ff", "#ffffff"],
  desert: ["#3b1c0c", "#8a4a1e", "#c98a45", "#ecc88a", "#fff0d0"],
  lava: ["#14060a", "#4a0f10", "#b2321a", "#ff8a3a", "#ffe2a8"],
  violet: ["#140a2a", "#3a1f6a", "#7a4fb0", "#c9a0e8", "#f3e6ff"],
} as const satisfies Record<string, readonly Colour[]>;

export type World = keyof typeof WORLDS;

/** A planet as a ball in the light of a sun at the upper left. The picture is one and a half times as wide as the ball. */
export interface Planet {
  draw: "planet";
  seed: number;
  /** Pixels from pole to pole. */
  size: number;
  world: World;
  /** A ball of gas, in stripes. */
  bands?: boolean;
  ring?: boolean;
  /** Lights on the night side. */
  cities?: boolean;
}

/** How much wider the picture is than the ball. */
export const HALO = 1.5;
const SUN: Light = [-0.55, -0.55, 0.63];
const EDGE = 9;

export function planet(plan: Planet): Raster {
  const radius = plan.size / 2;
  const picture = raster(plan.size * HALO, plan.size * HALO);
  const middle = picture.width / 2;
  const colours = WORLDS[plan.world].map(light);
  const field = noise(plan.seed);
  for (let y = 0; y < picture.height; y++) {
    for (let x = 0; x < picture.width; x++) {
      const [dx, dy] = [(x + 0.5 - middle) / radius, (y + 0.5 - middle) / radius];
      const far = dx * dx + dy * dy;
      if (far <= 1) put(picture, x, y, ground(plan, colours, field, dx, dy, Math.sqrt(1 - far)), 255 * Math.min(1, (1 - Math.sqrt(far)) * radius * 0.8));
      else if (far < 2.2) put(picture, x, y, ramp(colours, 0.75), 255 * air(dx, dy, Math.sqrt(far)));
    }
  }
  if (plan.cities) cities(picture, plan, radius, middle);
  if (plan.ring) ring(picture, field, radius, middle);
  return picture;
}

/** The colour of the ground in its light, with a rim of air. */
function ground(plan: Planet, colours: readonly Light[], field: Noise, x: number, y: number, z: number): Light {
  const colour = ramp(colours, plan.bands ? stripe(field, plan.seed, x, y, z) : height(field, x, y, z));
  const lit = Math.max(0, x * SUN[0] + y * SUN[1] + z * SUN[2]);
  const shade = 0.05 + Math.pow(lit, 0.85) * 1.15;
  const rim = (1 - z) ** 3 * lit * 1.6;
  const glow = ramp(colours, 0.9);
  return [colour[0] * shade + glow[0] * rim, colour[1] * shade + glow[1] * rim, colour[2] * shade + glow[2] * rim];
}

function stripe(field: Noise, seed: number, x: number, y: number, z: number): number {
  const wave = 0.5 + 0.5 * Math.sin(y * 7 + field(x * 2, y * 2, z * 2, 4) * 2.5 + (seed % 100));
  return wave * 0.65 + field(x * 3 + 9, y * 9, z * 3, 4) * 0.45;
}

function height(field: Noise, x: number, y: number, z: number): number {
  const ice = Math.abs(y) > 0.78 + 0.1 * field(x * 6, y * 6, z, 3) ? 0.35 : 0;
  return (field(x * 2.1 + 5, y * 2.1 + 5, z * 2.1, 6) - 0.3) * 2 + ice;
}

/** How much the air glows outside the ball. */
function air(x: number, y: number, far: number): number {
  const lit = Math.max(0, ((x * SUN[0] + y * SUN[1]) / far) * 0.6 + 0.4);
  return Math.exp(-(far - 1) * EDGE) * 0.55 * lit;
}

function cities(picture: Raster, plan: Planet, radius: number, middle: number): void {
  const next = chance(plan.seed);
  for (let city = 0; city < 70; city++) {
    const angle = 0.1 + next() * 1.3;
    const far = Math.sqrt(next()) * radius * 0.9;
    const [x, y] = [Math.round(middle + Math.cos(angle) * far), Math.round(middle + Math.sin(angle) * far)];
    over(picture, x, y, [255, 217, 138], 0.35 + 0.65 * next());
  }
}

const TILT = { cos: Math.cos(0.35), sin: Math.sin(0.35), flat: 0.28 };

/** The half of a ring that lies before the ball, and what is seen of the other half beside it. */
function ring(picture: Raster, field: Noise, radius: number, middle: number): void {
  for (let y = 0; y < picture.height; y++) {
    for (let x = 0; x < picture.width; x++) {
      const [dx, dy] = [(x + 0.5 - middle) / radius, (y + 0.5 - middle) / radius];
      const [along, across] = [dx * TILT.cos - dy * TILT.sin, (dx * TILT.sin + dy * TILT.cos) / TILT.flat];
      const far = Math.hypot(along, across);
      if (far < 1.12 || far > 1.48 || (across < 0 && dx * dx + dy * dy < 1)) continue;
      const edge = Math.min(1, (far - 1.12) * 12, (1.48 - far) * 12);
      over(picture, x, y, [255, 235, 200], (0.12 + 0.62 * field(far * 22, 1, 1, 2)) * edge * (across < 0 ? 0.55 : 0.9));
    }
  }
}
