import { expect, test } from "vitest";
import { shipsOf, starOf } from "../../src/games/space_alert/film";
import { keyOf } from "../../src/games/space_alert/ship";
import type { Reel, Shown } from "../../src/games/space_alert/shown";
import { believed } from "../../src/lib/shown";
import films from "./films.json";

const printed = believed<Shown["printed"]>(films.printed);
const reels = films.cases.map(({ reel }) => believed<Reel>(reel));

test.each(reels.map((reel, number) => [number, reel] as const))("in film %i whoever is hit or strikes from outside is seen close up, and nothing before its turn", (_, reel) => {
  const ships = shipsOf(reel, printed);
  const stars = reel.shots.map((shot, place) => {
    const [now, before] = [ships[place], ships[Math.max(0, place - 1)]];
    return now && before ? { shot, star: starOf(shot, now, before) } : null;
  });
  for (const each of stars) {
    if (!each) continue;
    const { shot, star } = each;
    if (star) expect([star.number <= shot.turn, star.track]).not.toEqual([false, "internal"]);
    if (shot.sum && shot.beat === "hit") expect(star && keyOf(star)).toBe(shot.sum.threat);
  }
  expect(stars.filter((each) => each?.star && each.shot.beat === "appear").length).toBeGreaterThan(2);
});
