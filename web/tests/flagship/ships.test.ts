import { expect, test } from "vitest";
import { ship } from "../../src/art/ship";
import { after, type Face, type Item } from "../../src/games/flagship/cards";
import { sceneOf } from "../../src/games/flagship/picture";
import { builtFrom, draftedFrom } from "../../src/games/flagship/ships";

const FACE: Face = { name: "", type: "", kind: "equipment", class: "", faction: "frabian", rarity: "common", values: "", words: [], does: [] };
const FACES: Record<string, Face> = {
  hull: { ...FACE, kind: "unit", class: "ship", price: 5500 },
  ace: { ...FACE, kind: "pilot", class: "ace" },
  laser: { ...FACE, class: "light_weapon", slot: "weapon", strikes: [{ roll: "4+", damage: 3 }] },
  screen: { ...FACE, class: "light_shield", slot: "shield", absorbs: 2 },
  frame: { ...FACE, kind: "extension", class: "for_ship", does: ["passive", "extra_slots"] },
};
const ITEM: Item = { id: "", zone: "field", card: "", owner: 0, onto: "hull.1", charge: 0, max_charge: 0, face_down: false, main: false };

test("every installed card is drawn: barrels by damage, arcs by what a shield takes, charge as light, torn where destroyed", () => {
  const unit = {
    thing: { ...ITEM, id: "hull.1", card: "hull", onto: "", main: true, charge: 1, max_charge: 4 },
    parts: [
      { ...ITEM, id: "laser.2", card: "laser", charge: 1, max_charge: 2 },
      { ...ITEM, id: "screen.3", card: "screen", face_down: true },
      { ...ITEM, id: "frame.4", card: "frame" },
    ],
  };
  const plan = builtFrom(unit, FACES);
  expect(plan).toMatchObject({ family: "sleek", charge: 0.25 });
  expect(plan.parts).toEqual([
    { kind: "weapon", power: 3, charge: 0.5, broken: false },
    { kind: "shield", power: 2, charge: 1, broken: true },
    { kind: "module", charge: 1, broken: false },
  ]);
  const { svg, spots } = ship(plan);
  expect(svg.match(/data-part=/g)).toHaveLength(3);
  expect(svg.match(/data-barrel=/g)).toHaveLength(3);
  expect(spots).toHaveLength(3);
});

test("a ship in the dock has what was chosen for it, and there is none before its hull", () => {
  expect(draftedFrom(["ace"], FACES)).toBeNull();
  expect(draftedFrom(["ace", "hull", "laser"], FACES)?.parts).toHaveLength(1);
});

test.each([
  [{ does: ["choose", "roll", "look", "discard"] }, "probe"],
  [{ does: ["later", "take_prize"] }, "prize"],
  [{ does: ["cancel_attack"] }, "evade"],
  [{ does: ["grant", "modify_roll", "charge"] }, "surge"],
  [{ kind: "equipment", class: "heavy_weapon", does: ["attack"] }, "battery"],
  [{ kind: "extension", class: "for_ship", does: ["something_own"] }, "module"],
  [{ does: ["something_own"] }, "time"],
])("the picture of a card shows what it does: %j", (face, name) => {
  expect(sceneOf("card", { ...FACE, kind: "event", class: "plain", ...face }).subject).toEqual({ is: "motif", name });
});

test("ships and pilots are drawn as they are, each its own", () => {
  expect(sceneOf("a", { ...FACE, kind: "pilot" }).subject.is).toBe("face");
  const [first, second] = ["a", "b"].map((id) => sceneOf(id, FACES.hull ?? FACE));
  expect([first?.subject.is, second?.subject.is]).toEqual(["ship", "ship"]);
  expect(first).not.toEqual(second);
});

test("whoever one meets plays another deck, the last one meets the first", () => {
  expect(["a", "b", "c"].map((deck) => after(deck, ["a", "b", "c"]))).toEqual(["b", "c", "a"]);
  expect(after("own", ["a", "b"])).toBe("a");
});
