import type { View } from "../../lib/table.svelte";
import type { Offer } from "../../wire/messages";
import type { Shown } from "./shown";

/** What is printed on the components; nothing until it has come. */
export type Printed = Partial<Shown["printed"]>;
type Kind = Shown["thing"]["kind"];
/** A thing of some kind. */
export type Thing<Wanted extends Kind> = Extract<Shown["thing"], { kind: Wanted }>;
/** A thing with its id. */
export type Named<Wanted extends Kind> = Thing<Wanted> & { id: string };

export type Sector = Named<"sector">;
export type Ship = Named<"ship">;
export type Square = Named<"square">;

function isOfKind<Wanted extends Kind>(thing: Shown["thing"] | undefined, kind: Wanted): thing is Thing<Wanted> {
  return thing?.kind === kind;
}

/** A thing by its id, if there is one of that kind. */
export function thingOf<Wanted extends Kind>(view: View<Shown> | null, id: string, kind: Wanted): Thing<Wanted> | undefined {
  const thing = view?.things[id];
  return isOfKind(thing, kind) ? thing : undefined;
}

/** Things of one kind, with their ids. */
export function ofKind<Wanted extends Kind>(view: View<Shown> | null, kind: Wanted): Named<Wanted>[] {
  return Object.entries(view?.things ?? {}).flatMap(([id, thing]) => (isOfKind(thing, kind) ? [{ ...thing, id }] : []));
}

/** Kinds of things that have their place on one of the boards. */
const PLACED = new Set<string>(["sector", "square", "ship", "zone", "technology", "build", "slot", "technologies", "track", "action", "species"]);

/** What moves speak of and what has no place: other players, reputation tiles, tiles found. */
export function unplaced(offers: readonly Offer[], view: View<Shown>, faces: Printed): string[] {
  if (!faces.ships) return [];
  const ghosts = new Set(offers.filter((offer) => offer.kind === "place").flatMap((offer) => offer.touches ?? []));
  const touched = new Set(offers.flatMap((offer) => offer.touches ?? []));
  return [...touched].filter((id) => {
    const kind = view.things[id]?.kind ?? "";
    return !PLACED.has(kind) && !ghosts.has(id) && !faces.parts?.[id] && !faces.ships?.[id] && !/^slot\..*\.0$/.test(id);
  });
}
