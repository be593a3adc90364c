// The peer of the simulated battle: one duel after the other, in plain JavaScript, for speed.
// Reads lines of JSON {fleets, battles, seed} and answers each with {seconds, wins, rounds}.
// fleets: [defender, attacker], each a list of types, most wanted first:
//   {count, hull, computer, shield, initiative, cannons}; all dice deal one damage.
"use strict";

const readline = require("node:readline");

function sidesThatHit(computer, shield) {
  return 1 + Math.max(0, Math.min(4, computer - shield));
}

// xorshift128, as quick as a generator of decent quality gets here
function generator(seed) {
  let x = seed | 0 || 1, y = 362436069, z = 521288629, w = 88675123;
  return function roll() {
    const t = x ^ (x << 11);
    x = y; y = z; z = w;
    w = w ^ (w >>> 19) ^ t ^ (t >>> 8);
    return w >>> 0;
  };
}

// Up to which number so many dice show no hit, one hit, and so on: one draw for all of them.
function thresholds(dice, chance) {
  const found = new Float64Array(dice + 1).fill(4294967296);
  let total = 0, ways = 1;
  for (let hits = 0; hits < dice; hits++) {
    total += ways * chance ** hits * (1 - chance) ** (dice - hits);
    ways = (ways * (dice - hits)) / (hits + 1);
    found[hits] = Math.round(total * 4294967296);
  }
  return found;
}

// Ships of a type lie side by side, the most damaged last, so that the first to go is at the end.
function prepare(fleets) {
  const sides = fleets.map((types) => ({
    types: types.length,
    start: Int32Array.from(types, (type) => type.count),
    count: new Int32Array(types.length),
    whole: Int32Array.from(types, (type) => type.hull + 1),
    takes: types.map((type) => new Int32Array(type.count)),
    ships: 0,
  }));
  const turns = [];
  fleets.forEach((types, side) => types.forEach((type, index) => {
    const shield = fleets[1 - side][0].shield;
    const chance = sidesThatHit(type.computer, shield) / 6;
    const rolls = Array.from({ length: type.count + 1 }, (_, n) => thresholds(n * type.cannons, chance));
    turns.push({ side, index, initiative: type.initiative, rolls });
  }));
  turns.sort((a, b) => b.initiative - a.initiative || a.side - b.side);
  return { sides, turns };
}

function restore(side) {
  side.ships = 0;
  for (let type = 0; type < side.types; type++) {
    const count = side.start[type];
    side.count[type] = count;
    side.takes[type].fill(side.whole[type]);
    side.ships += count;
  }
}

// Destroy type by type, the most damaged ship first; what is left over stays on the first type.
function assign(enemy, hits) {
  let first = -1;
  for (let type = 0; type < enemy.types; type++) {
    const takes = enemy.takes[type];
    let last = enemy.count[type] - 1;
    while (last >= 0 && takes[last] <= hits) {
      hits -= takes[last--];
      enemy.ships--;
    }
    enemy.count[type] = last + 1;
    if (first < 0 && last >= 0) first = type;
    if (hits === 0) return;
  }
  if (first >= 0) enemy.takes[first][enemy.count[first] - 1] -= hits;
}

function simulate({ fleets, battles, seed }) {
  const { sides, turns } = prepare(fleets);
  const roll = generator(seed);
  const [defender, attacker] = sides;
  let wins = 0, rounds = 0;
  for (let battle = 0; battle < battles; battle++) {
    restore(defender);
    restore(attacker);
    for (let turn = 0; defender.ships > 0 && attacker.ships > 0; turn++) {
      if (turn === turns.length) turn = 0;
      if (turn === 0) rounds++;
      const { side, index, rolls } = turns[turn];
      const count = sides[side].count[index];
      if (count === 0) continue;
      const shown = roll(), limits = rolls[count];
      let hits = 0;
      while (shown >= limits[hits]) hits++;
      if (hits > 0) assign(sides[1 - side], hits);
    }
    if (attacker.ships > 0) wins++;
  }
  return { wins: wins / battles, rounds: rounds / battles };
}

readline.createInterface({ input: process.stdin }).on("line", (line) => {
  const asked = JSON.parse(line);
  const start = process.hrtime.bigint();
  const found = simulate(asked);
  const seconds = Number(process.hrtime.bigint() - start) / 1e9;
  console.log(JSON.stringify({ seconds, ...found }));
});
