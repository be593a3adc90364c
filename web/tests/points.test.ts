import { expect, test, vi } from "vitest";
import { shown } from "../src/lib/points";
import { settings } from "../src/lib/settings.svelte";
import { t } from "../src/lib/texts.svelte";

vi.mock("../src/lib/settings.svelte", () => ({ settings: { lang: "en" } }));

test.each([
  [300, 120, "2.5", "2,5"],
  [40, 120, "⅓", "⅓"],
  [-200, 120, "-1⅔", "-1⅔"],
  [28, 120, "0.23", "0,23"],
  [120, 120, "1", "1"],
  [7, undefined, "7", "7"],
])("%i units of %s are shown in points", (points, units, english, german) => {
  settings.lang = "en";
  expect(shown(points, units)).toBe(english);
  settings.lang = "de";
  expect(shown(points, units)).toBe(german);
});

test("a result says its points with at most two decimals", () => {
  settings.lang = "de";
  expect(t("score-won", { points: 40 / 120 })).toContain("0,33 Punkte");
  expect(t("score-place", { place: 2, points: 2.5 })).toContain("2,5 Punkte");
});
