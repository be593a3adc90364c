import { mix, type Colour } from "../../../art/colour";
import { Drawing } from "../../../art/drawing";
import { robot } from "./look";

export type Pose = "stand" | "walk" | "act" | "down";

const kept = new Map<string, string>();

/** Somebody in a suit, feet on the origin, 50 high, looking to the right. */
export function figure(colour: Colour, mark: string, pose: Pose): string {
  const key = `${colour} ${mark} ${pose}`;
  const known = kept.get(key);
  if (known) return known;
  const drawing = new Drawing();
  const [shade, lit] = [mix(colour, "#05070f", 0.55), mix(colour, "#ffffff", 0.45)];
  const cloth = drawing.linear([[0, lit], [0.45, colour], [1, shade]], [0, 0], [1, 0]);
  drawing.ellipse(0, 0, 13, 3, "#000000", 'opacity=".55"');
  drawing.group(pose === "down" ? 'transform="translate(-22 -4) rotate(86)"' : "", () => {
    drawing.rect(-11, -33, 22, 14, shade, 'rx="4"');
    if (pose === "walk") drawing.path("M-4-17L-9-8L-11 0h6L-1-9L1-15z", shade).path("M1-17L7-9L6 0h6L12-10L6-18z", colour);
    else drawing.path("M-7-18L-8 0h7L0-14z", colour).path("M7-18L8 0h-7L0-14z", shade);
    drawing.path("M-8-34Q0-38 8-34L9-17Q0-13-9-17Z", cloth);
    if (pose === "act") drawing.path("M5-32L16-37L17-33L7-25z", shade).path("M-6-32L-11-20L-7-18L-3-28z", lit);
    else drawing.path("M-8-33L-12-19L-8-17L-4-29z", lit).path("M8-33L12-19L8-17L4-29z", shade);
    drawing.ellipse(0, -41, 8.4, 8.4, cloth).path("M-5.5-43Q1-47 6.5-43L6-38Q0-35-5-38Z", "#0b1626").path("M-4-42.4Q0-44.6 3-43.6L0-40Z", "#bff1ff", 'opacity=".9"');
    drawing.add(`<text y="-22" font-size="9" text-anchor="middle" fill="#0b1020" font-weight="700">${mark}</text>`);
  });
  const svg = String(drawing);
  kept.set(key, svg);
  return svg;
}

/** The squad that follows somebody, awake or switched off, feet on the origin. */
export function squad(active: boolean): string {
  const drawing = new Drawing();
  drawing.group(active ? "" : 'transform="translate(-14 -6) rotate(80)" opacity=".8"', () => robot(drawing, active ? "#7fd8ff" : "#ff6b6b"));
  return String(drawing);
}
