import { land, type Land } from "./land";
import { planet, type Planet } from "./planet";
import type { Raster } from "./raster";
import { nebula, type Nebula } from "./sky";
import { solid, type Solid } from "./solid";

/** Everything that is made of pixels; what it is made from decides it completely. */
export type Picture = Nebula | Planet | Land | Solid;

export function rasterOf(picture: Picture): Raster {
  if (picture.draw === "nebula") return nebula(picture);
  if (picture.draw === "land") return land(picture);
  if (picture.draw === "solid") return solid(picture);
  return planet(picture);
}

const keys = new WeakMap<Picture, string>();

/** The name under which a picture is kept: the same parts make the same picture. */
export function keyOf(picture: Picture): string {
  const key = keys.get(picture) ?? written(picture);
  keys.set(picture, key);
  return key;
}

function written(picture: Picture): string {
  return JSON.stringify(Object.entries(picture).sort(([first], [second]) => (first < second ? -1 : 1)));
}
