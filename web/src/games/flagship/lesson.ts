import type { Lesson } from "../../lessons/lesson";

/** The first turn of Flagship, with a ship that is ready to fly. */
export default {
  seats: 2,
  options: { ready_ships: true },
  steps: [
    { choice: "action-phase", kind: "reveal", say: "lesson-fs-reveal", until: 1 },
    { choice: "action-phase", kind: "charge", say: "lesson-fs-charge" },
    { choice: "", kind: "load", say: "lesson-fs-load" },
    { choice: "action-phase", kind: "attack", say: "lesson-fs-attack" },
    { choice: "action-phase", kind: "play", say: "lesson-fs-play", until: 1 },
    { choice: "action-phase", kind: "end-turn", say: "lesson-fs-end" },
    { choice: "evasion", kind: "evade", say: "lesson-fs-evade" },
    { choice: "interception", kind: "use", say: "lesson-fs-use" },
    { choice: "", kind: "pass", say: "lesson-fs-pass" },
    { choice: "", kind: "choose", say: "lesson-fs-choose" },
  ],
  over: (made) => made.includes("end-turn"),
} satisfies Lesson;
