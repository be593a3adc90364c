import { describe, expect, test } from "vitest";
import { valuesOf, type Face } from "../../src/games/perry_rhodan/cards";
import { columnsOf, handOf, letterWith, othersOf, type Thing } from "../../src/games/perry_rhodan/things";

const place = (id: string, seat: number, side: string): Thing => ({ id, zone: "place", seat, side, family: "terra", top: "terra", count: 2, units: 1, unit_cap: 3, ships: 0, ship_cap: 3, laid: 0, limit: 2, covers: 0 });
const card = (id: string, row: string, more: object = {}): Thing => ({ id, zone: "card", card: id, owner: 0, space: 0, side: "pro", place: "terra", row, onto: "", passive: false, ...more }) as Thing;
const TABLE: Thing[] = [place("pro:terra@0", 0, "pro"), place("pro:terra", 0, "pro"), place("anti:terra@1", 1, "anti"), card("terra.1", "stack"), card("perry.2", "unit"), card("ship.3", "ship")];

describe("a place", () => {
  test("is called as moves call it: the own one by its name, that of others by their seat", () => {
    expect(columnsOf(TABLE, 0, "pro", 0).map(({ id }) => id)).toEqual(["pro:terra"]);
    expect(columnsOf(TABLE, 1, "anti", 0).map(({ id }) => id)).toEqual(["anti:terra@1"]);
    expect(columnsOf(TABLE, 0, "pro", null).map(({ id }) => id)).toEqual(["pro:terra@0"]);
  });

  test("has its stack, its units and its ships in rows", () => {
    const [column] = columnsOf(TABLE, 0, "pro", 0);
    expect([column?.stack, column?.units, column?.ships].map((row) => row?.map(({ id }) => id))).toEqual([["terra.1"], ["perry.2"], ["ship.3"]]);
  });

  test("that a move would lay out has room beside the others, on the own side alone", () => {
    const offered = ["pro:venus", "anti:venus", "pro:terra", "anti:venus@1"];
    expect(columnsOf(TABLE, 0, "pro", 0, offered).map(({ id, place }) => [id, place === null])).toEqual([["pro:terra", false], ["pro:venus", true]]);
    expect(columnsOf(TABLE, 1, "anti", 0, offered).map(({ id }) => id)).toEqual(["anti:terra@1"]);
  });
});

test.each([
  ["C", 0, "C"],
  ["C", 2, "C+2"],
  ["C+1", 1, "C+2"],
  ["C+1", -1, "C"],
  ["B", -1, "B−1"],
])("%s and %i more is %s", (printed, adds, told) => expect(letterWith(printed, adds)).toBe(told));

test("whatever has no values shows none", () => {
  expect(valuesOf({ stealth: "B", attack: "C", defence: "D+1" } as Face, { attack: 1 }).map(({ letter }) => letter)).toEqual(["B", "C+1", "D+1"]);
  expect(valuesOf({} as Face)).toEqual([]);
});

test("a hand lies by backs, the latest phase first", () => {
  const held = (id: string, phase: string): Thing => ({ id, zone: "hand", card: id, owner: 0, phase, count: 1 });
  expect(handOf([held("a", "I"), held("b", "III"), held("c", "I")]).map(({ phase, cards }) => [phase, cards.length])).toEqual([["III", 1], ["I", 2]]);
});

test("the others sit clockwise from oneself", () => expect(othersOf([0, 1, 2, 3], 2)).toEqual([3, 0, 1]));
