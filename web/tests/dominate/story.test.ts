import { expect, test } from "vitest";
import { eventsOf } from "../../src/lib/shown";
import { shotsOf } from "../../src/games/dominate/story";
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
