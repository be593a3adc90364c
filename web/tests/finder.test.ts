import { expect, test } from "vitest";
import { atHand, grouped, narrow } from "../src/lib/finder";
import type { Offer } from "../src/wire/messages";

function offer(move: string, touches: string[], group = ""): Offer {
  return { move, kind: move.split(" ")[0] ?? "", touches, label: { message: "m", text: move }, group };
}

const OFFERS = [
  offer("fly ship 101", ["ship", "101"]),
  offer("fly ship 102", ["ship", "102"]),
  offer("build cruiser 101", ["cruiser", "101"]),
  offer("pass", []),
];

test("before the first click everything that is part of a move is lit", () => {
  expect([...narrow(OFFERS, []).lit].sort()).toEqual(["101", "102", "cruiser", "ship"]);
});

test("a click leaves the moves that touch the thing and lights what comes next", () => {
  const { fitting, lit, chosen } = narrow(OFFERS, ["ship"]);
  expect(fitting.map((each) => each.move)).toEqual(["fly ship 101", "fly ship 102"]);
  expect([...lit]).toEqual(["101", "102"]);
  expect(chosen).toBeNull();
});

test("when one move is left it is chosen, whatever else it touches", () => {
  expect(narrow(OFFERS, ["102"]).chosen?.move).toBe("fly ship 102");
});

test("the last click chooses the move, in whatever order things were clicked", () => {
  expect(narrow(OFFERS, ["ship", "102"]).chosen?.move).toBe("fly ship 102");
  expect(narrow(OFFERS, ["102", "ship"]).chosen?.move).toBe("fly ship 102");
});

test("a thing that two moves need twice has to be clicked twice", () => {
  const twice = [offer("swap a a", ["a", "a"]), offer("use a", ["a"])];
  expect(narrow(twice, ["a"]).chosen).toBeNull();
  expect(narrow(twice, ["a", "a"]).chosen?.move).toBe("swap a a");
});

test("moves stand under their headings in the order they came", () => {
  const groups = grouped([offer("a", [], "X"), offer("b", [], "Y"), offer("c", [], "X")]);
  expect(groups.map(([name, list]) => [name, list.length])).toEqual([
    ["X", 2],
    ["Y", 1],
  ]);
});

test("a move that needs nothing more than what is picked is enough, though others go on", () => {
  const offers = [offer("play a", ["a"]), offer("play a b", ["a", "b"])];
  expect(narrow(offers, ["a"]).chosen).toBeNull();
  expect(narrow(offers, ["a"]).enough?.move).toBe("play a");
});

test("before the first click the few answers are at hand, and what no thing stands for", () => {
  const aside = { ...offer("claim", []), aside: true };
  const moves = (few: number) => atHand([...OFFERS, aside, { ...offer("trade", ["money"]), aside: true }], few).map((each) => each.move);
  expect(moves(4)).toEqual([...OFFERS.map((each) => each.move), "claim"]);
  expect(moves(3)).toEqual(["pass", "claim"]);
});
