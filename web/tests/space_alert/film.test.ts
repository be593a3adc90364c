import { expect, test } from "vitest";
import { framesOf, type Told } from "../../src/games/space_alert/film";
import { sheetOf, total } from "../../src/games/space_alert/score";
import { newShip, STATIONS, ZONES, type Crew, type Ship } from "../../src/games/space_alert/ship";
import type { ScoreThing, Shown } from "../../src/games/space_alert/shown";
import { believed, toldOf } from "../../src/lib/shown";
import { planOf } from "../../src/games/space_alert/tools/plan";
import films from "./films.json";

const printed = believed<Shown["printed"]>(films.printed);
type Case = (typeof films.cases)[number];

function eventsOf(film: Case["film"]): Told[] {
  return film.map((event) => toldOf<Shown>({ kind: event[0] as string, fields: event[1] as object, text: "", clause: "" }));
}

function filmOf(given: Case) {
  const start = newShip(printed, given.tracks, given.threats, given.rows);
  return framesOf(start, eventsOf(given.film));
}

function place(crew: Crew): string {
  const station = crew.station === "space" ? "S" : String(STATIONS.findIndex((each) => each === crew.station) + 1);
  return station + (crew.out ? "k" : "");
}

function row(turn: number, ship: Ship): unknown[] {
  const zones = ZONES.map((zone) => ship.zones[zone]);
  return [
    turn,
    zones.map((zone) => zone?.damage.length),
    zones.map((zone) => zone?.shield),
    zones.map((zone) => zone?.reactor),
    ship.fuel,
    ship.rockets,
    ship.crew.map(place).join(" "),
  ];
}

test.each(films.cases.map((given, number) => [number, given] as const))("the pictures of film %i show the ship as the resolver leaves it after every turn", (_, given) => {
  const frames = filmOf(given);
  const shown = given.turns.map(([turn]) => {
    const last = frames.findLast((frame) => frame.turn === turn && !["ShipJumped", "MissionScored"].includes(frame.kind));
    return last ? row(Number(turn), last.ship) : [];
  });
  expect(shown).toEqual(given.turns);
});

const SCORE: ScoreThing = {
  kind: "score",
  destroyed: 12,
  survived: 3,
  visual: 2,
  penalties: { damage: 4, worst_zone: 3, knocked_out: 2, squads: 1 },
  penalized: { damage: 4, worst_zone: 3, knocked_out: 1, squads: 1 },
  total: 7,
};

test.each(films.cases.map((given, number) => [number, given] as const))("the score sheet of film %i names the threats that were destroyed and survived", (_, given) => {
  const end = filmOf(given).at(-1)?.ship;
  const told = eventsOf(given.film);
  const count = (kind: Told["kind"]) => told.filter((event) => event.kind === kind).length;
  const lines = end ? sheetOf(SCORE, end, printed, false) : [];
  expect(lines.slice(0, 2).map((line) => [line.count, line.threats?.length])).toEqual([count("ThreatDestroyed"), count("ThreatSurvived")].map((many) => [many, many]));
});

test("the score sheet says what the server says, line by line", () => {
  const lines = sheetOf(SCORE, newShip(printed, {}, [], []), printed, false);
  expect(lines.map(({ what, points, count }) => [what, points, count])).toEqual([
    ["destroyed", 12, 0],
    ["survived", 3, 0],
    ["visual", 2, 2],
    ["damage", -4, 4],
    ["worst", -3, 3],
    ["out", -2, 1],
    ["squads", -1, 1],
  ]);
  expect(total(SCORE, lines)).toBe(7);
});

test("a mission of a campaign has no penalties on its sheet: they count at the end of it", () => {
  const { total: _, ...score } = SCORE;
  for (const given of films.cases) {
    const end = filmOf(given).at(-1)?.ship;
    const lines = end ? sheetOf(score, end, printed, true) : [];
    expect(lines.map((line) => line.what)).toEqual(["destroyed", "survived", "visual"]);
    expect(total(score, lines)).toBe(17);
  }
});

test("a film that was seen can be handed to the resolver with its damage", () => {
  const start = newShip(printed, films.cases[0]?.tracks ?? {}, [], ["ab"]);
  const plan = planOf(start, [{ kind: "DamageDrawn", fields: { zone: "blue", part: "shield" }, text: "", clause: "" }]);
  expect([plan.actions, plan.damage_drawn?.blue]).toEqual([["ab----------"], ["shield"]]);
});

test("a delayed card pushes those behind it up to the next empty space", () => {
  const start = newShip(printed, films.cases[0]?.tracks ?? {}, [], ["aab-c"]);
  const frames = framesOf(start, [
    { kind: "TurnBegan", fields: { turn: 1 }, text: "", clause: "" },
    { kind: "CardPushed", fields: { seat: 0, turn: 1 }, text: "", clause: "" },
  ]);
  expect(frames.at(-1)?.ship.crew[0]?.plan.join("")).toBe("-aabc-------");
});

test("the film leaves earlier pictures as they were", () => {
  const start = newShip(printed, films.cases[0]?.tracks ?? {}, [], ["a"]);
  const frames = framesOf(start, [{ kind: "DamageDrawn", fields: { zone: "red", part: "reactor" }, text: "", clause: "" }]);
  expect([frames[0]?.ship.zones.red?.reactorMost, frames[1]?.ship.zones.red?.reactorMost]).toEqual([3, 2]);
});
