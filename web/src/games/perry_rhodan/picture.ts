import type { Colour } from "../../art/colour";
import type { FaceKind } from "../../art/face";
import type { MotifName } from "../../art/motif";
import { seedOf } from "../../art/random";
import type { PaletteName, Scene, Subject } from "../../art/scene";
import { HUES, type Face } from "./cards";
import { lookOf } from "./people";
import { drawFleet, drawShip, type Vessel } from "./vessels";
import { drawWorld } from "./worlds";

const PALETTES: Record<string, readonly PaletteName[]> = { pro: ["sea", "dusk"], anti: ["blood", "ember"], dual: ["violet", "steel"] };

/** Who looks out of the cards of a people. */
const PEOPLES: Record<string, readonly FaceKind[]> = {
  terraner: ["human"],
  arkoniden: ["pale"],
  ferronen: ["human", "elder"],
  topsider: ["reptile"],
  individualverformer: ["insect"],
  fantan: ["column"],
  springer: ["human"],
  ueberschwere: ["visor"],
  goszuls: ["human"],
  ilt: ["ilt"],
  zaliter: ["pale", "noble"],
  mooff: ["hydran"],
  aras: ["grey"],
  naats: ["elder"],
  swoon: ["plant"],
  mirsaler: ["noble"],
  volater: ["insect"],
  roboter: ["robot", "machine"],
};

/** What an effect looks like; of several on a card the one that stands first here. */
const WORDS: readonly (readonly [string, MotifName])[] = [
  ["cancel", "counter"],
  ["destroy", "burst"],
  ["prevent", "evade"],
  ["force_retreat", "warp"],
  ["transmit", "warp"],
  ["extra_mission", "booster"],
  ["end_mission", "skull"],
  ["new_goal", "bounty"],
  ["swap_pairing", "link"],
  ["modify_attack", "beam"],
  ["modify_stealth", "eye"],
  ["modify_transport", "crate"],
  ["modify_defence", "shield"],
  ["modify_pairing_limit", "dome"],
  ["modify_unit_cap", "flag"],
  ["modify_ship_cap", "flag"],
  ["modify_hand_limit", "cards"],
  ["set", "dice"],
  ["passivate", "drain"],
  ["activate", "surge"],
  ["grant_skill", "helmet"],
  ["raise_skill", "helmet"],
  ["immune", "rampart"],
  ["points", "prize"],
  ["search", "probe"],
  ["look", "eye"],
  ["to_hand", "cards"],
  ["draw", "cards"],
  ["discard", "drain"],
  ["store", "crate"],
  ["lay_out", "flag"],
  ["move", "warp"],
  ["sink", "skull"],
  ["forbid", "vault"],
  ["allow", "module"],
  ["mark", "bounty"],
];
const KINDS: Record<string, MotifName> = { riddle: "vault", status: "flag", accessory: "module", event: "surge" };

function motifOf(face: Face): MotifName {
  return WORDS.find(([word]) => face.does.includes(word))?.[1] ?? KINDS[face.kind] ?? "time";
}

/** A letter as a number from 0 to 4; what is added to it counts too. */
function strength(value: string | undefined): number {
  return "ABCDE".indexOf(value?.[0] ?? "A") + (value?.includes("+") ? 1 : 0);
}

/** The ship that a card is: built by whom, with its values visible. */
export function vesselOf(id: string, face: Face): Vessel {
  return { builder: face.folk, seed: seedOf(id), hue: hueOf(face), attack: strength(face.attack), defence: strength(face.defence), transport: face.transport ?? 0 };
}

function subjectOf(id: string, face: Face): Subject {
  const seed = seedOf(face.family);
  switch (face.kind) {
    case "place":
      return { is: "own", draw: drawWorld(face.family) };
    case "starship":
      return { is: "own", draw: drawShip(vesselOf(id, face)) };
    case "fleet":
      return { is: "own", draw: drawFleet(vesselOf(id, face)) };
    case "person":
    case "troop": {
      const kinds = PEOPLES[face.folk] ?? ["visor"];
      const masked = face.kind === "troop" && kinds[0] === "human";
      return { is: "face", plan: { kind: masked ? "visor" : (kinds[seed % kinds.length] ?? "human"), seed, hue: hueOf(face), look: lookOf(face.family, face.folk) } };
    }
  }
  return { is: "motif", name: motifOf(face) };
}

export function hueOf(face: Face): Colour {
  return HUES[face.side] ?? "#c9a6ff";
}

/** The picture of a card, made of what it is and does. */
export function sceneOf(id: string, face: Face): Scene {
  const seed = seedOf(id);
  const palettes = PALETTES[face.side] ?? ["steel"];
  return { subject: subjectOf(id, face), seed, palette: palettes[seed % palettes.length] };
}
