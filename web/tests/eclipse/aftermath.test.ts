import { expect, test } from "vitest";
import { aftermathOf } from "../../src/games/eclipse/aftermath";
import type { Shown } from "../../src/games/eclipse/shown";
import type { EventOf } from "../../src/lib/shown";
import type { Beat } from "../../src/stage/script";

let number = 0;
function event(kind: string, fields: object): EventOf<Shown> {
  return { kind, fields, clause: "", number: ++number } as EventOf<Shown>;
}

function beat(name: string): Beat {
  return { cue: { beat: name, on: [], lasts: 1 } } as unknown as Beat;
}

const ATTACK = event("PopulationAttacked", { seat: 1, of: 0, sector: "101", dice: [6, 2], cubes: 1, defenceless: false });

test("people under fire are shown with the dice and what was lost", () => {
  expect(aftermathOf(beat("bombard"), [ATTACK])).toEqual({ scene: "bombard", seat: 1, of: 0, sector: "101", dice: [6, 2], cubes: 1, defenceless: false });
  expect(aftermathOf(beat("move"), [ATTACK])).toBeNull();
  expect(aftermathOf(null, [ATTACK])).toBeNull();
});

test("whoever draws reputation sees the tiles and the one that stays", () => {
  const told = [event("ReputationDrawn", { seat: 0, count: 3, tiles: ["1", "3", "2"] }), event("ReputationKept", { seat: 0, tile: "3", instead: "", swapped: false })];
  expect(aftermathOf(beat("fame"), told)).toEqual({ scene: "fame", seat: 0, tiles: ["1", "3", "2"], kept: "3" });
  expect(aftermathOf(beat("fame"), told.slice(0, 1))).toMatchObject({ kept: null });
});

test("the others see as many backs", () => {
  const told = [event("ReputationDrawn", { seat: 0, count: 2, tiles: [] }), event("ReputationKept", { seat: 0, tile: "", instead: "", swapped: false })];
  expect(aftermathOf(beat("fame"), told)).toEqual({ scene: "fame", seat: 0, tiles: ["", ""], kept: "" });
});
