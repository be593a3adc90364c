import { SEATS, type Colour } from "../../art/colour";
import { pictured } from "../../art/studio.svelte";
import type { Solid } from "../../art/solid";
import { Body } from "./body";
import { BUILDINGS } from "./buildings";
import { coatsOf, type Design } from "./coats";
import { FURNITURE } from "./furniture";
import { TROOPS } from "./troops";
import { VEHICLES } from "./vehicles";

const DESIGNS: Record<string, Design> = { ...TROOPS, ...VEHICLES, ...BUILDINGS, ...FURNITURE };
/** Whoever belongs to nobody. */
const NOBODY: Colour = "#9aa6c4";
const FLYING = 0.62;
/** Pixels of one unit in the pictures. */
const SIZE = 64;
const plans = new Map<string, Solid>();

/** How a figure is drawn: which design, in whose colour, turned where, flying or not. */
export interface Pose {
  design: string;
  owner: number;
  yaw: number;
  flying?: boolean;
}

/** Whether there is a picture of this. */
export function isDrawn(design: string): boolean {
  return design in DESIGNS;
}

export function hueOf(owner: number): Colour {
  return SEATS[owner] ?? NOBODY;
}

/** Where the picture of a figure lies; empty until it is made. */
export function figurePicture({ design, owner, yaw, flying = false }: Pose): string {
  const key = `${design} ${owner} ${yaw} ${flying}`;
  let plan = plans.get(key);
  if (!plan) {
    const body = new Body();
    (DESIGNS[design] ?? BUILDINGS.crate)?.(body, coatsOf(hueOf(owner)));
    plan = { draw: "solid", parts: body.parts, size: SIZE, yaw, lift: flying ? FLYING : 0 };
    plans.set(key, plan);
  }
  return pictured(plan);
}

/** A mountain, snowy or of the desert. */
export function mountainPicture(seed: number, desert: boolean): string {
  const key = `mountain ${seed} ${desert}`;
  const colours = desert ? ["#6e543a", "#93714b", "#b8956a"] : ["#4a4742", "#6f6a62", "#d9dde4"];
  const plan = plans.get(key) ?? { draw: "solid", parts: [{ part: "hill", seed, colours }], size: SIZE, yaw: 0, lift: 0 };
  plans.set(key, plan);
  return pictured(plan);
}
