import { expect, test, vi } from "vitest";
import { Picker } from "../src/lib/picker.svelte";
import { session } from "../src/lib/session.svelte";
import { TableModel } from "../src/lib/table.svelte";
import type { Reply } from "../src/wire/connection";
import type { Offer, Turn } from "../src/wire/messages";

vi.mock("../src/lib/session.svelte", () => ({ session: { ask: vi.fn() } }));

function offer(move: string, ...touches: string[]): Offer {
  return { move, kind: move, label: { message: move, text: move }, touches } as unknown as Offer;
}

function asks(question: string, ...moves: Offer[]): Turn {
  return { question, choice: `choice of ${question}`, moves } as unknown as Turn;
}

/** Somebody who is asked, and a server that answers when the test says so. */
function asked(...moves: Offer[]): { picker: Picker; table: TableModel; answer(told: object): Promise<void> } {
  const table = new TableModel("t");
  table.turn = asks("1", ...moves);
  let tell: (told: Reply) => void = () => undefined;
  vi.mocked(session.ask).mockImplementation(() => new Promise((resolve) => (tell = resolve)));
  const answer = async (told: object) => {
    tell(told as Reply);
    await new Promise((resolve) => setTimeout(resolve, 0));
  };
  return { picker: new Picker(table), table, answer };
}

test("a click on the next question stays when the answer to the last move comes after it", async () => {
  const { picker, table, answer } = asked(offer("go", "a"));
  void picker.play(offer("go", "a"));
  table.turn = asks("2", offer("x", "b", "c"), offer("y", "b", "d"));
  picker.pick("b");
  await answer({ type: "done" });
  expect(picker.picks).toEqual(["b"]);
});

test("a move is not made when something else is asked by the time its preview comes", async () => {
  const { picker, table, answer } = asked(offer("pass"));
  void picker.choose(offer("pass"));
  table.turn = asks("2", offer("pass"));
  await answer({ type: "previewed", complete: false });
  expect(picker.waiting).toBe(null);
});

test("a hint is not shown when something else is asked by the time it comes", async () => {
  const { picker, table, answer } = asked(offer("pass"));
  void picker.askHint();
  table.turn = asks("2", offer("pass"));
  await answer({ type: "hinted", move: "pass" });
  expect(picker.hint).toBe(null);
});
