import { expect, test } from "vitest";
import { digest } from "../../src/art/raster";
import { land } from "../../src/art/land";
import { FRAME, solid } from "../../src/art/solid";
import { badgesOf } from "../../src/games/dominate/badges";
import { Body } from "../../src/games/dominate/body";
import { BUILDINGS } from "../../src/games/dominate/buildings";
import { coatsOf } from "../../src/games/dominate/coats";
import { TROOPS } from "../../src/games/dominate/troops";
import { VEHICLES } from "../../src/games/dominate/vehicles";
import type { Figure } from "../../src/games/dominate/things";

const DESIGNS = Object.entries({ ...TROOPS, ...VEHICLES, ...BUILDINGS });
const SMALL = 12;

function drawn(name: string, hue: string, lift = 0) {
  const body = new Body();
  ({ ...TROOPS, ...VEHICLES, ...BUILDINGS })[name]?.(body, coatsOf(hue));
  return solid({ draw: "solid", parts: body.parts, size: SMALL, yaw: 0, lift });
}

test.each(DESIGNS.map(([name]) => name))("%s stands in its picture and has a look of its own", (name) => {
  const picture = drawn(name, "#e69f00");
  expect(picture.width).toBe(Math.round(SMALL * FRAME.side));
  const rim = [0, picture.width - 1].flatMap((x) => [picture.data[4 * x + 3], picture.data[4 * ((picture.height - 1) * picture.width + x) + 3]]);
  expect(rim).toEqual([0, 0, 0, 0]);
  const alike = DESIGNS.filter(([other]) => digest(drawn(other, "#e69f00")) === digest(picture));
  expect(alike.map(([other]) => other)).toEqual([name]);
});

test("a figure wears the colour of its owner, and what flies is higher than its shadow", () => {
  expect(digest(drawn("tank", "#e69f00"))).not.toBe(digest(drawn("tank", "#56b4e9")));
  const highest = (lift: number) => {
    const { data, width } = drawn("fighter", "#e69f00", lift);
    for (let at = 0; at < data.length; at += 4) if ((data[at + 3] ?? 0) > 200) return Math.floor(at / 4 / width);
    return Infinity;
  };
  expect(highest(0.62)).toBeLessThan(highest(0));
});

test("the same land is the same picture, another seed is another", () => {
  const plan = { draw: "land" as const, seed: 7, rows: [".f~", "^:."], climate: ["eed", "eed"], size: 10, margin: 0.5 };
  expect(digest(land(plan))).toBe(digest(land({ ...plan })));
  expect(digest(land(plan))).not.toBe(digest(land({ ...plan, seed: 8 })));
});

test("badges say what is special about a figure, the gravest first", () => {
  const figure = { suppressed: false, hits: 0, prone: false, cargo: false, passengers: [], shield: false, loaded: true, used: false, owner: 0 } as unknown as Figure;
  expect(badgesOf(figure)).toEqual([]);
  expect(badgesOf({ ...figure, used: true, cargo: true, suppressed: true })).toEqual(["suppressed", "cargo", "used"]);
  expect(badgesOf({ ...figure, shield: true, hits: 1, loaded: false })).toEqual(["hit", "empty"]);
});
