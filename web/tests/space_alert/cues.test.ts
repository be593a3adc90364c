import { expect, test } from "vitest";
import { plannedAt, plannedLate } from "../../src/games/space_alert/cues";

const TRANSFER = [{ clip: "data-transfer", after: 0.4 }, { clip: "data-transfer-in", at: 5, after: -1.4 }, { clip: "5", at: 5 }, { clip: "beep", at: 10 }];

test("words come after their announcement, numbers on their seconds", () => {
  expect(plannedAt(TRANSFER, 1000).map(({ instant }) => instant)).toEqual([1400, 4600, 6000, 11000]);
});

test("a clock that runs twice as fast moves the seconds, not the words", () => {
  expect(plannedAt(TRANSFER, 1000, 2).map(({ instant }) => instant)).toEqual([1400, 2100, 3500, 6000]);
});

test("who hears of it late hears the words late, and the beep on zero", () => {
  expect(plannedLate(TRANSFER, 1000, 2400).map(({ instant }) => instant)).toEqual([2400, 4600, 6000, 11000]);
  expect(plannedLate(TRANSFER, 1000, 1100)).toEqual(plannedAt(TRANSFER, 1000));
});
