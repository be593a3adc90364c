import { expect, test } from "vitest";
import { neighbour } from "../src/lib/keys";

test("an arrow goes to the nearest thing in its direction", () => {
  const points = [[10, 0], [50, 0], [0, 40], [-20, 0]] as const;
  expect(neighbour([0, 0], points, "ArrowRight")).toBe(0);
  expect(neighbour([0, 0], points, "ArrowDown")).toBe(2);
  expect(neighbour([0, 0], points, "ArrowLeft")).toBe(3);
  expect(neighbour([0, 0], points, "ArrowUp")).toBe(-1);
});
