/** A small field on which everything is near: ore, an enemy tower, barracks with one guard. */
export const FIRST_STEPS = {
  id: "first_steps",
  name: { de: "Erste Schritte", en: "First steps" },
  players: 2,
  seats: [
    { faction: "EFA", credits: 6, slot: { mg_inf: "READY" } },
    { faction: "RedCat", credits: 0 },
  ],
  victory: [
    { last_standing: {} },
    { points_at_round: { round: 12 } },
  ],
  board: {
    kind: "outdoor",
    look: "europe",
    rows: [
      ". . . . f . . . .",
      " . . . . . f . . .",
      ". . . . . . . . .",
      " . . o . . . . . .",
      "f . o . . ~ ~ . .",
      " . . . . ~ . . . f",
    ].join("\n"),
    figures: [
      { type: "construction_yard", faction: "EFA", at: [0, 1] },
      { type: "powerplant", faction: "EFA", at: [0, 2] },
      { type: "refinery", faction: "EFA", at: [1, 3], facing: "e" },
      { type: "barracks", faction: "EFA", at: [2, 1] },
      { type: "harvester", faction: "EFA", at: [2, 4] },
      { type: "tank", faction: "EFA", at: [3, 2] },
      { type: "mg_buggy", faction: "EFA", at: [4, 3] },
      { type: "ing_inf", faction: "EFA", at: [4, 1] },
      { type: "barracks", faction: "RedCat", at: [6, 1] },
      { type: "mg_tower", faction: "RedCat", at: [5, 2] },
      { type: "mg_inf", faction: "RedCat", at: [7, 5] },
    ],
  },
};
