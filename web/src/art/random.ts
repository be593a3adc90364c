/** Chance from a seed. Only whole numbers are mixed, so that every machine draws the same picture. */

/** The next number of a row, from 0 up to 1. */
export type Chance = () => number;

/** A row of numbers that a seed decides. */
export function chance(seed: number): Chance {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** The seed that a name stands for. */
export function seedOf(text: string): number {
  let hash = 2166136261;
  for (let place = 0; place < text.length; place++) hash = Math.imul(hash ^ text.charCodeAt(place), 16777619);
  return hash >>> 0;
}

/** A number from 0 up to 1 for a place on a grid. */
export function speck(x: number, y: number, seed = 0): number {
  let hash = Math.imul(x | 0, 374761393) ^ Math.imul(y | 0, 668265263) ^ Math.imul(seed | 0, 974711);
  hash = Math.imul(hash ^ (hash >>> 13), 1274126177);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296;
}

/** One of several, by chance. */
export function pick<Each>(next: Chance, from: readonly [Each, ...Each[]]): Each {
  return from[Math.floor(next() * from.length)] ?? from[0];
}

/** Smooth noise from 0 to 1 in space: `octaves` layers, each half as large and half as strong. */
export type Noise = (x: number, y: number, z: number, octaves: number) => number;

const LATTICE = 256;

/** Noise that a seed decides. */
export function noise(seed: number): Noise {
  const values = new Float32Array(LATTICE);
  const order = new Uint8Array(2 * LATTICE);
  const next = chance(seed);
  for (let place = 0; place < LATTICE; place++) order[place] = place;
  for (let place = LATTICE - 1; place > 0; place--) {
    const other = Math.floor(next() * (place + 1));
    const kept = order[place] ?? 0;
    order[place] = order[other] ?? 0;
    order[other] = kept;
  }
  order.copyWithin(LATTICE, 0, LATTICE);
  for (let place = 0; place < LATTICE; place++) values[place] = place / (LATTICE - 1);
  return (x, y, z, octaves) => layered(order, values, x, y, z, octaves);
}

function layered(order: Uint8Array, values: Float32Array, x: number, y: number, z: number, octaves: number): number {
  let sum = 0;
  let strength = 0.5;
  let all = 0;
  for (let layer = 0; layer < octaves; layer++) {
    sum += strength * smooth(order, values, x, y, z);
    all += strength;
    strength *= 0.5;
    x *= 2.03;
    y *= 2.03;
    z *= 2.03;
  }
  return sum / all;
}

/** The value between the eight corners of the cell that a place lies in. */
function smooth(order: Uint8Array, values: Float32Array, x: number, y: number, z: number): number {
  const [left, top, near] = [Math.floor(x), Math.floor(y), Math.floor(z)];
  const [u, v, w] = [eased(x - left), eased(y - top), eased(z - near)];
  const [a, b, c] = [left & 255, top & 255, near & 255];
  const first = order[a] ?? 0;
  const second = order[a + 1] ?? 0;
  const corner = (row: number, deep: number): number => {
    const from = values[order[(order[first + row] ?? 0) + deep] ?? 0] ?? 0;
    const to = values[order[(order[second + row] ?? 0) + deep] ?? 0] ?? 0;
    return from + (to - from) * u;
  };
  const front = corner(b, c) + (corner(b + 1, c) - corner(b, c)) * v;
  const back = corner(b, c + 1) + (corner(b + 1, c + 1) - corner(b, c + 1)) * v;
  return front + (back - front) * w;
}

function eased(part: number): number {
  return part * part * (3 - 2 * part);
}
