import { expect, test } from "vitest";
import { formation, joined, neighbour, orbits } from "../../src/games/eclipse/galaxy";
import type { Sector, Ship } from "../../src/games/eclipse/things";

function ship(id: string, type: string, owner: number): Ship {
  return { kind: "ship", id, type, owner, sector: "101", damage: 0, hull: 0, retreat: "", fights: false };
}

function sector(id: string, zone: string, wormholes: number[]): Sector {
  return { kind: "sector", id, zone, rotation: 0, owner: -1, points: 1, wormholes, artifact: false, discovery: false, orbital: false, monolith: false, portal: false };
}

test("every ship has its own place; the owner's look to the right, intruders to the left", () => {
  const ships = [ship("a", "interceptor", 0), ship("b", "dreadnought", 0), ship("c", "cruiser", 2), ship("d", "interceptor", 2)];
  const berths = formation(ships, 2);
  expect(new Set([...berths.values()].map(({ x, y }) => `${x}/${y}`)).size).toBe(4);
  expect([berths.get("c")?.turned, berths.get("a")?.turned]).toEqual([false, true]);
  expect(berths.get("d")?.x ?? 0).toBeLessThan(berths.get("b")?.x ?? 0);
});

test("a large fleet stays inside its sector", () => {
  const fleet = Array.from({ length: 14 }, (_, number) => ship(`s${number}`, number < 8 ? "interceptor" : number < 12 ? "cruiser" : "dreadnought", 1));
  for (const { x, y, scale } of formation(fleet, 1).values()) {
    expect(Math.abs(x)).toBeLessThan(46);
    expect(y).toBeGreaterThan(-46);
    expect(y).toBeLessThan(4);
    expect(scale).toBeGreaterThan(0.35);
  }
});

test("light goes through where two wormholes meet, not where one ends at a wall", () => {
  const north = sector("102", neighbour("0,0", 0), [3]);
  const east = sector("103", neighbour("0,0", 1), [0]);
  expect(joined("0,0", [0, 1, 2], [north, east])).toEqual([0]);
});

test("planets never lie on each other", () => {
  for (let count = 1; count <= 7; count++) {
    const places = orbits(count);
    expect(places).toHaveLength(count);
    for (const [one, first] of places.entries()) {
      for (const second of places.slice(one + 1)) expect(Math.hypot(first.x - second.x, first.y - second.y)).toBeGreaterThan(18 * first.scale);
    }
  }
});
