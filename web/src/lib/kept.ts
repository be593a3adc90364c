import { boardOf, faceOf } from "../games";
import { pageOf } from "../pages";
import type { Course, Moments, Replayed } from "../wire/answers";
import type { GameCard, Room, Update } from "../wire/messages";
import { patched, type Json } from "../wire/patch";
import { keepOffline, keeps } from "./offline";
import { believed } from "./shown";

/** All that a replay shows. */
export interface Kept extends Moments {
  room: Room;
  course: Course | null;
  /** How the game tells it, where it does. */
  film: unknown;
}

/** What the start page says about a kept game. */
export interface KeptCard {
  table: string;
  invite: string;
  lang: string;
  game: string;
  name: string;
  seats: string[];
}

const MOST = 10;
const CARDS = "starboard.replays";
const REPLAYS = "starboard-replays";
const courses = new Map<string, Promise<Course | null>>();

/** The kept games, the newest first. */
export function keptCards(): KeptCard[] {
  try {
    return believed<KeptCard[]>(JSON.parse(localStorage.getItem(CARDS) ?? "[]"));
  } catch {
    return [];
  }
}

export async function keptReplay(table: string): Promise<Kept | null> {
  if (!keeps) return null;
  const found = await (await caches.open(REPLAYS)).match(place(table));
  return found ? believed<Kept>(await found.json()) : null;
}

/** Asked for once: the page shows it, and it is kept. */
export function courseOf(table: string, invite: string): Promise<Course | null> {
  const course = courses.get(table) ?? told<Course>(`api/tables/${table}/estimates${asked({ invite })}`).catch(() => null);
  courses.set(table, course);
  void course.then((found) => found ?? courses.delete(table));
  return course;
}

/** Keep the pages as they are now, and whatever the kept games are shown with. */
export async function keepPages(): Promise<void> {
  const games = new Set(keptCards().map((card) => card.game));
  if (games.size) await Promise.allSettled([pageOf(["replay"]).load(), ...[...games].map((game) => boardOf(game))]);
  await keepOffline();
}

/** The moment after `at` entries. */
export function momentOf(kept: Kept, at: number): Replayed {
  const past = kept.moments.slice(0, at + 1);
  const view = believed<Replayed["view"]>(past.reduce((now, { patch }) => patched(now, patch), believed<Json>(kept.first)));
  return { entries: kept.moments.length - 1, at: past.length - 1, view, events: past.at(-1)?.events ?? [] };
}

/** Keep a finished game on this device, and of the others only the newest. Without the net nothing changes. */
export async function keepReplay(table: string, invite: string, lang: string): Promise<void> {
  if (!keeps) return;
  await navigator.serviceWorker.ready;
  const known = keptCards().find((card) => card.table === table && card.lang === lang);
  const there = known && (await caches.match(place(table)));
  const card = there ? known : (await fetched(table, invite, lang).catch(() => null));
  if (card) await sort(card);
}

/** Somebody else sits here now. */
export async function forgetReplays(): Promise<void> {
  localStorage.removeItem(CARDS);
  if (keeps) await caches.delete(REPLAYS);
}

async function fetched(table: string, invite: string, lang: string): Promise<KeptCard | null> {
  const query = asked({ lang, invite });
  const at = `api/tables/${table}`;
  const { room } = await told<Update>(at + query);
  if (room?.status !== "finished") return null;
  const course = await courseOf(table, invite);
  const film = faceOf(room.game)?.film ? await told<unknown>(`${at}/film${query}`).catch(() => null) : null;
  const kept: Kept = { room, course, film, ...(await told<Moments>(`${at}/moments${query}`)) };
  const games = await told<GameCard[]>(`api/games?lang=${lang}`);
  await Promise.all([pageOf(["replay"]).load(), boardOf(room.game)]);
  await keepOffline(["de", "en"].map((each) => `api/games/${room.game}/printed?lang=${each}`));
  await (await caches.open(REPLAYS)).put(place(table), new Response(JSON.stringify(kept)));
  const name = games.find((each) => each.game === room.game)?.name ?? room.game;
  return { table, invite, lang, game: room.game, name, seats: room.seats.map((seat) => seat.name ?? "") };
}

/** Put a card on top, and drop what lies too far down. */
async function sort(card: KeptCard): Promise<void> {
  const cards = [card, ...keptCards().filter((each) => each.table !== card.table)];
  localStorage.setItem(CARDS, JSON.stringify(cards.slice(0, MOST)));
  const replays = await caches.open(REPLAYS);
  await Promise.all(cards.slice(MOST).map((each) => replays.delete(place(each.table))));
}

function asked({ invite, ...query }: Record<string, string>): string {
  const words = new URLSearchParams({ ...query, ...(invite ? { invite } : {}) }).toString();
  return words && `?${words}`;
}

async function told<T>(address: string): Promise<T> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(answer.statusText);
  return believed<T>(await answer.json());
}

function place(table: string): string {
  return `kept/${encodeURIComponent(table)}`;
}
