/** Three rooms: a desk with a key card, a guard in the corridor, a file behind a locked door. */
export const FIRST_NIGHT = {
  id: "first_night",
  name: { de: "Die erste Nacht", en: "The first night" },
  kind: "indoor",
  prerequisite: { from: ["start"], note: null },
  place: { de: "Ein Büro am Stadtrand", en: "An office on the edge of town" },
  pl1: { commander: "EFA", plays: "EFA" },
  pl2: { commander: "RedCat", plays: "guards" },
  round_counter: false,
  fog: false,
  message: { PL1: { flavour: { de: "Im dritten Fenster brennt noch Licht.", en: "A light still burns behind the third window." }, orders: { de: "Löschen Sie die Akte auf dem Rechner hinter der versperrten Tür.", en: "Delete the file on the computer behind the locked door." } }, PL2: { flavour: { de: "Die Nacht ist lang.", en: "The night is long." }, orders: { de: "Sie sind Spielleiter. Bewachen Sie das Büro.", en: "You are game master. Guard the office." } } },
  rules: { PL1: [], PL2: [] },
  goals: { PL1: [{ id: "file", text: { de: "Akte löschen", en: "Delete the file" }, aim: [{ act: "computer" }] }], PL2: [{ id: "stop", text: { de: "Eindringlinge stoppen", en: "Stop the intruders" }, aim: [{ destroy: { of: "PL1" } }] }] },
  items: { card: { de: "Schlüsselkarte", en: "Key card" } },
  board: {
    kind: "indoor",
    look: "europe",
    plan: [
      "+---+---+---+---+---+---+---+",
      "| .   . a .   .   . b .   . |",
      "+   +   +   +   +   +   +   +",
      "| .   . | .   .   . | .   . |",
      "+---+---+---+---+---+---+---+",
    ].join("\n"),
    tiles: { A: { at: [0, 0], size: [2, 2] }, B: { at: [2, 0], size: [3, 2] }, C: { at: [5, 0], size: [2, 2] } },
    doors: { a: { state: "closed", blue: { de: "Zum Flur", en: "To the corridor" } }, b: { state: "locked", id: "safe_door", blue: { de: "Archiv", en: "Archive" }, inspect: { de: "versperrt mit Kartenleser", en: "locked with a card reader" } } },
    pl1: [
      { id: "mg", type: "mg_inf", at: [[0, 1], [1, 0], [1, 1]] },
    ],
    guards: [
      { id: "guard", at: [4, 0], kind: "stationary" },
    ],
    objects: [
      { id: "desk", kind: "desk", at: [0, 0], blue: { de: "Schreibtisch", en: "Desk" }, inspect: { de: "Eine Schlüsselkarte liegt in der Schublade", en: "A key card lies in the drawer" }, use: "take" },
      { id: "computer", kind: "computer", at: [5, 0], blue: { de: "Rechner", en: "Computer" }, inspect: { de: "Eine Akte mit Ihrem Namen", en: "A file with your name" }, use: "read" },
    ],
    fields: { archive: [[5, 0]] },
  },
  triggers: [
    { id: "desk", name: { de: "SCHREIBTISCH", en: "DESK" }, once: true, when: { acted: { object: "desk" } }, do: [{ give_item: { to: "PL1", item: "card" } }] },
    { id: "reader", name: { de: "KARTENLESER", en: "CARD READER" }, once: true, when: { acted: { object: "safe_door" } }, if: { item: { of: "PL1", id: "card" } }, do: [{ read_aloud: { de: "Das Schloss klickt.", en: "The lock clicks." } }, { door: { id: "safe_door", set: "open" } }] },
    { id: "file", name: { de: "AKTE", en: "FILE" }, once: true, when: { acted: { object: "computer" } }, do: [{ win: "PL1" }] },
    { id: "caught", name: { de: "GEFASST", en: "CAUGHT" }, when: { count: { figure: { of: "PL1", standing: true }, exactly: 0 } }, do: [{ win: "PL2" }] },
  ],
  outcome: {},
  texts: {},
  log: { month: false },
};
