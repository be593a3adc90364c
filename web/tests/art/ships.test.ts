import { expect, test } from "vitest";
import { creature } from "../../src/art/creature";
import { FAMILIES, type FamilyName } from "../../src/art/families";
import { ship, type PartKind, type ShipPart } from "../../src/art/ship";
import { station } from "../../src/art/station";

const FAMILY_NAMES = Object.keys(FAMILIES) as FamilyName[];

function drawn(parts: ShipPart[], family: FamilyName = "sleek", more = {}): string {
  return ship({ family, hue: "#56b4e9", seed: 3, length: 400, parts, ...more }).svg;
}

function count(svg: string, mark: string): number {
  return svg.split(mark).length - 1;
}

test.each(FAMILY_NAMES)("every installed part is seen on a ship, however it is built: %s", (family) => {
  const parts: ShipPart[] = [{ kind: "weapon" }, { kind: "weapon" }, { kind: "weapon" }, { kind: "shield" }, { kind: "booster" }, { kind: "armor" }, { kind: "computer" }, { kind: "source" }, { kind: "module" }, { kind: "missile" }];
  const svg = drawn(parts, family);
  expect(count(svg, "data-part=")).toBe(parts.length);
  expect(count(svg, 'data-part="weapon"')).toBe(3);
  expect(count(svg, "data-cockpit")).toBe(1);
  expect(count(svg, 'data-plume=""')).toBe(FAMILIES[family].engines.length);
});

const COUNTED: [PartKind, string][] = [
  ["weapon", "data-barrel"],
  ["missile", "data-barrel"],
  ["shield", "data-arc"],
  ["booster", "data-band"],
  ["armor", "data-plate"],
  ["computer", "data-ring"],
  ["source", "data-cell"],
  ["module", "data-box"],
];

test.each(COUNTED)("the power of a part can be counted: %s", (kind, mark) => {
  for (const power of [1, 2, 3, 4]) expect(count(drawn([{ kind, power }]), mark)).toBe(power);
});

test("three guns are three guns with all their barrels", () => {
  const svg = drawn([{ kind: "weapon", power: 1 }, { kind: "weapon", power: 2 }, { kind: "weapon", power: 3 }]);
  expect(count(svg, 'data-part="weapon"')).toBe(3);
  expect(count(svg, "data-barrel")).toBe(6);
});

test("no two parts sit at the same place, and none is lost far outside", () => {
  for (const family of FAMILY_NAMES) {
    const parts = Array.from({ length: 6 }, (): ShipPart => ({ kind: "weapon" }));
    const { spots, length, span } = ship({ family, hue: "#56b4e9", seed: 1, length: 400, parts: [...parts, { kind: "shield" }, { kind: "booster" }, { kind: "booster" }] });
    expect(new Set(spots.map(String)).size).toBe(spots.length);
    for (const [x, y] of spots) {
      expect(Math.abs(x)).toBeLessThanOrEqual(length * 0.6);
      expect(Math.abs(y)).toBeLessThanOrEqual(span * 0.75);
    }
  }
});

test("charge is light: full lamps on the spine, muzzles that glow", () => {
  expect(count(drawn([], "sleek", { charge: 0 }), "data-lamp")).toBe(0);
  expect(count(drawn([], "sleek", { charge: 1 }), "data-lamp")).toBe(9);
  expect(drawn([{ kind: "weapon", charge: 0 }])).not.toBe(drawn([{ kind: "weapon", charge: 1 }]));
  expect(drawn([{ kind: "shield", charge: 0 }])).toContain("stroke-dasharray");
});

test("damage is holes: in the hull, and in what is broken", () => {
  expect(count(drawn([]), "data-hole")).toBe(0);
  expect(count(drawn([], "slab", { holes: 3 }), "data-hole")).toBe(3);
  const broken = drawn([{ kind: "weapon", broken: true }]);
  expect(count(broken, "data-broken")).toBe(1);
  expect(count(broken, "data-hole")).toBe(1);
});

test("a creature shows its guns, its plates and its wounds", () => {
  for (const kind of ["ancient", "guardian", "gcds"] as const) {
    const svg = creature({ kind, seed: 1, guns: 4, plates: 3, rings: 2, holes: 2 });
    expect(count(svg, "data-barrel")).toBe(4);
    expect(count(svg, "data-plate") / (kind === "ancient" ? 2 : 1)).toBe(kind === "ancient" ? 4 : 3);
    expect(count(svg, "data-ring")).toBe(2);
    expect(count(svg, "data-hole")).toBe(2);
  }
});

test("a station carries its parts as well", () => {
  const svg = station({ hue: "#56b4e9", seed: 1, size: 200, parts: [{ kind: "weapon", power: 2 }, { kind: "armor" }], holes: 1 });
  expect(count(svg, "data-part=")).toBe(2);
  expect(count(svg, "data-barrel")).toBe(2);
  expect(count(svg, "data-hole")).toBe(1);
});
