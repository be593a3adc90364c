import { mix } from "../../../art/colour";
import { n, type Point } from "../../../art/drawing";
import { chance } from "../../../art/random";
import type { Draw } from "./look";

/** Rocks, clouds, satellites and swarms. */

/** A rock of flat sides, larger with its hit points, burning with its speed. */
export const rock: Draw = (drawing, { seed, hp, speed, yellow }) => {
  const next = chance(seed);
  const size = 46 + hp * 4;
  const low = speed >= 4 ? 18 : 0;
  if (speed >= 4) {
    drawing.soft(-2, -30, 46, 92, "#ff7a2d", 0.65).soft(0, -20, 30, 80, "#ffd08a", 0.6);
    for (let flame = 0; flame < 9; flame++) drawing.line(`M${-34 + flame * 8.5}-20Q${-30 + flame * 8}-60 ${n(-22 + flame * 5.4)} ${-82 - ((flame * 37) % 26)}`, "#ffb35c", 2 + (flame % 3), 'opacity=".5"');
  }
  const rim = Array.from({ length: 15 }, (_, corner): Point => {
    const [angle, far] = [(corner / 15) * 6.2832, size * (0.82 + 0.26 * next())];
    return [Math.cos(angle) * far, low + Math.sin(angle) * far];
  });
  const base = yellow ? "#a8875c" : "#8f8680";
  drawing.polygon(rim, drawing.radial([[0, mix(base, "#ffffff", 0.35)], [0.5, base], [1, mix(base, "#0a0608", 0.8)]], [0.32, 0.28], 0.85), 'stroke="#0a0608" stroke-width="1.5"');
  rim.forEach((place, corner) => {
    const other = rim[(corner + 1) % rim.length] ?? place;
    drawing.polygon([place, other, [place[0] * 0.45, low + (place[1] - low) * 0.45]], corner > 7 && corner < 13 ? "#ffffff" : "#05070f", `opacity="${n(0.06 + 0.14 * next())}"`);
  });
  for (let crater = 0; crater < 9; crater++) {
    const [angle, far, r] = [next() * 6.3, Math.sqrt(next()) * size * 0.62, 3 + next() * next() * 13];
    const [x, y] = [Math.cos(angle) * far, low + Math.sin(angle) * far];
    drawing.ellipse(x, y, r, r * 0.9, "#05060a", 'opacity=".4"').line(`M${n(x - r)} ${n(y)}a${n(r)} ${n(r * 0.9)} 0 0 0 ${n(2 * r)} 0`, "#ffffff", 1.2, 'opacity=".28"');
  }
  const heat = speed >= 4 ? 0.9 : speed >= 3 ? 0.55 : 0.3;
  drawing.line(`M${n(-size * 0.8)} ${n(low + 6)}l18-10l6 14l20-6M${n(size * 0.2)} ${n(low - size * 0.7)}l6 18l-12 8l10 14`, "#ff7a2d", 2.4, `opacity="${heat}"`);
  for (const side of [-1, 1]) drawing.glow(side * size * 0.3, low, size * 0.2, "#ff8a3d", 0.9).line(`M${n(side * size * 0.5)} ${n(low - size * 0.19)}L${n(side * size * 0.12)} ${n(low - size * 0.02)}`, "#1a120e", size * 0.1);
  const mouth = `M${n(-size * 0.32)} ${n(low + size * 0.4)}l${n(size * 0.16)}-6l${n(size * 0.12)} 10l${n(size * 0.14)}-9l${n(size * 0.2)} 7`;
  drawing.line(mouth, "#2a140a", 7).line(mouth, "#ff9a4d", 2.5);
};

export const energyCloud: Draw = (drawing) => {
  for (const [x, y, r, colour] of [[-34, 12, 62, "#5a46dc"], [36, 6, 60, "#ff78e6"], [0, -30, 64, "#7a5af0"], [4, 34, 54, "#a04ce0"], [-50, -24, 36, "#ff78e6"], [54, -34, 34, "#5a46dc"]] as const) drawing.soft(x, y, r, r * 0.78, colour, 0.72);
  for (const side of [-1, 1]) drawing.glow(side * 24, -8, 20, "#ffd1ff", 0.95);
  drawing.line("M-60 30l20 8l-8 10l26 4M20 40l22-6l-6 14l24 2M-10-60l10 16l-12 4l12 20", "#ffffff", 2, 'opacity=".85"').line("M-30 26Q0 44 30 24", "#1a0830", 6, 'opacity=".7"');
};

export const maelstrom: Draw = (drawing) => {
  drawing.soft(0, 0, 100, 72, "#4678ff", 0.6);
  for (let lane = 0; lane < 3; lane++) {
    const start = (lane * 2 * Math.PI) / 3;
    const way = Array.from({ length: 26 }, (_, step): Point => [Math.cos(start + step * 0.2) * (8 + step * 3.4), Math.sin(start + step * 0.2) * (6 + step * 2.4)]);
    const line = `M${way.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}`;
    drawing.line(line, "#4678ff", 20, 'opacity=".28"').line(line, "#bfeaff", 7, 'opacity=".5"').line(line, "#ffffff", 1.6, 'opacity=".7"');
  }
  drawing.glow(0, 0, 34, "#c9f1ff").ellipse(0, 0, 10, 7, "#02030a");
  drawing.line("M-30-14l-16-16l6-10M34 10l22 8l-4 14M6 30l-10 18l12 8", "#eaffff", 1.8, 'opacity=".85"');
};

export const pulseBall: Draw = (drawing) => {
  drawing.soft(0, 0, 104, 104, "#5cc8ff", 0.45);
  for (let ring = 3; ring; ring--) drawing.ellipse(0, 0, 48 + ring * 15, 48 + ring * 15, "none", `stroke="#9fe6ff" stroke-width="${4 - ring}" opacity="${n(0.75 - ring * 0.16)}" stroke-dasharray="${60 - ring * 8} ${8 + ring * 7}"`);
  drawing.sphere(0, 0, 48, 48, ["#ffffff", "#4aa8ff", "#0c1c6e"]);
  for (const y of [-26, -9, 9, 26]) drawing.line(`M${n(-Math.sqrt(48 * 48 - y * y))} ${y}Q0 ${y + 15} ${n(Math.sqrt(48 * 48 - y * y))} ${y}`, "#072a66", 2.4, 'opacity=".6"');
  for (let bolt = 0; bolt < 9; bolt++) {
    const angle = bolt * 0.7 + 0.2;
    const to = (turn: number, long: number) => `l${n(Math.cos(angle + turn) * long)} ${n(Math.sin(angle + turn) * long)}`;
    drawing.line(`M${n(Math.cos(angle) * 47)} ${n(Math.sin(angle) * 47)}${to(0.6, 14)}${to(-0.6, 14)}${to(0.3, 16)}`, "#eaffff", 2);
  }
  drawing.eye(0, 4, 22, "#1266d6");
};

function satellite(psionic: boolean): Draw {
  const light = psionic ? "#ff7bd5" : "#7fd8ff";
  return (drawing, { shield }) => {
    drawing.soft(0, 0, 100, 100, light, 0.25);
    for (let wave = 0; wave < 3; wave++) drawing.line(`M${-40 - wave * 16} ${52 + wave * 9}Q0 ${84 + wave * 16} ${40 + wave * 16} ${52 + wave * 9}`, light, 4 - wave, `opacity="${n(0.85 - wave * 0.22)}"`);
    for (const side of [-1, 1]) {
      drawing.line(`M${side * 26}-4L${side * 44}-12`, "#93a2bf", 6);
      for (let panel = 0; panel < 2; panel++) {
        const x = side * (44 + panel * 26);
        drawing.polygon([[x, -44 - panel * 2], [x + side * 23, -50 - panel * 2], [x + side * 23, 22 + panel * 3], [x, 20 + panel * 3]], side < 0 ? "#3b63b8" : "#1b2f66", 'stroke="#c9d6ea" stroke-width="1.5"');
        for (let row = 1; row < 5; row++) drawing.line(`M${x} ${-44 + row * 13}l${side * 23}-3`, "#9fc3ff", 1, 'opacity=".5"');
      }
    }
    drawing.pair([[0, -62], [26, -50], [32, 0], [22, 42], [0, 50]], "#dbe4f4", "#5b6a8a").pair([[0, -62], [26, -50], [22, -42], [0, -52]], "#ffffff", "#93a2bf");
    for (let plate = 0; plate < shield; plate++) drawing.pair([[0, -44 + plate * 9], [27, -38 + plate * 9], [28, -33 + plate * 9], [0, -38 + plate * 9]], "#f4f8ff", "#8a9bbb");
    drawing.ellipse(0, 8, 25, 25, "#141b2e", 'stroke="#f0f4ff" stroke-width="3"').glow(0, 8, 30, light, 0.8).eye(0, 8, 18, psionic ? "#c218a0" : "#0b7bd0", psionic);
    if (psionic) {
      drawing.sphere(0, -64, 30, 22, ["#ffd6f2", "#d65bb4", "#4a0d4a"]);
      for (const side of [-1, 1]) drawing.line(`M${side * 2}-84Q${side * 14}-72 ${side * 4}-60Q${side * 20}-62 ${side * 24}-72`, "#7a1f70", 2.5);
    } else drawing.line("M-26-72Q0-50 26-72", "#dbe4f4", 5).line("M0-60V-84", "#dbe4f4", 3).glow(0, -86, 9, light);
  };
}

export const pulseSatellite = satellite(false);
export const psionicSatellite = satellite(true);

export const swarm: Draw = (drawing) => {
  const next = chance(12);
  drawing.soft(0, 0, 100, 80, "#ffd23f", 0.22);
  const places = Array.from({ length: 60 }, (_, one): Point => {
    const [angle, far] = [one * 2.4, Math.sqrt(one / 60) * 86];
    return [Math.cos(angle) * far * 1.06 + (next() - 0.5) * 9, Math.sin(angle) * far * 0.8 + (next() - 0.5) * 9];
  }).sort((one, other) => one[1] - other[1]);
  for (const [x, y] of places) {
    if (Math.hypot((Math.abs(x) - 30) / 15, (y + 6) / 10) < 1) continue;
    drawing.group(`transform="translate(${n(x)} ${n(y)}) scale(${(0.55 + (0.45 * (y + 80)) / 160).toFixed(2)}) rotate(${n(-x * 0.25)})"`, () => drawing.pair([[0, -9], [3, -3], [10, -9], [5, 6], [0, 12]], "#ffe9a8", "#8a5a14").ellipse(0, 2, 1.8, 1.8, "#ff4a2d"));
  }
  for (const side of [-1, 1]) drawing.glow(side * 30, -6, 17, "#ff5a2d", 0.9);
};
