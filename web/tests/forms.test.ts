import { expect, test, vi } from "vitest";
import { filled, fitting, letters, stands } from "../src/lib/forms";
import { Picker } from "../src/lib/picker.svelte";
import { session } from "../src/lib/session.svelte";
import { TableModel } from "../src/lib/table.svelte";
import type { Offer, Turn } from "../src/wire/messages";

vi.mock("../src/lib/session.svelte", () => ({ session: { ask: vi.fn() } }));

const FORM = { move: "note b -", kind: "note", label: { message: "move-note", text: "Note" }, touches: ["b"], form: 200 } as unknown as Offer;
const GO = { move: "go b", kind: "go", label: { message: "move-go", text: "Go" }, touches: ["b"] } as unknown as Offer;

test.each([
  ["", "note b -"],
  ["-", "note b %2D"],
  ["Grüße", "note b Gr%C3%BC%C3%9Fe"],
  ["100 %41", "note b 100%20%2541"],
  ["🚀", "note b %F0%9F%9A%80"],
])("%j is written into a form", (text, move) => {
  expect(filled(FORM, text).move).toBe(move);
});

test("a text is counted in characters", () => {
  expect(letters("🚀ß")).toBe(2);
  expect(fitting(FORM, "🚀".repeat(200))).toBe(true);
  expect(fitting(FORM, "x".repeat(201))).toBe(false);
  expect(fitting(FORM, "two\nlines")).toBe(false);
});

test("a hint with a text is its form, and no other move", () => {
  expect(stands(FORM, "note b later")).toBe(true);
  expect(stands(FORM, "note c later")).toBe(false);
  expect(stands(GO, "go b")).toBe(true);
  expect(stands(GO, "")).toBe(false);
});

test("a form that is chosen waits for its text and asks the server nothing", async () => {
  const table = new TableModel("t");
  table.turn = { question: "1", choice: "day", moves: [FORM] } as unknown as Turn;
  const picker = new Picker(table);
  await picker.choose(FORM);
  expect(picker.waiting?.offer).toEqual(FORM);
  expect(session.ask).not.toHaveBeenCalled();
});
