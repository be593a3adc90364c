import type { EventOf } from "../../lib/shown";
import type { View } from "../../lib/table.svelte";
import type { Told } from "./film";
import { handOf } from "./planning";
import { TURNS, type Ship } from "./ship";
import type { Shown } from "./shown";
import { thingOf } from "./things";
import { planOf, type Plan } from "./tools/plan";

/** A plan with everything that is known of its crew: the debriefing keeps names, cards, order and what was drawn. */
export interface Reviewed extends Plan {
  names: string[];
  hands: string[][];
  androids: number[];
  order: number[];
  threats: { code: string; t: number; zone: string; phase: number }[];
}

/** What is handed to the debriefing after a film. */
export function reviewed(view: View<Shown>, events: readonly EventOf<Shown>[], start: Ship, told: readonly Told[], names: string[]): Reviewed {
  const plan = planOf(start, told);
  const crew = start.crew.map((_, number) => number);
  const place = (number: number) => thingOf(view, `crew.${number}`, "crew")?.in_order ?? number + 1;
  return {
    ...plan,
    names,
    hands: crew.map((number) => cardsOf(view, number)),
    androids: crew.filter((number) => start.crew[number]?.android).map((number) => number + 1),
    order: crew.toSorted((one, other) => place(one) - place(other)).map((number) => number + 1),
    threats: plan.threats.map((threat) => ({ ...threat, phase: phaseOf(events, threat.code) })),
  };
}

/** The cards that somebody is known to have had: what was laid, and the own hand. */
function cardsOf(view: View<Shown>, crew: number): string[] {
  const laid = Array.from({ length: TURNS }, (_, place) => thingOf(view, `space.${crew}.${place + 1}`, "space")?.card ?? "").filter((card) => card.length > 1);
  const held = view.seat === crew ? handOf(view).flatMap(({ card, count }) => Array.from({ length: count }, () => card)) : [];
  return [...laid, ...held];
}

/** The phase in which a threat was announced; 0 where nobody knows. */
function phaseOf(events: readonly EventOf<Shown>[], card: string): number {
  const at = events.findIndex((event) => event.kind === "ThreatAnnounced" && event.fields.threat === card);
  return at < 0 ? 0 : events.slice(0, at).filter((event) => event.kind === "PhaseEnded").length + 1;
}
