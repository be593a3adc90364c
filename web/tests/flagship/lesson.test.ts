import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import lesson from "../../src/games/flagship/lesson";

const sentences = (lang: string) => {
  const text = readFileSync(fileURLToPath(new URL(`../../src/games/flagship/texts.${lang}.ftl`, import.meta.url)), "utf8");
  return new Map([...text.matchAll(/^(lesson-[\w-]+) = (.*)$/gm)].map((each) => [each[1] ?? "", each[2] ?? ""]));
};

test("whoever leaves the told lesson is through after two turns", () => {
  expect(lesson.over(["reveal", "end-turn"])).toBe(false);
  expect(lesson.over(["reveal", "end-turn", "attack", "end-turn"])).toBe(true);
});

test.each(["de", "en"])("twelve beats teach goal, money, energy, defence and attack in at most fourteen words each: %s", (lang) => {
  const kinds = lesson.told.beats.map(({ move }) => move?.split(" ")[0] ?? "");
  expect(lesson.told.beats).toHaveLength(12);
  expect(kinds).toEqual(expect.arrayContaining(["", "reveal", "cash", "buy", "charge", "load", "end-turn", "evade", "use", "attack"]));
  const told = sentences(lang);
  for (const { say } of lesson.told.beats) {
    expect(told.get(say), say).toBeTruthy();
    expect((told.get(say) ?? "").split(" ").length, say).toBeLessThanOrEqual(14);
  }
});
