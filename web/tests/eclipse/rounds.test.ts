import { expect, test } from "vitest";
import { lastRound } from "../../src/games/eclipse/rounds";
import type { Shown } from "../../src/games/eclipse/shown";
import type { EventOf, KindOf } from "../../src/lib/shown";

let number = 0;

function event<Kind extends KindOf<Shown>>(kind: Kind, fields: Shown["events"][Kind]): EventOf<Shown, Kind> {
  number += 1;
  return { number, kind, clause: "", fields, text: kind };
}

test("in the first round there is nothing to look back on", () => {
  expect(lastRound([event("RoundBegan", { round: 1 }), event("ControlTaken", { seat: 0, sector: "101" })], 2)).toBeNull();
});

test("a round is told by what everybody gained and lost in it, and no other round", () => {
  const events = [
    event("RoundBegan", { round: 1 }),
    event("ControlTaken", { seat: 0, sector: "101" }),
    event("RoundBegan", { round: 2 }),
    event("ControlTaken", { seat: 0, sector: "102" }),
    event("ControlTaken", { seat: 1, sector: "103" }),
    event("ControlLost", { seat: 1, sector: "103" }),
    event("ShipDestroyed", { kind: "cruiser", ship: "s1", of: 1, by: 0 }),
    event("UpkeepPaid", { seat: 1, income: 2, cost: 5, balance: -3 }),
    event("RoundBegan", { round: 3 }),
    event("Built", { seat: 0, thing: "cruiser", sector: "102" }),
  ];
  const story = lastRound(events, 2);
  expect(story?.round).toBe(2);
  expect(story?.deeds[0]).toEqual({ sectors: 1, technologies: 0, built: 0, destroyed: 1, lost: 0, balance: null });
  expect(story?.deeds[1]).toEqual({ sectors: 0, technologies: 0, built: 0, destroyed: 0, lost: 1, balance: -3 });
  expect(story?.lines).toEqual(["ControlLost", "ShipDestroyed"]);
});
