import { describe, expect, it } from "vitest";
import { forward, frontOf, seatOf } from "../../src/games/flagship/rivals";
import type { Thing } from "../../src/games/flagship/cards";
import type { View } from "../../src/lib/table.svelte";
import type { Shown } from "../../src/games/flagship/shown";
import type { Beat } from "../../src/stage/script";

const [ME, ADA, GRACE] = [0, 1, 2];

function ship(id: string, owner: number): Thing {
  return { id, zone: "field", owner } as unknown as Thing;
}

const THINGS = [ship("mine", ME), ship("ada's", ADA), ship("grace's", GRACE), { id: "curse", zone: "effect", on: GRACE } as unknown as Thing];

function beat(seat: number | null, fields: Beat["events"][number]["fields"]): Beat {
  return { cue: { beat: "shot", on: [], lasts: 1 }, seat, events: [{ number: 1, kind: "AttackDeclared", fields } as unknown as Beat["events"][number]] };
}

function standing(out: number[]): View<Shown> {
  return { seats: [ME, ADA, GRACE].map((seat) => ({ out: out.includes(seat) })) } as unknown as View<Shown>;
}

describe("whoever is acted upon steps forward", () => {
  it("is the one who is shot at, whoever shoots", () => {
    expect(forward(beat(ME, { targets: ["grace's"] }), THINGS, ME)).toBe(GRACE);
    expect(forward(beat(ADA, { targets: ["grace's"] }), THINGS, ME)).toBe(GRACE);
  });

  it("is the one who shoots at oneself", () => {
    expect(forward(beat(ADA, { targets: ["mine"] }), THINGS, ME)).toBe(ADA);
  });

  it("is whom a duel of dice is with, and whoever acts on nobody", () => {
    expect(forward(beat(ME, { opponent: GRACE }), THINGS, ME)).toBe(GRACE);
    expect(forward(beat(ADA, {}), THINGS, ME)).toBe(ADA);
  });

  it("is nobody else while only the near side does something", () => {
    expect(forward(beat(ME, { item: "mine" }), THINGS, ME)).toBeNull();
    expect(forward(beat(null, {}), THINGS, ME)).toBeNull();
  });
});

describe("who stands before the others", () => {
  it("is whoever was called, until they are out and that has been told", () => {
    expect(frontOf(GRACE, [ADA, GRACE], standing([]), false)).toBe(GRACE);
    expect(frontOf(GRACE, [ADA, GRACE], standing([GRACE]), true)).toBe(GRACE);
    expect(frontOf(GRACE, [ADA, GRACE], standing([GRACE]), false)).toBe(ADA);
  });

  it("is the next one, as long as nobody was called", () => {
    expect(frontOf(-1, [ADA, GRACE], standing([ADA]), false)).toBe(GRACE);
  });
});

it("a thing is seen on its owner's side, and an effect where it lies", () => {
  expect(seatOf("ada's", THINGS)).toBe(ADA);
  expect(seatOf("curse", THINGS)).toBe(GRACE);
  expect(seatOf("seat.2", THINGS)).toBe(GRACE);
  expect(seatOf("nothing", THINGS)).toBeNull();
});
