// A server of boardgame.io: whole states in memory, told to everybody at the table.
// node server_load_peer.js PORT BYTES: a state has about so many bytes, as ours has.
const { PlayerView } = require("boardgame.io/core");
const { Server } = require("boardgame.io/server");

const [port, bytes] = process.argv.slice(2).map(Number);
const SEATS = 4;
const CARD = { kind: "equipment", charge: 2, damage: 0, faction: "neutral", owner: "seat" };

function cards(seat, count) {
  return Array.from({ length: count }, (_, number) => ({ id: `card.${seat}.${number}`, ...CARD }));
}

const each = JSON.stringify(cards(0, 100)).length / 100;
const count = Math.max(1, Math.round(bytes / each / SEATS));

const game = {
  name: "table",
  setup: () => ({
    // what everybody sees, and what only its owner sees
    boards: Array.from({ length: SEATS }, (_, seat) => cards(seat, count)),
    players: Object.fromEntries(
      Array.from({ length: SEATS }, (_, seat) => [seat, { hand: [seat, 1, 2, 3, 4, 5, 6] }]),
    ),
    turn: 0,
  }),
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G, playerID }, at) => {
      const card = G.boards[playerID][at % count];
      card.charge = (card.charge + 1) % 4;
      card.damage = (card.damage + 1) % 3;
      G.players[playerID].hand.push(G.players[playerID].hand.shift());
      G.turn += 1;
    },
  },
};

Server({ games: [game], origins: [/.*/] }).run(port);
