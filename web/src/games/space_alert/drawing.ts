import { aboard, ZONES, type Ship, type Threat, type Track } from "./ship";

/** The measures of the drawing: three zones side by side, the internal trajectory beside them. */
export const WIDTH = 560;
export const HEIGHT = 592;
export const ZONE = 154;
export const EDGE = 6;
/** The hull of a zone, and a station in it. */
export const BODY = ZONE - 8;
export const STATION = BODY - 8;
export const TRACK_TOP = 22;
export const TRACK_FOOT = 254;
export const DECK = 122;
export const UPPER = 286;
export const LOWER = UPPER + DECK + 16;
export const CHIP = 50;

export const GLYPHS: Record<string, string> = {
  heavy_laser: "M4 17h9v4H4z M8 17V9l4-6 4 6v8 M12 3v-1",
  light_laser: "M6 17h8v4H6z M10 17V7 M7 9l3-5 3 5",
  pulse_cannon: "M6 17h12v4H6z M12 17v-4 M7 11a6 6 0 0110 0 M4 8a10 10 0 0116 0",
  shield: "M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6z",
  reactor: "M13 2L5 14h6l-1 8 8-12h-6z",
  battlebots: "M6 9h12v9H6z M12 9V5 M9 13h.01 M15 13h.01 M8 18v3 M16 18v3 M3 11v5 M21 11v5",
  rockets: "M12 2c4 4 4 9 3 13H9C8 11 8 6 12 2z M9 13l-4 5h5 M15 13l4 5h-5 M12 17v4",
  computer: "M3 5h18v11H3z M8 20h8 M12 16v4",
  window: "M2 12c4-7 16-7 20 0-4 7-16 7-20 0z M12 9a3 3 0 100 6 3 3 0 000-6z",
  interceptors: "M12 2l3 8 7 5v3l-10-3-10 3v-3l7-5z",
  lift: "M8 9l4-5 4 5 M8 15l4 5 4-5 M12 4v16",
};

/** Stars behind the trajectories; always the same sky. */
export const STARS: [number, number, number][] = Array.from({ length: 36 }, (_, number) => [
  (number * 197) % (WIDTH - 10) + 5,
  (number * 113) % (TRACK_FOOT - 20) + 10,
  0.6 + (number % 3) * 0.35,
]);

/** The hull around the three zones, its bow towards the threats. */
export const HULL = hull();

function hull(): string {
  const [left, right, foot] = [1, EDGE + 3 * ZONE - 3, LOWER + DECK + 34];
  const middle = (left + right) / 2;
  return `M${left} ${foot}V${UPPER + 10}C${left} ${TRACK_FOOT + 14} ${middle - 90} ${TRACK_FOOT + 6} ${middle} ${TRACK_FOOT + 6}S${right} ${TRACK_FOOT + 14} ${right} ${UPPER + 10}V${foot}Z`;
}

const LONGEST_LINE = 14;

/** A name in at most two lines, broken between its words. */
export function twoLines(name: string): string[] {
  const lines: string[] = [];
  for (const word of name.split(/(?<=[ -])/)) {
    const last = lines.at(-1);
    if (last !== undefined && (last + word).trimEnd().length <= LONGEST_LINE) lines[lines.length - 1] = last + word;
    else if (lines.length < 2) lines.push(word);
    else lines[1] += word;
  }
  return lines.map((line) => (line.trimEnd().length > LONGEST_LINE + 1 ? `${line.slice(0, LONGEST_LINE)}…` : line.trimEnd()));
}

/** The left edge of a zone or of the internal trajectory. */
export function column(place: number): number {
  return EDGE + place * ZONE;
}

/** How high a space of a trajectory is. */
export function cell(track: Track): number {
  return (TRACK_FOOT - TRACK_TOP) / track.length;
}

/** What is printed on the spaces where a threat acts. */
const LETTERS = ["X", "Y", "Z"];

/** The letter on a space, or nothing. */
export function letterOf(track: Track, space: number): string {
  return LETTERS[track.marks[space] ?? -1] ?? "";
}

/** The middle of a space; space 1 is next to the ship. */
export function spaceAt(track: Track, space: number): number {
  return TRACK_FOOT - (space - 0.5) * cell(track);
}

export interface Chip {
  threat: Threat;
  key: string;
  /** Where its space is, and where its chip has room. */
  at: number;
  y: number;
}

/** The threats of a trajectory that are still dangerous, each with a place where chips do not overlap. */
export function chipsOf(ship: Ship, zone: string): Chip[] {
  const track = ship.tracks[zone];
  if (!track) return [];
  const chips = ship.threats
    .filter((threat) => threat.track === zone && (threat.fate === "coming" || threat.fate === "on_track"))
    .map((threat) => {
      const at = threat.fate === "coming" ? TRACK_TOP : spaceAt(track, threat.position);
      return { threat, key: keyOf(threat), at, y: at };
    })
    .sort((a, b) => a.at - b.at || b.threat.number - a.threat.number);
  spread(chips);
  return chips;
}

/** Push chips apart: downwards first, then up from the foot. */
function spread(chips: Chip[]): void {
  const gap = Math.min(CHIP + 2, (TRACK_FOOT - TRACK_TOP) / Math.max(1, chips.length));
  let free = TRACK_TOP + CHIP / 2;
  for (const chip of chips) {
    chip.y = Math.max(free, chip.y);
    free = chip.y + gap;
  }
  let roof = TRACK_FOOT - CHIP / 2;
  for (const chip of chips.toReversed()) {
    chip.y = Math.min(roof, chip.y);
    roof = chip.y - gap;
  }
}

/** Where the figure of a crew member stands: in its station beside the others, or outside. */
export function figureAt(ship: Ship, number: number): [number, number] {
  const station = ship.crew[number]?.station ?? "";
  const place = aboard(ship, station).indexOf(number);
  const zone = ZONES.findIndex((each) => station.endsWith(each));
  if (zone < 0) return [column(0) + 16 + place * 26, TRACK_FOOT + 22];
  return [column(zone) + 18 + place * 27, (station.startsWith("upper") ? UPPER : LOWER) + DECK - 8];
}

export function keyOf(threat: Threat): string {
  return `${threat.number}.${threat.card}`;
}

/** The distance bands of a trajectory: spaces 1–5, 6–10, 11–15. */
export function bands(track: Track): number[] {
  return [5, 10].filter((space) => space < track.length).map((space) => TRACK_FOOT - space * cell(track));
}
