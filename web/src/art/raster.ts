import type { Light } from "./colour";

/** A picture of pixels, red, green, blue and opacity from 0 to 255. */
export interface Raster {
  width: number;
  height: number;
  data: Uint8ClampedArray<ArrayBuffer>;
}

export function raster(width: number, height: number): Raster {
  const [w, h] = [Math.max(1, Math.round(width)), Math.max(1, Math.round(height))];
  return { width: w, height: h, data: new Uint8ClampedArray(4 * w * h) };
}

export function put(into: Raster, x: number, y: number, colour: Light, opacity = 255): void {
  const at = 4 * (y * into.width + x);
  into.data[at] = colour[0];
  into.data[at + 1] = colour[1];
  into.data[at + 2] = colour[2];
  into.data[at + 3] = opacity;
}

/** Lay a colour over what is there. */
export function over(into: Raster, x: number, y: number, colour: Light, part: number): void {
  if (x < 0 || y < 0 || x >= into.width || y >= into.height || part <= 0) return;
  const at = 4 * (y * into.width + x);
  const below = (into.data[at + 3] ?? 0) / 255;
  const all = part + below * (1 - part);
  for (let band = 0; band < 3; band++) into.data[at + band] = ((colour[band] ?? 0) * part + (into.data[at + band] ?? 0) * below * (1 - part)) / all;
  into.data[at + 3] = 255 * all;
}

/** A number that tells pictures apart. */
export function digest(picture: Raster): string {
  let hash = 2166136261 ^ picture.width;
  for (const part of picture.data) hash = Math.imul(hash ^ part, 16777619);
  return (hash >>> 0).toString(16);
}

/** From 0 to 1 between two edges, without a kink. */
export function step(from: number, to: number, value: number): number {
  const part = Math.max(0, Math.min(1, (value - from) / (to - from)));
  return part * part * (3 - 2 * part);
}
