import type { Colour } from "./colour";
import { Drawing, n, torn, type Point } from "./drawing";
import { chance } from "./random";

/** What was in the galaxy before anybody: seen from the front, looking at us. */
export type CreatureKind = "ancient" | "guardian" | "gcds";

export interface CreaturePlan {
  kind: CreatureKind;
  seed: number;
  /** Muzzles, one for each die that it rolls. */
  guns: number;
  /** Plates of its shell. */
  plates: number;
  /** Rings of light, one for each point of its computer. */
  rings?: number;
  /** Wounds. */
  holes?: number;
}

/** A creature in a box from -100 to 100. */
export function creature(plan: CreaturePlan): string {
  const drawing = new Drawing();
  LOOKS[plan.kind](drawing, plan);
  const next = chance(plan.seed + 99);
  for (let hole = 0; hole < (plan.holes ?? 0); hole++) torn(drawing, (next() - 0.5) * 80, (next() - 0.6) * 70, 13, next() * 360);
  return String(drawing);
}

/** Muzzles on an arc below the face. */
function muzzles(drawing: Drawing, count: number, radius: number, top: number, colour: Colour): void {
  for (let gun = 0; gun < count; gun++) {
    const angle = Math.PI * (0.5 + (gun - (count - 1) / 2) * Math.min(0.2, 0.9 / Math.max(1, count)));
    const [x, y] = [Math.cos(angle) * radius, top + Math.sin(angle) * radius * 0.8];
    drawing.line(`M${n(x * 0.66)} ${n(top + (y - top) * 0.66)}L${n(x)} ${n(y)}`, "#20151f", 9);
    drawing.line(`M${n(x * 0.66)} ${n(top + (y - top) * 0.66)}L${n(x)} ${n(y)}`, "#7b5c66", 4.5, 'data-barrel=""');
    drawing.glow(x, y, 9, colour, 0.95);
  }
}

function rings(drawing: Drawing, count: number, radius: number, colour: Colour): void {
  for (let ring = 0; ring < count; ring++) {
    const r = radius + ring * 7;
    drawing.add(`<circle r="${n(r)}" fill="none" stroke="${colour}" stroke-width="1.6" stroke-dasharray="${n(r * 0.9)} ${n(r * 0.3)}" opacity="${n(0.8 - ring * 0.15)}" data-ring=""/>`);
  }
}

/** Plates of a shell, from the brow backwards. */
function shell(drawing: Drawing, count: number, wide: number, top: number, lit: Colour, shaded: Colour): void {
  for (let plate = count - 1; plate >= 0; plate--) {
    const [w, y] = [wide * (1 - plate * 0.11), top - plate * 11];
    const shape: Point[] = [
      [0, y - 16],
      [w * 0.62, y - 10],
      [w, y + 8],
      [w * 0.55, y + 4],
      [0, y + 12],
    ];
    drawing.pair(shape, lit, shaded, 'stroke="#14060c" stroke-width="1.6" stroke-linejoin="round" data-plate=""');
  }
}

/** A hunter with claws: half insect, half ship. */
function ancient(drawing: Drawing, { seed, guns, plates, rings: computers = 0 }: CreaturePlan): void {
  const next = chance(seed);
  drawing.soft(0, 0, 100, 96, "#ff2f4d", 0.32);
  for (let limb = 0; limb < 3; limb++) {
    const [out, down, bend] = [62 + 14 * limb + 8 * next(), 8 + 26 * limb, 34 + 10 * next()];
    for (const side of [-1, 1]) {
      const way = `M${side * 26} ${-8 + limb * 14}Q${n(side * out)} ${n(-bend + limb * 18)} ${n(side * (out + 12))} ${n(down)}Q${n(side * out)} ${n(down + 26)} ${n(side * (out - 22))} ${n(down + 38)}`;
      drawing.line(way, "#2a0d16", 13).line(way, side < 0 ? "#b4545c" : "#6a2530", 7).line(way, "#ffb0a0", 1.5, 'opacity=".55"');
    }
  }
  muzzles(drawing, guns, 66, 12, "#ff5a3d");
  drawing.pair([[0, -76], [26, -66], [46, -22], [38, 26], [16, 58], [0, 66]], "#a8444f", "#3f131f", 'stroke="#14060c" stroke-width="2"');
  shell(drawing, plates + 1, 52, -28, "#e08a86", "#7c2f3a");
  drawing.pair([[0, 12], [34, -10], [30, 22], [12, 44], [0, 48]], "#571c28", "#26090f");
  for (const side of [-1, 1]) {
    drawing.polygon([[side * 8, 14], [side * 34, -6], [side * 30, 10], [side * 10, 22]], "#0c0308").polygon([[side * 11, 14], [side * 31, -1], [side * 28, 8], [side * 12, 19]], "#ffcf4a");
    drawing.glow(side * 21, 9, 15, "#ff7a2d", 0.75);
    drawing.line(`M${side * 5} 44Q${side * 20} 54 ${side * 13} 74`, "#f0d8c8", 5).line(`M${side * 16} 36Q${side * 34} 50 ${side * 24} 70`, "#d8b0a0", 4);
  }
  rings(drawing, computers, 78, "#ff9d8a");
}

/** A watcher: an eye in a shell of blades that never sleeps. */
function guardian(drawing: Drawing, { seed, guns, plates, rings: computers = 0 }: CreaturePlan): void {
  const next = chance(seed);
  drawing.soft(0, 0, 100, 100, "#b04cff", 0.36);
  for (let blade = 0; blade < 10; blade++) {
    const angle = (blade / 10) * 6.2832 + 0.314;
    const long = 84 + 14 * next();
    drawing.group(`transform="rotate(${n((angle * 180) / Math.PI)})"`, () => {
      drawing.polygon([[30, -9], [long, 0], [30, 0]], "#9c86cf").polygon([[30, 0], [long, 0], [30, 9]], "#37215c", 'stroke="#12061f" stroke-width="1"');
    });
  }
  muzzles(drawing, guns, 78, 0, "#d98aff");
  drawing.sphere(0, 0, 56, 56, ["#d9c7ff", "#6b4a9c", "#170a2c"], 'stroke="#0c0418" stroke-width="2"');
  for (let plate = 0; plate < plates; plate++) {
    const angle = (plate / Math.max(1, plates)) * 360 - 90;
    drawing.group(`transform="rotate(${n(angle)})"`, () => drawing.path("M36 -13Q52 -11 59 0Q52 11 36 13Q42 0 36 -13Z", "#b9a6e4", 'stroke="#1a0c30" stroke-width="1.5" data-plate=""'));
  }
  drawing.ellipse(0, 0, 35, 35, "#0a0414", 'stroke="#e4d6ff" stroke-width="2"');
  drawing.glow(0, 0, 40, "#ff4de0", 0.95).eye(0, 0, 24, "#d0189a", true);
  rings(drawing, computers, 66, "#e2b8ff");
}

/** The fortress in the middle of the galaxy. */
function gcds(drawing: Drawing, { guns, plates, rings: computers = 0 }: CreaturePlan): void {
  drawing.soft(0, 0, 104, 104, "#ff5a2d", 0.4);
  for (let spoke = 0; spoke < 6; spoke++) {
    drawing.group(`transform="rotate(${spoke * 60 + 30})"`, () => {
      drawing.polygon([[40, -10], [92, -6], [92, 0], [40, 0]], "#8d93a6").polygon([[40, 0], [92, 0], [92, 6], [40, 10]], "#2a2f40");
      drawing.polygon([[84, -13], [98, -8], [98, 8], [84, 13]], "#565d74", 'stroke="#0d111c" stroke-width="1.5"');
    });
  }
  drawing.add('<circle r="74" fill="none" stroke="#1a2032" stroke-width="15"/><circle r="74" fill="none" stroke="#6c7590" stroke-width="11"/><circle r="78" fill="none" stroke="#c6cede" stroke-width="1.5" opacity=".7"/>');
  for (let lamp = 0; lamp < 30; lamp++) drawing.ellipse(Math.cos(lamp * 0.2094) * 74, Math.sin(lamp * 0.2094) * 74, 1.5, 1.5, lamp % 3 ? "#ffe2a8" : "#ff6b4a");
  const hexagon = (far: number): Point[] => Array.from({ length: 6 }, (_, corner): Point => [Math.cos((corner * Math.PI) / 3) * far, Math.sin((corner * Math.PI) / 3) * far]);
  const core = drawing.linear(
    [
      [0, "#d7ddea"],
      [0.45, "#5f6780"],
      [1, "#12172a"],
    ],
    [0, 0],
    [1, 1],
  );
  drawing.polygon(hexagon(57), core, 'stroke="#070a14" stroke-width="2"');
  for (let plate = 0; plate < plates; plate++) {
    const angle = (plate / plates) * 360;
    drawing.group(`transform="rotate(${n(angle)})"`, () => drawing.path("M36 -9L50 -6L50 6L36 9Z", "#aab3c8", 'stroke="#12182a" stroke-width="1.5" data-plate=""'));
  }
  for (let gun = 0; gun < guns; gun++) {
    drawing.group(`transform="rotate(${n((gun / guns) * 360 + 45)})"`, () => {
      drawing.rect(44, -4.5, 40, 9, "#39405a", 'rx="2" stroke="#0b0f1c"').rect(80, -6, 8, 12, "#1a1f30", 'data-barrel=""');
      drawing.glow(89, 0, 10, "#ff5a3d", 0.95);
    });
  }
  drawing.add('<circle r="31" fill="#0a0d18" stroke="#e8ecf8" stroke-width="2"/>');
  drawing.glow(0, 0, 34, "#ff4a2d", 1).ellipse(0, 0, 8, 8, "#fff4dc");
  rings(drawing, computers, 38, "#ffb38a");
}

const LOOKS: Record<CreatureKind, (drawing: Drawing, plan: CreaturePlan) => void> = { ancient, guardian, gcds };
