import type { Hinted, Offer, Previewed, Reason, WayPart } from "../wire/messages";
import { isOf } from "./console";
import { narrow, type Narrowed } from "./finder";
import { stands } from "./forms";
import { session } from "./session.svelte";
import type { TableModel } from "./table.svelte";

/** An open card; `reasons` come only where nothing can be done. */
export interface Inspected {
  thing: string;
  ways: WayPart[];
  reasons: Reason[] | null;
}

/** What a verb says of its move beside its costs, in a line. */
export function foretoldOf(told: Previewed | null): string {
  return (told?.foretold ?? []).map((line) => line.text).join(" · ");
}

/** The clicks of a person on their way to a move: boards ask it what is lit, the bar what is chosen. */
export class Picker {
  picks: string[] = $state([]);
  /** The verb that was chosen before any thing: only the things of its moves are lit. */
  verb: string = $state("");
  /** A chosen move that rolls dice or reveals something waits here for its button, with what it costs and how likely it comes off. */
  waiting: { offer: Offer; preview: Previewed | null; warning: string; odds: string } | null = $state(null);
  /** Somebody new is told of plain mistakes before they are made. */
  coaching = $state(false);
  /** The thing whose card is open, with what can be done with it by way of something else, or why nothing can. */
  inspected: Inspected | null = $state(null);
  hint: Hinted | null = $state(null);
  busy = $state(false);
  /** The move a lesson speaks of. */
  coached = $state("");
  /** Who wants to know which moves were made. */
  played: (offer: Offer, further: readonly string[]) => void = () => undefined;

  /** A thing that is picked as soon as the question after a move comes. */
  private then: string = "";

  constructor(readonly table: TableModel) {}

  /** The moves of the chosen kind, or all of them. */
  offers: Offer[] = $derived.by(() => (this.verb ? this.table.offers.filter((offer) => isOf(offer, this.verb)) : this.table.offers));
  /** Every thing on the board asks for it, so it is found once for each click. */
  narrowed: Narrowed = $derived.by(() => this.narrowedTo(this.offers, this.picks));
  /** Things that answer the question; all others that are lit are always possible and do not glow. */
  private readonly answering = $derived.by(() => this.narrowedTo(this.offers.filter((offer) => !offer.aside), this.picks).lit);
  private readonly suggestedThings = $derived.by(() => new Set(this.table.offers.filter((offer) => this.suggested(offer)).flatMap((offer) => offer.touches ?? [])));

  /** What is left after some picks, of what somebody may mean who picked the first of them. */
  private narrowedTo(offers: readonly Offer[], picks: readonly string[]): Narrowed {
    const [begins, first] = [this.table.stage.director.script?.begins, picks[0]];
    return narrow(begins && first !== undefined && !this.verb ? offers.filter((offer) => begins(offer, first)) : offers, picks);
  }

  /** The moves that somebody may mean who picks a thing. */
  usesOf(thing: string): Offer[] {
    return this.narrowedTo(this.table.offers, [thing]).fitting;
  }

  /** For a board: how a thing is drawn now. */
  state(id: string): "lit" | "lit aside" | "picked" | "" {
    if (this.picks.includes(id)) return "picked";
    if (!this.narrowed.lit.has(id)) return "";
    return this.answering.has(id) || this.picks.length || this.verb ? "lit" : "lit aside";
  }

  /** Whether the hint, or the lesson, touches this thing. */
  hinted(id: string): boolean {
    return this.suggestedThings.has(id);
  }

  /** Whether the hint, or the lesson, is this move. */
  suggested(offer: Offer): boolean {
    return stands(offer, this.hint?.move ?? "") || stands(offer, this.coached);
  }

  /** What the house bot would do, without showing it. */
  async suggestion(): Promise<string> {
    const told = await this.ask({ type: "hint" });
    return told?.type === "hinted" ? told.move : "";
  }

  /** A click on a thing: it narrows, begins anew, or says why not. A second click on the last one means: just that. */
  pick(id: string): void {
    if (this.waiting && id === this.picks.at(-1)) return; // its button is already there
    this.waiting = null;
    const enough = this.narrowed.enough;
    if (enough && id === this.picks.at(-1) && !this.narrowed.lit.has(id)) {
      void this.choose(enough);
      return;
    }
    if (this.picks.includes(id) && !this.narrowed.lit.has(id)) this.picks = this.picks.filter((each) => each !== id);
    else if (this.narrowed.lit.has(id)) this.picks = [...this.picks, id];
    else if (this.narrowedTo(this.offers, [id]).fitting.length) this.picks = [id];
    else if (this.usesOf(id).length) [this.verb, this.picks] = ["", [id]];
    else {
      void this.inspect(id);
      return;
    }
    const chosen = this.narrowed.chosen;
    this.inspected = null;
    if (chosen) void this.choose(chosen);
    else if (this.picks.length === 1 && !this.verb && !this.table.stage.director.script?.atOnce) void this.inspect(id);
  }

  /** Open the card of a thing: what it is, what can be done with it, or why nothing can. It never does anything. */
  async inspect(thing: string): Promise<void> {
    const usable = this.usesOf(thing).length > 0;
    this.inspected = { thing, ways: [], reasons: null };
    if (this.table.seat === null || this.table.replayed || usable) return;
    const told = await this.ask({ type: "ways", thing });
    const ways = told?.type === "ways" ? (told.ways ?? []).filter((way) => way.moves.length === 1) : [];
    if (this.inspected?.thing === thing) this.inspected = { thing, ways, reasons: null };
    if (!ways.length) await this.explain(thing);
  }

  /** The first step of a way; the thing is picked when the next question comes. */
  async follow(thing: string, way: WayPart): Promise<void> {
    const offer = this.table.offers.find((each) => each.move === way.moves[0]);
    if (!offer) return;
    this.then = thing;
    await this.choose(offer);
  }

  /** A new question: the clicks of the last one are forgotten; what was meant for it is picked. */
  renew(): void {
    const then = this.waiting ? "" : this.then;
    if (this.coaching) this.coached = "";
    this.clear();
    if (then && this.narrowed.lit.has(then)) this.pick(then);
  }

  /** Only moves of this verb from now on; the things they touch light up. */
  choosing(verb: string): void {
    this.waiting = null;
    this.inspected = null;
    this.verb = this.verb === verb ? "" : verb;
    if (narrow(this.offers, this.picks).fitting.length === 0) this.picks = [];
  }

  /** One thing was laid upon another: both are picked at once, or it says why the move that was meant cannot be made. */
  lay(thing: string, onto: string, meant: string): void {
    this.clear();
    const { fitting, chosen } = narrow(this.table.offers, [thing, onto]);
    if (!fitting.length) {
      void this.explain(onto, meant);
      return;
    }
    this.picks = [thing, onto];
    if (chosen) void this.choose(chosen);
  }

  clear(): void {
    this.picks = [];
    this.verb = "";
    this.waiting = null;
    this.inspected = null;
    this.hint = null;
    this.then = "";
  }

  /** A move was chosen: play it, or wait for its button where it cannot be taken back freely. */
  async choose(offer: Offer): Promise<void> {
    if (offer.form) {
      this.waiting = { offer, preview: null, warning: "", odds: "" }; // for its text
      return;
    }
    await this.play(offer, [], true);
  }

  /** What a move would cost and do, as far as one can know. */
  async preview(move: string): Promise<Previewed | null> {
    const told = await this.ask({ type: "preview", move, odds: true });
    return told?.type === "previewed" ? told : null;
  }

  /** Let the house bot answer this question and those like it that follow, as one move that undo takes back whole. */
  async letDecide(): Promise<void> {
    this.busy = true;
    const [first, ...further] = await this.plan();
    this.busy = false;
    const offer = this.table.offers.find((each) => each.move === first);
    if (offer) await this.play(offer, further);
  }

  /** What the house bot would do now and next, while it is asked the same kind of question. */
  async plan(): Promise<string[]> {
    const told = await this.ask({ type: "hint", as_one: true });
    return told?.type === "hinted" ? [told.move, ...(told.further ?? [])] : [];
  }

  /** Play a move and what follows it; one that is to be played `ifSure` waits for its button where chance would decide. */
  async play(offer: Offer, further: string[] = [], ifSure = false): Promise<void> {
    const question = this.question;
    this.busy = true;
    const since = this.table.since;
    this.table.since = this.table.events.at(-1)?.number ?? 0;
    let preview: Previewed | null = null;
    try {
      const told = await this.ask({ type: "move", question, moves: [offer.move, ...further], if_sure: ifSure, coached: ifSure && this.coaching });
      if (told?.type === "previewed") preview = told;
      else if (told) this.played(offer, further);
    } finally {
      this.busy = false;
      if (preview) this.table.since = since;
      if (this.question === question && preview) this.wait(offer, preview);
      else if (this.question === question) this.clear(); // else it was done when the new question came
    }
  }

  /** A move waits for its button; its odds are told as soon as they are known. */
  private wait(offer: Offer, preview: Previewed): void {
    const warning = preview.advice ? "" : (preview.undone ?? []).map((line) => line.text).join(" ");
    this.waiting = { offer, preview, warning, odds: "" };
    if (preview.complete ?? true) return;
    void this.preview(offer.move).then((told) => {
      if (this.waiting?.offer.move === offer.move) this.waiting = { ...this.waiting, odds: foretoldOf(told) };
    });
  }

  /** Instead of the move that waits: the one that a coach would make is lit. */
  showBetter(): void {
    const better = this.waiting?.preview?.better ?? "";
    this.clear();
    this.coached = better;
  }

  async explain(thing: string, meant = thing): Promise<void> {
    const told = await this.ask({ type: "explain", thing: meant });
    if (told?.type === "explained") this.inspected = { thing, ways: [], reasons: told.reasons ?? [] };
  }

  async askHint(): Promise<void> {
    const question = this.question;
    const told = await this.ask({ type: "hint" });
    if (told?.type === "hinted" && this.question === question) this.hint = told;
  }

  async undo(): Promise<void> {
    this.clear();
    await this.ask({ type: "undo" });
  }

  private get question(): string {
    return this.table.turn?.question ?? "";
  }

  private ask(
    wish:
      | { type: "preview"; move: string; odds: boolean }
      | { type: "move"; question: string; moves: [string, ...string[]]; if_sure: boolean; coached: boolean }
      | { type: "explain"; thing: string }
      | { type: "ways"; thing: string }
      | { type: "hint"; as_one?: boolean }
      | { type: "undo" },
  ) {
    const seat = this.table.seat;
    return session.ask({ ...wish, table: this.table.id, ...(seat === null ? {} : { seat }) });
  }
}
