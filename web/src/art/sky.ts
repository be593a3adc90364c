import { light, mix, type Colour } from "./colour";
import { Drawing, n } from "./drawing";
import { chance, noise, speck, type Noise } from "./random";
import { put, raster, type Raster } from "./raster";

/** A cloud of gas: two colours over the dark. It is soft, so few pixels are enough; the page draws it large. */
export interface Nebula {
  draw: "nebula";
  seed: number;
  width: number;
  height: number;
  colours: readonly [Colour, Colour];
  dark?: Colour;
  /** How much gas there is; 1 is thin. */
  density?: number;
  /** Pixels of the page that one pixel stands for. */
  coarse?: number;
}

const SCALE = 420;

export function nebula({ seed, width, height, colours, dark = "#05070f", density = 2, coarse = 4 }: Nebula): Raster {
  const picture = raster(width / coarse, height / coarse);
  const field = noise(seed);
  const [first, second, ground] = [light(colours[0]), light(colours[1]), light(dark)];
  for (let y = 0; y < picture.height; y++) {
    for (let x = 0; x < picture.width; x++) {
      const [near, far] = gas(field, (x * coarse) / SCALE, (y * coarse) / SCALE);
      const grain = speck(x, y, seed) - 0.5;
      const part = (band: 0 | 1 | 2) => ground[band] + (first[band] * near * 0.75 + second[band] * far * 0.8) * density + grain;
      put(picture, x, y, [part(0), part(1), part(2)]);
    }
  }
  return picture;
}

/** How much gas of each colour there is at a place. */
function gas(field: Noise, u: number, v: number): [number, number] {
  const along = field(u * 1.3 + 3, v * 1.3, 1, 3);
  const across = field(u * 1.3, v * 1.3 + 8, 2, 3);
  const near = Math.max(0, (field(u + along * 1.6, v + across * 1.6, 4, 5) - 0.42) * 2.3);
  const far = Math.max(0, (field(u * 1.7 + across * 2 + 11, v * 1.7 + along * 2, 6, 4) - 0.5) * 2.2);
  return [near * Math.sqrt(near), far * far];
}

/** Stars over an area, as a few paths: every star is a dot that the pen leaves. */
export function stars(seed: number, width: number, height: number, count = Math.round(width * height * 0.0011)): string {
  const next = chance(seed);
  const KINDS = [
    [0.9, "#c9d8ff", 0.45],
    [1.3, "#dfe8ff", 0.65],
    [1.9, "#ffffff", 0.85],
    [2.7, "#fff4dc", 1],
  ] as const;
  const ways = KINDS.map(() => "");
  for (let star = 0; star < count; star++) {
    const kind = Math.min(KINDS.length - 1, Math.floor(Math.pow(next(), 5) * KINDS.length));
    ways[kind] += `M${n(next() * width)} ${n(next() * height)}h0`;
  }
  const drawn = KINDS.map(([size, colour, opacity], kind) => `<path d="${ways[kind]}" stroke="${colour}" stroke-width="${size}" stroke-opacity="${opacity}"/>`);
  return `<g fill="none" stroke-linecap="round">${drawn.join("")}</g>`;
}

/** The kinds of suns, from hot to cool. */
export const SUNS = ["#9fd0ff", "#fff1c4", "#ffd27a", "#ff9b3d", "#ff6a4a"] as const;

/** A sun with its light around it. */
export function sun(seed: number, radius: number): string {
  const colour = SUNS[Math.floor(chance(seed)() * SUNS.length)] ?? SUNS[2];
  const drawing = new Drawing();
  const halo = drawing.radial([
    [0, "#fffdf2"],
    [0.1, mix(colour, "#ffffff", 0.6)],
    [0.18, colour, 0.75],
    [0.45, colour, 0.22],
    [1, colour, 0],
  ]);
  drawing.ellipse(0, 0, radius, radius, halo);
  drawing.line(`M${n(-radius * 0.7)} 0H${n(radius * 0.7)}M0 ${n(-radius * 0.5)}V${n(radius * 0.5)}`, mix(colour, "#ffffff", 0.5), radius * 0.012, 'opacity=".5"');
  return String(drawing);
}
