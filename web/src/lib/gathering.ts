import { settings } from "./settings.svelte";
import { answerOf, type Answered } from "./tools";

/** What several phones hand in to one screen: the server keeps it for a few hours, and nobody signs in. */

export interface Opened {
  code: string;
  key: string;
  /** Whom the addresses reach: this computer, the network, the world. */
  reach: string;
  text: string;
}

export interface Gathered {
  about: string;
  open: boolean;
  until: number;
  slips: { text: string; version: number }[];
}

const PLACE = "api/gatherings";

function told(method: string, body: object): RequestInit {
  return { method, headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
}

function at(...path: (string | number)[]): string {
  return `${[PLACE, ...path.map(encodeURIComponent)].join("/")}?lang=${settings.lang}`;
}

export function gather(places: number, page: string, about: string): Promise<Answered<Opened>> {
  return answerOf(at(), told("POST", { places, page, about }));
}

export function lookAt(code: string): Promise<Answered<Gathered>> {
  return answerOf(at(code));
}

export function change(code: string, key: string, wish: { open?: boolean; about?: string }): Promise<Answered<Gathered>> {
  return answerOf(at(code), told("PATCH", { key, ...wish }));
}

/** Hand something in; `mine` is a word of this phone, `over` takes the place of another one. */
export function handIn(code: string, place: string, slip: { text: string; mine: string; over: boolean }): Promise<Answered<Gathered>> {
  return answerOf(at(code, place), told("POST", slip));
}

/** The picture of the way to a place. */
export function wayTo(code: string, place: number): string {
  return `${PLACE}/${encodeURIComponent(code)}/${place}/code.svg`;
}

/** A word that nobody guesses; also where a page is not served safely. */
export function secretWord(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
