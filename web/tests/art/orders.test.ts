import { expect, test } from "vitest";
import type { Land } from "../../src/art/land";
import { Orders, roughOf } from "../../src/art/orders";
import type { Planet } from "../../src/art/planet";
import type { Nebula } from "../../src/art/sky";
import type { Solid } from "../../src/art/solid";

const LAND: Land = { draw: "land", seed: 1, rows: ["."], climate: ["e"], size: 48, margin: 1 };
const SOLID: Solid = { draw: "solid", parts: [], size: 64, yaw: 0, lift: 0 };
const WORLD: Planet = { draw: "planet", seed: 1, size: 480, world: "ocean" };
const DOT: Planet = { ...WORLD, size: 72 };
const CLOUD: Nebula = { draw: "nebula", seed: 1, width: 1440, height: 900, colours: ["#8a2a6a", "#1a4f9a"] };

test("everything is there roughly before anything is fine, and land is finished last", () => {
  const orders = new Orders();
  orders.add("land", LAND);
  orders.add("tank", SOLID);
  const made = Array.from({ length: 5 }, () => orders.next());
  expect(made.map((each) => each && `${each.key} ${each.rough ? "rough" : "fine"}`)).toEqual(["land rough", "tank rough", "tank fine", "land fine", undefined]);
});

test("a rough picture shows the same with fewer pixels", () => {
  expect(roughOf(LAND)).toEqual({ ...LAND, size: 12 });
  expect(roughOf(SOLID)).toEqual({ ...SOLID, size: 32 });
  expect(roughOf(WORLD)).toEqual({ ...WORLD, size: 240 });
  expect(roughOf(CLOUD)).toEqual({ ...CLOUD, coarse: 12 });
  expect(roughOf(DOT)).toBeNull();
});

test("small things wait for no large one", () => {
  const orders = new Orders();
  for (const [key, picture] of Object.entries({ sky: CLOUD, world: WORLD, dot: DOT })) orders.add(key, picture);
  const made = Array.from({ length: 5 }, () => orders.next());
  expect(made.map((each) => each?.key)).toEqual(["sky", "world", "dot", "sky", "world"]);
});
