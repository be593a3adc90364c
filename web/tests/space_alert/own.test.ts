import { expect, test } from "vitest";
import { asAddress, asLines, FIRST } from "../../src/games/space_alert/tools/own";

test("a mission goes into an address and comes back line by line", () => {
  expect(asLines(asAddress(FIRST))).toBe(FIRST);
});

test("remarks and empty lines stay behind", () => {
  expect(asAddress("# ours\n\n phases 3:40 7:20 10:00  # long\n0:10 T+1 white\n")).toBe("phases 3:40 7:20 10:00 | 0:10 T+1 white");
});
