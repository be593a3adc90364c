import { Drawing, torn } from "../../../art/drawing";
import { chance, seedOf } from "../../../art/random";
import type { ThreatFace } from "../shown";
import { amoeba, behemoth, crab, jellyfish, octopus } from "./beasts";
import { contamination, fissure, hackedShields, nuclear, overheated, overload, uprising, virus, warheads, wires } from "./faults";
import { alien, commandos, executioner, saboteur, seeker, skirmishers, slime, troopers } from "./intruders";
import type { Draw } from "./look";
import { cryoship, destroyer, fighter, grappler, gunship, juggernaut, kamikaze, manOfWar, marauder, nemesis, scout, stealth, tanker } from "./warships";
import { energyCloud, maelstrom, psionicSatellite, pulseBall, pulseSatellite, rock, swarm } from "./wonders";

/** Who is drawn how, by card. */
const LOOKS: Record<string, Draw> = {
  "E1-01": pulseBall,
  "E1-02": destroyer,
  "E1-03": stealth,
  "E1-04": energyCloud,
  "E1-05": gunship,
  "E1-06": cryoship,
  "E1-07": fighter,
  "E1-08": grappler,
  "E1-09": amoeba,
  "E1-10": rock,
  "E2-01": kamikaze,
  "E2-02": scout,
  "E2-03": stealth,
  "E2-04": swarm,
  "E2-05": jellyfish,
  "E2-06": marauder,
  "E2-07": rock,
  "SE1-01": destroyer,
  "SE1-02": manOfWar,
  "SE1-03": tanker,
  "SE1-04": pulseSatellite,
  "SE1-05": cryoship,
  "SE1-06": octopus,
  "SE1-07": maelstrom,
  "SE1-08": rock,
  "SE2-01": behemoth,
  "SE2-02": juggernaut,
  "SE2-03": psionicSatellite,
  "SE2-04": crab,
  "SE2-05": nemesis,
  "SE2-06": rock,
  "I1-01": skirmishers,
  "I1-02": skirmishers,
  "I1-03": saboteur,
  "I1-04": saboteur,
  "I1-05": hackedShields,
  "I1-06": hackedShields,
  "I1-07": warheads,
  "I2-01": slime,
  "I2-02": slime,
  "I2-03": troopers,
  "I2-04": troopers,
  "I2-05": virus,
  "I2-06": overheated,
  "SI1-01": commandos,
  "SI1-02": commandos,
  "SI1-03": alien,
  "SI1-04": fissure,
  "SI1-05": wires,
  "SI1-06": uprising,
  "SI2-01": executioner,
  "SI2-02": seeker,
  "SI2-03": overload,
  "SI2-04": contamination,
  "SI2-05": nuclear,
};
const kept = new Map<string, string>();

/** The picture of a threat in a box from -100 to 100; `holes` are its wounds. What is not known yet is a fighter. */
export function threatArt(card: string, face: Pick<ThreatFace, "hp" | "shield" | "speed" | "difficulty">, holes = 0): string {
  const key = `${card} ${holes}`;
  const known = kept.get(key);
  if (known) return known;
  const drawing = new Drawing();
  (LOOKS[card] ?? fighter)(drawing, { seed: seedOf(card), hp: face.hp, shield: face.shield, speed: face.speed, yellow: face.difficulty === "yellow" });
  const next = chance(seedOf(card) + 99);
  for (let hole = 0; hole < holes; hole++) torn(drawing, (next() - 0.5) * 70, (next() - 0.5) * 70, 15, next() * 360);
  const svg = String(drawing);
  kept.set(key, svg);
  return svg;
}

/** Every card that has a picture. */
export const DRAWN: readonly string[] = Object.keys(LOOKS);
