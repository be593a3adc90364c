import type { Lesson } from "../../lessons/lesson";

const ACTIONS = 4;

/** A first round of Eclipse: explore, buy, build, win a battle, settle what was won. */
export default {
  seats: 2,
  options: { species: ["orion_hegemony", "terran_union"], start: 1 },
  told: {
    word: "150",
    beats: [
      { say: "lesson-ecl-told-goal" },
      { say: "lesson-ecl-told-explore", move: "action explore" },
      { say: "lesson-ecl-told-zone", move: "explore 232 0,-1" },
      { say: "lesson-ecl-told-place", move: "place 101 1" },
      { say: "lesson-ecl-told-research", move: "action research" },
      { say: "lesson-ecl-told-technology", move: "research nanorobots nano" },
      { say: "lesson-ecl-told-build", move: "action build" },
      { say: "lesson-ecl-told-ship", move: "build interceptor 232" },
      { say: "lesson-ecl-told-stop", move: "stop" },
      { say: "lesson-ecl-told-move", move: "action move" },
      { say: "lesson-ecl-told-fly", move: "fly cruiser.3 101" },
      { say: "lesson-ecl-told-follow", move: "fly interceptor.13 101" },
      { say: "lesson-ecl-told-pass", move: "pass" },
      { say: "lesson-ecl-told-attack", move: "attack interceptor" },
      { say: "lesson-ecl-told-again", move: "attack cruiser" },
      { say: "lesson-ecl-told-keep", move: "keep 3 -" },
      { say: "lesson-ecl-told-occupy", move: "occupy 101" },
      { say: "lesson-ecl-told-discovery", move: "use-discovery" },
      { say: "lesson-ecl-told-settle", move: "colonise 101.0 money" },
      { say: "lesson-ecl-told-settle-more", move: "colonise 101.1 materials" },
    ],
  },
  steps: [
    { choice: "take-turn", kind: "action", say: "lesson-ecl-explore", move: "action explore", until: 1 },
    { choice: "", kind: "explore", say: "lesson-ecl-zone" },
    { choice: "", kind: "place", say: "lesson-ecl-place" },
    { choice: "", kind: "claim", say: "lesson-ecl-claim" },
    { choice: "", kind: "colonise", say: "lesson-ecl-colonise" },
    { choice: "", kind: "end", say: "lesson-ecl-end" },
    { choice: "", kind: "research", say: "lesson-ecl-technology" },
    { choice: "", kind: "use-discovery", say: "lesson-ecl-discovery" },
    { choice: "", kind: "stop", say: "lesson-ecl-stop" },
    { choice: "", kind: "pass", say: "lesson-ecl-pass" },
  ],
  over: (made) => made.filter((kind) => kind === "action").length > ACTIONS,
} satisfies Lesson;
