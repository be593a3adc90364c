import { n, type Drawing } from "../../../art/drawing";
import { chance } from "../../../art/random";
import { robot, type Draw } from "./look";

/** What breaks down aboard. */

function alarmed(draw: (drawing: Drawing) => void): Draw {
  return (drawing) => {
    drawing.soft(0, 0, 98, 98, "#ff5a3d", 0.3);
    draw(drawing);
  };
}

export const hackedShields = alarmed((drawing) => {
  drawing.path("M0-84L70-56Q74 30 0 88Q-74 30-70-56Z", "#123a5c", 'stroke="#7fd8ff" stroke-width="5"');
  drawing.rect(-60, -30, 52, 9, "#7fd8ff").rect(-6, -14, 60, 9, "#ff5a8a").rect(-50, 6, 70, 9, "#7fd8ff").rect(0, 26, 44, 9, "#ff5a8a");
  drawing.line("M-36-50L36 52M36-50L-36 52", "#ff4a3d", 9, 'opacity=".85"');
});

export const warheads = alarmed((drawing) => {
  for (const x of [-42, 0, 42]) {
    drawing.group(`transform="translate(${x} 0)"`, () => {
      drawing.pair([[0, -70], [13, -40], [14, 50], [0, 54]], "#dbe4f4", "#55627a").pair([[0, -70], [13, -40], [0, -34]], "#ff9a7a", "#b3261b").pair([[13, 30], [26, 66], [12, 54]], "#93a2bf", "#2c3858");
    });
    drawing.glow(x, -46, 26, "#ff5a2d", 0.85);
  }
});

export const nuclear = alarmed((drawing) => {
  drawing.group('transform="rotate(-14)"', () => {
    drawing.pair([[0, -84], [30, -60], [34, 44], [0, 50]], "#d8dfe8", "#55627a").pair([[0, -84], [30, -60], [31, -40], [0, -38]], "#ffb8a8", "#c22f2a");
    drawing.pair([[0, 46], [34, 40], [54, 86], [0, 66]], "#93a2bf", "#2c3858").pair([[0, -20], [33, -22], [33, -14], [0, -12]], "#ffd23f", "#a87a10");
  });
  drawing.ellipse(0, 14, 27, 27, "#11141f", 'stroke="#ffd23f" stroke-width="3"');
  for (let blade = 0; blade < 3; blade++) {
    const at = (turn: number) => `${n(Math.cos(blade * 2.094 - turn) * 21)} ${n(14 + Math.sin(blade * 2.094 - turn) * 21)}`;
    drawing.path(`M0 14L${at(2.09)}A21 21 0 0 1 ${at(1.05)}Z`, "#ffd23f");
  }
  drawing.ellipse(0, 14, 7, 7, "#11141f").ellipse(0, 14, 4, 4, "#ff3b2d").glow(-8, -64, 30, "#ff4a2d", 0.85);
});

export const fissure = alarmed((drawing) => {
  drawing.pair([[0, -80], [80, -70], [84, 74], [0, 84]], "#7f8ca8", "#465576").line("M-84-40H84M-84 0H84M-84 40H84", "#1d2740", 2);
  drawing.path("M-20-88L6-52L-14-24L16 4L-8 34L14 62L-2 90L26 60L12 36L34 6L10-22L30-54Z", "#02030a", 'stroke="#ff8a4d" stroke-width="3"').glow(8, 4, 40, "#ff7a3d", 0.6);
});

export const uprising = alarmed((drawing) => {
  for (const [x, y, size] of [[-44, 45, 2.3], [44, 45, 2.3], [0, 70, 3.6]] as const) drawing.group(`transform="translate(${x} ${y}) scale(${size})"`, () => robot(drawing, "#ff3b2d"));
  for (const x of [-7, 9]) drawing.glow(x, -34, 16, "#ff3b2d", 0.8);
});

export const virus = alarmed((drawing) => {
  drawing.rect(-72, -58, 144, 104, "#0a1420", 'rx="10" stroke="#8a9bbb" stroke-width="6"').path("M-20 46L-28 76H28L20 46", "#465576");
  for (let spike = 0; spike < 12; spike++) {
    const [x, y] = [Math.cos(spike * 0.5236), Math.sin(spike * 0.5236)];
    drawing.line(`M${n(x * 26)} ${n(-6 + y * 26)}L${n(x * 42)} ${n(-6 + y * 42)}`, "#7dff9b", 4).ellipse(x * 43, -6 + y * 43, 4, 4, "#7dff9b");
  }
  drawing.sphere(0, -6, 28, 28, ["#d8ffd0", "#3cb45c", "#0b3a1c"]).path("M-16-14L-4-8L-14-4ZM16-14L4-8L14-4Z", "#04140a").line("M-12 8L-6 3L0 9L6 3L12 8", "#04140a", 4);
});

export const overheated = alarmed((drawing) => {
  drawing.pair([[0, -84], [44, -70], [44, 70], [0, 84]], "#8a9bbb", "#2c3858").rect(-30, -58, 60, 116, "#1a0805", 'rx="22"');
  drawing.glow(0, 6, 60, "#ff6a2d").glow(0, 10, 28, "#ffe08a").path("M-16-26L-4-16L-14-10ZM16-26L4-16L14-10Z", "#2a0a05");
});

export const overload = alarmed((drawing) => {
  for (const side of [-1, 0, 1]) {
    drawing.rect(side * 52 - 17, -60, 34, 120, "#24324f", 'rx="8" stroke="#8a9bbb" stroke-width="3"').rect(side * 52 - 9, -48, 18, 96, "#0a1a12", 'rx="5"').glow(side * 52, side * 14, 34, "#5be49b", 0.9);
  }
  drawing.line("M-52-40L-24-6L-34 2L0 30M52 44L24 6L34-4L0-36", "#fff2a8", 4).glow(0, 0, 34, "#ffd23f");
});

export const wires = alarmed((drawing) => {
  const next = chance(3);
  const colours = ["#ff6b6b", "#5cc8ff", "#ffd23f", "#5be49b"];
  for (let wire = 0; wire < 9; wire++) {
    const bend = () => `${n(-40 + next() * 80)} ${n(-80 + next() * 160)}`;
    drawing.line(`M-84 ${-60 + wire * 15}C${bend()} ${bend()} 84 ${-60 + ((wire * 5) % 9) * 15}`, colours[wire % colours.length] ?? "#ffffff", 6);
  }
  drawing.glow(6, 0, 34, "#fff2a8");
});

export const contamination = alarmed((drawing) => {
  const next = chance(6);
  for (let blob = 0; blob < 26; blob++) {
    const [angle, far, r] = [blob * 2.4, Math.sqrt(blob / 26) * 80, 6 + next() * 13];
    drawing.sphere(Math.cos(angle) * far, Math.sin(angle) * far, r, r, ["#f0d0ff", "#9a3fc8", "#2a0a45"]);
  }
  drawing.eye(0, 0, 20, "#c8ff3d");
});
