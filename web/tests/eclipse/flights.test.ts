import { expect, test } from "vitest";
import { prospects } from "../../src/games/eclipse/flights";
import type { Shown } from "../../src/games/eclipse/shown";
import type { Printed } from "../../src/games/eclipse/things";
import type { View } from "../../src/lib/table.svelte";
import type { Offer } from "../../src/wire/messages";

const FACES = {
  factions: { terran: { home: "221" }, draco: { home: "224" } },
  sectors: { 221: { species: "terran" }, 224: { species: "draco" } },
  species: { terran: { special: [] }, draco: { special: ["coexists_with_ancients"] } },
} as unknown as Printed;
const FLY = { move: "fly cruiser.1 101", kind: "fly", touches: ["cruiser.1", "101"] } as unknown as Offer;

function view(faction: string, partners: number[] = [], foe = { type: "ancient", owner: -1 }): View<Shown> {
  const ship = (type: string, owner: number, sector: string) => ({ kind: "ship", type, owner, sector, damage: 0, hull: 1, retreat: "", fights: false });
  const things = {
    221: { kind: "sector", zone: "0,0" },
    101: { kind: "sector", zone: "0,-1" },
    "cruiser.1": ship("cruiser", 0, "221"),
    "foe.1": ship(foe.type, foe.owner, "101"),
    ancient: { kind: "neutral", blueprint: "ancient_normal" },
  };
  const seats = [{ faction, partners, technologies: {}, ships: {} }, { faction: "terran", partners: [], technologies: {}, ships: {} }];
  return { things, seats, names: {} } as unknown as View<Shown>;
}

test("a fight is foreseen for the ship that is chosen, where it can fly", () => {
  const [found, ...more] = prospects(view("terran"), FACES, 0, [FLY], ["cruiser.1"]);
  expect(more).toEqual([]);
  expect(found?.sector).toBe("101");
  expect(found?.sides[0]).toMatchObject({ neutral: "ancient", count: 1 });
  expect(found?.sides[1]).toMatchObject({ species: "terran", ships: [{ type: "cruiser", count: 1 }] });
});

test("nothing is foreseen while no ship is chosen, or where it cannot fly", () => {
  expect(prospects(view("terran"), FACES, 0, [FLY], [])).toEqual([]);
  expect(prospects(view("terran"), FACES, 0, [], ["cruiser.1"])).toEqual([]);
});

test("there is no fight with partners, nor with Ancients for those who live with them", () => {
  expect(prospects(view("draco"), FACES, 0, [FLY], ["cruiser.1"])).toEqual([]);
  expect(prospects(view("terran", [1], { type: "cruiser", owner: 1 }), FACES, 0, [FLY], ["cruiser.1"])).toEqual([]);
  expect(prospects(view("terran", [], { type: "cruiser", owner: 1 }), FACES, 0, [FLY], ["cruiser.1"])).toHaveLength(1);
});
