import type { GameFace } from "../face";
import script from "./script";
import type { Shown } from "./shown";

export default {
  board: () => import("./Board.svelte"),
  emblem: () => import("./Emblem.svelte"),
  lesson: () => import("./lesson"),
  tools: [{ id: "decks", icon: "card", title: "tool-decks", about: "tool-decks-about", page: () => import("./tools/Decks.svelte"), offline: ["api/tools/flagship/deck-bench"] }],
  numbers: [
    { fact: "prizes", icon: "point" },
    { fact: "hand", icon: "hand" },
    { fact: "credits", icon: "coin" },
  ],
  chapters: ["TurnBegan"],
  ownButtons: [],
  onlyWaits: {},
  script,
} satisfies GameFace<Shown>;
