import { mix, type Colour } from "../../../art/colour";
import { n, type Drawing } from "../../../art/drawing";
import { chance, pick, type Chance } from "../../../art/random";
import type { Draw, Look } from "./look";

/** Light, middle, shade, dark and the eyes of a hull. */
type Coat = readonly [Colour, Colour, Colour, Colour, Colour];

const WHITE_COATS: readonly [Coat, ...Coat[]] = [
  ["#d4dff0", "#8a9bbb", "#465576", "#1d2740", "#ffb454"],
  ["#c3e2d8", "#66998f", "#315450", "#152623", "#8dffb8"],
  ["#d8c9ec", "#8d78b0", "#4b3c6c", "#1f1835", "#ff7bd5"],
];
const YELLOW_COATS: readonly [Coat, ...Coat[]] = [
  ["#e6d2b6", "#a4835f", "#5a4431", "#2a1e16", "#ff6b4a"],
  ["#eec2ba", "#ad665d", "#613132", "#2b1213", "#ffd23f"],
  ["#d8c9ec", "#8d78b0", "#4b3c6c", "#1f1835", "#ff7bd5"],
];
const BLACK: Coat = ["#6b6f86", "#33364a", "#171926", "#07080f", "#ff2b3d"];

/** What only some warships have. */
interface Special {
  coat?: Coat;
  /** How thick and long its guns are. */
  guns?: "light" | "heavy" | "huge";
  /** Drawn over the wings, before the hull. */
  below?: (drawing: Drawing, coat: Coat, half: number) => void;
  /** Drawn over the hull. */
  above?: (drawing: Drawing, coat: Coat, half: number) => void;
}

/** A ship that comes at us, nose down: wings swept by its speed, as wide as it is strong, a plate for each point of its shield, and a face. */
function warship(special: Special = {}): Draw {
  return (drawing, look) => {
    const next = chance(look.seed);
    const coat = special.coat ?? pick(next, look.yellow ? YELLOW_COATS : WHITE_COATS);
    const half = 13 + look.hp * 1.9;
    drawing.group(`transform="scale(${(0.89 + 0.016 * look.hp).toFixed(2)}) translate(0 -4)"`, () => {
      const span = Math.min(96, 66 + look.hp * 3 + (2 - look.speed) * 7);
      wings(drawing, look, coat, half, span, next);
      guns(drawing, look, coat, half, span, special.guns ?? "light");
      special.below?.(drawing, coat, half);
      hull(drawing, look, coat, half);
      special.above?.(drawing, coat, half);
      plates(drawing, look, coat, half);
      face(drawing, look, coat, half, next);
    });
  };
}

function wings(drawing: Drawing, { hp, speed }: Look, coat: Coat, half: number, span: number, next: Chance): void {
  const [tip, deep, root] = [44 - speed * 24, 16 + hp * 1.4, -34 + Math.max(0, speed - 2) * 13];
  const flame: Colour = coat === BLACK ? "#ff3b4d" : "#7fd8ff";
  for (const place of hp > 6 ? [-0.75, -0.25, 0.25, 0.75] : [-0.5, 0.5]) drawing.soft(place * half * 1.1, -54, 9, 24, flame, 0.95);
  drawing.pair([[half * 0.5, root], [span, tip - 6], [span + 2, tip + 6], [half * 0.75, root + 32]], coat[1], coat[2]);
  drawing.pair([[half * 0.6, root + 28], [span + 2, tip + 5], [span - 3, tip + 5 + deep * 0.55], [half * 0.8, root + 58]], coat[0], mix(coat[2], coat[1], 0.25));
  drawing.pair([[half * 0.5, root + 1], [span, tip - 6], [span, tip - 3], [half * 0.6, root + 5]], "#ffffff", coat[1], 'opacity=".75"');
  if (next() < 0.6 || hp > 6) drawing.pair([[half * 0.4, -44], [span * 0.62, -62 - speed * 3], [span * 0.66, -54 - speed * 3], [half * 0.7, -24]], coat[1], coat[3]);
  drawing.pair([[span - 4, tip - 20], [span + 3, tip - 6], [span + 3, tip + 16], [span - 6, tip + 22]], coat[1], coat[3]);
  drawing.pair([[span - 3, tip + 18], [span + 1, tip + 16], [span - 1, tip + 40], [span - 3, tip + 40]], coat[2], coat[3]);
}

const GUNS = { light: [20, 3, 5.5], heavy: [34, 5.5, 8], huge: [58, 10, 8] } as const;

function guns(drawing: Drawing, { hp, speed }: Look, coat: Coat, half: number, span: number, kind: keyof typeof GUNS): void {
  const [tip, root] = [44 - speed * 24, -34 + Math.max(0, speed - 2) * 13];
  const [long, thick, light] = GUNS[kind];
  const many = kind === "huge" ? 1 : Math.max(1, Math.ceil(hp / 2.6));
  for (let gun = 0; gun < many; gun++) {
    const part = (gun + 0.7) / (many + 0.4);
    const [x, y] = [half * 0.9 + (span - half - 6) * part, root + 32 + (tip - root - 24) * part];
    drawing.pair([[x - thick, y], [x + thick, y], [x + thick * 0.8, y + long], [x - thick * 0.8, y + long]], coat[2], coat[3]);
    drawing.pair([[x - thick * 1.3, y + 6], [x + thick * 1.3, y + 6], [x + thick * 1.3, y + 14], [x - thick * 1.3, y + 14]], coat[0], coat[2]);
    for (const side of [-1, 1]) drawing.glow(side * x, y + long, light, coat[4], 0.9);
  }
}

function hull(drawing: Drawing, { speed }: Look, coat: Coat, half: number): void {
  const nose = 70 + speed * 3;
  drawing.pair([[0, -58], [half * 0.72, -52], [half * 1.05, -10], [0, 2]], coat[1], coat[2]);
  drawing.pair([[0, 2], [half * 1.05, -10], [half * 0.78, 30], [0, 46]], coat[0], mix(coat[1], coat[2], 0.45));
  drawing.pair([[0, 46], [half * 0.78, 30], [half * 0.34, nose - 8], [0, nose]], coat[1], coat[3]);
  drawing.line(`M0-58V${nose}`, "#ffffff", 1, 'opacity=".28"');
}

function plates(drawing: Drawing, { shield }: Look, coat: Coat, half: number): void {
  for (let plate = 0; plate < shield; plate++) {
    const [y, wide] = [-46 + plate * 17, half * (0.74 + 0.1 * plate)];
    drawing.pair([[0, y + 9], [wide, y], [wide * 1.03, y + 7], [0, y + 17]], "#f4f8ff", mix(coat[1], "#ffffff", 0.12), 'opacity=".93"');
    drawing.pair([[0, y + 17], [wide * 1.03, y + 7], [wide * 1.02, y + 9], [0, y + 20]], coat[3], "#05070c");
  }
}

function face(drawing: Drawing, { shield, hp }: Look, coat: Coat, half: number, next: Chance): void {
  const [y, eye] = [20 + shield * 1.5, coat[4]];
  drawing.pair([[half * 0.12, y + 10], [half * 0.74, y - 5], [half * 0.66, y + 6], [half * 0.16, y + 17]], "#05070d", "#05070d");
  drawing.pair([[half * 0.18, y + 11], [half * 0.66, y - 1], [half * 0.6, y + 5], [half * 0.2, y + 15]], eye, eye);
  for (const side of [-1, 1]) drawing.glow(side * half * 0.4, y + 7, half * 0.5, eye, 0.55);
  drawing.pair([[0, 56], [half * 0.3, 49], [half * 0.24, 58], [0, 63]], "#05070d", "#05070d");
  for (let tooth = 1; tooth < 4; tooth++) {
    const x = half * 0.07 * tooth;
    drawing.pair([[x, 54.5 - tooth * 1.6], [x + 1.4, 54.2 - tooth * 1.6], [x + 1, 60 - tooth * 1.4], [x, 60.4 - tooth * 1.4]], eye, eye, 'opacity=".8"');
  }
  for (let pane = 0; pane < 10 + hp * 2; pane++) drawing.rect((next() - 0.5) * 1.5 * half, -50 + next() * 70, 1.5 + next() * 4, 1.3, "#ffe2a8", `opacity="${n(0.2 + 0.6 * next())}"`);
}

/** Ice around a ship. */
function frozen(ship: Draw): Draw {
  return (drawing, look) => {
    ship(drawing, look);
    const next = chance(look.seed + 3);
    for (let spike = 0; spike < 15; spike++) {
      const [angle, far, long] = [next() * 6.3, 56 + next() * 34, 12 + next() * 24];
      drawing.group(`transform="translate(${n(Math.cos(angle) * far)} ${n(Math.sin(angle) * far * 0.85)}) rotate(${n(angle * 57.3 + 90)})"`, () =>
        drawing.polygon([[0, -long], [5, 0], [0, 7]], "#9fdcff").polygon([[0, -long], [-5, 0], [0, 7]], "#eefaff"),
      );
    }
    drawing.ellipse(0, 0, 92, 80, "none", 'stroke="#bfeaff" stroke-width="2" opacity=".55" stroke-dasharray="40 9 12 7"').soft(0, 0, 100, 90, "#8fdcff", 0.3);
  };
}

/** Half of it cannot be seen. */
function hidden(ship: Draw): Draw {
  return (drawing, look) => {
    drawing.group('opacity=".45"', () => ship(drawing, look));
    drawing.group(`clip-path="${drawing.clip('<rect x="6" y="-110" width="110" height="220"/>')}"`, () => ship(drawing, look));
    for (let line = 0; line < 7; line++) drawing.line(`M${-80 + line * 4} ${-50 + line * 17}h${60 - line * 3}`, "#8dffd8", 1, 'opacity=".4"');
    drawing.ellipse(-40, 0, 52, 66, "none", 'stroke="#8dffd8" stroke-width="1.4" stroke-dasharray="3 5" opacity=".6"');
  };
}

const claws: Special["below"] = (drawing, coat, half) => {
  for (const side of [-1, 1]) drawing.path(`M${side * half} 4Q${side * 70} 10 ${side * 66} 48Q${side * 58} 78 ${side * 26} 84Q${side * 46} 64 ${side * 44} 44Q${side * 44} 28 ${side * half * 0.7} 24Z`, side < 0 ? coat[0] : coat[2], `stroke="${coat[3]}" stroke-width="2"`);
};

const tanks: Special["above"] = (drawing) => {
  for (const [x, y, r] of [[-34, -28, 20], [34, -28, 20], [-30, 8, 17], [30, 8, 17], [0, -40, 22]] as const) {
    drawing.sphere(x, y, r, r, ["#ffe9b8", "#c77b2f", "#3a1a0c"]).line(`M${x - r} ${y}a${r} ${r * 0.35} 0 0 0 ${2 * r} 0`, "#1a0d06", 2);
  }
};

const bridge: Special["above"] = (drawing, coat, half) => {
  drawing.pair([[0, -86], [half * 0.5, -80], [half * 0.75, -48], [0, -46]], coat[0], coat[2]);
  drawing.pair([[0, -76], [half * 0.3, -72], [half * 0.36, -62], [0, -62]], "#ffe2a8", "#c9954a");
  drawing.pair([[half * 0.9, 26], [half * 1.5, 16], [half * 1.35, 52], [half * 0.7, 60]], coat[1], coat[3]);
};

const ram: Special["above"] = (drawing, coat, half) => {
  bridge(drawing, coat, half);
  drawing.pair([[0, 60], [half * 1.1, 40], [half * 0.9, 66], [0, 94]], "#f0e0c8", coat[2]);
};

const spikes: Special["above"] = (drawing) => {
  for (const [x, long] of [[18, 96], [38, 80], [60, 58]] as const) {
    drawing.pair([[x - 5, -40], [x + 5, -38], [x + 9, -long]], "#8a2230", "#3a0d16");
    drawing.pair([[x - 4, 30 - x * 0.3], [x + 5, 20 - x * 0.3], [x - 2, long * 0.9]], "#565a72", "#1c1e2c");
  }
  drawing.glow(0, -14, 26, "#ff2b3d", 0.95);
};

const burning: Special["above"] = (drawing, _, half) => {
  drawing.soft(0, 20, 60, 100, "#ff4a1d", 0.4).glow(0, 70, 34, "#ff7a2d").pair([[0, 40], [half * 0.5, 52], [half * 0.3, 80], [0, 90]], "#ff8a5b", "#b3261b");
};

const dishes: Special["above"] = (drawing, coat) => {
  for (const side of [-1, 1]) drawing.ellipse(side * 58, -30, 20, 24, coat[3], `stroke="${coat[0]}" stroke-width="2.5"`).glow(side * 58, -30, 9, "#8dffb8");
};

const ring: Special["above"] = (drawing) => {
  drawing.ellipse(0, -4, 92, 30, "none", 'stroke="#7fd8ff" stroke-width="3" opacity=".8"').ellipse(0, -4, 92, 30, "none", 'stroke="#7fd8ff" stroke-width="10" opacity=".15"');
};

export const fighter = warship();
export const gunship = warship({ guns: "huge" });
export const destroyer = warship({ guns: "heavy" });
export const grappler = warship({ below: claws });
export const kamikaze = warship({ above: burning });
export const scout = warship({ above: dishes });
export const marauder = warship({ above: ring });
export const tanker = warship({ above: tanks });
export const manOfWar = warship({ guns: "heavy", above: bridge });
export const juggernaut = warship({ guns: "heavy", above: ram });
export const nemesis = warship({ coat: BLACK, above: spikes });
export const cryoship = frozen(fighter);
export const stealth = hidden(fighter);
