import { expect, test } from "vitest";
import type { EventOf } from "../../src/lib/shown";
import type { View } from "../../src/lib/table.svelte";
import type { NeutralFace, ShipThing, Shown } from "../../src/games/eclipse/shown";
import { sumOf, theatreOf } from "../../src/games/eclipse/theatre";
import type { Printed } from "../../src/games/eclipse/things";

const ANCIENT: NeutralFace = { id: "ancient_a", type: "ancient", kind: "normal", cannons: { yellow: 2, orange: 0, blue: 0, red: 0 }, missiles: { yellow: 0, orange: 0, blue: 0, red: 0 }, computer: 1, shield: 1, hull: 1, initiative: 2 };
const SHOWN = { dice: { damage: { yellow: 1, orange: 2, blue: 3, red: 4 }, needed: 6, blank: 1, star: 6 }, neutrals: { ancient_a: ANCIENT } };
const FACES = SHOWN as Printed;

function ship(type: string, owner: number, damage = 0): ShipThing {
  return { kind: "ship", type, owner, sector: "101", damage, hull: 1, retreat: "", fights: false };
}

function view(things: Record<string, Shown["thing"]>): View<Shown> {
  const cruiser = { tiles: [], printed: [], outside: [], parts: [], initiative: 2, computer: 2, shield: 0, hull: 1, move: 1, energy: 1, used: 1, cannons: { yellow: 1 }, missiles: {}, cost: 5 };
  const seats = [{ ships: { cruiser } }] as unknown as Shown["facts"][];
  return { game: "eclipse", seat: 0, to_act: [], seats, things: { ...things, ancient: { kind: "neutral", blueprint: "ancient_a" } }, names: {}, choice: null, table: {}, outcome: null };
}

let number = 0;
function event(kind: string, fields: object): EventOf<Shown> {
  return { kind, fields, clause: "", number: ++number } as EventOf<Shown>;
}

const BEGIN = event("DuelBegan", { sector: "101", attacker: 0, of: -1 });
const FLEETS = { "c.1": ship("cruiser", 0), "s.1": ship("starbase", 0), "a.1": ship("ancient", -1) };

function volley(dice: number[]): EventOf<Shown> {
  return event("DiceRolled", { seat: 0, kinds: dice.map(() => "cruiser"), colours: dice.map(() => "yellow"), dice, missiles: false });
}

test("without a battle there is no theatre", () => {
  expect(theatreOf(view(FLEETS), FACES, [])).toBeNull();
});

test("whoever comes in the middle of a battle sees it", () => {
  const fought = view({ ...FLEETS, battle: { kind: "battle", sector: "101", defender: -1, attacker: 0, round: 2, dice: [] } });
  expect(theatreOf(fought, FACES, [])).toMatchObject({ sector: "101", attacker: 0, defender: -1, volley: null });
});

test("a die counts with its computer and the shield it is thrown at; a star always hits, a blank never", () => {
  const told = theatreOf(view(FLEETS), FACES, [BEGIN, volley([1, 4, 5, 6])]);
  expect(told?.volley?.rolls.map(({ hit }) => hit)).toEqual([false, false, true, true]);
  expect(told?.volley?.rolls.map((roll) => sumOf(FACES, roll))).toEqual(["–", "4 + 2 − 1 = 5", "5 + 2 − 1 = 6", "★"]);
});

test("hits and losses are known as soon as they are told, before the map shows them", () => {
  const told = theatreOf(view(FLEETS), FACES, [BEGIN, volley([6]), event("ShipHit", { ship: "a.1", of: -1, damage: 1 })]);
  expect(told?.fighters.find(({ id }) => id === "a.1")).toMatchObject({ damage: 1, lost: false });
  expect(told?.struck).toEqual(["a.1"]);
  const lost = theatreOf(view(FLEETS), FACES, [BEGIN, volley([6]), event("ShipDestroyed", { kind: "ancient", ship: "a.1", of: -1, by: 0 })]);
  expect(lost?.fighters.find(({ id }) => id === "a.1")?.lost).toBe(true);
});

test("a wreck is still seen when the ship is off the map", () => {
  const told = theatreOf(view({ "c.1": ship("cruiser", 0) }), FACES, [BEGIN, event("ShipDestroyed", { kind: "ancient", ship: "a.1", of: -1, by: 0 })]);
  expect(told?.fighters.filter(({ lost }) => lost).map(({ type }) => type)).toEqual(["ancient"]);
});

test("starbases leave neutral ships alone", () => {
  expect(theatreOf(view(FLEETS), FACES, [BEGIN])?.fighters.map(({ type }) => type)).toEqual(["cruiser", "ancient"]);
});
