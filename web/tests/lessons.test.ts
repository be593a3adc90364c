import { expect, test } from "vitest";
import { ECLIPSE } from "../src/lessons/eclipse";
import { FLAGSHIP } from "../src/lessons/flagship";
import { stepFor } from "../src/lessons/lesson";
import { SPACE_ALERT } from "../src/lessons/space_alert";
import type { Offer } from "../src/wire/messages";

test("a lesson of Flagship is over with the first turn", () => {
  expect(FLAGSHIP.over(["reveal", "charge"])).toBe(false);
  expect(FLAGSHIP.over(["reveal", "end-turn"])).toBe(true);
});

test("a lesson of Eclipse is over after three actions", () => {
  expect(ECLIPSE.over(["action", "explore", "action"])).toBe(false);
  expect(ECLIPSE.over(["action", "action", "action"])).toBe(true);
});

test("a lesson of Space Alert says something new about the first cards, and something else at the end", () => {
  const lay: Offer = { move: "lay", kind: "lay", label: { message: "move-lay", text: "" } };
  const end: Offer = { ...lay, move: "end", kind: "end" };
  const said = [0, 1, 2, 3, 4, 8].map((count) => stepFor(SPACE_ALERT, "planning", [lay], Array<string>(count).fill("lay"))?.say);
  expect(new Set(said).size).toBe(6);
  expect(stepFor(SPACE_ALERT, "planning", [end], ["lay"])?.say).toBe("lesson-sa-end");
  expect(stepFor(SPACE_ALERT, "planning", [end], ["lay", "end"])?.say).toBe("lesson-sa-last");
});
