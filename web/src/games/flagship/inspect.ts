import { printed } from "../../lib/printed.svelte";
import type { TableModel } from "../../lib/table.svelte";
import type { Inspect, ThingCard } from "../face";
import { short, signed, type Face } from "./cards";
import type { ItemThing, Shown, Throw } from "./shown";
import { t } from "./texts";
import Picture from "./ThingCard.svelte";

type Table = TableModel<Shown>;
type Numbers = NonNullable<ThingCard["numbers"]>;

/** What is told of a thing: what it is, and its numbers as they are now with everything that changes them. */
function card(table: Table, id: string): ThingCard {
  const thing = table.view?.things[id];
  const faces = printed<Shown>("flagship").cards ?? {};
  const face = faces[thing?.card ?? id.split(".")[0] ?? id];
  if (!face) return {};
  if (!thing) return { about: face.type };
  const inPlay = thing.zone === "field" || thing.zone === "hangar";
  return { owner: thing.owner, about: face.type, numbers: inPlay ? numbersOf(thing, face, faces) : [], lines: inPlay && thing.face_down ? [t("fs-destroyed")] : [] };
}

function numbersOf(item: ItemThing, face: Face, faces: Record<string, Face>): Numbers {
  const numbers: Numbers = [];
  if (item.attack) numbers.push(rolled(t("fs-roll-attack"), item.attack, faces));
  if (item.damage) numbers.push({ label: t("fs-damage"), value: String(item.damage) });
  if (item.evade) numbers.push(rolled(t("fs-roll-evade"), item.evade, faces));
  if (face.absorbs) numbers.push({ label: t("fs-absorbs"), value: String(face.absorbs) });
  if (item.max_charge) numbers.push({ label: t("fs-charge"), value: `${item.charge} / ${item.max_charge}` });
  return numbers;
}

/** A roll: what it needs, and what each card adds to the dice. */
function rolled(label: string, { needs, adds }: Throw, faces: Record<string, Face>): Numbers[number] {
  const parts = adds.map((add) => `${signed(add.delta)} ${faces[add.card]?.name ?? add.card}`).join(" ");
  return { label, value: short(needs), parts: parts && t("fs-dice-and", { parts }) };
}

export default { card, Picture } satisfies Inspect<Shown>;
