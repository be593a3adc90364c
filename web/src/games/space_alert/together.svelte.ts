import { session } from "../../lib/session.svelte";
import { moving } from "../../lib/settings.svelte";
import type { TableModel } from "../../lib/table.svelte";
import type { Length } from "./film";
import type { Place } from "./projector.svelte";
import type { Shown } from "./shown";

const PACES: Length[] = ["film", "cut"];
/** Milliseconds between two messages of a remote. */
const PAUSE = 300;

/** The one remote of a table: what somebody presses moves the film for everybody. */
export class SharedRemote {
  /** Where the others are; nothing as long as nobody has touched it. */
  readonly place: Place | null = $derived.by(() => {
    const shown = this.table.replayed ? null : this.table.shown;
    if (!shown) return null;
    const passed = Math.max(0, (session.now() - shown.since) * 1000);
    return { at: shown.at, plays: shown.plays ?? false, pace: PACES[shown.pace ?? 0] ?? "film", passed };
  });
  private waiting: Place | null = null;
  private timer = 0;

  constructor(private readonly table: TableModel<Shown>) {}

  /** Only who sits at the table has a remote. */
  get held(): boolean {
    return this.table.seat !== null && !this.table.replayed;
  }

  /** The film begins: whoever comes later joins it where it is then. */
  begin(): void {
    if (this.held && !this.table.shown && moving()) this.tell({ at: 0, plays: true, pace: "film", passed: 0 });
  }

  /** Tell the others; of what comes too fast only the last. */
  tell(place: Place): void {
    this.waiting = place;
    if (this.timer) return;
    this.send();
    this.timer = window.setTimeout(() => {
      this.timer = 0;
      if (this.waiting) this.tell(this.waiting);
    }, PAUSE);
  }

  private send(): void {
    const place = this.waiting;
    this.waiting = null;
    if (!place) return;
    void session.ask({ type: "show", table: this.table.id, ...(this.table.seat === null ? {} : { seat: this.table.seat }), at: place.at, plays: place.plays, pace: PACES.indexOf(place.pace) });
  }
}
