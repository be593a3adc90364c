import type { Lesson } from "../../lessons/lesson";

/** The first turns of phase I: a world, a crew, a ship, and one small fight. */
export default {
  seats: 2,
  options: { phases: "I", decks: ["raumflotte", "geheimdienst"] },
  orders: {},
  follows: true,
  steps: [
    { choice: "opening-hand", kind: "draw", say: "lesson-pr-draw" },
    { choice: "opening-redraw", kind: "keep", say: "lesson-pr-keep" },
    { choice: "build-up", kind: "lay", say: "lesson-pr-lay" },
    { choice: "build-up", kind: "end-build-up", say: "lesson-pr-end" },
    { choice: "mission-section", kind: "attack", say: "lesson-pr-attack" },
    { choice: "mission-section", kind: "end-missions", say: "lesson-pr-no-mission" },
    { choice: "draw-section", kind: "draw", say: "lesson-pr-source" },
    { choice: "reactivation", kind: "wake-all", say: "lesson-pr-wake" },
    { choice: "", kind: "oppose", say: "lesson-pr-oppose" },
    { choice: "", kind: "pass", say: "lesson-pr-pass" },
  ],
  over: (made) => made.filter((kind) => kind === "end-build-up").length > 1,
} satisfies Lesson;
