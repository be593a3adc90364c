import { expect, test } from "vitest";
import lesson from "../../src/games/flagship/lesson";

test("a lesson of Flagship is over with the first turn", () => {
  expect(lesson.over(["reveal", "charge"])).toBe(false);
  expect(lesson.over(["reveal", "end-turn"])).toBe(true);
});
