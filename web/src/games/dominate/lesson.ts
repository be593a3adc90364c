import type { Lesson } from "../../lessons/lesson";
import { FIRST_STEPS } from "./lessons/brook";

const TURNS = 2;

/** Two turns on a small field: harvest, attack, order, place, shoot back, capture; then the enemy has nothing left. */
export default {
  seats: 2,
  options: { own: FIRST_STEPS.id, start: 1 },
  cards: [FIRST_STEPS],
  told: {
    word: "1",
    beats: [
      { say: "lesson-dd-goal" },
      { say: "lesson-dd-told-load", move: "load harvester.1" },
      { say: "lesson-dd-told-drive", move: "step tank.1 e3" },
      { say: "lesson-dd-told-attack", move: "attack tank.1 mg_tower.1" },
      { say: "lesson-dd-told-engineer", move: "step ing_inf.1 f2" },
      { say: "lesson-dd-told-buggy", move: "step mg_buggy.1 f4" },
      { say: "lesson-dd-told-done", move: "done" },
      { say: "lesson-dd-told-build", move: "build" },
      { say: "lesson-dd-told-place", move: "place mg_inf d1 -" },
      { say: "lesson-dd-told-order", move: "order rak_inf" },
      { say: "lesson-dd-told-end", move: "end-turn" },
      { say: "lesson-dd-told-counter", move: "counter" },
      { say: "lesson-dd-told-mouth", move: "step harvester.1 c4" },
      { say: "lesson-dd-told-unload", move: "unload harvester.1" },
      { say: "lesson-dd-told-capture", move: "capture ing_inf.1 barracks.2" },
      { say: "lesson-dd-told-nothing-left", move: "build" },
      { say: "lesson-dd-told-won", move: "end-turn" },
    ],
  },
  next: { say: "lesson-dd-indoors", lesson: () => import("./lessons/indoors") },
  steps: [
    { choice: "activating", kind: "load", say: "lesson-dd-load" },
    { choice: "activating", kind: "unload", say: "lesson-dd-unload" },
    { choice: "activating", kind: "attack", say: "lesson-dd-attack" },
    { choice: "activating", kind: "capture", say: "lesson-dd-capture" },
    { choice: "activating", kind: "step", say: "lesson-dd-step", until: 4 },
    { choice: "activating", kind: "build", say: "lesson-dd-build" },
    { choice: "activating", kind: "done", say: "lesson-dd-done" },
    { choice: "building", kind: "place", say: "lesson-dd-place" },
    { choice: "building", kind: "order", say: "lesson-dd-order", until: 2 },
    { choice: "building", kind: "end-turn", say: "lesson-dd-end" },
    { choice: "ask-counter", kind: "counter", say: "lesson-dd-counter" },
    { choice: "", kind: "harvester", say: "lesson-dd-harvester" },
  ],
  over: (made) => made.filter((kind) => kind === "end-turn").length >= TURNS,
} satisfies Lesson;
