import type { Colour } from "../../../art/colour";
import type { Drawing } from "../../../art/drawing";
import { arm, type Draw } from "./look";

/** What comes aboard. */

type Coat = readonly [Colour, Colour, Colour];

interface Troop {
  count: 1 | 2 | 3;
  coat: Coat;
  hood?: boolean;
}

function soldier(drawing: Drawing, coat: Coat, eyes: Colour, hood: boolean): void {
  drawing.pair([[0, 34], [40, 26], [62, 44], [66, 110], [0, 110]], coat[1], coat[2]).pair([[34, 24], [66, 34], [70, 58], [44, 50]], coat[0], coat[1]);
  drawing.pair([[0, 40], [20, 36], [16, 110], [0, 110]], coat[0], coat[2], 'opacity=".7"').sphere(0, -10, 35, 42, coat);
  if (hood) drawing.pair([[0, -66], [14, -50], [40, -30], [36, 14], [26, 34], [0, 26]], "#5b1420", "#2a060d");
  drawing.path("M-28-16Q0-28 28-16L22 4Q0 14-22 4Z", "#0a0508").path("M-24-11L-5-3L-7 3L-20 1ZM24-11L5-3L7 3L20 1Z", eyes);
  for (const side of [-1, 1]) drawing.glow(side * 13, -3, 15, eyes, 0.5);
  drawing.line("M-12 18H12M-10 24H10", "#05070d", 3).line("M-30-34L-38-62", coat[1], 4);
}

const PLACES = { 1: [[0, 2, 0.92]], 2: [[-46, -2, 0.66], [24, 6, 0.86]], 3: [[-46, -2, 0.66], [46, -2, 0.66], [0, 2, 0.92]] } as const;

function troop({ count, coat, hood = false }: Troop): Draw {
  return (drawing) => {
    drawing.group(`clip-path="${drawing.clip('<circle r="97"/>')}"`, () => {
      drawing.soft(0, 20, 100, 90, "#ff5a3d", 0.28);
      PLACES[count].forEach(([x, y, size], place) => {
        const first = place === count - 1;
        drawing.group(`transform="translate(${x} ${y}) scale(${size})"`, () => soldier(drawing, coat, first ? "#ff4a3d" : "#ff8a5b", hood));
      });
      if (hood) drawing.line("M52-70L60 90", "#6a4a30", 6).path("M48-74Q92-66 88-22Q66-34 51-32Z", "#cfd6e6");
      else drawing.path("M-70 70L40 34L46 42L-60 86Z", "#20242f").path("M40 34L70 24L72 29L46 42Z", "#5b6477").glow(72, 26, 9, "#ff6b4a");
    });
  };
}

const SAND: Coat = ["#d0b290", "#7a5c3c", "#2b1d10"];
export const skirmishers = troop({ count: 2, coat: SAND });
export const troopers = troop({ count: 3, coat: SAND });
export const saboteur = troop({ count: 1, coat: ["#9fb0a0", "#4c5a50", "#18201b"] });
export const commandos = troop({ count: 3, coat: ["#b3a8d0", "#57487c", "#1d1733"] });
export const executioner = troop({ count: 1, coat: ["#8d8f9d", "#3c3f4e", "#15161f"], hood: true });

export const alien: Draw = (drawing) => {
  drawing.soft(0, 0, 100, 100, "#9dff4a", 0.22);
  for (const side of [-1, 1]) for (let limb = 0; limb < 3; limb++) arm(drawing, [side * 24, 40], side > 0 ? 0.5 + limb * 0.45 : 2.64 - limb * 0.45, 76, 9, ["#5d7a4a", "#0f1c10"], side * (0.3 + limb * 0.35));
  drawing.path("M-30 44Q-58-20-44-62Q-20-104 18-92Q62-76 50-14Q44 30 26 60Q0 88-22 64Z", "#0d160d").sphere(0, -40, 47, 50, ["#d4efb4", "#55753f", "#0d1a0d"]);
  drawing.path("M-38-4Q0 18 38-4Q40 36 20 58Q0 76-20 58Q-40 36-38-4Z", "#39512c");
  for (const side of [-1, 1]) drawing.path(`M${side * 8}-4Q${side * 22}-26 ${side * 42}-20Q${side * 34} 4 ${side * 8}-4Z`, "#04070a").line(`M${side * 14}-6Q${side * 24}-20 ${side * 36}-17`, "#d8ff8a", 2.5);
  drawing.path("M-24 24Q0 14 24 24Q20 58 0 62Q-20 58-24 24Z", "#12040a");
  for (let tooth = 0; tooth < 6; tooth++) drawing.polygon([[-19 + tooth * 7, 22], [-13 + tooth * 7, 22], [-16 + tooth * 7, 36]], "#f0ead0").polygon([[-15 + tooth * 5.4, 56], [-10 + tooth * 5.4, 56], [-12.5 + tooth * 5.4, 44]], "#f0ead0");
  drawing.line("M-4 62q2 18-2 28M6 62q2 10 1 20", "#c9ff8a", 2.5, 'opacity=".7"');
};

export const seeker: Draw = (drawing) => {
  drawing.soft(0, 0, 100, 100, "#ff4a5b", 0.3);
  for (const side of [-1, 1]) for (let leg = 0; leg < 3; leg++) drawing.line(`M${side * 34} ${-10 + leg * 18}L${side * 74} ${-44 + leg * 34}L${side * 88} ${16 + leg * 26}`, side < 0 ? "#93a2bf" : "#465576", 7);
  drawing.sphere(0, 0, 52, 52, ["#e6edfa", "#66769a", "#10172a"]).ellipse(0, 0, 30, 30, "#090c16", 'stroke="#cfd9ee" stroke-width="3"').glow(0, 0, 34, "#ff3b4d").ellipse(0, 0, 8, 8, "#ffffff");
};

export const slime: Draw = (drawing) => {
  drawing.soft(0, 20, 100, 80, "#b4ff3d", 0.3);
  const skin = drawing.radial([[0, "#f2ffb8"], [0.5, "#86c81f"], [1, "#214a08"]], [0.4, 0.25], 0.7);
  drawing.path("M-84 62Q-92 30-60 22Q-62-40-20-48Q-6-84 20-56Q64-48 60 14Q96 26 86 62Q74 82 56 70Q44 92 26 74Q8 90-10 74Q-30 92-44 72Q-70 84-84 62Z", skin);
  for (const [x, y, r] of [[-34, 40, 8], [44, 44, 10], [10, 52, 6], [-58, 52, 5], [34, -34, 6], [-30, -20, 5]] as const) drawing.ellipse(x, y, r, r, "#d8ff7a", 'opacity=".55"');
  drawing.eye(-14, -14, 15, "#6d2bd0").eye(24, -8, 11, "#6d2bd0").path("M-24 22Q6 44 38 20Q30 50 4 50Q-16 48-24 22Z", "#16300a");
};
