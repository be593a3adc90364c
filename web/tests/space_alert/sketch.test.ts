import { expect, test } from "vitest";
import { chipsOf, middleOf, targets } from "../../src/games/space_alert/sketch";
import { sceneOf } from "../../src/games/space_alert/scene";
import { shipsOf } from "../../src/games/space_alert/film";
import { ZONES, type Ship } from "../../src/games/space_alert/ship";
import type { Reel, Shown } from "../../src/games/space_alert/shown";
import { believed } from "../../src/lib/shown";
import films from "./films.json";

const [ship]: Ship[] = shipsOf(believed<Reel>(films.cases[0]?.reel), believed<Shown["printed"]>(films.printed));
if (!ship) throw new Error("there is a film");
const scene = sceneOf(800, 460, 110);

test("every space of every lane can be marked, and none lies upon another", () => {
  const found = targets(scene, ship);
  expect(found.length).toBe(ZONES.reduce((sum, zone) => sum + (ship.tracks[zone]?.length ?? 0), 0));
  const red = found.filter((each) => each.zone === "red").sort((a, b) => a.y - b.y);
  for (const [place, each] of red.entries()) {
    const next = red[place + 1];
    if (next) expect(each.y + each.height).toBeLessThanOrEqual(next.y + 0.01);
  }
});

test("marks at one place stand side by side, whoever made them", () => {
  const chips = chipsOf(scene, ship, [0, 1, 2, 3].map((seat) => ({ seat, sign: "a", at: "upper_red", number: 12 })));
  expect(chips.map((chip) => chip.label)).toEqual(["▲A12", "●A12", "■A12", "◆A12"]);
  expect(new Set(chips.map((chip) => `${chip.x} ${chip.y}`)).size).toBe(4);
});

test("an arrow leads from the middle of one place to the middle of another", () => {
  const [chip] = chipsOf(scene, ship, [{ seat: 1, sign: "arrow", at: "lower_white", to: "track.blue.5" }]);
  expect(chip?.from).toEqual(middleOf(scene, ship, "lower_white"));
  expect(chip?.to).toEqual(middleOf(scene, ship, "track.blue.5"));
});

test("a mark with an unknown sign or place is not drawn", () => {
  const strange = [
    { seat: 0, sign: "spell", at: "upper_red" },
    { seat: 0, sign: "a", at: "kitchen" },
    { seat: 0, sign: "arrow", at: "upper_red", to: "nowhere" },
  ];
  expect(chipsOf(scene, ship, strange)).toEqual([]);
});
