import type { View } from "../../lib/table.svelte";
import type { Shown } from "./shown";

type Kind = Shown["thing"]["kind"];
/** A thing of some kind. */
export type Thing<Wanted extends Kind> = Extract<Shown["thing"], { kind: Wanted }>;
/** A thing with its id. */
export type Named<Wanted extends Kind> = Thing<Wanted> & { id: string };

export type Field = Named<"field">;
export type Figure = Named<"figure">;
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
