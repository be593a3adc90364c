import type { ChatLine, ClockState, Mark, Offer, Order, Room, Seen, Shown, Span, Turn, Update } from "../wire/messages";
import { patched, type Json } from "../wire/patch";
import { Stage } from "../stage/stage.svelte";
import { beatsOf, headline, type Say, type Script } from "../stage/script";
import { believed, eventsOf, type AnyShown, type EventOf, type Untyped } from "./shown";

/** So many events are looked through for the last thing that was said. */
const LATELY = 30;

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

/** How things stand after some events; what did not change is left out. */
interface Standing<S extends AnyShown> {
  view?: View<S>;
  turn?: Turn;
  room?: Room;
}

/**
 * One table as this viewer is shown it; a board knows it with the types of its game.
 *
 * What the server has told is *known*; it goes through the stage, beat by beat, and what has come out there is *shown*:
 * `view`, `events`, `turn`, and that the game is over. Everything around the match is shown as soon as it is known.
 */
export class TableModel<S extends AnyShown = Untyped> {
  room: Room | null = $state.raw(null);
  view: View<S> | null = $state.raw(null);
  turn: Turn | null = $state.raw(null);
  clock: ClockState | null = $state.raw(null);
  events: EventOf<S>[] = $state.raw([]);
  /** Events that were taken back. */
  undone: Span[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  /** What people have drawn on the sketch pad, in games that have one. */
  pad: Mark[] = $state.raw([]);
  /** Where its film stands for all who watch it together. */
  shown: Shown | null = $state.raw(null);
  orders: Record<string, Order> = $state.raw({});
  seat: number | null = $state(null);
  gone: string = $state("");
  /** The events of the last update, for whoever animates them. */
  fresh: EventOf<S>[] = $state.raw([]);
  /** The number of the last event that `view` has in it; what is told of later ones, the view does not show yet. */
  upTo: number = $state(0);
  /** A board still shows how it came to the end, or shows the result itself; the frame waits for it. */
  showing: "" | "film" | "result" = $state("");
  /** A board has one strip for clock and crew: it stands in the top row instead of the seats, and the console is one row. */
  strip = $state(false);
  /** Where that strip stands. */
  head: HTMLElement | null = $state.raw(null);
  /** How far the log goes; a film that is being watched has not come further. */
  told: number = $state(Infinity);
  /** Nobody may talk right now; the sentence says why. */
  silent: string = $state("");
  /** Looked at afterwards; nobody plays here. */
  replayed = false;
  /** The number of the last event before this person's last move. */
  since: number = $state(Infinity);
  readonly stage: Stage<Standing<S>> = new Stage<Standing<S>>({
    reveal: (event) => (this.events = [...this.events, believed<EventOf<S>>(event)]),
    show: (standing, events) => this.show(standing, believed(events)),
  });
  private mark = "";
  /** What is known, and perhaps not shown yet. */
  private readonly known: { view: View<S> | null; number: number } = { view: null, number: 0 };

  /** `invite` is the word that let somebody in who does not sit here. */
  constructor(
    readonly id: string,
    readonly invite = "",
    /** How each game is told. */
    private readonly scripts: (game: string) => Script | undefined = () => undefined,
    /** What each game says, once its texts are here. */
    private readonly words: (game: string) => { t: Say; has(id: string): boolean } = () => ({ t: (id) => id, has: () => false }),
  ) {}

  /** The last thing that happened, in a sentence, with who did it. */
  saidLast(): { seat: number | null; sentence: string } | null {
    const beats = beatsOf(believed(this.events.slice(-LATELY)), this.stage.director.script);
    const last = beats.findLast((beat) => headline(beat));
    return last ? { seat: last.seat, sentence: headline(last) } : null;
  }

  /** What the client still has, to be told only the rest. */
  seen(): Seen {
    return {
      table: this.id,
      ...(this.seat === null ? {} : { seat: this.seat }),
      mark: this.mark,
      events: this.known.number,
      chat: this.chat.at(-1)?.number ?? 0,
      ...(this.invite ? { invite: this.invite } : {}),
    };
  }

  /** Take an update in. Says whether the view could be followed; if not, it has to be asked for whole. */
  heard(update: Update): boolean {
    const seat = update.seat ?? null;
    if (seat !== this.seat) this.changeSeat(seat);
    if (update.clock) this.clock = update.clock;
    if (update.pad) this.pad = update.pad.marks ?? [];
    if (update.shown) this.shown = update.shown;
    if (update.orders) this.orders = update.orders;
    if (update.undone) this.undone = update.undone;
    if (update.chat) this.chat = [...this.chat, ...update.chat.filter((line) => line.number > (this.chat.at(-1)?.number ?? 0))];
    const first = this.known.view === null;
    const events = eventsOf<S>(update.events ?? []).filter((event) => event.number > this.known.number);
    this.known.number = events.at(-1)?.number ?? this.known.number;
    const standing: Standing<S> = {};
    const followed = this.follow(update, standing);
    if (update.turn) standing.turn = update.turn;
    if (update.room) this.arrange(update.room, standing);
    if (first) this.begin(events, standing);
    else if (events.length || standing.view || standing.turn || standing.room) this.tell(events, standing);
    return followed;
  }

  /** What has happened before one looks is not told again. */
  private begin(events: EventOf<S>[], standing: Standing<S>): void {
    this.stage.reset(this.scripts(this.room?.game ?? ""));
    this.events = [...this.events, ...events];
    this.show(standing, events);
  }

  private tell(events: EventOf<S>[], standing: Standing<S>): void {
    const director = this.stage.director;
    director.viewer = this.seat;
    director.timed = this.seat !== null && typeof this.clock?.seats?.[this.seat]?.until === "number";
    this.stage.hear(believed(events), standing);
  }

  /** What is around the match is shown at once, but not that it is over. */
  private arrange(room: Room, standing: Standing<S>): void {
    const ends = this.room?.status === "running" && room.status !== "running";
    if (ends) standing.room = room;
    else this.room = room;
  }

  private show({ view, turn, room }: Standing<S>, events: EventOf<S>[]): void {
    this.fresh = events;
    this.upTo = events.at(-1)?.number ?? this.upTo;
    if (view) this.view = view;
    if (turn) this.turn = turn;
    if (room) this.room = room;
  }

  /** What can be decided: nothing as long as there is something to be shown. */
  get offers(): Offer[] {
    return this.stage.busy ? [] : this.worded;
  }

  /** The moves of the turn, as the game's script words them as soon as its texts are here. */
  private readonly worded: Offer[] = $derived.by(() => {
    const { turn, view, room, stage } = this;
    const moves = turn?.moves ?? [];
    const { script } = stage.director;
    const { t, has } = this.words(room?.game ?? "");
    return script?.worded && view && has("about") ? moves.map((offer) => script.worded?.(offer, believed(view), t) ?? offer) : moves;
  });

  /** What has happened and still counts. */
  get standing(): EventOf<S>[] {
    return this.undone.length ? this.events.filter(({ number }) => !this.undone.some(({ first, last }) => number >= first && number <= last)) : this.events;
  }

  get mine(): boolean {
    return !this.stage.busy && this.seat !== null && (this.turn?.waits_for ?? []).includes(this.seat);
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
    this.undone = [];
    this.since = Infinity;
    this.upTo = 0;
    this.known.view = null;
    this.known.number = 0;
  }

  private follow(update: Update, standing: Standing<S>): boolean {
    const part = update.view;
    if (!part) return true;
    if (part.whole) this.known.view = believed(part.whole);
    else if (this.known.view && part.base === this.mark) this.known.view = believed(patched(believed(this.known.view), part.patch ?? []));
    else return false;
    this.mark = part.mark;
    standing.view = this.known.view ?? undefined;
    return true;
  }
}
