import { expect, test } from "vitest";
import { wordOf } from "../../src/games/space_alert/planning";

test("both halves of a heroic card have a word of their own", () => {
  expect(["A", "X", "4", "a", "^"].map(wordOf)).toEqual(["sa-do-hero", "sa-do-hero", "sa-do-sprint", "sa-do-a", "sa-do-lift"]);
});
