import { mix, type Colour } from "../../art/colour";
import { n, type Drawing } from "../../art/drawing";
import type { FamilyName } from "../../art/families";
import { chance } from "../../art/random";
import { ship, type ShipPart } from "../../art/ship";

/** What a ship is drawn from: who has built it, and its three values as barrels, arcs and gates. */
export interface Vessel {
  builder: string;
  seed: number;
  hue: Colour;
  /** 0 for A to 4 for E. */
  attack: number;
  defence: number;
  transport: number;
}

/** Who does not build balls. */
const HULLS: Record<string, FamilyName> = {
  terraner: "sleek",
  topsider: "bulb",
  fantan: "thorn",
  individualverformer: "crescent",
  springer: "freighter",
  ueberschwere: "slab",
  ferronen: "patched",
  aras: "blade",
};
/** Steel balls with a ring of engines: Arkonid, and Terran ones of some size. */
const BALLS = ["arkoniden"];

export function drawShip(vessel: Vessel): (drawing: Drawing, width: number, height: number) => void {
  return (drawing, width, height) => place(drawing, vessel, width / 2, height / 2, Math.min(width * 0.5, height * 0.62));
}

/** Many small ones around one. */
export function drawFleet(vessel: Vessel): (drawing: Drawing, width: number, height: number) => void {
  const small = { ...vessel, attack: Math.min(1, vessel.attack), defence: 0 };
  return (drawing, width, height) => {
    const size = Math.min(width * 0.22, height * 0.3);
    for (const [x, y, k] of [[0.24, 0.3, 0.8], [0.66, 0.22, 0.86], [0.2, 0.74, 0.74], [0.82, 0.68, 0.8]] as const) place(drawing, small, width * x, height * y, size * k);
    place(drawing, { ...vessel, defence: 1 }, width * 0.5, height * 0.54, size * 1.5);
  };
}

function place(drawing: Drawing, vessel: Vessel, x: number, y: number, size: number): void {
  if (BALLS.includes(vessel.builder)) {
    drawing.group(`transform="translate(${n(x)} ${n(y)}) rotate(-9)"`, () => ball(drawing, vessel, size * 0.62));
    return;
  }
  const parts: ShipPart[] = [
    { kind: "weapon", power: Math.max(1, vessel.attack) },
    ...(vessel.defence > 1 ? [{ kind: "shield", power: vessel.defence - 1 } as const] : []),
    ...(vessel.transport > 1 ? [{ kind: "module", power: 1 } as const] : []),
  ];
  const drawn = ship({ family: HULLS[vessel.builder] ?? "sleek", hue: vessel.hue, seed: vessel.seed, length: 300, charge: 0.6, parts });
  const fit = Math.round(((size * 1.75) / (drawn.length * 1.2)) * 1000) / 1000;
  drawing.group(`transform="translate(${n(x)} ${n(y)}) rotate(-14) scale(${fit})"`, () => drawing.add(drawn.svg));
}

/** A ball ship: plates, windows, a ring of engines round its middle, turrets above, arcs before it. */
function ball(drawing: Drawing, { seed, hue, attack, defence, transport }: Vessel, r: number): void {
  const next = chance(seed);
  const metal = mix("#aeb9cc", hue, 0.16);
  for (let arc = 0; arc < defence - 1; arc++) drawing.ellipse(0, 0, r * (1.22 + 0.12 * arc), r * (1.2 + 0.12 * arc), "none", `stroke="#8fdcff" stroke-width="1" opacity="${n(0.6 - 0.12 * arc)}" stroke-dasharray="${n(r * 1.9)} ${n(r * 8)}" stroke-dashoffset="${n(r * 0.9)}"`);
  drawing.sphere(0, 0, r, r, [mix(metal, "#ffffff", 0.65), metal, "#10182a"]);
  for (const tilt of [-0.62, -0.3, 0.3, 0.62]) drawing.line(`M${n(-r * Math.cos(tilt))} ${n(r * Math.sin(tilt))}Q0 ${n(r * (Math.sin(tilt) + 0.14))} ${n(r * Math.cos(tilt))} ${n(r * Math.sin(tilt))}`, "#1b2438", 0.6, 'opacity=".6"');
  for (let seam = -2; seam <= 2; seam++) drawing.ellipse(0, 0, Math.abs(seam) * r * 0.4 || 0.3, r * 0.99, "none", 'stroke="#1b2438" stroke-width=".5" opacity=".4"');
  for (let window = 0; window < 34; window++) {
    const [angle, far] = [next() * 6.28, Math.sqrt(next()) * 0.86 * r];
    drawing.rect(Math.cos(angle) * far, Math.sin(angle) * far, r * 0.045, r * 0.03, next() < 0.7 ? "#ffe2a8" : "#9fdcff");
  }
  if (transport > 2) drawing.rect(-r * 0.22, r * 0.42, r * 0.44, r * 0.26, "#0a1020", `rx="${n(r * 0.05)}" stroke="${mix(hue, "#ffffff", 0.3)}" stroke-width=".8"`);
  for (let gun = 0; gun <= attack; gun++) {
    const angle = -2.5 + gun * 0.46;
    const [gx, gy] = [Math.cos(angle) * r * 0.8, Math.sin(angle) * r * 0.8];
    drawing.line(`M${n(gx)} ${n(gy)}L${n(gx + Math.cos(angle) * r * 0.42)} ${n(gy + Math.sin(angle) * r * 0.42)}`, "#d3dbe8", r * 0.07).ellipse(gx, gy, r * 0.12, r * 0.12, "#39445a", 'stroke="#0a0f1c" stroke-width=".6"');
  }
  const ring = `M${n(-r * 1.16)} ${n(-r * 0.02)}A${n(r * 1.16)} ${n(r * 0.3)} 0 0 0 ${n(r * 1.16)} ${n(-r * 0.02)}`;
  drawing.line(ring, mix("#39445a", hue, 0.3), r * 0.24).line(ring, mix("#c9d3e4", hue, 0.35), r * 0.07);
  for (let engine = 0; engine < 9; engine++) {
    const angle = 0.25 + (engine / 8) * 2.64;
    drawing.ellipse(Math.cos(angle) * r * 1.16, -r * 0.02 + Math.sin(angle) * r * 0.3, r * 0.05, r * 0.07, mix(hue, "#ffffff", 0.6));
  }
}
