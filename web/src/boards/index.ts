import type { Component } from "svelte";
import type { Picker } from "../lib/picker.svelte";
import type { TableModel } from "../lib/table.svelte";
import type { Happening } from "../wire/messages";

export interface BoardProps {
  table: TableModel;
  picker: Picker;
}

type Board = Component<BoardProps>;

/** The board of each game; a game without one is shown as its text twin. */
const BOARDS: Record<string, () => Promise<{ default: Board }>> = {
  flagship: () => import("./flagship/Board.svelte"),
  eclipse: () => import("./eclipse/Board.svelte"),
  space_alert: () => import("./space_alert/Board.svelte"),
};

export async function boardOf(game: string): Promise<Board> {
  const load = BOARDS[game] ?? (() => import("./Twin.svelte"));
  return (await load()).default;
}

/** Where the points of a finished game come from, for games that count reasons. */
const SHEETS: Record<string, () => Promise<{ default: Component<{ table: TableModel }> }>> = {
  eclipse: () => import("./eclipse/Scores.svelte"),
};

export async function sheetOf(game: string): Promise<Component<{ table: TableModel }> | null> {
  return (await SHEETS[game]?.())?.default ?? null;
}

/** Whether the last moment of a game is a film of how it came out. */
export function endsInFilm(game: string): boolean {
  return game === "space_alert";
}

/** Whether there is such a film: the board shows the result after it, and nobody tells it beforehand. */
export function hasFilm(game: string, events: readonly Happening[]): boolean {
  return endsInFilm(game) && events.some((event) => event.kind === "TurnBegan");
}

/** Moves that are nothing but waiting, by game and question; people wait without a button. */
const WAITING: Record<string, Record<string, string>> = { space_alert: { planning: "pass" } };

export function onlyWaits(game: string, choice: string, kind: string): boolean {
  return WAITING[game]?.[choice] === kind;
}

/** Moves that have a button of their own on the board; the decision bar does not repeat them. */
const ON_BOARD: Record<string, string[]> = { eclipse: ["action", "species", "place"], space_alert: ["repair", "store", "propose"] };

export function hasOwnButton(game: string, kind: string): boolean {
  return ON_BOARD[game]?.includes(kind) ?? false;
}

/** The two or three numbers of a seat that people compare, game by game. */
const NUMBERS: Record<string, string[]> = {
  flagship: ["prizes", "hand", "credits"],
  eclipse: ["points", "money", "discs"],
  space_alert: ["hand"],
};

export function numbersOf(game: string): string[] {
  return NUMBERS[game] ?? [];
}
