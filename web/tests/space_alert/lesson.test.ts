import { expect, test } from "vitest";
import lesson from "../../src/games/space_alert/lesson";
import { stepFor } from "../../src/lessons/lesson";
import type { Offer } from "../../src/wire/messages";

test("a lesson of Space Alert says something new about the first cards, and something else at the end", () => {
  const lay: Offer = { move: "lay", kind: "lay", label: { message: "move-lay", text: "" } };
  const end: Offer = { ...lay, move: "end", kind: "end" };
  const said = [0, 1, 2, 3, 4, 8].map((count) => stepFor(lesson, "planning", [lay], Array<string>(count).fill("lay"))?.say);
  expect(new Set(said).size).toBe(6);
  expect(stepFor(lesson, "planning", [end], ["lay"])?.say).toBe("lesson-sa-end");
  expect(stepFor(lesson, "planning", [end], ["lay", "end"])?.say).toBe("lesson-sa-last");
});
