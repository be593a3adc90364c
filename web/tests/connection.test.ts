import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection, type Wish } from "../src/wire/connection";
import type { AnyMessage } from "../src/wire/messages";

/** A line that says what the test lets it say. */
class Line {
  static all: Line[] = [];
  sent: { type: string; id: string }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  closed = false;

  constructor(readonly address: string) {
    Line.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string; id: string });
  }

  close(): void {
    this.closed = true;
  }

  greets(told: object = {}): void {
    this.onopen?.();
    this.onmessage?.({ data: JSON.stringify({ type: "welcome", id: "", ...told }) });
  }

  get types(): string[] {
    return this.sent.map((each) => each.type);
  }
}

let ups: boolean[] = [];
/** What is asked whenever the line is up. */
let asked: Wish | null = null;

function unconnected(): Connection {
  const listener = {
    heard: (_: AnyMessage) => undefined,
    kept: () => [],
    welcomed: () => {
      if (asked) void line.ask(asked);
    },
    online: (up: boolean) => ups.push(up),
    unknown: () => undefined,
  };
  const line = new Connection("ws://here/ws", listener, "en");
  return line;
}

function connected(told: object = {}): Connection {
  const line = unconnected();
  line.open();
  Line.all[0]?.greets(told);
  return line;
}

beforeEach(() => {
  Line.all = [];
  ups = [];
  asked = null;
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Line);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("without the net the line is down at once, and with it again it is not waited for", () => {
  const line = connected();
  line.drop();
  expect(ups).toEqual([true, false]);
  line.hurry();
  expect(Line.all.length).toBe(2);
  Line.all[1]?.greets();
  vi.runAllTimers();
  expect(Line.all.length).toBe(2);
  expect(ups).toEqual([true, false, true]);
});

test("what was not answered is asked again on the new line", () => {
  const line = connected();
  void line.ask({ type: "undo", table: "t" });
  line.drop();
  line.hurry();
  Line.all[1]?.greets();
  expect(Line.all[1]?.types).toEqual(["hello", "undo"]);
});

test("what is asked upon the welcome is asked once", () => {
  asked = { type: "lobby", on: true };
  connected();
  expect(Line.all[0]?.types).toEqual(["hello", "lobby"]);
});

test("a page that opens at a table names it at once", () => {
  const line = unconnected();
  line.lookAt("a table&");
  line.open();
  Line.all[0]?.greets({ by_table: true });
  expect(Line.all.map((each) => each.address)).toEqual(["ws://here/ws?table=a%20table%26"]);
});

test("where one worker serves all tables the line stays", () => {
  const line = connected();
  line.lookAt("t");
  void line.ask({ type: "open", table: "t" });
  expect(Line.all.length).toBe(1);
  expect(Line.all[0]?.types).toEqual(["hello", "open"]);
});

test("where several serve, another table has another line, and nobody notices", () => {
  const line = connected({ by_table: true });
  void line.ask({ type: "lobby", on: false });
  line.lookAt("t");
  void line.ask({ type: "open", table: "t" });
  expect(Line.all.map((each) => each.address)).toEqual(["ws://here/ws", "ws://here/ws?table=t"]);
  expect(Line.all[0]?.closed).toBe(true);
  Line.all[1]?.greets({ by_table: true });
  expect(Line.all[1]?.types).toEqual(["hello", "lobby", "open"]);
  line.lookAt("t");
  vi.runAllTimers();
  expect(Line.all.length).toBe(2);
  expect(ups).toEqual([true, true]);
});

test("who goes to a table before the first welcome changes over after it", () => {
  const line = unconnected();
  line.open();
  line.lookAt("t");
  void line.ask({ type: "open", table: "t" });
  Line.all[0]?.greets({ by_table: true });
  expect(Line.all[0]?.types).toEqual(["hello"]);
  Line.all[1]?.greets({ by_table: true });
  expect(Line.all[1]?.address).toBe("ws://here/ws?table=t");
  expect(Line.all[1]?.types).toEqual(["hello", "open"]);
  expect(Line.all.length).toBe(2);
});

test("a new line that does not come is tried again, and that is said", () => {
  const line = connected({ by_table: true });
  line.lookAt("t");
  Line.all[1]?.onclose?.({ code: 1006 });
  expect(ups).toEqual([true, false]);
  vi.runOnlyPendingTimers();
  Line.all[2]?.greets({ by_table: true });
  expect(Line.all[2]?.address).toBe("ws://here/ws?table=t");
  expect(ups).toEqual([true, false, true]);
});
