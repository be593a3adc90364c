import { SEATS } from "../../art/colour";
import { creature, type CreatureKind } from "../../art/creature";
import type { FaceKind } from "../../art/face";
import type { FamilyName } from "../../art/families";
import type { World } from "../../art/planet";
import { seedOf } from "../../art/random";
import { ship, type ShipPart } from "../../art/ship";
import { station } from "../../art/station";
import type { View } from "../../lib/table.svelte";
import { blueprintOf, neutralBlueprint } from "./battle";
import type { PartFace, Shown } from "./shown";
import type { Printed } from "./things";

/** A ship as a picture: SVG around the origin, how wide and high it is in its own units, and whether it looks to the right. */
export interface ShipPicture {
  svg: string;
  wide: number;
  high: number;
  /** Ships have a bow; what guards the galaxy looks at us. */
  turns: boolean;
}

interface Hull {
  owner: number;
  type: string;
  damage: number;
}

/** How long every kind of ship is on the map, in units of a sector that is 120 wide. */
export const LENGTHS: Record<string, number> = { interceptor: 30, cruiser: 41, dreadnought: 54, starbase: 36, ancient: 38, guardian: 48, gcds: 62 };

/** How each people builds, and who looks out of its windows. */
const PEOPLES: Record<string, { family: FamilyName; face: FaceKind }> = {
  terran: { family: "sleek", face: "human" },
  eridani_empire: { family: "crescent", face: "grey" },
  hydran_progress: { family: "bulb", face: "hydran" },
  planta: { family: "thorn", face: "plant" },
  descendants_of_draco: { family: "dragon", face: "dragon" },
  mechanema: { family: "lattice", face: "machine" },
  orion_hegemony: { family: "blade", face: "noble" },
};

export function peopleOf(species: string): { family: FamilyName; face: FaceKind } {
  return PEOPLES[species] ?? { family: "sleek", face: "visor" };
}

/** The species that a faction belongs to. */
export function speciesOf(faces: Printed, faction: string): string {
  return Object.values(faces.species ?? {}).find((each) => each.factions.some((side) => side.id === faction))?.id ?? "terran";
}

const KINDS: Record<PartFace["category"], ShipPart["kind"]> = { weapon: "weapon", shield: "shield", drive: "booster", hull: "armor", computer: "computer", source: "source" };

/** How a part shows on its ship. */
export function partOf(face: PartFace | undefined): ShipPart[] {
  return face ? [{ kind: face.missile ? "missile" : KINDS[face.category], power: Math.max(1, ...Object.values(face.dice)) }] : [];
}

const NEUTRAL_BOX = 200;
const CREATURES: readonly CreatureKind[] = ["ancient", "guardian", "gcds"];

/** A ship as its blueprint says: parts, damage, colour and people of its owner. */
export function shipPicture(view: View<Shown>, faces: Printed, { owner, type, damage }: Hull): ShipPicture {
  if (owner < 0) {
    const arms = faces.neutrals?.[neutralBlueprint(view, type)];
    const guns = Object.values({ ...arms?.cannons, ...arms?.missiles }).reduce((sum, each) => sum + each, 0);
    const kind = CREATURES.find((each) => each === type) ?? "ancient";
    const svg = creature({ kind, seed: seedOf(type), guns, plates: arms?.hull ?? 1, rings: arms?.computer ?? 0, holes: damage });
    return { svg, wide: NEUTRAL_BOX, high: NEUTRAL_BOX, turns: false };
  }
  const parts = (blueprintOf(view, owner, type)?.parts ?? []).flatMap((part) => partOf(faces.parts?.[part]));
  return hullPicture(speciesOf(faces, view.seats[owner]?.faction ?? ""), owner, type, parts, damage);
}

/** A hull of a people in the colour of a seat, with parts. */
export function hullPicture(species: string, seat: number, type: string, parts: ShipPart[], holes = 0): ShipPicture {
  const [hue, seed] = [SEATS[seat] ?? "#9fb0d0", seedOf(species + type)];
  const length = 5 * (LENGTHS[type] ?? 36);
  if (type === "starbase") return { svg: station({ hue, seed, size: length, parts, holes }), wide: length * 1.2, high: length * 1.2, turns: true };
  const drawn = ship({ family: peopleOf(species).family, hue, seed, length, parts, holes, charge: 0.7 });
  return { svg: drawn.svg, wide: length * 1.46, high: drawn.span * 1.24 + length * 0.06, turns: true };
}

/** Light in the colour of its owner around a ship: on the map it is small, and has to be found. */
function aura({ wide, high }: ShipPicture, owner: number): string {
  const colour = owner < 0 ? "#ff4a4a" : (SEATS[owner] ?? "#9fb0d0");
  return `<defs><radialGradient id="aura"><stop offset="0" stop-color="${colour}" stop-opacity=".85"/><stop offset=".5" stop-color="${colour}" stop-opacity=".35"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient></defs><ellipse rx="${wide / 2}" ry="${high / 2}" fill="url(#aura)"/>`;
}

const kept = new Map<string, { address: string; picture: ShipPicture }>();

/** The same as an image that a drawing can hold many times. */
export function shipImage(view: View<Shown>, faces: Printed, hull: Hull): { address: string; picture: ShipPicture } {
  const print = hull.owner < 0 ? neutralBlueprint(view, hull.type) : `${view.seats[hull.owner]?.faction}/${blueprintOf(view, hull.owner, hull.type)?.parts.join()}/${hull.owner}`;
  const key = `${hull.type}/${hull.damage}/${print}/${faces.parts ? 1 : 0}`;
  const known = kept.get(key);
  if (known) return known;
  const picture = shipPicture(view, faces, hull);
  const box = `${-picture.wide / 2} ${-picture.high / 2} ${picture.wide} ${picture.high}`;
  const file = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${aura(picture, hull.owner)}${picture.svg}</svg>`;
  const made = { address: `data:image/svg+xml,${encodeURIComponent(file)}`, picture };
  kept.set(key, made);
  return made;
}

const VARIANTS = 4;

/** What a planet looks like: its resource, and one of a few faces of it. */
export function planetOf(id: string, resource: string, settled: boolean): { draw: "planet"; seed: number; size: number; world: World; bands: boolean; ring: boolean; cities: boolean } {
  const worlds: Record<string, World> = { money: "money", science: "science", materials: "materials" };
  return { draw: "planet", seed: 7 + (seedOf(id) % VARIANTS), size: 72, world: worlds[resource] ?? "any", bands: resource === "science", ring: resource === "materials", cities: settled };
}
