import { expect, test } from "vitest";
import { begins, isPlaced, isUse, worded } from "../../src/games/dominate/wording";
import type { View } from "../../src/lib/table.svelte";
import type { Shown } from "../../src/games/dominate/shown";
import type { Offer } from "../../src/wire/messages";

const VIEW = {
  seat: 0,
  seats: [{ team: 0 }, { team: 1 }, { team: 0 }],
  names: { "tank.1": "Tank 1", "tank.2": "Tank 2", "tank.3": "Tank 3" },
  things: {
    "tank.1": { kind: "figure", owner: 0, aims: { "tank.2": "both" } },
    "tank.2": { kind: "figure", owner: 1, aims: {} },
    "tank.3": { kind: "figure", owner: 2, aims: {} },
  },
} as unknown as View<Shown>;

function offer(move: string): Offer {
  const [kind = "", ...touches] = move.split(" ");
  return { move, kind, touches, label: { message: kind, text: `Tank 1: ${move}` }, group: kind, short: move };
}

function say(id: string, args: Record<string, string | number> = {}): string {
  return [id, ...Object.values(args)].join(" ");
}

test("a shot says what comes of it", () => {
  expect(worded(offer("attack tank.1 tank.2"), VIEW, say).short).toBe("dd-verb-attack Tank 2 · dd-verdict-both");
  expect(worded(offer("suppress tank.1 tank.2"), VIEW, say).short).toBe("dd-verb-suppress Tank 2");
});

test("a shot at a partner stands aside under a heading of its own", () => {
  const friendly = worded(offer("attack tank.1 tank.3"), VIEW, say);
  expect([friendly.aside, friendly.group]).toEqual([true, "dd-own-attack"]);
  expect([isPlaced(friendly), isUse(friendly)]).toEqual([true, false]);
  expect(worded(offer("attack tank.1 tank.2"), VIEW, say).aside).toBeUndefined();
});

test("fields are chosen on the map, and what can only be sold need not be thought of", () => {
  expect(isPlaced(offer("step tank.1 h6"))).toBe(true);
  expect(isPlaced(offer("attack tank.1 tank.2"))).toBe(false);
  expect([isUse(offer("step tank.1 h6")), isUse(offer("sell barracks.1"))]).toEqual([true, false]);
});

test("whoever picks somebody does not think of friends who could shoot at them", () => {
  const friendly = worded(offer("attack tank.1 tank.3"), VIEW, say);
  expect([begins(friendly, "tank.1"), begins(friendly, "tank.3")]).toEqual([true, false]);
  expect(begins(worded(offer("attack tank.1 tank.2"), VIEW, say), "tank.2")).toBe(true);
});
