import type { View } from "../../lib/table.svelte";
import type { Shown } from "./shown";

/** What is printed on the components; nothing until it has come. */
export type Printed = Partial<Shown["printed"]>;
type Thing = Shown["thing"];
type Kind = Thing["kind"];
type OfKind<Wanted extends Kind, Each = Thing> = Each extends { kind: infer Known } ? (Wanted extends Known ? Each : never) : never;

export function isOfKind<Wanted extends Kind>(thing: Thing | undefined, kind: Wanted): thing is OfKind<Wanted> & Thing {
  return thing?.kind === kind;
}

/** A thing by its id, if there is one of that kind. */
export function thingOf<Wanted extends Kind>(view: Pick<View<Shown>, "things"> | null, id: string, kind: Wanted): OfKind<Wanted> | undefined {
  const thing = view?.things[id];
  return isOfKind(thing, kind) ? thing : undefined;
}

/** Whether what is printed has come: all of it comes together. */
export function isWhole(printed: Printed): printed is Shown["printed"] {
  return printed.ship !== undefined;
}
