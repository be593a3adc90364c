import { expect, test } from "vitest";
import { found, isEnd, itemsOf, keysOf, verbOf, type Item } from "../src/lib/console";
import { forcedOf } from "../src/lib/forced";
import type { Offer, Turn } from "../src/wire/messages";

function offer(move: string, touches: string[] = [], more: Partial<Offer> = {}): Offer {
  const [kind = ""] = move.split(" ");
  return { move, kind, label: { message: kind, text: `Do ${move}` }, group: kind.toUpperCase(), short: move, touches, ...more };
}

const MANY = [..."abcdefgh"].map((zone) => offer(`explore ${zone}`, ["home", zone]));
const PASS = offer("pass");
const none = () => false;

function labels(items: Item[]): string[] {
  return items.map((item) => item.label);
}

test("few moves are shown one by one", () => {
  expect(labels(itemsOf([...MANY.slice(0, 2), PASS], [], "", none))).toEqual(["explore a", "explore b", "pass"]);
});

test("many moves of a kind are one verb, and what needs no thing stands beside it", () => {
  const items = itemsOf([...MANY, PASS], [], "", none);
  expect(labels(items)).toEqual(["EXPLORE", "pass"]);
  expect(items[0]?.offers).toHaveLength(8);
});

test("a verb that was chosen is not repeated: its things are on the board", () => {
  expect(itemsOf(MANY, [], "explore", none)).toEqual([]);
});

test("the targets of a verb are counted while they are few", () => {
  expect(labels(itemsOf(MANY.slice(0, 5), [], "explore", none))).toHaveLength(5);
});

test("what needs no thing has a place of its own", () => {
  expect(itemsOf([offer("go", ["x"]), PASS], [], "", none).map(isEnd)).toEqual([false, true]);
});

test("what is left when all things of a move are picked is shown one by one", () => {
  const lay = [..."123456789"].map((turn) => offer(`place s ${turn}`, ["s"]));
  expect(itemsOf(lay, ["s"], "", none)).toHaveLength(9);
});

test("a hint is shown whatever it is", () => {
  expect(labels(itemsOf(MANY, [], "", (each) => each.move === "explore c"))).toEqual(["EXPLORE", "Do explore c"]);
});

test("the only move of its kind says its verb, unless it would be too long to read", () => {
  const fire = offer("fire laser", ["laser"]);
  const load = offer("load shield", ["shield"], { label: { message: "load", text: "Load the shield with what is left of it all" } });
  expect(labels(itemsOf([fire, load, PASS], [], "", none))).toEqual(["Do fire laser", "load shield", "pass"]);
});

test("an aside is a verb until its thing was picked", () => {
  const discards = [offer("discard a", ["a"], { aside: true }), offer("discard b", ["b"], { aside: true })];
  expect(labels(itemsOf([PASS, ...discards], [], "", none))).toEqual(["DISCARD", "pass"]);
  expect(labels(itemsOf([offer("play a", ["a"]), ...discards.slice(0, 1)], ["a"], "", none))).toEqual(["Do play a", "Do discard a"]);
});

test("a card that can be played and discarded is not named twice without what is done", () => {
  const long = { message: "cash", text: "Discard the Escort of the Duchess for 1,500 credits" };
  const items = itemsOf([offer("play a", ["a"]), offer("cash a", ["a"], { short: "a", group: "For credits", label: long, aside: true })], [], "", none);
  expect(labels(items)).toEqual(["Do play a", "For credits"]);
});

test("two buttons never have the same words", () => {
  const both = [offer("play a", ["a"], { short: "A" }), offer("sell a", ["a"], { short: "A" })];
  expect(labels(itemsOf(both, ["a"], "", none))).toEqual(["Do play a", "Do sell a"]);
});

test("a letter belongs to its verb; several of one kind are counted", () => {
  const letters = { "action explore": "e", pass: "p", attack: "a" };
  const items = itemsOf([offer("action explore"), offer("attack x"), offer("attack y"), PASS], [], "", none);
  expect(keysOf(items, letters)).toEqual(["e", "1", "2", "p"]);
  expect(verbOf("a", [offer("attack x"), offer("attack y")], letters)).toBe("attack");
  expect(verbOf("q", [PASS], letters)).toBe("");
});

test("moves are found by words and by notation", () => {
  expect(found([...MANY, PASS], "explore B").map((each) => each.move)).toEqual(["explore b"]);
  expect(found([PASS], "do pa")).toEqual([PASS]);
  expect(found([PASS], "explore")).toEqual([]);
});

test("only what leaves nothing to decide is forced", () => {
  const turn = { waits_for: [0] } as Turn;
  expect(forcedOf({ offers: [PASS], turn })).toBe(PASS);
  expect(forcedOf({ offers: [PASS, offer("go")], turn })).toBe(null);
  expect(forcedOf({ offers: [offer("say -", [], { form: 40 })], turn })).toBe(null);
  expect(forcedOf({ offers: [PASS], turn: { waits_for: [-1] } as Turn })).toBe(null);
});

test("moves whose things are chosen on the board are only a verb, however few there are", () => {
  const steps = [offer("step a", ["t", "a"]), offer("step b", ["t", "b"])];
  expect(labels(itemsOf([...steps, offer("attack x", ["t", "x"])], ["t"], "", none, (each) => each.kind === "step"))).toEqual(["STEP", "Do attack x"]);
});

test("what stands aside comes after the answers, and takes no letter from them", () => {
  const items = itemsOf([offer("attack friend", ["f"], { aside: true, group: "OWN" }), offer("attack foe", ["x"])], ["t"], "", none);
  expect(labels(items)).toEqual(["attack foe", "attack friend"]);
  expect(keysOf(items, { attack: "a" })).toEqual(["a", "1"]);
});
