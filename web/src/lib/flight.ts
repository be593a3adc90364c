import { moving } from "./settings.svelte";

type Drawn = HTMLElement | SVGGraphicsElement;

/** Where a thing was drawn, and as what: in a drawing by its own units, else on the screen. */
interface Place {
  drawn: Drawn;
  x: number;
  y: number;
}

/** Where every thing of the board is drawn now. */
export type Places = Map<string, Place>;

const TRAVEL = 300;
const NEAR = 3;

function things(board: Element): NodeListOf<Drawn> {
  return board.querySelectorAll<Drawn>("[data-thing]");
}

export function places(board: Element): Places {
  return new Map(Array.from(things(board), (each) => [each.dataset.thing ?? "", placeOf(each)]));
}

function placeOf(drawn: Drawn): Place {
  if (drawn instanceof HTMLElement) {
    const { x, y } = drawn.getBoundingClientRect();
    return { drawn, x, y };
  }
  const inDrawing = drawn.ownerSVGElement?.getScreenCTM()?.inverse();
  const { e = 0, f = 0 } = inDrawing?.multiply(drawn.getScreenCTM() ?? undefined) ?? {};
  return { drawn, x: e, y: f };
}

/** Things fly from where they were to where they are; new ones appear. A click skips nothing: it works at once. */
export function fly(board: Element, before: Places): void {
  if (!moving() || !before.size) return;
  for (const each of things(board)) {
    const was = before.get(each.dataset.thing ?? "");
    const is = placeOf(each);
    if (!was) each.animate([{ opacity: 0 }, { opacity: 1 }], { duration: TRAVEL });
    else if (hasMoved(was, is)) slide(each, was.x - is.x, was.y - is.y);
  }
}

/** A card that only makes room for others stays what it was; one that was laid elsewhere is drawn anew. */
function hasMoved(was: Place, is: Place): boolean {
  const elsewhere = is.drawn instanceof SVGElement ? was.drawn instanceof SVGElement : was.drawn !== is.drawn && was.drawn instanceof HTMLElement;
  return elsewhere && Math.hypot(was.x - is.x, was.y - is.y) >= NEAR;
}

function slide(thing: Drawn, dx: number, dy: number): void {
  const copy = copyOf(thing);
  const flight = (copy ?? thing).animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: "none" }], {
    duration: TRAVEL,
    easing: "ease-in-out",
    composite: "add",
  });
  flight.onfinish = flight.oncancel = () => copy?.remove();
}

/** Ships of one kind are one picture: whoever joins them flies there as a copy of it. */
function copyOf(thing: Drawn): Element | null {
  const picture = thing.getBoundingClientRect().width ? null : thing.parentElement?.closest("[data-thing]");
  if (!picture) return null;
  const copy = picture.cloneNode(true) as Element;
  for (const each of [copy, ...copy.querySelectorAll("[data-thing]")]) each.removeAttribute("data-thing");
  copy.setAttribute("aria-hidden", "true");
  copy.removeAttribute("tabindex");
  picture.after(copy);
  return copy;
}
