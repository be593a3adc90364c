import type { Face } from "../cards";

/** How many of each card lie in the three parts of a deck. */
export type Part = "main_ship" | "market" | "events";
export type Deck = Record<Part, Record<string, number>>;

export const PARTS: Part[] = ["main_ship", "market", "events"];
const HEADINGS: Record<Part, string> = { main_ship: "Main ship", market: "Market", events: "Events" };
const CODE = "fs1:";

export function emptyDeck(): Deck {
  return { main_ship: {}, market: {}, events: {} };
}

export function size(part: Record<string, number>): number {
  return Object.values(part).reduce((sum, count) => sum + count, 0);
}

export function add(deck: Deck, part: Part, card: string, by: number): Deck {
  const { [card]: had = 0, ...rest } = deck[part];
  const count = Math.max(0, had + by);
  return { ...deck, [part]: count ? { ...rest, [card]: count } : rest };
}

/** The deck as text that people can read and paste. */
export function asText(deck: Deck, name: string, faces: Record<string, Face>): string {
  const lines = [`Deck: ${name}`];
  for (const part of PARTS) {
    lines.push("", HEADINGS[part]);
    for (const [card, count] of Object.entries(deck[part])) lines.push(`${count} ${faces[card]?.name ?? card}`);
  }
  return `${lines.join("\n")}\n`;
}

/** The deck as one line to paste, the same that `starboard flagship deck code` prints. */
export async function asCode(deck: Deck, name: string): Promise<string> {
  const title = name.replace(/[\t\n]/g, " ");
  const lines = [`${title}\t${title}\t`, ...PARTS.map((part) => counted(deck[part]))];
  const bytes = await through(new TextEncoder().encode(lines.join("\n")), new CompressionStream("deflate"));
  const packed = btoa(String.fromCharCode(...bytes));
  return CODE + packed.replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

function counted(part: Record<string, number>): string {
  return Object.entries(part)
    .map(([card, count]) => `${count}*${card}`)
    .join(" ");
}

/** A deck out of a code; nothing where the code is damaged. */
export async function fromCode(code: string): Promise<{ deck: Deck; name: string } | null> {
  if (!code.trim().startsWith(CODE)) return null;
  try {
    const packed = atob(code.trim().slice(CODE.length).replace(/-/g, "+").replace(/_/g, "/"));
    const bytes = Uint8Array.from(packed, (letter) => letter.charCodeAt(0));
    const text = new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate")));
    const [title = "", ...lines] = text.split("\n");
    const deck = emptyDeck();
    PARTS.forEach((part, place) => (deck[part] = read(lines[place] ?? "")));
    return { deck, name: title.split("\t")[0] ?? "" };
  } catch {
    return null;
  }
}

function read(line: string): Record<string, number> {
  const found: Record<string, number> = {};
  for (const word of line.split(" ").filter(Boolean)) {
    const [count = "", card = ""] = word.split("*");
    found[card] = Number(count);
  }
  return found;
}

async function through(bytes: Uint8Array<ArrayBuffer>, change: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(change);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
