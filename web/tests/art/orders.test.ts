import { expect, test } from "vitest";
import type { Land } from "../../src/art/land";
import { Orders, roughOf } from "../../src/art/orders";
import type { Solid } from "../../src/art/solid";

const LAND: Land = { draw: "land", seed: 1, rows: ["."], climate: ["e"], size: 48, margin: 1 };
const SOLID: Solid = { draw: "solid", parts: [], size: 64, yaw: 0, lift: 0 };

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
  expect(roughOf({ draw: "planet", seed: 1, size: 40, world: "rock" } as never)).toBeNull();
});
