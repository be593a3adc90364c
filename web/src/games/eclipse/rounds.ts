import type { EventOf, KindOf } from "../../lib/shown";
import type { Shown } from "./shown";

type Event = EventOf<Shown>;
type Kind = KindOf<Shown>;

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

const TOLD = new Set<Kind>(["DuelBegan", "ShipDestroyed", "PopulationAttacked", "RelationsFormed", "RelationsBroken", "TraitorTaken", "Eliminated", "ControlLost"]);

/** The last round that is over, as it was; nothing in the first one. */
export function lastRound(events: readonly Event[], seats: number): RoundStory | null {
  const begins = events.flatMap((event, place) => (event.kind === "RoundBegan" ? [{ round: event.fields.round, place }] : []));
  const [before, now] = begins.slice(-2);
  if (!before || !now) return null;
  const story = events.slice(before.place + 1, now.place);
  return {
    round: before.round,
    deeds: Array.from({ length: seats }, (_, seat) => deedsOf(story, seat)),
    lines: story.filter((event) => TOLD.has(event.kind) && event.text).map((event) => event.text ?? ""),
  };
}

function deedsOf(story: readonly Event[], seat: number): Deeds {
  const mine = story.filter((event) => "seat" in event.fields && event.fields.seat === seat);
  const count = (kind: Kind) => mine.filter((event) => event.kind === kind).length;
  const paid = mine.findLast((event) => event.kind === "UpkeepPaid");
  const wrecks = story.filter((event) => event.kind === "ShipDestroyed").map((event) => event.fields);
  return {
    sectors: count("ControlTaken") - count("ControlLost"),
    technologies: count("TechnologyGained"),
    built: count("Built"),
    destroyed: wrecks.filter((wreck) => wreck.by === seat).length,
    lost: wrecks.filter((wreck) => wreck.of === seat).length,
    balance: paid ? paid.fields.balance : null,
  };
}
