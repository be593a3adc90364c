import type { Order } from "../wire/messages";
import { session } from "./session.svelte";
import type { TableModel } from "./table.svelte";

export const ORDERS: Order[] = ["always", "answer", "never"];

/** The name of the window in which this person is asked now. */
export function windowOf(table: TableModel): string {
  const game = session.games.find((each) => each.game === table.room?.game);
  return (table.mine && game?.windows?.[table.turn?.choice ?? ""]) || "";
}

/** When this person is asked in a kind of window. */
export function orderFor(table: TableModel, window: string): Order {
  return table.orders[window] ?? table.orders.default ?? "always";
}

/** Be asked differently in a kind of window from now on. */
export function giveOrder(table: TableModel, window: string, wanted: Order): void {
  const { default: usual = "always", ...windows } = { ...table.orders, [window]: wanted };
  void session.ask({ type: "orders", default: usual, windows, table: table.id, ...(table.seat === null ? {} : { seat: table.seat }) });
}

/** At a table where nothing was ordered yet, be asked as one usually wants to be; says whether it was ordered. */
export function orderAsUsual(table: TableModel, wanted: Order): boolean {
  const windows = session.games.find((each) => each.game === table.room?.game)?.windows ?? {};
  if (table.seat === null || wanted === "always" || Object.keys(table.orders).length || !Object.keys(windows).length) return false;
  void session.ask({ type: "orders", default: wanted, windows: {}, table: table.id, seat: table.seat });
  return true;
}
