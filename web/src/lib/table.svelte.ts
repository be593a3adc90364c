import type { ChatLine, ClockState, Mark, Offer, Order, Room, Seen, Turn, Update } from "../wire/messages";
import { patched, type Json } from "../wire/patch";
import { believed, eventsOf, type AnyShown, type EventOf, type Untyped } from "./shown";

/** A view as the server sends it; `things`, `seats` and `names` are what boards draw from. */
export interface View<S extends AnyShown = Untyped> {
  game: string;
  seat: number | null;
  to_act: number[];
  /** The facts of every seat. */
  seats: S["facts"][];
  things: Record<string, S["thing"]>;
  names: Record<string, string>;
  choice: Record<string, Json> | null;
  table: Record<string, Json>;
  outcome: Record<string, Json> | null;
}

/** One table as this viewer knows it; a board knows it with the types of its game. */
export class TableModel<S extends AnyShown = Untyped> {
  room: Room | null = $state.raw(null);
  view: View<S> | null = $state.raw(null);
  turn: Turn | null = $state.raw(null);
  clock: ClockState | null = $state.raw(null);
  events: EventOf<S>[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  /** What people have drawn on the sketch pad, in games that have one. */
  pad: Mark[] = $state.raw([]);
  orders: Record<string, Order> = $state.raw({});
  seat: number | null = $state(null);
  gone: string = $state("");
  /** The events of the last update, for whoever animates them. */
  fresh: EventOf<S>[] = $state.raw([]);
  /** A board still shows how it came to the end, or shows the result itself; the frame waits for it. */
  showing: "" | "film" | "result" = $state("");
  /** How far the log goes; a film that is being watched has not come further. */
  told: number = $state(Infinity);
  /** Nobody may talk right now; the sentence says why. */
  silent: string = $state("");
  /** Looked at afterwards; nobody plays here. */
  replayed = false;
  private mark = "";

  /** `invite` is the word that let somebody in who does not sit here. */
  constructor(
    readonly id: string,
    readonly invite = "",
  ) {}

  /** What the client still has, to be told only the rest. */
  seen(): Seen {
    return {
      table: this.id,
      ...(this.seat === null ? {} : { seat: this.seat }),
      mark: this.mark,
      events: this.events.at(-1)?.number ?? 0,
      chat: this.chat.at(-1)?.number ?? 0,
      ...(this.invite ? { invite: this.invite } : {}),
    };
  }

  /** Take an update in. Says whether the view could be followed; if not, it has to be asked for whole. */
  heard(update: Update): boolean {
    const seat = update.seat ?? null;
    if (seat !== this.seat) this.changeSeat(seat);
    if (update.room) this.room = update.room;
    if (update.clock) this.clock = update.clock;
    if (update.pad) this.pad = update.pad.marks ?? [];
    if (update.orders) this.orders = update.orders;
    if (update.chat) this.chat = [...this.chat, ...update.chat.filter((line) => line.number > (this.chat.at(-1)?.number ?? 0))];
    this.fresh = eventsOf<S>(update.events ?? []).filter((event) => event.number > (this.events.at(-1)?.number ?? 0));
    if (this.fresh.length) this.events = [...this.events, ...this.fresh];
    const followed = this.follow(update);
    if (update.turn) this.turn = update.turn;
    return followed;
  }

  get offers(): Offer[] {
    return this.turn?.moves ?? [];
  }

  get mine(): boolean {
    return this.seat !== null && (this.turn?.waits_for ?? []).includes(this.seat);
  }

  /** Whether this viewer can decide something now, asked or while time passes for everybody. */
  get open(): boolean {
    return this.mine || this.offers.some((offer) => !offer.aside);
  }

  name(seat: number): string {
    return this.room?.seats.find((card) => card.seat === seat)?.name ?? `${seat + 1}`;
  }

  private changeSeat(seat: number | null): void {
    this.seat = seat;
    this.mark = "";
    this.view = null;
    this.turn = null;
    this.events = [];
  }

  private follow(update: Update): boolean {
    const part = update.view;
    if (!part) return true;
    if (part.whole) this.view = believed(part.whole);
    else if (this.view && part.base === this.mark) this.view = believed(patched(believed(this.view), part.patch ?? []));
    else return false;
    this.mark = part.mark;
    return true;
  }
}
