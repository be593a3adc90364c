import { describe, expect, it } from "vitest";
import { figuresOf, freeSlots, type Face, type Item } from "../../src/games/flagship/cards";
import type { Shown } from "../../src/games/flagship/shown";
import { storyOf } from "../../src/games/flagship/story";
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

  it("is forgotten with the turn", () => {
    expect(storyOf([ATTACK, event("TurnBegan", { seat: 0, turn: 4 })])).toBeNull();
  });
});

const WEAPON: Face = { name: "", type: "", kind: "equipment", class: "medium_weapon", faction: "", rarity: "", values: "", words: [], does: [], slot: "weapon", needs: 2 };

describe("cards on a mat", () => {
  it("show what their attack needs and does", () => {
    expect(figuresOf({ ...WEAPON, strikes: [{ roll: "2d 6+", damage: 2 }] })).toEqual([{ sign: "roll", value: "2× 6+", damage: 2 }]);
  });

  it("take as many slots as they need", () => {
    const item: Item = { id: "", zone: "field", card: "", owner: 0, onto: "", charge: 0, max_charge: 0, face_down: false, main: false };
    const ship: Item = { ...item, id: "ship.1", main: true, slots: { weapon: 3, shield: 1 } };
    const part: Item = { ...item, id: "gun.2", card: "gun", onto: "ship.1" };
    expect(freeSlots({ thing: ship, parts: [part] }, { gun: WEAPON })).toEqual(["weapon", "shield"]);
  });
});
