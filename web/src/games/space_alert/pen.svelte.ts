import { session } from "../../lib/session.svelte";
import type { TableModel } from "../../lib/table.svelte";
import type { Mark } from "../../wire/messages";
import type { TrackName } from "./ship";
import type { Shown } from "./shown";
import { keyOf, type Sign } from "./sketch";

/** The pen of one person: what it draws, and where an arrow has begun. */
export class Pen {
  sign: Sign | "" = $state("");
  number = $state(0);
  from = $state("");
  /** The trajectory whose spaces a finger may choose from. */
  track: TrackName | "" = $state("");

  constructor(private readonly table: TableModel<Shown>) {}

  get drawing(): boolean {
    return this.sign !== "";
  }

  lift(sign: Sign | ""): void {
    this.sign = sign;
    this.from = "";
    this.track = "";
  }

  /** A touch on a place: a mark, one end of an arrow, or one's own mark is gone again. */
  put(place: string): void {
    const seat = this.table.seat;
    this.track = "";
    if (!this.sign || seat === null) return;
    if (this.sign === "arrow" && !this.from) {
      this.from = place;
      return;
    }
    const arrow = this.sign === "arrow";
    const at = arrow ? this.from : place;
    this.from = "";
    if (arrow && at === place) return;
    const mark: Mark = { seat, sign: this.sign, at, ...(arrow ? { to: place } : {}), ...(this.number ? { number: this.number } : {}) };
    const there = this.table.pad.some((each) => keyOf(each) === keyOf(mark));
    this.send(mark, !there);
  }

  take(mark: Mark): void {
    this.send(mark, false);
  }

  wipe(): void {
    void session.ask({ type: "wipe", ...this.at });
  }

  private get at(): { table: string; seat?: number } {
    return { table: this.table.id, ...(this.table.seat === null ? {} : { seat: this.table.seat }) };
  }

  private send({ seat, ...mark }: Mark, on: boolean): void {
    void session.ask({ type: "sketch", ...this.at, ...mark, ...(on ? {} : { on, of: seat }) });
  }
}
