import { session } from "../../lib/session.svelte";
import type { TableModel } from "../../lib/table.svelte";
import type { Shown } from "./shown";

/** Seconds in which a mission has only just begun. */
const FRESH = 8;

interface Seen {
  table: TableModel<Shown>;
  /** Only bots fly along. */
  alone: boolean;
  begun: boolean;
}

/** Whoever flies with bots is briefed first: the clock waits, nobody else does. Make it once, inside a component. */
export class Start {
  briefing = $state(false);
  private briefed = false;

  constructor(private readonly seen: () => Seen) {
    $effect(() => this.look());
  }

  begin(): void {
    this.briefing = false;
    this.propose("resume");
  }

  private look(): void {
    const { table, alone, begun } = this.seen();
    const origin = table.clock?.origin ?? null;
    if (this.briefed || !alone || !begun || origin === null) return;
    this.briefed = true;
    const fresh = table.clock?.paused === true || (session.now() - origin) * (table.clock?.pace ?? 1) < FRESH;
    if (!fresh || table.view?.seats[table.seat ?? 0]?.phase !== 1) return;
    this.briefing = true;
    if (!table.clock?.paused) this.propose("pause");
  }

  private propose(what: "pause" | "resume"): void {
    const { table } = this.seen();
    void session.ask({ type: "propose", what, table: table.id, ...(table.seat === null ? {} : { seat: table.seat }) });
  }
}
