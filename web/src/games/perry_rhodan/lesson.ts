import type { Lesson } from "../../lessons/lesson";

/** Everything one could be asked for in between. */
const OCCASIONS = ["announced", "line-up", "stealth", "after-break", "fire", "after-values", "ground"];
const WINDOWS = [...OCCASIONS.map((occasion) => `moment.${occasion}`), "answers", "loss-moment", "caught-moment"];

/** The first two turns of phase I: a place, a unit, a walk to the enemy, and one small fight. */
export default {
  seats: 2,
  options: { phases: "I", decks: ["raumflotte", "forschungsflug"] },
  told: {
    word: "311",
    beats: [
      { say: "lesson-pr-goal" },
      { say: "lesson-pr-keep", move: "keep" },
      { say: "lesson-pr-no-mission", move: "end-missions" },
      { say: "lesson-pr-source", move: "pass", choice: "after-draw" },
      { say: "lesson-pr-place", move: "lay terra anti:terra -" },
      { say: "lesson-pr-unit", move: "lay saboteure_i anti:terra -" },
      { say: "lesson-pr-end", move: "end-build-up" },
      { say: "lesson-pr-attack", move: "attack 1 pro:terra" },
      { say: "lesson-pr-walk", move: "walk saboteure_i.2" },
      { say: "lesson-pr-go", move: "go" },
      { say: "lesson-pr-won", move: "end-missions", choice: "mission-section" },
      { say: "lesson-pr-done" },
    ],
  },
  orders: Object.fromEntries(WINDOWS.map((window) => [window, "never" as const])),
  steps: [
    { choice: "opening-redraw", kind: "keep", say: "lesson-pr-keep" },
    { choice: "mission-section", kind: "attack", say: "lesson-pr-attack" },
    { choice: "mission-section", kind: "end-missions", say: "lesson-pr-no-mission" },
    { choice: "after-draw", kind: "pass", say: "lesson-pr-source" },
    { choice: "build-up", kind: "lay", say: "lesson-pr-lay" },
    { choice: "build-up", kind: "end-build-up", say: "lesson-pr-end" },
    { choice: "muster", kind: "walk", say: "lesson-pr-walk" },
    { choice: "muster", kind: "go", say: "lesson-pr-go" },
    { choice: "", kind: "pass", say: "lesson-pr-pass" },
  ],
  over: (made) => made.filter((kind) => kind === "end-build-up").length > 1,
} satisfies Lesson;
