import { mix, type Colour } from "./colour";
import { Drawing, n, shadesOf, torn, type Point, type Shades } from "./drawing";
import { FAMILIES, type Family, type FamilyName } from "./families";
import { drawPart } from "./ship_parts";
import { gleam, hullSkin, wingSkin } from "./ship_skin";
import { chance, type Chance } from "./random";

export type PartKind = "weapon" | "missile" | "shield" | "booster" | "armor" | "computer" | "source" | "module";

/** Something that is installed on a ship. */
export interface ShipPart {
  kind: PartKind;
  /** Barrels of a weapon, arcs of a shield, plates of an armour, cells of a source, rings of a computer. */
  power?: number;
  /** How much of its charge it holds, from 0 to 1; what needs none is full. */
  charge?: number;
  /** It does not work any more. */
  broken?: boolean;
}

/** What a ship is built from. The bow looks to the right. */
export interface ShipPlan {
  family: FamilyName;
  hue: Colour;
  seed: number;
  /** From stern to bow, in units of the drawing. */
  length: number;
  parts?: readonly ShipPart[];
  /** How much of the ship's own charge is left, from 0 to 1. */
  charge?: number;
  /** Torn holes in the hull. */
  holes?: number;
}

/** A ship around the origin, and where its parts sit, in the order of the plan. */
export interface DrawnShip {
  svg: string;
  spots: Point[];
  length: number;
  /** From wing tip to wing tip. */
  span: number;
}

/** The measures that hull, wings and parts share. */
export interface Frame {
  family: Family;
  length: number;
  /** Half the width of the hull where it is widest. */
  half: number;
  /** Half the distance between the wing tips. */
  reach: number;
  hue: Colour;
  shades: Shades;
  /** A place on the ship: share of the length from the stern, share of the half width of the hull there. */
  at(along: number, across: number): Point;
}

const SAMPLES = 30;

export function frameOf({ family, hue, length }: ShipPlan): Frame {
  const made: Family = FAMILIES[family];
  const half = (made.beam * length) / 2;
  const at = (along: number, across: number): Point => [(along - 0.5) * length, across * half * Math.max(0.05, made.hull(along))];
  return { family: made, length, half, reach: (made.span * length) / 2, hue, shades: shadesOf(hue, made.metal), at };
}

export function ship(plan: ShipPlan): DrawnShip {
  const drawing = new Drawing();
  const frame = frameOf(plan);
  const next = chance(plan.seed);
  const parts = plan.parts ?? [];
  const spots = spotsOf(frame, parts);
  const layer = (kinds: readonly PartKind[]) => {
    parts.forEach((part, place) => {
      const spot = spots[place];
      if (spot && kinds.includes(part.kind)) drawPart(drawing, frame, part, spot);
    });
  };
  plumes(drawing, frame);
  layer(["booster"]);
  wings(drawing, frame, next);
  layer(["weapon", "missile"]);
  hull(drawing, frame, plan, next);
  layer(["armor", "source", "module", "computer"]);
  cockpit(drawing, frame);
  for (let hole = 0; hole < (plan.holes ?? 0); hole++) {
    const [x, y] = frame.at(0.25 + 0.5 * next(), (next() - 0.5) * 1.3);
    torn(drawing, x, y, plan.length * 0.04, next() * 360);
  }
  layer(["shield"]);
  return { svg: String(drawing), spots, length: plan.length, span: 2 * frame.reach };
}

/** Where every part sits: weapons under the wings, shields before the bow, boosters at the stern, all else on the hull. */
function spotsOf(frame: Frame, parts: readonly ShipPart[]): Point[] {
  const seen = new Map<string, number>();
  return parts.map((part) => {
    const group = part.kind === "missile" ? "weapon" : part.kind;
    const number = seen.get(group) ?? 0;
    seen.set(group, number + 1);
    return spotOf(frame, group, number);
  });
}

function spotOf(frame: Frame, group: string, number: number): Point {
  const side = number % 2 ? -1 : 1;
  const row = Math.floor(number / 2);
  const { length, half, reach } = frame;
  if (group === "weapon") {
    const along = 0.6 - 0.17 * row;
    const [x, y] = frame.at(along, side);
    return [x, y + side * Math.min(reach - half, half * 0.55) * (0.35 + 0.2 * row)];
  }
  if (group === "shield") return [length * (0.5 + 0.03 * number), 0];
  if (group === "booster") return [-length * (0.4 - 0.12 * row), side * (half + (reach - half) * 0.5)];
  if (group === "armor") return frame.at(0.48 - 0.16 * number, number % 2 ? 0.15 : -0.1);
  if (group === "source") return frame.at(0.16 + 0.12 * row, side * 0.38);
  if (group === "computer") return frame.at(0.62 - 0.13 * row, -side * 0.45);
  return frame.at(0.3 + 0.11 * row, side * 0.4);
}

function plumes(drawing: Drawing, { family, length, half }: Frame): void {
  const fire = drawing.linear(
    [
      [0, "#2a7bff", 0],
      [0.75, "#8fe3ff", 0.85],
      [1, "#ffffff"],
    ],
    [0, 0],
    [1, 0],
  );
  const wide = half * (family.engines.length > 2 ? 0.2 : 0.28);
  for (const place of family.engines) {
    const [x, y, long] = [-length * 0.49, place * half, length * 0.21];
    drawing.soft(x - long * 0.3, y, long * 0.8, wide * 2.6, "#3f8dff", 0.5);
    drawing.path(`M${n(x)} ${n(y - wide)}Q${n(x - long * 0.5)} ${n(y - wide * 0.8)} ${n(x - long)} ${n(y)}Q${n(x - long * 0.5)} ${n(y + wide * 0.8)} ${n(x)} ${n(y + wide)}Z`, fire, 'data-plume=""');
    drawing.path(`M${n(x)} ${n(y - wide * 0.45)}Q${n(x - long * 0.3)} ${n(y - wide * 0.3)} ${n(x - long * 0.62)} ${n(y)}Q${n(x - long * 0.3)} ${n(y + wide * 0.3)} ${n(x)} ${n(y + wide * 0.45)}Z`, "#ffffff", 'opacity=".85"');
    drawing.rect(x - length * 0.015, y - wide * 1.15, length * 0.055, wide * 2.3, "#202a40", 'rx="3" stroke="#0a0f1c"');
  }
}

function wings(drawing: Drawing, frame: Frame, next: Chance): void {
  const { family, length, reach, half, shades, hue } = frame;
  const [light, dark] = [wingFill(drawing, shades, true), wingFill(drawing, shades, false)];
  for (const wing of family.wings) {
    for (const side of [-1, 1]) {
      const grown = family.patched && side > 0 ? 0.72 + 0.4 * next() : 1;
      const shape = wing.map(([along, out]): Point => [(along - 0.5) * length, side * out * reach * (out > 0.5 ? grown : 1)]);
      drawing.polygon(shape, side < 0 ? light : dark, 'stroke="#070b16" stroke-width="1.5" stroke-linejoin="round" data-wing=""');
      wingSkin(drawing, frame, shape, side < 0);
      const tips = shape.filter((_, corner) => (wing[corner]?.[1] ?? 0) > 0.6);
      if (tips.length > 1) drawing.line(`M${tips.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}`, hue, length * 0.006, 'opacity=".9"');
      for (const [x, y] of tips.slice(0, 1)) drawing.glow(x, y, length * 0.018, hue, 0.9);
    }
  }
  for (let rib = 0; rib < (family.ribs ?? 0); rib++) {
    const x = (0.2 + 0.17 * rib - 0.5) * length;
    for (const side of [-1, 1]) {
      const bend = `M${n(x)} ${n(side * half * 0.4)}q${n(-length * (0.05 + 0.02 * rib))} ${n(side * reach * 0.8)} ${n(-length * 0.12)} ${n(side * reach * 0.9)}q${n(length * 0.1)} ${n(-side * reach * 0.04)} ${n(length * 0.15)} ${n(-side * reach * 0.75)}`;
      drawing.path(bend, side < 0 ? light : dark, `stroke="${hue}" stroke-width="${n(length * 0.005)}" data-wing=""`);
    }
  }
}

function wingFill(drawing: Drawing, shades: Shades, upper: boolean): string {
  return drawing.linear(
    upper
      ? [
          [0, mix(shades.bright, shades.lit, 0.55)],
          [0.5, shades.base],
          [1, shades.dark],
        ]
      : [
          [0, shades.base],
          [0.6, shades.dark],
          [1, shades.deep],
        ],
  );
}

function hull(drawing: Drawing, frame: Frame, plan: ShipPlan, next: Chance): void {
  const { shades, length, half } = frame;
  const along = Array.from({ length: SAMPLES + 1 }, (_, step) => step / SAMPLES);
  const upper = along.map((at) => frame.at(at, -1));
  const lower = along.map((at) => frame.at(at, 1)).reverse();
  const skin = drawing.linear([
    [0, shades.bright],
    [0.2, shades.lit],
    [0.5, shades.base],
    [0.78, shades.dark],
    [1, shades.deep],
  ]);
  drawing.polygon([...upper, ...lower], skin, 'stroke="#060a14" stroke-width="1.6" stroke-linejoin="round"');
  hullSkin(drawing, frame, [...upper, ...lower], next);
  gleam(drawing, lower, length);
  drawing.line(`M${upper.slice(2, -2).map(([x, y]) => `${n(x)} ${n(y * 0.86)}`).join("L")}`, "#ffffff", length * 0.005, 'opacity=".35"');
  plates(drawing, frame, next);
  // The spine shows the charge of the ship.
  const lamps = 9;
  const full = Math.round((plan.charge ?? 0) * lamps);
  for (let lamp = 0; lamp < lamps; lamp++) {
    const [x] = frame.at(0.12 + 0.052 * lamp, 0);
    drawing.rect(x, -half * 0.055, length * 0.028, half * 0.11, lamp < full ? "#9fe8ff" : shades.deep, `rx="1.5" ${lamp < full ? 'data-lamp="on"' : 'opacity=".7"'}`);
  }
}

/** Lines between plates, and windows with somebody behind them. */
function plates(drawing: Drawing, frame: Frame, next: Chance): void {
  const { family, shades, length } = frame;
  const seams = 8;
  for (let seam = 1; seam < seams; seam++) {
    const at = seam / seams + (family.patched ? (next() - 0.5) * 0.05 : 0);
    const [x, y] = frame.at(at, 0.92);
    drawing.line(`M${n(x)} ${n(-y)}q${n(length * 0.018 * (0.4 + next()))} ${n(y)} 0 ${n(2 * y)}`, "#060a14", 1.1, 'opacity=".5"');
    if (family.patched && next() < 0.6) {
      const [left, top] = frame.at(at, -0.2 - 0.5 * next());
      drawing.rect(left, top, length * 0.07, Math.abs(y) * 0.55, next() < 0.5 ? mix(shades.base, "#c9853f", 0.45) : shades.lit, 'opacity=".75" stroke="#1a1209" stroke-width=".8"');
    }
    for (let window = 0; window < 3; window++) {
      if (next() > 0.6) continue;
      const [left, top] = frame.at(at + 0.02 + 0.05 * next(), (next() - 0.5) * 1.2);
      drawing.rect(left, top, length * (0.012 + 0.024 * next()), length * 0.0065, "#ffe2a8", `opacity="${n(0.3 + 0.6 * next())}"`);
    }
  }
}

function cockpit(drawing: Drawing, frame: Frame): void {
  const { family, length, half } = frame;
  const [x] = frame.at(family.cockpit, 0);
  const tall = Math.min(half * 0.34, Math.abs(frame.at(family.cockpit, 1)[1]) * 0.6);
  const glass = drawing.linear([
    [0, "#f4feff"],
    [0.45, "#8fdcff"],
    [1, "#1c5a8a"],
  ]);
  drawing.ellipse(x, 0, length * 0.06, tall, glass, 'stroke="#0b1a2b" stroke-width="1.6" data-cockpit=""');
  drawing.ellipse(x + length * 0.014, -tall * 0.36, length * 0.026, tall * 0.22, "#ffffff", 'opacity=".8"');
}
