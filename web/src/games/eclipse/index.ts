import type { GameFace } from "../face";
import script from "./script";
import type { Shown } from "./shown";

export default {
  board: () => import("./Board.svelte"),
  emblem: () => import("./Emblem.svelte"),
  lesson: () => import("./lesson"),
  sheet: () => import("./Scores.svelte"),
  tools: [{ id: "odds", icon: "die", title: "tool-odds", about: "tool-odds-about", page: () => import("./tools/Odds.svelte") }],
  numbers: [
    { fact: "points", icon: "point" },
    { fact: "money", icon: "coin" },
    { fact: "discs", icon: "disc" },
  ],
  chapters: ["RoundBegan"],
  ownButtons: ["action", "species", "place"],
  onlyWaits: {},
  script,
} satisfies GameFace<Shown>;
