import type { BenchFace, CardEntry } from "./shown";

/** How many of each card lie in the sections of a deck. */
export type Parts = Record<string, Record<string, number>>;

/** A deck as it is being built. */
export interface Deck {
  name: string;
  parts: Parts;
}

/** What somebody looks for: words in names and types, and a word of each filter that is set. */
export interface Wish {
  search: string;
  choices: Record<string, string>;
}

export function emptyDeck(name: string, bench: BenchFace | null): Deck {
  return { name, parts: Object.fromEntries((bench?.sections ?? []).map(({ id }) => [id, {}])) };
}

export function size(part: Record<string, number> | undefined): number {
  return Object.values(part ?? {}).reduce((sum, count) => sum + count, 0);
}

/** The deck with so many more of a card in a section; none of it are left out. */
export function add(deck: Deck, section: string, card: string, by: number): Deck {
  const count = Math.max(0, (deck.parts[section]?.[card] ?? 0) + by);
  const part = { ...deck.parts[section], [card]: count };
  if (!count) delete part[card];
  return { ...deck, parts: { ...deck.parts, [section]: part } };
}

/** How many of a card lie anywhere in the deck. */
export function copies(deck: Deck, card: string): number {
  return Object.values(deck.parts).reduce((sum, part) => sum + (part[card] ?? 0), 0);
}

/** Every card one by one, section after section, as they are printed. */
export function oneByOne(deck: Deck, bench: BenchFace): string[] {
  return bench.sections.flatMap(({ id }) => Object.entries(deck.parts[id] ?? {}).flatMap(([card, count]) => Array.from({ length: count }, () => card)));
}

/** The deck as the server reads it: a heading a section, then how many of which card, by id. */
export function written(deck: Deck, bench: BenchFace): string {
  const lines = [`Deck: ${deck.name.replace(/\s+/g, " ")}`];
  for (const { id, name } of bench.sections) {
    lines.push("", name);
    for (const [card, count] of Object.entries(deck.parts[id] ?? {})) lines.push(`${count} ${card}`);
  }
  return `${lines.join("\n")}\n`;
}

/** The cards that fit a wish, in the order of the catalogue. */
export function found(bench: BenchFace, { search, choices }: Wish): [string, CardEntry][] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return Object.entries(bench.cards).filter(([, card]) => {
    const told = `${card.name} ${card.type}`.toLowerCase();
    return words.every((word) => told.includes(word)) && Object.entries(choices).every(([filter, choice]) => !choice || card.traits[filter] === choice);
  });
}
