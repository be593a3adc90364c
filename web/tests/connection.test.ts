import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection } from "../src/wire/connection";
import type { AnyMessage } from "../src/wire/messages";

/** A line that says what the test lets it say. */
class Line {
  static all: Line[] = [];
  sent: { type: string; id: string }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    Line.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string; id: string });
  }

  close(): void {}

  greets(): void {
    this.onopen?.();
    this.onmessage?.({ data: JSON.stringify({ type: "welcome", id: "" }) });
  }
}

let ups: boolean[] = [];

function connected(): Connection {
  const listener = {
    heard: (_: AnyMessage) => undefined,
    kept: () => [],
    welcomed: () => undefined,
    online: (up: boolean) => ups.push(up),
    unknown: () => undefined,
  };
  const line = new Connection("ws://here/ws", listener, "en");
  line.open();
  Line.all[0]?.greets();
  return line;
}

beforeEach(() => {
  Line.all = [];
  ups = [];
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
  expect(Line.all[1]?.sent.map((each) => each.type)).toEqual(["hello", "undo"]);
});
