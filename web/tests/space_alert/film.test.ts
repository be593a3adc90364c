import { expect, test } from "vitest";
import { cameraOf, LENGTHS, placeAfter, shipsOf, timesOf, upTo, usesOf } from "../../src/games/space_alert/film";
import { sheetOf, total } from "../../src/games/space_alert/score";
import { STATIONS, ZONES, type Crew, type Ship } from "../../src/games/space_alert/ship";
import type { Reel, ScoreThing, Shot, Shown } from "../../src/games/space_alert/shown";
import { believed } from "../../src/lib/shown";
import films from "./films.json";

const printed = believed<Shown["printed"]>(films.printed);
const cases = films.cases.map(({ reel, turns }, number) => [number, believed<Reel>(reel), turns] as const);

function place(crew: Crew): string {
  const station = crew.station === "space" ? "S" : String(STATIONS.findIndex((each) => each === crew.station) + 1);
  return station + (crew.out ? "k" : "");
}

function row(turn: number, ship: Ship): unknown[] {
  const zones = ZONES.map((zone) => ship.zones[zone]);
  return [turn, zones.map((zone) => zone?.damage.length), zones.map((zone) => zone?.shield), zones.map((zone) => zone?.reactor), ship.fuel, ship.rockets, ship.crew.map(place).join(" ")];
}

test.each(cases)("the pictures of film %i show the ship as the resolver leaves it after every turn", (_, reel, turns) => {
  const ships = shipsOf(reel, printed);
  const shown = turns.map(([turn]) => {
    const last = reel.shots.findLastIndex((shot) => shot.turn === turn && shot.beat !== "jump");
    const ship = ships[last];
    return ship ? row(Number(turn), ship) : [];
  });
  expect(shown).toEqual(turns);
});

test.each(cases)("film %i takes no longer than it should, whole or cut", (_, reel) => {
  for (const length of ["film", "cut"] as const) {
    const whole = timesOf(reel.shots, length).reduce((sum, each) => sum + each, 0);
    expect(whole).toBeLessThanOrEqual(LENGTHS[length] + 1);
  }
});

test("whoever joins a film that runs comes to the shot that the others see", () => {
  const times = [100, 200, 300];
  expect(placeAfter(times, 0, 50)).toEqual({ at: 0, left: 50 });
  expect(placeAfter(times, 0, 150)).toEqual({ at: 1, left: 150 });
  expect(placeAfter(times, 1, 10_000)).toEqual({ at: 2, left: 0 });
});

test("a film goes as far as what was told", () => {
  const reel = believed<Reel>(films.cases[0]?.reel);
  const some = upTo(reel, 10);
  expect(some.shots.every((shot) => shot.told <= 10)).toBe(true);
  expect([some.complete, upTo(reel, 10_000)]).toEqual([false, reel]);
});

const SHOT: Shot = { turn: 1, step: "", beat: "hit", lasts: 1, light: false, caption: "", sound: "", told: 1, lit: [], zone: "", effects: [], sum: null, uses: [], why: null, broke: false, gone: false, changed: {} };

test("the camera goes to the zone of what happens", () => {
  expect([cameraOf(SHOT), cameraOf({ ...SHOT, zone: "red" }).at, cameraOf({ ...SHOT, zone: "blue" }).zoom]).toEqual([{ at: 0.5, zoom: 1 }, 1 / 6, 1.15]);
});

test("a shot shows which systems are used, by whom", () => {
  const uses = [
    { seat: 2, station: "upper_red", system: 0 },
    { seat: 0, station: "upper_red", system: 2 },
  ];
  expect(usesOf({ ...SHOT, uses })).toEqual({ used: { upper_red: "AC" }, acting: { 2: 0, 0: 2 } });
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

test.each(cases)("the score sheet of film %i names the threats that were destroyed and survived", (_, reel) => {
  const end = shipsOf(reel, printed).at(-1);
  const count = (fate: string) => end?.threats.filter((threat) => threat.fate === fate).length;
  const lines = end ? sheetOf(SCORE, end, printed, false) : [];
  expect(lines.slice(0, 2).map((line) => [line.count, line.threats?.length])).toEqual([count("destroyed"), count("survived")].map((many) => [many, many]));
});

test("the score sheet says what the server says, line by line", () => {
  const start = shipsOf(believed<Reel>(films.cases[0]?.reel), printed)[0];
  const lines = start ? sheetOf(SCORE, start, printed, false) : [];
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

test.each(cases)("mission %i of a campaign has no penalties on its sheet: they count at the end of it", (_, reel) => {
  const { total: __, ...score } = SCORE;
  const end = shipsOf(reel, printed).at(-1);
  const lines = end ? sheetOf(score, end, printed, true) : [];
  expect(lines.map((line) => line.what)).toEqual(["destroyed", "survived", "visual"]);
  expect(total(score, lines)).toBe(17);
});
