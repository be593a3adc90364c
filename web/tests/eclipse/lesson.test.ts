import { expect, test } from "vitest";
import lesson from "../../src/games/eclipse/lesson";

test("a lesson of Eclipse that was left goes on until five actions were taken", () => {
  expect(lesson.over(["action", "explore", "action", "action", "action"])).toBe(false);
  expect(lesson.over(["action", "action", "action", "action", "action"])).toBe(true);
});

test("the told lesson teaches exploring, buying, building, fighting and settling", () => {
  const kinds = new Set(lesson.told.beats.map(({ move = "" }: { move?: string }) => move.split(" ")[0]));
  for (const kind of ["explore", "research", "build", "fly", "attack", "occupy", "colonise", "pass"]) expect(kinds).toContain(kind);
});
