import type { TableModel } from "../../lib/table.svelte";
import type { Entry, Medal } from "./logbook";
import type { Shown } from "./shown";
import { thingOf } from "./things";

const SIGNS: Record<string, string> = { captain: "★", communications_officer: "🎧", security_chief: "!" };

/** What a line is written from: a table as somebody follows it, or as the server tells it once. */
export type Flown = Pick<TableModel<Shown>, "id" | "view" | "room">;

/** The line of a mission that is over, with the columns of the book. */
export function entryOf(table: Flown, names: string[], end: { lost: string; score: number | null }): Entry {
  const mission = thingOf(table.view, "mission", "mission");
  const sheet = thingOf(table.view, "score", "score");
  const { penalties } = sheet ?? {};
  return {
    id: table.id,
    date: new Date().toISOString().slice(0, 10),
    mission: mission?.mission ?? "",
    crew: names,
    normal: mission?.normal ?? "",
    serious: mission?.serious ?? "",
    score: end.score ?? (end.lost ? null : (table.room?.outcome?.points?.[0] ?? null)),
    lostTo: end.lost,
    roles: names.map((_, seat) => (table.view?.seats[seat]?.roles ?? []).map((role) => SIGNS[role] ?? "").join(" ")),
    ...(sheet ? { survived: sheet.survived, destroyed: sheet.destroyed, visual: sheet.visual } : {}),
    ...(penalties ? { penalties: Object.values(penalties).reduce((sum, each) => sum + each, 0) } : {}),
    campaign: mission?.campaign === true,
    medals: end.lost ? [] : medals(table),
  };
}

function medals(table: Flown): Medal[] {
  const things = Object.values(table.view?.things ?? {});
  const threats = things.filter((thing) => thing.kind === "threat");
  const found: Medal[] = ["home"];
  if (!things.some((thing) => thing.kind === "damage")) found.push("whole");
  if (threats.length && threats.every((threat) => threat.fate === "destroyed")) found.push("clean");
  return found;
}
