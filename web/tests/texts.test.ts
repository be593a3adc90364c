import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { foldersOf } from "../tools/games";

const WEB = fileURLToPath(new URL("..", import.meta.url));
const GAMES = foldersOf(join(WEB, "src/games"));
/** Where the texts are, without the language. */
const PLACES = ["texts/", "src/art/gallery/texts.", "src/cards/texts.", ...GAMES.map((game) => `src/games/${game}/texts.`)];

/** The messages of a file with the variables they use. */
function messages(place: string, lang: string): Map<string, string[]> {
  const text = readFileSync(join(WEB, `${place}${lang}.ftl`), "utf8");
  const found = new Map<string, string[]>();
  let name = "";
  for (const line of text.split("\n")) {
    name = /^([a-z][\w-]*) =/.exec(line)?.[1] ?? name;
    if (!name || line.startsWith("#")) continue;
    const used = [...line.matchAll(/\$(\w+)/g)].map((each) => each[1] ?? "");
    found.set(name, [...new Set([...(found.get(name) ?? []), ...used])].sort());
  }
  return found;
}

test.each(PLACES)("both languages have the same messages with the same arguments: %s", (place) => {
  expect(messages(place, "de").size).toBeGreaterThan(20);
  expect([...messages(place, "de")].sort()).toEqual([...messages(place, "en")].sort());
});

test.each(GAMES)("%s says nothing under a name of the frame", (game) => {
  const frame = messages("texts/", "en");
  expect([...messages(`src/games/${game}/texts.`, "en").keys()].filter((id) => frame.has(id))).toEqual([]);
});
