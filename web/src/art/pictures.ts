import { planet, type Planet } from "./planet";
import type { Raster } from "./raster";
import { nebula, type Nebula } from "./sky";

/** Everything that is made of pixels; what it is made from decides it completely. */
export type Picture = Nebula | Planet;

export function rasterOf(picture: Picture): Raster {
  if (picture.draw === "nebula") return nebula(picture);
  return planet(picture);
}

/** The name under which a picture is kept: the same parts make the same picture. */
export function keyOf(picture: Picture): string {
  return JSON.stringify(Object.entries(picture).sort(([first], [second]) => (first < second ? -1 : 1)));
}
