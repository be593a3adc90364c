import { moving } from "./settings.svelte";

/** Where every thing of the board is drawn now. */
export type Places = Map<string, DOMRect>;

const TRAVEL = 300;
const NEAR = 3;

function drawn(board: Element): NodeListOf<HTMLElement | SVGElement> {
  return board.querySelectorAll<HTMLElement | SVGElement>("[data-thing]");
}

export function places(board: Element): Places {
  const found: Places = new Map();
  for (const each of drawn(board)) found.set(each.dataset.thing ?? "", each.getBoundingClientRect());
  return found;
}

/** Things slide from where they were to where they are; new ones appear. A click skips nothing: it works at once. */
export function fly(board: Element, before: Places): void {
  if (!moving() || !before.size) return;
  for (const each of drawn(board)) {
    const was = before.get(each.dataset.thing ?? "");
    const is = each.getBoundingClientRect();
    if (!is.width) continue;
    if (!was?.width) each.animate([{ opacity: 0 }, { opacity: 1 }], { duration: TRAVEL });
    else slide(each, was.x - is.x, was.y - is.y);
  }
}

function slide(thing: HTMLElement | SVGElement, dx: number, dy: number): void {
  if (Math.hypot(dx, dy) < NEAR) return;
  const scale = thing instanceof SVGGraphicsElement ? (thing.getScreenCTM()?.a ?? 1) : 1;
  thing.animate([{ transform: `translate(${dx / scale}px, ${dy / scale}px)` }, { transform: "none" }], {
    duration: TRAVEL,
    easing: "ease-in-out",
    composite: "add",
  });
}
