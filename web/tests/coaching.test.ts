import { beforeEach, expect, test, vi } from "vitest";
vi.mock("../src/lib/settings.svelte", () => ({ settings: { coach: {} } }));

import { beginCoach, GAMES, isCoached, isCoachWanted, stopCoach, wantCoach, watch } from "../src/lib/coaching";
import { settings } from "../src/lib/settings.svelte";

beforeEach(() => {
  settings.coach = {};
});

test("a coach looks on in the first two games after a lesson, and in no third", () => {
  expect(isCoached("eclipse", "one")).toBe(false);
  beginCoach("eclipse");
  for (const table of ["one", "two"]) {
    expect(isCoached("eclipse", table)).toBe(true);
    watch("eclipse", table);
  }
  expect(GAMES).toBe(2);
  expect(isCoached("eclipse", "two")).toBe(true);
  expect(isCoached("eclipse", "three")).toBe(false);
  expect(isCoached("flagship", "three")).toBe(false);
});

test("whoever sent the coach away calls it back in the settings", () => {
  beginCoach("eclipse");
  stopCoach("eclipse");
  expect(isCoachWanted()).toBe(false);
  expect(isCoached("eclipse", "one")).toBe(false);
  wantCoach(true);
  expect(isCoachWanted()).toBe(true);
  expect(isCoached("eclipse", "one")).toBe(true);
  wantCoach(false);
  expect(isCoached("eclipse", "one")).toBe(false);
});
