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

test("a thing that moves touch opens its card, and one that none touches says why", async () => {
  const { picker, answer } = asked(offer("x", "b", "c"), offer("y", "b", "d"));
  picker.pick("b");
  expect(picker.inspected).toEqual({ thing: "b", ways: [], reasons: null });
  picker.pick("z");
  expect(picker.inspected?.thing).toBe("z");
  expect(picker.picks).toEqual(["b"]);
  picker.table.seat = 0;
  picker.pick("z");
  await answer({ type: "ways", ways: [] });
  const reason = { clause: "A-1", message: "no", text: "No." };
  await answer({ type: "explained", reasons: [reason] });
  expect(picker.inspected).toEqual({ thing: "z", ways: [], reasons: [reason] });
});

test("a verb first lights only its things", () => {
  const { picker } = asked(offer("x", "b"), offer("y", "d"));
  picker.choosing("x");
  expect([picker.state("b"), picker.state("d")]).toEqual(["lit", ""]);
  picker.choosing("x");
  expect(picker.state("d")).toBe("lit");
});

test("what is always possible does not glow", () => {
  const { picker } = asked(offer("x", "b"), { ...offer("trade", "coin"), aside: true });
  expect([picker.state("b"), picker.state("coin")]).toEqual(["lit", "lit aside"]);
});

test("after the first step of a way its thing is picked", async () => {
  const { picker, table, answer } = asked(offer("explore"));
  void picker.follow("zone", { touches: ["explore"], moves: ["explore"], label: { message: "", text: "" } });
  table.turn = asks("2", offer("go north", "home", "zone"), offer("go south", "home", "other"), offer("go far", "zone", "x"));
  picker.renew();
  await answer({ type: "done" });
  expect(picker.picks).toEqual(["zone"]);
});

test("a click that needs no confirmation is one message, and where chance decides its button waits and asks for its odds", async () => {
  const { picker, answer } = asked(offer("pass"), offer("attack"));
  const begun = vi.mocked(session.ask).mock.calls.length;
  void picker.choose(offer("pass"));
  await answer({ type: "done" });
  expect(vi.mocked(session.ask).mock.lastCall?.[0]).toMatchObject({ type: "move", if_sure: true });
  const before = vi.mocked(session.ask).mock.calls.length;
  expect(before).toBe(begun + 1);
  void picker.choose(offer("attack"));
  await answer({ type: "previewed", complete: false });
  expect(picker.waiting?.offer.move).toBe("attack");
  expect(vi.mocked(session.ask).mock.calls.length).toBe(before + 2);
  expect(vi.mocked(session.ask).mock.lastCall?.[0]).toMatchObject({ type: "preview", move: "attack", odds: true });
  const foretold = [{ message: "chance-attack", text: "61%" }];
  await answer({ type: "previewed", complete: false, foretold });
  expect(picker.waiting?.odds).toBe("61%");
});

test("where a coach objects the move waits, and what would be better can be lit instead", async () => {
  const { picker, answer } = asked(offer("end-turn"), offer("buy"));
  picker.coaching = true;
  void picker.choose(offer("end-turn"));
  const undone = [{ message: "left-credits", text: "Credits lapse." }];
  await answer({ type: "previewed", undone, advice: { message: "coach-buy", text: "Buy it." }, better: "buy" });
  expect(vi.mocked(session.ask).mock.lastCall?.[0]).toMatchObject({ type: "move", if_sure: true, coached: true });
  expect(picker.waiting).toMatchObject({ warning: "", preview: { better: "buy" } });
  picker.showBetter();
  expect(picker.waiting).toBeNull();
  expect(picker.suggested(offer("buy"))).toBe(true);
});
