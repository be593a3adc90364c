import type { Lesson } from "../../lessons/lesson";

const ACTIONS = 3;

/** The first three actions of Eclipse: explore, settle, research. */
export default {
  seats: 2,
  options: { species: ["terran_federation", "terran_union"], start: 1 },
  steps: [
    { choice: "", kind: "species", say: "lesson-ecl-species" },
    { choice: "take-turn", kind: "action", say: "lesson-ecl-explore", move: "action explore", until: 1 },
    { choice: "", kind: "explore", say: "lesson-ecl-zone" },
    { choice: "", kind: "place", say: "lesson-ecl-place" },
    { choice: "", kind: "claim", say: "lesson-ecl-claim" },
    { choice: "", kind: "colonise", say: "lesson-ecl-colonise" },
    { choice: "", kind: "end", say: "lesson-ecl-end" },
    { choice: "", kind: "research", say: "lesson-ecl-technology" },
    { choice: "take-turn", kind: "action", say: "lesson-ecl-research", move: "action research" },
    { choice: "", kind: "use-discovery", say: "lesson-ecl-discovery" },
    { choice: "", kind: "stop", say: "lesson-ecl-stop" },
    { choice: "", kind: "pass", say: "lesson-ecl-pass" },
  ],
  over: (made) => made.filter((kind) => kind === "action").length >= ACTIONS || made.includes("pass"),
} satisfies Lesson;
