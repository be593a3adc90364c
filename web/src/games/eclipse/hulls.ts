/** The outline of every kind of ship that people build, bow up, within 13 units around the origin. */
const OUTLINES: Record<string, string> = {
  interceptor: "M0 -12 L8 9 L0 5 L-8 9 Z",
  cruiser: "M0 -13 L5 -3 L13 5 L13 10 L5 8 L0 11 L-5 8 L-13 10 L-13 5 L-5 -3 Z",
  dreadnought: "M-3 -13 L3 -13 L7 -3 L13 2 L13 11 L7 9 L5 13 L-5 13 L-7 9 L-13 11 L-13 2 L-7 -3 Z",
  starbase: "M-5 -12 L5 -12 L12 -5 L12 5 L5 12 L-5 12 L-12 5 L-12 -5 Z",
};

export function outline(type: string): string {
  return OUTLINES[type] ?? "M0 -12 L10 10 L-10 10 Z";
}
