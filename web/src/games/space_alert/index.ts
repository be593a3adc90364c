import type { GameFace } from "../face";
import { MISSION, MISSIONS, VOICES } from "./addresses";
import { BETWEEN } from "./campaign";
import script from "./script";
import type { Shown } from "./shown";

export default {
  board: () => import("./Board.svelte"),
  emblem: () => import("./Emblem.svelte"),
  briefing: () => import("./BriefingRoom.svelte"),
  briefed: ["mission", "normal_threats", "serious_threats", "captain", "communications_officer", "security_chief", "own", "campaign"],
  inspect: () => import("./inspect"),
  lesson: () => import("./lesson"),
  tools: [
    { id: "school", icon: "book", title: "tool-school", about: "tool-school-about", page: () => import("./tools/School.svelte") },
    { id: "career", icon: "explore", title: "tool-career", about: "tool-career-about", page: () => import("./tools/Career.svelte") },
    { id: "mission", icon: "sound", title: "tool-mission", about: "tool-mission-about", page: () => import("./tools/Mission.svelte"), offline: [MISSIONS, MISSION, ...VOICES] },
    { id: "resolve", icon: "play", title: "tool-resolve", about: "tool-resolve-about", page: () => import("./tools/Resolve.svelte") },
    { id: "lay", icon: "hand", title: "tool-lay", about: "tool-lay-about", page: () => import("./tools/Lay.svelte"), unlisted: true },
  ],
  numbers: [{ fact: "hand", icon: "hand" }],
  ambience: null,
  usual: { seats: 4, minutes: 15, weight: "medium", asks: ["mission", "normal_threats", "serious_threats", "captain", "communications_officer", "security_chief"], together: true },
  chapters: ["TurnBegan"],
  ownButtons: [...BETWEEN, "lay", "turn", "take", "shift", "give", "draw", "say", "i_do", "we_need"],
  onlyWaits: { planning: "pass" },
  film: { begun: (events) => events.some((event) => event.kind === "TurnBegan"), runs: "sa-film-runs", lesson: "lesson-film" },
  script,
} satisfies GameFace<Shown>;
