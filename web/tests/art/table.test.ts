import { expect, test } from "vitest";
import { CARD_WIDTHS, SMALLEST, textSize } from "../../src/art/cards";
import { die } from "../../src/art/dice";
import { numerals, numeralsWidth } from "../../src/art/numerals";
import { scene } from "../../src/art/scene";

test.each([1, 2, 3, 4, 5, 6])("a die shows what was rolled: %i", (value) => {
  expect(die({ value }).split("data-pip").length - 1).toBe(value);
});

test("on dice of battles a six is a star and a one is nothing", () => {
  expect(die({ value: 6, starred: true })).toContain('data-pip="star"');
  expect(die({ value: 1, starred: true })).toContain('data-pip="none"');
  expect(die({ value: 5, starred: true }).split('data-pip=""').length - 1).toBe(5);
});

test("every numeral has its own bars, and a longer number is wider", () => {
  const shapes = [..."0123456789"].map((sign) => numerals(sign, 20, "#ffffff", 0));
  expect(new Set(shapes).size).toBe(10);
  expect(numerals("8", 20, "#ffffff", 0).split("<polygon").length - 1).toBe(7);
  expect(numerals("1", 20, "#ffffff", 0).split("<polygon").length - 1).toBe(2);
  expect(numeralsWidth("12", 20)).toBeGreaterThan(numeralsWidth("1", 20));
});

test.each([...CARD_WIDTHS])("words on a card become smaller with their number, never too small: %i", (width) => {
  const sizes = [20, 100, 200, 400, 900].map((letters) => textSize(width, letters));
  expect([...sizes].sort((first, second) => second - first)).toEqual(sizes);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(SMALLEST);
});

test("the picture of a card shows its subject before its backdrop", () => {
  const plan = { family: "sleek", hue: "#56b4e9", seed: 1, length: 400, parts: [{ kind: "weapon", power: 3 }] } as const;
  expect(scene({ subject: { is: "ship", plan }, seed: 2 }, 158, 104).split("data-barrel").length - 1).toBe(3);
});
