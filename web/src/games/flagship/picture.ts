import type { Colour } from "../../art/colour";
import type { FaceKind } from "../../art/face";
import type { FamilyName } from "../../art/families";
import type { MotifName } from "../../art/motif";
import { seedOf } from "../../art/random";
import type { PaletteName, Scene, Subject } from "../../art/scene";
import type { ShipPart, ShipPlan } from "../../art/ship";
import type { Face } from "./cards";

/** How a faction looks: its colour, its sky, how it builds ships, and who flies them. */
interface Style {
  hue: Colour;
  palette: PaletteName;
  family: FamilyName;
  pilots: readonly FaceKind[];
}

const NEUTRAL: Style = { hue: "#9fb0d0", palette: "steel", family: "freighter", pilots: ["human", "visor"] };
const STYLES: Record<string, Style> = {
  frabian: { hue: "#56b4e9", palette: "sea", family: "sleek", pilots: ["human"] },
  rebels: { hue: "#e69f00", palette: "ember", family: "patched", pilots: ["visor", "human"] },
  syndicate: { hue: "#cc79a7", palette: "violet", family: "slab", pilots: ["pale", "noble"] },
  insectoids: { hue: "#2fb38a", palette: "moss", family: "swarm", pilots: ["insect"] },
};

export function styleOf(faction: string): Style {
  return STYLES[faction] ?? NEUTRAL;
}

/** What equipment and small craft look like, by the second half of their type line. */
const CLASSES: Record<string, MotifName> = {
  light_weapon: "laser",
  medium_weapon: "cannon",
  heavy_weapon: "battery",
  light_shield: "shield",
  medium_shield: "bulwark",
  heavy_shield: "rampart",
  booster: "booster",
  armor: "armor",
  drone: "drone",
  swarm: "swarm",
};

/** What an effect looks like; of several on a card the one that stands first here. */
const WORDS: readonly (readonly [string, MotifName])[] = [
  ["take_prize", "prize"],
  ["free_attack", "beam"],
  ["redirect_attack", "counter"],
  ["cancel_attack", "evade"],
  ["reroll_evade", "evade"],
  ["untargetable", "warp"],
  ["cancel_event", "link"],
  ["look", "probe"],
  ["drain", "drain"],
  ["repair", "repair"],
  ["destroy", "skull"],
  ["damage", "burst"],
  ["put_into_play", "crate"],
  ["compare_speed", "booster"],
  ["contest", "dice"],
  ["opponent_may_pay", "vault"],
  ["modify_price", "vault"],
  ["gain_credits", "coins"],
  ["arrange_market", "crate"],
  ["fetch", "cards"],
  ["reshuffle", "time"],
  ["draw", "cards"],
  ["on_charge", "surge"],
  ["charge", "surge"],
  ["modify_max_charge", "surge"],
  ["set_evade", "bounty"],
  ["modify_attack", "beam"],
  ["modify_roll", "bounty"],
  ["modify_speed", "booster"],
  ["tolerate_faction", "helmet"],
  ["allow_extra_ships", "flag"],
  ["extra_slots", "module"],
  ["amplify", "link"],
  ["destroyed_instead", "armor"],
  ["roll", "dice"],
];

function motifOf(face: Face): MotifName {
  const told = WORDS.find(([word]) => face.does.includes(word))?.[1];
  return CLASSES[face.class] ?? told ?? (face.kind === "extension" ? "module" : "time");
}

const [SHORTEST, LONGEST, DEAREST] = [300, 430, 7000];

/** A ship without anything on it: faction gives the family, the card its seed, the price its length. */
export function hullOf(id: string, face: Face | undefined): ShipPlan {
  const { family, hue } = styleOf(face?.faction ?? "");
  const dear = Math.min(1, (face?.price ?? 0) / DEAREST);
  const small = face?.class !== "ship";
  return { family, hue, seed: seedOf(id), length: small ? 170 : SHORTEST + (LONGEST - SHORTEST) * dear };
}

/** How an installed card shows on its ship: barrels by damage, arcs by what a shield takes, plates by slots. */
export function partOf(face: Face | undefined): ShipPart {
  const damage = Math.max(0, ...(face?.strikes ?? []).map((strike) => strike.damage));
  switch (face?.slot) {
    case "weapon":
      return { kind: "weapon", power: Math.max(1, damage) };
    case "shield":
      return { kind: "shield", power: face.absorbs ?? 1 };
    case "booster":
      return { kind: "booster", power: face.needs ?? 1 };
    case "armor":
      return { kind: "armor", power: face.needs ?? 1 };
  }
  return { kind: face?.does.includes("modify_roll") ? "computer" : "module" };
}

function subjectOf(id: string, face: Face): Subject {
  const seed = seedOf(id);
  const { hue, pilots } = styleOf(face.faction);
  if (face.kind === "pilot") return { is: "face", plan: { kind: pilots[seed % pilots.length] ?? "visor", seed, hue } };
  if (face.class === "ship" || face.class === "fighter") return { is: "ship", plan: { ...hullOf(id, face), charge: 0.6, parts: face.strikes ? [partOf({ ...face, slot: "weapon" })] : [] } };
  return { is: "motif", name: motifOf(face) };
}

/** The picture of a card, made of what it is and does. */
export function sceneOf(id: string, face: Face): Scene {
  return { subject: subjectOf(id, face), seed: seedOf(id), palette: styleOf(face.faction).palette };
}
