import type { Component } from "svelte";
import type { Lesson } from "../lessons/lesson";
import type { Letters } from "../lib/console";
import type { Picker } from "../lib/picker.svelte";
import type { AnyShown, EventOf, KindOf, Untyped } from "../lib/shown";
import type { TableModel } from "../lib/table.svelte";
import type { PageProps } from "../pages";
import type { Ambience } from "../sound/recipes";
import type { Script } from "../stage/script";
import type { GameCard, OptionCard } from "../wire/messages";

export interface BoardProps<S extends AnyShown = Untyped> {
  table: TableModel<S>;
  picker: Picker;
}

/** What draws the choice of a side: an option with its choices, what is chosen, and nothing for a surprise. */
export interface SideProps {
  option: OptionCard;
  value: string;
  choose(side: string): void;
}

/** What is played at a table: options by their names. */
export type Briefed = Record<string, unknown>;

/** What tells people before a game what comes, and lets whose table it is decide. */
export interface BriefingProps {
  game: GameCard;
  options: Briefed;
  /** Who sits there, a free seat without a name; nobody where there is no table yet. */
  seats: { seat: number; name: string }[];
  /** For those who may: some options become others. */
  change?: ((options: Briefed) => void) | undefined;
  /** Bots on all free seats, and off it goes. */
  fill?: (() => void) | undefined;
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
  /** Only reached by an address, not listed. */
  unlisted?: boolean;
  /** What it asks the server for and can be used with again without the net. */
  offline?: string[];
}

/** What the card about a thing says besides its name: a sentence, its numbers, and whatever else is printed on it. */
export interface ThingCard {
  /** Whose it is, as a seat. */
  owner?: number;
  about?: string;
  /** Numbers with what they are made of, such as `6 + 1`. */
  numbers?: { label: string; value: string; parts?: string }[];
  lines?: string[];
}

/** How a game tells of its things. */
export interface Inspect<S extends AnyShown = Untyped> {
  card(table: TableModel<S>, id: string): ThingCard;
  /** Its picture, where the game draws one. */
  Picture?: Component<{ table: TableModel<S>; id: string }>;
}

/** The film in which a game ends: how it came out is shown by the board, and nobody tells it beforehand. */
export interface Film<S extends AnyShown = Untyped> {
  /** Whether there is one already. */
  begun(events: readonly EventOf<S>[]): boolean;
  /** Messages of the game: while it runs, and while it runs in the lesson. */
  runs: string;
  lesson: string;
}

/**
 * What the frame knows of a game; the folder's name is its id. `S` is the game's own `Shown`, written from what its face
 * declares in Python. A board gets only tables of its own game, so what it gets has these types.
 *
 * The texts of the folder have `about` for the start page, `fact-NAME` for each of the numbers, `chapter-ID` for
 * chapters of the rules, `again-REASON` for the button after an end of that kind that leads on, and `twin-kind-…`, `twin-one-…`, `twin-which-…`, `twin-fact-…` for the table in words.
 */
export interface GameFace<S extends AnyShown = Untyped> {
  board: Load<Component<BoardProps<S>>>;
  /** The table in words, where a game tells it better than thing by thing. */
  twin?: Load<Component<BoardProps<S>>>;
  /** A small picture, drawn from what is on the table. */
  emblem: Load<Component>;
  /** The choice of a side on the play sheet, where it is more than a name. */
  side?: Load<Component<SideProps>>;
  /** What is played, where a game tells it better than a list of options; it takes the place of those that `usual` asks. */
  briefing?: Load<Component<BriefingProps>>;
  /** The options that its briefing tells; the others are listed as everywhere. */
  briefed?: readonly string[];
  lesson: Load<Lesson>;
  tools: Tool[];
  /** The two or three numbers of a seat that people compare, each with the picture for where there is no room for its name. */
  numbers: { fact: keyof S["facts"] & string; icon: string }[];
  /** Kinds of events that begin a chapter of the log. */
  chapters: KindOf<S>[];
  /** Kinds of moves that have a button of their own on the board; the decision bar does not repeat them. */
  ownButtons: string[];
  /** The letters of verbs, by kind of move or by a whole move; each has one meaning in this game. */
  letters?: Letters;
  /** What the card about a thing says; without it, whatever the table in words says. */
  inspect?: Load<Inspect<S>>;
  /** Kinds of moves that are nothing but waiting, by question; people wait without a button. */
  onlyWaits: Record<string, string>;
  /** Where the points of a finished game come from, for games that count reasons. */
  sheet?: Load<Component<{ table: TableModel<S> }>>;
  film?: Film<S>;
  /** With how many it is best, how many minutes it takes then, how much there is to learn, which options are asked before a game with bots, and whether all play together. */
  usual?: { seats: number; minutes: number; weight: "easy" | "medium" | "rich"; asks?: string[]; together?: boolean };
  /** A message of the game: what people who are new here are led to it with. One game has it. */
  welcome?: string;
  /** The hum of its room; nothing is silence, and without it there is a plain one. */
  ambience?: Ambience | null;
  /** How it is told: which events form a beat, how long it stays, with which sentence and sound. */
  script?: Script<S>;
}
