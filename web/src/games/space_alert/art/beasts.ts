import { n } from "../../../art/drawing";
import { chance } from "../../../art/random";
import { arm, type Draw } from "./look";

/** What lives out there. */

export const octopus: Draw = (drawing, { seed }) => {
  const next = chance(seed);
  drawing.soft(0, 0, 100, 96, "#b04cff", 0.28);
  for (const turn of [0, 7, 1, 6, 2, 5, 3, 4]) {
    const angle = Math.PI * (0.08 + 0.84 * (1 - turn / 7));
    arm(drawing, [Math.cos(angle) * 26, 8 + Math.sin(angle) * 10], angle, 78 + next() * 22, 12.5, turn % 2 ? ["#c868c4", "#431355"] : ["#e88ad0", "#5b1c66"], (turn < 3.5 ? -1 : 1) * (0.75 + next() * 0.8), "#ffd3ee");
  }
  drawing.sphere(0, -30, 44, 50, ["#ffc4ea", "#c055b4", "#3d1050"]).sphere(0, 6, 34, 22, ["#f39bd8", "#a3439c", "#3d1050"]);
  for (let spot = 0; spot < 22; spot++) {
    const [angle, far] = [next() * 6.3, Math.sqrt(next())];
    drawing.ellipse(Math.cos(angle) * far * 36, -44 + Math.sin(angle) * far * 30, 1 + next() * 3, 1 + next() * 3, "#ffe3f6", `opacity="${n(0.15 + 0.35 * next())}"`);
  }
  drawing.eye(-18, 0, 13, "#ffc93d", true).eye(18, 0, 13, "#ffc93d", true);
  drawing.line("M-34-13Q-18-17-5-5M34-13Q18-17 5-5", "#3d1050", 6);
};

export const amoeba: Draw = (drawing, { seed, hp }) => {
  const next = chance(seed);
  const way = "M-78-30C-62-62-28-40-6-50C24-64 40-36 66-44C98-34 84-6 78 14C92 42 60 62 34 54C12 44 0 74-28 66C-56 70-66 44-82 38C-98 18-70 6-78-30Z";
  drawing.soft(0, 0, 110, 100, "#5dff9b", 0.3);
  drawing.path(way, drawing.radial([[0, "#d8ffd9", 0.95], [0.4, "#4fd07c", 0.82], [0.85, "#0f5a3f", 0.85], [1, "#a9ffc4"]], [0.38, 0.32], 0.6), 'stroke="#c9ffd6" stroke-width="3"');
  drawing.path(way, "none", 'transform="scale(.87)" stroke="#0c4a35" stroke-width="2" opacity=".4"');
  for (let bubble = 0; bubble < hp * 2; bubble++) {
    const [angle, far] = [next() * 6.3, Math.sqrt(next()) * 44];
    const [x, y, r] = [Math.cos(angle) * far * 1.2, Math.sin(angle) * far, 3 + next() * 6];
    drawing.ellipse(x, y, r, r, "#08402f", 'opacity=".45"').ellipse(x - 1.5, y - 1.5, r * 0.4, r * 0.4, "#e9ffd0", 'opacity=".55"');
  }
  drawing.sphere(4, 2, 27, 24, ["#ffe48a", "#ff8f3d", "#7a1f16"]).eye(4, 4, 15, "#b3341f").path("M-22 38Q4 52 30 36Q6 46-22 38", "#052b20");
};

export const jellyfish: Draw = (drawing) => {
  const next = chance(4);
  drawing.soft(0, -20, 104, 84, "#54c8ff", 0.3);
  for (let thread = 0; thread < 15; thread++) {
    const [x, long, bend] = [-50 + thread * 7, 52 + next() * 40, (next() - 0.5) * 44];
    drawing.line(`M${n(x * 0.9)} 8C${n(x + bend)} ${n(20 + long * 0.3)} ${n(x - bend)} ${n(long * 0.7)} ${n(x + bend * 0.5)} ${n(long)}`, thread % 3 ? "#8fe0ff" : "#ffb7f0", 1.4 + next() * 3.6, 'opacity=".7"');
  }
  const bell = drawing.radial([[0, "#f2fdff", 0.98], [0.4, "#6fb8ff", 0.85], [1, "#251a78", 0.85]], [0.38, 0.22], 0.9);
  drawing.path("M-68 10C-74-58-34-88 0-88S74-58 68 10Q57-2 45 12Q34 0 23 14Q11 2 0 16Q-11 2-23 14Q-34 0-45 12Q-57-2-68 10Z", bell, 'stroke="#dff6ff" stroke-width="2"');
  for (const rib of [-0.66, -0.33, 0, 0.33, 0.66]) drawing.line(`M${n(rib * 58)}-4C${n(rib * 68)}-48 ${n(rib * 30)}-80 0-86`, "#ffffff", 2, 'opacity=".3"');
  for (const side of [-1, 1]) drawing.glow(side * 25, -26, 13, "#ff9df0").ellipse(side * 25, -24, 5, 7, "#150a3c");
  drawing.glow(0, -48, 18, "#bff1ff", 0.8);
};

export const crab: Draw = (drawing, { shield }) => {
  drawing.soft(0, 10, 110, 80, "#ff7a5b", 0.25);
  for (const side of [-1, 1]) {
    for (let leg = 0; leg < 3; leg++) {
      const way = `M${side * 40} ${12 + leg * 10}Q${side * (84 - leg * 6)} ${-8 + leg * 22} ${side * (92 - leg * 12)} ${48 + leg * 16}`;
      drawing.line(way, "#6e1f2e", 9 - leg).line(way, "#ff9a7a", 3);
    }
    drawing.line(`M${side * 36}-10Q${side * 80}-20 ${side * 74}-52`, "#8c2a38", 13);
    drawing.path(`M${side * 76}-44Q${side * 102}-70 ${side * 74}-98Q${side * 80}-76 ${side * 66}-70Q${side * 58}-86 ${side * 60}-96Q${side * 38}-66 ${side * 76}-44Z`, side < 0 ? "#ff9a7a" : "#b23a44", 'stroke="#4a0f1c" stroke-width="2"');
  }
  drawing.path("M-62 4Q-54-44 0-46Q54-44 62 4Q44 46 0 50Q-44 46-62 4Z", "#7a2332").sphere(0, -6, 58, 40, ["#ffc0a0", "#d4515a", "#4f1220"]);
  for (let plate = 0; plate <= shield; plate++) drawing.line(`M${-48 + plate * 8} ${-6 + plate * 12}Q0 ${-34 + plate * 16} ${48 - plate * 8} ${-6 + plate * 12}`, "#5c1624", 3, 'opacity=".7"');
  for (const [x, y] of [[-30, -30], [0, -40], [30, -30], [-16, -20], [16, -20]] as const) drawing.polygon([[x - 6, y + 4], [x, y - 10], [x + 6, y + 4]], "#ffe1c4");
  for (const side of [-1, 1]) drawing.line(`M${side * 14} 14L${side * 18}-2`, "#8c2a38", 6).eye(side * 18, 4, 9, "#9dff4a", true);
  drawing.path("M-20 30L-12 38L-6 31L0 40L6 31L12 38L20 30L14 46H-14Z", "#2a0710");
};

export const behemoth: Draw = (drawing, { shield }) => {
  drawing.soft(0, 0, 110, 90, "#5b7bff", 0.25);
  for (const side of [-1, 1]) drawing.path(`M${side * 30} 0Q${side * 96}-30 ${side * 98} 30Q${side * 70} 16 ${side * 40} 34Z`, side < 0 ? "#7286b8" : "#2c3760");
  drawing.sphere(0, -6, 66, 72, ["#cfd9f5", "#6576a8", "#141a36"]);
  for (let plate = 0; plate < shield; plate++) {
    const [x, y] = [58 - plate * 6, -34 + plate * 9];
    drawing.path(`M${-x} ${y}Q0 ${-92 + plate * 22} ${x} ${y}Q0 ${-70 + plate * 22} ${-x} ${y}Z`, "#dfe7ff", 'opacity=".85" stroke="#1a2144" stroke-width="2"');
  }
  drawing.path("M-54 26Q0-6 54 26Q40 84 0 86Q-40 84-54 26Z", "#0a0512").soft(0, 52, 40, 26, "#ff5a3d", 0.8);
  for (let tooth = 0; tooth < 9; tooth++) {
    const x = -44 + tooth * 11;
    const top = 28 - 8 * Math.cos(x / 34);
    drawing.polygon([[x - 5, top], [x + 5, top], [x, 44]], "#f6f1e0");
    drawing.polygon([[x * 0.8 - 4, 78 - Math.abs(x) * 0.25], [x * 0.8 + 4, 78 - Math.abs(x) * 0.25], [x * 0.8, 60 - Math.abs(x) * 0.12]], "#d8d0b8");
  }
  for (const [x, y, r] of [[-34, 2, 8], [34, 2, 8], [-50, -8, 5], [50, -8, 5], [-20, -8, 5], [20, -8, 5]] as const) drawing.glow(x, y, r * 1.8, "#ffd23f").ellipse(x, y, r * 0.22, r * 0.7, "#1a0800");
};
