import { printed as printedOf } from "../../lib/printed.svelte";
import type { TableModel } from "../../lib/table.svelte";
import { factsOf } from "../../lib/twin";
import type { Inspect, ThingCard } from "../face";
import { faceOf } from "./ship";
import type { Shown } from "./shown";
import { t } from "./texts";

const LETTERS = ["X", "Y", "Z"];

/** What is told of a thing in words: its facts, and of a threat also what its three actions do and what else its card says. */
function card(table: TableModel<Shown>, id: string): ThingCard {
  const facts = [factsOf(table, id)].filter(Boolean);
  const thing = table.view?.things[id];
  const face = thing?.kind === "threat" ? faceOf(printedOf<Shown>("space_alert"), thing.card) : undefined;
  if (!face) return { lines: facts };
  return { lines: [...facts, ...LETTERS.map((letter, place) => `${letter}: ${face.actions[place] || t("sa-does-nothing")}`), ...face.notes] };
}

export default { card } satisfies Inspect<Shown>;
