import { describe, expect, it } from "vitest";
import type { EventOf, Untyped } from "../src/lib/shown";
import { Director, type Time } from "../src/stage/director";
import { MOST, MOST_TIMED, ROLL, STEP, type Pace } from "../src/stage/pace";
import { announced, beatsOf, headline, type Script } from "../src/stage/script";

type Event = EventOf<Untyped>;

const SCRIPT: Script = {
  cues: [
    { beat: "action", on: ["Action"], lasts: 350, leads: true },
    { beat: "explore", on: ["Drawn"], with: ["Placed", "Settled"], lasts: 900, says: ["Placed"] },
    { beat: "move", on: ["Moved"], with: ["Moved"], lasts: 500 },
    { beat: "way", on: ["Stepped"], with: ["Stepped"], steps: ["Stepped"], same: "who", lasts: 500 },
    { beat: "shot", on: ["Fired"], with: ["Rolled", "Hit"], anyone: true, dice: ["Rolled"], lasts: 1800 },
  ],
};

let number = 0;

function event(kind: string, seat: number | null = 1): Event {
  number += 1;
  return { number, kind, clause: "", fields: seat === null ? {} : { seat }, text: `${kind} ${number}` };
}

/** A clock that a test turns. */
class Turned implements Time {
  at = 0;
  private calls: { at: number; call: () => void }[] = [];

  now(): number {
    return this.at;
  }

  after(milliseconds: number, call: () => void): () => void {
    const due = { at: this.at + milliseconds, call };
    this.calls.push(due);
    return () => (this.calls = this.calls.filter((each) => each !== due));
  }

  pass(milliseconds: number): void {
    const until = this.at + milliseconds;
    for (;;) {
      const next = this.calls.filter((each) => each.at <= until).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.calls = this.calls.filter((each) => each !== next);
      this.at = next.at;
      next.call();
    }
    this.at = until;
  }
}

/** A director, and what its house has seen when. */
function told(pace: Pace = "calm", script: Script = SCRIPT) {
  const time = new Turned();
  const seen: { at: number; what: string }[] = [];
  const rates: Record<number, number> = {};
  const note = (what: string) => seen.push({ at: time.at, what });
  const house = {
    reveal: (event: Event) => note(`reveal ${event.kind}`),
    show: (state: string) => note(`show ${state}`),
    begin: (beat: { cue: { beat: string } } | null) => note(`begin ${beat?.cue.beat ?? "nothing"}`),
    say: (text: string) => note(`say ${text.split(" ")[0]}`),
    rest: () => note("rest"),
    go: (rate: number) => (rates[time.at] = rate),
  };
  const director = new Director<string>(house, time);
  director.reset(script);
  director.pace = pace;
  seen.length = 0;
  const when = (what: string) => seen.find((each) => each.what === what)?.at;
  const all = (what: string) => seen.filter((each) => each.what.startsWith(what));
  return { director, time, seen, when, all, rates };
}

describe("beats", () => {
  it("are made of what one seat does in one go", () => {
    const events = [event("Drawn"), event("Placed"), event("Settled"), event("Moved"), event("Moved"), event("Moved", 2)];
    expect(beatsOf(events, SCRIPT).map((beat) => [beat.cue.beat, beat.seat, beat.events.length])).toEqual([
      ["explore", 1, 3],
      ["move", 1, 2],
      ["move", 2, 1],
    ]);
  });

  it("take in what only announces them", () => {
    const beats = beatsOf([event("Action"), event("Drawn"), event("Action", 2), event("Moved", 1)], SCRIPT);
    expect(beats.map((beat) => beat.cue.beat)).toEqual(["explore", "action", "move"]);
    expect(beats[0]?.events).toHaveLength(2);
  });

  it("are told by their best sentence", () => {
    const events = [event("Drawn"), event("Placed"), event("Settled")];
    const [beat] = beatsOf(events, SCRIPT);
    expect(beat && headline(beat)).toBe(events[1]?.text);
  });

  it("announce nothing that dice have still to decide", () => {
    const events = [event("Fired"), event("Rolled"), event("Hit"), event("Drawn"), event("Placed")];
    const [shot, explore] = beatsOf(events, SCRIPT);
    expect(shot && announced(shot)).toBe(events[0]?.text);
    expect(explore && announced(explore)).toBe(events[4]?.text);
    expect(announced({ cue: { beat: "roll", on: ["Rolled"], dice: ["Rolled"], lasts: 900 }, seat: 1, events: [event("Rolled")] })).toBe("");
  });

  it("of a game without a script are what somebody does without a break", () => {
    expect(beatsOf([event("A"), event("B"), event("C", 2)], undefined).map((beat) => beat.events.length)).toEqual([2, 1]);
  });
});

describe("a director", () => {
  it("shows one beat after the other, each for its time", () => {
    const { director, time, when } = told();
    director.hear([event("Drawn")], "explored");
    director.hear([event("Moved", 2)], "moved");
    time.pass(5000);
    expect(when("show explored")).toBe(0);
    expect(when("begin move")).toBe(900);
    expect(when("show moved")).toBe(900);
    expect(when("begin nothing")).toBe(1400);
    expect(director.busy).toBe(false);
  });

  it("lets what is quiet join in without a word", () => {
    const quiet = event("Looked");
    const beats = beatsOf([event("Drawn"), quiet, event("Placed")], { ...SCRIPT, quiet: ["Looked"] });
    expect(beats.map((beat) => beat.events.length)).toEqual([3]);
    const { director, time, all } = told("calm", { ...SCRIPT, quiet: ["Looked"] });
    director.hear([event("Drawn"), quiet], "drawn");
    time.pass(5000);
    expect(all("say").map((each) => each.what)).toEqual(["say Drawn"]);
    expect(all("reveal")).toHaveLength(2);
  });

  it("tells a way step by step, also one that comes in pieces", () => {
    const { director, time, all } = told();
    const step = (who: string): Event => ({ ...event("Stepped"), fields: { who } });
    director.hear([step("a"), step("a"), step("a")], "three");
    time.pass(10);
    director.hear([step("a")], "four");
    director.hear([step("b")], "other");
    time.pass(5000);
    expect(all("reveal").map((each) => each.at)).toEqual([0, STEP, 2 * STEP, 3 * STEP, 4 * STEP]);
    expect(all("show").map((each) => each.at)).toEqual([3 * STEP, 4 * STEP, 5 * STEP]);
    expect(all("begin").map((each) => each.what)).toEqual(["begin way", "begin way", "begin nothing"]);
  });

  it("lets what belongs to a running beat join it", () => {
    const { director, time, all, when } = told();
    director.hear([event("Drawn")], "drawn");
    time.pass(600);
    director.hear([event("Placed")], "placed");
    time.pass(3000);
    expect(all("begin").map((each) => each.what)).toEqual(["begin explore", "begin nothing"]);
    expect(when("show placed")).toBe(600);
    expect(when("begin nothing")).toBe(900);
  });

  it("keeps what joined late in sight for a moment", () => {
    const { director, time, when } = told();
    director.hear([event("Drawn")], "drawn");
    time.pass(850);
    director.hear([event("Placed")], "placed");
    time.pass(3000);
    expect(when("begin nothing")).toBe(1150);
  });

  it("says what dice show when they lie still, and shows what came of it at the end", () => {
    const { director, time, when } = told();
    director.hear([event("Fired"), event("Rolled"), event("Hit", 2)], "hit");
    time.pass(5000);
    const rolled = when("reveal Rolled") ?? NaN;
    expect(when("say Rolled")).toBe(rolled + ROLL);
    expect(when("reveal Hit")).toBeGreaterThan(rolled + ROLL);
    expect(when("show hit")).toBe(1800);
  });

  it("never shows an older state after a newer one", () => {
    const { director, time, all } = told();
    director.hear([event("Drawn")], "a");
    director.hear([], "b");
    director.hear([event("Placed")], "c");
    director.hear([event("Fired"), event("Rolled")], "d");
    director.hear([], "e");
    time.pass(9000);
    expect(all("show").map((each) => each.what)).toEqual(["show a", "show b", "show c", "show d", "show e"]);
  });

  it("shows at once what nothing has happened for", () => {
    const { director, when } = told();
    director.hear([], "thinking");
    expect(when("show thinking")).toBe(0);
    expect(director.busy).toBe(false);
  });

  it("shows three hundred events in six seconds, none twice", () => {
    const { director, time, all, when } = told();
    for (let each = 0; each < 100; each++) director.hear([event("Drawn", each % 3), event("Moved", each % 3), event("Fired", each % 3)], `state ${each}`);
    time.pass(MOST);
    expect(director.busy).toBe(false);
    expect(all("reveal")).toHaveLength(300);
    expect(when("show state 99")).toBeLessThanOrEqual(MOST);
  });

  it("keeps to six seconds although more and more becomes known", () => {
    const { director, time, when } = told();
    director.hear(Array.from({ length: 40 }, (_, each) => event("Moved", each % 2)), "first");
    for (let each = 0; each < 50; each++) {
      time.pass(100);
      director.hear([event("Moved", each % 2)], `then ${each}`);
    }
    time.pass(MOST);
    expect(when("show first")).toBeLessThanOrEqual(MOST);
    expect(director.busy).toBe(false);
  });

  it("hurries while somebody's time runs", () => {
    const { director, time } = told();
    director.hear([event("Fired"), event("Rolled")], "a");
    director.hear([event("Fired"), event("Rolled")], "b");
    time.pass(100);
    director.timed = true;
    time.pass(700);
    director.timed = true;
    time.pass(MOST_TIMED - 700);
    expect(director.busy).toBe(false);
  });

  it("tells one's own doings quickly, but not one's dice", () => {
    const { director, time, when } = told();
    director.viewer = 1;
    director.hear([event("Moved")], "moved");
    time.pass(3000);
    expect(when("begin nothing")).toBeLessThan(200);
    director.hear([event("Fired"), event("Rolled")], "hit");
    time.pass(1700);
    expect(when("show hit")).toBeUndefined();
  });

  it("is skipped beat by beat, run fast while held, and finished at once", () => {
    const { director, time, when, all } = told();
    for (const seat of [1, 2, 3, 4]) director.hear([event("Moved", seat)], `by ${seat}`);
    director.skip();
    expect(when("show by 2")).toBe(0);
    director.held = true;
    time.pass(63);
    expect(when("show by 3")).toBeLessThan(63);
    director.held = false;
    expect(director.busy).toBe(true);
    director.finish();
    expect(director.busy).toBe(false);
    expect(all("show")).toHaveLength(4);
  });

  it("waits for a touch after every beat where somebody wants steps", () => {
    const { director, time, when, all } = told("step");
    director.hear([event("Moved", 1)], "one");
    director.hear([event("Moved", 2)], "two");
    time.pass(60_000);
    expect(all("rest")).toHaveLength(1);
    expect(director.resting).toBe(true);
    expect(when("show two")).toBeUndefined();
    director.skip();
    expect(when("show two")).toBe(60_000);
    time.pass(500);
    expect(director.busy).toBe(false);
  });

  it("shows everything at once at the pace for that, where nobody looks, and in games with a clock of their own", () => {
    for (const make of [() => told("instant"), () => told("calm", { ...SCRIPT, atOnce: true })]) {
      const { director, when } = make();
      director.hear([event("Moved"), event("Fired")], "done");
      expect(when("show done")).toBe(0);
    }
    const { director, when } = told();
    director.hear([event("Moved")], "one");
    director.hear([event("Moved", 2)], "two");
    director.away = true;
    director.hear([event("Moved", 3)], "three");
    expect(when("show three")).toBe(0);
    expect(director.busy).toBe(false);
  });

  it("says how fast it goes when dice are thrown, so that they lie still when they are told", () => {
    const { director, time, when, rates } = told("brisk");
    director.hear([event("Fired"), event("Rolled")], "dead");
    time.pass(2000);
    const thrown = when("reveal Rolled") ?? -1;
    expect(rates[thrown]).toBe(0.5);
    expect(when("say Rolled")).toBe(thrown + ROLL * 0.5);
  });

  it("takes half the time when brisk", () => {
    const { director, time, when } = told("brisk");
    director.hear([event("Drawn")], "drawn");
    time.pass(450);
    expect(when("begin nothing")).toBe(450);
  });
});
