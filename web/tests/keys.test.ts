import { expect, test } from "vitest";
import { keysFor, neighbour } from "../src/lib/keys";

test("a move gets the first free letter of its words", () => {
  expect(keysFor(["Pass", "Play", "Evade"])).toEqual(["p", "l", "e"]);
});

test("where no letter is free a move gets a digit", () => {
  expect(keysFor(["A", "A", "A"])).toEqual(["a", "1", "2"]);
});

test("an arrow goes to the nearest thing in its direction", () => {
  const points = [[10, 0], [50, 0], [0, 40], [-20, 0]] as const;
  expect(neighbour([0, 0], points, "ArrowRight")).toBe(0);
  expect(neighbour([0, 0], points, "ArrowDown")).toBe(2);
  expect(neighbour([0, 0], points, "ArrowLeft")).toBe(3);
  expect(neighbour([0, 0], points, "ArrowUp")).toBe(-1);
});
