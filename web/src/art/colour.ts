/** A colour written `#rrggbb`. */
export type Colour = string;
/** Red, green and blue from 0 to 255. */
export type Light = [number, number, number];

export function light(colour: Colour): Light {
  const at = (from: number) => parseInt(colour.slice(from, from + 2), 16);
  return [at(1), at(3), at(5)];
}

export function written(colour: Light): Colour {
  return `#${colour.map((part) => Math.round(Math.max(0, Math.min(255, part))).toString(16).padStart(2, "0")).join("")}`;
}

/** So much of the second colour in the first. */
export function mix(first: Colour, second: Colour, part: number): Colour {
  return written(blended(light(first), light(second), part));
}

export function blended(first: Light, second: Light, part: number): Light {
  return [first[0] + (second[0] - first[0]) * part, first[1] + (second[1] - first[1]) * part, first[2] + (second[2] - first[2]) * part];
}

/** A way through colours, from 0 to 1. */
export function ramp(colours: readonly Light[], at: number): Light {
  const way = Math.max(0, Math.min(0.9999, at)) * (colours.length - 1);
  const step = Math.floor(way);
  const [from, to] = [colours[step], colours[step + 1]];
  return from && to ? blended(from, to, way - step) : [0, 0, 0];
}

/** The colours of the seats on dark ground, in order. */
export const SEATS: readonly Colour[] = ["#e69f00", "#56b4e9", "#2fb38a", "#f0e442", "#cc79a7", "#d55e00"];
