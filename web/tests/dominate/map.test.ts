import { expect, test } from "vitest";
import { beside, boxOf, filled, landOf, middle, outline, spanOf, withSky } from "../../src/games/dominate/map";
import type { Field } from "../../src/games/dominate/things";

function field(id: string, column: number, row: number, terrain: Field["terrain"] = "open", look: Field["look"] = "europe"): Field {
  return { kind: "field", id, column, row, terrain, look, ore: 0, threat: [], ground: [] };
}

test("every second row is shifted by half a field to the right", () => {
  const [left, right, below] = [middle({ column: 0, row: 0 }), middle({ column: 1, row: 0 }), middle({ column: 0, row: 1 })];
  expect(below[0]).toBeCloseTo((left[0] + right[0]) / 2);
});

test("what borders has no line between, so two fields have ten sides", () => {
  const sides = (fields: { column: number; row: number }[]) => outline(fields).split("M").length - 1;
  expect(sides([{ column: 3, row: 3 }])).toBe(6);
  expect(sides([{ column: 3, row: 3 }, { column: 4, row: 3 }])).toBe(10);
  expect(sides([{ column: 3, row: 3 }, { column: 4, row: 4 }])).toBe(10);
  expect(sides([{ column: 3, row: 3 }, { column: 2, row: 4 }])).toBe(12);
});

test("the land has a sign for every field, desert where it lies in the Near East, and blanks where there is none", () => {
  const plan = landOf([field("a1", 0, 0, "forest"), field("b1", 1, 0, "water"), field("b2", 1, 1, "ford", "near_east")]);
  expect(plan.rows).toEqual(["f~", " :"]);
  expect(plan.climate).toEqual(["ee", "ed"]);
});

test("every field lies in the picture of its land", () => {
  const box = boxOf(["...", "..."], 0);
  for (const place of [{ column: 0, row: 0 }, { column: 2, row: 1 }]) {
    const [x, y] = middle(place);
    expect(x).toBeGreaterThan(box.x);
    expect(x).toBeLessThan(box.x + box.width);
    expect(y).toBeGreaterThan(box.y);
    expect(y).toBeLessThan(box.y + box.height);
  }
});

test("a bridge lies from bank to bank", () => {
  const across = new Map([field("a1", 0, 0), field("b1", 1, 0, "water"), field("c1", 2, 0)].map((each) => [`${each.column},${each.row}`, each]));
  expect(spanOf({ column: 1, row: 0 }, across)).toBe(0);
  const down = new Map([field("b1", 1, 0), field("b2", 1, 1, "water"), field("c3", 2, 2)].map((each) => [`${each.column},${each.row}`, each]));
  expect(spanOf({ column: 1, row: 1 }, down)).toBeCloseTo(Math.PI / 3);
});

test("what fields enclose belongs to their outline, what lies beside them does not", () => {
  const all = [0, 1, 2, 3, 4].flatMap((row) => [0, 1, 2, 3, 4].map((column) => field(`${column}/${row}`, column, row)));
  const ring = all.filter((each) => beside(2, 2).some(([column, row]) => each.column === column && each.row === row));
  expect(ring).toHaveLength(6);
  expect(filled(ring, all).map(({ id }) => id)).toContain("2/2");
  expect(filled(ring, all)).toHaveLength(7);
  expect(filled(ring.slice(1), all)).toHaveLength(5);
});

test("above a map is room for what lies over it, and nothing is cut", () => {
  const box = { x: 0, y: 0, width: 100, height: 200 };
  const roomy = withSky(box);
  expect(roomy.y).toBeLessThan(0);
  expect(roomy.y + roomy.height).toBeCloseTo(200);
});
