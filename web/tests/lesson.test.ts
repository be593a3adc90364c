import { expect, test } from "vitest";
import { placeAfter } from "../src/lessons/lesson";

const BEATS = [{ say: "goal" }, { say: "explore", move: "action explore" }, { say: "zone", move: "explore 1" }];
const made = (move: string) => (each: string) => each === move;

test("whoever does at once what comes after the goal has read the goal", () => {
  expect(placeAfter(BEATS, 0, made("action explore"))).toBe(2);
});

test("a told lesson goes on from move to move", () => {
  expect(placeAfter(BEATS, 1, made("action explore"))).toBe(2);
  expect(placeAfter(BEATS, 2, made("explore 1"))).toBe(3);
});

test("whoever goes another way has left it", () => {
  expect(placeAfter(BEATS, 0, made("pass"))).toBeNull();
  expect(placeAfter(BEATS, 2, made("pass"))).toBeNull();
});
