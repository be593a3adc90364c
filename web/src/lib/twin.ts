import type { ThingCard } from "../games/face";
import type { AnyShown } from "./shown";
import type { TableModel } from "./table.svelte";
import { wordsOf, type Words } from "./texts.svelte";

function wordsFor<S extends AnyShown>(table: TableModel<S>): Words {
  return wordsOf(table.room?.game ?? "");
}

/** The heading under which a thing is listed: what it is, or where it lies. */
export function headingOf(facts: Record<string, unknown>): string {
  return String(facts.kind ?? facts.zone ?? "");
}

export function headingText(table: TableModel, heading: string): string {
  return wordsFor(table).said(`twin-kind-${heading}`, heading);
}

/** What a thing is called; where the game has no name for it, what it is and which one: whose, if it is somebody's. */
export function nameOf(table: TableModel, id: string): string {
  const name = table.view?.names[id] ?? id;
  if (name !== id) return name;
  const [kind = "", which = ""] = id.split(".");
  const { said } = wordsFor(table);
  const isOwners = which !== "" && which === String(table.view?.things[id]?.owner ?? "");
  return `${said(`twin-one-${kind}`, kind)} ${isOwners ? table.name(Number(which)) : said(`twin-which-${which}`, which)}`.trim();
}

/** A card as one line: whose it is, what it is, and its numbers with what they are made of. */
export function cardText(table: TableModel, { owner, about, numbers = [], lines = [] }: ThingCard): string {
  const whose = owner === undefined || owner < 0 ? "" : table.name(owner);
  const counted = numbers.map(({ label, value, parts }) => `${label} ${value}${parts ? ` (${parts})` : ""}`);
  return [whose, about, ...counted, ...lines].filter(Boolean).join(" · ");
}

/** What is said of a thing, in words; whatever has no word is for drawing only. */
export function factsOf<S extends AnyShown>(table: TableModel<S>, id: string): string {
  const told: object = table.view?.things[id] ?? {};
  return Object.entries(told)
    .map(([key, value]: [string, unknown]) => phrase(table, key, value))
    .filter(Boolean)
    .join(" · ");
}

function phrase<S extends AnyShown>(table: TableModel<S>, key: string, value: unknown): string {
  const word = `twin-fact-${key}`;
  const { has, t } = wordsFor(table);
  if (!has(word) || value === false || value === "" || value === null || typeof value === "object") return "";
  if (key === "owner") return Number(value) < 0 ? "" : t(word, { value: table.name(Number(value)) });
  return t(word, { value: valueText(table, value) });
}

function valueText<S extends AnyShown>(table: TableModel<S>, value: unknown): string {
  const text = String(value);
  if (typeof value !== "string") return text;
  return wordsFor(table).said(`twin-which-${text}`, table.view?.names[text] ?? text);
}
