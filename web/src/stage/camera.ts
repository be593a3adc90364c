import { moving } from "../lib/settings.svelte";

type Drawn = HTMLElement | SVGElement;

/** What a drawing that pans listens to: the middle of something that wants to be seen, on the screen. */
export const LOOK = "stage-look";

/** Where things are drawn on a board: the first picture of each. */
export function drawnOf(board: Element, ids: readonly string[]): Drawn[] {
  return ids.flatMap((id) => {
    const found = board.querySelector<Drawn>(`[data-thing="${CSS.escape(id)}"]`);
    if (!found) return [];
    // Ships of one kind are one picture.
    const picture = found.getBoundingClientRect().width ? found : found.parentElement?.closest<Drawn>("[data-thing]");
    return picture ? [picture] : [];
  });
}

/** Whether the middle of something lies outside of a frame. */
export function isOutside(box: { x: number; y: number; width: number; height: number }, frame: { left: number; right: number; top: number; bottom: number }): boolean {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return x < frame.left || x > frame.right || y < frame.top || y > frame.bottom;
}

/** Bring something into sight, only where it is not; what is seen stays where it is. */
export function lookAt(board: Element, drawn: Element | undefined): void {
  if (!drawn) return;
  const box = drawn.getBoundingClientRect();
  const pan = drawn.closest("[data-nearer]");
  if (pan && isOutside(box, pan.getBoundingClientRect())) {
    const detail = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    pan.dispatchEvent(new CustomEvent(LOOK, { detail }));
  } else if (!pan && isOutside(box, board.getBoundingClientRect())) {
    drawn.scrollIntoView({ block: "center", inline: "center", behavior: moving() ? "smooth" : "instant" });
  }
}

/** Outline things as those that are spoken of; the answer takes it back. */
export function point(things: readonly Element[]): () => void {
  for (const each of things) each.setAttribute("data-told", "");
  return () => {
    for (const each of things) each.removeAttribute("data-told");
  };
}

const GLANCE = 1200;

/** Show for a moment where things are. */
export function flash(ids: readonly string[]): void {
  const board = document.querySelector("[data-stage]") ?? document.body;
  const things = drawnOf(board, ids);
  lookAt(board, things[0]);
  setTimeout(point(things), GLANCE);
}
