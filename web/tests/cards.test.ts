import { expect, test } from "vitest";
import { add, copies, emptyDeck, found, oneByOne, size, written } from "../src/cards/deck";
import type { BenchFace } from "../src/cards/shown";

/** A game whose decks have other sections than any of ours. */
const BENCH: BenchFace = {
  code: "toy1:",
  sections: [
    { id: "source_i", name: "Quelle I" },
    { id: "source_v", name: "Quelle V" },
    { id: "sideboard", name: "Reserve" },
  ],
  filters: [{ id: "phase", name: "Phase", choices: [{ id: "I", name: "I" }, { id: "V", name: "V" }] }],
  cards: {
    crest_1: { name: "Crest (I)", type: "Person", sections: ["source_i", "sideboard"], traits: { phase: "I" } },
    crest_5: { name: "Crest (V)", type: "Person", sections: ["source_v", "sideboard"], traits: { phase: "V" } },
    thief: { name: "Diebin", type: "Ereignis", sections: ["source_i"], traits: { phase: "I" } },
  },
  starters: {},
};

test("a deck has the sections of its game, and grows and shrinks card by card", () => {
  let deck = emptyDeck("Mine", BENCH);
  expect(Object.keys(deck.parts)).toEqual(["source_i", "source_v", "sideboard"]);
  deck = add(add(add(deck, "source_i", "thief", 1), "source_i", "crest_1", 1), "source_i", "thief", 1);
  deck = add(deck, "sideboard", "crest_1", 1);
  expect(Object.entries(deck.parts.source_i ?? {})).toEqual([["thief", 2], ["crest_1", 1]]);
  expect([size(deck.parts.source_i), size(deck.parts.source_v), copies(deck, "crest_1")]).toEqual([3, 0, 2]);
  deck = add(add(deck, "source_i", "thief", -5), "sideboard", "crest_1", -1);
  expect(deck.parts).toEqual({ source_i: { crest_1: 1 }, source_v: {}, sideboard: {} });
});

test("the server reads a deck by headings and ids, so that twins of one name stay apart", () => {
  const deck = add(add(emptyDeck("My\n deck", BENCH), "sideboard", "crest_5", 1), "source_i", "thief", 2);
  expect(written(deck, BENCH)).toBe("Deck: My deck\n\nQuelle I\n2 thief\n\nQuelle V\n\nReserve\n1 crest_5\n");
});

test("cards are printed one by one, section after section", () => {
  const deck = add(add(emptyDeck("", BENCH), "sideboard", "crest_5", 1), "source_i", "thief", 2);
  expect(oneByOne(deck, BENCH)).toEqual(["thief", "thief", "crest_5"]);
});

test("cards are found by every word in name or type, and by every filter that is set", () => {
  const ids = (search: string, choices: Record<string, string> = {}) => found(BENCH, { search, choices }).map(([id]) => id);
  expect(ids("")).toEqual(["crest_1", "crest_5", "thief"]);
  expect(ids("person crest")).toEqual(["crest_1", "crest_5"]);
  expect(ids("CREST", { phase: "V" })).toEqual(["crest_5"]);
  expect(ids("", { phase: "I" })).toEqual(["crest_1", "thief"]);
  expect(ids("crest", { phase: "" })).toEqual(["crest_1", "crest_5"]);
});
