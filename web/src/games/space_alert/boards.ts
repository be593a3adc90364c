import { nameOf } from "./ship";
import { t } from "./texts";
import type { Printed } from "./things";
import type { Space } from "./planning";

/** What lies on a space, in words. */
export function wordsOf(space: Space, printed: Printed): string {
  if (!space.half && space.letter === "-") return t("sa-space-empty", { turn: space.turn });
  const what = space.letter === "?" || space.letter === "!" ? t(`sa-back-${space.letter === "?" ? "activation" : "movement"}`) : nameOf(printed, `half.${space.letter}`);
  return t("sa-space-holds", { turn: space.turn, what });
}

/** Arrows lead from space to space of a board; says whether it was one. */
export function stepped(event: KeyboardEvent, crew: number, turn: number): boolean {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return false;
  event.preventDefault();
  event.stopPropagation();
  document.querySelector<HTMLElement>(`[data-thing="space.${crew}.${turn + step}"]`)?.focus();
  return true;
}

/** A card was let go over a space: which, and with which half on top. */
export function droppedOf(event: DragEvent, use: (card: string, half: string) => void): void {
  event.preventDefault();
  const [card = "", half = ""] = (event.dataTransfer?.getData("text/plain") ?? "").split(" ");
  if (card) use(card, half);
}
