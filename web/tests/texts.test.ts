import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** The messages of a language with the variables they use. */
function messages(lang: string): Map<string, string[]> {
  const text = readFileSync(new URL(`../texts/${lang}.ftl`, import.meta.url), "utf8");
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

test("both languages have the same messages with the same arguments", () => {
  expect([...messages("de")].sort()).toEqual([...messages("en")].sort());
});
