import { mix, type Colour } from "./colour";
import type { Drawing } from "./drawing";
import type { Chance } from "./random";

/** What everything in a bust shares. */
export interface Sitter {
  next: Chance;
  hue: Colour;
  rim: Colour;
}

/** Light on one side, shade on the other. */
export function turned(drawing: Drawing, colour: Colour): string {
  return drawing.linear(
    [
      [0, mix(colour, "#ffffff", 0.3)],
      [0.4, colour],
      [0.72, mix(colour, "#1a0c14", 0.48)],
      [1, mix(colour, "#0a0610", 0.75)],
    ],
    [0, 0.2],
    [1, 0.45],
  );
}

/** Shoulders with a collar; `neck` is how far apart its sides are. */
export function shoulders(drawing: Drawing, { hue, rim }: Sitter, neck = 12, trim: Colour = "#e8ecf8"): void {
  const cloth = turned(drawing, mix(hue, "#141a2c", 0.42));
  drawing.path("M2 104C4 84 14 78 34 74L50 82L66 74C86 78 96 84 98 104Z", cloth);
  drawing.line("M66 74C86 78 96 84 98 104", rim, 1.1, 'opacity=".75"');
  drawing.line("M20 104C21 94 24 86 30 80M80 104C79 94 76 86 70 80M50 84V104", "#05070f", 0.9, 'opacity=".55"');
  drawing.path(`M${50 - neck - 3} 74Q50 86 ${50 + neck + 3} 74L${50 + neck} 70Q50 80 ${50 - neck} 70Z`, turned(drawing, trim));
  drawing.rect(27, 88, 9, 3.4, mix(hue, "#ffffff", 0.35), 'rx="1"').rect(27, 93, 6, 1.8, mix(hue, "#ffffff", 0.15), 'rx=".9"');
}
