import type { Lesson } from "../../lessons/lesson";

const TURNS = 2;

/** Two turns of a skirmish: harvest, move, attack, order, place. */
export default {
  seats: 2,
  options: { scenario: "s2_mill_brook", start: 1 },
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
