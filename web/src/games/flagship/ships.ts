import type { ShipPart, ShipPlan } from "../../art/ship";
import type { Face, Item, Unit } from "./cards";
import { hullOf, partOf } from "./picture";

/** How full something is, from 0 to 1; what holds no charge is full. */
function charge({ charge, max_charge }: Item): number {
  return max_charge ? charge / max_charge : 1;
}

/** The ship that a unit is: every part that is installed, its charge as light, what is destroyed torn. */
export function builtFrom({ thing, parts }: Unit, faces: Record<string, Face>): ShipPlan {
  const installed = parts.map((part): ShipPart => ({ ...partOf(faces[part.card]), charge: charge(part), broken: part.face_down }));
  return { ...hullOf(thing.card, faces[thing.card]), charge: thing.max_charge ? charge(thing) : 0, holes: thing.face_down ? 3 : 0, parts: installed };
}

/** A main ship that is still in the dock. */
export function draftedFrom(cards: readonly string[], faces: Record<string, Face>): ShipPlan | null {
  const hull = cards.find((card) => faces[card]?.class === "ship");
  if (!hull) return null;
  const parts = cards.filter((card) => faces[card]?.slot).map((card): ShipPart => ({ ...partOf(faces[card]), charge: 1 }));
  return { ...hullOf(hull, faces[hull]), charge: 0.5, parts };
}
