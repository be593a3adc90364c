import type { GameFace } from "../face";
import script from "./script";
import type { Shown } from "./shown";

export default {
  board: () => import("./Board.svelte"),
  twin: () => import("./Twin.svelte"),
  emblem: () => import("./Emblem.svelte"),
  lesson: () => import("./lesson"),
  side: () => import("./SidePicker.svelte"),
  tools: [
    { id: "sides", icon: "ship", title: "tool-sides", about: "tool-sides-about", page: () => import("./tools/Sides.svelte") },
    { id: "decks", icon: "card", title: "tool-decks", about: "tool-decks-about", page: () => import("./tools/Decks.svelte"), offline: ["api/tools/flagship/deck-bench"] },
  ],
  numbers: [
    { fact: "prizes", icon: "point" },
    { fact: "hand", icon: "hand" },
    { fact: "credits", icon: "coin" },
  ],
  ambience: { chord: [49, 73.42, 98], air: 180, breath: 0.07 },
  usual: { seats: 2, minutes: 25, weight: "easy" },
  welcome: "new-here-about",
  chapters: ["TurnBegan"],
  ownButtons: [],
  letters: {
    attack: "a",
    buy: "b",
    cash: "d",
    charge: "c",
    evade: "v",
    "end-turn": "e",
    launch: "l",
    load: "o",
    pass: "x",
    play: "p",
    prize: "z",
    ready: "f",
    reveal: "r",
    use: "u",
  },
  inspect: () => import("./inspect"),
  onlyWaits: {},
  script,
} satisfies GameFace<Shown>;
