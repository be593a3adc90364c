import { Drawing, n } from "../../../art/drawing";
import { robot } from "./look";

/** What stands in the rooms of the ship: feet on the origin, about 66 high. */
export interface Fixture {
  /** Energy in it, and how much fits in. */
  energy?: number;
  most?: number;
  /** Rockets, capsules, or whether its robots are there. */
  left?: number;
  off?: boolean;
}

type Draw = (drawing: Drawing, fixture: Required<Fixture>) => void;

const heavyLaser: Draw = (drawing) => {
  drawing.rect(-9, -84, 18, 44, "#35425f").rect(-9, -84, 7, 44, "#6f80a6").path("M-19-46h38l-5 22h-28z", "#5b6a8c").path("M-19-46h14l-1 22h-8z", "#93a2c2");
  drawing.rect(-13, -24, 26, 8, "#1d2740", 'rx="2"').glow(0, -36, 13, "#ff7a5b", 0.95).line("M-8-16L-14 0M8-16L14 0", "#6f80a6", 4).line("M-24-32h6M18-32h6", "#ffb454", 4);
};

const lightLaser: Draw = (drawing) => {
  drawing.line("M-26-70L-4-40", "#6f80a6", 11).line("M-28-68L-7-40", "#a9b7d4", 3).rect(-16, -46, 28, 20, "#53627f").rect(-13, -43, 10, 14, "#93a2c2").glow(5, -36, 9, "#ff9a5b", 0.9);
  drawing.line("M-6-26L-10 0M4-26L8 0", "#6f80a6", 4).rect(13, -20, 13, 20, "#2a2410", 'rx="2" stroke="#ffd23f"').rect(16, -14, 7, 11, "#ffd23f");
};

const pulseCannon: Draw = (drawing) => {
  drawing.path("M-24 0Q0-14 24 0", "#35425f").rect(-4, -52, 8, 50, "#7f8fb4");
  [24, 17, 10].forEach((r, ring) => drawing.ellipse(0, -20 - ring * 11, r, r * 0.34, "none", `stroke="#b48cff" stroke-width="3" opacity="${n(0.55 + ring * 0.2)}"`));
  drawing.glow(0, -52, 16, "#c49bff");
};

const shield: Draw = (drawing, { energy, most }) => {
  drawing.path("M-17 0L-12-56h24L17 0z", "#24324f").path("M-17 0L-12-56h7L-7 0z", "#4c5f8a");
  for (let ring = 0; ring < most; ring++) {
    const full = ring < energy;
    drawing.ellipse(0, -12 - ring * 15, 17 - ring, 5.5, full ? "#5cc8ff" : "#0c1424", 'stroke="#8fe0ff" stroke-width="1.6"');
    if (full) drawing.soft(0, -12 - ring * 15, 30, 13, "#5cc8ff", 0.7);
  }
  drawing.ellipse(0, -62, 6, 6, "#bff1ff").glow(0, -62, 14, "#5cc8ff", energy ? 0.8 : 0.2);
};

const reactor: Draw = (drawing, { energy, most, left }) => {
  const large = most > 3;
  const [half, high] = [large ? 19 : 15, 52 / Math.max(1, most)];
  if (energy) drawing.soft(0, -18, 38, 34, "#5be49b", 0.5);
  drawing.rect(-half - 4, -64, 2 * half + 8, 8, "#6f80a6", 'rx="3"').rect(-half - 4, -6, 2 * half + 8, 8, "#53627f", 'rx="3"').rect(-half, -58, 2 * half, 54, "#08140f", 'stroke="#3b6b58"');
  for (let cell = 0; cell < most; cell++) {
    const y = -3 - (cell + 1) * high;
    if (cell < energy) drawing.rect(-half + 3, y, 2 * half - 6, high - 3, "#5be49b", 'rx="2.5"').rect(-half + 3, y, 5, high - 3, "#d8ffe8", 'rx="2"');
    else drawing.rect(-half + 3, y, 2 * half - 6, high - 3, "none", 'rx="2.5" stroke="#3b6b58"');
  }
  if (large) for (let capsule = 0; capsule < left; capsule++) drawing.rect(half + 7, -20 - capsule * 15, 9, 12, "#ffb454", 'rx="3" stroke="#6b4310"');
};

const interceptors: Draw = (drawing, { off }) => {
  drawing.path("M-32 0V-44Q-32-60 0-60Q32-60 32-44V0z", "#05070f", 'stroke="#6f80a6" stroke-width="3"');
  for (const [x, y] of [[-20, -50], [8, -44], [22, -54], [-6, -30], [18, -22]] as const) drawing.ellipse(x, y, 1, 1, "#ffffff");
  if (!off) {
    for (const [x, y, size] of [[-12, -20, 1], [14, -30, 0.7]] as const) drawing.group(`transform="translate(${x} ${y}) scale(${size})"`, () => drawing.pair([[0, -16], [5, -4], [15, 8], [5, 6], [0, 12]], "#e6edfa", "#66769a").glow(0, 10, 6, "#7fd8ff"));
  }
  drawing.line("M-32 0h64", "#ffb454", 3, 'stroke-dasharray="6 5"');
};

const computer: Draw = (drawing, { off }) => {
  drawing.rect(-32, -60, 64, 40, "#061018", 'rx="4" stroke="#7f8fb4" stroke-width="3"');
  if (!off) drawing.line("M-26-30l9-8l8 5l10-14l9 9l14-12", "#5be49b", 2).line("M-26-52h24M-26-46h16", "#5cc8ff", 2).ellipse(22, -50, 5, 5, "none", 'stroke="#ffb454" stroke-width="2"').soft(0, -40, 52, 40, "#5cc8ff", 0.28);
  drawing.path("M-24-14h48l7 12h-62z", "#35425f").line("M-20-11h40M-22-7h44", "#8fb4ff", 2, 'stroke-dasharray="4 2"');
};

const battlebots: Draw = (drawing, { left, off }) => {
  drawing.rect(-31, -60, 62, 60, "#0c1424", 'rx="5" stroke="#6f80a6" stroke-width="2.5"').line("M0-58v56", "#6f80a6", 2);
  if (!left) return;
  drawing.soft(0, -30, 34, 34, off ? "#ff6b6b" : "#5cc8ff", 0.35);
  for (const x of [-15, 15]) drawing.group(`transform="translate(${x} -6) scale(1.15)"`, () => robot(drawing, off ? "#ff6b6b" : "#7fd8ff"));
};

const outlook: Draw = (drawing) => {
  drawing.rect(-32, -58, 64, 44, "#060a1c", 'rx="20" stroke="#93a2c2" stroke-width="4"').soft(8, -34, 26, 18, "#7a4fc0", 0.7).sphere(14, -30, 9, 9, ["#ffe3a1", "#a8620f", "#2a1404"]);
  for (const [x, y] of [[-18, -44], [-8, -28], [-20, -32], [2, -46], [24, -46]] as const) drawing.ellipse(x, y, 1.1, 1.1, "#ffffff");
  drawing.line("M-18 0h36M0-14V0", "#53627f", 4).path("M-9-15h18v7h-18z", "#93a2c2");
};

const rockets: Draw = (drawing, { left }) => {
  drawing.rect(-32, -62, 64, 62, "#0c1424", 'rx="5" stroke="#6f80a6" stroke-width="2.5"');
  for (let rocket = 0; rocket < left; rocket++) {
    drawing.group(`transform="translate(${-19 + rocket * 19} -6)"`, () => drawing.pair([[0, -48], [6, -36], [6, 0], [0, 2]], "#e6edfa", "#66769a").pair([[0, -48], [6, -36], [0, -33]], "#ff9a7a", "#b3261b").pair([[6, -10], [9, 4], [5, 0]], "#93a2c2", "#35425f"));
  }
};

const FIXTURES: Record<string, Draw> = {
  heavy_laser: heavyLaser,
  light_laser: lightLaser,
  pulse_cannon: pulseCannon,
  shield,
  reactor,
  interceptors,
  computer,
  battlebots,
  window: outlook,
  rockets,
};
const kept = new Map<string, string>();

/** A system of the ship as it is now. */
export function fixture(kind: string, { energy = 0, most = 0, left = 0, off = false }: Fixture = {}): string {
  const key = [kind, energy, most, left, off].join(" ");
  const known = kept.get(key);
  if (known !== undefined) return known;
  const drawing = new Drawing();
  FIXTURES[kind]?.(drawing, { energy, most, left, off });
  const svg = String(drawing);
  kept.set(key, svg);
  return svg;
}
