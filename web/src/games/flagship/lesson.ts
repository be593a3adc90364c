import type { Lesson } from "../../lessons/lesson";

/** Two turns of Flagship with a ship that is ready to fly: money, energy, a hit that is caught, and one that strikes. */
export default {
  seats: 2,
  options: { ready_ships: true, decks: ["frabian", "insectoids"] },
  told: {
    word: "76",
    beats: [
      { say: "lesson-fs-goal" },
      { say: "lesson-fs-reveal", move: "reveal" },
      { say: "lesson-fs-cash", move: "cash duell_der_ehre" },
      { say: "lesson-fs-buy", move: "buy impulslaser.11 veloce_klasse.2" },
      { say: "lesson-fs-charge", move: "charge veloce_klasse.2" },
      { say: "lesson-fs-load", move: "load rapier_laser.3" },
      { say: "lesson-fs-load-again", move: "load rapier_laser.3" },
      { say: "lesson-fs-end", move: "end-turn" },
      { say: "lesson-fs-evade", move: "evade" },
      { say: "lesson-fs-use", move: "use leichter_deflektor.4 0" },
      { say: "lesson-fs-attack", move: "attack rapier_laser.3 schwarmkern.7 0 no", choice: "action-phase" },
      { say: "lesson-fs-attack-again", move: "attack rapier_laser.3 schwarmkern.7 0 no", choice: "action-phase" },
    ],
  },
  orders: { between: "never", "before-actions": "never", "event-window": "never" },
  steps: [
    { choice: "action-phase", kind: "reveal", say: "lesson-fs-reveal", until: 1 },
    { choice: "action-phase", kind: "charge", say: "lesson-fs-charge", until: 1 },
    { choice: "", kind: "load", say: "lesson-fs-load" },
    { choice: "action-phase", kind: "attack", say: "lesson-fs-attack" },
    { choice: "action-phase", kind: "buy", say: "lesson-fs-buy", until: 2 },
    { choice: "action-phase", kind: "cash", say: "lesson-fs-cash", until: 1 },
    { choice: "action-phase", kind: "end-turn", say: "lesson-fs-end" },
    { choice: "evasion", kind: "evade", say: "lesson-fs-evade" },
    { choice: "interception", kind: "use", say: "lesson-fs-use" },
    { choice: "", kind: "pass", say: "lesson-fs-pass" },
    { choice: "", kind: "choose", say: "lesson-fs-choose" },
  ],
  over: (made) => made.filter((kind) => kind === "end-turn").length > 1,
} satisfies Lesson;
