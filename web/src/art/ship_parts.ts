import { mix } from "./colour";
import { Drawing, n, torn, type Point } from "./drawing";
import type { Frame, PartKind, ShipPart } from "./ship";

/** How the parts of a ship look: whoever counts barrels, arcs, plates and cells knows their power. */

type Draw = (drawing: Drawing, frame: Frame, part: Required<ShipPart>) => void;

const MOST = 6;

export function drawPart(drawing: Drawing, frame: Frame, part: ShipPart, [x, y]: Point): void {
  const whole: Required<ShipPart> = { power: 1, charge: 1, broken: false, ...part };
  const told = { ...whole, power: Math.max(1, Math.min(MOST, Math.round(whole.power))) };
  drawing.group(`data-part="${part.kind}"${told.broken ? ' data-broken=""' : ""} transform="translate(${n(x)} ${n(y)})"`, () => {
    if (told.broken) drawing.group('opacity=".45"', () => LOOKS[part.kind](drawing, frame, { ...told, charge: 0 }));
    else LOOKS[part.kind](drawing, frame, told);
    if (told.broken) torn(drawing, part.kind === "shield" ? -frame.length * 0.04 : 0, 0, frame.length * 0.045, 20);
  });
}

const weapon: Draw = (drawing, { length }, { power, charge }) => {
  const u = length * 0.01;
  const tall = (2.2 + 1.5 * power) * u;
  for (let barrel = 0; barrel < power; barrel++) {
    const y = (barrel - (power - 1) / 2) * 2.4 * u;
    drawing.rect(3 * u, y - 0.75 * u, 10.5 * u, 1.5 * u, "#9aa4bb", 'rx="1" data-barrel=""');
    drawing.rect(11.4 * u, y - 1.05 * u, 2.6 * u, 2.1 * u, "#3a4258", 'rx="1"');
    if (charge > 0) drawing.glow(14 * u, y, 1.9 * u + 1.5 * u * charge, "#ff5a4d", 0.6 + 0.4 * charge);
  }
  drawing.rect(-4.5 * u, -tall / 2, 9 * u, tall, mix("#2b3650", "#ff8a6b", 0.12), `rx="${n(1.3 * u)}" stroke="#ff8a6b" stroke-width="${n(0.35 * u)}"`);
  drawing.rect(-3 * u, -tall / 2 + 0.5 * u, 6 * u, 0.5 * u, "#ffffff", 'opacity=".35"');
};

const missile: Draw = (drawing, { length }, { power, charge }) => {
  const u = length * 0.01;
  const tall = (1 + 2.4 * power) * u;
  drawing.rect(-6 * u, -tall / 2, 11 * u, tall, "#39405a", `rx="${n(u)}" stroke="#ffd166" stroke-width="${n(0.35 * u)}"`);
  for (let tube = 0; tube < power; tube++) {
    const y = (tube - (power - 1) / 2) * 2.3 * u;
    drawing.rect(-4 * u, y - 0.8 * u, 8 * u, 1.6 * u, "#10151f", 'rx="2" data-barrel=""');
    if (charge > 0) drawing.polygon([[4 * u, y - 0.8 * u], [7.5 * u, y], [4 * u, y + 0.8 * u]], "#ff8a5a");
  }
};

const shield: Draw = (drawing, { length, reach }, { power, charge }) => {
  const tall = reach * 1.12 + length * 0.02;
  for (let arc = 0; arc < power; arc++) {
    const x = length * 0.028 * arc;
    const way = `M${n(x - length * 0.1)} ${n(-tall)}A${n(length * 0.4)} ${n(tall * 1.16)} 0 0 1 ${n(x - length * 0.1)} ${n(tall)}`;
    const on = charge > 0;
    drawing.line(way, "#5cc8ff", length * 0.02, `opacity="${on ? n(0.2 + 0.35 * charge) : 0.08}"`);
    drawing.line(way, "#d6f3ff", length * 0.005, `data-arc="" opacity="${on ? n(0.55 + 0.45 * charge) : 0.35}"${on ? "" : ' stroke-dasharray="3 7"'}`);
  }
};

const booster: Draw = (drawing, { length }, { power, charge }) => {
  const u = length * 0.01;
  const fire = drawing.linear(
    [
      [0, "#ff7a2d", 0],
      [0.7, "#ffc46b", 0.85],
      [1, "#ffffff"],
    ],
    [0, 0],
    [1, 0],
  );
  const long = (8 + 3.5 * power) * u * (charge > 0 ? 1 : 0.35);
  drawing.polygon([[-5 * u, -1.5 * u], [-5 * u - long, 0], [-5 * u, 1.5 * u]], fire, 'data-plume="booster"');
  drawing.rect(-5.5 * u, -2.3 * u, 12 * u, 4.6 * u, "#40301f", `rx="${n(2 * u)}" stroke="#ffb454" stroke-width="${n(0.35 * u)}"`);
  for (let band = 0; band < power; band++) drawing.rect(-2.5 * u + band * 2 * u, -2.3 * u, 0.8 * u, 4.6 * u, "#ffb454", 'data-band=""');
};

const armor: Draw = (drawing, { length, half }, { power }) => {
  const [wide, tall] = [length * 0.085, Math.min(half * 0.62, length * 0.055)];
  const steel = drawing.linear([
    [0, "#dfe6f4"],
    [0.4, "#8b97b0"],
    [1, "#3d4660"],
  ]);
  for (let plate = 0; plate < power; plate++) {
    const x = (plate - (power - 1) / 2) * wide * 0.62;
    const y = (plate % 2 ? 0.14 : -0.14) * tall;
    drawing.polygon(
      [[x - wide * 0.5, y - tall], [x + wide * 0.4, y - tall], [x + wide * 0.6, y], [x + wide * 0.4, y + tall], [x - wide * 0.5, y + tall], [x - wide * 0.65, y]],
      steel,
      'stroke="#0b101c" stroke-width="1" data-plate=""',
    );
    for (const rivet of [-1, 1]) drawing.ellipse(x - wide * 0.3, y + rivet * tall * 0.6, length * 0.004, length * 0.004, "#141a2a");
  }
};

const computer: Draw = (drawing, { length }, { power, charge }) => {
  const u = length * 0.01;
  drawing.line(`M0 0L${n(1.5 * u)} ${n(-3.4 * u)}`, "#c9d6ea", 0.7 * u);
  drawing.ellipse(0, 0, 2.4 * u, 1.7 * u, "#26324e", `stroke="#8dffb8" stroke-width="${n(0.4 * u)}"`);
  for (let ring = 0; ring < power; ring++) {
    const r = (1.6 + 1.5 * ring) * u;
    drawing.line(`M${n(1.5 * u - r * 0.7)} ${n(-3.4 * u - r * 0.7)}A${n(r)} ${n(r)} 0 0 1 ${n(1.5 * u + r)} ${n(-3.4 * u)}`, "#8dffb8", 0.55 * u, `data-ring="" opacity="${n(0.95 - 0.12 * ring)}"`);
  }
  if (charge > 0) drawing.glow(1.5 * u, -3.4 * u, 2 * u, "#8dffb8", 0.9);
};

const source: Draw = (drawing, { length }, { power, charge }) => {
  const u = length * 0.01;
  for (let cell = 0; cell < power; cell++) {
    const [x, y] = [(cell % 3) * 3.2 * u - 3.2 * u, Math.floor(cell / 3) * 3.2 * u - 1.2 * u];
    drawing.ellipse(x, y, 1.45 * u, 1.45 * u, charge > 0 ? "#fff0b8" : "#5a4a2a", `stroke="#1a1408" stroke-width="${n(0.35 * u)}" data-cell=""`);
    if (charge > 0) drawing.glow(x, y, 2.6 * u, "#ffd23f", 0.7);
  }
};

const module: Draw = (drawing, { length }, { power, charge }) => {
  const u = length * 0.01;
  for (let box = 0; box < power; box++) {
    const x = box * 4.4 * u - (power - 1) * 2.2 * u;
    drawing.rect(x - 1.9 * u, -1.9 * u, 3.8 * u, 3.8 * u, "#46506c", `rx="${n(0.7 * u)}" stroke="#c9a6ff" stroke-width="${n(0.35 * u)}" data-box=""`);
    drawing.ellipse(x, 0, 0.9 * u, 0.9 * u, charge > 0 ? "#d9c2ff" : "#2a2238");
  }
};

const LOOKS: Record<PartKind, Draw> = { weapon, missile, shield, booster, armor, computer, source, module };
