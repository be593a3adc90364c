import { shoulders, turned, type Sitter } from "./bust";
import { mix, type Colour } from "./colour";
import { n, type Drawing } from "./drawing";
import { pick } from "./random";

/** Faces that are not ours. */
export type AlienKind = "reptile" | "insect" | "robot" | "plant" | "hydran" | "dragon" | "machine" | "noble" | "elder" | "column" | "ilt" | "grey";

type Draw = (drawing: Drawing, sitter: Sitter) => void;

function neck(drawing: Drawing, skin: Colour, wide = 12): void {
  drawing.path(`M${50 - wide} 52H${50 + wide}V76Q50 84 ${50 - wide} 76Z`, turned(drawing, mix(skin, "#0a0c10", 0.35)));
}

const rimmed = (drawing: Drawing, way: string, rim: Colour) => drawing.line(way, rim, 1.3, 'opacity=".8"');

const reptile: Draw = (drawing, sitter) => {
  const skin = pick(sitter.next, ["#6f8a4a", "#8a7a4a", "#5a7a52", "#7a5a4a"]);
  const iris = pick(sitter.next, ["#ffcf4a", "#c8f06a", "#ff9a4a"]);
  neck(drawing, skin, 14);
  shoulders(drawing, sitter, 15, "#b8a884");
  for (let spike = 0; spike < 5; spike++) drawing.polygon([[44 + spike * 6, 20 + spike * 2.4], [48 + spike * 6.4, 9 + spike * 4], [51 + spike * 6, 22 + spike * 3]], mix(skin, "#1a0c08", 0.3));
  drawing.path("M30 36C30 20 42 15 53 16C66 18 72 28 70 44C69 54 66 60 60 63L40 66C30 66 22 60 21 53C22 46 30 46 30 36Z", turned(drawing, skin));
  for (let scale = 0; scale < 46; scale++) {
    const [x, y] = [34 + sitter.next() * 34, 20 + sitter.next() * 40];
    drawing.ellipse(x, y, 1.6, 1.2, mix(skin, x < 50 ? "#ffffff" : "#05070f", 0.22), 'opacity=".6"');
  }
  drawing.line("M21.5 55Q38 60 62 54", "#1a1208", 1.5).ellipse(25, 48, 1.5, 1, "#120c06");
  for (let tooth = 0; tooth < 6; tooth++) drawing.polygon([[26 + tooth * 5, 56 + tooth * 0.1], [28 + tooth * 5, 60], [30 + tooth * 5, 56.5]], "#f0ead0");
  drawing.path("M34 36Q42 30 52 35L50 40Q42 36 34 39Z", mix(skin, "#05070f", 0.4)).eye(43, 38, 5, iris, true);
  rimmed(drawing, "M70 30C72 44 70 56 61 63", sitter.rim);
};

const insect: Draw = (drawing, sitter) => {
  const skin = pick(sitter.next, ["#7a8a5a", "#8a6a7a", "#5a7d6a", "#9a7a3a"]);
  const iris = pick(sitter.next, ["#c03a6a", "#ffb03a", "#8dffd8"]);
  neck(drawing, skin, 7);
  shoulders(drawing, sitter, 11, mix(skin, "#05070f", 0.4));
  for (const side of [-1, 1]) drawing.line(`M${50 + side * 6} 22Q${50 + side * 12} 8 ${50 + side * 24} 6`, mix(skin, "#05070f", 0.3), 1.8).ellipse(50 + side * 24, 6, 2, 2, iris);
  drawing.path("M30 32C30 20 40 16 50 16S70 20 70 32C70 46 62 52 58 62Q50 74 42 62C38 52 30 46 30 32Z", turned(drawing, skin));
  for (let ring = 0; ring < 4; ring++) drawing.line(`M${40 + ring} ${50 + ring * 4}Q50 ${53 + ring * 4} ${60 - ring} ${50 + ring * 4}`, "#10140a", 1, 'opacity=".5"');
  for (const side of [-1, 1]) {
    drawing.group(`transform="translate(${50 + side * 15} 36) rotate(${side * 16})"`, () => {
      drawing.sphere(0, 0, 9, 13, [mix(iris, "#ffffff", 0.6), iris, mix(iris, "#05070f", 0.75)], 'stroke="#10100c" stroke-width="1"');
      for (let row = -2; row <= 2; row++) drawing.line(`M-7 ${row * 4}H7`, "#05070f", 0.5, 'opacity=".4"');
    });
    drawing.line(`M${50 + side * 4} 64Q${50 + side * 14} 70 ${50 + side * 5} 79`, mix(skin, "#05070f", 0.25), 3).line(`M${50 + side * 4} 64Q${50 + side * 14} 70 ${50 + side * 5} 79`, mix(skin, "#ffffff", 0.3), 1);
  }
  rimmed(drawing, "M70 34C70 46 62 52 58 62", sitter.rim);
};

const robot: Draw = (drawing, sitter) => {
  const [steel, iris] = [pick(sitter.next, ["#8d98ab", "#a89a82", "#7a8a92"]), pick(sitter.next, ["#ff5a4d", "#ffb454", "#5cc8ff"])];
  drawing.rect(41, 58, 18, 20, "#20262f").line("M41 64H59M41 69H59", "#5a6478", 1.4);
  shoulders(drawing, sitter, 13, steel);
  drawing.line("M62 22L64 6", "#9aa6c4", 1.2).ellipse(64, 5, 1.8, 1.8, iris);
  drawing.rect(29, 20, 42, 42, turned(drawing, steel), 'rx="7"').rect(24, 34, 7, 16, mix(steel, "#ffffff", 0.1), 'rx="3"').rect(69, 34, 7, 16, mix(steel, "#05070f", 0.6), 'rx="3"');
  drawing.rect(33, 33, 34, 10, "#0a0c14", 'rx="4"').rect(35, 36, 30, 4, iris, 'rx="2"').glow(43, 38, 9, iris, 0.7);
  for (let slot = 0; slot < 4; slot++) drawing.rect(40, 50 + slot * 2.7, 20, 1.3, "#10141f");
  for (const [x, y] of [[33, 25], [67, 25], [33, 57], [67, 57]] as const) drawing.ellipse(x, y, 1.2, 1.2, mix(steel, "#05070f", 0.5));
  rimmed(drawing, "M71 26V56", sitter.rim);
};

const plant: Draw = (drawing, sitter) => {
  const skin = pick(sitter.next, ["#5f9a4a", "#7aa83a", "#3f8a6a"]);
  for (let leaf = 0; leaf < 9; leaf++) {
    const angle = -150 + leaf * 15 + 8 * sitter.next();
    drawing.group(`transform="translate(50 40) rotate(${n(angle)})"`, () => drawing.path("M14 0Q34 -10 48 0Q34 10 14 0Z", leaf % 2 ? mix(skin, "#d8ff7a", 0.25) : mix(skin, "#05180a", 0.35)).line("M16 0H44", "#e4ffb0", 0.6, 'opacity=".6"'));
  }
  drawing.path("M42 56C40 70 34 80 24 104H76C66 80 60 70 58 56Z", turned(drawing, mix(skin, "#3a2a14", 0.5)));
  for (const x of [40, 46, 54, 60]) drawing.line(`M${x} 104Q${50 + (x - 50) * 0.4} 80 ${50 + (x - 50) * 0.3} 64`, "#1a1208", 1, 'opacity=".5"');
  drawing.path("M31 42C30 26 40 20 50 20S70 26 69 42C68 56 58 68 50 69S32 56 31 42Z", turned(drawing, skin));
  drawing.line("M50 21V38M50 30L40 26M50 30L60 26M50 36L38 34M50 36L62 34", mix(skin, "#eaffc0", 0.5), 0.9, 'opacity=".55"');
  for (const side of [-1, 1]) drawing.path(`M${50 + side * 4} 46Q${50 + side * 10} 38 ${50 + side * 17} 41Q${50 + side * 12} 49 ${50 + side * 4} 46Z`, "#0c1408").ellipse(50 + side * 10, 43.5, 2.6, 2.8, "#ffe04a").ellipse(50 + side * 10, 43.5, 1, 2.2, "#140c04");
  drawing.path("M42 58Q50 62 58 58Q50 66 42 58Z", "#23110a");
  rimmed(drawing, "M69 38C69 54 60 66 51 69", sitter.rim);
};

const hydran: Draw = (drawing, sitter) => {
  const skin = pick(sitter.next, ["#5aa8d8", "#7a8ae0", "#4ac0c0"]);
  shoulders(drawing, sitter, 18, mix(skin, "#ffffff", 0.3));
  drawing.soft(50, 36, 44, 40, skin, 0.35);
  for (let arm = 0; arm < 7; arm++) {
    const x = 32 + arm * 6;
    drawing.line(`M${x} 52Q${x + (arm % 2 ? 6 : -6)} 66 ${x + (arm % 2 ? -3 : 3)} 80`, mix(skin, arm < 3 ? "#ffffff" : "#05070f", 0.3), 4.2 - Math.abs(arm - 3) * 0.5);
  }
  drawing.path("M22 44C18 18 34 8 50 8S82 18 78 44C74 58 62 58 50 57S26 58 22 44Z", turned(drawing, skin), 'opacity=".94"');
  drawing.path("M30 26C34 16 42 13 50 13C44 18 38 24 36 34Z", "#ffffff", 'opacity=".4"');
  for (const [x, y, r] of [[38, 44, 6.5], [62, 44, 6.5], [50, 32, 4.5]] as const) drawing.eye(x, y, r, "#123a6a");
  rimmed(drawing, "M78 34C79 46 74 56 62 57", sitter.rim);
};

const dragon: Draw = (drawing, sitter) => {
  const skin = pick(sitter.next, ["#b0823a", "#a05a3a", "#8a7a3f"]);
  neck(drawing, skin, 13);
  shoulders(drawing, sitter, 15, "#d8b45a");
  for (const side of [-1, 1]) {
    drawing.path(`M${50 + side * 14} 24Q${50 + side * 30} 18 ${50 + side * 34} -2Q${50 + side * 22} 8 ${50 + side * 8} 18Z`, side < 0 ? "#f0e4c4" : "#8a7a5a");
    for (let frill = 0; frill < 3; frill++) drawing.polygon([[50 + side * 19, 32 + frill * 9], [50 + side * (34 - frill * 3), 34 + frill * 11], [50 + side * 18, 40 + frill * 9]], side < 0 ? mix(skin, "#ff6a3a", 0.4) : mix(skin, "#2a0808", 0.6));
  }
  drawing.path("M32 32C34 20 42 16 50 16S66 20 68 32L64 48Q62 66 54 70H46Q38 66 36 48Z", turned(drawing, skin));
  drawing.path("M50 16L56 44L50 64L44 44Z", mix(skin, "#ffffff", 0.25), 'opacity=".45"');
  for (const side of [-1, 1]) drawing.polygon([[50 + side * 6, 40], [50 + side * 18, 31], [50 + side * 15, 41]], "#140a04").ellipse(50 + side * 12, 37.5, 2.4, 2.2, "#ffdc4a").ellipse(50 + side * 12, 37.5, 0.6, 2, "#140a04").ellipse(50 + side * 3.5, 61, 1.2, 1.7, "#1a0a06");
  drawing.line("M40 62Q50 69 60 62", "#1a0a06", 1.3).polygon([[42, 63.5], [44, 69], [46, 65.5]], "#f4eeda").polygon([[58, 63.5], [56, 69], [54, 65.5]], "#f4eeda");
  rimmed(drawing, "M68 32L64 48Q62 64 55 70", sitter.rim);
};

const machine: Draw = (drawing, sitter) => {
  const [shell, iris] = ["#c9d2dc", pick(sitter.next, ["#5cc8ff", "#8dffb8", "#ffb454"])];
  drawing.line("M42 60V84M50 60V84M58 60V84", "#4c5670", 3);
  shoulders(drawing, sitter, 13, "#8a94a6");
  drawing.path("M30 38C30 20 40 12 50 12S70 20 70 38L66 54Q60 66 50 66T34 54Z", turned(drawing, shell));
  drawing.path("M50 12V66M30 38H38L42 30M70 38H62L58 30M36 54L44 50M64 54L56 50", "none", 'stroke="#4c5670" stroke-width="1.1"');
  drawing.path("M36 36Q50 30 64 36L61 46Q50 52 39 46Z", "#080c16");
  for (const x of [43, 57]) drawing.glow(x, 41, 7, iris, 0.95).ellipse(x, 41, 2, 2, "#ffffff");
  for (let line = 0; line < 3; line++) drawing.line(`M${45 - line} ${56 + line * 2.6}H${55 + line}`, "#2c3858", 1);
  for (const side of [-1, 1]) drawing.add(`<circle cx="${50 + side * 20}" cy="38" r="4.5" fill="#39445e" stroke="${iris}" stroke-width="1"/>`);
  rimmed(drawing, "M70 36L66 54Q62 62 54 65.5", sitter.rim);
};

const noble: Draw = (drawing, sitter) => {
  const skin = pick(sitter.next, ["#5a5f8a", "#6a5080", "#4a6a86"]);
  neck(drawing, skin, 11);
  shoulders(drawing, sitter, 14, "#d8b45a");
  drawing.path("M30 40C26 16 40 6 50 6S74 16 70 40L64 20Q50 12 36 20Z", "#14121c");
  drawing.path("M34 36C34 24 41 18 50 18S66 24 66 36C66 50 60 62 50 67C40 62 34 50 34 36Z", turned(drawing, skin));
  drawing.path("M44 18L50 30L56 18Z", "#d8b45a").path("M36 46L44 52L40 56Z M64 46L56 52L60 56Z", "#e4c46a", 'opacity=".7"');
  for (const side of [-1, 1]) drawing.path(`M${50 + side * 4} 42L${50 + side * 14} 37L${50 + side * 12} 43Z`, "#08060c").ellipse(50 + side * 9, 40.6, 2, 1.8, "#ff8a4a").line(`M${50 + side * 3} 39L${50 + side * 15} 33`, "#0a0810", 1.6);
  drawing.path("M50 42L47.5 52H52.500Z", mix(skin, "#ffffff", 0.2), 'opacity=".6"').line("M45 58Q50 56.5 55 58", "#1a0c14", 1.2);
  rimmed(drawing, "M66 34C66 48 60 60 51 66", sitter.rim);
};

const elder: Draw = (drawing, sitter) => {
  const skin = pick(sitter.next, ["#d8b0a8", "#c8a8c0", "#d0c0a0"]);
  neck(drawing, skin, 9);
  shoulders(drawing, sitter, 14, "#e8d8b8");
  drawing.path("M30 30C28 10 40 2 50 2S72 10 70 30C69 44 62 48 60 58Q56 70 50 70T40 58C38 48 31 44 30 30Z", turned(drawing, skin));
  for (let fold = 0; fold < 3; fold++) drawing.line(`M${38 + fold * 2} ${14 + fold * 6}Q50 ${8 + fold * 6} ${62 - fold * 2} ${14 + fold * 6}`, mix(skin, "#3a1420", 0.5), 0.9, 'opacity=".6"');
  for (const side of [-1, 1]) drawing.ellipse(50 + side * 9, 41, 5, 4, mix(skin, "#2a0e18", 0.6)).ellipse(50 + side * 9, 41, 3.4, 2.8, "#0a0810").ellipse(50 + side * 9 - 1, 40, 1, 0.9, "#ffffff");
  drawing.ellipse(50, 26, 3, 3.6, "#ffcf7d").glow(50, 26, 9, "#ffb454", 0.7);
  drawing.line("M46 61Q50 60 54 61", "#4a1c20", 1.1).line("M49 46L48 53H52", mix(skin, "#2a0e18", 0.6), 0.9);
  rimmed(drawing, "M70 26C69 44 62 48 60 58", sitter.rim);
};

const column: Draw = (drawing, sitter) => {
  const skin = pick(sitter.next, ["#b98a5a", "#9a7a6a", "#a8924a"]);
  drawing.path("M30 104V30Q30 10 50 10T70 30V104Z", turned(drawing, skin));
  for (let ring = 0; ring < 9; ring++) drawing.line(`M30 ${24 + ring * 9}Q50 ${29 + ring * 9} 70 ${24 + ring * 9}`, mix(skin, "#1a0c08", 0.5), 0.9, 'opacity=".6"');
  for (let knob = 0; knob < 6; knob++) {
    const [x, y] = [knob % 2 ? 72 : 28, 36 + knob * 11];
    drawing.line(`M${x < 50 ? 32 : 68} ${y}L${x < 50 ? 20 : 80} ${y - 5}`, mix(skin, "#05070f", x < 50 ? 0.15 : 0.5), 5).sphere(x < 50 ? 18 : 82, y - 6, 4.4, 4.4, [mix(skin, "#ffffff", 0.4), skin, mix(skin, "#05070f", 0.6)]);
  }
  for (const [x, y, r] of [[42, 32, 5], [57, 30, 4], [50, 44, 4.4]] as const) drawing.eye(x, y, r, pick(sitter.next, ["#6d2bd0", "#1f9a6a"]));
  drawing.rect(30, 82, 40, 7, sitter.hue);
  rimmed(drawing, "M70 30V104", sitter.rim);
};

const ilt: Draw = (drawing, sitter) => {
  const fur = "#a9805a";
  shoulders(drawing, sitter, 16, "#e8ecf8");
  for (const side of [-1, 1]) drawing.ellipse(50 + side * 22, 22, 12, 14, side < 0 ? mix(fur, "#ffffff", 0.2) : mix(fur, "#05070f", 0.5)).ellipse(50 + side * 22, 23, 7, 9, "#d8a08a", 'opacity=".8"');
  drawing.path("M26 42C26 24 36 18 50 18S74 24 74 42C74 60 64 72 50 72S26 60 26 42Z", turned(drawing, fur));
  drawing.ellipse(50, 56, 15, 12, mix(fur, "#ffffff", 0.35)).ellipse(50, 50, 4, 3, "#20141a").ellipse(49, 49, 1.2, 0.8, "#ffffff");
  for (const side of [-1, 1]) drawing.eye(50 + side * 11, 40, 6, "#4a2a1a").line(`M${50 + side * 8} 56L${50 + side * 28} ${52 - side}M${50 + side * 8} 58L${50 + side * 28} 60`, "#ffffff", 0.5, 'opacity=".6"');
  drawing.line("M50 53V58M44 60Q50 63 56 60", "#20141a", 0.9).rect(47.4, 59.5, 5.2, 8, "#fffdf2", 'rx="1"');
  rimmed(drawing, "M74 38C75 56 64 72 52 72", sitter.rim);
};

const grey: Draw = (drawing, sitter) => {
  const skin = pick(sitter.next, ["#8a94a0", "#7a8f86", "#9a8aa0"]);
  neck(drawing, skin, 7);
  shoulders(drawing, sitter, 11, "#39445e");
  drawing.path("M26 34C26 14 38 8 50 8S74 14 74 34C74 50 58 62 54 68Q50 72 46 68C42 62 26 50 26 34Z", turned(drawing, skin));
  for (const side of [-1, 1]) drawing.path(`M${50 + side * 4} 46Q${50 + side * 8} 32 ${50 + side * 21} 31Q${50 + side * 20} 45 ${50 + side * 4} 46Z`, "#06070c").path(`M${50 + side * 10} 39Q${50 + side * 14} 34 ${50 + side * 18} 34Q${50 + side * 16} 38 ${50 + side * 10} 39Z`, "#9fc8e8", 'opacity=".6"');
  drawing.line("M46 60Q50 61.5 54 60", "#1a1c24", 1).line("M48.5 52V54M51.5 52V54", "#1a1c24", 0.9);
  rimmed(drawing, "M74 30C74 50 58 62 54 68", sitter.rim);
};

export const ALIENS: Record<AlienKind, Draw> = { reptile, insect, robot, plant, hydran, dragon, machine, noble, elder, column, ilt, grey };
export const FACE_KINDS = ["human", "pale", "visor", ...(Object.keys(ALIENS) as AlienKind[])] as const;
