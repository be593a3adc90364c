import { expect, test } from "vitest";
import { across, fitOf, isAmple, widthOf } from "../../src/games/perry_rhodan/fit";
import type { Card } from "../../src/games/perry_rhodan/things";

const cards = (count: number) => Array.from({ length: count }, () => ({}) as Card);
const place = (units: number, ships = 0) => ({ units: cards(units), ships: cards(ships) });
const [SIZE, CARD] = [128, 88];

test("cards of one kind make two rows where they are wrapped, units and ships have one each", () => {
  expect(across(place(5), { wrapped: false, abreast: false, deep: false })).toBe(5);
  expect(across(place(5), { wrapped: true, abreast: false, deep: false })).toBe(3);
  expect(across(place(5, 2), { wrapped: true, abreast: false, deep: false })).toBe(5);
});

test("who has room keeps large worlds and one row", () => {
  expect(fitOf([place(3)], 900, SIZE, CARD)).toEqual({ globe: SIZE, bare: SIZE, wrapped: false, deep: false, abreast: false, step: CARD + 4, over: false });
});

test("rows are wrapped before worlds shrink, and worlds shrink before cards overlap", () => {
  const four = [place(4), place(4)];
  expect(fitOf(four, 620, SIZE, CARD)).toMatchObject({ globe: SIZE, wrapped: true });
  expect(fitOf(four, 540, SIZE, CARD)).toMatchObject({ globe: 92, step: CARD + 4 });
  const mixed = [place(5, 4), place(3, 3)];
  const fit = fitOf(mixed, 590, SIZE, CARD);
  expect(fit.step).toBeLessThan(CARD);
  expect(fit.over).toBe(true);
  expect(widthOf(mixed, CARD, fit)).toBeLessThanOrEqual(590);
});

test("so much of a card is always seen that it can be touched", () => {
  expect(fitOf([place(9, 9), place(9, 9)], 400, SIZE, CARD).step).toBe(40);
});

test("before anything is measured nothing is squeezed", () => {
  expect(fitOf([place(9)], 0, SIZE, CARD)).toMatchObject({ globe: SIZE, wrapped: false });
});

test("worlds where nobody is make room before cards lie over each other", () => {
  const lonely = [place(3, 3), place(0)];
  const fit = fitOf(lonely, 450, SIZE, CARD);
  expect(fit).toMatchObject({ globe: 92, bare: 64, step: CARD + 4, over: false });
  expect(widthOf(lonely, CARD, fit)).toBeLessThanOrEqual(450);
});

test("a side is ample where no world has shrunk and no card lies over another one", () => {
  expect(isAmple(fitOf([place(3)], 900, SIZE, CARD), SIZE, CARD)).toBe(true);
  expect(isAmple(fitOf([place(4), place(4)], 540, SIZE, CARD), SIZE, CARD)).toBe(false);
  expect(isAmple(fitOf([place(9, 9)], 400, SIZE, CARD), SIZE, CARD)).toBe(false);
});

test("where it is low ships lie beside units as long as there is room", () => {
  expect(fitOf([place(1, 1)], 500, SIZE, CARD, true)).toMatchObject({ abreast: true, globe: SIZE });
  expect(across(place(1, 1), { wrapped: false, abreast: true, deep: false })).toBe(2);
  expect(fitOf([place(5, 5)], 620, SIZE, CARD, true)).toMatchObject({ abreast: false, globe: SIZE });
});

test("where a side is higher than wide each kind takes two rows, and so much of a card is seen that it can be read", () => {
  expect(across(place(5, 4), { wrapped: true, abreast: false, deep: true })).toBe(3);
  expect(fitOf([place(5, 4), place(0), place(2, 1)], 366, 96, CARD, false, true)).toMatchObject({ deep: true, step: 64 });
});
