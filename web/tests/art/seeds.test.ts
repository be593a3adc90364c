import { expect, test } from "vitest";
import { FACE_KINDS } from "../../src/art/aliens";
import { burst } from "../../src/art/burst";
import { creature } from "../../src/art/creature";
import { apart } from "../../src/art/drawing";
import { emblem } from "../../src/art/emblem";
import { face } from "../../src/art/face";
import { MOTIF_NAMES, motif } from "../../src/art/motif";
import { keyOf, rasterOf, type Picture } from "../../src/art/pictures";
import { chance, noise, seedOf, speck } from "../../src/art/random";
import { digest } from "../../src/art/raster";
import { scene } from "../../src/art/scene";
import { ship } from "../../src/art/ship";
import { stars } from "../../src/art/sky";

const NEBULA: Picture = { draw: "nebula", seed: 29, width: 320, height: 200, colours: ["#7a2a5a", "#1a4f9a"], density: 2.4 };
const PLANET: Picture = { draw: "planet", seed: 14, size: 40, world: "terra", ring: true, cities: true };

/** The first numbers of the seed 7: they must never change, or all pictures do. */
const NUMBERS = [0.011704753153026104, 0.06195825757458806, 0.97690763277933];

test("chance, noise and names give the same numbers everywhere", () => {
  expect(Array.from({ length: 3 }, chance(7))).toEqual(NUMBERS);
  expect(seedOf("Terra")).toBe(seedOf("Terra"));
  expect(seedOf("Terra")).not.toBe(seedOf("Venus"));
  expect(speck(3, 4, 1)).toBe(speck(3, 4, 1));
  expect(noise(5)(1.3, 2.7, 0.2, 4)).toBe(noise(5)(1.3, 2.7, 0.2, 4));
});

test.each([NEBULA, PLANET])("a picture of pixels is decided by what it is made from: $draw", (picture) => {
  expect(digest(rasterOf(picture))).toBe(digest(rasterOf({ ...picture })));
  expect(digest(rasterOf(picture))).not.toBe(digest(rasterOf({ ...picture, seed: picture.seed + 1 })));
});

const DRAWN: [string, (seed: number) => string][] = [
  ["ship", (seed) => ship({ family: "patched", hue: "#56b4e9", seed, length: 400 }).svg],
  ["creature", (seed) => creature({ kind: "ancient", seed, guns: 2, plates: 1 })],
  ["face", (seed) => face({ kind: "human", seed, hue: "#e69f00" })],
  ["emblem", (seed) => emblem(seed, "#e69f00")],
  ["burst", (seed) => burst(seed, 60)],
  ["stars", (seed) => stars(seed, 300, 200)],
  ["scene", (seed) => scene({ subject: { is: "motif", name: "surge" }, seed }, 158, 104)],
];

test.each(DRAWN)("the same seed draws the same, another seed something else: %s", (_, draw) => {
  const seeds = [1, 2, 3, 4, 5, 6, 7, 8];
  for (const seed of seeds) expect(draw(seed)).toBe(draw(seed));
  expect(new Set(seeds.map(draw)).size).toBe(seeds.length);
});

test("the name of a picture does not depend on the order of its parts, only on the parts", () => {
  const turned: Picture = { seed: 14, draw: "planet", world: "terra", size: 40, cities: true, ring: true };
  expect(keyOf(turned)).toBe(keyOf(PLANET));
  expect(keyOf({ ...PLANET, size: 42 })).not.toBe(keyOf(PLANET));
});

test("no two motifs and no two kinds of faces look alike", () => {
  expect(new Set(MOTIF_NAMES.map(motif)).size).toBe(MOTIF_NAMES.length);
  expect(new Set(FACE_KINDS.map((kind) => face({ kind, seed: 1, hue: "#e69f00" }))).size).toBe(FACE_KINDS.length);
  expect(MOTIF_NAMES.length).toBeGreaterThanOrEqual(20);
});

test("what is defined in a drawing has a name made of what it is: two drawings on one page never disturb each other", () => {
  const defined = (svg: string) => new Map([...svg.matchAll(/<(?:linear|radial)Gradient id="([^"]+)".*?<\/(?:linear|radial)Gradient>/g)].map((each) => [each[1], each[0]]));
  const [first, second] = [defined(ship({ family: "sleek", hue: "#56b4e9", seed: 1, length: 300 }).svg), defined(ship({ family: "slab", hue: "#e69f00", seed: 2, length: 300 }).svg)];
  expect(first.size).toBeGreaterThan(2);
  for (const [name, text] of first) expect(second.get(name) ?? text).toBe(text);
});

test("a drawing apart from others uses only what it defines itself, and changes in nothing else", () => {
  const svg = ship({ family: "sleek", hue: "#56b4e9", seed: 4, length: 400 }).svg;
  const own = apart(svg, "c7");
  const defined = [...own.matchAll(/ id="([^"]+)"/g)].map((each) => each[1]);
  const used = [...own.matchAll(/url\(#([^)]+)\)/g)].map((each) => each[1]);
  expect(used.length).toBeGreaterThan(2);
  expect(used.filter((name) => !defined.includes(name))).toEqual([]);
  expect(defined.every((name) => name?.endsWith("-c7"))).toBe(true);
  expect(own.replaceAll("-c7", "")).toBe(svg);
});
