import { expect, test } from "vitest";
import { softly } from "../../src/games/perry_rhodan/hyphens";

test.each([
  ["Raketenwerfer", "Rake|ten|wer|fer"],
  ["Kommandanten", "Kom|man|dan|ten"],
  ["Arkonidisches Beiboot", "Arko|ni|di|sches Beiboot"],
  ["Hypnoschulung", "Hyp|no|schu|lung"],
  ["STARDUST II", "STARDUST II"],
  ["KREUZERFLOTTE", "KREUZERFLOTTE"],
  ["Terra", "Terra"],
])("%s is broken between syllables only", (name, told) => expect(softly(name).replaceAll("\u00ad", "|")).toBe(told));
