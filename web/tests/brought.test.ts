import { afterEach, beforeEach, expect, test, vi } from "vitest";

const ask = vi.fn();
vi.mock("../src/lib/session.svelte", () => ({
  session: {
    said: "",
    ask: (wish: unknown): unknown => ask(wish),
  },
}));
vi.mock("../src/lib/settings.svelte", () => ({ settings: { lang: "de" } }));

import { askBrought, bring, bringsFor, called, codeOf } from "../src/lib/brought";
import { session } from "../src/lib/session.svelte";

const DECK = {
  name: "deck",
  kind: "text",
  default: "",
  choices: ["rebels"],
  names: { rebels: "Rebellen", own: "eigenes Deck" },
};

beforeEach(() => ask.mockReset());
afterEach(() => vi.unstubAllGlobals());

test("a deck that everybody knows is called by its name, any other is an own one", () => {
  expect(called(DECK, "rebels")).toBe("Rebellen");
  expect(called(DECK, "own")).toBe("eigenes Deck");
  expect(called(DECK, "fs1:abc")).toBe("eigenes Deck");
});

test("only an own deck that is told has a code", () => {
  expect(codeOf(DECK, "fs1:abc")).toBe("fs1:abc");
  expect(codeOf(DECK, "own")).toBe("");
  expect(codeOf(DECK, "rebels")).toBe("");
});

test("one brings a deck for the own seat, the owner also for bots, nobody for others", () => {
  const person = { seat: 1, kind: "person" as const };
  expect(bringsFor({ ...person, yours: true }, false)).toBe(true);
  expect(bringsFor(person, true)).toBe(false);
  expect(bringsFor({ seat: 2, kind: "bot" }, true)).toBe(true);
  expect(bringsFor({ seat: 2, kind: "bot" }, false)).toBe(false);
  expect(bringsFor({ seat: 2 }, true)).toBe(false);
});

test("what is wrong with a deck stands beside its field, and nowhere else", async () => {
  ask.mockImplementation(() => {
    session.said = "Ein Deck braucht 40 Ereigniskarten. (FS-DECK-04)";
    return Promise.resolve(null);
  });
  expect(await bring("t", 1, "deck", "fs1:abc")).toBe("Ein Deck braucht 40 Ereigniskarten. (FS-DECK-04)");
  expect(session.said).toBe("");
  expect(ask).toHaveBeenCalledWith({ type: "bring", table: "t", seat: 1, option: "deck", value: "fs1:abc" });
});

test("a deck that is taken leaves nothing to say", async () => {
  ask.mockResolvedValue({ type: "done", id: "1" });
  expect(await bring("t", 1, "deck", "rebels")).toBe("");
});

test("what can be brought is asked in the reader's language, with the word that lets one in", async () => {
  const asked = vi.fn(() => Promise.resolve(new Response(JSON.stringify({ options: [DECK], seats: { 1: {} } }))));
  vi.stubGlobal("fetch", asked);
  expect((await askBrought("t", "a b")).options?.[0]?.name).toBe("deck");
  expect(asked).toHaveBeenCalledWith("api/tables/t/brought?lang=de&invite=a%20b");
});

test("where nobody answers there is nothing to bring", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new Error("away")));
  expect(await askBrought("t")).toEqual({});
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("{}", { status: 404 })));
  expect(await askBrought("t")).toEqual({});
});
