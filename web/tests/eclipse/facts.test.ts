import { expect, test } from "vitest";
import { battleOf, fleet, sideOf } from "../../src/games/eclipse/battle";
import type { ShipFacts, ShipThing, Shown } from "../../src/games/eclipse/shown";
import { inTheBag, priceOf } from "../../src/games/eclipse/tray";
import type { View } from "../../src/lib/table.svelte";

const PLAIN: Shown["facts"] = {
  seat: 0, faction: "terran_union", points: 0, scores: {}, money: 2, science: 3, materials: 3, production: {}, tracks: {}, graveyard: {},
  upkeep: 0, balance: 2, money_after: [4, 4], discs: 12, acting: {}, reacting: {}, colony_ships: 3, used_colony_ships: 0,
  technologies: { military: ["neutron_bombs"], grid: [], nano: ["fusion_drive"] }, supply: {}, partners: [], ambassadors: 0, reputation: 0,
  kept: 0, beside: [], traitor: false, start: false, passed: false, eliminated: false, active: true,
};
const CRUISER: ShipFacts = {
  tiles: ["", "plasma_cannon"], printed: ["ion_cannon", "hull"], outside: ["muon_source"], parts: ["ion_cannon", "plasma_cannon", "muon_source"],
  initiative: 2, computer: 1, shield: 0, hull: 1, move: 1, energy: 3, used: 2, cannons: { yellow: 1 }, missiles: {}, cost: 5,
};

function ship(type: string, owner: number, fights: boolean, damage = 0): ShipThing {
  return { kind: "ship", type, owner, sector: "101", damage, hull: 1, retreat: "", fights };
}

function view(things: Record<string, Shown["thing"]>): View<Shown> {
  const seats = [{ ...PLAIN, ships: { cruiser: CRUISER } }];
  return { game: "eclipse", seat: 0, to_act: [0], seats, things, names: {}, choice: null, table: {}, outcome: null };
}

test("a side goes to the odds with the ships that fight, and every part in effect", () => {
  const seen = view({
    s1: ship("cruiser", 0, true, 1),
    s2: ship("starbase", 0, false),
    s3: ship("ancient", -1, true),
    s4: ship("ancient", -1, true, 1),
    ancient: { kind: "neutral", blueprint: "ancient_advanced" },
  });
  expect(fleet(seen, 0).map(({ id }) => id)).toEqual(["s1"]);
  expect(sideOf(seen, 0)).toEqual({
    species: "terran_union",
    technologies: ["neutron_bombs", "fusion_drive"],
    ships: [{ type: "cruiser", count: 1, parts: CRUISER.parts, damage: [1] }],
  });
  expect(sideOf(seen, -1)).toEqual({ neutral: "ancient", count: 2, advanced: true, damage: [0, 1] });
});

test("a battle is there while it is fought", () => {
  expect(battleOf(view({}))).toBeNull();
  expect(battleOf(view({ battle: { kind: "battle", sector: "101", defender: -1, attacker: 0, round: 1, dice: [] } }))?.sector).toBe("101");
});

test("a technology costs what it costs on the cheapest of the own tracks", () => {
  const seen = view({
    military: { kind: "technologies", count: 2, discount: 2, prices: { ancient_labs: 11, plasma_cannon: 4 } },
    nano: { kind: "technologies", count: 1, discount: 1, prices: { ancient_labs: 12 } },
  });
  expect(priceOf(seen, "ancient_labs")).toBe(11);
  expect(priceOf(seen, "plasma_cannon")).toBe(4);
  expect(priceOf(seen, "nanorobots")).toBeUndefined();
});

test("the bag says itself what is in it", () => {
  const bag = { kind: "stack", left: 3, discarded: 0, technologies: { nanorobots: 2, starbase: 1 } } as const;
  expect(inTheBag(view({ "stack.technologies": bag }))).toEqual([{ id: "nanorobots", left: 2 }, { id: "starbase", left: 1 }]);
  expect(inTheBag(view({}))).toEqual([]);
});
