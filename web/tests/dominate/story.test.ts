import { expect, test } from "vitest";
import { eventsOf } from "../../src/lib/shown";
import { shotsOf, walkedTo, waysOf } from "../../src/games/dominate/story";
import type { Shown } from "../../src/games/dominate/shown";

test("a shot, its answer, a shield and a loss are light at their places", () => {
  const events = eventsOf<Shown>([
    { number: 1, kind: "Attacked", clause: "", fields: { figure: "tank.1", target: "mobile_fortress.1" } },
    { number: 2, kind: "Countered", clause: "", fields: { figure: "mobile_fortress.1", target: "tank.1" } },
    { number: 3, kind: "ShieldHeld", clause: "", fields: { figure: "mobile_fortress.1" } },
    { number: 4, kind: "Destroyed", clause: "", fields: { figure: "tank.1", type: "tank", field: "c3", owner: 0, by: 1 } },
    { number: 5, kind: "Suppressed", clause: "", fields: { figure: "mg_inf.1", target: "mg_inf.2" } },
  ]);
  const { rays, held, lost } = shotsOf(events);
  expect(rays.map(({ from, to, soft, answer }) => [from, to, soft, answer])).toEqual([
    ["tank.1", "mobile_fortress.1", false, false],
    ["mobile_fortress.1", "tank.1", false, true],
    ["mg_inf.1", "mg_inf.2", true, false],
  ]);
  expect(held).toEqual([{ number: 3, at: "mobile_fortress.1" }]);
  expect(lost).toEqual([{ number: 4, at: "c3" }]);
});

test("ways are told field by field, and ahead of what the view shows", () => {
  const step = (number: number, figure: string, start: string, field: string) => ({ number, kind: "Stepped", clause: "", fields: { figure, start, field } });
  const events = eventsOf<Shown>([step(4, "tank.1", "a1", "b1"), step(5, "tank.1", "b1", "c1"), step(6, "apc.1", "d4", "d5")]);
  expect(waysOf(events)).toEqual([
    { figure: "tank.1", fields: ["a1", "b1", "c1"] },
    { figure: "apc.1", fields: ["d4", "d5"] },
  ]);
  const places = new Map(["a1", "b1", "c1", "d4"].map((field) => [field, true]));
  expect([...walkedTo(events, 4, places)]).toEqual([["tank.1", "c1"], ["apc.1", "d4"]]);
  expect([...walkedTo(events, 6, places)]).toEqual([]);
});
