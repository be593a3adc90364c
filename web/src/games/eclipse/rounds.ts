import type { Happening } from "../../wire/messages";

/** What a seat has done in a round. */
export interface Deeds {
  sectors: number;
  technologies: number;
  built: number;
  destroyed: number;
  lost: number;
  balance: number | null;
}

export interface RoundStory {
  round: number;
  deeds: Deeds[];
  /** The sentences that people remember of it. */
  lines: string[];
}

const TOLD = new Set(["DuelBegan", "ShipDestroyed", "PopulationAttacked", "RelationsFormed", "RelationsBroken", "TraitorTaken", "Eliminated", "ControlLost"]);

/** The last round that is over, as it was; nothing in the first one. */
export function lastRound(events: readonly Happening[], seats: number): RoundStory | null {
  const begins = events.map((event, place) => ({ event, place })).filter(({ event }) => event.kind === "RoundBegan");
  const [before, now] = begins.slice(-2);
  if (!before || !now) return null;
  const story = events.slice(before.place + 1, now.place);
  return {
    round: Number(before.event.fields?.round ?? 0),
    deeds: Array.from({ length: seats }, (_, seat) => deedsOf(story, seat)),
    lines: story.filter((event) => TOLD.has(event.kind) && event.text).map((event) => event.text ?? ""),
  };
}

function deedsOf(story: readonly Happening[], seat: number): Deeds {
  const mine = story.filter((event) => event.fields?.seat === seat);
  const count = (kind: string) => mine.filter((event) => event.kind === kind).length;
  const paid = mine.findLast((event) => event.kind === "UpkeepPaid");
  const wrecks = story.filter((event) => event.kind === "ShipDestroyed");
  return {
    sectors: count("ControlTaken") - count("ControlLost"),
    technologies: count("TechnologyGained"),
    built: count("Built"),
    destroyed: wrecks.filter((event) => event.fields?.by === seat).length,
    lost: wrecks.filter((event) => event.fields?.of === seat).length,
    balance: paid ? Number(paid.fields?.balance ?? 0) : null,
  };
}
