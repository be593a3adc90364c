import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test, vi } from "vitest";

vi.mock("../src/lib/settings.svelte", () => ({ settings: { lang: "en" } }));

import { boardOf, faceOf, hasFilm, hasOwnButton, lessonOf, loadAllTexts, onlyWaits, sheetOf, toolOf, TOOLS } from "../src/games";
import { settings } from "../src/lib/settings.svelte";
import { LANGS, loadTexts, t, wordsOf } from "../src/lib/texts.svelte";
import { foldersOf, missingFiles, NEEDED } from "../tools/games";

const FOLDER = fileURLToPath(new URL("../src/games", import.meta.url));
const GAMES = foldersOf(FOLDER);
const PAIRS = GAMES.flatMap((game) => LANGS.map((lang) => [game, lang] as const));

test("every folder of a game is found, and has what it must have", () => {
  expect(GAMES.length).toBeGreaterThan(2);
  expect(GAMES.filter((game) => !faceOf(game))).toEqual([]);
  expect(missingFiles(FOLDER)).toEqual([]);
});

test.each(NEEDED)("a folder without %s is named in one sentence", (file) => {
  const games = mkdtempSync(join(tmpdir(), "games-"));
  mkdirSync(join(games, "warp"));
  for (const each of NEEDED) if (each !== file) writeFileSync(join(games, "warp", each), "");
  expect(missingFiles(games)).toEqual([`web/src/games/warp has no ${file}.`]);
  rmSync(games, { recursive: true });
});

test.each(PAIRS)("%s has every sentence the frame asks it for in %s", async (game, lang) => {
  settings.lang = lang;
  await loadAllTexts();
  const face = faceOf(game);
  const lesson = await lessonOf(game);
  const { has } = wordsOf(game);
  const asked = [
    "about",
    ...(face?.numbers.map(({ fact }) => `fact-${fact}`) ?? []),
    ...(face?.tools.flatMap(({ title, about }) => [title, about]) ?? []),
    ...(face?.script?.cues.map(({ beat }) => `beat-${beat}`) ?? []),
    ...(face?.film ? [face.film.runs, face.film.lesson] : []),
    ...(lesson?.steps.map(({ say }) => say) ?? []),
  ];
  expect(asked.length).toBeGreaterThan(5);
  expect(asked.filter((id) => !has(id))).toEqual([]);
});

test("every tool has an address of its own, and nothing is found at another", async () => {
  const ids = TOOLS.map(({ tool }) => tool.id);
  expect(ids).toEqual([...new Set(ids)]);
  expect(ids).toEqual(expect.arrayContaining(["decks", "mission", "odds", "resolve"]));
  expect(await toolOf("warp")).toBeNull();
});

test("a game without a folder is shown in words, and has nothing of its own", async () => {
  const { default: Twin } = await import("../src/parts/Twin.svelte");
  expect(faceOf("warp")).toBeUndefined();
  expect(await boardOf("warp")).toBe(Twin);
  const plain = GAMES.find((game) => !faceOf(game)?.twin) ?? "";
  expect(await boardOf(plain, true)).toBe(Twin);
  expect([await sheetOf("warp"), await lessonOf("warp")]).toEqual([null, null]);
  expect([hasFilm("warp", []), onlyWaits("warp", "turn", "pass"), hasOwnButton("warp", "pass")]).toEqual([false, false, false]);
  const { t: told, said } = wordsOf("warp");
  expect([told("home"), said("about"), said("twin-kind-gate", "gate")]).toEqual([t("home"), "", "gate"]);
});

test("a game speaks the language that has come until the other one is there", async () => {
  vi.resetModules();
  const { settings } = await import("../src/lib/settings.svelte");
  const { loadTexts, wordsOf } = await import("../src/lib/texts.svelte");
  const { t: told, has } = wordsOf("eclipse");
  settings.lang = "en";
  expect(has("ecl-tab-map")).toBe(false);
  expect(() => told("ecl-tab-map")).toThrow("no text for ecl-tab-map");
  await loadTexts("eclipse");
  expect(told("ecl-tab-map")).toBe("Map");
  settings.lang = "de";
  expect(told("ecl-tab-map")).toBe("Map");
  await loadTexts("eclipse");
  expect(told("ecl-tab-map")).toBe("Karte");
});

test("what one game says, another does not", async () => {
  await Promise.all(GAMES.map((game) => loadTexts(game)));
  expect(wordsOf("flagship").has("ecl-tab-map")).toBe(false);
  expect(() => t("ecl-tab-map")).toThrow("no text for ecl-tab-map");
});
