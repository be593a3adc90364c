// Writes src/wire/messages.ts from the server's JSON Schema: node tools/types.mjs SCHEMA.json [--check]
import { readFileSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

const TARGET = new URL("../src/wire/messages.ts", import.meta.url);

/** A default or title beside a reference would make a second type of the same name. */
function withoutDefaults(node, isSchema = true) {
  if (Array.isArray(node)) return node.map((each) => withoutDefaults(each));
  if (node === null || typeof node !== "object") return node;
  const kept = Object.entries(node).filter(([key]) => !isSchema || (key !== "default" && key !== "title"));
  const names = (key) => isSchema && (key === "properties" || key === "$defs");
  return Object.fromEntries(kept.map(([key, value]) => [key, withoutDefaults(value, !names(key))]));
}

const schema = withoutDefaults(JSON.parse(readFileSync(process.argv[2], "utf-8")));
const banner = "// Written by `npm run types` from the server's schema (starboard.server.schema).";
const text = await compile({ ...schema, title: "Anything" }, "Anything", {
  bannerComment: banner,
  maxItems: -1,
});
if (process.argv.includes("--check")) {
  if (readFileSync(TARGET, "utf-8") !== text) {
    console.error("web/src/wire/messages.ts is stale: run `npm run types`");
    process.exit(1);
  }
} else writeFileSync(TARGET, text);
