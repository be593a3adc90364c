import { ALIENS, type AlienKind } from "./aliens";
import { shoulders, turned, type Sitter } from "./bust";
import { mix, type Colour } from "./colour";
import { Drawing } from "./drawing";
import { chance, pick } from "./random";

/** Who looks out of the picture. */
export type FaceKind = "human" | "pale" | "visor" | AlienKind;

export interface FacePlan {
  kind: FaceKind;
  seed: number;
  /** The colour of the clothes. */
  hue: Colour;
  /** The light from behind. */
  rim?: Colour;
  /** Somebody whose looks are known; the seed decides whatever is left out. */
  look?: Look;
}

/** How a human looks. */
export interface Look {
  skin?: Colour;
  hair?: Colour;
  /** Short, long, in a knot, cropped, or to the neck. */
  style?: 0 | 1 | 2 | 3 | 4;
  beard?: boolean;
}

/** A bust in a box of 100 by 100, lit from the left. */
export function face({ kind, seed, hue, rim = "#8fdcff", look = {} }: FacePlan): string {
  const drawing = new Drawing();
  const sitter: Sitter = { next: chance(seed), hue, rim };
  if (kind === "human" || kind === "pale") human(drawing, sitter, kind === "pale", look);
  else if (kind === "visor") visor(drawing, sitter);
  else ALIENS[kind](drawing, sitter);
  return String(drawing);
}

const SKINS = ["#f0c8a6", "#d9a077", "#b0754c", "#7d4d31", "#e4b28c", "#5f3a26"] as const;
const HAIRS = ["#2b1b14", "#6b3a1c", "#b9823a", "#17171f", "#8c8f99", "#9a4a22"] as const;

/** What is known of somebody, or what chance has said. */
function known<Part>(told: Part | undefined, drawn: Part): Part {
  return told ?? drawn;
}

function human(drawing: Drawing, sitter: Sitter, pale: boolean, look: Look): void {
  const { next, rim } = sitter;
  const skin: Colour = pale ? "#e9cdbb" : known(look.skin, pick(next, SKINS));
  const hair: Colour = pale ? "#f1efec" : known(look.hair, pick(next, HAIRS));
  const iris: Colour = pale ? "#d84848" : pick(next, ["#4a6f8f", "#5a4a32", "#4f7a52", "#3a3f4a"]);
  const [style, beard, jaw] = [known(look.style, Math.floor(next() * 5)), known(look.beard, !pale && next() < 0.3), next() * 3];
  if (style === 1 || style === 4) drawing.path(`M31 42C28 ${style === 1 ? 74 : 60} 30 80 34 84L66 84C70 80 72 ${style === 1 ? 74 : 60} 69 42Z`, turned(drawing, mix(hair, "#05070f", 0.35)));
  drawing.path("M41 56H59V73Q50 80 41 73Z", turned(drawing, mix(skin, "#2a1008", 0.28)));
  shoulders(drawing, sitter);
  const head = `M33 38C32 24 40 18 50 18S68 24 67 38C67 50 ${64 + jaw / 2} 57 ${59 + jaw / 2} 63Q50 71 ${41 - jaw / 2} 63C${36 - jaw / 2} 57 33 50 33 38Z`;
  drawing.path("M32 40Q28 38 29 45T34 51Z", mix(skin, "#ffffff", 0.12)).path("M68 40Q72 38 71 45T66 51Z", mix(skin, "#1a0c14", 0.6));
  drawing.path(head, turned(drawing, skin));
  features(drawing, skin, hair, iris);
  if (beard) {
    drawing.path(`M${35 - jaw / 2} 49Q36 67 50 70Q64 67 ${65 + jaw / 2} 49Q62 57 57 54.500Q50 52 43 54.500Q38 57 ${35 - jaw / 2} 49Z`, turned(drawing, hair));
    drawing.path("M45.5 58Q50 60.5 54.5 58Q50 62.5 45.5 58Z", mix(skin, "#7a2e26", 0.5));
  }
  drawing.path(HAIR[style] ?? "", turned(drawing, hair));
  drawing.line("M38 26Q46 19 58 22", mix(hair, "#ffffff", 0.4), 0.8, 'opacity=".55"');
  drawing.line("M67.5 34C68 48 66 56 61 63", rim, 1.3, 'opacity=".8"');
}

const HAIR = [
  "M32 40C29 20 38 12 51 13C66 13 71 22 68 41C66 32 63 27 57 26C48 29 40 27 36 28C34 32 33 35 32 40Z",
  "M31 46C26 18 38 11 50 11C63 11 74 18 69 46C67 38 66 30 60 25C52 31 42 28 37 27C34 33 33 39 31 46Z",
  "M33 34C33 19 41 14 50 14C60 14 67 19 67 34C63 26 58 23 50 23C42 23 37 26 33 34Z M50 15C44 12 44 3 51 3C58 3 57 12 50 15Z",
  "M33 33C33 21 40 17 50 17C60 17 67 21 67 33C62 27 57 26 50 26C43 26 38 27 33 33Z",
  "M32 44C28 22 36 12 48 12C62 10 72 20 68 44C67 34 64 29 61 25C54 24 44 30 35 29C33 34 33 39 32 44Z",
];

function features(drawing: Drawing, skin: Colour, hair: Colour, iris: Colour): void {
  const shade = mix(skin, "#2a0e10", 0.55);
  drawing.soft(59, 48, 10, 16, "#1a0610", 0.35);
  for (const x of [42.5, 57]) {
    drawing.ellipse(x, 42.5, 5.4, 3.6, shade, 'opacity=".45"').path(`M${x - 4.2} 43Q${x} 39.6 ${x + 4.2} 43Q${x} 45.6 ${x - 4.2} 43Z`, "#f3efe8");
    drawing.ellipse(x + 0.3, 42.8, 1.9, 1.9, iris).ellipse(x + 0.3, 42.8, 0.9, 0.9, "#08080c").ellipse(x - 0.5, 42, 0.5, 0.5, "#ffffff");
    drawing.line(`M${x - 4.4} 42.800Q${x} 39.4 ${x + 4.4} 42.6`, "#1c100c", 0.8);
    drawing.line(`M${x - 4.8} ${x < 50 ? 38 : 36.8}Q${x} 35 ${x + 4.8} ${x < 50 ? 36.8 : 38}`, mix(hair, "#1a1210", 0.3), 1.5);
  }
  drawing.path("M49 41Q47.5 49 46.5 52Q50 54.5 53.5 52Q52 49 51 41Z", mix(skin, "#ffffff", 0.14), 'opacity=".55"').path("M51 41Q53 48 54 52.500Q52 54 49.5 53.600Q52 50 51 41Z", shade, 'opacity=".55"');
  drawing.path("M44.5 58.400Q47.5 57 50 57.800Q52.5 57 55.5 58.400Q50 60 44.5 58.400Z", mix(skin, "#7a2e26", 0.6)).path("M44.8 58.600Q50 59.6 55.2 58.600Q50 62.4 44.8 58.600Z", mix(skin, "#a04a3e", 0.45));
  drawing.line("M44.5 58.500Q50 59.8 55.5 58.5", "#3a1410", 0.6).line("M47 65Q50 66.2 53 65", shade, 0.7, 'opacity=".6"');
}

/** Somebody in a helmet whose glass mirrors a horizon. */
function visor(drawing: Drawing, sitter: Sitter): void {
  const { next, hue, rim } = sitter;
  const shell: Colour = pick(next, ["#dfe5ee", "#8fa6c8", "#c9b48a", "#7f8ba6"]);
  shoulders(drawing, sitter, 17, shell);
  drawing.path("M26 44C26 22 36 11 50 11S74 22 74 44C74 60 68 70 50 72C32 70 26 60 26 44Z", turned(drawing, shell));
  const glass = drawing.linear([
    [0, "#1a2c4c"],
    [0.5, "#0a1020"],
    [0.54, "#ff9a5a"],
    [0.6, "#5a2438"],
    [1, "#0a0c18"],
  ]);
  drawing.path("M31 42C31 31 40 27 50 27S69 31 69 42C69 55 62 60 50 60S31 55 31 42Z", glass, `stroke="${mix(shell, "#05070f", 0.6)}" stroke-width="1.6"`);
  drawing.path("M35 40C36 33 43 30 50 30C46 36 42 42 41 52C37 49 35 45 35 40Z", "#bfe8ff", 'opacity=".38"');
  drawing.rect(47.5, 10, 5, 15, hue, 'rx="2"').ellipse(26.5, 44, 4, 7, mix(hue, "#10141f", 0.3)).ellipse(73.5, 44, 4, 7, mix(hue, "#05070f", 0.6));
  drawing.line("M75 30C77 42 75 56 66 66", rim, 1.3, 'opacity=".85"');
  if (next() < 0.5) drawing.line("M74 36L80 14", "#9aa6c4", 1).ellipse(80, 13, 1.4, 1.4, "#ff6b6b");
}
