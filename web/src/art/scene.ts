import { mix, type Colour } from "./colour";
import { creature, type CreaturePlan } from "./creature";
import { Drawing, n } from "./drawing";
import { face, type FacePlan } from "./face";
import { motif, type MotifName } from "./motif";
import { chance } from "./random";
import { ship, type ShipPlan } from "./ship";
import { stars } from "./sky";

/** The colours of a scene: two clouds over the dark. */
export const PALETTES = {
  dusk: ["#7a2a5a", "#1a4f9a", "#070a18"],
  ember: ["#a8481a", "#5a1f3a", "#0d0608"],
  sea: ["#0f6a8a", "#1f3a9a", "#040a16"],
  moss: ["#1f7a4a", "#3a5a1f", "#050d09"],
  gold: ["#9a6a12", "#6a2f1a", "#0c0804"],
  steel: ["#4a5a7a", "#2a3350", "#07090f"],
  violet: ["#5a3a9a", "#1f5a8a", "#06060f"],
  blood: ["#8a1f2a", "#3a1f5a", "#0b0508"],
} as const satisfies Record<string, readonly [Colour, Colour, Colour]>;

export type PaletteName = keyof typeof PALETTES;
export const PALETTE_NAMES = Object.keys(PALETTES) as PaletteName[];

/** How a scene is laid out around its motif. */
export const COMPOSITIONS = ["halo", "horizon", "orbit", "streaks", "echo"] as const;
export type Composition = (typeof COMPOSITIONS)[number];

/** What stands in the middle of the picture of a card. */
export type Subject =
  | { is: "motif"; name: MotifName }
  | { is: "ship"; plan: ShipPlan }
  | { is: "face"; plan: FacePlan }
  | { is: "creature"; plan: CreaturePlan }
  /** Something that only one game has: it draws itself into a box of this size. */
  | { is: "own"; draw: (drawing: Drawing, width: number, height: number) => void };

/** The picture of a card; whatever is left out, the seed decides. */
export interface Scene {
  subject: Subject;
  seed: number;
  palette?: PaletteName;
  composition?: Composition;
}

/** A scene that fills a box of this size: what is behind, then what it is about. */
export function scene(plan: Scene, width: number, height: number): string {
  return backdrop(plan, width, height) + foreground(plan, width, height);
}

/** What is behind: it may be cropped on all sides. */
export function backdrop({ subject, seed, palette, composition }: Scene, width: number, height: number): string {
  const drawing = new Drawing();
  const next = chance(seed);
  const chosen = palette ?? PALETTE_NAMES[Math.floor(next() * PALETTE_NAMES.length)] ?? "dusk";
  const layout = composition ?? (subject.is === "motif" ? COMPOSITIONS[Math.floor(next() * COMPOSITIONS.length)] : "halo") ?? "halo";
  const [first, second, dark] = PALETTES[chosen];
  drawing.rect(0, 0, width, height, dark);
  for (let cloud = 0; cloud < 5; cloud++) {
    const colour = cloud % 2 ? second : first;
    drawing.soft(next() * width, next() * height, width * (0.3 + 0.45 * next()), height * (0.3 + 0.5 * next()), colour, 0.75);
  }
  drawing.add(stars(seed, width, height, Math.round((width * height) / 520)));
  LAYOUTS[layout](drawing, width, height, mix(first, "#ffffff", 0.35), mix(dark, first, 0.45));
  if (layout === "echo" && subject.is === "motif") {
    const [again, scale] = [motif(subject.name), unit(width, height)];
    for (const [x, y, size] of ECHOES) drawing.group(`transform="translate(${n(width * x)} ${n(height * y)}) scale(${n2(scale * size)})" opacity=".4"`, () => drawing.add(again));
  }
  return String(drawing);
}

const ECHOES = [
  [0.2, 0.3, 0.42],
  [0.82, 0.7, 0.36],
] as const;

/** What it is about: nothing of it is cropped, but for the shoulders of people. */
export function foreground({ subject }: Scene, width: number, height: number): string {
  const drawing = new Drawing();
  place(drawing, subject, width, height, unit(width, height));
  return String(drawing);
}

function unit(width: number, height: number): number {
  return Math.min(width, height * 1.25) / 112;
}

function n2(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

function place(drawing: Drawing, subject: Subject, width: number, height: number, scale: number): void {
  const middle = `translate(${n(width / 2)} ${n(height / 2)})`;
  if (subject.is === "motif") drawing.group(`transform="${middle} scale(${n2(scale * 0.86)})"`, () => drawing.add(motif(subject.name)));
  else if (subject.is === "own") subject.draw(drawing, width, height);
  else if (subject.is === "creature") drawing.group(`transform="${middle} scale(${n2(Math.min(width, height) / 210)})"`, () => drawing.add(creature(subject.plan)));
  else if (subject.is === "face") {
    const size = Math.max(width, height) / 100;
    const [left, top] = [(width - 100 * size) / 2, height - 100 * size + Math.max(0, (width - height) * 0.42)];
    drawing.group(`transform="translate(${n(left)} ${n(top)}) scale(${n2(size)})"`, () => drawing.add(face(subject.plan)));
  } else {
    const drawn = ship(subject.plan);
    const fit = Math.min((width * 0.82) / (drawn.length * 1.2), (height * 0.86) / (drawn.span + drawn.length * 0.14));
    drawing.group(`transform="translate(${n(width * 0.53)} ${n(height * 0.5)}) rotate(-11) scale(${n2(fit)})"`, () => drawing.add(drawn.svg));
  }
}

type Layout = (drawing: Drawing, width: number, height: number, bright: Colour, deep: Colour) => void;

const halo: Layout = (drawing, width, height, bright) => drawing.soft(width / 2, height / 2, width * 0.42, height * 0.5, bright, 0.4);

const horizon: Layout = (drawing, width, height, bright, deep) => {
  const ground = drawing.radial(
    [
      [0.94, deep],
      [0.985, bright],
      [1, bright, 0],
    ],
    [0.5, 0.5],
    0.5,
  );
  drawing.soft(width / 2, height * 0.72, width * 0.6, height * 0.4, bright, 0.35).ellipse(width / 2, height * 1.62, width * 1.1, height * 0.95, ground);
};

const orbit: Layout = (drawing, width, height, bright, deep) => {
  drawing.sphere(width * 0.82, height * 0.24, height * 0.17, height * 0.17, [bright, deep, "#03040a"]);
  for (const far of [0.34, 0.44, 0.54]) drawing.ellipse(width / 2, height / 2, width * far, height * far * 0.72, "none", `stroke="${bright}" stroke-width=".8" opacity="${n(0.9 - far)}" stroke-dasharray="${n(width * far)} 7"`);
};

const streaks: Layout = (drawing, width, height, bright) => {
  for (let line = 0; line < 12; line++) {
    const y = (height * (line + 0.5)) / 12;
    drawing.line(`M${n(((line * 53) % 40) * 0.01 * width)} ${n(y)}h${n(width * (0.2 + ((line * 37) % 50) / 100))}`, bright, 0.9, `opacity="${n(0.2 + ((line * 29) % 40) / 100)}"`);
  }
};

const echo: Layout = (drawing, width, height, bright) => drawing.soft(width * 0.5, height * 0.5, width * 0.5, height * 0.6, bright, 0.3);

const LAYOUTS: Record<Composition, Layout> = { halo, horizon, orbit, streaks, echo };
