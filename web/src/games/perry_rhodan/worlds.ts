import { mix, type Colour } from "../../art/colour";
import { n, type Drawing } from "../../art/drawing";
import { WORLDS, type World } from "../../art/planet";
import { chance, seedOf } from "../../art/random";

/** How a place looks from space. */
export interface Look {
  world: World;
  seed: number;
  bands?: boolean;
  ring?: boolean;
  cities?: boolean;
}

/** Places that are known from the stories; all others the seed decides. */
const KNOWN: Record<string, Omit<Look, "seed"> & { seed?: number }> = {
  terra: { world: "terra", seed: 14, cities: true },
  venus: { world: "jungle", seed: 6 },
  ferrol: { world: "desert", seed: 23 },
  rofus: { world: "ocean" },
  topsid: { world: "lava", bands: true },
  fantan_raum: { world: "violet", bands: true },
  springer_sippen: { world: "any", bands: true, ring: true },
  snowman: { world: "ice" },
  goszuls_planet: { world: "materials" },
  aralon: { world: "science", cities: true },
  aqua: { world: "ocean", seed: 4 },
  arkon_iii: { world: "any", cities: true, ring: true },
  m_13: { world: "money", bands: true },
  sol: { world: "money" },
  gray_beast: { world: "materials", seed: 31 },
  hellgate: { world: "lava" },
  archetz: { world: "any", cities: true },
};
const OTHERS: readonly World[] = ["terra", "ocean", "desert", "jungle", "ice", "violet", "science", "materials"];

export function lookOf(family: string): Look {
  const seed = seedOf(family) % 97;
  return { world: OTHERS[seed % OTHERS.length] ?? "terra", ...KNOWN[family], seed: KNOWN[family]?.seed ?? seed };
}

/** A place on its card: a ball with land or stripes, in the light of a sun at the upper left. */
export function drawWorld(family: string): (drawing: Drawing, width: number, height: number) => void {
  return (drawing, width, height) => {
    const { world, seed, bands, ring, cities } = lookOf(family);
    const [deep, low, middle, high, bright] = WORLDS[world];
    const [x, y, r] = [width / 2, height / 2, height * 0.43];
    drawing.soft(x, y, r * 1.35, r * 1.35, mix(middle, "#ffffff", 0.3), 0.55).ellipse(x, y, r, r, low);
    const inside = drawing.clip(`<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}"/>`);
    drawing.group(`clip-path="${inside}"`, () => (bands ? stripes : lands)(drawing, seed, [x, y, r], [deep, low, middle, high, bright]));
    drawing.ellipse(x, y, r, r, drawing.radial([[0, "#ffffff", 0.28], [0.4, "#ffffff", 0], [0.72, "#02040c", 0.45], [1, "#02040c", 0.94]], [0.3, 0.27], 0.85));
    if (cities) lights(drawing, seed, x, y, r);
    if (ring) drawing.ellipse(x, y, r * 1.5, r * 0.36, "none", `stroke="${bright}" stroke-width="${n(r * 0.09)}" opacity=".6" transform="rotate(-18 ${n(x)} ${n(y)})" stroke-dasharray="${n(r * 4.4)} ${n(r * 2)}" stroke-dashoffset="${n(r * 4.3)}"`);
  };
}

type Ball = readonly [number, number, number];
type Ground = readonly [Colour, Colour, Colour, Colour, Colour];

function stripes(drawing: Drawing, seed: number, [x, y, r]: Ball, [deep, , middle, high]: Ground): void {
  const next = chance(seed);
  for (let at = -1; at < 1; at += 0.12 + 0.16 * next()) {
    const colour = next() < 0.5 ? mix(middle, high, next()) : mix(middle, deep, next() * 0.7);
    drawing.path(`M${n(x - r)} ${n(y + at * r)}q${n(r * 0.5)} ${n(r * 0.08 * (next() - 0.5) * 4)} ${n(r)} 0t${n(r)} 0v${n(r * 0.16)}h${n(-2 * r)}z`, colour, 'opacity=".75"');
  }
}

function lands(drawing: Drawing, seed: number, [x, y, r]: Ball, [, , middle, high, bright]: Ground): void {
  const next = chance(seed);
  for (let land = 0; land < 7; land++) {
    const [cx, cy, size] = [x + (next() - 0.5) * 1.7 * r, y + (next() - 0.5) * 1.5 * r, r * (0.18 + 0.34 * next())];
    const shore = Array.from({ length: 9 }, (_, turn) => {
      const [angle, far] = [(turn / 9) * 2 * Math.PI, size * (0.6 + 0.6 * next())];
      return [cx + Math.cos(angle) * far * 1.25, cy + Math.sin(angle) * far * 0.8] as const;
    });
    drawing.polygon(shore, middle, `stroke="${middle}" stroke-width="${n(size * 0.4)}" stroke-linejoin="round" opacity=".9"`);
    drawing.soft(cx + size * 0.15, cy, size * 0.8, size * 0.5, high, 0.75);
  }
  drawing.soft(x, y - r * 0.95, r * 0.7, r * 0.24, bright, 0.9).soft(x, y + r * 0.97, r * 0.6, r * 0.2, bright, 0.8);
  for (let cloud = 0; cloud < 5; cloud++) drawing.soft(x + (next() - 0.5) * 1.6 * r, y + (next() - 0.5) * 1.4 * r, r * (0.2 + 0.3 * next()), r * 0.07, "#ffffff", 0.55);
}

function lights(drawing: Drawing, seed: number, x: number, y: number, r: number): void {
  const next = chance(seed + 5);
  for (let light = 0; light < 26; light++) {
    const [angle, far] = [0.1 + next() * 1.3, (0.55 + 0.42 * Math.sqrt(next())) * r];
    drawing.ellipse(x + Math.cos(angle) * far, y + Math.sin(angle) * far, 0.5, 0.5, "#ffd98a", `opacity="${n(0.4 + 0.6 * next())}"`);
  }
}
