import { expect, test } from "vitest";
import { beyond, doorPlace, floorBox, placeOf, SQUARE, squaresOutline, wallsOf, clustersOf } from "../../src/games/dominate/floor";
import { inLines } from "../../src/games/dominate/tags";

test("a wall that two squares speak of is drawn once", () => {
  const walls = wallsOf([
    { column: 0, row: 0, walls: ["s", "w"] },
    { column: 0, row: 1, walls: ["n"] },
  ]);
  expect(walls.map(({ x, y, upright }) => [x, y, upright])).toEqual([
    [0, 0, true],
    [0, SQUARE.high, false],
  ]);
});

test("a door hangs between its squares, also where one of them is not laid yet", () => {
  expect(doorPlace(placeOf("b2"), placeOf("c2"))).toEqual({ x: 2 * SQUARE.wide, y: 1.5 * SQUARE.high, upright: true });
  expect(doorPlace(placeOf("b2"), placeOf("b3"))).toEqual({ x: 1.5 * SQUARE.wide, y: 2 * SQUARE.high, upright: false });
  expect(placeOf("ab12")).toEqual({ column: 27, row: 11 });
});

test("the dark lies behind the side it is said to", () => {
  const square = { column: 3, row: 3 };
  expect(["n", "e", "s", "w"].map((side) => beyond(square, side))).toEqual([
    { column: 3, row: 2 },
    { column: 4, row: 3 },
    { column: 3, row: 4 },
    { column: 2, row: 3 },
  ]);
});

test("the outline of a room has no lines inside, and its box holds it", () => {
  const room = [{ column: 0, row: 0 }, { column: 1, row: 0 }];
  expect(squaresOutline(room).split("M").length - 1).toBe(6);
  expect(floorBox(room, 0)).toEqual({ x: 0, y: 0, width: 2 * SQUARE.wide, height: SQUARE.high });
});

test("places side by side make one cloud, each of them once", () => {
  const places = [{ column: 4, row: 0 }, { column: 1, row: 1 }, { column: 1, row: 2 }, { column: 1, row: 1 }];
  expect(clustersOf(places).map((cloud) => cloud.length)).toEqual([1, 2]);
});

test("what is written at a door takes two lines where it is long, and no word is cut", () => {
  expect(inLines("Archive")).toEqual(["Archive"]);
  expect(inLines("Control room of the third floor")).toEqual(["Control room of", "the third floor"]);
  expect(inLines("Donaudampfschifffahrtsgesellschaft")).toEqual(["Donaudampfschifffahrtsgesellschaft"]);
});
