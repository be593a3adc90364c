import type { GameFace } from "../face";
import script from "./script";
import type { Shown } from "./shown";

export default {
  board: () => import("./Board.svelte"),
  twin: () => import("./Twin.svelte"),
  emblem: () => import("./Emblem.svelte"),
  lesson: () => import("./lesson"),
  tools: [{ id: "odds", icon: "die", title: "tool-odds", about: "tool-odds-about", page: () => import("./tools/Odds.svelte") }],
  numbers: [
    { fact: "points", icon: "point" },
    { fact: "money", icon: "coin" },
    { fact: "discs", icon: "disc" },
  ],
  inspect: () => import("./inspect"),
  ambience: { chord: [55, 82.41, 123.47], air: 260, breath: 0.05 },
  usual: { seats: 4, minutes: 90, weight: "rich" },
  chapters: ["RoundBegan"],
  ownButtons: ["action", "species", "place"],
  letters: {
    "action explore": "e",
    "action research": "r",
    "action upgrade": "u",
    "action build": "b",
    "action move": "m",
    "action influence": "i",
    "react upgrade": "u",
    "react build": "b",
    "react move": "m",
    pass: "p",
    stop: "s",
    end: "s",
    trade: "t",
    colonise: "c",
    discard: "d",
  },
  onlyWaits: {},
  script,
} satisfies GameFace<Shown>;
