import type { Hinted, Offer, Previewed, Reason } from "../wire/messages";
import { narrow, type Narrowed } from "./finder";
import { stands } from "./forms";
import { session } from "./session.svelte";
import type { TableModel } from "./table.svelte";

/** The clicks of a person on their way to a move: boards ask it what is lit, the bar what is chosen. */
export class Picker {
  picks: string[] = $state([]);
  /** A chosen move that rolls dice or reveals something waits here for its button. */
  waiting: { offer: Offer; preview: Previewed | null; warning: string } | null = $state(null);
  reasons: { thing: string; reasons: Reason[] } | null = $state(null);
  hint: Hinted | null = $state(null);
  busy = $state(false);
  /** The move a lesson speaks of. */
  coached = $state("");
  /** Who wants to know which moves were made. */
  played: (offer: Offer) => void = () => undefined;
  /** A board may warn of a move before it is made; an empty word is no warning. */
  caution: (offer: Offer) => string = () => "";

  constructor(readonly table: TableModel) {}

  /** Every thing on the board asks for it, so it is found once for each click. */
  narrowed: Narrowed = $derived.by(() => narrow(this.table.offers, this.picks));
  private readonly suggestedThings = $derived.by(() => new Set(this.table.offers.filter((offer) => this.suggested(offer)).flatMap((offer) => offer.touches ?? [])));

  /** For a board: how a thing is drawn now. */
  state(id: string): "lit" | "picked" | "" {
    if (this.picks.includes(id)) return "picked";
    return this.narrowed.lit.has(id) ? "lit" : "";
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
    this.reasons = null;
    this.waiting = null;
    const enough = this.narrowed.enough;
    if (enough && id === this.picks.at(-1) && !this.narrowed.lit.has(id)) {
      void this.choose(enough);
      return;
    }
    if (this.picks.includes(id) && !this.narrowed.lit.has(id)) this.picks = this.picks.filter((each) => each !== id);
    else if (this.narrowed.lit.has(id)) this.picks = [...this.picks, id];
    else if (narrow(this.table.offers, [id]).fitting.length) this.picks = [id];
    else {
      void this.explain(id);
      return;
    }
    const chosen = this.narrowed.chosen;
    if (chosen) void this.choose(chosen);
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
    this.waiting = null;
    this.reasons = null;
    this.hint = null;
  }

  /** A move was chosen: play it, or wait for its button where it cannot be taken back freely. */
  async choose(offer: Offer): Promise<void> {
    const warning = this.caution(offer);
    if (offer.form) {
      this.waiting = { offer, preview: null, warning }; // for its text
      return;
    }
    const choice = this.table.turn?.choice;
    this.busy = true;
    const told = await this.ask({ type: "preview", move: offer.move });
    this.busy = false;
    if (this.table.turn?.choice !== choice || !this.table.offers.some((each) => each.move === offer.move)) return;
    const preview = told?.type === "previewed" ? told : null;
    if (warning || preview?.complete === false) this.waiting = { offer, preview, warning };
    else await this.play(offer);
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

  async play(offer: Offer, further: string[] = []): Promise<void> {
    const question = this.question;
    this.busy = true;
    this.table.since = this.table.events.at(-1)?.number ?? 0;
    try {
      if (await this.ask({ type: "move", question, moves: [offer.move, ...further] })) this.played(offer);
    } finally {
      this.busy = false;
      if (this.question === question) this.clear(); // else it was done when the new question came
    }
  }

  async explain(thing: string, meant = thing): Promise<void> {
    const told = await this.ask({ type: "explain", thing: meant });
    if (told?.type === "explained") this.reasons = { thing, reasons: told.reasons ?? [] };
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
      | { type: "preview"; move: string }
      | { type: "move"; question: string; moves: [string, ...string[]] }
      | { type: "explain"; thing: string }
      | { type: "hint"; as_one?: boolean }
      | { type: "undo" },
  ) {
    const seat = this.table.seat;
    return session.ask({ ...wish, table: this.table.id, ...(seat === null ? {} : { seat }) });
  }
}
