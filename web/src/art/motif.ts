import { mix, type Colour } from "./colour";
import { die, star } from "./dice";
import { Drawing, n, type Point } from "./drawing";

/** Small pictures drawn with light, one for each thing that cards do, in a box from -50 to 50. */

/** A pen that draws on a dark ground: lines glow. */
class Pen extends Drawing {
  ray(way: string, colour: Colour, width = 4): this {
    this.line(way, colour, width * 3, 'opacity=".18"').line(way, colour, width * 1.7, 'opacity=".35"');
    return this.line(way, mix(colour, "#ffffff", 0.55), width);
  }

  /** A solid piece with an upper edge in the light. */
  block(x: number, y: number, width: number, height: number, colour: Colour, round = 3): this {
    const fill = this.linear([
      [0, mix(colour, "#ffffff", 0.35)],
      [0.4, colour],
      [1, mix(colour, "#05070f", 0.55)],
    ]);
    return this.rect(x, y, width, height, fill, `rx="${round}"`);
  }
}

type Draw = (pen: Pen) => void;

function circle(x: number, y: number, r: number): string {
  return `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0`;
}

function around(count: number, draw: (angle: number, place: number) => void): void {
  for (let place = 0; place < count; place++) draw((place / count) * 2 * Math.PI, place);
}

function gun(pen: Pen, barrels: number): void {
  const tall = 14 + barrels * 6;
  for (let barrel = 0; barrel < barrels; barrel++) {
    const y = (barrel - (barrels - 1) / 2) * 11;
    pen.block(-8, y - 4, 34, 8, "#8d98b3", 2).block(20, y - 5.5, 8, 11, "#39445e", 2);
    pen.ray(`M29 ${y}H52`, "#ff5a4d", 2.6).glow(29, y, 8, "#ff8a6b");
  }
  pen.block(-44, -tall / 2, 40, tall, "#46506e", 6).block(-38, -tall / 2 - 6, 22, 8, "#5d6886", 3).rect(-36, tall / 2 - 8, 24, 3, "#5cc8ff");
}

function shieldOf(pen: Pen, layers: number): void {
  for (let layer = 0; layer < layers; layer++) {
    const k = 1 - layer * 0.27;
    pen.ray(`M0 ${-44 * k}L${36 * k} ${-30 * k}V${-2 * k}Q${34 * k} ${28 * k} 0 ${46 * k}Q${-34 * k} ${28 * k} ${-36 * k} ${-2 * k}V${-30 * k}Z`, layer ? "#8fe3ff" : "#5cc8ff", 3.4 - layer * 0.7);
  }
  pen.soft(0, 0, 34, 38, "#5cc8ff", 0.4);
}

function rocketOf(pen: Pen, x: number, y: number, k: number): void {
  pen.group(`transform="translate(${x} ${y}) rotate(-38) scale(${k})"`, () => {
    pen.polygon([[-52, 0], [-20, -6], [-20, 6]], "#ff9a4d").polygon([[-40, 0], [-20, -3], [-20, 3]], "#fff0c4");
    pen.block(-20, -8, 44, 16, "#c3cde0", 4).polygon([[24, -8], [42, 0], [24, 8]], "#ff6b5a");
    pen.polygon([[-20, -8], [-28, -18], [-8, -8]], "#7d88a4").polygon([[-20, 8], [-28, 18], [-8, 8]], "#4c5674");
    pen.rect(-2, -8, 4, 16, "#ffd166");
  });
}

function craftOf(pen: Pen, x: number, y: number, k: number): void {
  pen.group(`transform="translate(${x} ${y}) rotate(-30) scale(${k})"`, () => {
    pen.polygon([[-44, -4], [-18, -5], [-18, 5], [-44, 4]], "#6fd0ff", 'opacity=".7"');
    pen.polygon([[-20, 0], [-14, -26], [2, -22], [12, -6]], "#7f95c0").polygon([[-20, 0], [-14, 26], [2, 22], [12, 6]], "#38476b");
    pen.polygon([[-20, -8], [14, -8], [38, 0], [-20, 0]], "#b9c8e4").polygon([[-20, 8], [14, 8], [38, 0], [-20, 0]], "#5a6a90");
    pen.ellipse(14, 0, 8, 4, "#bff1ff");
  });
}

const MOTIFS = {
  laser: (pen) => gun(pen, 1),
  cannon: (pen) => gun(pen, 2),
  battery: (pen) => gun(pen, 3),
  rocket: (pen) => {
    rocketOf(pen, -10, -6, 0.75);
    rocketOf(pen, 10, 12, 1);
  },
  shield: (pen) => shieldOf(pen, 1),
  bulwark: (pen) => shieldOf(pen, 2),
  rampart: (pen) => shieldOf(pen, 3),
  armor: (pen) => {
    for (const [x, y] of [[-17, -19], [17, -19], [0, 2], [-17, 23], [17, 23]] as const) {
      pen.polygon([[x, y - 20], [x + 17, y - 10], [x + 17, y + 10], [x, y + 20], [x - 17, y + 10], [x - 17, y - 10]], "#7f8ba6", 'stroke="#151c2e" stroke-width="2"');
      pen.polygon([[x, y - 20], [x + 17, y - 10], [x, y], [x - 17, y - 10]], "#c9d4e8");
    }
  },
  booster: (pen) => {
    for (const y of [-18, 18]) {
      pen.glow(-16, y, 22, "#ffb454", 0.9).polygon([[-14, y - 8], [-52, y], [-14, y + 8]], "#ffd08a").polygon([[-14, y - 4], [-40, y], [-14, y + 4]], "#ffffff");
      pen.block(-16, y - 12, 50, 24, "#6a5136", 8).rect(-2, y - 12, 5, 24, "#ffb454").rect(10, y - 12, 5, 24, "#ffb454");
    }
  },
  drone: (pen) => {
    around(6, (angle) => pen.line(`M0 0L${n(Math.cos(angle) * 34)} ${n(Math.sin(angle) * 34)}`, "#7f8ba6", 5).ellipse(Math.cos(angle) * 36, Math.sin(angle) * 36, 8, 8, "#39445e", 'stroke="#9be8ff" stroke-width="2"'));
    pen.sphere(0, 0, 20, 20, ["#e6edfa", "#66769a", "#10172a"]).glow(0, 0, 14, "#ff6b6b");
  },
  fighter: (pen) => craftOf(pen, 0, 2, 1.25),
  swarm: (pen) => {
    for (const [x, y, k] of [[-24, -22, 0.5], [20, -26, 0.42], [-4, 4, 0.72], [28, 14, 0.46], [-28, 26, 0.4]] as const) craftOf(pen, x, y, k);
  },
  probe: (pen) => {
    for (const side of [-1, 1]) {
      pen.line(`M${side * 14} 0H${side * 24}`, "#93a2bf", 4).rect(side > 0 ? 22 : -48, -14, 26, 28, "#1f4f8a", 'stroke="#9be8ff" stroke-width="2"');
      pen.line(`M${side * 35} -14V14M${side * 23} 0H${side * 47}`, "#9be8ff", 1, 'opacity=".7"');
    }
    pen.sphere(0, 0, 18, 18, ["#e6edfa", "#5b6a8a", "#141b2e"]).glow(0, 0, 12, "#ff6b6b");
    for (const r of [28, 38]) pen.line(`M${n(-r * 0.5)} ${n(-r * 0.87)}A${r} ${r} 0 0 1 ${n(r * 0.5)} ${n(-r * 0.87)}`, "#8dffb8", 2.4, 'opacity=".8"');
  },
  repair: (pen) => {
    pen.group('transform="rotate(45)"', () => {
      pen.block(-6, -16, 12, 60, "#aeb9cc", 5).path("M-20 -34A22 22 0 0 0 20 -34L10 -22H-10Z M-20 -34L-14 -46A24 24 0 0 0 -22 -20Z M20 -34L14 -46A24 24 0 0 1 22 -20Z", "#c9d4e8");
    });
    for (const [x, y, r] of [[-26, 22, 12], [26, 26, 9], [22, -24, 8]] as const) pen.glow(x, y, r, "#5be49b");
  },
  coins: (pen) => {
    for (let pile = 0; pile < 3; pile++) {
      for (let coin = 0; coin < 5 - pile; coin++) pen.ellipse(-30 + pile * 30, 32 - coin * 10, 17, 7, "#8a5a12").ellipse(-30 + pile * 30, 29 - coin * 10, 17, 7, "#ffd166", 'stroke="#fff0b8" stroke-width="1"');
    }
    pen.glow(-30, -20, 16, "#ffe2a8", 0.8);
  },
  cards: (pen) => {
    for (const turned of [-20, 0, 20]) {
      pen.group(`transform="translate(0 40) rotate(${turned})"`, () => pen.block(-18, -78, 36, 52, "#46568a", 5).rect(-13, -73, 26, 20, "#0f1628", 'rx="2"').line("M-12 -46H12M-12 -40H6", "#c3cfee", 2.5));
    }
  },
  dice: (pen) => {
    pen.group('transform="translate(-44 -40) rotate(-10 25 25) scale(.64)"', () => pen.add(die({ value: 5 })));
    pen.group('transform="translate(-2 -6) rotate(14 25 25) scale(.64)"', () => pen.add(die({ value: 3 })));
  },
  bounty: (pen) => {
    for (const r of [34, 19]) pen.ray(circle(0, 0, r), "#ffd166", 3);
    pen.ray("M0 -48V-26M0 26V48M-48 0H-26M26 0H48", "#ffd166", 3).polygon([[-9, -5], [14, 0], [-9, 7], [-3, 0]], "#ff8a6b");
  },
  prize: (pen) => pen.glow(0, 0, 46, "#ffb454", 0.7).path(star(0, 2, 40, 17, 5), "#ffd166", 'stroke="#fff4cf" stroke-width="2"'),
  evade: (pen) => {
    pen.ray("M-46 34C-20 34 -20 -6 4 -6S20 -34 44 -34", "#8dffd8", 4).polygon([[34, -46], [52, -34], [34, -22]], "#d6fff0");
    pen.line("M-46 -34L46 30", "#ff6b6b", 3, 'stroke-dasharray="3 8"');
  },
  counter: (pen) => {
    pen.ray("M-34 18A38 38 0 0 1 28 -24", "#ff8a6b", 6).ray("M34 -18A38 38 0 0 1 -28 24", "#5cc8ff", 6);
    pen.polygon([[20, -38], [44, -24], [20, -10]], "#ffb0a0").polygon([[-20, 38], [-44, 24], [-20, 10]], "#a8e4ff");
  },
  surge: (pen) => pen.glow(0, 0, 46, "#5cc8ff", 0.6).path("M8 -48L-26 8H-4L-12 48L28 -12H4Z", "#eaffff", 'stroke="#5cc8ff" stroke-width="4" stroke-linejoin="round"'),
  drain: (pen) => {
    pen.block(-26, -36, 52, 76, "#39445e", 8).rect(-10, -44, 20, 9, "#7f8ba6", 'rx="2"').rect(-18, 16, 36, 16, "#ff6b6b", 'rx="3"');
    for (const y of [-28, -14, 0]) pen.rect(-18, y, 36, 10, "#0b1020", 'rx="3"');
    pen.ray("M40 -30V24M32 14L40 26L48 14", "#ff8a6b", 3);
  },
  warp: (pen) => {
    around(26, (angle, place) => {
      const [from, to] = [14 + ((place * 37) % 15), 34 + ((place * 53) % 20)];
      pen.line(`M${n(Math.cos(angle) * from)} ${n(Math.sin(angle) * from)}L${n(Math.cos(angle) * to)} ${n(Math.sin(angle) * to)}`, place % 3 ? "#8fdcff" : "#ffffff", 2);
    });
    pen.glow(0, 0, 24, "#bfeaff");
  },
  burst: (pen) => {
    pen.glow(0, 0, 52, "#ff9a3d", 0.9);
    around(18, (angle, place) => {
      const to = 28 + ((place * 29) % 22);
      pen.line(`M${n(Math.cos(angle) * 9)} ${n(Math.sin(angle) * 9)}L${n(Math.cos(angle) * to)} ${n(Math.sin(angle) * to)}`, place % 2 ? "#ffe2a8" : "#ff8a4d", 2.6);
    });
    pen.ellipse(0, 0, 9, 9, "#ffffff");
  },
  crate: (pen) => {
    const lid: Point[] = [[0, -40], [40, -22], [0, -4], [-40, -22]];
    pen.polygon([[-40, -22], [0, -4], [0, 42], [-40, 22]], "#9a6a3a").polygon([[40, -22], [0, -4], [0, 42], [40, 22]], "#5a3a1e").polygon(lid, "#d8a566");
    pen.line("M-20 -13V32M20 -13V32M-40 0L0 20L40 0", "#2a1a0c", 3, 'opacity=".6"').ellipse(0, -22, 9, 5, "#ffd166");
  },
  flag: (pen) => pen.line("M-26 46V-44", "#c9d4e8", 5).path("M-24 -42Q0 -54 16 -40T46 -38V4Q30 -4 14 6T-24 4Z", "#d5404a", 'stroke="#ff9a9a" stroke-width="2"').path(star(10, -18, 12, 5, 5), "#fff0c4"),
  vault: (pen) => {
    for (let arch = 0; arch < 5; arch++) pen.ray(`M${-42 + arch * 8} 44V${-6 + arch * 6}A${42 - arch * 8} ${40 - arch * 6} 0 0 1 ${42 - arch * 8} ${-6 + arch * 6}V44`, ["#6f86c4", "#8fa6e0", "#b0c4f2", "#d6e2ff", "#ffffff"][arch] ?? "#ffffff", 1.8);
    pen.glow(0, 22, 24, "#ffe2a8");
  },
  dome: (pen) => {
    for (let tower = -3; tower <= 3; tower++) {
      const tall = 14 + ((tower * 7) & 15);
      pen.rect(tower * 12 - 5, 30 - tall, 10, tall, tower % 2 ? "#ffd98a" : "#9fb3d6");
    }
    pen.ray("M-46 30A46 46 0 0 1 46 30", "#8fe3ff", 3.4).line("M-50 32H50", "#8fe3ff", 3).soft(0, 20, 46, 40, "#5cc8ff", 0.35);
  },
  beam: (pen) => pen.polygon([[-46, 26], [-14, 8], [-6, 18], [-36, 40]], "#55617f").polygon([[-20, 2], [6, -10], [14, 2], [-10, 18]], "#8d98b3").ray("M10 -5L50 -30", "#ff5a4d", 3.4).glow(50, -30, 16, "#ff8a6b"),
  eye: (pen) => pen.path("M-48 0Q0 -44 48 0Q0 44 -48 0Z", "#0f2038", 'stroke="#8dffb8" stroke-width="3"').glow(0, 0, 26, "#8dffb8", 0.6).eye(0, -3, 18, "#1f9a6a"),
  time: (pen) => pen.path("M-26 -44H26Q26 -16 4 0Q26 16 26 44H-26Q-26 16 -4 0Q-26 -16 -26 -44Z", "#16223c", 'stroke="#9fc3ff" stroke-width="3.4"').path("M-15 -24H15Q10 -10 0 -2Q-10 -10 -15 -24Z M-20 40Q-14 22 0 16Q14 22 20 40Z", "#ffd166").line("M0 -2V20", "#ffd166", 2),
  link: (pen) => pen.ray(circle(-17, 0, 20), "#c9a6ff", 5).ray(circle(17, 0, 20), "#8fe3ff", 5),
  skull: (pen) => {
    pen.sphere(0, -8, 32, 32, ["#ffffff", "#c3cbd8", "#55617f"]).block(-15, 14, 30, 24, "#a9b3c6", 5);
    for (const side of [-1, 1]) pen.ellipse(side * 12, -6, 9, 10, "#0b1020").glow(side * 12, -5, 6, "#ff6b4a");
    pen.line("M-8 24V38M0 24V38M8 24V38", "#0b1020", 2.4).polygon([[0, 4], [5, 14], [-5, 14]], "#0b1020");
  },
  module: (pen) => {
    pen.block(-30, -30, 60, 60, "#4c5674", 8).block(-15, -15, 30, 30, "#2a3350", 4).glow(0, 0, 16, "#c9a6ff");
    around(4, (angle) => {
      const [x, y] = [Math.cos(angle), Math.sin(angle)];
      for (const off of [-14, 0, 14]) pen.line(`M${n(x * 30 - y * off)} ${n(y * 30 + x * off)}L${n(x * 46 - y * off)} ${n(y * 46 + x * off)}`, "#c9a6ff", 3);
    });
  },
  helmet: (pen) => {
    pen.sphere(0, 0, 40, 42, ["#f4f7ff", "#9aa6c4", "#2c3858"]).path("M-30 -8Q0 -26 30 -8L26 16Q0 30 -26 16Z", "#0b1626", 'stroke="#5cc8ff" stroke-width="2"');
    pen.path("M-22 -8Q-4 -18 10 -14L-4 10Z", "#bff1ff", 'opacity=".55"').rect(-3, -44, 6, 26, "#ffb454", 'rx="3"');
  },
} as const satisfies Record<string, Draw>;

export type MotifName = keyof typeof MOTIFS;
export const MOTIF_NAMES = Object.keys(MOTIFS) as MotifName[];

/** A motif around the origin. */
export function motif(name: MotifName): string {
  const pen = new Pen();
  const draw: Draw = MOTIFS[name];
  draw(pen);
  return String(pen);
}
