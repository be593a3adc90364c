/** Keys of the tools of the decision bar; no move takes them. */
export const TOOL_KEYS = { undo: "backspace", hint: "?", all: "." };

/** Whether somebody is writing, so that letters are letters. */
export function writing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches("input, select, textarea, [contenteditable]");
}

export type Point = readonly [number, number];
const DIRECTIONS: Record<string, Point> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const ASIDE = 2;

/** The place of the nearest point in a direction; what lies aside counts as farther away. Nothing there: -1. */
export function neighbour(from: Point, points: readonly Point[], key: string): number {
  const [dx, dy] = DIRECTIONS[key] ?? [0, 0];
  let best = -1;
  let least = Infinity;
  points.forEach(([x, y], place) => {
    const ahead = (x - from[0]) * dx + (y - from[1]) * dy;
    const aside = Math.abs((x - from[0]) * dy) + Math.abs((y - from[1]) * dx);
    const far = ahead + aside * ASIDE;
    if (ahead > 1 && far < least) [best, least] = [place, far];
  });
  return best;
}

function middle(drawn: Element): Point {
  const { x, y, width, height } = drawn.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}

/** Move the focus to the next lit thing of the board. Says whether the key was used. */
export function walk(key: string): boolean {
  if (!(key in DIRECTIONS)) return false;
  const lit = [...document.querySelectorAll<HTMLElement | SVGElement>("[data-thing].lit, [data-thing].picked")].filter(
    (each) => each.getBoundingClientRect().width > 0,
  );
  if (!lit.length) return false;
  const now = document.activeElement;
  const next = now && lit.includes(now as HTMLElement) ? neighbour(middle(now), lit.map(middle), key) : 0;
  lit[next]?.focus();
  return true;
}
