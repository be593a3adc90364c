// Writes the types of what the server sends: node tools/types.mjs FOLDER [--check]
// FOLDER holds the schemas of `python -m starboard.server.wire.schema FOLDER`: wire.json, cards.json and shown/GAME.json;
// and that of `python -m starboard.server.http.schema FOLDER`: answers.json.
import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compile } from "json-schema-to-typescript";

const SOURCES = new URL("../src/", import.meta.url);
const [folder] = process.argv.slice(2);
const checks = process.argv.includes("--check");

/** A default or title beside a reference would make a second type of the same name. */
function withoutDefaults(node, isSchema = true) {
  if (Array.isArray(node)) return node.map((each) => withoutDefaults(each));
  if (node === null || typeof node !== "object") return node;
  const kept = Object.entries(node).filter(([key]) => !isSchema || (key !== "default" && key !== "title"));
  const names = (key) => isSchema && (key === "properties" || key === "$defs");
  return Object.fromEntries(kept.map(([key, value]) => [key, withoutDefaults(value, !names(key))]));
}

/** One file of types; with `--check` only whether it is what it should be. */
async function write(schema, title, place, source = "wire") {
  const plain = withoutDefaults(JSON.parse(readFileSync(schema, "utf-8")));
  const banner = `// Written by \`npm run types\` from the server's schema (starboard.server.${source}.schema).`;
  const text = await compile({ ...plain, title }, title, { bannerComment: banner, maxItems: -1 });
  const target = new URL(place, SOURCES);
  if (!checks) return writeFileSync(target, text);
  if (!existsSync(target) || readFileSync(target, "utf-8") !== text) {
    console.error(`web/src/${place} is stale: run \`npm run types\``);
    process.exitCode = 1;
  }
}

await write(join(folder, "wire.json"), "Anything", "wire/messages.ts");
await write(join(folder, "answers.json"), "Answers", "wire/answers.ts", "http");
await write(join(folder, "cards.json"), "DeckTools", "cards/shown.ts");
for (const file of readdirSync(join(folder, "shown")).toSorted()) {
  const game = file.replace(".json", "");
  if (existsSync(new URL(`games/${game}/`, SOURCES))) await write(join(folder, "shown", file), "Shown", `games/${game}/shown.ts`);
}
