import type { Lesson } from "../../../lessons/lesson";
import { FIRST_NIGHT } from "./office";

const TURNS = 4;

/** Three turns in an office at night: look, act, open doors, see what a guard sees, and leave nobody who has seen you. */
export default {
  seats: 2,
  options: { own: FIRST_NIGHT.id },
  cards: [FIRST_NIGHT],
  told: {
    word: "1",
    beats: [
      { say: "lesson-dd-night" },
      { say: "lesson-dd-night-ready", move: "ready" },
      { say: "lesson-dd-night-inspect", move: "inspect mg_inf.1 object.1" },
      { say: "lesson-dd-night-done", move: "done" },
      { say: "lesson-dd-night-act", move: "act mg_inf.2 object.1" },
      { say: "lesson-dd-night-done-too", move: "done" },
      { say: "lesson-dd-night-end", move: "end-turn" },
      { say: "lesson-dd-night-door", move: "act mg_inf.2 door.1" },
      { say: "lesson-dd-night-sight", move: "done" },
      { say: "lesson-dd-night-step", move: "step mg_inf.3 b1" },
      { say: "lesson-dd-night-attack", move: "attack mg_inf.3 guard.1" },
      { say: "lesson-dd-night-done-shot", move: "done" },
      { say: "lesson-dd-night-alarm", move: "end-turn" },
      { say: "lesson-dd-night-walk", move: "step mg_inf.3 c1" },
      { say: "lesson-dd-night-on", move: "step mg_inf.3 d1" },
      { say: "lesson-dd-night-on", move: "step mg_inf.3 e1" },
      { say: "lesson-dd-night-card", move: "act mg_inf.3 door.2" },
      { say: "lesson-dd-night-done-door", move: "done" },
      { say: "lesson-dd-night-last", move: "step mg_inf.2 c1" },
      { say: "lesson-dd-night-on", move: "step mg_inf.2 d1" },
      { say: "lesson-dd-night-on", move: "step mg_inf.2 e1" },
      { say: "lesson-dd-night-file", move: "act mg_inf.2 object.2" },
    ],
  },
  steps: [
    { choice: "", kind: "ready", say: "lesson-dd-night-ready" },
    { choice: "", kind: "attack", say: "lesson-dd-night-attack" },
    { choice: "", kind: "act", say: "lesson-dd-night-door" },
    { choice: "", kind: "step", say: "lesson-dd-night-on" },
    { choice: "", kind: "done", say: "lesson-dd-night-done" },
    { choice: "", kind: "end-turn", say: "lesson-dd-night-alarm" },
  ],
  over: (made) => made.filter((kind) => kind === "end-turn").length >= TURNS,
} satisfies Lesson;
