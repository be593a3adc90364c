import { expect, test } from "vitest";
import { ECLIPSE } from "../src/lessons/eclipse";
import { FLAGSHIP } from "../src/lessons/flagship";

test("a lesson of Flagship is over with the first turn", () => {
  expect(FLAGSHIP.over(["reveal", "charge"])).toBe(false);
  expect(FLAGSHIP.over(["reveal", "end-turn"])).toBe(true);
});

test("a lesson of Eclipse is over after three actions", () => {
  expect(ECLIPSE.over(["action", "explore", "action"])).toBe(false);
  expect(ECLIPSE.over(["action", "action", "action"])).toBe(true);
});
