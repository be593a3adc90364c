import { expect, test } from "vitest";
import lesson from "../../src/games/eclipse/lesson";

test("a lesson of Eclipse is over after three actions", () => {
  expect(lesson.over(["action", "explore", "action"])).toBe(false);
  expect(lesson.over(["action", "action", "action"])).toBe(true);
});
