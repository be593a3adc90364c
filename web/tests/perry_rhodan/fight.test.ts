import { expect, test } from "vitest";
import type { EventOf } from "../../src/lib/shown";
import { retold, toldFight } from "../../src/games/perry_rhodan/fight";
import type { Shown } from "../../src/games/perry_rhodan/shown";
import type { Pairing } from "../../src/games/perry_rhodan/things";

type Told = EventOf<Shown>;

const NOTHING = { drawn: -1, effects: 0, escorts: 0, bonus: 0 };
const front = (card: string, escorts = 0) => ({ card, attack_escorts: [], defence_escorts: [], attack_sum: { ...NOTHING, escorts }, defence_sum: NOTHING, stealth: -1, attack: -1, defence: -1 });
const PAIRING: Pairing = { id: "pairing.1", zone: "pairing", number: 1, broken: false, state: "open", attacker: front("hope", 1), defender: front("spindle"), chances: { ahead: 30, destroys: 50, falls: 20 } };

const stealth = (ours: number, theirs: number): Told => ({ number: 1, kind: "StealthDrawn", clause: "", fields: { attacker: "hope", attacker_value: ours, defender: "spindle", defender_value: theirs } });
const bonus = (attack: number, defence: number): Told => ({ number: 2, kind: "BonusTaken", clause: "", fields: { seat: 0, card: "hope", attack, defence } });
const values = (card: string, attack: number, defence: number): Told => ({ number: 3, kind: "ValuesDrawn", clause: "", fields: { seat: 0, card, attack, defence } });
const sunk = (card: string): Told => ({ number: 4, kind: "CardSunk", clause: "", fields: { seat: 1, card } }) as Told;
const held: Told = { number: 4, kind: "NothingHit", clause: "", fields: { attacker: "hope", defender: "spindle" } };
const round: Told = { number: 5, kind: "RoundBegan", clause: "", fields: { number: 2 } } as unknown as Told;

const after = (...events: Told[]) => retold(PAIRING, toldFight(events));

test("a pairing of which nothing was told stands as the view shows it", () => {
  expect(after()).toEqual(PAIRING);
});

test("stealth is seen before anybody fires, and what it adds belongs to the sum", () => {
  const seen = after(stealth(3, 1), bonus(2, 0));
  expect(seen.state).toBe("open");
  expect([seen.attacker?.stealth, seen.defender?.stealth]).toEqual([3, 1]);
  expect(seen.attacker?.attack_sum.bonus).toBe(2);
});

test("one's own value stands there while the other one is still drawn", () => {
  const seen = after(values("hope", 4, 2));
  expect(seen.state).toBe("now");
  expect([seen.attacker?.attack, seen.defender?.defence]).toEqual([4, -1]);
  expect(seen.chances).toBeUndefined();
});

test("what was drawn is what is left without escorts and stealth", () => {
  const seen = after(bonus(2, 0), values("hope", 5, 2), values("spindle", 1, 3));
  expect(seen.attacker?.attack_sum).toEqual({ drawn: 2, effects: 0, escorts: 1, bonus: 2 });
});

test.each([
  [[held], "held"],
  [[sunk("spindle")], "won"],
  [[sunk("hope")], "lost"],
  [[sunk("hope"), sunk("spindle")], "both"],
])("whoever falls decides how it came out", (events, state) => {
  expect(after(values("hope", 5, 2), values("spindle", 1, 3), ...events).state).toBe(state);
});

test("whoever broke through fights no more, unless it is stopped", () => {
  const through: Told = { number: 2, kind: "BrokeThrough", clause: "", fields: { seat: 0, card: "hope" } };
  const stopped: Told = { number: 3, kind: "BreakStopped", clause: "", fields: { seat: 0, card: "hope" } };
  expect(after(through)).toMatchObject({ broken: true, state: "through" });
  expect(after(through, stopped)).toMatchObject({ broken: false, state: "open" });
});

test("a new round begins anew", () => {
  expect(after(values("hope", 5, 2), values("spindle", 1, 3), held, round)).toEqual(PAIRING);
});
