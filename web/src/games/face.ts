import type { Component } from "svelte";
import type { Lesson } from "../lessons/lesson";
import type { Picker } from "../lib/picker.svelte";
import type { TableModel } from "../lib/table.svelte";
import type { PageProps } from "../pages";
import type { Happening } from "../wire/messages";

export interface BoardProps {
  table: TableModel;
  picker: Picker;
}

type Load<Part> = () => Promise<{ default: Part }>;

/** A tool for people who own the box. */
export interface Tool {
  /** Where it is: `#/tools/ID`. */
  id: string;
  icon: string;
  /** Messages of the game: what it is called, and what it is good for. */
  title: string;
  about: string;
  page: Load<Component<PageProps>>;
  /** What it asks the server for and can be used with again without the net. */
  offline?: string[];
}

/** The film in which a game ends: how it came out is shown by the board, and nobody tells it beforehand. */
export interface Film {
  /** Whether there is one already. */
  begun(events: readonly Happening[]): boolean;
  /** Messages of the game: while it runs, and while it runs in the lesson. */
  runs: string;
  lesson: string;
}

/**
 * What the frame knows of a game; the folder's name is its id.
 *
 * The texts of the folder have `about` for the start page, `fact-NAME` for each of the numbers, `chapter-ID` for
 * chapters of the rules, and `twin-kind-…`, `twin-one-…`, `twin-which-…`, `twin-fact-…` for the table in words.
 */
export interface GameFace {
  board: Load<Component<BoardProps>>;
  /** A small picture, drawn from what is on the table. */
  emblem: Load<Component>;
  lesson: Load<Lesson>;
  tools: Tool[];
  /** The two or three numbers of a seat that people compare, each with the picture for where there is no room for its name. */
  numbers: { fact: string; icon: string }[];
  /** Kinds of events that begin a chapter of the log. */
  chapters: string[];
  /** Kinds of moves that have a button of their own on the board; the decision bar does not repeat them. */
  ownButtons: string[];
  /** Kinds of moves that are nothing but waiting, by question; people wait without a button. */
  onlyWaits: Record<string, string>;
  /** Where the points of a finished game come from, for games that count reasons. */
  sheet?: Load<Component<{ table: TableModel }>>;
  film?: Film;
}
