import { expect, test } from "vitest";
import { DRAWN, threatArt } from "../../src/games/space_alert/art/threats";
import { cellOf, laneAt, roomOf, sceneOf } from "../../src/games/space_alert/scene";
import { STATIONS } from "../../src/games/space_alert/ship";
import type { Shown } from "../../src/games/space_alert/shown";
import { believed } from "../../src/lib/shown";
import films from "./films.json";

const printed = believed<Shown["printed"]>(films.printed);

test("every threat card has a picture of its own kind, the same each time", () => {
  expect(DRAWN.length).toBe(55);
  expect(Object.keys(printed.threats).filter((card) => !DRAWN.includes(card))).toEqual([]);
  for (const [card, face] of Object.entries(printed.threats)) {
    expect(threatArt(card, face)).toBe(threatArt(card, face));
    expect(threatArt(card, face)).not.toContain("NaN");
    expect(threatArt(card, face, 2)).not.toBe(threatArt(card, face));
  }
});

const SIZES: [number, number][] = [
  [794, 456],
  [390, 380],
  [1280, 520],
];

test.each(SIZES)("in a window of %i × %i rooms lie beside each other below the lanes", (width, height) => {
  const scene = sceneOf(width, height, 100);
  const rooms = STATIONS.map((station) => roomOf(scene, station));
  for (const room of rooms) {
    expect(room.x).toBeGreaterThanOrEqual(0);
    expect(room.x + room.width).toBeLessThanOrEqual(width);
    expect(room.y).toBeGreaterThan(laneAt(scene, 1, 1)[1]);
    expect(room.y + room.height).toBeLessThanOrEqual(height);
    const over = rooms.filter((other) => other !== room && room.x < other.x + other.width && other.x < room.x + room.width && room.y < other.y + other.height && other.y < room.y + room.height);
    expect(over).toEqual([]);
  }
});

test("a space that is nearer is larger", () => {
  const scene = sceneOf(794, 456, 100);
  const wide = (space: number) => Math.abs((cellOf(scene, 0, space)[0]?.[0] ?? 0) - (cellOf(scene, 0, space)[1]?.[0] ?? 0));
  for (let space = 1; space < 16; space++) expect(wide(space)).toBeGreaterThan(wide(space + 1));
});
