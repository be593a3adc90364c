import type { Component } from "svelte";
import type { Lesson } from "../lessons/lesson";
import { LANGS, loadTexts } from "../lib/texts.svelte";
import type { EventOf, Untyped } from "../lib/shown";
import type { TableModel } from "../lib/table.svelte";
import type { PageProps } from "../pages";
import type { Script } from "../stage/script";
import type { BoardProps, BriefingProps, GameFace, Inspect, SideProps, Tool } from "./face";

/** Every folder here is a game; its name is the game's id. */
const FOUND = import.meta.glob<GameFace>("./*/index.ts", { eager: true, import: "default" });
const FACES: Record<string, GameFace> = Object.fromEntries(Object.entries(FOUND).map(([path, face]) => [path.split("/")[1] ?? "", face]));

/** What the frame knows of a game; nothing for a game without a folder. */
export function faceOf(game: string): GameFace | undefined {
  return FACES[game];
}

/** The board of a game; a game without one, and whoever wants words, gets the text twin. */
export async function boardOf(game: string, inWords = false): Promise<Component<BoardProps>> {
  const face = FACES[game];
  const load = (inWords ? face?.twin : face?.board) ?? (() => import("../parts/Twin.svelte"));
  return withTexts(game, load);
}

/** Where the points of a finished game come from. */
export async function sheetOf(game: string): Promise<Component<{ table: TableModel }> | null> {
  const load = FACES[game]?.sheet;
  return load ? withTexts(game, load) : null;
}

/** One of the lessons of a game; each says which one follows it. */
export async function lessonOf(game: string, number = 1): Promise<Lesson | null> {
  let load: (() => Promise<{ default: Lesson }>) | undefined = FACES[game]?.lesson;
  for (let place = 1; place < number && load; place++) load = (await load()).default.next?.lesson;
  return load ? withTexts(game, load) : null;
}

/** How a game tells of its things. */
export async function inspectOf(game: string): Promise<Inspect | null> {
  const load = FACES[game]?.inspect;
  return load ? withTexts(game, load) : null;
}

/** How a game draws the choice of a side. */
export async function sideOf(game: string): Promise<Component<SideProps> | null> {
  const load = FACES[game]?.side;
  return load ? withTexts(game, load) : null;
}

/** How a game tells what is played, before it begins. */
export async function briefingOf(game: string): Promise<Component<BriefingProps> | null> {
  const load = FACES[game]?.briefing;
  return load ? withTexts(game, load) : null;
}

/** How a game is told. */
export function scriptOf(game: string): Script | undefined {
  return FACES[game]?.script;
}

/** The tools of all games, in the order of their folders. */
export const TOOLS: { game: string; tool: Tool }[] = Object.entries(FACES).flatMap(([game, { tools }]) => tools.map((tool) => ({ game, tool })));

/** The page of a tool, by the name in its address. */
export async function toolOf(id: string): Promise<Component<PageProps> | null> {
  const found = TOOLS.find(({ tool }) => tool.id === id);
  return found ? withTexts(found.game, found.tool.page) : null;
}

/** Everything that the start page says about games, in every language: for use without the net. */
export async function loadAllTexts(): Promise<void> {
  await Promise.all(Object.keys(FACES).map((game) => loadTexts(game, LANGS)));
}

/** Whether the film of how it came out is there: the board shows the result after it. */
export function hasFilm(game: string, events: readonly EventOf<Untyped>[]): boolean {
  return FACES[game]?.film?.begun(events) ?? false;
}

export function onlyWaits(game: string, choice: string, kind: string): boolean {
  return FACES[game]?.onlyWaits[choice] === kind;
}

export function hasOwnButton(game: string, kind: string): boolean {
  return FACES[game]?.ownButtons.includes(kind) ?? false;
}

/** A part of a game, when it can speak. */
async function withTexts<Part>(game: string, load: () => Promise<{ default: Part }>): Promise<Part> {
  const [part] = await Promise.all([load(), loadTexts(game)]);
  return part.default;
}
