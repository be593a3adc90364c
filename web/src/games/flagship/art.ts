import type { Face } from "./cards";

/** Pictures of what cards are, on a grid of 24, drawn by us. */
const EMBLEMS: Record<string, string> = {
  light_weapon: "M3 9h7v6H3z M10 12h11",
  medium_weapon: "M3 7h7v10H3z M10 10h11 M10 14h11",
  heavy_weapon: "M3 5h7v14H3z M10 8h11 M10 12h11 M10 16h11",
  light_shield: "M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6z",
  medium_shield: "M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6z M12 7l3.500 1.500V11c0 2.500-1.500 4-3.500 5",
  heavy_shield: "M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6z M12 7l3.500 1.500V11c0 2.500-1.500 4-3.500 5-2-1-3.500-2.500-3.500-5V8.500z",
  booster: "M8 3h8l2 8H6z M9 14l3 7 3-7 M12 14v2",
  armor: "M12 3l7 4v7l-7 5-7-5V7z M5 7l7 4 7-4 M12 11v8",
  pilot: "M5 14a7 7 0 0114 0v3h-4l-1 3h-4l-1-3H5z M8 13a4 4 0 018 0z",
  drone: "M12 9a3 3 0 100 6 3 3 0 000-6z M12 3v6 M12 15v6 M5 7l4.500 3 M19 7l-4.500 3 M5 17l4.500-3 M19 17l-4.500-3",
  fighter: "M12 2l2 8 7 7-7-2-2 6-2-6-7 2 7-7z",
  swarm: "M8 3l2.500 5L8 11 5.500 8z M17 6l2.500 5-2.500 3-2.500-3z M10 13l2.500 5-2.500 3-2.500-3z",
  ship: "M12 2l5 9-5 11-5-11z M7 11h10",
  extension: "M4 9h5V7a2.500 2.500 0 015 0v2h5v4h-2a2.500 2.500 0 000 5h2v3H4z",
  event: "M13 2L5 14h6l-1 8 8-12h-6z",
  effect: "M7 3h10 M7 21h10 M8 3c0 5 8 6 8 9s-8 4-8 9 M16 3c0 5-8 6-8 9s8 4 8 9",
};

/** What numbers on a card mean. */
const SIGNS: Record<string, string> = {
  roll: "M5 5h14v14H5z M9 9h.01 M15 15h.01 M12 12h.01",
  damage: "M12 2l2 6 6-3-3 6 6 2-6 2 2 6-5-4-3 5-2-6-6 2 3-5-5-3 6-1-2-6 5 4z",
  absorb: "M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6z",
  evade: "M4 20c0-8 10-4 10-12V4 M9 8l5-5 5 5",
  speed: "M4 6l6 6-6 6 M12 6l6 6-6 6",
  generator: "M13 2L5 14h6l-1 8 8-12h-6z",
};

/** What a card shows in its corner. */
export function emblemOf(face: Face | undefined): string {
  if (!face) return EMBLEMS.event ?? "";
  return EMBLEMS[face.class] ?? EMBLEMS[face.kind] ?? EMBLEMS.event ?? "";
}

export function slotEmblem(kind: string): string {
  return EMBLEMS[kind] ?? EMBLEMS[`light_${kind}`] ?? "";
}

export function signOf(name: string): string {
  return SIGNS[name] ?? "";
}
