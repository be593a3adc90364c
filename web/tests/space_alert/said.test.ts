import { expect, test } from "vitest";
import { saidOf, signsOf } from "../../src/games/space_alert/said";
import type { Shown } from "../../src/games/space_alert/shown";
import type { EventOf } from "../../src/lib/shown";
import { believed } from "../../src/lib/shown";

function told(number: number, kind: string, fields: object): EventOf<Shown> {
  return believed({ number, kind, fields, clause: "", text: "" });
}

const RED = told(1, "ThreatAnnounced", { seat: 0, number: 2, threat: "E1-05", track: "red" });
const INSIDE = told(2, "ThreatAnnounced", { seat: 1, number: 3, threat: "I1-03", track: "internal" });
const OUTAGE = told(3, "OutageBegan", { seconds: 20 });

test("the sign shows the last announcement, and what was heard before it, the newest first", () => {
  const { last, before } = signsOf([RED, INSIDE, OUTAGE]);
  expect(last?.words).toBe("outage");
  expect(before.map((sign) => [sign.number, sign.track])).toEqual([
    [3, "internal"],
    [2, "red"],
  ]);
});

test("a sign of an outage does not tell how long it lasts", () => {
  expect(Object.values(saidOf(OUTAGE) ?? {})).not.toContain(20);
});

test("what people do is no sign", () => {
  expect(saidOf(told(4, "CardLaid", { seat: 0 }))).toBeNull();
});
