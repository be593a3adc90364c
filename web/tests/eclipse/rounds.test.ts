import { expect, test } from "vitest";
import { lastRound } from "../../src/games/eclipse/rounds";
import type { Happening } from "../../src/wire/messages";

function happened(...told: [string, Record<string, unknown>][]): Happening[] {
  return told.map(([kind, fields], number) => ({ number, kind, clause: "", fields, text: kind }));
}

test("in the first round there is nothing to look back on", () => {
  expect(lastRound(happened(["RoundBegan", { round: 1 }], ["ControlTaken", { seat: 0 }]), 2)).toBeNull();
});

test("a round is told by what everybody gained and lost in it, and no other round", () => {
  const events = happened(
    ["RoundBegan", { round: 1 }],
    ["ControlTaken", { seat: 0 }],
    ["RoundBegan", { round: 2 }],
    ["ControlTaken", { seat: 0 }],
    ["ControlTaken", { seat: 1 }],
    ["ControlLost", { seat: 1 }],
    ["ShipDestroyed", { of: 1, by: 0 }],
    ["UpkeepPaid", { seat: 1, balance: -3 }],
    ["RoundBegan", { round: 3 }],
    ["Built", { seat: 0 }],
  );
  const story = lastRound(events, 2);
  expect(story?.round).toBe(2);
  expect(story?.deeds[0]).toEqual({ sectors: 1, technologies: 0, built: 0, destroyed: 1, lost: 0, balance: null });
  expect(story?.deeds[1]).toEqual({ sectors: 0, technologies: 0, built: 0, destroyed: 0, lost: 1, balance: -3 });
  expect(story?.lines).toEqual(["ControlLost", "ShipDestroyed"]);
});
