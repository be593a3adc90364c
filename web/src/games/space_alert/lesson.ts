import type { Lesson } from "../../lessons/lesson";

const PHASES = 2;

/** A first mission of Space Alert, alone with three androids and without a clock: planned card by card, then seen as a film. */
export default {
  school: "school",
  seats: 1,
  options: { mission: "test_run_1", timed: false },
  follows: true,
  steps: [
    { choice: "", kind: "lay", say: "lesson-sa-first", until: 1 },
    { choice: "", kind: "lay", say: "lesson-sa-halves", until: 2 },
    { choice: "", kind: "lay", say: "lesson-sa-moving", until: 3 },
    { choice: "", kind: "lay", say: "lesson-sa-acting", until: 4 },
    { choice: "", kind: "lay", say: "lesson-sa-androids", until: 6 },
    { choice: "", kind: "lay", say: "lesson-sa-change", until: 8 },
    { choice: "", kind: "lay", say: "lesson-sa-lay" },
    { choice: "", kind: "turn", say: "lesson-sa-change" },
    { choice: "", kind: "take", say: "lesson-sa-change" },
    { choice: "", kind: "shift", say: "lesson-sa-change" },
    { choice: "", kind: "end", say: "lesson-sa-end", until: PHASES - 1 },
    { choice: "", kind: "end", say: "lesson-sa-last" },
  ],
  // Only the film shows what a plan is worth.
  over: () => false,
} satisfies Lesson;
