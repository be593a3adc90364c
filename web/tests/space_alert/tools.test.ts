import { expect, test } from "vitest";
import { leftOf } from "../../src/games/space_alert/announcements";
import { written, type Entry } from "../../src/games/space_alert/logbook";
import { freeFor, handOf, minutes, shiftsOf, spacesOf } from "../../src/games/space_alert/planning";
import type { Shown } from "../../src/games/space_alert/shown";
import type { EventOf } from "../../src/lib/shown";
import type { View } from "../../src/lib/table.svelte";
import { jumped, momentOf, type Mission } from "../../src/games/space_alert/tools/mission";
import { differing, document, doubled, example, missing, plainly, resized, withLetter } from "../../src/games/space_alert/tools/plan";
import { decoded, encoded } from "../../src/games/space_alert/tools/plan_code";
import type { Offer } from "../../src/wire/messages";

function said(at: number, kind: string, lasts = 5): Mission["announcements"][number] {
  return { at, kind, lasts, clock: minutes(at), phase: 1, text: kind, task: "", cues: [], threat: null };
}

const mission: Mission = {
  id: "random",
  group: "random",
  seed: "7",
  card: "",
  events: [],
  decks: { common: "white", serious: "white" },
  leaves_out: {},
  agree: [],
  differ: {},
  threat_levels: { four_crew: 7, five_crew: 8 },
  phase_ends: [100, 200],
  headline: [],
  short: "",
  announcements: [said(0, "alarm"), said(20, "threat"), said(40, "outage", 15), said(55, "outage_over"), said(120, "data_transfer", 10), said(130, "transfer_over", 0), said(200, "mission_end")],
};

function offer(kind: string, args: Record<string, string>): Offer {
  return { move: `${kind} ${Object.values(args).join(" ")}`, kind, label: { message: `move-${kind}`, args, text: "" } };
}

function viewOf(things: View<Shown>["things"]): View<Shown> {
  return { game: "space_alert", seat: 0, to_act: [], seats: [], things, names: {}, choice: null, table: {}, outcome: null };
}

test("a plan comes back from its address", () => {
  expect(decoded(encoded(example()))).toEqual(example());
});

test("damage as it was drawn comes back from an address too", () => {
  const plan = { ...example(), damage_drawn: { red: ["shield", "structural"], white: [], blue: ["gravolift"] } };
  expect(decoded(encoded(plan))).toEqual(plan);
});

test("everything that is known of a flight comes back from an address", () => {
  const known = {
    ...example(),
    mission: "mission_3",
    names: ["Ada ~ Ben", "", "Żółć_1", "D"],
    hands: [["a<", "b^"], [], ["A3"], []],
    androids: [3, 4],
    start: { damage: { red: ["reactor"], white: [], blue: ["upper_weapon", "structural"] }, squads: ["upper_blue"] },
  };
  expect(decoded(encoded(known))).toEqual(known);
});

test.each([
  ["Nicht zu lesen: Zeile 1: threats[1].t: 13 ist keine Nummer", "13 ist keine Nummer"],
  ["Cannot be read: line 4: actions: too many rows", "Too many rows"],
  ["The server is busy: try again.", "The server is busy: try again."],
])("a refusal on a page names no place in a file: %s", (said, read) => {
  expect(plainly(said)).toBe(read);
});

test("a number that several threats have is named once", () => {
  const plan = example();
  const [first] = plan.threats;
  expect(doubled(plan)).toEqual([]);
  plan.threats.push({ ...first! }, { ...first! });
  expect(doubled(plan)).toEqual([first!.t]);
});

test("threats without a card and zones without a trajectory keep their place, and are named as missing", () => {
  const plan = { ...example(), tracks: { red: "T4", white: "", blue: "T3", internal: "" }, threats: [{ code: "", t: 3, zone: "blue", phase: 1 }] };
  expect(decoded(encoded(plan))).toEqual(plan);
  expect(missing(plan)).toEqual({ zones: ["white", "internal"], turns: [3] });
});

test("hands are sent only where everybody's are known, and a smaller crew takes its own along", () => {
  const plan = { ...example(), hands: [["a<"], ["b>"], [], ["c^"]], androids: [2, 4], names: ["A", "B", "C", "D"] };
  expect(document(plan, ["A"]).hands).toBeUndefined();
  const two = resized(plan, 2);
  expect([two.actions.length, two.hands, two.androids, two.names]).toEqual([2, [["a<"], ["b>"]], [2], ["A", "B"]]);
  expect(document(two, ["A"]).hands).toEqual([["a<"], ["b>"]]);
});

test("an address from before keeps its damage", () => {
  expect(decoded("T1T2T3T4~~a~st..g")?.damage_drawn).toEqual({ red: ["shield", "structural"], white: [], blue: ["gravolift"] });
});

test("an address that is no plan is refused", () => {
  expect([decoded("T1T2T3~~"), decoded("T1T2T3T4~E9~a"), decoded("T1T2T3T4~~az")]).toEqual([null, null, null]);
});

test("a letter replaces what lay in its turn", () => {
  expect(withLetter("abc---------", 2, "x")).toBe("axc---------");
});

test("the turns in which two rows differ are named", () => {
  expect(differing("abc", "axc")).toEqual([2]);
});

test("an outage is silent for as long as it lasts", () => {
  expect([39, 40, 54, 55].map((at) => momentOf(mission, at).silence)).toEqual([0, 15, 1, 0]);
});

test("a transfer is open from its announcement to the beep", () => {
  expect([119, 120, 129, 130].map((at) => momentOf(mission, at).open)).toEqual(["", "transfer", "transfer", ""]);
});

test("a phase ends at its second and the next one counts down", () => {
  expect([momentOf(mission, 99), momentOf(mission, 100)].map(({ phase, left }) => [phase, left])).toEqual([
    [1, 1],
    [2, 100],
  ]);
});

test("a jump goes to the next announcement and back before the last one", () => {
  expect([jumped(mission, 20, true), jumped(mission, 45, false), jumped(mission, 20, false)]).toEqual([40, 40, 0]);
});

test("equal cards of the hand lie together with their number, heroic ones first", () => {
  const view = viewOf({ "a<": { kind: "card", zone: "hand", count: 2 }, B3: { kind: "card", zone: "hand", count: 1 }, fuel: { kind: "fuel", left: 3 } });
  expect(handOf(view)).toEqual([
    { card: "B3", count: 1 },
    { card: "a<", count: 2 },
  ]);
});

test("of a face-down card only the half is shown", () => {
  const view = viewOf({
    "space.1.1": { kind: "space", crew: 1, turn: 1, card: "", half: "movement", phase: 1 },
    "space.1.2": { kind: "space", crew: 1, turn: 2, card: "a<", half: "movement", phase: 1 },
  });
  expect(spacesOf(view, 1).slice(0, 3).map((space) => space.letter)).toEqual(["!", "<", "-"]);
});

test("a chosen half can be laid where a move says so", () => {
  const offers = [offer("lay", { card: "a<", space: "space.0.1", half: "activation" }), offer("lay", { card: "a<", space: "space.0.2", half: "movement" })];
  expect([...freeFor(offers, "a<", "movement")]).toEqual(["space.0.2"]);
});

test("two cards change places from either side", () => {
  const offers = [offer("shift", { space: "space.0.1", other: "space.0.3" })];
  expect([...shiftsOf(offers, "space.0.3").keys()]).toEqual(["space.0.1"]);
});

test("the rest of a phase is known only after a warning", () => {
  const warned: EventOf<Shown> = { number: 1, kind: "EndWarned", clause: "SA-ANN-13", fields: { phase: 1, left: 60 }, time: 1000 };
  const ended: EventOf<Shown> = { number: 2, kind: "PhaseEnded", clause: "SA-ANN-14", fields: { phase: 1 }, time: 1060 };
  expect([leftOf([], 1010), leftOf([warned], 1010), leftOf([warned, ended], 1070)]).toEqual([null, 50, null]);
});

test("a mission stands in the log book once", () => {
  const entry: Entry = { id: "t1", date: "2026-11-15", mission: "random", crew: [], normal: "white", serious: "white", score: 9, lostTo: "" };
  expect(written(written([], entry), { ...entry, score: 3 })).toEqual([entry]);
});
