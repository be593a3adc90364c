import { TRACKS } from "../ship";
import type { ThreatFace } from "../shown";
import type { Mission } from "./mission";
import { emptyPlan, type Plan } from "./plan";

/** What lay on the table in one mission: the threat of each turn, and the trajectory of each zone. */
interface Lain {
  mission: string;
  cards: Record<string, string>;
  tracks: Record<string, string>;
}

const KEY = "starboard.drawn";
const MOST = 8;

function kept(): Lain[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Lain[];
  } catch {
    return [];
  }
}

/** The cards that were drawn for a mission, tapped as they came; kept with it on this device. */
export class Drawn {
  cards: Record<string, string> = $state({});
  tracks: Record<string, string> = $state({});
  private readonly key: string;

  constructor(private readonly mission: Mission) {
    this.key = [mission.id, mission.seed, mission.short].join(" ");
    const found = kept().find((each) => each.mission === this.key);
    this.cards = found?.cards ?? {};
    this.tracks = found?.tracks ?? {};
  }

  /** The card of a turn; none takes it back. */
  draw(turn: number, code: string): void {
    const { [turn]: _, ...others } = this.cards;
    this.cards = code ? { ...others, [turn]: code } : others;
    this.keep();
  }

  lay(zone: string, track: string): void {
    this.tracks = { ...this.tracks, [zone]: track };
    this.keep();
  }

  /** Another flight begins: the table is empty again. */
  clear(): void {
    this.cards = {};
    this.tracks = {};
    this.keep();
  }

  /** What the resolver begins with: trajectories and threats with turn and zone; what was not tapped is asked there. What only five hear counts where its card was drawn. */
  get plan(): Plan {
    const announced = this.mission.announcements.flatMap(({ threat, phase }) => (threat ? [{ ...threat, phase }] : []));
    return {
      ...emptyPlan(),
      tracks: Object.fromEntries(TRACKS.map((zone) => [zone, this.tracks[zone] ?? ""])),
      threats: announced.filter(({ turn, unconfirmed }) => !unconfirmed || this.cards[turn]).map(({ turn, zone, phase }) => ({ code: this.cards[turn] ?? "", t: turn, zone, phase })),
      mission: this.mission.id,
    };
  }

  private keep(): void {
    const lain: Lain = { mission: this.key, cards: $state.snapshot(this.cards), tracks: $state.snapshot(this.tracks) };
    const others = kept().filter((each) => each.mission !== this.key);
    localStorage.setItem(KEY, JSON.stringify([...others, lain].slice(-MOST)));
  }
}

/** Whether a card can be the one that was drawn: outside or inside, serious or not, of these colours. */
export function fits(face: ThreatFace, wanted: { inside: boolean; serious: boolean; colours: readonly string[] }): boolean {
  return face.external !== wanted.inside && (face.severity === "serious") === wanted.serious && wanted.colours.includes(face.difficulty);
}

export const COLOURS = ["white", "yellow"];

/** The colours that the deck of a threat can have: the one that was named, else that of the mission. */
export function coloursOf(mission: Mission, sign: { serious: boolean; colour: string }): string[] {
  const shade = sign.colour || mission.decks[sign.serious ? "serious" : "common"] || "";
  return COLOURS.includes(shade) ? [shade] : COLOURS;
}
