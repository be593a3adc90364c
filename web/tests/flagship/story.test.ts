import { describe, expect, it } from "vitest";
import { figuresOf, freeSlots, type Face, type Item } from "../../src/games/flagship/cards";
import type { Shown } from "../../src/games/flagship/shown";
import { addsOf, fateOf, storyOf } from "../../src/games/flagship/story";
import type { EventOf, KindOf } from "../../src/lib/shown";

let number = 0;

function event<Kind extends KindOf<Shown>>(kind: Kind, fields: Shown["events"][Kind]): EventOf<Shown, Kind> {
  number += 1;
  return { number, kind, clause: "", fields, text: kind };
}

const ATTACK = event("AttackDeclared", { seat: 1, weapon: "laser.1", targets: ["ship.2"] });

describe("what happens in the middle of the table", () => {
  it("is an attack with its rolls until it has come to its end", () => {
    const roll = event("AttackRolled", { seat: 1, weapon: "laser.1", dice: [3], modified: 5, target: "ship.2" });
    const story = storyOf([ATTACK, roll]);
    expect(story).toMatchObject({ kind: "attack", card: "laser.1", targets: ["ship.2"], over: false });
    expect(story?.steps).toMatchObject([{ dice: [3], amount: 5 }]);
    expect(storyOf([ATTACK, roll, event("AttackMissed", { seat: 1, weapon: "laser.1", target: "ship.2" })])?.over).toBe(true);
  });

  it("keeps the attack while a card breaks into it", () => {
    const story = storyOf([ATTACK, event("EventPlayed", { seat: 0, card: "ausweichen" })]);
    expect(story).toMatchObject({ kind: "attack", steps: [{ item: "ausweichen" }] });
  });

  it("aims at the new target of an attack that was redirected", () => {
    expect(storyOf([ATTACK, event("AttackRedirected", { seat: 0, target: "drone.3" })])?.targets).toEqual(["drone.3"]);
  });

  it("sets the totals of a contest against each other: they are no dice", () => {
    const story = storyOf([event("EventPlayed", { seat: 0, card: "pazaak" }), event("ContestRolled", { seat: 0, opponent: 1, own: 9, other: 7 })]);
    expect(story?.steps).toMatchObject([{ dice: [], totals: [{ seat: 0, total: 9 }, { seat: 1, total: 7 }] }]);
  });

  it("knows the unit that evades, whose sum is spelled out", () => {
    const story = storyOf([ATTACK, event("EvadeRolled", { seat: 0, unit: "ship.2", dice: [3, 4], modified: 8, evaded: false })]);
    expect(story?.steps).toMatchObject([{ unit: "ship.2", dice: [3, 4], amount: 8, good: false }]);
  });

  it("flies when it is known where to", () => {
    const roll = event("AttackRolled", { seat: 1, weapon: "laser.1", dice: [5], modified: 5, target: "ship.2" });
    const fates = [[], [event("EvadeRolled", { seat: 0, unit: "ship.2", dice: [6, 5], modified: 11, evaded: true })], [event("DamageDealt", { seat: 1, target: "ship.2", amount: 1 })], [event("AttackCancelled", { seat: 0, target: "ship.2" })]].map((later) => {
      const story = storyOf([ATTACK, roll, ...later]);
      return story && fateOf(story, "ship.2");
    });
    expect(fates).toEqual(["rolled", "evaded", "struck", "off"]);
  });

  it("spells out what the card itself adds against this target", () => {
    const story = storyOf([ATTACK, event("AttackRolled", { seat: 1, weapon: "laser.1", dice: [5], modified: 8, target: "drone.2" })]);
    const [step] = story?.steps ?? [];
    expect(step && addsOf(step, [{ card: "ace", delta: 1 }], "laser")).toEqual([{ card: "ace", delta: 1 }, { card: "laser", delta: 2 }]);
    expect(step && addsOf(step, [{ card: "laser", delta: 1 }], "laser")).toEqual([{ card: "laser", delta: 3 }]);
  });

  it("is forgotten with the turn", () => {
    expect(storyOf([ATTACK, event("TurnBegan", { seat: 0, turn: 4 })])).toBeNull();
  });
});

const WEAPON: Face = { name: "", type: "", kind: "equipment", class: "medium_weapon", faction: "", rarity: "", values: "", words: [], does: [], slot: "weapon", needs: 2 };

const ITEM: Item = { id: "", zone: "field", card: "", owner: 0, onto: "", charge: 0, max_charge: 0, face_down: false, main: false };

describe("cards on a mat", () => {
  it("show what their attack needs and does", () => {
    expect(figuresOf({ ...WEAPON, strikes: [{ roll: "2d 6+", damage: 2 }] })).toEqual([{ sign: "roll", value: "2× 6+", damage: 2 }]);
  });

  it("show in play what other cards add, with its sign", () => {
    const gun: Item = { ...ITEM, attack: { needs: "4+", adds: [{ card: "ace", delta: 1 }], total: 1 }, damage: 2 };
    expect(figuresOf({ ...WEAPON, strikes: [{ roll: "4+", damage: 1 }] }, gun)).toEqual([{ sign: "roll", value: "4+", adds: "+1", damage: 2 }]);
    const dull: Item = { ...ITEM, evade: { needs: "2d 9+", adds: [{ card: "storm", delta: -2 }], total: -2 } };
    expect(figuresOf(WEAPON, dull)).toEqual([{ sign: "evade", value: "2× 9+", adds: "−2" }]);
  });

  it("take as many slots as they need", () => {
    const ship: Item = { ...ITEM, id: "ship.1", main: true, slots: { weapon: 3, shield: 1 } };
    const part: Item = { ...ITEM, id: "gun.2", card: "gun", onto: "ship.1" };
    expect(freeSlots({ thing: ship, parts: [part] }, { gun: WEAPON })).toEqual(["weapon", "shield"]);
  });
});
